"""Every sentence of the host in one place, by the engine's word; its numbers fill the braces."""

import re

from voltable import LogError, Refusal

REFUSALS = {
    "unknown-edition": "There is no edition {0}. There are: {1:}.",
    "unknown-board": "There is no board {0} for this edition. There are: {1:}.",
    "unknown-option": "There is no option {0}. There are: {1:}, cards.",
    "bad-option": "The option {0} cannot be {1}.",
    "bad-options": "Options come as names with values.",
    "bad-player-count": "{0} players cannot play: it takes {1} to {2}.",
    "bad-seed": "A seed is a whole number from 0 to {1}, not {0}.",
    "unknown-dice": "Dice are either a seed or the word table.",
    "bad-gid": "A game's id has 8 bytes.",
    "bad-name": "{0} cannot be a name: 1 to {1} characters, no verb, no quotes, no control characters.",
    "name-taken": "Two players cannot both be called {0}.",
    "bad-cards": "These cards cannot be played with: {0:}. Run: voltable cards check FILE",
    "bad-action": "That is no action: {0:}.",
    "not-now": "{0} is not what is asked for now.",
    "game-over": "The game is over.",
    "log-full": "The log is full: a game has at most {0} records.",
    "no-log": "A copy for search has no log.",
    "nothing-to-undo": "There is nothing to take back.",
    "nothing-to-redo": "There is nothing to do again.",
    "no-such-record": "There is no record {0} to go back to.",
    "not-offered": "That plant is not on offer.",
    "bid-too-low": "A bid of {0} is too low: at least {1}.",
    "alone-pays-minimum": "Alone you pay the minimum of {1}, not {0}.",
    "too-poor": "That costs {0} Elektro and there are {1}.",
    "must-buy": "In the first round everybody buys a plant.",
    "not-yours-to-scrap": "That plant cannot be given up.",
    "cannot-give": "That fuel cannot be given up.",
    "no-such-card": "There is no such fuel card.",
    "does-not-fit": "Not one unit of that fuel fits.",
    "no-such-plants": "These are not plants of yours: {0}.",
    "bad-mix": "The hybrids burn {1} units together, not {0}.",
    "which-mix": "Say what the hybrids burn: {0} units of gas and oil.",
    "not-enough-fuel": "That burns {1} units of a fuel and there are {2}.",
    "cannot-come": "That card cannot have been drawn now.",
    "bad-line": "That is too long for an action.",
    "unknown-verb": "{0} is no verb.",
    "unknown-name": "Nobody here is called {0}.",
    "not-your-turn": "It is not {0}'s turn.",
    "word-missing": "Something is missing: {0}.",
    "too-many-words": "{0} is too much.",
    "not-a-number": "{0} is not a number.",
    "open-quote": "A quotation mark is left open.",
    "which-plant": "{0} can mean several plants: {1:}.",
    "unknown-plant": "There is no plant {0}.",
    "no-such-seat": "There is no seat {0}.",
    "unknown-fuel": "There is no fuel {0}. There are: {1:}.",
}
LOG_ERRORS = {
    "not-a-log": "This is no Voltable log.",
    "not-a-game": "This log ends before its game begins.",
    "log-too-large": "{0} bytes are too many: a log has at most {1}.",
    "needs-newer-engine": "This log needs a newer engine.",
    "bad-length": "Record {0} cannot have {1} bytes.",
    "truncated": "Record {0} is cut off.",
    "bad-record": "Record {0} is damaged.",
    "bad-checksum": "Record {0} is damaged: its checksum is wrong.",
    "bad-msgpack": "Record {0} is no valid move.",
    "cannot-pack": "A move cannot hold a value of the type {0}.",
    "number-too-large": "A number in a move is too large.",
    "text-too-long": "A text of {0} bytes is too long: at most {1}.",
    "array-too-long": "A move cannot have {0} parts.",
    "too-deep": "A move cannot be nested deeper than {0}.",
    "bad-setup": "Record {0} is no valid setup.",
    "bad-genesis": "The first record does not describe a game. {1:}",
    "other-cards": "This game was played with another card set. Name it with --cards FILE.",
    "illegal-move": "Record {0} is not allowed there.",
}


def refuse(no: Refusal) -> str:
    """The sentence for a refusal; `{1:}` stands for all numbers from that one on."""
    known = LOG_ERRORS if isinstance(no, LogError) else REFUSALS
    sentence = known.get(no.word, no.word)
    if no.word == "illegal-move":
        record, word, *numbers = no.numbers
        return sentence.format(record) + " " + refuse(Refusal(str(word), *numbers))
    filled = re.sub(r"\{(\d)(:?)\}", lambda found: fill(no.numbers, int(found[1]), bool(found[2])), sentence)
    return filled.replace(" There are: .", "").replace(": .", ".").strip()


def fill(numbers: tuple, place: int, rest: bool) -> str:
    """One number, or all from its place on; nothing where there is none."""
    return ", ".join(str(number) for number in (numbers[place:] if rest else numbers[place : place + 1]))

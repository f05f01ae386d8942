"""Every sentence and name for the engine's words, in one place; the numbers of a refusal fill the braces.

`{0}` is the first number, `{1:}` all from the second on; `{0:fuel}`, `{0:plant}` and `{0:part}` are shown by name.
The board has the same sentences: tools/bake_words.py bakes them, device/voltable_device/words.py reads them.
"""

import re

from voltable import LogError, Refusal
from voltable_cards.words import ECO, FUELS, KINDS
from voltable_host.folding import folded
from voltable_host.language import N_, _, pgettext


def NP_(context: str, word: str) -> tuple[str, str]:  # noqa: N802  the name that catalogue tools know
    """Marks a word whose translation depends on where it stands; it is translated where it is shown."""
    return context, word


REFUSALS = {
    "unknown-edition": N_("There is no edition {0}. There are: {1:}."),
    "unknown-board": N_("There is no board {0} for this edition. There are: {1:}."),
    "unknown-option": N_("There is no option {0}. There are: {1:}, cards."),
    "unknown-bot": N_("There is no bot {0}. There are: {1:}."),
    "bad-option": N_("The option {0} cannot be {1}. Say true or false, or a number where it takes one."),
    "bad-options": N_("Options come as names with values, such as demolition=true."),
    "bad-player-count": N_("{0} players cannot play: it takes {1} to {2}."),
    "bad-seed": N_("A seed is a whole number from 0 to {1}, not {0}."),
    "unknown-dice": N_("Cards are drawn by a seed or, with the word {1}, by people; not by {0}."),
    "bad-gid": N_("A game's id has 8 bytes."),
    "bad-name": N_('"{0}" cannot be a name: 1 to {1} characters, no verb, no quotes, no control characters.'),
    "name-taken": N_("Two players cannot both be called {0}. Give one of them another name."),
    "bad-cards": N_("These cards cannot be played with: {0:}. Run: voltable cards check FILE"),
    "bad-action": N_("That is no action: {0:}."),
    "not-now": N_("{0} is not what is asked for now."),
    "game-over": N_("The game is over: nothing more can be played."),
    "log-full": N_("The log is full: a game has at most {0} records."),
    "no-log": N_("A copy for search has no log, so nothing can be taken back."),
    "nothing-to-undo": N_("There is nothing to take back."),
    "nothing-to-redo": N_("There is nothing to do again."),
    "no-such-record": N_("There is no record {0} to go back to. There are: {1} to {2}."),
    "not-offered": N_("Plant {0:plant} is not on offer: only plants of the current market are."),
    "bid-too-low": N_("A bid of {0} Elektro is too low: it takes at least {1}."),
    "alone-pays-minimum": N_("Nobody is left to bid against, so the plant costs {1} Elektro, not {0}."),
    "too-poor": N_("That costs {0} Elektro and there are only {1}."),
    "must-buy": N_("In the first round everybody buys a plant: open an auction."),
    "not-yours-to-scrap": N_("Plant {0:plant} cannot be given up: choose one of the older plants."),
    "cannot-give": N_("This fuel need not be given up: {1} {0:fuel}. Give up as much gas or oil as no longer fits."),
    "no-such-card": N_("There is no such fuel card in the column of {2} Elektro: {0:fuel} {1}."),
    "does-not-fit": N_(
        "Not one unit fits: {0:fuel}. Plants store twice what they burn; in the last round buy only what they lack."
    ),
    "no-such-plants": N_("Plant {0} cannot run: it belongs to somebody else, or is named twice."),
    "bad-mix": N_("The hybrids burn {1} units of gas and oil together, not {0}."),
    "which-mix": N_("Say what the hybrids burn, {0} units together: add gas={0}, or oil={0}, or some of both."),
    "not-enough-fuel": N_("There is too little of this fuel: {0:fuel}. That burns {1} units, and {2} are in store."),
    "cannot-come": N_(
        "That card cannot be drawn now. If the cards of your box differ from ours, see: voltable cards check --help"
    ),
    "bad-line": N_("That is too long for an action."),
    "unknown-verb": N_("{0} is no verb."),
    "unknown-name": N_("Nobody here is called {0}."),
    "not-your-turn": N_("It is not {0}'s turn."),
    "word-missing": N_("Something is missing: {0:part}."),
    "too-many-words": N_("The action is complete without this: {0}."),
    "not-a-number": N_("{0} is no number that can be typed here: digits only, at most nine."),
    "open-quote": N_("A quotation mark is left open."),
    "which-plant": N_("{0} can mean several plants: {1:}. Add the letter."),
    "unknown-plant": N_("There is no plant {0}."),
    "no-such-seat": N_("There is no seat {0}."),
    "unknown-fuel": N_("There is no fuel {0}. There are: {1:}."),
}
LOG_ERRORS = {
    "not-a-log": N_("This is no Voltable log."),
    "not-a-game": N_("This log ends before its game begins."),
    "log-too-large": N_("{0} bytes are too many: a log has at most {1}."),
    "needs-newer-engine": N_("This log needs a newer Voltable: pip install --upgrade voltable"),
    "bad-length": N_("Record {0} cannot have {1} bytes."),
    "truncated": N_("Record {0} is cut off."),
    "bad-record": N_("Record {0} is damaged."),
    "bad-checksum": N_("Record {0} is damaged: its checksum is wrong."),
    "bad-msgpack": N_("Record {0} is no valid move."),
    "cannot-pack": N_("A move cannot hold a value of the type {0}."),
    "number-too-large": N_("A number in a move is too large."),
    "text-too-long": N_("A text of {0} bytes is too long: at most {1}."),
    "array-too-long": N_("A move cannot have {0} parts."),
    "too-deep": N_("A move cannot be nested deeper than {0}."),
    "bad-setup": N_("The log names {0} players, and its game has {1}."),
    "bad-genesis": N_("The first record does not describe a game. {1}"),
    "other-cards": N_("This game belongs to another card set. Name it with --cards FILE."),
    "illegal-move": N_("Record {0} is not allowed there. {1}"),
}
# Said where a refusal brings fewer numbers, or where no game tells the labels of plants.
SHORTER = {
    "unknown-board": N_("There is no board {0} for this edition. It is played without one: leave --board out."),
    "unknown-option": N_("There is no option {0} in this edition."),
    "bad-action": N_("That is no action."),
    "no-such-record": N_("There is no record {0} to go back to."),
    "not-offered": N_("That plant is not on offer: only plants of the current market are."),
    "not-yours-to-scrap": N_("That plant cannot be given up: choose one of the older plants."),
    "no-such-card": N_("There is no fuel card {0}. A card is written like coal2@3: fuel, units, column."),
    "unknown-verb": N_("Say what to do."),
    "not-a-number": N_("A whole number is missing."),
    "bad-msgpack": N_("This is no valid move."),
    "bad-setup": N_("Record {0} does not name a player."),
    "bad-genesis": N_("The first record does not describe a game."),
}
FUEL_NAMES = {
    "coal": NP_("fuel", "coal"),
    "gas": NP_("fuel", "gas"),
    "oil": NP_("fuel", "oil"),
    "uranium": NP_("fuel", "uranium"),
}
KIND_NAMES = {**FUEL_NAMES, "hybrid": NP_("kind of plant", "hybrid"), "eco": NP_("kind of plant", "eco")}
PHASE_NAMES = {
    "setup": NP_("phase", "setup"),
    "order": NP_("phase", "order"),
    "auction": NP_("phase", "auction"),
    "fuel": NP_("phase", "fuel"),
    "build": NP_("phase", "build"),
    "bureaucracy": NP_("phase", "bureaucracy"),
    "over": NP_("phase", "over"),
}
VERB_NAMES = {
    "open": NP_("verb", "open"),
    "bid": NP_("verb", "bid"),
    "pass": NP_("verb", "pass"),
    "drop": NP_("verb", "drop out"),
    "scrap": NP_("verb", "scrap"),
    "give": NP_("verb", "give up"),
    "buy": NP_("verb", "buy"),
    "run": NP_("verb", "run"),
    "done": NP_("verb", "done"),
    "deal": NP_("verb", "deal"),
    "first": NP_("verb", "first"),
    "undo": NP_("verb", "take back"),
}
PART_NAMES = {  # what an action lacks
    "plant": NP_("missing", "a plant"),
    "number": NP_("missing", "a number"),
    "fuel": NP_("missing", "a fuel"),
    "card": NP_("missing", "a fuel card, such as coal2@3"),
    "dealt": NP_("missing", "the card that was drawn"),
    "seat": NP_("missing", "a player's name"),
}
PLACEHOLDER = re.compile(r"\{(\d)(:?)(\w*)\}")


def refuse(no: Refusal, game=None) -> str:
    """The sentence for a refusal; a game lends the labels of its plants."""
    known = LOG_ERRORS if isinstance(no, LogError) else REFUSALS
    numbers = numbers_of(no)
    sentence = known.get(no.word, no.word)
    if any(not filled(found, numbers, game) for found in PLACEHOLDER.finditer(sentence)):
        sentence = SHORTER.get(no.word, sentence)
    return PLACEHOLDER.sub(lambda found: filled(found, numbers, game), _(sentence)).strip()


def numbers_of(no: Refusal) -> tuple:
    """What fills the braces; a refusal within an error about a log becomes its sentence."""
    if no.word == "illegal-move":
        record, word, *numbers = no.numbers
        return record, refuse(Refusal(str(word), *numbers))
    if no.word == "bad-genesis":
        word, *numbers = " ".join(map(str, no.numbers[1:])).split() or [""]
        return (0, refuse(Refusal(word, *numbers))) if word in REFUSALS else (0,)
    return no.numbers


def filled(found: re.Match, numbers: tuple, game) -> str:
    """What stands at one place of a sentence: a number or a name, or all from there on; nothing where nothing can."""
    place, rest, kind = int(found[1]), found[2], found[3]
    if rest and not kind:
        return ", ".join(map(str, numbers[place:]))
    return "".join(shown(number, kind, game) for number in numbers[place : place + 1])


def shown(number, kind: str, game) -> str:
    """A number as itself, or by its name where the sentence says what it is."""
    if kind == "plant":
        return plant_label(number, game)
    if kind == "fuel":
        return fuel_name(FUELS[number]) if type(number) is int and 0 <= number < len(FUELS) else str(number)
    return part_name(str(number)) if kind == "part" else str(number)


def plant_label(plant, game) -> str:
    """A plant as people write it, if there is a game and it has such a plant."""
    if game is None or type(plant) is not int or not 0 <= plant < len(game.edition.cards.number):
        return ""
    return game.edition.cards.label(plant)


def fuel_name(word: str) -> str:
    """A fuel in the chosen language."""
    return named(FUEL_NAMES, word)


def kind_name(word: str) -> str:
    """A kind of plant in the chosen language."""
    return named(KIND_NAMES, word)


def phase_name(word: str) -> str:
    """A phase in the chosen language."""
    return named(PHASE_NAMES, word)


def kinds_called(beginning: str) -> list[int]:
    """The kinds of fuel and plant whose name begins so, in English or in the chosen language, accents or not."""
    beginning = folded(beginning)
    names = [(word, folded(kind_name(word))) for word in KINDS]
    found = [kind for kind, both in enumerate(names) if any(name.startswith(beginning) for name in both)]
    return [kind for kind in found if kind != ECO] if len(beginning) == 1 and len(found) > 1 else found


def part_name(word: str) -> str:
    """What an action lacks, in the chosen language."""
    return named(PART_NAMES, word)


def named(names: dict[str, tuple[str, str]], word: str) -> str:
    """A word of the engine as people say it; one without a name stays as it is."""
    return pgettext(*names[word]) if word in names else word

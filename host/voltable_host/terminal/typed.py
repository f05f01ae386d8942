"""What a typed line means: a number of the menu, a short word, a word of one's language, or the full notation."""

import re

from voltable import Refusal, notation
from voltable.engine.game import Game
from voltable.engine.verbs import BID, CHANCE, DEAL, FIRST, OPEN, OPEN_AMOUNT, RUN, WORDS
from voltable_host.language import _
from voltable_host.language.folding import folded
from voltable_host.language.words import fuel_name, kinds_called
from voltable_host.terminal.families import played_family_of
from voltable_host.terminal.menu import Entry

NUMBER = re.compile(r"(\d{1,9})(?: (\d{1,9}))?$")
AMOUNT = re.compile(r"([^\W\d]+) ?(\d{1,9})$")
LONG = {"o": "open", "b": "bid", "s": "scrap", "g": "give", "x": "pass"}
ALL, NONE = ("all", "a"), ("none", "n")


class Unclear(Exception):
    """The line means nothing that can be done now; the message says what would."""


class Unknown(Unclear):
    """Some word of it is not known: another may have been meant."""


def action_of(line: str, game: Game, menu: list[Entry]) -> tuple:
    """The action a line means; a Refusal or Unclear says why it means none."""
    text = folded(line)
    if is_named(line, game):
        return notation.read(line, game)
    own = played_family_of(game).typed.MEANINGS
    for meaning in (by_number, by_player, by_amount, *own, by_production, by_beginning):
        action = meaning(text, game, menu)
        if action:
            return action
    return by_notation(line, game, menu)


def is_named(line: str, game: Game) -> bool:
    """The line begins with the name of the player whose turn it is and a verb, as lines of a log do."""
    if game.turn is None or game.turn < 0:
        return False
    name = notation.quote(game.names[game.turn]) + " "
    words = line.strip().removeprefix(name).split()
    return line.strip().startswith(name) and bool(words) and words[0] in WORDS


def by_number(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """An entry's number, with an amount where the entry is open; drawn cards are called by what is printed on them."""
    found = NUMBER.match(text)
    if not found or menu[0].action[0] == DEAL:
        return None
    number = int(found[1])
    if not 1 <= number <= len(menu):
        raise Unclear(no_such_entry(number, menu))
    action = menu[number - 1].action
    if action[0] not in OPEN_AMOUNT:
        return action if found[2] is None else None
    return action[:-2] + (int(found[2]) if found[2] else action[-2],)


def no_such_entry(number: int, menu: list[Entry]) -> str:
    """Why a number is none of the menu, and what was perhaps meant."""
    sentence = _("There is no entry {number}: the menu goes from 1 to {last}.").format(number=number, last=len(menu))
    verb, *amounts = menu[0].action
    if verb == BID and amounts[0] <= number <= amounts[1]:
        sentence += " " + _("To bid that much, type: bid {number}").format(number=number)
    if any(entry.notation.startswith(f"open {number} ") for entry in menu):
        sentence += " " + _("To open plant {number}, type: open {number}").format(number=number)
    return sentence


def by_player(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """Who is next in an order, by the name or its beginning."""
    if menu[0].action[0] != FIRST:
        return None
    text = text.removeprefix("first ").strip(' "')
    begun = [entry for entry in menu if text and folded(entry.label).startswith(text)]
    exact = [entry for entry in begun if folded(entry.label) == text]
    if len(begun) > 1 and not exact:
        told = _("{text} can mean several players: {names}. Type more of the name.")
        raise Unclear(told.format(text=text, names=", ".join(entry.label for entry in begun)))
    return (exact or begun)[0].action if begun else None


def by_amount(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """`b21`, `bid 21`, `open 5`: a verb's first letter will do, the least bid may be left out."""
    found = AMOUNT.match(text)
    if not found:
        return None
    verb = LONG.get(found[1], found[1])
    if verb == "bid" and menu[0].action[0] == BID:
        return (BID, int(found[2]))
    if verb == "open" and menu[0].action[0] == OPEN:
        opened = [entry.action for entry in menu if entry.notation.startswith(f"open {found[2]}")]
        exact = [action for action in opened if number_of(game, action[1]) == int(found[2])]
        return exact[0][:-1] if len(exact) == 1 else None if exact else not_to_open(game, int(found[2]))
    return None


def not_to_open(game: Game, number: int) -> tuple | None:
    """Opening a plant that is not in the menu, so that a refusal can say why it is not."""
    plants = [plant for plant, printed in enumerate(game.edition.cards.number) if printed == number]
    return (OPEN, plants[0], number) if len(plants) == 1 else None


def number_of(game: Game, plant: int) -> int:
    """The number printed on a plant."""
    return game.edition.cards.number[plant]


def fuels_called(beginning: str, game: Game) -> list[int]:
    """The fuel, or none, whose name begins so, in English or in the chosen language."""
    names = game.edition.fuels
    fuels = [kind for kind in kinds_called(beginning, game.edition.kinds) if kind < len(names)]
    if len(fuels) > 1:
        meant = ", ".join(fuel_name(names[fuel]) for fuel in fuels)
        told = _("{word} can mean several fuels: {fuels}. Type more of the name.")
        raise Unclear(told.format(word=beginning, fuels=meant))
    return fuels


def by_production(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """`all`: the best there is; `none`: nothing at all."""
    if menu[0].action[0] != RUN:
        return None
    text = text.removeprefix("run ")
    if text in ALL:
        return menu[0].action
    if text in NONE:
        return next((entry.action for entry in menu if not entry.action[1]), None)
    return None


def by_beginning(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """The beginning of an entry's words or notation, where it is the beginning of one only."""
    text = LONG.get(text, text)
    if not text:
        return None
    exact = [entry.action for entry in menu if text in forms(entry)]
    found = exact or [entry.action for entry in menu if any(form.startswith(text) for form in forms(entry))]
    if len(found) != 1:
        return None
    return found[0][:-1] if found[0][0] in OPEN_AMOUNT else found[0]


def forms(entry: Entry) -> tuple[str, ...]:
    """The ways to type an entry."""
    short = entry.notation.partition(" ")[2]
    return (entry.notation, folded(entry.label)) + ((short,) if short else ())


def by_notation(line: str, game: Game, menu: list[Entry]) -> tuple:
    """The full notation, its verb perhaps by one letter."""
    verb, _space, rest = " ".join(line.split()).partition(" ")
    line = f"{LONG[verb]} {rest}" if verb in LONG else line
    verb = LONG.get(verb, verb)
    if verb in WORDS and WORDS.index(verb) not in [entry.action[0] for entry in menu]:
        raise Refusal("not-now", verb)
    if game.turn == CHANCE and names_somebody(line, game) and menu[0].action[0] != FIRST:
        raise Unclear(_("Turn the card over and type what it shows."))
    if game.turn == CHANCE and verb not in ("deal", "first"):
        line = f"{menu[0].notation.partition(' ')[0]} {line}"
    try:
        return notation.read(line, game)
    except Refusal as no:
        if no.word in ("unknown-verb", "unknown-name") and game.turn != CHANCE:
            told = _("I do not understand: {line}. Type a number of the menu, or ? for help.")
            raise Unknown(told.format(line=line.strip()[:40])) from no
        raise


def names_somebody(line: str, game: Game) -> bool:
    """A line of a player, as a log has it, where a card is asked for."""
    return any(line.strip().startswith(notation.quote(name) + " ") for name in game.names)

"""Fuel cards as people type them."""

import re

from voltable.engine.game import Game
from voltable.engine.verbs import BUY, DEAL, GIVE
from voltable_cards.picking import taken_apart
from voltable_cards.words import FUEL_CARD, STORED_CARD
from voltable_host.language import _
from voltable_host.terminal.family import Meaning
from voltable_host.terminal.menu import Entry
from voltable_host.terminal.typed import Unclear, fuels_called

CARD = re.compile(r"(?:buy |deal )?(?:(\d)[: ])?([^\W\d]+) ?([1-3])(?:@(\d))?$")
WHOLE_PLANT = re.compile(r"\s*\d+[a-z]? +[^\W\d]+(?: +\d)?\s*$")  # 3a coal 2
STORED = re.compile(r"(?:give )?([^\W\d]+) ?([1-3])(?:/([0-3]))?(?: (\d{1,9}))?$")
SEVERAL: tuple[str, ...] = ("fuel", "deal", "first")  # where a line may name several cards


def split(line: str, asked: str) -> tuple[str, str]:
    """The first card of a line and what stands behind it; a plant may be told by all that is printed on it."""
    before, _comma, behind = line.partition(",")
    if WHOLE_PLANT.match(before):
        return before.strip(), behind.strip()
    first, _space, rest = line.replace(",", " ").strip().partition(" ")
    return first, rest.strip()


def by_card(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """`2:coal2`, `coal2@2`, `c2` (the cheapest): a fuel by its first letters in either language."""
    found = CARD.match(text)
    verb = menu[0].action[0]
    if not found or verb not in (BUY, DEAL):
        return None
    column = found[1] or found[4]
    fuels = fuels_called(found[2], game)
    if verb == DEAL:
        return (DEAL, FUEL_CARD + 3 * fuels[0] + int(found[3]) - 1) if fuels else None
    cards = [entry.action for entry in menu if entry.action[0] == BUY and entry.action[2] == int(found[3])]
    fitting = [card for card in cards if card[1] in fuels and column in (None, str(card[3]))]
    if fitting or not fuels:
        return fitting[0] if fitting else None
    return (BUY, fuels[0], int(found[3]), int(column or cheapest(game, text, fuels[0], int(found[3]))))


def by_stored_card(text: str, game: Game, menu: list[Entry]) -> tuple | None:
    """`coal2/3`, `c2 2` (by two units): a card in store, its printed units where several cards show as many."""
    found = STORED.match(text)
    if not found or menu[0].action[0] != GIVE or menu[0].action[1] < STORED_CARD:
        return None
    fuels, printed = fuels_called(found[1], game), found[3]
    cards = [entry.action for entry in menu if shows(entry.action[1], fuels, int(found[2]), printed)]
    if len(cards) > 1:
        raise Unclear(_("Several cards show that: say what is printed on yours, such as coal2/3."))
    return (*cards[0][:2], int(found[4] or cards[0][2])) if cards else None


def shows(code: int, fuels: list[int], left: int, printed: str | None) -> bool:
    """Whether a card in store is one of those that are meant."""
    return taken_apart(code)[0] in fuels and taken_apart(code)[1] == left and printed in (None, str(code & 3))


def cheapest(game: Game, text: str, fuel: int, units: int) -> int:
    """The column of such a card, so that a refusal can say why it cannot be bought."""
    for price, cards in enumerate(game.state.columns, 1):
        if 3 * fuel + units - 1 in cards:
            return price
    raise Unclear(_("There is no fuel card {card} in the market.").format(card=text))


def names(game: Game) -> list[str]:
    """None: there are only cards."""
    return []


MEANINGS: tuple[Meaning, ...] = (by_card, by_stored_card)

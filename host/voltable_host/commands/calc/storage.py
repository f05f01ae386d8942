"""`voltable calc storage`: what plants have room for."""

from voltable_cards.edition import CardGame
from voltable_host.calculator import storage as storing
from voltable_host.calculator.amounts import amounts, read_fuel
from voltable_host.calculator.board_plants import BoardHand
from voltable_host.calculator.plants import Hand, read_plants
from voltable_host.commands.calc.shared import (
    answer,
    board_edition,
    board_table,
    edition_option,
    fuel_option,
    last_round_option,
    plants_argument,
)
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _
from voltable_host.options import cards_option
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command(
    "storage",
    examples=(
        "calc storage coal3 hybrid2", "calc storage 12 7a --fuel c4,g3,o4",
        "calc storage 5 25 --edition classic --fuel coal6,oil2",
    ),
)  # fmt: skip
@plants_argument
@fuel_option
@last_round_option
@edition_option
@cards_option
@pass_talk
def storage(talk, texts, fuel, last_round, edition, cards) -> None:
    """Room for each fuel, what still fits, and what has to be given up."""
    board = board_edition(edition, cards=cards, last_round=last_round)
    if board:
        plants, stock = board_table(board, texts, fuel or "", powers=False)
        record = storing.storage(BoardHand(plants).owner(stock).needs, stock, board)
        talk.data(record, storage_in_words(record, False))
        return
    plants, stock = read_plants(texts, cards), read_fuel(fuel or "")
    record = storing.storage(Hand(plants).owner(stock).needs, stock, CardGame, last_round)
    answer(talk, plants, record, storage_in_words(record, last_round))


def storage_in_words(record: dict, last_round: bool) -> str:
    """Room, what still fits, what has to go."""
    fits = _("Still to buy in the last round: {fuel}") if last_round else _("Still fits: {fuel}")
    lines = [_("Room: {fuel}").format(fuel=amounts(record["room"])), fits.format(fuel=amounts(record["fits"]))]
    if any(record["give_up"].values()):
        lines.append(_("To be given up: {fuel}").format(fuel=amounts(record["give_up"])))
    return in_lines(lines)

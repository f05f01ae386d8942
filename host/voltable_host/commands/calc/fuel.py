"""`voltable calc fuel`: the cheapest fuel cards, or the price of tokens in the board game."""

import click

from voltable.boardgame.edition import BoardEdition
from voltable_cards.edition import CardGame
from voltable_host.calculator import purchase as buying
from voltable_host.calculator import storage as storing
from voltable_host.calculator.amounts import amounts, read_fuel
from voltable_host.calculator.board_fuel import cost_in_words, fuel_cost, read_order
from voltable_host.calculator.market import back_in_words
from voltable_host.calculator.plants import Hand, read_plants
from voltable_host.commands.calc.shared import (
    MARKET,
    answer,
    check_fits,
    laid_out,
    last_round_option,
    market_option,
    refuse_options,
    singles_option,
)
from voltable_host.gate.sentences import in_lines
from voltable_host.language import N_, _
from voltable_host.language.words import kind_name
from voltable_host.options import cards_option
from voltable_host.shell import command
from voltable_host.talk import pass_talk

COUNT = click.IntRange(0, max(BoardEdition.tokens))


@command(
    "fuel",
    examples=(
        f"calc fuel coal3 hybrid2 --stored c1 --market {MARKET}", "calc fuel coal 5 --left 17",
        "calc fuel garbage 3 --left 6 --wien", "calc fuel coal 6 --left 2 --storage 10",
    ),
)  # fmt: skip
@click.argument("texts", metavar="PLANT... | FUEL N", nargs=-1, required=True)
@market_option
@click.option("--stored", default="", metavar="c1,o2", help=N_("fuel that is there already"))
@click.option("--twice", is_flag=True, help=N_("for two productions"))
@last_round_option
@singles_option
@cards_option
@click.option("--left", type=COUNT, metavar="N", help=N_("board game: how many tokens lie on the market"))
@click.option("--wien", is_flag=True, help=N_("board game, Central Europe: garbage for whoever is connected to Wien"))
@click.option("--storage", type=COUNT, default=0, metavar="N", help=N_("board game, USA of 2020: coal in the storage"))
@pass_talk
def fuel(talk, texts, left, wien, storage, **cards) -> None:
    """The cheapest fuel cards with which all your plants can run; name all of them, for their room.

    With --left it is the board game: what so many tokens of a fuel cost, and the one after them.
    """
    if left is not None:
        refuse_options(cards, _("{option} belongs to the card game, and --left to the board game: leave one out."))
        record = fuel_cost(*read_order(texts), left, storage, wien)
        talk.data(record, cost_in_words(record))
        return
    if not cards["market"] or wien or storage:
        told = _("Say what lies in the fuel market: --market {market}; in the board game how many tokens: --left 17")
        raise click.UsageError(told.format(market=MARKET))
    card_fuel(talk, texts, **cards)


def card_fuel(talk, texts, market, stored, twice, last_round, singles, cards) -> None:
    """The card game: which cards to buy."""
    if twice and last_round:
        raise click.UsageError(_("In the last round plants run once and nothing is stocked: leave out --twice."))
    plants, stock, times = read_plants(texts, cards), read_fuel(stored), 2 if twice else 1
    state, needs = laid_out(market, singles), Hand(plants).owner(stock).needs
    check_fits(storing.storage(needs, stock, CardGame)["give_up"])
    short = buying.missing(state, needs, stock, times)
    if any(short.values()):
        told = _("The market has too little for these plants, even if all of it is bought: {fuel} missing. Name fewer.")
        raise click.ClickException(told.format(fuel=amounts(short)))
    record = buying.purchase(state, needs, stock, times, last_round)
    answer(talk, plants, record, purchase_in_words(record))


def purchase_in_words(record: dict) -> str:
    """Cards by column, what is stored then, what goes back."""
    lines = [_("Buy for {cost} Elektro:").format(cost=record["cost"]) if record["cards"] else _("Nothing to buy.")]
    for column in range(1, 5):
        cards = [card_in_words(card) for card in record["cards"] if card["column"] == column]
        if cards:
            lines.append("  " + _("column {column}: {cards}").format(column=column, cards=", ".join(cards)))
    lines.append(_("Stored then: {fuel}").format(fuel=amounts(record["stored"])))
    return in_lines(lines + back_in_words(record))


def card_in_words(card: dict) -> str:
    """A fuel card, and how many units of it are kept where some go back."""
    if card["kept"] == card["units"]:
        return f"{kind_name(card['fuel'])} {card['units']}"
    told = _("{fuel} {n} (keep {kept})")
    return told.format(fuel=kind_name(card["fuel"]), n=card["units"], kept=card["kept"])

"""What several calculators ask for and say."""

import click

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import KINDS
from voltable.engine.start import find_edition
from voltable_host.calculator.amounts import amounts, read_fuel
from voltable_host.calculator.board_plants import BoardHand, BoardPlant, check_powers, read_board_plants
from voltable_host.calculator.market import lay_out, read_market
from voltable_host.calculator.storage import storage
from voltable_host.choice import Choice
from voltable_host.language import N_, _
from voltable_host.options import CARD_GAME, EDITIONS

MARKET = '"2:c2,g1,o3 3:c1,u2"'
plants_argument = click.argument("texts", metavar="PLANT...", nargs=-1, required=True)
fuel_option = click.option("--fuel", metavar="c3,o2", help=N_("the fuel in store"))
last_round_option = click.option("--last-round", is_flag=True, help=N_("by the rules of the last round"))
market_option = click.option("--market", metavar='"2:c2,g1 3:u2"', help=N_("the fuel market, column by column"))
edition_option = click.option(
    "--edition", type=Choice(EDITIONS), default=CARD_GAME, show_default=True, help=N_("whose plants and rules")
)
cities_option = click.option(
    "--cities", type=click.IntRange(0, BoardEdition.houses), metavar="N",
    help=N_("the cities of the network, in the board game"),
)  # fmt: skip
singles_option = click.option(
    "--singles", metavar="c1,g2", help=N_("singles left beside the market; else all that are not in column 1")
)


def board_edition(name: str, **card_only) -> type[BoardEdition] | None:
    """The edition of the board game, for which the card game's options mean nothing; None for the card game."""
    edition = find_edition(name)
    if not issubclass(edition, BoardEdition):
        return None
    refuse_options(card_only, _("{option} belongs to the card game; leave it out with --edition {edition}."), name)
    return edition


def refuse_options(given: dict, sentence: str, edition: str = "") -> None:
    """Refuse the first of these options that has a value."""
    for name, value in given.items():
        if value:
            option = "--" + name.replace("_", "-")
            raise click.UsageError(sentence.format(option=option, edition=edition))


def board_table(edition: type[BoardEdition], texts, fuel: str | None, powers: bool = True):
    """Plants of the board game and the fuel on them; None is as much as they can store, more is refused."""
    plants: list[BoardPlant] = read_board_plants(texts, edition)
    if powers:
        check_powers(plants)
    if fuel is None:
        return plants, None
    stock = read_fuel(fuel, KINDS)
    if powers:
        check_fits(storage(BoardHand(plants).owner(stock).needs, stock, edition)["give_up"])
    return plants, stock


def check_fits(give_up: dict[str, int]) -> None:
    """Refuse fuel that these plants cannot hold."""
    if any(give_up.values()):
        raise click.UsageError(_("These plants cannot store so much: {fuel} too many.").format(fuel=amounts(give_up)))


def laid_out(market: str | None, singles: str | None):
    """The card game's table with this market."""
    if not market:
        raise click.UsageError(_("Say what lies in the fuel market: --market {market}").format(market=MARKET))
    return lay_out(read_market(market), None if singles is None else read_fuel(singles))


def answer(talk, plants, record: dict, sentence: str) -> None:
    """Tell it, and where it rests on cards that are stand-ins of ours."""
    doubtful = [plant.name for plant in plants if plant.doubtful]
    talk.data(record | {"reconstructed": doubtful}, sentence)
    if doubtful:
        told = _("Reconstructed by us, so your card may differ: {plants}. Tell yours as coal3=9, or with --cards FILE.")
        talk.note(told.format(plants=", ".join(doubtful)))

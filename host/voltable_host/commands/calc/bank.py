"""`voltable calc bank`: the move of the card game's third party."""

import click

from voltable_host.calculator import bank as bank_helper
from voltable_host.calculator.amounts import EMPTY
from voltable_host.calculator.plants import Hand
from voltable_host.commands.calc.shared import MARKET, laid_out, last_round_option, market_option, singles_option
from voltable_host.language import N_, _
from voltable_host.shell import command
from voltable_host.talk import pass_talk


@command("bank", examples=(f"calc bank --need coal3,hybrid2 --market {MARKET}", "calc bank --plants 5,6,9,12"))
@click.option("--need", metavar="coal3,h2", help=N_("fuel and need of each plant the Bank has"))
@market_option
@singles_option
@click.option("--plants", metavar="5,6,9,12", help=N_("the plant market: which one does the Bank take?"))
@last_round_option
@pass_talk
def bank(talk, need, market, singles, plants, last_round) -> None:
    """The Bank's move in a game of two: the fuel it takes, or its plant."""
    if bool(need) == bool(plants):
        raise click.UsageError(_("Say either --need and --market for its fuel, or --plants 5,6,9,12 for its plant."))
    if plants:
        tell_plant(talk, plants, last_round)
    else:
        tell_fuel(talk, Hand(bank_helper.read_needs(need)).owner(EMPTY).needs, market, singles)


def tell_plant(talk, plants: str, last_round: bool) -> None:
    """The plant it takes."""
    record = bank_helper.bank_plant(plants.lower().replace(",", " ").split(), last_round)
    told = _("The Bank takes plant {plant}: the highest on offer.")
    talk.data(record, told.format(plant=record["takes"]))


def tell_fuel(talk, needs, market: str | None, singles: str | None) -> None:
    """The cards it takes for one production of plants that burn so much."""
    record = bank_helper.bank_fuel(laid_out(market, singles), needs)
    talk.data(record, bank_helper.bank_in_words(record))

"""`voltable table bank`: the move of the third party of two players."""

import click

from voltable.tracker.needs import needs
from voltable_host.calculator.amounts import EMPTY
from voltable_host.calculator.bank import read_needs
from voltable_host.calculator.plants import Hand
from voltable_host.calculator.trust import MARKET as TOKENS
from voltable_host.calculator.trust import read_tokens, read_trust_plants, trust_fuel, trust_in_words
from voltable_host.choice import Choice
from voltable_host.commands.calc.bank import tell_fuel, tell_plant
from voltable_host.commands.calc.shared import MARKET, last_round_option, refuse_options, singles_option
from voltable_host.language import N_, _
from voltable_host.options import CARD_GAME
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.finding import game_option, looked_at

TRUST_GAME = "recharged"


@command(
    "bank",
    examples=(
        f"table bank --need coal3,hybrid2 --market {MARKET}", f"table bank --market {MARKET}",
        f"table bank --edition {TRUST_GAME} --need coal2,hybrid3 --market {TOKENS}", "table bank --plants 5,6,9,12",
    ),
)  # fmt: skip
@click.option("--need", metavar="coal3,h2", help=N_("fuel and need of each of its plants; else those of the table"))
@click.option("--market", metavar="MARKET", help=N_("the fuel market: columns of cards, in the board game tokens"))
@click.option(
    "--edition", type=Choice([CARD_GAME, TRUST_GAME]),
    help=N_("card for the Bank, recharged for the Trust; else as the table says, or card"),
)  # fmt: skip
@singles_option
@click.option("--plants", metavar="5,6,9,12", help=N_("the plant market: which one does the Bank take?"))
@last_round_option
@game_option
@pass_talk
def bank(talk, need, market, edition, singles, plants, last_round, name) -> None:
    """What the Bank of the card game, or the Trust of recharged, takes in a game of two."""
    if need and plants:
        raise click.UsageError(_("Say either --need and --market for its fuel, or --plants 5,6,9,12 for its plant."))
    known = None if need or plants else plants_of_table(talk, name)
    edition = known[0] if known else edition or CARD_GAME
    if edition == TRUST_GAME:
        given = {"singles": singles, "plants": plants, "last_round": last_round}
        refuse_options(given, _("{option} belongs to the card game; leave it out with --edition {edition}."), edition)
        record = trust_fuel(known[1] if known else read_trust_plants(need), read_tokens(market))
        talk.data(record, trust_in_words(record))
    elif plants:
        tell_plant(talk, plants, last_round)
    else:
        burnt = needs(known[1]) if known else Hand(read_needs(need)).owner(EMPTY).needs
        tell_fuel(talk, burnt, market, singles)


def plants_of_table(talk, name: str | None) -> tuple[str, list[int]]:
    """The edition of a table, and what its third party has."""
    called, game = looked_at(talk, name)
    if game.state.dummy is None:
        told = _("No third party plays at the table {name}. Say what its plants burn: --need coal3,hybrid2")
        raise click.ClickException(told.format(name=called))
    return game.edition.name, list(game.state.dummy)

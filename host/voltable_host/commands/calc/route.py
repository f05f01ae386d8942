"""`voltable calc route`: the cheapest way to several cities."""

import click

from voltable.engine.game import Game
from voltable.engine.start import find_edition
from voltable_host.calculator.board_route import plan, route_in_words
from voltable_host.calculator.places import CITY, PLAYER, find, find_all, find_board, named
from voltable_host.calculator.site import Site, check_board, from_game, from_words, read_houses
from voltable_host.choice import Choice
from voltable_host.commands.calc.shared import refuse_options
from voltable_host.language import N_, _
from voltable_host.options import BOARD_EDITIONS, board_option, played_with_option
from voltable_host.saves import saves
from voltable_host.saves.looking import read_game
from voltable_host.shell import command
from voltable_host.talk import pass_talk

SEPARATORS = {False: "\N{NO-BREAK SPACE}·", True: ","}  # between two ways; plain talk is ASCII


@command(
    "route",
    examples=(
        "calc route --board germany --own Essen,Dortmund --to Münster,Kassel,Hannover --step 1",
        "calc route --board usa --edition recharged --to miami,tampa --taken tampa=1 --step 2",
        "calc route --game mygame --seat Ana --to Essen,Köln",
    ),
)  # fmt: skip
@click.option("--to", required=True, metavar="CITY,CITY", help=N_("the cities to connect"))
@click.option("--own", metavar="CITY,CITY", help=N_("the network; without it the first city needs no connection"))
@board_option(N_("the board, else the first of the edition; or the file of a map of one's own"))
@click.option("--edition", type=Choice(BOARD_EDITIONS), help=N_("whose board; classic if it is not told"))
@click.option("--step", type=click.IntRange(1, 3), help=N_("the step of the game; 1 if it is not told"))
@click.option("--regions", metavar="NAME,NAME", help=N_("the regions in play; else all"))
@click.option("--taken", metavar="CITY=2", help=N_("houses of others in cities"))
@click.option("--full", metavar="CITY,CITY", help=N_("cities without an open slot"))
@click.option("--only", is_flag=True, help=N_("build no other city, even where that would save money"))
@click.option("--game", metavar="GAME", shell_complete=saves.complete, help=N_("a saved game that tells all of this"))
@click.option("--seat", metavar="NAME", help=N_("the player in that game; else whose turn it is"))
@played_with_option
@pass_talk
def route(talk, to, only, game, seat, cards, **described) -> None:
    """The cheapest way to connect several cities: exact, with the order of building.

    A city that nobody asked for is built too where that saves money. Connections may pass through full cities.
    """
    if game:
        refuse_options(
            described | {"board": named(described["board"])}, _("The game tells this already: leave out {option}.")
        )
        site = site_of_game(read_game(talk, game, cards), seat)
    elif seat:
        raise click.UsageError(_("--seat names a player of a saved game: add --game GAME."))
    else:
        site = described_site(**described)
    targets = find_all(to, site.board.CITIES, CITY)
    if not targets:
        raise click.UsageError(_("Say which cities to connect: --to Essen,Köln"))
    record = plan(site, targets, not only)
    talk.data(record, route_in_words(record, SEPARATORS[talk.plain]))


def described_site(edition, board, step, own, regions, taken, full) -> Site:
    """The board as the options describe it."""
    name = edition or BOARD_EDITIONS[0]
    rules, module = find_edition(name), find_board(name, board)
    return from_words(rules, module, step or 1, own, regions, read_houses(rules, module, taken, full))


def site_of_game(game: Game, seat: str | None) -> Site:
    """The board as it lies in a saved game."""
    check_board(game)
    if seat:
        return from_game(game, find(seat, game.names, PLAYER))
    if game.turn is None or game.turn < 0:
        told = _("It is nobody's turn. Say for whom: --seat NAME. There are: {names}.")
        raise click.UsageError(told.format(names=", ".join(game.names)))
    return from_game(game, game.turn)

"""`voltable table new`: begin to follow a physical game."""

import secrets

import click

import voltable
from voltable.boardgame.own_map import OwnMap
from voltable.tracker.depths import DEPTHS
from voltable_host.choice import Choice
from voltable_host.commands.play import GID_BYTES
from voltable_host.language import N_, _
from voltable_host.maps.kept import keep
from voltable_host.options import EDITIONS, board_option, pairs_option, read_pairs
from voltable_host.saves import saves
from voltable_host.shell import command
from voltable_host.talk import pass_talk
from voltable_host.terminal.following.telling import Move, show_moves

NAMES = [depth[0] for depth in DEPTHS]
USUAL = "quick"


@command(
    "new",
    examples=(
        "table new classic --players Ana,Bo,Cy", "table new card --players Ana,Bo --depth score",
        "table new recharged --board usa --players 4 --ask-order",
    ),
)  # fmt: skip
@click.argument("edition", type=Choice(EDITIONS))
@click.option("--players", required=True, metavar="NAMES", help=N_("names, or how many play"))
@board_option(N_("of the edition, its first if none is named; or the file of a map of one's own"))
@click.option("--depth", type=Choice(NAMES), default=USUAL, show_default=True, help=N_("how closely to follow"))
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help=N_("the same seed draws the same first order"))
@click.option("--ask-order", is_flag=True, help=N_("the table says who begins: first NAME"))
@pairs_option
@pass_talk
def new(talk, edition, players, board, depth, seed, ask_order, pairs) -> None:
    """Begin to follow a game; the first order is drawn, unless the table is asked for it.

    guide knows turns and phases; quick also cities, payouts, the order and what they bring, with one answer for each of
    the phases of plants and fuel; score every single turn besides; market fuel and its prices too.
    """
    if ask_order and seed is not None:
        raise click.UsageError(_("--seed draws the order and --ask-order asks for it: leave one out."))
    seed = None if ask_order else secrets.randbits(32) if seed is None else seed
    options, gid = read_pairs(edition, pairs), secrets.token_bytes(GID_BYTES)
    game = voltable.new_table(edition, board, read_seats(players), depth, seed, options, gid)
    if isinstance(board, OwnMap):
        keep(board)
    with saves.create(game) as save:
        show_moves(talk, save, [Move(None, None, [], game.view())])
        if talk.quiet and not talk.json:
            talk.line(saves.called(save.path))


def read_seats(text: str) -> int | list[str]:
    """Names, or how many play."""
    if text.isdecimal() and text.isascii():
        return int(text)
    return [name.strip() for name in text.split(",") if name.strip()]

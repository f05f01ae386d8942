"""`voltable device sync`: both sides get the same games."""

import click

from voltable_host.choice import Choice
from voltable_host.companion.line.ports import find, port_option
from voltable_host.language import N_, _, ngettext
from voltable_host.saves import saves
from voltable_host.shell import command
from voltable_host.talk import pass_talk

NOTHING = N_("The device has no game. To put one there: voltable device sync GAME")
OTHER = N_(
    "The device has another version of Voltable: its games are copied here, and nothing was sent."
    " Put this version there: voltable device deploy"
)
UNKNOWN_MAP = N_(
    "Game {game} of the device is played on the map {map}, which is not known here; it is kept as {name}."
    " To open it: voltable resume {name} --board FILE.json"
)
NO_MAP = N_("The device keeps the game but cannot show it: it does not have the map {map}.")
UNREAD = N_("Game {game} of the device cannot be played by this version; it is kept as {name}. Update Voltable.")


@command(examples=("device sync", "device sync mygame", "device sync --keep device", "device sync --port a0 --json"))
@click.argument("names", metavar="[GAME]...", nargs=-1, shell_complete=saves.complete)
@port_option
@click.option(
    "--keep", type=Choice(["device", "host"]),
    help=N_("where both sides went on by themselves: which one counts; the other is kept as a branch"),
)  # fmt: skip
@pass_talk
def sync(talk, names, port, keep) -> None:
    """Make every game of the device equal on both sides; games that are named are put there.

    Nothing is ever lost: where both sides went on, both are kept here and a person picks.
    """
    from voltable_host.companion.line.client import connected
    from voltable_host.companion.line.errors import OtherVersion
    from voltable_host.companion.line.sync_told import facts
    from voltable_host.companion.line.syncing import sync_all

    for name in names:
        saves.find(name)  # a wrong one is told before anything is opened
    url = find(port)
    with connected(url, talk) as client:
        results = sync_all(client, talk, names, keep)
        is_other = client.is_rescue
    if talk.json:
        talk.data({"port": url, "same_version": not is_other, "games": [facts(result) for result in results]}, "")
    else:
        tell(talk, results)
    if is_other:
        raise OtherVersion(_(OTHER))
    if not all(result.is_settled for result in results):
        click.get_current_context().exit(1)


def tell(talk, results: list) -> None:
    """A line or two for each game."""
    if not results:
        talk.note(_(NOTHING))
    from voltable.line.flows.synced import KEPT

    for result in results:
        if result.problem or result.fork and not result.picked:
            for line in troubles(result):
                talk.aloud(line)
        else:
            talk.line(sentence(result))
            if result.map and result.how != KEPT:
                talk.note(_(NO_MAP).format(map=result.map))


def troubles(result) -> list[str]:
    """What is not done yet, and the command that does it."""
    from voltable_host.companion.line import branches_told
    from voltable_host.companion.line.sync_told import trouble

    if result.problem:
        return [trouble(result.problem)]
    told = branches_told.facts(result.fork)
    return [*branches_told.lines(told, bytes.fromhex(result.game)), branches_told.how_to_pick()]


def sentence(result) -> str:
    """What went over."""
    from voltable.line.flows import synced
    from voltable_host.companion.line import branches_told

    game = result.game[:4]
    if result.how == synced.EMPTY:
        return _("Game {game} on the device has no records.").format(game=game)
    if result.how == synced.KEPT and result.map:
        return _(UNKNOWN_MAP).format(game=game, name=result.name, map=result.map)
    if result.how == synced.KEPT:
        return _(UNREAD).format(game=game, name=result.name)
    if result.how == synced.NEW:
        told = ngettext(
            "device {n} move, none here: saved as {name}.", "device {n} moves, none here: saved as {name}.",
            result.device,
        )  # fmt: skip
        return told.format(name=result.name)
    if result.how == synced.PUT:
        return ngettext(
            "here {n} move, none there: put on the device.", "here {n} moves, none there: put on the device.",
            result.here,
        )  # fmt: skip
    told = ngettext("device {n} move, here {here}", "device {n} moves, here {here}", result.device or 0)
    told = told.format(here=result.here) + ": " + exchanged(result)
    if result.picked:
        return told + " " + branches_told.picked(result.picked, branches_told.facts(result.fork))
    return told + " " + _("Same game {game}, no conflict.").format(game=game)


def exchanged(result) -> str:
    """So much in each direction."""
    return _("pulled {pulled}, pushed {pushed}.").format(pulled=result.pulled, pushed=result.pushed)

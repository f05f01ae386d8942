"""Two tails of one game, as people have to see them before they pick one."""

from pathlib import Path

from voltable import LogError
from voltable.line.flows.forking import DEVICE, HOST, Fork
from voltable.line.flows.tails import stands
from voltable_host.language import _, ngettext
from voltable_host.language.words import phase_name
from voltable_host.loading import load as load_log
from voltable_host.saves import log_file


def facts(fork: Fork) -> dict:
    """For scripts."""
    return {
        "base": fork.base,
        DEVICE: facts_of(fork.their_branch, fork.base),
        HOST: facts_of(fork.our_branch, fork.base),
    }


def facts_of(branch: Path, base: int) -> dict:
    """One side: how it stands, and how many moves it went by itself."""
    told = {"file": str(branch), "moves": None, "since": None, "round": None, "phase": None, "player": None}
    try:
        game = load_log(log_file.read(branch))
    except (LogError, log_file.Unreadable):
        return told
    return told | stands(game, base)


def lines(told: dict, gid: bytes) -> list[str]:
    """For people: both sides, and where they are kept."""
    sentence = _("Game {game} went on at both sides. Both are kept:")
    return [
        sentence.format(game=gid.hex()[:4]),
        side(_("device"), told[DEVICE]),
        side(_("here"), told[HOST]),
    ]


def side(name: str, told: dict) -> str:
    """One side in a line."""
    if told["moves"] is None:
        return f"  {name}: {told['file']}"
    since = ngettext("{n} move since", "{n} moves since", told["since"])
    stands = _("round {round}, {phase}").format(round=told["round"], phase=phase_name(told["phase"]))
    turn = ", " + _("{name} to move").format(name=told["player"]) if told["player"] else ""
    return f"  {name}: {since}, {stands}{turn} ({told['file']})"


def question() -> str:
    """What is asked at a keyboard."""
    return _("Which one goes on, device or host?")


def picked(side: str, told: dict) -> str:
    """Which side goes on, and where the other one is."""
    if side == DEVICE:
        return _("The device goes on; what was here: {file}").format(file=told[HOST]["file"])
    return _("This computer goes on; what the device had: {file}").format(file=told[DEVICE]["file"])


def how_to_pick() -> str:
    """What is said where nobody can be asked."""
    return _("Pick one: voltable device sync --keep device, or: voltable device sync --keep host")

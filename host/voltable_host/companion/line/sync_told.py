"""What became of a game that was synced, for scripts, and why it is not alike on both sides."""

from pathlib import Path

from voltable.line.flows.synced import OTHER_GAME, UNPLAYABLE, Problem, Synced
from voltable_host.companion.line import branches_told
from voltable_host.language import N_, _
from voltable_host.saves.save_errors import SaveError

KEPT_AS = {
    UNPLAYABLE: N_(
        "This version cannot play what the device has; it is kept as {file}."
        " Put the same version there: voltable device deploy"
    ),
    OTHER_GAME: N_("Two different games have the same number; that of the device is kept as {file}."),
}


def facts(result: Synced) -> dict:
    """For scripts."""
    return {
        "game": result.game, "name": result.name, "how": result.how, "device": result.device, "here": result.here,
        "pulled": result.pulled, "pushed": result.pushed, "fork": result.fork and branches_told.facts(result.fork),
        "picked": result.picked, "problem": result.problem and trouble(result.problem), "is_open": result.is_open,
        "map": result.map,
    }  # fmt: skip


def trouble(problem: Problem) -> str:
    """Why both sides are not alike."""
    cause = problem.cause
    if isinstance(cause, SaveError):
        return cause.message
    assert isinstance(cause, Path)
    return _(KEPT_AS[problem.word]).format(file=cause)

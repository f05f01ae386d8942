"""Two engines that disagree: what somebody needs to find out why, beside the log itself."""

from voltable.line.mark import ENGINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.line.flows.shapes import Saved


def report(save: "Saved", theirs: "bytes | None") -> "dict[str, object]":
    """The rules, the last record, and how the game stands on both sides."""
    game, records = save.game, save.records
    return {
        "engine": ENGINE.hex(), "record": records.count - 1, "head": records.head.hex(), "state_here": game.hash(),
        "state_on_device": None if theirs is None else theirs.hex(), "canonical_here": repr(game.state.canonical()),
    }  # fmt: skip

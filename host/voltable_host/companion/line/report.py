"""Two engines that disagree: what somebody needs to find out why, beside the game's own file."""

import json
from contextlib import suppress
from pathlib import Path

import voltable
from voltable.line.mark import ENGINE
from voltable_host.saves.save_file import SaveFile

SUFFIX = ".report.json"


def write_report(save: SaveFile, theirs: bytes | None) -> Path:
    """Versions, the last record, and how the game stands on both sides; the log itself lies beside it."""
    path = save.path.with_suffix(SUFFIX)
    told = {
        "version": voltable.__version__, "engine": ENGINE.hex(), "log": save.path.name,
        "record": save.records.count - 1, "head": save.records.head.hex(), "state_here": save.game.hash(),
        "state_on_device": theirs and theirs.hex(), "canonical_here": repr(save.game.state.canonical()),
    }  # fmt: skip
    with suppress(OSError):  # it is only told: nothing depends on it
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return path

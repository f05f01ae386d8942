"""Two engines that disagree: what somebody needs to find out why, in a file beside the game's own."""

import json
from contextlib import suppress
from pathlib import Path

import voltable

SUFFIX = ".report.json"


def write_report(log: Path, facts: dict[str, object]) -> Path:
    """The facts, the version, and the name of the log that lies beside them."""
    path = log.with_suffix(SUFFIX)
    told = {"version": voltable.__version__, "engine": facts["engine"], "log": log.name} | facts
    with suppress(OSError):  # it is only told: nothing depends on it
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return path

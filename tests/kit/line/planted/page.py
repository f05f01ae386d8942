"""Writes docs/planted-bugs.md: `python tests/kit/line/planted/page.py`."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
if __name__ == "__main__":
    for folder in ("core", "cardgame", "device", "host", "tests"):
        sys.path.insert(0, str(ROOT / folder))

from kit.line.planted import on_flash, on_the_device, on_the_host, on_the_line  # noqa: E402
from kit.line.planted.bug import Bug  # noqa: E402
from kit.line.planted.scenarios import SCENARIOS  # noqa: E402

HEAD = """# Planted bugs

How good is a test that finds nothing? Each bug below is planted into the real code, one at a time, by
`tests/kit/line/planted`; the simulator of both ends (`tests/kit/line/simulator`) must notice it in one of 100
worlds with 150 faults each, and mostly does in the first. `make test` plants them all. A bug that nobody notices means
that a check is missing or can go.

By hand, with what is noticed: `python -m pytest tests/line/test_planted.py -k NAME`.
"""
PARTS = {
    "On the line": on_the_line.BUGS,
    "On the device's flash": on_flash.BUGS,
    "In what the device says": on_the_device.BUGS,
    "On the host": on_the_host.BUGS,
}


def page() -> str:
    """All of it."""
    parts = [f"## {title}\n\n{table(bugs)}" for title, bugs in PARTS.items()]
    return "\n".join([HEAD, *parts, scenarios()])


def table(bugs: list[Bug]) -> str:
    """A line a bug."""
    rows = [f"| {bug.name} | {bug.what} | {bug.scenario} |" for bug in bugs]
    return "\n".join(["| name | what is wrong | scenario |", "| --- | --- | --- |", *rows]) + "\n"


def scenarios() -> str:
    """What happens in each."""
    rows = [f"| {name} | {scenario.what} |" for name, scenario in SCENARIOS.items()]
    return "\n".join(["## Scenarios\n", "| scenario | what happens |", "| --- | --- |", *rows]) + "\n"


if __name__ == "__main__":
    (ROOT / "docs/planted-bugs.md").write_text(page(), encoding="utf-8")

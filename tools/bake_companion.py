"""Bakes what the host has to know of the device's program, and what its setup screen has to know of editions."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("core", "cardgame", "device", "host", "tools")]

import voltable  # noqa: E402
from bake_boards import literal  # noqa: E402
from voltable.engine.start import find_edition  # noqa: E402
from voltable.tracker.depths import DEPTHS  # noqa: E402
from voltable_device.app.settings import DEFAULTS  # noqa: E402
from voltable_device.hardware.profiles import PROFILES, Profile  # noqa: E402
from voltable_device.language.texts import LANGUAGES  # noqa: E402
from wiring import rows  # noqa: E402

BRIGHTEST = 255  # as in app.py, which only MicroPython can import
TARGET = ROOT / "host" / "voltable_host" / "data" / "companion.json"
MAPS = ROOT / "host" / "voltable_host" / "data" / "maps.json"
OFFERS = ROOT / "device" / "voltable_device" / "screens" / "offers.py"
OFFERS_TEXT = '''"""What a new table may be, baked from the editions by tools/bake_companion.py.

No edition is loaded to ask it: where a game is open already, there would be no room.
"""

# For each edition: its name, boards, fewest and most players, depths.
OFFERS = (
{rows})

# What the boards are called.
BOARDS = {{
{names}}}
'''


def possible() -> dict[str, list | range]:
    """What each setting may be, beside yes and no."""
    editions = [find_edition(name) for name, _module in voltable.EDITIONS]
    boards = sorted({board for edition in editions for board in edition.boards})
    players = range(min(one.fewest for one in editions), max(one.most for one in editions) + 1)
    return {
        "profile": [profile.name for profile in PROFILES], "lang": list(LANGUAGES),
        "brightness": range(BRIGHTEST + 1), "edition": [name for name, _module in voltable.EDITIONS],
        "board": ["", *boards], "players": list(players), "depth": [name for name, *_known in DEPTHS],
    }  # fmt: skip


def setting(name: str, default: object) -> dict:
    """A setting with its default and the values it may have, or the least and the most."""
    values = [False, True] if isinstance(default, bool) else possible()[name]
    limits = {"least": values[0], "most": values[-1]} if isinstance(values, range) else {"values": values}
    return {"name": name, "default": default} | limits


def offers() -> str:
    """The module with a row for each edition; prices are followed only where fuel has a market of tokens."""
    rows = ""
    for name, _module in voltable.EDITIONS:
        edition = find_edition(name)
        depths = tuple(depth for depth, *known in DEPTHS if edition.houses or not known[-1])
        rows += f"    {literal((name, tuple(edition.boards), edition.fewest, edition.most, depths))},\n"
    names = "".join(f"    {literal(board)}: {literal(name)},\n" for board, name in board_names().items())
    return OFFERS_TEXT.format(rows=rows, names=names)


def board_names() -> dict[str, str]:
    """A short English name for each board, as the first map that is called so has it."""
    found: dict[str, str] = {}
    for names in json.loads(MAPS.read_text(encoding="utf-8")).values():
        found.setdefault(names["called"], names["names"]["en"]["short"])
    return found


def described(profile: Profile) -> dict:
    """A profile: its bus, its keys, and every wire."""
    kind = "i2c" if hasattr(profile.bus, "sda") else "spi"
    names = [name for name in dir(profile.bus) if not name.startswith("_") and name not in ("count", "index")]
    return {
        "name": profile.name, "display": profile.display, "pin_name": profile.pin_name,
        "bus": {"kind": kind} | {name: getattr(profile.bus, name) for name in sorted(names)},
        "keys": [[key.label, key.pin] for key in profile.keys], "encoder": profile.encoder,
        "wiring": [list(row) for row in rows(profile)],
    }  # fmt: skip


def text() -> str:
    """The file, a line for each setting and each profile."""
    settings = ",\n".join(json.dumps(setting(name, default)) for name, default in DEFAULTS)
    profiles = ",\n".join(json.dumps(described(profile)) for profile in PROFILES)
    return f'{{"settings": [\n{settings}\n],\n"profiles": [\n{profiles}\n]}}\n'


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    for file, baked in ((TARGET, text()), (OFFERS, offers())):
        file.write_text(baked, encoding="utf-8", newline="\n")
        print(file.relative_to(ROOT))

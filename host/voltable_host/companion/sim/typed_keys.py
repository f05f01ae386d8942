"""The keyboard of a terminal as the keys of a device: 1 2 3 press, q w e hold, arrows move a stick."""

import re

from voltable_host.companion.sim.fingers import NUMBERS, Fingers, front_row

ESCAPE = "\x1b"
TYPED = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)
ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
HOLDS = "qwer"
ACCEPT = "\r\n "  # Enter and the space bar: the key in the middle, or the second of two


def split(text: str) -> list[str]:
    """What was typed, key by key.

    >>> split("1\\x1b[A\\x1b")
    ['1', '\\x1b[A', '\\x1b']
    """
    return TYPED.findall(text)


def act(fingers: Fingers, key: str) -> None:
    """Press or hold what a key stands for; other keys do nothing."""
    row = front_row(fingers.labels)
    hold = HOLDS.find(key)
    if 0 <= hold < len(row):
        fingers.hold(fingers.bit(row[hold]))
    else:
        bit = fingers.bit(name_of(key, row, fingers.labels))
        if bit:
            fingers.press(bit)


def name_of(key: str, row: list[str], labels: list[str]) -> str:
    """The device's key that a typed one presses; the arrows stand for the outer ones where there is no stick."""
    if key in ACCEPT:
        return row[1]
    arrow = ARROWS.get(key[-1]) if key.startswith(ESCAPE) else None
    if arrow and arrow not in labels and len(row) > 2:
        return {"left": row[0], "right": row[2]}.get(arrow, "")
    return arrow or key


def legend(labels: list[str]) -> tuple[str, str]:
    """What presses which key, and what holds: `1 L  2 M  3 R` and `q w e`.

    >>> legend(["push", "left", "right", "up", "down", "A", "B"])
    ('1 ←  2 push  3 →  ↑  ↓  a  b', 'q w e')
    """
    row = front_row(labels)
    signs = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
    numbered = [f"{digit} {signs.get(label, label)}" for digit, label in zip(NUMBERS, row)]
    others = [signs.get(label, label.lower()) for label in labels if label not in row]
    return "  ".join(numbered + others), " ".join(HOLDS[: len(row)])

"""JSON as people edit it: a row of a list on a line of its own."""

import json
from typing import Any

DEEPEST = 2  # lists inside an object inside the file: demolition.card_side


def laid_out(data: dict[str, Any]) -> bytes:
    """The text of a file; letters that are half a sign, which no text can hold, by their numbers."""
    text = spread(data, 0, False) + "\n"
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        return (spread(data, 0, True) + "\n").encode("ascii")


def spread(value: object, depth: int, is_ascii: bool) -> str:
    """An object or a list that holds others over several lines, all else on one."""
    space, end = " " * (depth + 1), "\n" + " " * depth
    if isinstance(value, dict) and depth < DEEPEST and any(isinstance(part, (dict, list)) for part in value.values()):
        parts = [f"{json.dumps(key, ensure_ascii=is_ascii)}: {spread(part, depth + 1, is_ascii)}"
                 for key, part in value.items()]  # fmt: skip
        return "{\n" + ",\n".join(space + part for part in parts) + end + "}"
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        rows = [json.dumps(row, ensure_ascii=is_ascii) for row in value]
        return "[\n" + ",\n".join(space + row for row in rows) + end + "]"
    return json.dumps(value, ensure_ascii=is_ascii)

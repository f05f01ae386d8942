"""Data for programs: JSON in which every sign is exact, and none acts on a terminal that it passes."""

import json
import re

from voltable_host.gate.signs import ACTING, in_json, is_quiet


def as_json(record: object) -> str:
    r"""One line of JSON.

    >>> print(as_json({"name": "Ło\u202e\x9b"}))
    {"name": "Ło\u202e\u009b"}
    """
    return escaped(json.dumps(record, ensure_ascii=False))


def escaped(text: str) -> str:
    """JSON that was written elsewhere; signs that act stand only within its texts, where each has a form of its own."""
    return text if is_quiet(text) else re.sub(ACTING, lambda found: in_json(found[0]), text)

"""A planted bug: what is wrong, how the code is made wrong, and the scenario in which somebody must notice."""

from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

Change = tuple[Any, Any, Any]  # an object and an attribute of it, or a dict and a key; and what is put there


class Bug(NamedTuple):
    """One line of docs/planted-bugs.md."""

    name: str
    what: str
    scenario: str
    changes: Callable[[], list[Change]]


@contextmanager
def changed(changes: list[Change]):
    """The code with these changes."""
    with ExitStack() as stack:
        for holder, name, value in changes:
            if isinstance(holder, dict):
                stack.enter_context(patch.dict(holder, {name: value}))
            else:
                stack.enter_context(patch.object(holder, name, value))
        yield


def instead(name: str, what: str, scenario: str, holder, attribute):
    """A decorator: this function, which gets the real one first, in place of the real one."""

    def plant(function) -> Bug:
        def changes() -> list[Change]:
            real = holder[attribute] if isinstance(holder, dict) else getattr(holder, attribute)

            def wrong(*arguments):
                return function(real, *arguments)

            return [(holder, attribute, wrong)]

        return Bug(name, what, scenario, changes)

    return plant

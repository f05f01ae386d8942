"""Words at the prompt that only the card game has: none."""

from collections.abc import Callable

from voltable_host.language import N_
from voltable_host.terminal.session import Session

KEYS = N_("? help · h hint · p plan · u undo · l log · q save and leave")
MORE_HELP: str = ""


def words(session: Session) -> dict[str, Callable[[str], None]]:
    """What can be typed besides."""
    return {}

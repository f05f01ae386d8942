"""A bar for long work, on stderr, where somebody looks and wants one."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voltable_host.gate.telling import bar
from voltable_host.talk import Talk, is_plain


@contextmanager
def progress(talk: Talk, label: str, length: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that is told how much more is done."""
    if talk.quiet or is_plain(sys.stderr, os.environ) or (talk.plain and sys.stdout.isatty()):
        yield lambda count: None
        return
    with bar(label, length) as step:
        yield step

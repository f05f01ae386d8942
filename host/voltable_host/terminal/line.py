"""Where lines come from: a keyboard with completion, or stdin one move a line."""

import sys
from collections.abc import Callable

from voltable_host.gate.asking import typed
from voltable_host.gate.signs import is_quiet
from voltable_host.gate.telling import tell
from voltable_host.language.folding import folded
from voltable_host.talk import Talk


class NoMore(Exception):
    """Nothing more will be typed."""


class Changed(Exception):
    """The game is another one than when the question was asked: the device has moved, or its line."""


class Lines:
    """Asks for one line at a time."""

    def __init__(self, talk: Talk):
        self.keyboard = sys.stdin is not None and sys.stdin.isatty()
        self.talk = talk
        self.words: Callable[[], list[str]] = list
        if self.keyboard:
            self.complete()

    def complete(self) -> None:
        """The tab key offers what can be typed now, where there is a readline."""
        try:
            import readline
        except ImportError:  # Windows
            return
        readline.set_completer(self.completion)
        readline.set_completer_delims(" ,")
        is_libedit = "libedit" in (readline.__doc__ or "")  # as on macOS
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        readline.set_auto_history(True)

    def forget(self) -> None:
        """What was typed is nobody else's business: the arrow keys find nothing of it."""
        try:
            import readline
        except ImportError:
            return
        readline.clear_history()

    def completion(self, beginning: str, place: int) -> str | None:
        """The nth word that begins so, without accents if need be."""
        fitting = [word for word in self.words() if is_quiet(word) and folded(word).startswith(folded(beginning))]
        return fitting[place] + " " if place < len(fitting) else None

    def begun(self) -> str:
        """What stands on the line before the word that is completed."""
        try:
            import readline
        except ImportError:
            return ""
        return readline.get_line_buffer()[: readline.get_begidx()]

    def ask(self, prompt: str, words: Callable[[], list[str]] = list) -> str:
        """One line; NoMore where the keyboard is closed or stdin has ended."""
        self.words = words
        if not self.keyboard:
            line = sys.stdin.readline() if sys.stdin else ""
            if not line:
                raise NoMore
            return line
        sys.stdout.flush()
        if self.talk.json:  # stdout is for data
            tell(prompt, err=True, end="")
            prompt = ""
        try:
            return typed(prompt)
        except EOFError:
            tell(err=True)
            raise NoMore from None

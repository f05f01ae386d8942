"""Ends a wait at the keyboard when something has happened elsewhere; what was typed so far is kept."""

import signal
import threading

SIGNAL = getattr(signal, "SIGUSR1", None)  # Windows has none: there, news wait for the next line


class Rang(Exception):
    """The wait is over, and nobody has finished a line."""


class Bell:
    """Rung by another thread; it is heard only while the main thread waits."""

    def __init__(self) -> None:
        self.is_waiting = False
        self.half = ""  # what was typed when it rang
        if SIGNAL and threading.current_thread() is threading.main_thread():
            signal.signal(SIGNAL, self.ring)

    def ring_from_afar(self) -> None:
        """Again and again if need be: readline overlooks a signal that comes just before it waits."""
        main = threading.main_thread().ident
        if SIGNAL and self.is_waiting and main and signal.getsignal(SIGNAL) == self.ring:
            signal.pthread_kill(main, SIGNAL)

    def ring(self, *_signal) -> None:
        """In the main thread."""
        if self.is_waiting:
            self.is_waiting = False
            self.half = typed_so_far()
            raise Rang

    def __enter__(self) -> "Bell":
        self.is_waiting = True
        return self

    def __exit__(self, *error) -> None:
        self.is_waiting = False


def typed_so_far() -> str:
    """What stands behind the prompt."""
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def type_for(text: str) -> None:
    """The next line begins with this, as if it had been typed."""
    try:
        import readline
    except ImportError:
        return
    if text:
        readline.set_startup_hook(lambda: readline.insert_text(text))
    else:
        readline.set_startup_hook()

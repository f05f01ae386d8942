"""What keeps a simulated device from running."""

from signal import SIGKILL

from voltable_host.language import _


class UnknownProfile(Exception):
    """No device has this name; those that have one are in `names`."""

    def __init__(self, names: list[str]):
        super().__init__(", ".join(names))
        self.names = names


class Stopped(Exception):
    """The device program has ended; the text says why, `trace` says where."""

    def __init__(self, sentence: str, trace: str = ""):
        super().__init__(sentence)
        self.trace = trace


def reason_of(code: int, trace: str) -> Stopped:
    """A sentence for an exit code and the last words of a program."""
    if code == -SIGKILL:  # by us: it was there, and did not answer
        return Stopped(_("The device program does not look at its keys any more."), trace)
    if code == 0:
        return Stopped(_("The device program has ended."), trace)
    last = (trace.strip().splitlines() or [_("no message")])[-1]
    return Stopped(_("The device program stopped: {reason}").format(reason=last), trace)

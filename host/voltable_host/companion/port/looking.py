"""What is at the other end of a port: our program, the prompt of MicroPython, or nobody who knows us."""

from dataclasses import dataclass
from typing import Any

from voltable_host.companion.line.errors import LineError, NoDevice, OtherVersion
from voltable_host.companion.port.answering import connected
from voltable_host.language import _, ngettext
from voltable_host.talk import Talk

VOLTABLE, PROMPT, SILENT, CLOSED, OTHER = "voltable", "prompt", "silent", "closed", "other"


@dataclass
class Seen:
    """One look at a port."""

    answers: str
    hello: Any = None
    why: str = ""
    is_other_version: bool = False
    ping: Any = None

    def facts(self) -> dict:
        """For scripts."""
        gid = self.hello.gid if self.hello else None
        return {
            "answers": self.answers, "game": gid.hex() if gid else None,
            "records": self.hello.number + 1 if gid else None,
            "same_version": not self.is_other_version if self.answers == VOLTABLE else None, "why": self.why or None,
        }  # fmt: skip

    def sentence(self) -> str:
        """For people."""
        if self.answers == VOLTABLE:
            return self.told()
        if self.answers == PROMPT:
            return _("MicroPython, without the program: voltable device deploy")
        if self.answers == SILENT:
            return _("nobody who knows Voltable")
        return self.why

    def told(self) -> str:
        """Our program and its game."""
        name = _("Voltable, another version: voltable device deploy") if self.is_other_version else _("Voltable")
        if self.hello is None or not self.hello.gid:
            return name
        records = ngettext("{n} record", "{n} records", self.hello.number + 1)
        return name + ", " + _("game {game}, {records}").format(game=self.hello.gid.hex()[:4], records=records)


def look(url: str, talk: Talk) -> Seen:
    """Say HELLO there and see; nothing is changed."""
    try:
        with connected(url, talk) as client:
            return greeted(client)
    except OtherVersion as error:
        return Seen(VOLTABLE, why=error.format_message(), is_other_version=True)
    except NoDevice as error:
        return Seen(PROMPT if error.is_prompt else CLOSED, why=error.format_message())
    except LineError as error:
        return Seen(CLOSED, why=error.format_message())


def greeted(client: Any) -> Seen:
    """HELLO, and how the device is doing where it tells."""
    try:
        hello = client.hello()
    except NoDevice as error:
        return Seen(PROMPT if error.is_prompt else SILENT, why=error.format_message())
    try:
        ping = client.ping()
    except LineError:  # another version, or one that waits for its host: it answers HELLO only
        ping = None
    return Seen(VOLTABLE, hello, is_other_version=client.is_rescue, ping=ping)

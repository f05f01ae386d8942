"""A physical game that is followed, at the terminal: its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voltable_host.talk import Talk
    from voltable_host.terminal.family import Family, Greetings
    from voltable_host.terminal.page import Page


class TrackerFamily:
    """Names each page; none is loaded before it is asked for."""

    __slots__ = ()

    @property
    def greeting(self) -> Greetings:
        from voltable_host.terminal.tracker import greeting

        return greeting

    def page(self, talk: Talk) -> Page:
        from voltable_host.terminal.tracker.screen import TrackerPage

        return TrackerPage(talk)


FAMILY: Family = TrackerFamily()

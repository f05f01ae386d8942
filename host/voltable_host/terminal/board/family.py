"""The board game, in all its editions at the terminal: its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable_host.language import N_

if TYPE_CHECKING:
    from voltable.bots.ladder import Ladder
    from voltable.engine.game import Game
    from voltable_host.talk import Talk
    from voltable_host.terminal.family import Answers, Greetings, Lines, Plans, PlayedFamily
    from voltable_host.terminal.page import Page


class BoardFamily:
    """Names each page; none is loaded before it is asked for."""

    __slots__ = ()

    points = N_("cities powered")

    @property
    def greeting(self) -> Greetings:
        from voltable_host.terminal.board import greeting

        return greeting

    @property
    def typed(self) -> Lines:
        from voltable_host.terminal.board import typed

        return typed

    @property
    def answers(self) -> Answers:
        from voltable_host.terminal.board import answers

        return answers

    @property
    def plan(self) -> Plans:
        from voltable_host.terminal.board import plan

        return plan

    @property
    def bots(self) -> Ladder:
        from voltable.boardgame.bots.ladder import LADDER

        return LADDER

    def page(self, talk: Talk) -> Page:
        from voltable_host.terminal.board.screen import BoardPage

        return BoardPage(talk)

    def gives(self, game: Game, plant: int) -> str:
        from voltable_host.terminal.board.facts import gives

        return gives(game, plant)


FAMILY: PlayedFamily = BoardFamily()

"""The card game at the terminal: its pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voltable_host.language import N_

if TYPE_CHECKING:
    from voltable.bots.ladder import Ladder
    from voltable.engine.game import Game
    from voltable_host.talk import Talk
    from voltable_host.terminal.family import Answers, Greetings, Lines, Plans, PlayedFamily
    from voltable_host.terminal.page import Page


class CardFamily:
    """Names each page; none is loaded before it is asked for."""

    __slots__ = ()

    points = N_("points")

    @property
    def greeting(self) -> Greetings:
        from voltable_host.terminal.card import greeting

        return greeting

    @property
    def typed(self) -> Lines:
        from voltable_host.terminal.card import typed

        return typed

    @property
    def answers(self) -> Answers:
        from voltable_host.terminal.card import answers

        return answers

    @property
    def plan(self) -> Plans:
        from voltable_host.terminal.card import plan

        return plan

    @property
    def bots(self) -> Ladder:
        from voltable_cards.bots.ladder import LADDER

        return LADDER

    def page(self, talk: Talk) -> Page:
        from voltable_host.terminal.card.screen import CardPage

        return CardPage(talk)

    def gives(self, game: Game, plant: int) -> str:
        from voltable_host.terminal.card.facts import gives

        return gives(game, plant)


FAMILY: PlayedFamily = CardFamily()

"""Types that the rooms of the card game share; only type checkers read this, no device loads it."""
# pyright: reportIncompatibleVariableOverride=false
# What is said of any game is narrowed to this one.

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol, TypeAlias

    from voltable.engine.shapes import Cards, PlayedGame, Tell
    from voltable_cards.cards import CardSet as CardSet
    from voltable_cards.edition import CardGame as CardGame
    from voltable_cards.state import Player as Player
    from voltable_cards.state import State as State

    Tables: TypeAlias = tuple[Any, ...]  # a card set as an owner wrote it: card_checks.py says what has to be in it

    class Bank(Protocol):
        """The module of the third party."""

        def take_plant(self, state: State, tell: Tell, cards: Cards, offered: tuple[int, ...]) -> int: ...
        def take_fuel(self, state: State, tell: Tell, unlimited: bool) -> None: ...
        def discard_fuel(self, state: State, tell: Tell) -> None: ...

    class PlayedCardGame(PlayedGame):
        """A game of the card game: what is played, and where it stands."""

        edition: CardGame
        state: State

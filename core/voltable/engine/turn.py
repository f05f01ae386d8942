"""Where a round is and whose turn: what a Game asks of any table, played or followed."""

from voltable.engine.verbs import NOBODY


class GameState:
    """What a Game itself asks of any table: where the round is, and whose turn."""

    __slots__ = ("order", "phase", "round", "stage", "turn")

    round: int
    phase: int
    stage: int  # what is asked in the phase
    turn: int  # a seat, or CHANCE, BEGIN, NOBODY
    order: "tuple[int, ...]"  # seats, first player first; the third party is second and not in it

    def asked(self) -> "int | None":
        """Whose turn it is as people and the hash see it: None when the game is over."""
        return None if self.turn == NOBODY else self.turn

    def copy(self) -> "GameState":
        """The same table, to try things on; each game's state copies what it has."""
        raise TypeError("a state of no game")

"""A game that was played as a row of tables, one after each move, and the places in it that people name."""

import re
from collections.abc import Callable
from typing import Any

from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE, NOTHING
from voltable.plants.facts import phase_of
from voltable_host.language import _
from voltable_host.saves.history import Step, beginning, is_table, steps

SIZES = MOVE, TURN, PHASE, ROUND = ("move", "turn", "phase", "round")
PLACE = re.compile(r"r(\d{1,4})(?:\.([1-5]))?", re.IGNORECASE | re.ASCII)  # R7 or R7.2
NUMBER = re.compile(r"#?(\d{1,5})", re.ASCII)  # 41 or #41, as `voltable log show` numbers the moves
END = "end"


class NoSuchPlace(Exception):
    """The game never stood there; the message says how far it goes."""


class Scene:
    """The table after a move; where it keeps money to itself, not even a viewer without a seat is told."""

    __slots__ = ("game", "hides", "moves", "record", "step")

    def __init__(self, table: Game, step: Step | None, start: int, hides: bool):
        self.game = table.copy()
        self.step = step
        self.record = step.record if step else start
        self.moves = self.record - start
        self.hides = hides

    def __getattr__(self, name: str) -> Any:
        """Whatever pages ask besides the view, the game itself answers."""
        return getattr(self.game, name)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """As in the game itself, with the moves counted so far."""
        seen: dict[str, Any] = self.game.view(seat)
        seen["moves"] = self.moves
        if self.hides:
            seen["hash"] = None  # it would tell whether a guess is right
            for player in seen["players"]:
                player["money"] = None
        return seen

    def moment(self) -> tuple[int, int]:
        """Round and phase."""
        return self.game.state.round, self.game.state.phase

    def is_at(self, number: int, phase: str | None) -> bool:
        """Whether this is in the phase that is named, or anywhere in the round where none is or nobody acts in it."""
        state, phases = self.game.state, self.game.phases
        anywhere = not phase or phases[min(int(phase), len(phases) - 1)].name == "order"
        return state.round == number and (state.phase > 0 if anywhere else str(state.phase) == phase)

    def place(self) -> str:
        """The same as people write it."""
        number, phase = self.moment()
        if self.game.over:
            return END
        phases = self.game.phases
        return f"R{number}.{phase}" if 0 < phase < len(phases) - 1 else phases[phase].name


class Replay:
    """Every scene of a game; undone moves are in none of them."""

    def __init__(self, game: Game, hides: bool = False):
        start = game.log.start
        self.game = game
        self.scenes = [Scene(beginning(game), None, start, hides)]
        self.scenes += [Scene(table, step, start, hides) for step, table in steps(game)]
        self.last = len(self.scenes) - 1

    def stops(self, size: str) -> list[int]:
        """Where steps of this size end; the last scene is always one."""
        pairs = enumerate(zip(self.scenes, self.scenes[1:]), 1)
        return [number for number, (before, after) in pairs if number == self.last or ends(size, before, after)]

    def after(self, at: int, size: str) -> int:
        """The next stop, or the last scene."""
        return min((stop for stop in self.stops(size) if stop > at), default=self.last)

    def before(self, at: int, size: str) -> int:
        """The stop before, or the beginning."""
        return max((stop for stop in self.stops(size) if stop < at), default=0)

    def find(self, text: str) -> int:
        """The scene that people mean by R7.2, R7, #41 or end."""
        text = text.strip()
        place, number = PLACE.fullmatch(text), NUMBER.fullmatch(text)
        if text.casefold() == END:
            return self.last
        if text.casefold() == self.scenes[0].place():
            return 0
        if place:
            return self.first(text, lambda scene: scene.is_at(int(place[1]), place[2]))
        if number:
            return self.first(text, lambda scene: scene.record == int(number[1]))
        sentence = _("{place} is no place in a game. Say R7.2 (round 7, phase 2), R7, #41 (a move), or end.")
        raise NoSuchPlace(sentence.format(place=text or '""'))

    def first(self, text: str, is_meant: Callable[[Scene], bool]) -> int:
        """The first scene that is meant."""
        for at, scene in enumerate(self.scenes):
            if is_meant(scene):
                return at
        sentence = _(
            "{place} is not in this game: it has {first} to {last}, and moves #{one} to #{other}"
            " without those that were taken back."
        )
        last = next(scene for scene in reversed(self.scenes) if not scene.game.over)
        raise NoSuchPlace(sentence.format(
            place=text, first=self.scenes[0].place(), last=last.place(),
            one=self.scenes[0].record, other=self.scenes[-1].record,
        ))  # fmt: skip


def ends(size: str, before: Scene, after: Scene) -> bool:
    """A step of this size ends between two scenes."""
    if size == MOVE or before.game.state.round != after.game.state.round:
        return True
    if size == ROUND:
        return False
    return before.moment() != after.moment() or (size == TURN and ends_turn(before, after))


def ends_turn(before: Scene, after: Scene) -> bool:
    """Somebody else is asked; an auction is one turn with what is drawn after it; a table hears only of its sale."""
    state = after.game.state
    if state.turn == CHANCE:
        return False
    if phase_of(after.game) != "auction":
        return after.game.turn != before.game.turn
    return is_table(after.game) or state.plant == NOTHING

"""A game: it plays actions, takes them back, and says how it stands."""
# pyright: reportUnnecessaryComparison=false, reportUnnecessaryIsInstance=false
# A copy for search keeps no log, and nothing that people play is trusted to be of its type.

import sys
from binascii import hexlify
from hashlib import sha256

from voltable.engine.dice import Dice
from voltable.engine.events import TakenBack
from voltable.engine.log import LONGEST_MOVE, MOST_RECORDS, Log
from voltable.engine.pack import pack
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BEGIN, CHANCE, NOBODY, NUMBERS, OPEN_AMOUNT, SETUP, START, UNDO, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Final

    from voltable.engine.phase import Phase
    from voltable.engine.shapes import Action, Chances, Event, Given, Loader, MaybeNone, Own, Ranges, Saved, Tell
    from voltable.engine.turn import GameState

CHECKPOINT: "Final" = 64  # moves between two copies of the state that undo starts from
MOST_COPIES = 1 if sys.implementation.name == "micropython" else 256  # on a device there is room for the newest alone


class Game:
    """One game of an edition, from its seed or at a real table (seed None)."""

    __slots__ = ("copies", "dice", "edition", "gid", "log", "names", "phases", "played", "seed", "state")

    edition: "Own"
    phases: "list[Own]"
    names: "list[str]"
    seed: "int | None"
    gid: bytes
    log: "Log | MaybeNone"  # a copy for search keeps none
    copies: "dict[int, Saved]"  # of state and dice, by record, for undo to start from
    played: int  # moves since the last copy on the line of play
    dice: "Dice | None"  # where they decide, and not people
    state: "Own"

    def __init__(
        self,
        edition: "Own",
        names: "list[str] | None" = None,
        seed: "int | None" = 0,
        gid: "bytes | None" = None,
        original: "Game | None" = None,
    ) -> None:
        """A game that begins; or how an original stands now, without its log."""
        self.edition = edition
        self.seed = seed
        self.played = 0
        if original is not None:
            self.phases = original.phases
            self.names = original.names
            self.gid = original.gid
            self.log = None
            self.copies = original.copies  # nothing is added to them without a log
            state: "GameState" = original.state
            self.state = state.copy()
            self.dice = original.dice.copy() if original.dice else None
            return
        self.phases = edition.course
        self.copies = {}
        self.names = names or [f"P{seat + 1}" for seat in range(edition.count)]
        log = self.log = self._new_log(names)
        self.gid = gid or sha256(b"".join([bytes(chunk) for chunk in log.chunks])).digest()[:8]
        self._begin()

    def _new_log(self, names: "list[str] | None") -> Log:
        log = Log()
        edition = self.edition
        options = [list(pair) for pair in edition.chosen]
        kept = options
        for kept in (options, []):
            genesis = pack(edition.genesis(kept, self.seed))
            if len(genesis) <= LONGEST_MOVE:
                break
        log.add(genesis)
        for name, value in options if not kept else ():
            log.add(pack((SETUP, name, value)))
        for seat, name in enumerate(names or ()):
            log.add(pack((SETUP, seat, name)))
        log.add(pack((START,)))
        log.close_setup()
        return log

    def _begin(self) -> None:
        self.played = 0
        self.dice = None if self.seed is None else Dice(self.seed)
        self.state = self.edition.begin()
        self.act(None, None)

    @property
    def turn(self) -> "int | None":
        """The seat whose action is asked for; CHANCE, or None when the game is over."""
        state: "GameState" = self.state
        return state.asked()

    @property
    def over(self) -> bool:
        """Nothing more can be played."""
        state: "GameState" = self.state
        return state.turn == NOBODY

    def choices(self) -> "list[Action]":
        """Every action allowed now, playable as it stands; an open amount comes with its least and its most."""
        state: "GameState" = self.state
        phase: "Phase" = self.phases[state.phase]
        return phase.choices(state)

    def chances(self) -> "Chances":
        """Where chance is asked, every answer with its weight in whole numbers; nothing elsewhere."""
        return self.edition.chances(self.state, self.choices()) if self.turn == CHANCE else []

    def play(self, action: "Sequence[int]") -> "list[Event]":
        """Do it and tell what happened; a Refusal changes nothing.

        >>> import voltable
        >>> game = voltable.new_game("card", players=3, seed=7)
        >>> game.play(game.choices()[0])
        [AuctionOpened(seat=0, plant=0, bid=1)]
        """
        log: "Log | None" = self.log
        if log is not None:
            log.check_room()
        action = checked(action)
        if action[0] == UNDO:
            self.undo_to(action[1])
            return [TakenBack(action[1])]
        if log is not None and self.played == CHECKPOINT:
            self.save(log.at)
        events: "list[Event]" = []
        self.act(action, events.append)
        if log is not None:
            log.add_action(action)
            self.played += 1
        return events

    def advance(self, action: "Action") -> None:
        """Like play, for search and simulation: it trusts that this is one of the choices, and tells nothing."""
        if len(action) > 2 and len(action) > NUMBERS[action[0]] + 1:
            action = action[:-1]  # an open amount comes with its most
        log: "Log | None" = self.log
        if log is None:
            self.act(action, None)
            return
        if log.count >= MOST_RECORDS:
            log.check_room()
        if self.played == CHECKPOINT:
            self.save(log.at)
        state: "GameState" = self.state
        phase: "Phase" = self.phases[state.phase]
        phase.answer(state, None, action)  # as act does, without a call: whole series are played here
        if state.turn < 0:
            self.act(None, None)
        log.add_action(action)
        self.played += 1

    def act(self, action: "Action | None", tell: "Tell") -> None:
        """The phase refuses or answers, then phases begin and dice decide, until somebody is asked.

        Without an action only the latter: a game begins. One loop and no nesting, for a device has room for few calls.
        """
        state: "GameState" = self.state
        phase: "Phase" = self.phases[state.phase]
        if action is not None:
            phase.answer(state, tell, action)
        while state.turn < 0:
            phase = self.phases[state.phase]
            if state.turn == BEGIN:
                phase.begin(state, tell)
            elif state.turn == CHANCE and self.dice is not None:
                phase.answer(state, tell, phase.draw(state, self.dice))
            else:
                return

    def save(self, record: int) -> None:
        """Keep a copy of how the game stands after a record, for undo to start from."""
        if len(self.copies) >= MOST_COPIES:
            self.copies.clear()
        self.copies[record] = (self.state.copy(), self.dice.copy() if self.dice else None)
        self.played = 0

    def undo(self) -> int:
        """One action further back each time; the record the game now stands after."""
        return self.undo_to(self._logged().before())

    def redo(self) -> int:
        """Forward again, until a new action is played."""
        return self.undo_to(self._logged().after())

    def undo_to(self, record: "int | Given") -> int:
        """The game stands as after this record, dice included; nothing is cut from the log."""
        log = self._logged()
        log.check_room()
        if type(record) is not int or not log.start <= record < log.count:
            raise Refusal("no-such-record", record, log.start, log.count - 1)
        number, ranges = log.way(record, self.copies)
        for _ in self.replaying(number, ranges):
            pass
        log.add_undo(record, ranges[-1][1] if ranges else number)
        return log.at

    def _logged(self) -> Log:
        log: "Log | None" = self.log
        if log is None:
            raise Refusal("no-log")  # a copy for search keeps none
        return log

    def replaying(self, record: int, ranges: "Ranges") -> "Iterator[None]":
        """Play again what stands, a move at a time, from the copy of a record, or from the start if there is none."""
        if record in self.copies:
            state, dice = self.copies[record]
            self.state = state.copy()
            self.dice = dice.copy() if dice else None
            self.played = 0
        else:
            self._begin()
        for number, action in self.log.actions(ranges, record):
            if self.played == CHECKPOINT:
                self.save(record)
            self.act(action, None)
            self.played += 1
            record = number
            yield

    def copy(self) -> "Game":
        """State and dice without the log, for search; give the copy new dice to sample what is hidden."""
        return Game(self.edition, self.names, self.seed, self.gid, self)

    def __deepcopy__(self, _memo: object) -> "Game":
        """All of it, log and undo too; of a copy for search another one."""
        if self.log is None:
            return self.copy()
        load, what = self.__reduce__()
        return load(*what)

    def __reduce__(self) -> "tuple[Loader, tuple[bytes, object, object]]":
        """A game travels as its log, with the owner's cards and map that it names."""
        import voltable

        return voltable.load, (self.dump(), self.edition.own_cards, self.edition.own_map)

    def digest(self) -> bytes:
        """8 bytes of the canonical state, equal on every interpreter."""
        return sha256(pack(self.state.canonical())).digest()[:8]

    def hash(self) -> str:
        """The same as 16 hex digits."""
        return hexlify(self.digest()).decode()

    def view(self, seat: "int | Given | None" = None) -> "dict[str, object]":
        """How the game stands, ready for JSON, as everybody or one seat may see it."""
        return self.edition.view(self, seat)  # type: ignore[no-any-return]

    def ranking(self) -> "list[list[int]]":
        """Groups of seats, best first, ties together; empty until the game is over."""
        return self.edition.ranking(self.state)  # type: ignore[no-any-return]

    def dump(self) -> bytes:
        """The whole log as bytes."""
        from voltable.engine import journal

        return journal.write(self.gid, self._logged().records())


def checked(action: "Any") -> "Action":
    """The action as a tuple of whole numbers, an open amount without its most."""
    kind: "Any" = type(action)  # pyright: ignore[reportUnknownVariableType]
    if (kind is not tuple and kind is not list) or not action:
        raise Refusal("bad-action")
    number: "Any"
    for number in action:
        if type(number) is not int:
            raise Refusal("bad-action")
    plain: "Action" = action if kind is tuple else tuple(action)
    verb = plain[0]
    if not 0 <= verb < len(WORDS):
        raise Refusal("bad-action")
    size = NUMBERS[verb] + 1
    if len(plain) == size:
        return plain
    if len(plain) == size + 1 and verb in OPEN_AMOUNT:
        return plain[:-1]
    raise Refusal("bad-action", WORDS[verb], len(plain) - 1, size - 1)

"""A game: it plays actions, takes them back, and says how it stands."""

from binascii import hexlify
from hashlib import sha256

from voltable.base_events import TakenBack, ignore
from voltable.dice import Dice
from voltable.log import LONGEST_MOVE, MOST_RECORDS, Log
from voltable.pack import pack
from voltable.refusal import Refusal
from voltable.verbs import BEGIN, CHANCE, NUMBERS, OPEN_AMOUNT, SETUP, START, UNDO, WORDS

CHECKPOINT = 64  # records between two copies of the state that undo starts from


class Game:
    """One game of an edition, from its seed or at a real table (seed None)."""

    __slots__ = ("dice", "edition", "gid", "log", "names", "phases", "saved", "seed", "state")

    def __init__(self, edition, names=None, seed: "int | None" = 0, gid=None):
        self.edition = edition
        self.phases = edition.course
        self.names = names or [f"P{seat + 1}" for seat in range(edition.count)]
        self.seed = seed
        self.saved = None
        self.log = self._new_log(names)
        self.gid = gid or sha256(b"".join([bytes(chunk) for chunk in self.log.chunks])).digest()[:8]
        self._begin()

    def _new_log(self, names):
        log = Log()
        edition = self.edition
        options = [list(pair) for pair in edition.chosen]
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

    def _begin(self):
        self.dice = None if self.seed is None else Dice(self.seed)
        self.state = self.edition.begin()
        self.go_on(ignore)

    @property
    def turn(self):
        """The seat whose action is asked for; CHANCE, or None when the game is over."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Nothing more can be played."""
        return self.state.turn is None

    def choices(self) -> list:
        """Every action allowed now, playable as it stands; an open amount comes with its least and its most."""
        state = self.state
        return self.phases[state.phase].choices(state)

    def play(self, action) -> list:
        """Do it and tell what happened; a Refusal changes nothing.

        >>> import voltable
        >>> game = voltable.new_game("card", players=3, seed=7)
        >>> game.play(game.choices()[0])
        [AuctionOpened(seat=0, plant=0, bid=1)]
        """
        log = self.log
        if log is not None and log.count >= MOST_RECORDS:
            raise Refusal("log-full", MOST_RECORDS)
        action = checked(action)
        if action[0] == UNDO:
            self.undo_to(action[1])
            return [TakenBack(action[1])]
        events = []
        self.act(action, events.append)
        if log is not None:
            log.add_action(action)
            if not log.count % CHECKPOINT:
                self.save()
        return events

    def act(self, action, tell):
        """The phase refuses or answers; then chance answers where dice decide."""
        state = self.state
        phase = self.phases[state.phase]
        handler = phase.verbs.get(action[0])
        if handler is None:
            raise Refusal("game-over" if state.turn is None else "not-now", WORDS[action[0]])
        size = len(action)  # a plain call costs half of one that spreads a tuple
        if size == 1:
            handler(phase, state, tell)
        elif size == 2:
            handler(phase, state, tell, action[1])
        else:
            handler(phase, state, tell, *action[1:])
        if state.turn == BEGIN or state.turn == CHANCE:
            self.go_on(tell)

    def save(self):
        """Keep a copy that undo can start from."""
        self.saved = (self.log.at, self.state.copy(), self.dice and self.dice.copy())

    def go_on(self, tell):
        """Phases begin, and chance answers where dice decide, until somebody is asked."""
        state = self.state
        while True:
            phase = self.phases[state.phase]
            if state.turn == BEGIN:
                phase.begin(state, tell)
            elif state.turn == CHANCE and self.dice is not None:
                verb, number = phase.draw(state, self.dice)
                phase.verbs[verb](phase, state, tell, number)
            else:
                return

    def undo(self) -> int:
        """One action further back each time; the record the game now stands after."""
        return self.undo_to(self._logged().before())

    def redo(self) -> int:
        """Forward again, until a new action is played."""
        return self.undo_to(self._logged().after())

    def undo_to(self, record: int) -> int:
        """The game stands as after this record, dice included; nothing is cut from the log."""
        log = self._logged()
        log.check_room()
        if type(record) is not int or not log.start <= record < log.count:
            raise Refusal("no-such-record", record, log.start, log.count - 1)
        ranges = log.standing(record)
        for _ in self.replaying(ranges):
            pass
        log.add_undo(record, log.last_of(ranges))
        return log.at

    def _logged(self):
        if self.log is None:
            raise Refusal("no-log")  # a copy for search keeps none
        return self.log

    def replaying(self, ranges):
        """Play again what stands, a move at a time, from the last copy of the state where it is on the way."""
        after = self.log.start
        if self.saved and any(first <= self.saved[0] <= last for first, last in ranges):
            after, state, dice = self.saved
            self.state = state.copy()
            self.dice = dice and dice.copy()
        else:
            self._begin()
        for number, action in self.log.actions(ranges, after):
            self.act(action, ignore)
            if not number % CHECKPOINT:
                self.saved = (number, self.state.copy(), self.dice and self.dice.copy())
            yield

    def copy(self) -> "Game":
        """State and dice without the log, for search; give the copy new dice to sample what is hidden."""
        other = object.__new__(Game)
        other.edition = self.edition
        other.phases = self.phases
        other.names = self.names
        other.seed = self.seed
        other.gid = self.gid
        other.log = other.saved = None
        other.state = self.state.copy()
        other.dice = self.dice and self.dice.copy()
        return other

    def digest(self) -> bytes:
        """8 bytes of the canonical state, equal on every interpreter."""
        return sha256(pack(self.state.canonical())).digest()[:8]

    def hash(self) -> str:
        """The same as 16 hex digits."""
        return hexlify(self.digest()).decode()

    def view(self, seat=None):
        """How the game stands, ready for JSON, as everybody or one seat may see it."""
        return self.edition.view(self, seat)

    def ranking(self) -> list:
        """Groups of seats, best first, ties together; empty until the game is over."""
        return self.edition.ranking(self.state)

    def dump(self) -> bytes:
        """The whole log as bytes."""
        from voltable import journal

        return journal.write(self.gid, self._logged().records())


def checked(action) -> tuple:
    """The action as a tuple of whole numbers, an open amount without its most."""
    if type(action) is list:
        action = tuple(action)
    if type(action) is not tuple or not action:
        raise Refusal("bad-action")
    for number in action:
        if type(number) is not int:
            raise Refusal("bad-action")
    verb = action[0]
    if not 0 <= verb < len(WORDS):
        raise Refusal("bad-action")
    size = NUMBERS[verb] + 1
    if len(action) == size:
        return action
    if len(action) == size + 1 and verb in OPEN_AMOUNT:
        return action[:-1]
    raise Refusal("bad-action", WORDS[verb], len(action) - 1, size - 1)

"""The host's flow of a live game and a device: each sees what the other does, on every interpreter."""

from kit.line.flow_bench import Bench, Device, Peer
from kit.line.flow_games import GID, OTHER, a_game, moved
from kit.line.memory_store import MemoryStore
from voltable.engine.records import Records
from voltable.engine.verbs import UNDO
from voltable.line.flows.forking import DEVICE
from voltable.line.flows.live import DOWN, FORKED, LIVE, Live, News
from voltable.line.flows.proposal import Overtaken
from voltable.line.messages import APPEND, OK, PING, STALE


class Told(News):
    """What somebody hears of a live game."""

    def __init__(self):
        self.states, self.moves, self.forks = [], [], []

    def became(self, state):
        self.states.append(state)

    def moved(self, number, events):
        self.moves.append(number)

    def forked(self, fork):
        self.forks.append(fork)


class Together:
    """A live game on both sides."""

    def __init__(self, ours, theirs):
        self.store, self.device, self.news = MemoryStore(ours), Device(theirs), Told()
        self.bench = Bench(self.device)
        self.saved = self.store.opened(GID)
        self.live = Live(self.saved, self.bench.talker, self.news)
        self.bench.talker.begin(self.live.flow(), 0)

    def wait(self, until):
        """Until it is true; both sides live meanwhile."""
        end = self.bench.now + 20_000
        while not until():
            assert self.bench.step() and self.bench.now < end, self.live.state

    def are_one(self):
        """Whether both have the same, in memory and where it is kept."""
        return self.store.logs[GID] == self.device.log(GID) == self.saved.records.log() == self.saved.game.dump()


def test_moves_of_both_sides_are_seen_on_the_other():
    """A move of ours counts once the device has it; its own are kept here before it hears so."""
    game = a_game(8)
    both = Together(game, game)
    both.wait(lambda: both.live.state == LIVE)
    proposal = both.live.propose(both.saved.game.choices()[0], True)
    assert proposal.is_pending
    both.wait(lambda: not proposal.is_pending)
    assert proposal.error is None and both.are_one() and both.news.moves == []
    both.device.kept.play(both.device.kept.game.choices()[0])
    both.wait(lambda: both.news.moves)
    assert both.news.moves == [game.log.count + 1] and both.are_one()
    assert both.saved.game.digest() == both.device.kept.game.digest()
    assert both.news.states == ["sync", LIVE]


def test_a_move_that_comes_too_late_is_not_made():
    """The device was faster: what was meant to be taken back is not the last move any more."""
    game = a_game(8)
    both = Together(game, game)
    both.wait(lambda: both.live.state == LIVE)
    both.device.kept.play(both.device.kept.game.choices()[0])
    proposal = both.live.propose((UNDO, game.log.count - 2), True)
    both.wait(lambda: not proposal.is_pending)
    assert type(proposal.error) is Overtaken and proposal.events is None
    both.wait(lambda: both.live.state == LIVE)
    assert both.are_one() and both.saved.game.log.count == game.log.count + 1


def test_records_of_the_device_follow_ours_or_are_refused():
    """Twice the same is no harm; behind another head they are none of this log."""
    game = a_game(8)
    both = Together(game, game)
    both.wait(lambda: both.live.state == LIVE)
    base, head = game.log.count - 1, both.saved.records.head
    raw = Records(moved(game, 1, 2).dump()).data(base + 1)
    for known, code in ((b"anything", STALE), (head, OK), (head, OK)):
        assert both.live.listen(APPEND, [GID, base, known, raw])[0] == code
    assert both.live.listen(APPEND, [OTHER, base, head, raw]) is None
    assert both.saved.records.count == game.log.count + 1 and both.news.moves == [game.log.count]


def test_a_device_that_has_something_else_is_met_again():
    """As soon as it is asked whether it is still there."""
    game = a_game(8)
    both = Together(game, game)
    both.wait(lambda: both.live.state == LIVE)
    exchange = both.device.line.exchange
    answer, pings = exchange.answer, []

    def otherwise(kind, transaction, fields):
        if kind == PING:
            pings.append(fields)
        answer(kind, transaction, (fields[0] + 1,) + fields[1:] if kind == PING and len(pings) == 1 else fields)

    exchange.answer = otherwise
    both.wait(lambda: len(pings) == 3)
    assert both.news.states == ["sync", LIVE, "sync", LIVE] and both.are_one()


def test_a_live_fork_waits_for_a_person():
    """Both tails are kept; the one that is picked goes on, and both are live."""
    base = a_game(8)
    ours, theirs = moved(base, 3, 2), moved(base, 4, 3)
    both = Together(ours, theirs)
    both.wait(lambda: both.live.state == FORKED)
    assert sorted(both.store.branches) == sorted([ours.dump(), theirs.dump()]) and len(both.news.forks) == 1
    both.live.choice = DEVICE
    both.wait(lambda: both.live.state == LIVE)
    assert both.are_one() and both.store.logs[GID].startswith(theirs.dump())


def test_a_line_that_dies_is_met_again():
    """What is made here meanwhile goes over then."""
    game = a_game(8)
    both = Together(game, game)
    both.wait(lambda: both.live.state == LIVE)
    device, silence = both.device, Peer(lambda kind, fields: None)
    both.bench.peer = silence
    both.wait(lambda: both.live.state == DOWN)
    both.saved.play(both.saved.game.choices()[0])
    both.bench.peer = device
    both.wait(lambda: both.live.state == LIVE)
    assert both.are_one() and both.news.states == ["sync", LIVE, DOWN, "sync", LIVE]

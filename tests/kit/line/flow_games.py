"""Games for tests of flows, and a sync from its beginning to its end."""

import voltable
from kit.line.flow_bench import Bench
from voltable.bots import random_bot as bots
from voltable.engine.journal import HEADER, Chain, read
from voltable.line.flows.syncing import sync_all

GID, OTHER = b"game-one", b"game-two"


def a_game(moves, gid=GID):
    """So many moves of three."""
    return moved(voltable.new_game("card", players=3, seed=4, gid=gid), moves, 1)


def moved(game, moves, seed):
    """The same game some random moves later."""
    game, dice = voltable.load(game.dump()), bots.random_dice(seed)
    for _ in range(moves):
        game.play(bots.random_move(game.choices(), dice))
    return game


class Unknown:
    """A log whose last record no version plays; or nothing but its beginning."""

    def __init__(self, game, is_whole=True):
        self.gid = game.gid
        log = game.dump()
        self.log = log + end_of(log).record(b"\x91\x63", 1) if is_whole else log[:HEADER]

    def dump(self):
        """As it lies on flash."""
        return self.log


def end_of(log):
    """Where a log ends."""
    chain = Chain(log[:HEADER])
    for _ in read(log, chain):
        pass
    return chain


def synced(store, peer, *named, **given):
    """What becomes of the games, and the bench it happened on."""
    bench = Bench(peer, given.get("answer"))
    found = bench.run(sync_all(bench.talker, store, named, given.get("keep")))
    assert store.in_use == 0 and bench.talker.flow is None
    return found, bench


def only(store, peer, *named, **given):
    """The same, of the only game."""
    (found,), bench = synced(store, peer, *named, **given)
    return found, bench

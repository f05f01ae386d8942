"""Bugs in what the device says and when."""

from types import SimpleNamespace

from kit.line.planted.bug import Bug, instead
from voltable.engine.journal import Chain
from voltable.line.messages import APPEND, READY
from voltable_device.flash.kept import Kept
from voltable_device.line import answers
from voltable_device.line.answers import ANSWERS, SPLIT
from voltable_device.line.conversation import Conversation


def chained_anew(log, data) -> bytes:
    """The moves of some records behind another one."""
    chain, out = Chain(log.head, log.count, log.crc), b""
    at = 0
    while at < len(data):
        out += chain.record(data[at + 4 : at + 4 + data[at]], data[at + 1])
        at += data[at] + 8
    return out


@instead("base-ignored", "records are appended whatever they follow", "line", ANSWERS, APPEND)
def base_ignored(real, self, gid, base, head, data, *more):
    """Behind the last one."""
    if gid == self.open_gid() and (base, head) != self.end_of_open():
        data = chained_anew(self.app.kept.game.log, data)
        base, head = self.end_of_open()
    return real(self, gid, base, head, data)


@instead("retry-twice", "a retry is appended once more", "line", ANSWERS, APPEND)
def retry_twice(real, self, gid, base, head, data, *more):
    """What is there already comes again."""
    if gid == self.open_gid() and base == self.end_of_open()[0] - 1:
        with answers.flash.reading(self.app.kept.game.log.path) as file:
            if file.read().endswith(data):
                return base_ignored_now(real, self, gid, data)
    return real(self, gid, base, head, data)


def base_ignored_now(real, self, gid, data):
    """Behind the last one."""
    return real(self, gid, *self.end_of_open(), chained_anew(self.app.kept.game.log, data))


@instead("refused-then-taken", "a retry of what was refused is taken", "refusals", answers, "take")
def refused_then_taken(real, self, *arguments):
    """The host has told already that it was not."""
    self.refused = None
    return real(self, *arguments)


@instead("any-head-ready", "READY is accepted with another head", "line", ANSWERS, READY)
def any_head_ready(real, self, gid, number, head, state, *more):
    """As if it were ours."""
    if gid == self.open_gid():
        return real(self, gid, *self.end_of_open(), self.app.kept.game.digest())
    return real(self, gid, number, head, state, *more)


@instead("moves-while-forked", "a device with two tails to choose from takes moves", "forks", Kept, "before")
def moves_while_forked(real, self):
    """Nobody is kept from it."""
    if self.readonly == SPLIT:
        self.readonly = None
    return real(self)


@instead("synced-too-early", "moves count as synced when they are sent", "line", Conversation, "tell")
def synced_too_early(real, self, now):
    """Before the answer."""
    yield from real(self, now)
    if self.exchange.asked == APPEND:
        self.app.synced(self.sent[0])


@instead("other-game-live", "another game is opened, and the line stays live", "reopening", Conversation, "look")
def other_game_live(real, self):
    """Nobody looks."""


@instead("left-and-silent", "a device that left the shared game answers on", "reopening", answers, "refusal")
def left_and_silent(real, self, kind):
    """The computer never asks again."""
    self.has_left = False
    return real(self, kind)


@instead("open-game-kept", "records go into a journal whose game was opened meanwhile", "switching", answers, "keep")
def open_game_kept(real, app, *arguments):
    """Behind its back."""
    return real(SimpleNamespace(games=app.games, kept=None), *arguments)


def state_not_compared():
    """READY is answered with the device's own state in mind."""
    real = ANSWERS[READY]

    def ready(self, gid, number, head, state, *more):
        state = self.app.kept.game.digest() if gid == self.open_gid() else state
        return real(self, gid, number, head, state, *more)

    return [(ANSWERS, READY, ready)]


state8 = Bug("state-not-compared", "equal heads with unequal games are called live", "odd", state_not_compared)

BUGS = [
    base_ignored, retry_twice, refused_then_taken, any_head_ready, moves_while_forked, synced_too_early,
    other_game_live, left_and_silent, open_game_kept, state8,
]  # fmt: skip

"""A game on flash keeps the promise of all kept games."""

import voltable
from kit.device.bad_flash import FULL, BadFlash
from kit.interpreters import scratch
from kit.keeping import promise
from voltable_device.flash.games import Games


class FullFlash:
    """For a while nothing more can be written."""

    def __enter__(self):
        self.flash = BadFlash(always=("write", FULL, 0))

    def __exit__(self, *error):
        self.flash.heal()


class Flash:
    """Journals."""

    def __init__(self):
        self.games = None

    def create(self, game):
        """Each on a chip of its own."""
        self.games = Games(scratch.folder() + "/games")
        return self.games.create(game)

    def stored(self):
        """As it is after a power cut."""
        return self.games.open(promise.GID).game

    def full(self):
        """The chip."""
        return FullFlash()

    def tells(self, error):
        """In a word."""
        return isinstance(error, voltable.Refusal) and error.word == "flash-full"

    def take(self, kept, ahead):
        """One by one."""
        for _, origin, payload in ahead.log.records(kept.game.log.count):
            kept.follow(payload, origin)


class Batches(Flash):
    """The same, but what comes together is written together; a step back reads what is on flash."""

    def take(self, kept, ahead):
        """Held, then released."""
        for _, origin, payload in ahead.log.records(kept.game.log.count):
            if payload[1] < promise.UNDO:
                kept.hold()
            else:
                kept.release()
            kept.follow(payload, origin)
        kept.release()


def test_it_is_stored_before_it_is_told():
    promise.is_stored_before_it_is_told(Flash())


def test_it_is_unchanged_by_what_the_rules_refuse():
    promise.is_unchanged_by_what_the_rules_refuse(Flash())


def test_it_is_taken_back_where_it_cannot_be_written():
    promise.is_taken_back_where_it_cannot_be_written(Flash())


def test_it_is_kept_though_it_came_from_elsewhere():
    promise.is_kept_though_it_came_from_elsewhere(Flash())
    promise.is_kept_though_it_came_from_elsewhere(Batches())


def test_it_is_refused_from_elsewhere_where_it_cannot_be_written():
    promise.is_refused_from_elsewhere_where_it_cannot_be_written(Flash())
    promise.is_refused_from_elsewhere_where_it_cannot_be_written(Batches())

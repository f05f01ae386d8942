"""A game in a file keeps the promise of all kept games."""

import errno
import os
from unittest.mock import patch

import pytest

import voltable
from kit.keeping import promise
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile


class Folder:
    """Files of games."""

    def __init__(self, path):
        self.path = path
        self.count = 0

    def create(self, game):
        """Each in a file of its own."""
        self.count += 1
        return SaveFile.create(self.file(), game)

    def file(self):
        """The newest."""
        return self.path / f"{self.count}.vtl"

    def stored(self):
        """As any program reads it."""
        return voltable.load(self.file().read_bytes())

    def full(self):
        """The disk."""
        return patch.object(os, "write", side_effect=OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))

    def tells(self, error):
        """In a sentence."""
        return isinstance(error, SaveError) and "There is no room left" in error.message

    def take(self, save, ahead):
        """All of them at once."""
        chain = save.records.chain()
        records = ahead.log.records(save.records.count)
        save.take(b"".join(chain.record(payload, origin) for _number, origin, payload in records))


@pytest.fixture
def place(tmp_path):
    """An empty one."""
    return Folder(tmp_path)


def test_it_is_stored_before_it_is_told(place):
    promise.is_stored_before_it_is_told(place)


def test_it_is_unchanged_by_what_the_rules_refuse(place):
    promise.is_unchanged_by_what_the_rules_refuse(place)


def test_it_is_taken_back_where_it_cannot_be_written(place):
    promise.is_taken_back_where_it_cannot_be_written(place)


def test_it_is_kept_though_it_came_from_elsewhere(place):
    promise.is_kept_though_it_came_from_elsewhere(place)


def test_it_is_refused_from_elsewhere_where_it_cannot_be_written(place):
    promise.is_refused_from_elsewhere_where_it_cannot_be_written(place)


def test_the_promise_can_be_broken(place, monkeypatch):
    """Whoever shows a move that is not written, or keeps one that cannot be, is found out."""
    monkeypatch.setattr(SaveFile, "append", lambda save: None)
    with pytest.raises(AssertionError):
        promise.is_stored_before_it_is_told(place)
    with pytest.raises(AssertionError):
        promise.is_taken_back_where_it_cannot_be_written(place)

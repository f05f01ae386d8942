"""A journal has an end: 4,095 records or 65,536 bytes, with a warning before it."""

import voltable
from kit.cards.helpers import refusal_of
from kit.interpreters import scratch
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.verbs import PASS, UNDO
from voltable_device.flash.games import Games

GID = b"the last"


def back_and_forth(count):
    """A game of so many records on flash: a pass, and the undo of it."""
    game = voltable.new_game("card", players=3, seed=4, gid=GID)
    game.play(game.choices()[0])
    records = [(number, 1, payload) for number, _, payload in game.log.records()]
    first = len(records)
    for number in range(first, count):
        records.append((number, 1, pack((UNDO, first - 1) if (number - first) % 2 else (PASS,))))
    games = Games(scratch.folder() + "/games")
    scratch.write(games.path(GID), journal.write(GID, records))
    return games


def test_from_3840_records_on_people_are_warned():
    """Not before."""
    kept = back_and_forth(3838).open(GID)
    assert not kept.game.log.is_nearly_full()
    kept.play((PASS,))
    assert not kept.game.log.is_nearly_full()
    kept.undo()
    assert kept.game.log.count == 3840 and kept.game.log.is_nearly_full()


def test_at_4095_records_nothing_more_fits():
    """The last record is taken, the next refused, and the game opens all the same."""
    games = back_and_forth(MOST_RECORDS - 2)
    kept = games.open(GID)
    kept.play((PASS,))
    kept.undo()
    before = kept.game.hash(), scratch.read(games.path(GID))
    for step in (lambda: kept.play((PASS,)), kept.undo, kept.redo):
        no = refusal_of(step)
        assert (no.word, no.numbers) == ("log-full", (MOST_RECORDS,))
    assert (kept.game.hash(), scratch.read(games.path(GID))) == before and not kept.readonly
    again = games.open(GID)
    assert again.game.log.count == MOST_RECORDS and again.game.hash() == kept.game.hash()
    logs = again.game.log, voltable.load(before[1]).log
    assert [log.standing(log.at) for log in logs] == [[(logs[0].at, logs[0].at)]] * 2


def test_at_65536_bytes_nothing_more_fits():
    """Though there could be more records."""
    kept = back_and_forth(60).open(GID)
    log = kept.game.log
    log.size = journal.LARGEST - 104
    log.check_room()
    log.size += 1
    before = kept.game.hash(), log.count
    assert refusal_of(kept.play, (PASS,)).word == "log-full"
    assert refusal_of(kept.undo).word == "log-full"
    assert (kept.game.hash(), log.count) == before and log.is_nearly_full()
    log.size = 61440
    assert log.is_nearly_full()
    log.size -= 1
    assert not log.is_nearly_full()

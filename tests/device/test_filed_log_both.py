"""A log in a file answers like a log in memory."""

import voltable
from kit.interpreters import scratch
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable.engine.log import MOST_RECORDS
from voltable_device.flash.filed_log import FiledLog
from voltable_device.flash.games import Games

MOST_READ = 500  # records, for a step that has a copy of the state behind it


def pair(seed, players=4, edition="classic"):
    """The same game on flash and in memory."""
    games = Games(scratch.folder() + "/games")
    twin = voltable.new_game(edition, players=players, seed=seed, gid=b"in files")
    kept = games.create(voltable.new_game(edition, players=players, seed=seed, gid=b"in files"))
    return games, kept, twin


def wander(kept, twin, moves, dice, to_undos=False):
    """Moves, steps back and forth, and leaps to any record."""
    for _ in range(moves):
        step = dice.pick(12)
        log = twin.log
        if step == 0 and log.at > log.start:
            twin.undo()
            kept.undo()
        elif step == 1 and log.later:
            twin.redo()
            kept.redo()
        elif step == 2 and to_undos:
            record = log.start + dice.pick(log.count - log.start)
            twin.undo_to(record)
            kept.game.undo_to(record)
        elif not twin.over:
            action = bots.random_move(twin.choices(), dice)
            twin.play(action)
            kept.play(action)


def answers(log) -> list:
    """What both kinds of log know."""
    found = [log.count, log.start, log.at, log.later, log.undos(), log.standing(log.at)]
    found += [[payload for _, _, payload in log.records(first, first + 70)] for first in (0, 1, 63, 64, 65, 130, 9999)]
    found += [list(log.actions(log.standing(log.at), after)) for after in (log.start, log.start + 40, log.at)]
    found += [log.standing(record) for record in range(log.start, log.count, 7)]
    if log.at > log.start:
        found.append(log.before())
    if log.later:
        found.append(log.after())
    return found


def test_it_answers_like_the_log_in_memory():
    """Also after it was read from the file anew, as the game goes on."""
    games, kept, twin = pair(5)
    dice = bots.random_dice(5)
    for _ in range(8):
        wander(kept, twin, 30, dice)
        assert kept.game.hash() == twin.hash()
        assert answers(kept.game.log) == answers(twin.log)
        kept = games.open(twin.gid)
        assert kept.game.hash() == twin.hash()
        assert answers(kept.game.log) == answers(twin.log)


def test_leaps_to_undos_are_followed():
    """An undo may name the record of another undo."""
    for seed in (1, 2, 3):
        games, kept, twin = pair(seed, 3, "card")
        dice = bots.random_dice(seed)
        for _ in range(5):
            wander(kept, twin, 40, dice, True)
            assert answers(kept.game.log) == answers(twin.log)
            assert answers(FiledLog(kept.game.log.path)) == answers(twin.log)
            kept = games.open(twin.gid)
            assert kept.game.hash() == twin.hash()


def test_a_step_back_reads_only_what_lies_near():
    """In a journal of two thousand records, most of which were taken back and done again."""
    games, kept, twin = pair(4, 6)
    dice = bots.random_dice(4)
    while twin.log.count < 2000:
        twin.play(bots.random_move(twin.choices(), dice))
        for _ in range(dice.pick(4)):
            twin.undo()
            twin.redo()
    scratch.write(kept.game.log.path, twin.dump())
    kept = games.open(twin.gid)
    kept.game.log = log = CountedLog(kept.game.log.path)
    while kept.game.played:
        log.read = 0
        kept.undo()
        assert log.read < MOST_READ
    assert kept.game.hash() != twin.hash()


class CountedLog(FiledLog):
    """How many records were read."""

    read = 0

    def records(self, first=0, last=MOST_RECORDS):
        for record in super().records(first, last):
            self.read += 1
            yield record


def test_its_head_is_that_of_the_whole_chain():
    """And so is its checksum."""
    _, kept, twin = pair(2)
    wander(kept, twin, 90, bots.random_dice(2))
    data = scratch.read(kept.game.log.path)
    chain = journal.Chain(data[:16])
    for _ in journal.read(data, chain):
        pass
    log = kept.game.log
    assert (log.head, log.crc, log.count, log.size) == (chain.head, chain.crc, chain.number, len(data))
    log = FiledLog(log.path)
    assert (log.head, log.crc, log.count, log.size) == (chain.head, chain.crc, chain.number, len(data))


def test_a_move_of_the_host_keeps_its_origin():
    """What comes over the line is stamped with 0."""
    games, kept, twin = pair(3)
    log = kept.game.log
    log.origin = 0
    kept.play(kept.game.choices()[0])
    log.origin = 1
    kept.play(kept.game.choices()[0])
    log.origin = 0
    kept.undo()
    made = [origin for number, origin, _ in games.open(twin.gid).game.log.records(log.start + 1)]
    assert made == [0, 1, 0]

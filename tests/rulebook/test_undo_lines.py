"""Steps back, forth and anywhere, held against a plain list of what stands after each record."""

import voltable
from kit.cards.helpers import refusal_of
from voltable.bots import random_bot as bots
from voltable.engine.dice import Dice
from voltable.engine.replay import follow

PICK = b"\x92\x03\xc4\x08an other"


class Told:
    """What each record of a game left behind: the moves that stood, and the hash."""

    def __init__(self, game):
        self.game = game
        self.lines = {game.log.start: ()}
        self.hashes = {game.log.start: game.hash()}
        self.later = []  # where redo leads, nearest last

    def at(self, record):
        """The newest move that stands after a record."""
        line = self.lines[record]
        return line[-1] if line else self.game.log.start

    def tell(self, line):
        """One record more, and what stands now."""
        record = self.game.log.count - 1
        self.lines[record] = line
        self.hashes[record] = self.game.hash()

    def play(self, dice):
        """Some move."""
        line = self.lines[self.game.log.count - 1]
        self.game.play(bots.random_move(self.game.choices(), dice))
        self.tell(line + (self.game.log.count - 1,))
        self.later = []

    def pick(self):
        """A record that changes nothing."""
        line = self.lines[self.game.log.count - 1]
        follow(self.game, PICK, 0)
        self.tell(line)

    def stand(self, record, step):
        """The game goes to this record, by whatever step leads there."""
        old, new = self.at(self.game.log.count - 1), self.at(record)
        assert step() == new
        self.tell(self.lines[record])
        if new in self.later:
            self.later = self.later[: self.later.index(new)]
        elif new < old:
            self.later.append(old)

    def back(self):
        """One move further back."""
        line = self.lines[self.game.log.count - 1]
        if not line:
            assert refusal_of(self.game.undo).word == "nothing-to-undo"
            return
        self.stand(line[-2] if line[1:] else self.game.log.start, self.game.undo)

    def forth(self):
        """Forward again."""
        if not self.later:
            assert refusal_of(self.game.redo).word == "nothing-to-redo"
            return
        self.stand(self.later[-1], self.game.redo)

    def leap(self, dice):
        """To any record, an undo perhaps."""
        log = self.game.log
        record = log.start + dice.pick(log.count - log.start)
        self.stand(record, lambda: self.game.undo_to(record))

    def check(self):
        """The log knows the same."""
        log = self.game.log
        record = log.count - 1
        assert self.game.hash() == self.hashes[record]
        assert (log.at, log.later) == (self.at(record), self.later)
        assert moves_in(log.standing(record)) == self.lines[record]

    def check_all(self):
        """Also of every record before, and the moves themselves."""
        log = self.game.log
        for record, line in self.lines.items():
            ranges = log.standing(record)
            assert moves_in(ranges) == line
            assert all(first <= last for first, last in ranges)
            assert all(before[1] + 1 < after[0] for before, after in zip(ranges, ranges[1:]))
            if record % 8 == 0:
                assert tuple([number for number, _ in log.actions(ranges, log.start)]) == line
                middle = line[len(line) // 2 :] or (log.start,)
                assert tuple([number for number, _ in log.actions(ranges, middle[0])]) == middle[1:]


def moves_in(ranges) -> tuple:
    """Their records, one by one."""
    return tuple([number for first, last in ranges for number in range(first, last + 1)])


def wander(told, steps, dice, leaps):
    """So many steps; a move is as likely as all the others together."""
    for _ in range(steps):
        kind = dice.pick(12)
        if kind < 2:
            told.back()
        elif kind == 2:
            told.forth()
        elif kind == 3 and leaps:
            told.leap(dice)
        elif kind == 4:
            told.pick()
        elif not told.game.over:
            told.play(dice)
        else:
            told.back()
        told.check()


def test_steps_back_and_forth_are_what_a_plain_list_says():
    """Records between them that were taken back, and some that only say what was picked."""
    for edition, players, seed in (("card", 3, 1), ("classic", 2, 2), ("recharged", 6, 3)):
        told = Told(voltable.new_game(edition, players=players, seed=seed))
        wander(told, 260, Dice(seed), False)
        told.check_all()


def test_leaps_are_what_a_plain_list_says():
    """To moves that were taken back long ago, and to undos of undos."""
    for seed in (4, 5):
        told = Told(voltable.new_game("card", players=4, seed=seed))
        wander(told, 260, Dice(seed), True)
        told.check_all()


def test_a_game_that_was_loaded_knows_the_same():
    """And goes on from there."""
    told = Told(voltable.new_game("card", players=5, seed=6))
    dice = Dice(6)
    for _ in range(4):
        wander(told, 70, dice, True)
        told.game = voltable.load(told.game.dump())
        told.check()
    told.check_all()


def test_a_line_is_followed_over_many_moves_that_were_taken_back():
    """After each move of the game two others were tried and taken back."""
    told = Told(voltable.new_game("card", players=6, seed=7))
    dice = Dice(7)
    for _ in range(90):
        for _ in range(2):
            told.play(dice)
            told.back()
        told.play(dice)
    for _ in range(90):
        told.back()
        told.check()
    for _ in range(30):
        told.forth()
        told.check()

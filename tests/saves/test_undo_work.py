"""What a step back costs, in moves played again and records read: the same however long the log is."""

import pytest

import voltable
from voltable.engine.dice import Dice
from voltable.engine.game import MOST_COPIES, Game
from voltable.engine.log import Log
from voltable.engine.verbs import SET
from voltable.tracker.fields import FIRST_SEAT

MOST_PLAYED = 64  # moves again, for a step anywhere
MOST_READ = 800  # records, for a step along a line that was left now and then
LONG = 4000  # records


class Work:
    """Moves that were played and records that were read since the last look."""

    def __init__(self, monkeypatch):
        self.played = self.read = 0
        act, records = Game.act, Log.records

        def counted_act(game, action, tell):
            self.played += 1
            act(game, action, tell)

        def counted_records(log, *asked):
            for record in records(log, *asked):
                self.read += 1
                yield record

        monkeypatch.setattr(Game, "act", counted_act)
        monkeypatch.setattr(Log, "records", counted_records)

    def of(self, step) -> tuple[int, int]:
        """What one step takes."""
        self.played = self.read = 0
        step()
        return self.played, self.read


@pytest.fixture
def work(monkeypatch):
    """It counts from now on."""
    return Work(monkeypatch)


def long_game(seed, back=0, aside=0, moves=LONG) -> Game:
    """A table of thousands of records; in so many of a hundred moves steps back and forth, or another move first."""
    game = voltable.new_table("card", players=3, depth="quick", seed=seed)
    dice = Dice(seed)
    for _ in range(4):
        game.play(onward(dice))
    while game.log.count < moves:
        bet = dice.pick(100)
        if bet < back:
            back_and_forth(game, 1 + dice.pick(4))
        elif bet < back + aside:
            game.play(onward(dice))
            game.undo()
        game.play(onward(dice))
    return game


def back_and_forth(game, steps):
    """Some steps back, and as many forward."""
    for step in [game.undo] * steps + [game.redo] * steps:
        step()


def onward(dice) -> tuple:
    """Somebody's cities are put right: such a move is always allowed."""
    return SET, FIRST_SEAT + dice.pick(3), dice.pick(10)


def check(steps, work):
    """Each of them is cheap."""
    for step in steps:
        played, read = work.of(step)
        assert played <= MOST_PLAYED and read <= MOST_READ, (played, read)


@pytest.mark.parametrize(("back", "aside"), [(0, 0), (30, 0), (20, 40)])
def test_a_step_back_costs_the_same_in_a_long_game(work, back, aside):
    """Three hundred back, and as many forward again; at once, and after the game was loaded."""
    game = long_game(7, back, aside, LONG - 700)
    for played in (game, voltable.load(game.dump())):
        check([played.undo] * 300, work)
        check([played.redo] * 300, work)
        assert played.hash() == game.hash()


def test_a_leap_costs_the_same_wherever_it_leads(work):
    """Also to moves that were taken back, or to the record of an undo."""
    game = long_game(8, 10, 30, LONG - 300)
    records = game.log.count - game.log.start
    dice = Dice(8)
    check([lambda: game.undo_to(game.log.start + dice.pick(records)) for _leap in range(200)], work)


def test_copies_are_few_whatever_is_tried(work):
    """The same move again and again, where a copy is due."""
    game = long_game(9, moves=195)
    while game.log.count < LONG:
        game.play((SET, FIRST_SEAT, 5))
        game.undo()
        assert len(game.copies) <= MOST_COPIES


def test_undos_of_undos_cost_no_more(work):
    """Each names the one before it: nobody but a hand writes such a log."""
    game = long_game(10, moves=100)
    while game.log.count < LONG:
        game.undo_to(game.log.count - 1)
    check([game.undo, game.redo, lambda: game.undo_to(LONG - 1)], work)
    check([voltable.load(game.dump()).undo], work)

"""What a log tells of the moves that stand."""

import voltable
from kit.cards.round_one import ROUND_ONE, game_of
from voltable import notation
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.verbs import CHANCE, OPEN, PASS
from voltable_host.saves.history import as_after, newest, steps


def test_steps_are_the_moves_as_they_were_made():
    """Who, when, how it is written and what happened, as in the game itself."""
    game = voltable.new_game("card", players=4, seed=11)
    dice = random_dice(11)
    played = []
    while not game.over:
        action = random_move(game.choices(), dice)
        before = game.view()
        line = notation.write(action, game)
        events = game.play(action)
        played.append((game.log.at, before["turn"], before["round"], before["phase"], line, events, game.hash()))
    told = [
        (step.record, step.seat, step.round, step.phase, step.line, step.events, table.hash())
        for step, table in steps(game)
    ]
    assert told == played


def test_moves_that_were_taken_back_are_no_steps():
    """Only what stands, and again what was taken back and then done again."""
    game = game_of(ROUND_ONE[:4])
    game.undo()
    game.undo()
    assert [step.line for step, _ in steps(game)] == ROUND_ONE[:2]
    game.redo()
    assert [step.line for step, _ in steps(game)] == ROUND_ONE[:3]
    game.play(notation.read("Bo open 4a 4", game))
    assert [step.line for step, _ in steps(game)] == [*ROUND_ONE[:3], "Bo open 4a 4"]
    assert [step.record for step, _ in steps(game)] == [5, 6, 7, 12]


def test_steps_leave_the_game_alone():
    """Looking back changes neither its table nor its log."""
    game = game_of(ROUND_ONE[:9])
    before = game.hash(), game.dump()
    assert len(list(steps(game))) == 9
    assert (game.hash(), game.dump()) == before


def test_the_newest_steps_are_the_same_ones():
    """From the last one back, whatever was taken back in between."""
    for edition in ("card", "classic"):
        game = voltable.new_game(edition, players=3, seed=5)
        dice = random_dice(5)
        while not game.over:
            game.play(random_move(game.choices(), dice))
            for _ in range(dice.pick(9) if dice.pick(9) == 0 else 0):
                if game.log.at > game.log.start:
                    game.undo()
        before = game.hash(), game.dump()
        assert list(newest(game)) == [step for step, _table in steps(game)][::-1]
        assert (game.hash(), game.dump()) == before


def test_the_table_as_it_was_goes_its_own_way():
    """Neither the game nor its log notices."""
    game = game_of(ROUND_ONE[:9])
    before = game.hash(), game.dump()
    table = as_after(game, game.log.start + 4)
    assert table.hash() == game_of(ROUND_ONE[:4]).hash()
    table.play(table.choices()[0])
    assert (game.hash(), game.dump()) == before


def test_at_a_real_table_the_draws_are_steps():
    """Chance has no name, and its setup is round 0."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], dice="table")
    game.play(notation.read("first Bo", game))
    game.play(notation.read("first Ana", game))
    game.play(notation.read("deal 3a", game))
    told = [(step.seat, step.round, step.phase, step.line) for step, _ in steps(game)]
    assert told == [(CHANCE, 0, "setup", line) for line in ("first Bo", "first Ana", "deal 3a")]


def test_forced_is_told_of_the_moment_before_the_move():
    """Nobody can bid more than 12 in round 1, so whoever is asked after a bid of 12 has to pass."""
    game = game_of(["Ana open 4b 12"])
    assert [step.forced for step, _ in steps(game)] == [False]
    game.play(notation.read("Bo pass", game))
    assert [step.forced for step, _ in steps(game)] == [False, True]


def test_where_money_is_hidden_only_who_is_alone_need_not_be_asked():
    """The others would see that somebody has to pass."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=7, options={"hidden_money": True})
    game.play((OPEN, game.state.market[0], game.state.players[game.turn].money))
    game.play((PASS,))
    assert [step.forced for step, _ in steps(game)] == [False, False]
    assert [step.forced for step, _ in steps(game, alone=True)] == [False, True]


def test_a_card_is_turned_where_something_new_lies_open():
    """A sold plant is replaced, and at the end of a round the markets are filled; buying turns nothing."""
    turned = [step.line for step, _ in steps(game_of(ROUND_ONE)) if step.turned]
    assert turned == ["Cy pass", "Cy pass", "Cy open 5a 5", "Bo run"]


def test_at_a_real_table_the_move_before_a_draw_turns_the_card():
    """Not what people say was drawn: they may mistype it and take it back."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], dice="table")
    while game.turn == CHANCE:
        game.play(game.choices()[0])
    dealt = len(list(steps(game)))
    game.play(game.choices()[0])  # opens
    game.play((PASS,))
    game.play((PASS,))  # sells, so the next plant is to be drawn
    game.play(game.choices()[0])
    told = [step for step, _ in steps(game)]
    assert not any(step.turned for step in told[:dealt])
    assert [(step.turned, step.seat == CHANCE) for step in told[dealt:]] == [
        (False, False), (False, False), (True, False), (False, True),
    ]  # fmt: skip

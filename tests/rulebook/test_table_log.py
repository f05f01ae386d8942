"""A table is a log of moves like any game: undo, redo, dump, load, hash, and lines of notation."""

import voltable
from kit.tracker.table_games import (
    EDITIONS,
    depths_of,
    done,
    friends,
    least,
    new,
    play,
    refusal_of,
    refused,
    table,
    until,
)
from kit.tracker.table_random import new_random_table, play_random, random_action
from voltable import notation
from voltable.engine.dice import Dice
from voltable.engine.game import checked
from voltable.engine.refusal import LogError
from voltable.engine.verbs import CITY, UNDO
from voltable.plants.events import TakenBack

NAMES = ["Anna", "Bob B", "Čeněk", "Dana", "x=1", "Six"]


def played(number, moves):
    """A random table after so many moves, and its hash after each record."""
    game = new_random_table(number)
    dice = Dice(number)
    hashes = {game.log.at: game.hash()}
    for _ in range(moves):
        if game.over:
            break
        game.play(random_action(game, dice))
        hashes[game.log.at] = game.hash()
    return game, hashes


def test_undo_goes_to_the_start_and_redo_back():
    """At each record the hash is what it was; copies every 64 records change nothing."""
    for number in (3, 12, 17, 34, 70):
        game, hashes = played(number, 100)
        last = game.log.at
        while game.log.at > game.log.start:
            game.undo()
            assert game.hash() == hashes[game.log.at]
        assert refusal_of(game.undo).word == "nothing-to-undo"
        while game.log.at < last:
            game.redo()
            assert game.hash() == hashes[game.log.at]
        assert refusal_of(game.redo).word == "nothing-to-redo"


def test_undo_reaches_behind_the_end():
    game = table(depth="quick")
    play(game, "set end 1", "done", "first Bo")
    assert game.over
    game.undo()
    assert not game.over
    play(game, "first Cy")
    assert game.ranking()[0] == [2]


def test_undo_reaches_the_first_order():
    game = table("card", friends(3))
    game.undo()
    assert (game.turn, game.state.order) == (voltable.CHANCE, (0,))
    play(game, "first Cy")
    assert game.state.order == (0, 2, 1)


def test_undo_is_an_action_too():
    game = table(depth="quick")
    first, before = game.log.at, game.hash()
    done(game, 3)
    assert game.play((UNDO, first)) == [TakenBack(first)]
    assert game.hash() == before
    assert refused(game, (UNDO, 10**6)) == "no-such-record"


def test_a_log_brings_a_table_back():
    """With the dice, the names, the depth, the rulings, and what was taken back."""
    for number in range(0, 90, 6):
        game, _ = played(number, 60)
        for _ in range(number % 5):
            if game.log.at > game.log.start:
                game.undo()
        again = voltable.load(game.dump())
        assert (again.hash(), again.dump(), again.turn) == (game.hash(), game.dump(), game.turn)
        assert again.choices() == game.choices()
        assert (again.edition.depth, again.edition.chosen) == (game.edition.depth, game.edition.chosen)
        if game.log.at < game.log.count - 1 and game.log.later:
            assert again.redo() == game.redo()


def test_names_and_options_come_back():
    game = new("recharged", "Ana Bo", "market", "usa", trust_refill=3, trust_waits=True)
    again = voltable.load(game.dump())
    assert (again.names, again.edition.board, again.edition.depth) == (["Ana", "Bo"], "usa", "market")
    assert dict(again.view()["options"]) == {"trust_refill": 3, "trust_waits": True}


def test_the_same_seed_draws_the_same_order():
    orders = [voltable.new_table("card", players=6, seed=9).state.order for _ in range(2)]
    assert orders[0] == orders[1]
    game = voltable.new_table("card", players=6, seed=9)
    done(game)
    game.undo()
    assert game.state.order == orders[0]


def test_a_log_that_tells_what_cannot_be_is_refused():
    """A card game has no cities."""
    game = voltable.new_table("card", players=3, depth="quick", seed=1)
    game.log.add_action((CITY, 5))
    no = refusal_of(voltable.load, game.dump())
    assert isinstance(no, LogError) and no.word == "illegal-move"


def test_hashes_tell_tables_apart():
    """Whatever is told changes the hash."""
    for edition in EDITIONS:
        for depth in depths_of(edition):
            seen = set()
            game = until(table(edition, friends(3), depth), "auction", round=2)
            for _ in range(12):
                seen.add(game.hash())
                game.play(least(game))
            assert len(seen) == 12


def test_a_copy_goes_its_own_way():
    game = until(table("recharged", friends(2), "market"), "fuel")
    before = game.hash()
    other = game.copy()
    play(other, "set coal 3", "set Ana 9", "set step 2", "done")
    assert game.hash() == before != other.hash()
    assert refusal_of(other.dump).word == "no-log"


def test_every_choice_can_be_written_and_read_back():
    for number in range(0, 80, 9):
        written = set()
        for game in play_random(number, 80):
            game.names = NAMES[: game.edition.count]
            for choice in game.choices():
                line = notation.write(choice, game)
                assert notation.read(line, game) == checked(choice), line
                written.add(line.split()[-2] if " " in line else line)
        assert len(written) > 5


def test_names_may_be_left_out_or_must_be_right():
    game = until(table(), "auction", round=2)
    assert notation.read("bought", game) == notation.read("Ana bought", game)
    assert refused(game, "Zoe bought") == "unknown-name"
    assert refused(game, "Bo drop") == "not-your-turn"
    assert refused(game, "Ana open 3 3") in ("unknown-verb", "not-now")
    assert refused(game, "set Zoe 3") == "unknown-field"
    assert refused(game, "set Ana x") == "not-a-number"
    assert refused(game, "set Ana") == "word-missing"
    assert refused(game, "done now") == "too-many-words"

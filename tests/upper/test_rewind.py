"""How far undo goes: to a person's last decision, never past a card that was turned."""

import pytest

import voltable
from voltable import notation
from voltable.bots import random_bot as bots
from voltable.engine.game import Game
from voltable.engine.verbs import CHANCE
from voltable_host.language import choose
from voltable_host.terminal.rewind import TooFar, back, back_to, forward


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


def everybody(seat):
    """Only people play; chance is told by them too."""
    return True


def only_first(seat):
    """The first seat is a person's, the others are bots'."""
    return seat == 0


def game_after(*lines, names=("Ana", "Bo", "Cy"), seed=7, dice=None):
    """A game of that seed after these moves."""
    game = voltable.new_game("card", players=list(names), seed=seed, dice=dice)
    for line in lines:
        game.play(notation.read(line, game))
    return game


def test_nothing_is_taken_back_at_the_start():
    """There is no decision yet."""
    with pytest.raises(TooFar, match="nothing"):
        back(game_after(), everybody, False)


def test_the_last_bid_is_taken_back():
    """Move by move where people bid."""
    game = game_after("Ana open 3a 1", "Bo bid 2", "Cy bid 3")
    assert back(game, everybody, False) == game.log.at - 1
    game.undo_to(back(game, everybody, False))
    assert game.turn == 2
    game.undo_to(back(game, everybody, False))
    assert game.turn == 1


def test_bots_moves_are_taken_back_with_the_persons():
    """Ana stands before her own opening again."""
    game = game_after("Ana open 3a 1", "Bo bid 2", "Cy bid 3")
    assert back(game, only_first, False) == game.log.start


def test_a_turned_card_stops_undo_unless_people_agreed_on_it():
    """The sale turned up a new plant."""
    game = game_after("Ana open 3a 1", "Bo pass", "Cy pass")
    with pytest.raises(TooFar, match="turned"):
        back(game, everybody, False)
    assert back(game, everybody, True) == game.log.at - 1


def test_a_mistyped_card_can_be_typed_again_but_the_sale_before_it_stands():
    """At a real table people say what was drawn; the card itself has been seen."""
    drawn = [f"deal {label}" for label in "3a 3b 4a 4b 5a 5b 5c 6a".split()]
    game = game_after("first Ana", "first Bo", *drawn, dice="table")
    assert game.turn == CHANCE
    for _ in range(10):
        game.undo_to(back(game, everybody, False))
    assert game.log.at == game.log.start
    with pytest.raises(TooFar):
        back(game, everybody, False)


def test_at_a_real_table_the_sale_before_a_draw_is_not_taken_back():
    """Even while the card is not yet typed, it lies on the table."""
    game = game_after(dice="table")
    while game.turn == CHANCE:
        game.play(game.choices()[0])
    for line in ("Ana open 3a 1", "Bo pass", "Cy pass"):
        game.play(notation.read(line, game))
    assert game.turn == CHANCE
    with pytest.raises(TooFar, match="turned"):
        back(game, everybody, False)
    assert back(game, everybody, True) == game.log.at - 1


def test_forward_leads_where_undo_came_from():
    """And nowhere after a new move."""
    game = game_after("Ana open 3a 1", "Bo bid 2")
    hash_before = game.hash()
    game.undo_to(back(game, everybody, False))
    game.undo_to(forward(game))
    assert game.hash() == hash_before
    with pytest.raises(TooFar):
        forward(game)


def test_a_move_that_is_named_is_gone_back_to():
    """Its number stands in the log; what was taken back has none any more."""
    game = game_after("Ana open 3a 1", "Bo bid 2", "Cy bid 3")
    third, start = game.log.at, game.log.start
    game.undo()
    assert back_to(game, str(third - 1), False) == third - 1
    assert back_to(game, str(start), False) == start
    for number in (str(third), str(start - 1), "", "Bo", "99"):
        with pytest.raises(TooFar, match="no move"):
            back_to(game, number, False)


def test_a_card_that_was_turned_since_stops_it_too():
    """But a number that is none is told first."""
    game = game_after("Ana open 3a 1", "Bo pass", "Cy pass")
    with pytest.raises(TooFar, match="turned"):
        back_to(game, str(game.log.start), False)
    with pytest.raises(TooFar, match="no move"):
        back_to(game, "7777", False)
    assert back_to(game, str(game.log.start), True) == game.log.start
    assert back_to(game, str(game.log.at), False) == game.log.at


def test_a_step_back_is_found_without_playing_the_whole_game_again(monkeypatch):
    """Hundreds of moves came before it."""
    game = voltable.new_game("classic", players=6, seed=3)
    bots.play_random(game, 3)
    assert game.log.at > 600
    played = []
    act = Game.act
    monkeypatch.setattr(Game, "act", lambda table, action, tell: played.append(action) or act(table, action, tell))
    assert back(game, everybody, True) >= game.log.at - 64
    assert len(played) < 2 * 64

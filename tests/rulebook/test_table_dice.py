"""A real deck at a real table: the same game as from a seed, its draws said aloud (contract 2)."""

import voltable
from kit.cards.helpers import lines, play, refused, turn
from voltable import notation
from voltable.bots import random_bot as bots
from voltable.engine import verbs
from voltable.engine.dice import Dice

NAMES = ["Gosia", "Maciek", "Anna", "Piotr", "Ewa", "Jan"]


def say_draws(game, dice):
    """Somebody turns up cards as these dice fall, and says each aloud."""
    while game.turn == voltable.CHANCE:
        drawn = game.phases[game.state.phase].draw(game.state, dice)
        assert drawn in game.choices()
        play(game, notation.write(drawn, game))


def both_ways(count, seed, options=None):
    """One random game from a seed and once more at the table, compared after every move."""
    seeded = voltable.new_game("card", players=NAMES[:count], seed=seed, options=options)
    spoken = voltable.new_game("card", players=NAMES[:count], dice="table", options=options)
    dice, mover = Dice(seed), bots.random_dice(seed)
    say_draws(spoken, dice)
    assert spoken.hash() == seeded.hash()
    while not seeded.over:
        assert seeded.choices() == spoken.choices()
        action = bots.random_move(seeded.choices(), mover)
        seeded.play(action)
        spoken.play(action)
        say_draws(spoken, dice)
        assert spoken.hash() == seeded.hash()
    assert spoken.over and spoken.ranking() == seeded.ranking()
    return spoken


def test_two_players_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways(2, 11)


def test_three_players_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways(3, 12, {"demolition": True})


def test_four_players_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways(4, 13, {"singles_unlimited": True})


def test_five_players_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways(5, 14)


def test_six_players_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways(6, 15)


def test_a_game_at_the_table_comes_back_from_its_log():
    """Each draw is a record of its own."""
    game = both_ways(2, 16)
    again = voltable.load(game.dump())
    assert again.hash() == game.hash() and again.dump() == game.dump()


def setup(count=3):
    return voltable.new_game("card", players=NAMES[:count], dice="table")


def test_chance_is_asked_first_for_the_order():
    """One name at a time; the last one is known."""
    game = setup()
    assert turn(game) == "chance"
    assert lines(game) == ["first Gosia", "first Maciek", "first Anna"]
    play(game, "first Anna")
    assert lines(game) == ["first Gosia", "first Maciek"]
    assert refused(game, "first Anna") == "cannot-come"
    play(game, "first Gosia")
    assert game.state.order == (2, 0, 1)


def test_then_for_eight_small_plants():
    """A large one, one that lies there already and the last card cannot come."""
    game = setup()
    assert refused(game, "deal 3a") == "not-now"
    play(game, "first Anna", "first Gosia")
    assert len(lines(game)) == 13
    assert refused(game, "deal 9") == "cannot-come"
    assert refused(game, "deal end") == "cannot-come"
    assert refused(game, "deal coal1") == "cannot-come"
    play(game, "deal 3a")
    assert refused(game, "deal 3a") == "cannot-come"
    assert refused(game, "first Gosia") == "not-now"


def test_then_for_the_fuel_of_this_number_of_players():
    """No more cards of a kind than there are; no plant."""
    game = setup()
    play(game, "first Anna", "first Gosia")
    for label in "3a 3b 4a 4b 5a 5b 5c 6a".split():
        play(game, "deal " + label)
    play(game, "deal uranium2")  # there is one with three players
    assert refused(game, "deal uranium2") == "cannot-come"
    assert refused(game, "deal uranium3") == "cannot-come"
    assert refused(game, "deal 6b") == "cannot-come"
    for _ in range(8):
        play(game, lines(game)[0])
    play(game, *["deal oil2"] * 3)
    assert turn(game) == "Anna"


def test_no_card_that_does_not_exist_can_come():
    """Numbers out of range."""
    game = setup()
    play(game, "first Anna", "first Gosia")
    for number in (-1, 13, 42, 63, 64, 75, 76, 10**12, -(10**12)):
        assert refused(game, (verbs.DEAL, number)) == "cannot-come"


def test_while_chance_is_asked_nobody_else_can_act():
    """Nothing but what was drawn."""
    game = setup()
    for action in ((4, 0, 1), (5, 3), (6,), (7,), (8, 0), (9, 1, 1), (10, 0, 1, 2), (15, 0, 0), (16,)):
        assert refused(game, action) == "not-now"


def test_with_a_seed_nobody_can_say_what_is_drawn():
    """The dice decide."""
    game = voltable.new_game("card", players=3, seed=1)
    for card in range(80):
        assert refused(game, (verbs.DEAL, card)) == "not-now"


def test_cards_removed_unseen_are_never_drawn():
    """Contract 2: of three players' decks 26 plants come before the last card, never more."""
    for seed in range(5):
        game = voltable.new_game("card", players=3, seed=seed)
        bots.play_random(game, seed)
        shown = game.view()["plants"]
        assert shown["deck"] >= 0 and shown["removed"] >= 8

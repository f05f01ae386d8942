"""The board game at a real table: the same game as from a seed, its draws said aloud (contract 2)."""

import voltable
from kit.boards.board_table import board_table, enter, lines, market, order, play, refused, turn
from voltable import notation
from voltable.bots import random_bot as bots
from voltable.engine.dice import Dice
from voltable.engine.verbs import DEAL, REGION
from voltable.plants import row

NAMES = ["Anna", "Bob", "Cyril", "Dana", "Emil", "Franta"]
WEST = ["south", "southwest", "west"]


def spoken(edition, count=3, board=None, **options):
    """A table before its first word."""
    return voltable.new_game(edition, board, NAMES[:count], dice="table", options=options)


def say_draws(game, dice):
    """Somebody turns up cards as these dice fall, and says each aloud."""
    while game.turn == voltable.CHANCE:
        drawn = game.phases[game.state.phase].draw(game.state, dice)
        assert drawn in game.choices()
        play(game, notation.write(drawn, game))


def both_ways(edition, board, count, seed, **options):
    """One random game from a seed and once more at the table, compared after every move."""
    seeded = voltable.new_game(edition, board, NAMES[:count], seed, options=options)
    table = spoken(edition, count, board, **options)
    dice, mover = Dice(seed), bots.random_dice(seed)
    say_draws(table, dice)
    assert table.hash() == seeded.hash()
    while not seeded.over:
        assert seeded.choices() == table.choices()
        action = bots.random_move(seeded.choices(), mover)
        seeded.play(action)
        play(table, notation.write(action, table))
        say_draws(table, dice)
        assert table.hash() == seeded.hash()
    assert table.over and table.ranking() == seeded.ranking()
    return table


def test_classic_at_the_table_and_from_the_seed():
    """Equal hashes after every move, on each board."""
    both_ways("classic", "germany", 2, 11)
    both_ways("classic", "usa", 4, 12, demolition=True)
    both_ways("classic", "central_europe", 6, 13, regions="draft")


def test_central_europe_at_the_table_and_from_the_seed():
    """Equal hashes after every move."""
    both_ways("central_europe", None, 3, 14, last_refill_two=True)
    both_ways("central_europe", None, 5, 15, step_three_skips_two=False, step_three_at_once=True)


def test_recharged_at_the_table_and_from_the_seed():
    """Equal hashes after every move, with and without the Trust."""
    both_ways("recharged", "germany", 2, 16)
    both_ways("recharged", "usa", 2, 17, starting_cities=True, trust_waits=True, trust_storage=False)
    both_ways("recharged", "usa", 2, 20, last_refill_two=True)
    both_ways("recharged", "usa", 4, 18, starting_cities=True, storage_anytime=True)
    both_ways("recharged", "germany", 5, 19, regions="draft", demolition=True)


def test_a_game_at_the_table_comes_back_from_its_log():
    """Each draw is a record of its own; regions given by name are in the log."""
    for edition, count, options in (
        ("classic", 3, {"regions": WEST}), ("central_europe", 2, {}), ("recharged", 2, {"starting_cities": True}),
    ):  # fmt: skip
        game = both_ways(edition, None, count, 20, **options)
        again = voltable.load(game.dump())
        assert again.hash() == game.hash() and again.dump() == game.dump()
        assert again.view()["regions"] == game.view()["regions"]
        assert again.view()["options"] == game.view()["options"]


# Setup by hand


def test_first_the_order():
    """One name at a time; the last one is known."""
    for edition in ("classic", "central_europe", "recharged"):
        game = spoken(edition)
        assert turn(game) == "chance"
        assert lines(game) == ["first Anna", "first Bob", "first Cyril"]
        play(game, "first Cyril")
        assert refused(game, "first Cyril") == "cannot-come"
        assert lines(game) == ["first Anna", "first Bob"]
        play(game, "first Anna")
        assert order(game) == "Cyril Anna Bob"


def test_a44_regions_are_drawn_one_by_one_and_connected():
    """By default a random connected set: any first, then each that touches those in play."""
    game = spoken("classic")
    play(game, "first Anna", "first Bob")
    assert turn(game) == "chance" and len(lines(game)) == 6
    play(game, "region northeast")
    assert lines(game) == ["region east", "region northwest"]
    assert refused(game, "region south") == refused(game, "region northeast") == "region-apart"
    assert refused(game, "region moon") == "unknown-region"
    assert refused(game, "Anna region east") == "not-your-turn"
    play(game, "region east", "region south")
    assert game.view()["regions"] == ["east", "northeast", "south"]
    assert turn(game) == "Anna" and game.view()["phase"] == "auction"


def test_a44_drafted_regions_are_chosen_in_turn_order():
    """The option `draft`: players choose one after the other, round and round."""
    game = spoken("classic", 3, regions="draft")
    play(game, "first Cyril", "first Anna")
    seen = []
    while game.view()["phase"] == "setup":
        seen.append(turn(game))
        assert lines(game)[0].startswith(turn(game) + " region ")
        play(game, lines(game)[0])
    assert seen == ["Cyril", "Anna", "Bob"]
    game = spoken("recharged", 2, regions="draft")
    play(game, "first Bob", "Bob region west", "Anna region southwest", "Bob region south")
    assert game.view()["regions"] == WEST


def test_a44_given_regions_are_not_asked_for():
    """The option with names."""
    game = spoken("classic", 3, regions=WEST)
    assert game.view()["regions"] == WEST
    play(game, "first Anna", "first Bob")
    assert game.view()["phase"] == "auction"


def test_a44_as_many_regions_as_the_table_says():
    """3/3/4/5/5 for two to six players, and every random set hangs together."""
    for edition in ("classic", "central_europe", "recharged"):
        for count, regions in ((2, 3), (3, 3), (4, 4), (5, 5), (6, 5)):
            for choice in ("random", "draft"):
                game = voltable.new_game(edition, players=count, seed=count, options={"regions": choice})
                while game.choices()[0][0] == REGION:
                    game.play(game.choices()[-1])
                assert len(game.view()["regions"]) == regions


def test_classic_then_the_first_round():
    """The market is printed; 13 is the only card that can come first."""
    for edition in ("classic", "central_europe"):
        game = spoken(edition)
        play(game, "first Anna", "first Bob")
        while turn(game) == "chance":
            play(game, lines(game)[0])
        assert market(game) == "3 4 5 6 7 8 9 10"
        play(game, "Anna open 3 3", "Bob pass", "Cyril pass")
        assert lines(game) == ["deal 13"]
        assert refused(game, "deal 14") == refused(game, "deal step3") == "cannot-come"
        play(game, "deal 13", "Bob open 4 4", "Cyril pass")
        assert len(lines(game)) == 33 and "deal step3" not in lines(game)


def test_recharged_then_eight_plugs():
    """Of thirteen; a socket cannot come; sorted as they lie."""
    game = spoken("recharged", 3, regions=WEST)
    play(game, "first Anna", "first Bob")
    assert len(lines(game)) == 13
    assert refused(game, "deal 16") == refused(game, "deal step3") == "cannot-come"
    for label in "15 3 14 4 13 5 12 6".split():
        play(game, "deal " + label)
    assert market(game) == "3 4 5 6 12 13 14 15" and turn(game) == "Anna"


def test_recharged_a_plug_lies_on_top():
    """The first plant drawn has the back of a plug; then anything may come."""
    game = spoken("recharged", 3, regions=WEST)
    play(game, "first Anna", "first Bob", *["deal " + label for label in "3 4 5 6 7 8 9 10".split()])
    play(game, "Anna open 4 4", "Bob pass", "Cyril pass")
    assert lines(game) == ["deal 11", "deal 12", "deal 13", "deal 14", "deal 15"]
    assert refused(game, "deal 16") == "cannot-come"
    play(game, "deal 14", "Bob open 5 5", "Cyril pass")
    assert len(lines(game)) == 4 + 29


def test_recharged_whole_setup_of_two_players():
    """Order, regions, market, six houses of the Trust, two marks; then Anna opens."""
    game = spoken("recharged", 2, "usa", starting_cities=True)
    play(game, "first Anna", "region southeast", "region south", "region north")
    play(game, *["deal " + label for label in "3 4 5 6 7 8 9 10".split()])
    play(game, "Anna place Miami", "Bob place Tampa", "Bob place Jacksonville")
    play(game, "Anna place Savannah", "Anna place Atlanta", "Bob place Raleigh")
    play(game, "Anna mark Chicago", 'Bob mark "St. Louis"')
    view = game.view()
    assert (view["phase"], view["round"], view["turn"]) == ("auction", 1, 0)
    assert view["marks"] == ["Chicago", "St. Louis"] and view["houses"]["Chicago"] == [None, 2]
    assert view["dummy"]["houses"] == 8 and view["houses"]["Miami"] == [2]


def test_while_chance_is_asked_nobody_else_can_act():
    """Nothing but what was drawn."""
    game = spoken("classic")
    for line in ("open 3 3", "pass", "drop", "done", "build Essen", "fuel coal 1", "deal 3", "region west"):
        assert refused(game, line) == "not-now"
    assert refused(game, "run") == "not-now"


# Draws later on


def test_nothing_comes_twice_and_nothing_that_lies_open():
    """After each draw the choices shrink."""
    game = board_table("Anna Bob Cyril", deck="25 26 27")
    enter(game, "auction")
    play(game, "Anna open 15 15", "Bob pass", "Cyril pass")
    assert lines(game) == ["deal 25", "deal 26", "deal 27"]
    play(game, "deal 26", "Bob open 16 16", "Cyril pass")
    assert lines(game) == ["deal 25", "deal 27"]
    for card in ("26", "16", "15", "step3", "50"):
        assert refused(game, "deal " + card) == "cannot-come"


def test_the_step_three_card_comes_when_nothing_else_is_left():
    """Then what was put under it."""
    game = board_table("Anna Bob Cyril", deck="25", under="30 31")
    enter(game, "auction")
    play(game, "Anna open 15 15", "Bob pass", "Cyril pass", "deal 25", "Bob open 16 16", "Cyril pass")
    assert lines(game) == ["deal step3"]
    play(game, "deal step3", "Cyril open 17 17")
    assert lines(game) == ["deal 30", "deal 31"]
    assert refused(game, "deal step3") == refused(game, "deal 25") == "cannot-come"


def test_plants_removed_unseen_are_only_counted():
    """With three classic players eight of the 33 never come: 26 plants before the Step 3 card."""
    for edition, count, plants in (("classic", 2, 26), ("classic", 4, 30), ("recharged", 2, 28), ("recharged", 5, 34)):
        game = spoken(edition, count)
        say_draws(game, Dice(1))
        while game.view()["phase"] == "setup":
            game.play(game.choices()[0])
        state = game.state
        assert state.small_left + state.large_left == plants
        drawn = 0
        while state.small_left + state.large_left:
            row.turn_up(state, row.may_come(state)[0])
            drawn += 1
        assert drawn == plants and row.may_come(state) == (42,)


def test_with_a_seed_nobody_can_say_what_is_drawn():
    """The dice decide."""
    for edition in ("classic", "recharged"):
        game = voltable.new_game(edition, players=3, seed=1)
        for card in range(44):
            assert refused(game, (DEAL, card)) == "not-now"
        for region in range(6):
            assert refused(game, (REGION, region)) == "not-now"


def test_undo_at_the_table_takes_back_a_draw():
    """Said wrong, said again."""
    game = spoken("classic", 3, regions=WEST)
    play(game, "first Anna", "first Bob", "Anna open 3 3", "Bob pass", "Cyril pass")
    before = game.hash()
    play(game, "deal 13")
    game.undo()
    assert game.hash() == before and lines(game) == ["deal 13"]
    game.redo()
    assert turn(game) == "Bob"

"""Starting cities, the variant of the recharged game: first houses only on marked cities (rules 9.3)."""

import voltable
from kit.boards.board_table import (
    board_table,
    city_number,
    connected,
    enter,
    happened,
    lines,
    play,
    player,
    price,
    refused,
    turn,
)
from voltable.boardgame.events import CityMarked, MarketRefilled, TrustBuilt
from voltable.boardgame.fuels import URANIUM
from voltable.boardgame.state import FAR, reprice
from voltable.boardgame.tables.money import TOKENS
from voltable.bots import random_bot as bots

NAMES = ["Anna", "Bob", "Cyril", "Dana", "Emil", "Franta"]
PLUGS = "3 4 5 6 7 8 9 10"
VARIANT = {"starting_cities": True}


def setup(count=3, **options):
    """Germany with three regions, the market lies, the marks are asked for; Anna, Bob, Cyril."""
    options["starting_cities"] = True
    options["regions"] = options.get("regions", ["east", "northwest", "west"])
    game = voltable.new_game("recharged", "germany", NAMES[:count], dice="table", options=options)
    play(game, *["first " + name for name in NAMES[: count - 1]])
    play(game, *["deal " + label for label in PLUGS.split()])
    return game


def building(marks="Essen Kiel Fulda", names="Anna Bob Cyril", step=1, money=500):
    """The last one builds; these cities are marked."""
    game = board_table(names, "recharged", "germany", money=money, options=VARIANT)
    game.state.marks = tuple([city_number(game, city) for city in marks.split()])
    game.state.supply[URANIUM] -= len(game.state.marks)
    game.state.step = step
    reprice(game.state)
    enter(game, "build")
    return game


def test_every_player_marks_one_city_in_turn_order():
    """After order and regions are fixed; then the first round begins."""
    game = setup()
    seen = []
    for city in ("Essen", "Kiel", "Fulda"):
        seen.append(turn(game))
        (told,) = happened(play(game, turn(game) + " mark " + city), CityMarked)
        assert told.city == city_number(game, city)
    assert seen == ["Anna", "Bob", "Cyril"]
    assert game.view()["marks"] == ["Fulda", "Kiel", "Essen"]  # in the board's order
    assert (game.view()["phase"], turn(game)) == ("auction", "Anna")


def test_a_city_is_marked_once():
    """And only in play."""
    game = setup()
    assert len(lines(game)) == 21
    play(game, "Anna mark Essen")
    assert len(lines(game)) == 20 and refused(game, "Bob mark Essen") == "not-to-mark"
    assert refused(game, "Bob mark Berlin") == "city-out-of-play"
    assert refused(game, "Bob mark Paris") == "unknown-city"
    for line in ("place Kiel", "build Kiel", "done", "deal 11", "region east", "first Bob"):
        assert refused(game, line) == "not-now"


def test_without_the_variant_nothing_is_marked():
    """The first round begins when the market lies."""
    game = voltable.new_game("recharged", "germany", NAMES[:3], seed=1)
    assert game.view()["marks"] == [] and game.view()["phase"] == "auction"


def test_the_classic_editions_do_not_know_it():
    """unknown-option."""
    for edition in ("classic", "central_europe"):
        try:
            voltable.new_game(edition, players=3, options=VARIANT)
            raise AssertionError("accepted")
        except voltable.Refusal as no:
            assert no.word == "unknown-option"


def test_a46_the_marks_come_from_the_uranium_supply():
    """Ten lie there at the start; each mark takes one."""
    game = setup()
    assert game.state.supply[URANIUM] == 10
    play(game, "Anna mark Essen", "Bob mark Kiel", "Cyril mark Fulda")
    assert game.state.supply[URANIUM] == 7


def test_a46_a_first_house_returns_its_mark():
    """To the supply."""
    game = building()
    before = game.state.supply[URANIUM]
    play(game, "Cyril build Essen")
    assert game.state.supply[URANIUM] == before + 1
    assert game.view()["marks"] == ["Fulda", "Kiel"]


def test_a46_marks_are_missing_from_refills_meanwhile():
    """With eleven tokens elsewhere nothing is left to refill."""
    for marks, refilled in (("", 1), ("Essen", 0)):
        game = building(marks)
        game.state.tokens[URANIUM] += game.state.supply[URANIUM] - (1 - len(game.state.marks))
        game.state.supply[URANIUM] = 1 - len(game.state.marks)
        play(game, "Cyril done", "Bob done", "Anna done")
        (told,) = happened(play(game, "Anna run", "Bob run", "Cyril run"), MarketRefilled)
        assert told.tokens[URANIUM] == refilled


def test_the_first_house_goes_on_a_marked_city():
    """At 10; nowhere else."""
    game = building()
    assert lines(game) == ["Cyril build Fulda", "Cyril build Kiel", "Cyril build Essen", "Cyril done"]
    assert refused(game, "Cyril build Berlin") == "not-a-start"
    (told,) = play(game, "Cyril build Kiel")
    assert (told.slot, told.connection) == (10, 0)


def test_a41_any_mark_will_do():
    """Cyril may take the city that Anna marked, and Anna his."""
    game = setup()
    play(game, "Anna mark Essen", "Bob mark Kiel", "Cyril mark Fulda")
    for friend in game.state.players:
        friend.money = 500
    enter(game, "build")
    play(game, "Cyril build Essen", "Cyril done", "Bob build Fulda", "Bob done", "Anna build Kiel")
    assert game.view()["marks"] == []


def test_in_step_one_a_marked_city_cannot_be_connected_otherwise():
    """The 10 slot is kept for a first house; the way leads through."""
    game = building()
    play(game, "Cyril build Essen")
    assert price(game, "Kiel") is None
    assert refused(game, "Cyril build Kiel") == "city-marked"
    assert refused(game, "Cyril build Fulda") == "city-marked"
    assert price(game, "Flensburg") is not None  # over Kiel only


def test_in_step_two_a_marked_city_opens_at_fifteen():
    """The 10 slot stays kept."""
    game = building(step=2)
    play(game, "Cyril build Essen")
    way = price(game, "Kiel") - 15
    (told,) = play(game, "Cyril build Kiel")
    assert (told.slot, told.connection) == (15, way)
    assert game.view()["houses"]["Kiel"] == [None, 2] and "Kiel" in game.view()["marks"]
    play(game, "Cyril done")
    assert "Bob build Kiel" in lines(game)
    (told,) = play(game, "Bob build Kiel")
    assert told.slot == 10 and game.view()["houses"]["Kiel"] == [1, 2] and game.view()["marks"] == ["Fulda"]


def test_in_step_two_a_marked_city_with_one_more_house_is_full_for_others():
    """15 is taken, 10 is kept, 20 is not open yet."""
    game = building(step=2)
    connected(game, "Anna", "Köln Kiel")
    play(game, "Cyril build Essen")
    assert refused(game, "Cyril build Kiel") == "city-marked"


def test_in_step_three_the_twenty_slot_opens_too():
    """15, then 20; the first house still pays 10."""
    game = building(step=3, names="Anna Bob Cyril Dana", marks="Kiel Fulda Essen Trier")
    play(game, "Dana build Essen", "Dana build Kiel", "Dana done", "Cyril build Fulda")
    (told,) = play(game, "Cyril build Kiel")
    assert told.slot == 20
    play(game, "Cyril done")
    (told,) = play(game, "Bob build Kiel")
    assert told.slot == 10 and game.view()["houses"]["Kiel"] == [1, 3, 2]


def test_a_late_starter_needs_a_mark_in_every_step():
    """Whatever is empty elsewhere; `late_start_empty` has no say."""
    for step in (1, 2, 3):
        game = building(step=step)
        assert len(lines(game)) == 3 + 1


def test_the_mark_of_a_city_with_a_house_is_still_a_start():
    """Its 10 slot is free."""
    game = building(step=2)
    connected(game, "Anna", "Essen Kiel")
    assert game.view()["houses"]["Kiel"] == [None, 0]
    assert "Cyril build Kiel" in lines(game)


def test_there_is_a_mark_for_everybody():
    """Each first house takes one, so the last to start finds one, in whole games."""
    for count in range(2, 7):
        for seed in (1, 2):
            game = voltable.new_game("recharged", ("germany", "usa")[seed % 2], count, seed, options=VARIANT)
            dice = bots.random_dice(seed)
            while not game.over:
                game.play(bots.random_move(game.choices(), dice))
                check_marks(game)


def check_marks(game):
    """Marks and players without a city are as many; no token is lost; the slot under a mark is free."""
    state = game.state
    if game.view()["phase"] == "setup":
        return
    assert len(state.marks) == len([owner for owner in state.players if not owner.cities])
    held = sum([owner.fuel[URANIUM] for owner in state.players + [state.dummy] if owner])
    assert state.tokens[URANIUM] + state.supply[URANIUM] + held + len(state.marks) == TOKENS[URANIUM]
    for city in state.marks:
        assert not state.houses[3 * state.network.place(city)]


# With the Trust


def place_six(game):
    """Six houses of the Trust wherever they go first."""
    while "place" in lines(game)[0]:
        play(game, lines(game)[0])


def test_with_the_trust_its_six_cities_come_first():
    """Then the two marks, none of them on its cities."""
    game = setup(2)
    place_six(game)
    assert turn(game) == "Anna" and len(lines(game)) == 21 - 6
    assert "mark" in lines(game)[0]
    taken = list(game.view()["houses"])
    assert refused(game, "Anna mark " + taken[0]) == "not-to-mark"


def test_with_the_trust_each_marked_city_gets_its_house_on_fifteen():
    """Eight houses remain."""
    game = setup(2)
    place_six(game)
    for name in ("Anna", "Bob"):
        city = lines(game)[-1].split()[-1]
        (told,) = happened(play(game, name + " mark " + city), TrustBuilt)
        assert (told.city, told.slot) == (city_number(game, city), 1)
        assert game.view()["houses"][city] == [None, 2]
    assert game.state.dummy.houses == 8 and game.view()["phase"] == "auction"


def test_with_the_trust_a_first_house_calls_no_other():
    """The city was not empty; the next one is."""
    game = setup(2)
    place_six(game)
    for _ in range(2):
        play(game, lines(game)[-1])
    enter(game, "build")
    player(game, turn(game)).money = 500
    assert not happened(play(game, lines(game)[0]), TrustBuilt)
    assert happened(play(game, lines(game)[0]), TrustBuilt) and game.state.dummy.houses == 7


def test_with_the_trust_a_marked_city_opens_for_others_in_step_three_only():
    """10 is kept, 15 is taken."""
    game = setup(2)
    place_six(game)
    for _ in range(2):
        play(game, lines(game)[-1])
    kept = game.view()["marks"]
    enter(game, "build")
    player(game, turn(game)).money = 500
    play(game, turn(game) + " build " + kept[0])
    for step, slot in ((1, FAR), (2, FAR), (3, 20)):
        game.state.step = step
        reprice(game.state)
        place = game.state.network.place(city_number(game, kept[1]))
        assert game.state.prices[place] == slot

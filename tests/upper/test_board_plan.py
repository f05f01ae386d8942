"""Plans and warnings of the board game: plants, tokens and cities tried on a copy."""

import pytest

import voltable
from kit.boards.board_table import board_table, connected, enter, lay_market, owns, play, some_cities
from voltable import Refusal
from voltable.engine.verbs import DONE, RUN
from voltable_host.language import choose
from voltable_host.terminal.board.plan import BoardPlan as Plan
from voltable_host.terminal.board.plan import words
from voltable_host.terminal.menu import warning
from voltable_host.terminal.plan import NoPlan
from voltable_host.terminal.typed import Unclear

COAL, OIL = 0, 1
PEOPLE = "Ana Bo Cy"
ANA, CY = 0, 2


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


def auctioning(labels="4", fuel="", cities="Essen", money=50, **more):
    """Ana may open 15 to 18."""
    game = board_table(PEOPLE, money=money, **more)
    owns(game, "Ana", labels, fuel)
    connected(game, "Ana", cities)
    enter(game, "auction")
    return game


def at(phase, labels="4 7", fuel="", cities="Essen Duisburg", money=50):
    """Everybody has the same plants; Cy is first to buy and build."""
    game = board_table(PEOPLE, money=money)
    owns(game, "Cy", labels, fuel)
    connected(game, "Cy", cities)
    enter(game, phase)
    return game


def planned(game, seat, line):
    """What a plan of one line says."""
    plan = Plan(game, seat)
    plan.add_all(words(line, game))
    return plan.result()


def test_a_plan_counts_plant_fuel_and_cities_in_their_order():
    """Plant 15 burns 2 coal for 3 cities; Duisburg has no way from Essen, Düsseldorf 2 from there."""
    game = auctioning(money=60)
    before = game.hash()
    assert planned(game, ANA, "15@20 coal2 duisburg, dusseldorf") == [
        "Plan: plant 15 for 20, coal 2 for 2, Duisburg for 10, Düsseldorf for 12",
        "It costs 44 Elektro and leaves 16.",
        "Running: 15. 3 cities of 3 have power, which earns 44; then you have 60 Elektro.",
        "Stored before it: coal 2.",
    ]
    assert game.hash() == before


def test_a_way_is_paid_once():
    """Köln is reached through Düsseldorf: dearer alone than behind it."""
    both = planned(auctioning(), ANA, "dusseldorf, koln")[0]
    alone = planned(auctioning(), ANA, "koln")[0]
    assert both == "Plan: Düsseldorf for 12, Köln for 14" and alone == "Plan: Köln for 16"


def test_a_first_city_costs_its_slot():
    """There is no network to come from."""
    assert planned(auctioning(cities=""), ANA, "berlin")[0] == "Plan: Berlin for 10"


def test_a_plant_is_given_up_for_a_fourth():
    """Until then the plan says so."""
    game = auctioning("3 4 7", "oil=4 coal=2", "Essen Duisburg")
    assert "That is more than 3 plants: give one up with -NUMBER." in planned(game, ANA, "16")
    result = planned(game, ANA, "16 -3")
    assert result[0] == "Plan: plant 16 for 16, without plant 3"
    assert result[-1] == "Stored before it: coal 2, oil 4."


def test_fuel_that_no_longer_fits_is_gone():
    """Without plant 7 only 4 oil of 6 have a place."""
    game = auctioning("3 4 7", "oil=6")
    assert planned(game, ANA, "15 -7")[-1] == "Stored before it: oil 4."


def test_a_plan_without_money_says_how_much_is_missing():
    """And nothing about what would run."""
    result = planned(auctioning(money=20), ANA, "15 coal2 duisburg")
    assert result[1] == "It costs 27 Elektro: 7 more than you have."
    assert not any("Running" in line for line in result)


@pytest.mark.parametrize(("line", "why"), [
    ("99", "unknown-plant"), ("22", "is not on offer"), ("15@x", "is no price"), ("15@14", "at least 15"),
    ("-99", "unknown-plant"), ("-7", "You have no plant 7"), ("15 16", "Only one plant"), ("coal9", "no room"),
    ("oil1", "no room"), ("uranium3", "not so much on the market"), ("coal", "no city and no fuel called coal"),
    ("atlantis", "no city and no fuel called atlantis"), ("du", "Duisburg, Düsseldorf"), ("@", "no city and no fuel"),
    ("-", "word-missing|unknown-plant|no plant"), ("essen", "Essen cannot be connected now"), ("15@@3", "is no price"),
])  # fmt: skip
def test_what_cannot_be_planned_is_said(line, why):
    """A sentence, never a crash."""
    with pytest.raises((NoPlan, Refusal, Unclear), match=why):
        planned(auctioning(), ANA, line)


def test_a_city_out_of_play_is_not_planned():
    """The refusal of the rules."""
    game = board_table(PEOPLE, regions=["west", "northwest", "southwest"])
    enter(game, "build")
    with pytest.raises(Refusal, match="city-out-of-play"):
        planned(game, CY, "berlin")


def test_a_nuclear_plant_is_not_planned_where_it_is_forbidden():
    """Only who has a city in certain countries may have one."""
    game = board_table(PEOPLE, "central_europe", market="11 15 16 18 19 20 21 22")
    enter(game, "auction")
    with pytest.raises(Refusal, match="nuclear-forbidden"):
        planned(game, ANA, "11")
    connected(game, "Ana", "Praha")
    assert planned(game, ANA, "11")[0] == "Plan: plant 11 for 11"


def test_a_mistake_keeps_what_was_planned_before():
    """Nothing of the wrong line stays, everything of the right one does."""
    game = auctioning()
    plan = Plan(game, ANA)
    plan.add_all(words("15 coal2", game))
    good = plan.result()
    for line in ("duisburg, atlantis", "coal1 coal99", "-99", "16"):
        with pytest.raises((NoPlan, Refusal)):
            plan.add_all(words(line, game))
        assert plan.result() == good
    plan.add_all(words("duisburg", game))
    assert plan.result()[0] == good[0] + ", Duisburg for 10"


def test_the_last_round_is_planned_in_cities():
    """Who connects the seventeenth city ends the game, and nothing is earned any more."""
    game = board_table(PEOPLE, money=200)
    owns(game, "Cy", "36 31", "coal=6")
    connected(game, "Cy", some_cities(game, 16))
    enter(game, "build")
    city = some_cities(game, 1, 16)[0]
    assert "which earns" in planned(game, CY, "")[2]
    told = "Running: 31, 36. 13 cities of 17 have power when the game ends with this round."
    assert planned(game, CY, city)[2] == told


def test_tokens_get_dearer_in_a_plan_too():
    """What the plan bought before is not on the market any more."""
    game = auctioning("4")
    lay_market(game, "coal=4")
    assert planned(game, ANA, "coal1 coal1")[0] == "Plan: coal 1 for 7, coal 1 for 8"
    assert planned(game, ANA, "coal2")[0] == "Plan: coal 2 for 15"


@pytest.mark.parametrize(("phase", "line", "why"), [
    ("fuel", "15", "only in the auction"), ("fuel", "-4", "only in the auction"), ("build", "coal1", "before cities"),
    ("bureaucracy", "coal1", "that is over"), ("bureaucracy", "koln", "before production"),
])  # fmt: skip
def test_what_is_over_in_this_round_is_not_planned(phase, line, why):
    """Plants in the auction, then fuel, then cities."""
    game = at(phase)
    with pytest.raises(NoPlan, match=why):
        planned(game, CY if phase != "bureaucracy" else ANA, line)


def test_a_plan_before_the_regions_are_known():
    """No city is in play yet, and the plan says so."""
    game = voltable.new_game("recharged", players=["Ana", "Bo", "Cy"], seed=3, options={"regions": "draft"})
    for line in ("essen", "atlantis", "?"):
        with pytest.raises((NoPlan, Refusal)):
            planned(game, game.turn, line)


@pytest.mark.parametrize(("line", "parts"), [
    ("15 coal2", ["15", "coal2"]), ("new york, boston", ["new york", "boston"]), ("new york", ["new york"]),
    ("15@20, coal2 oil1,las vegas", ["15@20", "coal2", "oil1", "las vegas"]), ("", []), (",,", []),
])  # fmt: skip
def test_the_parts_of_a_line(line, parts):
    """A city's name stays whole."""
    assert words(line, board_table(PEOPLE, board="usa")) == parts


def test_done_warns_of_a_plant_that_could_light_a_dark_city():
    """Both cities are dark, and 2 coal cost 2."""
    told = warning(at("fuel", "4"), (DONE,), [])
    assert told == "Plant 4 will stand idle while cities stay dark; with this it could run: coal 2 for 2."
    assert warning(at("fuel", "4", money=1), (DONE,), []) == ""
    assert warning(at("fuel", "4", "coal=2"), (DONE,), []) == ""
    told = "Plant 4 will stand idle; with this it could run: coal 2 for 2."
    assert warning(at("fuel", "4", cities=""), (DONE,), []) == told  # the first city is built after fuel is bought


def test_done_does_not_warn_where_all_cities_have_light():
    """Plant 15 lights three cities, so 4 may rest."""
    assert warning(at("fuel", "15 4", "coal=2"), (DONE,), []) == ""
    told = warning(at("fuel", "15 4", "coal=2", "Essen Duisburg Köln Aachen"), (DONE,), [])
    assert told.startswith("Plant 4 will stand idle")


def test_a_hybrid_is_fed_with_what_there_is():
    """One oil is stored and one token more makes it run."""
    assert "coal 1 for 1" in warning(at("fuel", "5", "oil=1"), (DONE,), [])


def test_done_warns_of_fuel_that_nothing_burns():
    """One coal of two is bought for nothing."""
    game = at("fuel", "4", money=1)
    play(game, "fuel coal 1")
    assert warning(game, (DONE,), [COAL]) == "No plant of yours can burn the coal you bought: 1 is too little."
    assert warning(at("fuel", "4", "coal=2"), (DONE,), [COAL]) == ""


def test_running_less_than_possible_is_warned_of():
    """Two dark cities: 10 Elektro instead of 22 or 33."""
    game = board_table(PEOPLE)
    owns(game, "Ana", "4 7", "coal=2 oil=3")
    connected(game, "Ana", "Essen Duisburg Köln")
    enter(game, "bureaucracy")
    told = "Cities stay dark although the fuel is there. Running 4, 7 would earn {} more."
    assert warning(game, (RUN, 0, 0), []) == told.format(44 - 10)
    assert warning(game, (RUN, 1, 0), []) == told.format(44 - 22)
    assert warning(game, (RUN, 3, 0), []) == ""


def test_idle_plants_beyond_the_cities_are_no_mistake():
    """One city needs one plant only."""
    game = board_table(PEOPLE)
    owns(game, "Ana", "4 7", "coal=2 oil=3")
    connected(game, "Ana", "Essen")
    enter(game, "bureaucracy")
    assert warning(game, (RUN, 1, 0), []) == ""


def test_a_plan_counts_what_the_demolition_pays():
    """The old plant brings money after the new one is paid."""
    game = auctioning("3 4 7", options={"demolition": True})
    paid = game.edition.payouts[game.state.demolition][0]
    result = planned(game, ANA, "15 -3")
    assert (f"The demolition pays {paid}." in result) == bool(paid)
    assert result[-2].endswith(f"then you have {50 - 15 + paid + 10} Elektro.")

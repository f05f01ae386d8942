"""Plans and warnings: tried on a copy, told only where it matters."""

import pytest

from kit.cards.helpers import enter, owns, table
from voltable import Refusal, notation
from voltable.engine.verbs import DONE, RUN
from voltable_host.language import choose
from voltable_host.terminal.card.plan import CardPlan as Plan
from voltable_host.terminal.menu import warning
from voltable_host.terminal.plan import NoPlan

COLUMNS = {1: "oil1", 2: "coal2 gas1", 3: "coal2 coal3 oil1", 4: "uranium1"}
COAL = 0


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


def buying(labels="12 10", fuel="", money=14, round=2):
    """Cy is last in order and buys first."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=money)
    for name in ("Ana", "Bo", "Cy"):
        owns(game, name, labels, fuel)
    enter(game, "fuel", round)
    return game


def test_a_plan_counts_cost_income_and_money():
    """Plant 12 burns 3 coal and earns 9: coal2 and coal3 cost 2 and 3."""
    game = buying()
    before = game.hash()
    plan = Plan(game, game.turn)
    for word in ("2:coal2", "coal3"):
        plan.add(word)
    assert plan.result() == [
        "Plan: coal2 for 2, coal3 for 3",
        "It costs 5 Elektro and leaves 9.",
        "Running: 12. It earns 9, and then you have 18 Elektro.",
        "Stored before it: coal 5.",
    ]
    assert game.hash() == before


def test_a_plan_may_hold_plants_and_give_some_up():
    """At a price, at the least price, and below nothing."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=14)
    owns(game, "Ana", "3a 10 12")
    enter(game, "auction")
    plan = Plan(game, 0)
    plan.add("11@13")
    assert plan.result()[1] == "It costs 13 Elektro and leaves 1."
    assert plan.result()[2] == "That is more than 3 plants: give one up with -NUMBER."
    plan.add("-3a")
    assert plan.result()[2] == "Running: 11. It earns 7, and then you have 8 Elektro."
    plan.add("coal3")
    assert plan.result()[1] == "It costs 16 Elektro: 2 more than you have."


@pytest.mark.parametrize("word", ["99", "7@x", "-99", "coal4", "gas0", "coal9", "uranium1", "gas", "@", "-", "12@@3"])
def test_what_cannot_be_planned_is_said(word):
    """A sentence, never a crash."""
    with pytest.raises((NoPlan, Refusal)):
        Plan(buying(), 2).add(word)


def test_the_last_round_is_planned_in_points():
    """9 for plant 12 and a point for each ten Elektro left."""
    game = buying(money=26)
    game.state.last_round = 1
    plan = Plan(game, 2)
    for word in ("c2@2", "c3"):
        plan.add(word)
    assert plan.result()[2] == "Running: 12. That makes 11 points."


def test_done_warns_of_a_hungry_plant_that_could_be_fed():
    """Both plants idle: the first that can be fed is named with the cards."""
    game = buying("12")
    assert warning(game, (DONE,), []) == "Plant 12 will stand idle; with this it could run: coal3 for 3."
    assert warning(buying("12", money=2), (DONE,), []) == ""
    assert warning(buying("12", "coal3/3"), (DONE,), []) == ""
    assert warning(buying("37"), (DONE,), []) == ""  # two uranium are not to be had


def test_done_warns_of_fuel_that_nothing_burns():
    """One coal of three is bought for nothing."""
    game = buying("12 11", money=2)
    game.play(notation.read("Cy buy coal2@2", game))
    assert warning(game, (DONE,), [COAL]) == "No plant of yours can burn the coal you bought: 2 is too little."
    assert warning(buying("12", "coal3/3", money=0), (DONE,), [COAL]) == ""


def test_running_less_than_possible_is_warned_of():
    """And running the best is not."""
    game = table("Ana Bo Cy")
    for name in ("Ana", "Bo", "Cy"):
        owns(game, name, "3a 11", "coal2/2")
    enter(game, "bureaucracy")
    assert warning(game, (RUN, 2, 0), []) == "Idle although the fuel is there: 3a. Running 3a, 11 would earn 5 more."
    assert warning(game, (RUN, 3, 0), []) == ""
    assert warning(game, (RUN, 0, 0), []).endswith("Running 3a, 11 would earn 11 more.")  # nothing still pays 1


def test_a_number_that_two_plants_have_is_not_planned():
    """The letter is asked for."""
    game = table("Ana Bo Cy", market="3a 3b 9 10 11 12 13 14")
    enter(game, "auction")
    with pytest.raises(Refusal, match="which-plant 3 3a 3b"):
        Plan(game, 0).add("3")


@pytest.mark.parametrize("words", [("-10", "9@9"), ("9@9", "-10")])
def test_fuel_that_no_longer_fits_is_gone_in_any_order(words):
    """Plant 10 burns 2 oil; without it 4 oil have no place."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=14)
    owns(game, "Ana", "8 10 11", "oil2/2 oil2/2")
    enter(game, "auction")
    plan = Plan(game, 0)
    plan.add_all(list(words))
    assert plan.result()[-1] == "Stored before it: -."


def test_a_second_plant_is_not_planned():
    """Neither in one plan, nor after one was bought, nor outside the auction."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=50)
    enter(game, "auction")
    plan = Plan(game, 0)
    plan.add("9")
    with pytest.raises(NoPlan, match="Only one plant"):
        plan.add("10")
    game.state.bought = 1
    for later in (Plan(game, 0), Plan(buying(), 2)):
        with pytest.raises(NoPlan, match="Only one plant"):
            later.add("9")


def test_under_the_hammer_the_next_bid_is_planned():
    """The plant's number is not enough any more."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=14)
    enter(game, "auction")
    game.play(notation.read("Ana open 10 12", game))
    plan = Plan(game, 1)
    plan.add("10")
    assert plan.result()[0] == "Plan: plant 10 for 13"


def test_a_plan_counts_what_the_demolition_pays():
    """The first old plant brings 1 Elektro, after the new one is paid."""
    game = table("Ana Bo Cy", columns=COLUMNS, money=10, options={"demolition": True})
    owns(game, "Ana", "8 11 17")
    enter(game, "auction")
    plan = Plan(game, 0)
    plan.add_all(["9", "-8"])
    assert plan.result()[2] == "The demolition pays 1." and "then you have" in plan.result()[3]
    money = 10 - 1 + 1 + 7 + 9
    assert plan.result()[3].endswith(f"and then you have {money} Elektro.")


def test_production_is_no_time_to_buy():
    """The fuel phase of this round is over."""
    game = table("Ana Bo Cy", columns=COLUMNS)
    for name in ("Ana", "Bo", "Cy"):
        owns(game, name, "12 10")
    enter(game, "bureaucracy")
    with pytest.raises(NoPlan, match="before production"):
        Plan(game, 0).add("2:coal2")

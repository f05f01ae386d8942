"""Phase 3, step 1: production and income (rules 7.1)."""

from kit.cards.helpers import (
    discards,
    enter,
    happened,
    lay_columns,
    lines,
    owns,
    play,
    player,
    refused,
    stored,
    table,
    turn,
)
from voltable.plants.events import PlantsRun


def friends(plants, fuel):
    """Gosia is first in order; the others own an eco plant."""
    game = table("Gosia Maciek Anna")
    lay_columns(game, {}, discard="")
    owns(game, "Gosia", plants, fuel=fuel, money=0)
    owns(game, "Maciek", "8", money=0)
    owns(game, "Anna", "8", money=0)
    enter(game, "bureaucracy")
    return game


def test_production_goes_in_turn_order():
    """7.1: the first player first."""
    game = friends("8", "")
    turns = []
    for _ in range(3):
        turns.append(turn(game))
        play(game, "run")
    assert turns == ["Gosia", "Maciek", "Anna"]


def test_x04_gosia_produces():
    """X-04: 3 coal and 1 uranium, income 16, one card each discarded, a coal card turned to 1, 3 coal left."""
    game = friends("3a 5a 6c", "coal2 coal2 coal2 uranium1")
    events = play(game, "Gosia run 3a 5a 6c")
    assert happened(events, PlantsRun)[0].burnt == (3, 0, 0, 1)
    assert player(game, "Gosia").money == 16
    assert discards(game) == "coal2 uranium1"
    assert stored(game, "Gosia") == "coal1/2 coal2"
    assert player(game, "Gosia").fuel == [3, 0, 0, 0]


def test_any_subset_may_run():
    """7.1: everyone decides how many and which."""
    game = friends("3a 5a 6c", "coal3 uranium1")
    names = ["", " 3a", " 5a", " 3a 5a", " 6c", " 3a 6c", " 5a 6c", " 3a 5a 6c"]
    assert sorted(lines(game)) == sorted(["Gosia run" + name for name in names])


def test_running_nothing_pays_one():
    """7.1: the guaranteed income."""
    game = friends("8", "")
    play(game, "Gosia run")
    assert (player(game, "Gosia").money, player(game, "Gosia").income) == (1, 1)


def test_the_owner_chooses_the_mix_of_hybrids_within_the_leftovers():
    """1.2: two hybrids burn 5 together, the gas plant has its own 1."""
    game = friends("6b 7a 28", "gas3 gas1 oil3")
    assert [line for line in lines(game) if "7a 28" in line and "6b" in line] == [
        "Gosia run 6b 7a 28 gas=2 oil=3",
        "Gosia run 6b 7a 28 gas=3 oil=2",
    ]
    play(game, "Gosia run 6b 7a 28 gas=3 oil=2")
    assert player(game, "Gosia").fuel == [0, 0, 1, 0]


def test_a_mix_has_to_add_up():
    """1: exactly the need of the hybrids."""
    game = friends("7a", "gas3 oil3")
    assert refused(game, "Gosia run 7a gas=1 oil=1") == "bad-mix"
    assert refused(game, "Gosia run 7a gas=3 oil=1") == "bad-mix"
    assert refused(game, "Gosia run 7a") == "which-mix"


def test_r26_singles_burn_first_then_the_cards_with_fewest_left():
    """R-26: frees singles for later surplus."""
    game = friends("12", "coal3 coal1/3 coal")
    play(game, "Gosia run 12")
    assert (stored(game, "Gosia"), discards(game), game.state.singles[0]) == ("coal2/3", "coal3", 2)


def test_r26_a_single_burns_before_a_card_of_one():
    """R-26, and rules 5: a used-up single returns to the stock, any other card to the discard pile."""
    game = friends("5a", "coal coal1")
    play(game, "Gosia run 5a")
    assert (stored(game, "Gosia"), discards(game), game.state.singles[0]) == ("coal1", "", 2)


def test_a_card_at_nought_goes_to_the_discard_pile():
    """Printed: throw it away when it shows 0, with its printed units."""
    game = friends("12", "coal1/3 coal2/3 coal2")
    play(game, "Gosia run 12")
    assert (stored(game, "Gosia"), discards(game)) == ("coal2/3", "coal2 coal3")

"""Phase 2: buying fuel cards, surplus and singles, the last round (rules 5)."""

from kit.cards.helpers import column, enter, happened, lines, owns, play, player, refused, stored, table, turn
from voltable_cards.events import FuelBought, SingleReturned


def shop(plants, columns, fuel="", money=50, options=None):
    """Anna is last in order and buys first."""
    game = table("Gosia Maciek Anna", columns=columns, options=options)
    owns(game, "Anna", plants, fuel=fuel, money=money)
    enter(game, "fuel")
    return game


def units(game, name="Anna"):
    return player(game, name).fuel


def test_the_last_in_order_buys_first():
    """5: reverse turn order."""
    game = shop("12", {})
    turns = []
    while game.view()["phase"] == "fuel":
        turns.append(turn(game))
        play(game, "done")
    assert turns == ["Anna", "Maciek", "Gosia"]


def test_x02_gosia_buys():
    """X-02: pays 7, stores 6 coal and 1 uranium, one coal single appears in column 1."""
    game = table("Maciek Gosia", columns={2: "coal2 coal3 gas2 gas3", 3: "uranium1"})
    owns(game, "Gosia", "3a 5a 6c", fuel="coal2", money=20)
    enter(game, "fuel")
    events = play(game, "Gosia buy uranium1@3", "Gosia buy coal3@2", "Gosia buy coal2@2")
    assert player(game, "Gosia").money == 20 - 7
    assert units(game, "Gosia") == [6, 0, 0, 1]
    assert (column(game, 1), column(game, 2), column(game, 3)) == ("coal1", "gas2 gas3", "")
    assert [event.kept for event in happened(events, FuelBought)] == [1, 3, 1]


def test_a_card_costs_the_price_of_its_column_however_many_units():
    """5: columns 1 to 4."""
    game = shop("12 18", {1: "coal1", 2: "coal3", 3: "coal1", 4: "coal2"})
    costs = []
    for line in ("buy coal1@1", "buy coal3@2", "buy coal1@3", "buy coal2@4"):
        before = player(game, "Anna").money
        play(game, line)
        costs.append(before - player(game, "Anna").money)
    assert costs == [1, 2, 3, 4]


def test_any_number_of_cards_may_be_bought_and_none_must():
    """5."""
    game = shop("12", {2: "coal1 coal1 coal1"})
    play(game, "Anna buy coal1@2", "Anna buy coal1@2", "Anna buy coal1@2")
    assert lines(game) == ["Anna done"]


def test_one_buys_only_what_lies_there_and_what_one_can_pay():
    """5: no refill during the phase."""
    game = shop("12", {2: "coal1", 3: "coal2"}, money=2)
    assert refused(game, "Anna buy coal2@3") == "too-poor"
    assert refused(game, "Anna buy coal2@2") == "no-such-card"
    assert lines(game) == ["Anna buy coal1@2", "Anna done"]
    play(game, "Anna buy coal1@2")
    assert refused(game, "Anna buy coal1@2") == "no-such-card"


def test_fuel_without_a_plant_for_it_cannot_be_bought():
    """5: only for one's plants."""
    game = shop("12 8", {2: "gas1 oil1 uranium1"})
    assert lines(game) == ["Anna done"]
    assert refused(game, "Anna buy gas1@2") == "does-not-fit"


def test_r04_a_card_of_which_nothing_fits_cannot_be_bought():
    """R-04: stops paid sabotage."""
    game = shop("5a", {2: "coal1"}, fuel="coal2")
    assert refused(game, "Anna buy coal1@2") == "does-not-fit"


def test_r04_units_that_fit_must_be_kept():
    """R-04: nothing is handed back that fits."""
    game = shop("5a", {2: "coal3"}, fuel="coal")
    play(game, "Anna buy coal3@2")
    assert stored(game, "Anna") == "coal coal1/3"
    assert column(game, 1) == "coal1"  # the other of the two coal singles is in Anna's storage: one unit is lost


def test_r03_there_are_only_seven_singles_and_more_surplus_is_lost():
    """R-03: one uranium single; the second unit is lost."""
    game = shop("6c", {2: "uranium2 uranium2"}, fuel="uranium1")
    game.state.singles[3] = 0
    events = play(game, "Anna buy uranium2@2")
    assert [event.lost for event in happened(events, SingleReturned)] == [True]
    assert (column(game, 1), game.state.lost, game.view()["fuel"]["lost"]) == ("", 1, 1)


def test_r03_the_option_takes_the_sentence_at_its_word():
    """R-03: singles_unlimited, the number in column 1 is not limited."""
    game = shop("6c", {2: "uranium2 uranium2"}, fuel="uranium1", options={"singles_unlimited": True})
    game.state.singles[3] = 0
    events = play(game, "Anna buy uranium2@2")
    assert [event.lost for event in happened(events, SingleReturned)] == [False]
    assert (column(game, 1), game.state.lost) == ("uranium1", 0)


def test_column_one_has_no_size_limit():
    """Printed: the number of singles in the first column is not limited."""
    game = shop("5a 6b 5c", {2: "coal3 coal3 gas3 gas3", 3: "oil3 oil3"}, fuel="coal1 gas1 oil1")
    play(game, "buy coal3@2", "buy gas3@2", "buy oil3@3")
    assert column(game, 1) == "coal1 coal1 gas1 gas1 oil1 oil1"


def test_r06_the_card_bought_last_is_turned_down_and_totals_do_not_depend_on_it():
    """R-06: the buyer's choice; the engine's default is the last one."""
    game = shop("3a 5a", {2: "coal2 coal3"}, fuel="coal2")
    play(game, "buy coal3@2", "buy coal2@2")
    assert stored(game, "Anna") == "coal1/2 coal2 coal3"
    other = shop("3a 5a", {2: "coal2 coal3"}, fuel="coal2")
    play(other, "buy coal2@2", "buy coal3@2")
    assert stored(other, "Anna") == "coal2 coal2 coal2/3"
    assert units(game) == units(other) and column(game, 1) == column(other, 1)


def test_singles_can_be_bought_by_anybody_at_once():
    """5: also by whoever handed them back."""
    game = shop("5a", {2: "coal3"})
    owns(game, "Maciek", "6a", money=1)
    play(game, "Anna buy coal3@2", "Anna done", "Maciek buy coal1@1")
    assert (stored(game, "Maciek"), player(game, "Maciek").money, column(game, 1)) == ("coal", 0, "")


def test_a_hybrid_buys_gas_and_oil_for_shared_places():
    """1: 2n places shared by both."""
    game = shop("28", {2: "gas2 oil3"}, fuel="gas1")
    play(game, "buy oil3@2")
    assert units(game) == [0, 1, 3, 0]
    assert refused(game, "buy gas2@2") == "does-not-fit"


def test_surplus_of_a_hybrid_returns_as_singles_of_the_same_fuel():
    """5."""
    game = shop("28", {2: "oil3"}, fuel="gas2")
    play(game, "buy oil3@2")
    assert (units(game), column(game, 1)) == ([0, 2, 2, 0], "oil1")

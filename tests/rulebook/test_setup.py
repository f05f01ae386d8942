"""The setup for every number of players (rules 2)."""

import voltable
from kit.cards.helpers import discards, enter, happened, order, play, refused, table, turn
from voltable_cards.cards import SHIPPED
from voltable_cards.events import FuelDealt

SMALL_NINE = "3a 3b 4a 4b 5a 5b 5c 6a 6b"


def fresh(count, seed=1):
    return voltable.new_game("card", players=count, seed=seed)


def laid(count):
    """What lies ready: deck, small and large in it, removed unseen, column sizes, fuel deck."""
    game = fresh(count)
    state = game.state
    deck = state.small_left + state.large_left
    columns = [len(cards) for cards in state.columns]
    removed = game.view()["plants"]["removed"]
    return deck, state.small_left, state.large_left, removed, columns, game.view()["fuel"]["deck"]


def test_two_players_remove_one_small_and_five_large():
    """Setup table: deck 1 + 3 + 24 = 28, columns of 4, 24 fuel cards."""
    assert laid(2) == (28, 4, 24, 6, [0, 4, 4, 4], 12)


def test_three_players_remove_two_small_and_six_large():
    """Setup table: deck 1 + 2 + 23 = 26."""
    assert laid(3) == (26, 3, 23, 8, [0, 4, 4, 4], 12)


def test_four_players_remove_one_small_and_three_large():
    """Setup table: deck 1 + 3 + 26 = 30, columns of 5, 30 fuel cards."""
    assert laid(4) == (30, 4, 26, 4, [0, 5, 5, 5], 15)


def test_five_players_remove_nothing():
    """Setup table: deck 1 + 4 + 29 = 34, columns of 6, all 36 fuel cards."""
    assert laid(5) == (34, 5, 29, 0, [0, 6, 6, 6], 18)


def test_six_players_remove_nothing():
    """Setup table: as with five."""
    assert laid(6) == (34, 5, 29, 0, [0, 6, 6, 6], 18)


def test_everybody_starts_with_twelve_elektro_and_nothing_else():
    """Setup 2."""
    for count in range(2, 7):
        for player in fresh(count).state.players:
            assert (player.money, player.plants, player.fuel) == (12, (), [0, 0, 0, 0])


def test_only_two_players_meet_the_bank_and_it_has_no_money():
    """Setup: the Bank plays without money."""
    assert fresh(2).state.dummy.money == 0
    assert [fresh(count).state.dummy for count in (3, 4, 5, 6)] == [None] * 4


def test_the_bank_is_always_second_and_never_ordered():
    """Setup, two players: only the two humans are ordered."""
    assert sorted(fresh(2).state.order) == [0, 1]


def test_the_market_is_eight_small_plants_in_rising_numbers():
    """Setup 3: the four lowest can be bought, the other four lie below."""
    for seed in range(30):
        game = fresh(3, seed)
        shown = game.view()["plants"]
        numbers = shown["current"] + shown["future"]
        assert (len(shown["current"]), len(shown["future"])) == (4, 4)
        assert numbers == sorted(numbers)
        assert all(plant in SHIPPED.small for plant in game.state.market)


def test_r22_an_equal_number_goes_to_the_right():
    """Setup 3 and R-22: whoever comes later counts as dearer, whatever its letter."""
    game = voltable.new_game("card", players=["Gosia", "Maciek", "Anna"], dice="table")
    play(game, "first Gosia", "first Anna", "deal 5c", "deal 3b", "deal 5a", "deal 3a", "deal 5b")
    assert game.view()["plants"]["cards"]["current"] == ["3b", "3a", "5c", "5a"]
    assert game.view()["plants"]["cards"]["future"] == ["5b"]


def test_the_discount_token_lies_at_the_lowest_plant():
    """Setup 3."""
    game = fresh(4)
    assert game.state.token == game.state.market[0]


def test_the_first_card_of_the_plant_deck_is_small():
    """Setup 4: a small plant lies on top."""
    for seed in range(30):
        game = fresh(4, seed)
        game.dice = None  # from here on chance is asked
        while game.turn != voltable.CHANCE:
            game.play(game.choices()[0])
        assert all(card in SHIPPED.small for _, card in game.choices())


def test_the_last_card_lies_under_the_deck():
    """Setup 4: it comes when every other card was drawn."""
    game = table("Gosia Maciek Anna", deck="17")
    enter(game, "auction")
    play(game, "Gosia open 9 9", "Maciek pass", "Anna pass")
    assert [card for _, card in game.choices()] == [SHIPPED.number.index(17)]
    play(game, "deal 17", "Maciek open 10 10", "Anna pass")
    assert refused(game, "deal 18") == "cannot-come"
    play(game, "deal end")


def test_fuel_is_dealt_into_columns_two_three_and_four():
    """Setup 5: column 1 stays empty; coal, gas, oil, uranium, fewer units above more."""
    for count in range(2, 7):
        columns = fresh(count).state.columns
        assert columns[0] == ()
        for cards in columns:
            assert list(cards) == sorted(cards)


def test_columns_fill_from_the_cheapest():
    """Setup 5, at a table with a real deck."""
    game = voltable.new_game("card", players=["Gosia", "Maciek"], dice="table")
    play(game, "first Maciek")
    assert order(game) == "Maciek Gosia"
    for label in SMALL_NINE.split()[:8]:
        play(game, "deal " + label)
    events = play(game, "deal coal3", "deal coal1", "deal coal2", "deal coal2", "deal gas1")
    assert [event.column for event in happened(events, FuelDealt)] == [2, 2, 2, 2, 3]
    assert turn(game) == "chance"


def test_the_fuel_deck_depends_on_the_marks():
    """Setup 5: cards marked 4-6 and 5-6 stay in the box with fewer players."""
    sizes = []
    for count in range(2, 7):
        sizes.append(len(fresh(count).edition.fuel_deck()))
    assert sizes == [24, 24, 30, 36, 36]


def test_the_plus_cards_start_the_discard_pile():
    """Setup 6: one + card of each fuel; the ++ cards wait outside."""
    assert discards(fresh(3)) == "coal3 gas2 oil2 uranium1"


def test_seven_singles_lie_beside_the_market():
    """Setup 5: two of coal, gas and oil, one of uranium."""
    assert fresh(3).state.singles == [2, 2, 2, 1]


def test_before_the_deck_is_built_nothing_is_removed():
    """All 42 plants are still to be dealt; the removal unseen comes when the market lies."""
    game = voltable.new_game("card", players=["Gosia", "Maciek", "Anna"], dice="table")
    plants = game.view()["plants"]
    assert (plants["deck"], plants["removed"]) == (42, 0)
    while game.state.stage < 2:
        game.play(game.choices()[0])
    plants = game.view()["plants"]
    assert (plants["deck"], plants["removed"]) == (26, 8)

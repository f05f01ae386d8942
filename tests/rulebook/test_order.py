"""The turn order: after the first auction, and after every production (rules 4.6 and 7.2)."""

from kit.cards.helpers import enter, happened, order, owns, play, table
from voltable.plants.events import OrderSet

FIVE = "Ada Bea Cyd Dan Eva"


def after_production(names, given, runs):
    """The order after everybody ran what is said."""
    game = table(names)
    for name, (plants, fuel) in given:
        owns(game, name, plants, fuel=fuel)
    enter(game, "bureaucracy")
    play(game, *runs)
    return order(game)


def test_x05_gosia_overtakes_maciek_and_the_bank_stays_between():
    """X-05: Gosia 16, Maciek 14."""
    game = table("Maciek Gosia")
    owns(game, "Maciek", "26", fuel="coal3")
    owns(game, "Gosia", "3a 5a 6c", fuel="coal3 uranium1")
    owns(game, "Bank", "9")
    enter(game, "bureaucracy")
    play(game, "Maciek run 26", "Gosia run 3a 5a 6c")
    assert [player.income for player in game.state.players] == [14, 16]
    assert order(game) == "Gosia Maciek"


def test_x09_first_round_ties_take_their_reversed_order():
    """X-09: order A B C D E, plants 5 6 5 4 5 become B, E, C, A, D."""
    game = table(FIVE, market="4a 5a 5b 5c 6a 7a 8 9", deck="17 18 19 20 21")
    enter(game, "auction", round=1)
    for name, plant, card in (("Ada", "5a", 17), ("Bea", "6a", 18), ("Cyd", "5b", 19), ("Dan", "4a", 20)):
        alone_at(game, name, plant, card)
    events = play(game, "Eva open 5c 5", "deal 21")
    assert order(game) == "Bea Eva Cyd Ada Dan"
    assert happened(events, OrderSet)[0].order == (1, 4, 2, 0, 3)


def alone_at(game, name, plant, card):
    """Nobody bids against the opener."""
    bid = plant[:-1]
    play(game, f"{name} open {plant} {bid}")
    while game.turn >= 0:
        play(game, "pass")
    play(game, f"deal {card}")


def test_of_two_tied_in_the_first_round_the_places_swap():
    """4.6.4: two tied directors change places."""
    game = table("Ada Bea Cyd", market="3a 4a 5a 5b 6a 7a 8 9", deck="17 18 19 20")
    enter(game, "auction", round=1)
    alone_at(game, "Ada", "5a", 17)
    alone_at(game, "Bea", "4a", 18)
    play(game, "Cyd open 5b 5", "deal 19", "deal 20")
    assert order(game) == "Cyd Ada Bea"


def test_after_later_auctions_the_order_stays():
    """4.6.4: this one time only."""
    game = table("Ada Bea Cyd", market="3a 4a 5a 5b 6a 7a 8 9", deck="17 18 19 20")
    enter(game, "auction", round=2)
    play(game, "Ada drop", "Bea drop", "Cyd open 5b 5", "deal 17", "deal 18")
    assert order(game) == "Ada Bea Cyd"


def test_the_highest_income_comes_first():
    """7.2: descending."""
    given = (("Ada", ("8", "")), ("Bea", ("11", "")), ("Cyd", ("17", "")))
    assert after_production("Ada Bea Cyd", given, ["Ada run 8", "Bea run 11", "Cyd run 17"]) == "Cyd Bea Ada"


def test_it_is_the_income_that_counts_not_what_might_have_run():
    """7.1: choosing not to run changes the order."""
    given = (("Ada", ("8", "")), ("Bea", ("35", "")), ("Cyd", ("17", "")))
    assert after_production("Ada Bea Cyd", given, ["Ada run 8", "Bea run", "Cyd run 17"]) == "Cyd Ada Bea"


def test_equal_income_means_the_higher_plant_first():
    """7.2: the highest plant one owns, whether it ran or not."""
    given = (("Ada", ("8 9", "")), ("Bea", ("8 30", "")), ("Cyd", ("8 20", "")))
    assert after_production("Ada Bea Cyd", given, ["Ada run 8", "Bea run 8", "Cyd run 8"]) == "Bea Cyd Ada"


def test_r21_still_tied_directors_take_the_reverse_of_the_row_as_it_lies():
    """R-21: the row as it lies before re-sorting."""
    game = table("Ada Bea Cyd")
    for name, plant in (("Ada", "5a"), ("Bea", "5b"), ("Cyd", "5c")):
        owns(game, name, plant)
    game.state.order = (1, 2, 0)
    enter(game, "bureaucracy")
    play(game, "Bea run", "Cyd run", "Ada run")
    assert order(game) == "Ada Cyd Bea"


def test_two_players_who_tie_swap_around_the_bank():
    """7.2: the Bank stays in the middle."""
    game = table("Gosia Maciek")
    owns(game, "Gosia", "5a")
    owns(game, "Maciek", "5b")
    enter(game, "bureaucracy")
    play(game, "Gosia run", "Maciek run")
    assert order(game) == "Maciek Gosia"

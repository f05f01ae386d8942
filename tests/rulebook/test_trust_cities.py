"""Against the Trust: cities, income and the end (recharged, rules 9.4)."""

import voltable
from kit.boards.board_table import city_number, connected, enter, happened, lay_market, owns, play, price, refused
from kit.boards.trust_table import houses, trust_table
from voltable.boardgame.events import MarketRefilled, TrustBuilt, TrustReturnedFuel
from voltable.boardgame.fuels import COAL, OIL
from voltable.boardgame.tables.money import TOKENS
from voltable.bots import random_bot as bots
from voltable.plants.events import GameOver


def building(step=1, **more):
    """Bob builds; the Trust has ten houses left and stands in Kassel."""
    game = trust_table(money=500, **more)
    game.state.step = step
    trust_house(game, "Kassel")
    game.state.dummy.houses = 10
    connected(game, "Anna", "", step=step)
    enter(game, "build")
    return game


def trust_house(game, city, slot=0):
    """A house of the Trust by hand."""
    game.edition.dummy.settle(game.state, [].append, game.state.network.place(city_number(game, city)), slot)


def test_its_cities_are_closed_in_step_one():
    """The 10 slot is taken; a way leads through all the same."""
    game = building()
    assert price(game, "Kassel") is None
    play(game, "Bob build Fulda")
    assert refused(game, "Bob build Kassel") == "city-full"
    assert price(game, "Hannover") == 10 + 8 + 15


def test_its_cities_open_in_step_two_at_fifteen():
    """For those who have a network."""
    game = building(step=2)
    play(game, "Bob build Fulda")
    assert price(game, "Kassel") == 15 + 8
    assert not happened(play(game, "Bob build Kassel"), TrustBuilt)


def test_it_follows_into_every_empty_city():
    """On the 15 slot, for nothing, while it has houses."""
    game = building()
    (told,) = happened(play(game, "Bob build Essen"), TrustBuilt)
    assert (told.city, told.slot) == (city_number(game, "Essen"), 1)
    assert houses(game)["Essen"] == [1, 2] and game.state.dummy.houses == 9


def test_such_a_city_is_closed_in_step_two_and_open_in_step_three():
    """The other player needs the 20 slot."""
    game = building()
    play(game, "Bob build Essen", "Bob done", "Anna build Duisburg")
    for step, wanted in ((1, None), (2, None), (3, 20)):
        game.state.step = step
        connected(game, "Anna", "", step=step)
        assert price(game, "Essen") == wanted


def test_a40_it_follows_in_every_step():
    """Whenever an empty city is connected and houses remain."""
    for step in (1, 2, 3):
        game = building(step)
        (told,) = happened(play(game, "Bob build Essen"), TrustBuilt)
        assert told.slot == 1


def test_a40_it_does_not_follow_into_a_city_that_was_not_empty():
    """A second house calls nobody."""
    game = building(3)
    play(game, "Bob build Essen", "Bob done", "Anna build Duisburg")
    left = game.state.dummy.houses
    assert not happened(play(game, "Anna build Essen"), TrustBuilt)
    assert (houses(game)["Essen"], game.state.dummy.houses) == ([1, 2, 0], left)


def test_a40_it_follows_into_the_first_ten_only():
    """Then its houses are gone."""
    game = building()
    game.state.market = ()
    cities = [name for name in game.edition.map.CITIES if name != "Kassel"][:12]
    told = [len(happened(play(game, "Bob build " + city), TrustBuilt)) for city in cities]
    assert told == [1] * 10 + [0, 0] and game.state.dummy.houses == 0
    assert houses(game)[cities[-1]] == [1]
    assert refused(game, "Bob build Kassel") == "city-full"


def test_a_city_without_its_house_opens_at_fifteen_in_step_two():
    """Once its houses are gone."""
    game = building(2)
    game.state.dummy.houses = 0
    play(game, "Bob build Essen", "Bob done", "Anna build Duisburg")
    assert price(game, "Essen") == 15
    assert not happened(play(game, "Anna build Essen"), TrustBuilt)
    assert houses(game)["Essen"] == [1, 0]


def test_its_houses_never_stand_on_the_third_slot():
    """10 or 15 only, in whole games; and no house is lost."""
    for seed in range(6):
        game = voltable.new_game("recharged", ("germany", "usa")[seed % 2], 2, seed)
        bots.play_random(game, seed)
        built = [slots for slots in houses(game).values() if 2 in slots]
        assert not [slots for slots in built if len(slots) == 3 and slots[2] == 2]
        assert len(built) + game.state.dummy.houses == 16


def test_its_houses_count_neither_for_step_two_nor_for_the_end():
    """It has no marker on the city track."""
    game = building()
    for city in game.edition.map.CITIES[:20]:
        trust_house(game, city)
    assert game.state.most == 0
    play(game, "Bob done", "Anna done")
    assert game.view()["phase"] == "bureaucracy" and (game.state.step, game.over) == (1, False)


def test_its_fuel_goes_to_the_supply_before_the_refill():
    """Nothing is stored for later rounds."""
    game = trust_table(market="31 32 33 34 35 36 37 38")
    lay_market(game, "coal=21 oil=22")
    owns(game, "Trust", "20 26", "coal=3 oil=2")
    enter(game, "bureaucracy")
    assert (game.state.supply[COAL], game.state.supply[OIL]) == (0, 0)
    events = play(game, "Anna run") + play(game, "Bob run")
    assert happened(events, TrustReturnedFuel) and game.state.dummy.fuel == [0, 0, 0, 0]
    (told,) = happened(events, MarketRefilled)
    assert told.tokens[:2] == (3, 2)


def test_it_is_not_asked_what_runs_and_earns_nothing():
    """Only the two are paid."""
    game = trust_table()
    owns(game, "Trust", "13")
    enter(game, "bureaucracy")
    play(game, "Anna run", "Bob run")
    assert game.state.dummy.money == 0


def test_the_game_ends_with_eighteen_cities_of_a_player():
    """And the Trust is not ranked."""
    game = trust_table()
    connected(game, "Anna", game.edition.map.CITIES[:18])
    enter(game, "build")
    play(game, "Bob done")
    assert happened(play(game, "Anna done"), GameOver)
    assert game.ranking() == [[0, 1]] and len(game.view()["result"]) == 2


def test_whole_games_keep_every_token():
    """Market, supply, players, Trust: 24, 24, 24 and 12 after every move."""
    for seed in range(4):
        game = voltable.new_game("recharged", ("germany", "usa")[seed % 2], 2, seed)
        dice = bots.random_dice(seed)
        while not game.over:
            game.play(bots.random_move(game.choices(), dice))
            state = game.state
            for fuel in range(4):
                held = sum([owner.fuel[fuel] for owner in state.players + [state.dummy]])
                assert state.tokens[fuel] + state.supply[fuel] + held == TOKENS[fuel]

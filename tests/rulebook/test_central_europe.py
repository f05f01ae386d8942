"""Central Europe (Albi 2004): nuclear plants by country, cheap garbage for Wien, its own market (rules 8)."""

import voltable
from kit.boards.board_table import (
    board_table,
    city_number,
    connected,
    enter,
    lay_market,
    lines,
    market,
    owns,
    play,
    player,
    refused,
)
from voltable import notation
from voltable.boardgame.fuels import GARBAGE
from voltable.bots import random_bot
from voltable.engine.verbs import OPEN

NUCLEAR = "11 17 23 28 34 39"


def auction(names="Anna Bob Cyril", edition="central_europe", board=None, market="10 11 15 16 17 18 19 20", **more):
    """Nobody has a city yet, 11 is a nuclear plant of the current row."""
    return board_table(names, edition, board, market=market, money=more.pop("money", 99), **more)


def opened(game):
    """The plants that may be opened."""
    return [line.split()[2] for line in lines(game) if " open " in line]


def test_there_are_five_uranium_at_the_start():
    """On 8, 10, 12, 14 and 16; the classic rules on the same board have two."""
    assert voltable.new_game("central_europe", players=3).state.tokens == [24, 18, 6, 5]
    assert voltable.new_game("classic", board="central_europe", players=3).state.tokens == [24, 18, 6, 2]


def test_the_first_uranium_costs_eight():
    """The cheapest of five spaces."""
    game = auction()
    lay_market(game, "uranium=5")
    owns(game, "Cyril", "11")
    enter(game, "fuel")
    play(game, "Cyril fuel uranium 2")
    assert player(game, "Cyril").money == 99 - 8 - 10


def test_without_a_network_nobody_opens_a_nuclear_plant():
    """In round 1 nuclear plants cannot be sold."""
    game = auction()
    enter(game, "auction", round=1)
    assert opened(game) == ["10", "15", "16"]
    assert refused(game, "Anna open 11 11") == "nuclear-forbidden"


def test_a_city_in_any_of_three_countries_is_enough():
    """Hungary, the Czech Republic, Slovakia; a network only in Poland or Austria is not."""
    allowed = {"Praha": True, "Budapest": True, "Bratislava": True, "Wien": False, "Warszawa": False, "Gdańsk": False}
    for city in sorted(allowed):
        game = auction()
        connected(game, "Anna", [city])
        enter(game, "auction")
        assert ("11" in opened(game)) == allowed[city], city
        if not allowed[city]:
            assert refused(game, "Anna open 11 11") == "nuclear-forbidden"


def test_every_city_by_its_country():
    """Twenty-one of forty-two."""
    game = auction()
    enter(game, "auction")
    regions = game.edition.map.REGIONS
    for city in range(42):
        player(game, "Anna").cities = (city,)
        country = regions[city // 7]
        assert ("11" in opened(game)) == (country in ("czech_republic", "hungary", "slovakia"))


def test_one_allowing_city_among_others_is_enough():
    """Wien and Brno."""
    game = auction()
    connected(game, "Anna", ["Wien", "Linz", "Brno"])
    enter(game, "auction")
    assert "11" in opened(game)


def test_all_nuclear_plants_are_restricted_and_nothing_else():
    """Fusion (50) is not nuclear."""
    for label in NUCLEAR.split() + ["50", "13", "46", "38"]:
        game = auction(market=label, deck="25")
        enter(game, "auction")
        assert opened(game) == ([] if label in NUCLEAR.split() else [label])


def test_who_may_not_have_it_is_not_asked_to_bid():
    """A player whose network lies only in Poland and Austria always passes."""
    game = auction()
    connected(game, "Anna", ["Praha"])
    connected(game, "Bob", ["Wien", "Warszawa"])
    connected(game, "Cyril", ["Budapest"])
    enter(game, "auction")
    play(game, "Anna open 11 11")
    assert game.view()["auction"]["still_in"] == [0, 2] and game.turn == 2
    play(game, "Cyril bid 12")
    assert game.turn == 0
    assert refused(game, "Bob bid 13") == "not-your-turn"
    play(game, "Anna pass")
    assert player(game, "Cyril").money == 99 - 12


def test_where_nobody_else_may_have_it_the_opener_buys_at_once():
    """All others pass."""
    game = auction()
    connected(game, "Anna", ["Praha"])
    connected(game, "Bob", ["Wien"])
    enter(game, "auction")
    play(game, "Anna open 11 11", "deal 25")
    assert player(game, "Anna").money == 99 - 11 and game.turn == 1


def test_who_was_barred_may_still_open_another_plant():
    """Only this auction went past Bob."""
    game = auction()
    connected(game, "Anna", ["Praha"])
    connected(game, "Bob", ["Wien"])
    enter(game, "auction")
    play(game, "Anna open 11 11", "deal 25", "Bob open 10 10")
    assert game.turn == 2


def test_the_network_of_the_moment_counts():
    """Forbidden in one round, allowed in the next."""
    game = auction()
    connected(game, "Anna", ["Wien"])
    enter(game, "auction")
    assert refused(game, "Anna open 11 11") == "nuclear-forbidden"
    enter(game, "build")
    game.state.turn = 0
    play(game, "Anna build Brno")
    enter(game, "auction", round=3)
    play(game, "Anna open 11 11")


def test_the_plain_rules_on_this_board_know_no_such_restriction():
    """Classic on the board of Central Europe."""
    game = auction(edition="classic", board="central_europe")
    enter(game, "auction", round=1)
    assert "11" in opened(game)
    play(game, "Anna open 11 11")
    assert game.view()["auction"]["still_in"] == [0, 1, 2]


def test_a_plant_that_is_not_offered_is_refused_for_that():
    """17 lies in the future row."""
    game = auction()
    enter(game, "auction")
    assert refused(game, "Anna open 17 17") == "not-offered"


def test_nobody_may_have_it_so_it_leaves_when_nobody_buys():
    """Like any lowest plant of a phase without a sale."""
    game = auction(market="11 17 23 28 34 39")
    enter(game, "auction")
    for name in ("Anna", "Bob", "Cyril"):
        assert lines(game) == [name + " drop"]
        play(game, name + " drop")
    play(game, "deal 25")
    assert market(game) == "17 23 25 28 34 39"


def test_in_the_first_round_who_may_have_nothing_is_released():
    """Ruling A13 with plants that are all forbidden; a printed game cannot come to this."""
    game = auction(market="11 17 23 28 34 39")
    enter(game, "auction", round=1)
    assert lines(game) == ["Anna drop"]


def test_a26_a_nuclear_plant_powers_any_city_of_its_owner():
    """Only buying is restricted: with cities in Poland alone the plant works."""
    game = auction()
    owns(game, "Anna", "11", "uranium=1")
    connected(game, "Anna", ["Warszawa", "Lublin"])
    enter(game, "bureaucracy")
    (told,) = play(game, "Anna run 11")
    assert (told.cities, told.income) == (2, 33)


def test_a26_fuel_for_it_may_be_bought_anywhere():
    """A plant once owned stays and works."""
    game = auction()
    lay_market(game, "uranium=5")
    owns(game, "Cyril", "11")
    connected(game, "Cyril", ["Warszawa"])
    enter(game, "fuel")
    play(game, "Cyril fuel uranium 1")
    assert player(game, "Cyril").money == 99 - 8


def garbage(cities, money=99, lying=6, edition="central_europe"):
    """Cyril buys garbage."""
    game = auction(edition=edition, board="central_europe", money=money)
    lay_market(game, "garbage=" + str(lying))
    owns(game, "Cyril", "14 19")
    connected(game, "Cyril", cities)
    enter(game, "fuel")
    return game


def cost(game, line):
    """What a purchase costs."""
    return play(game, line)[0].cost


def test_garbage_is_one_cheaper_for_whoever_is_connected_to_wien():
    """Six lie on 7 and 8."""
    assert cost(garbage(["Wien"]), "Cyril fuel garbage 4") == 3 * 6 + 7
    assert cost(garbage(["Linz", "Brno"]), "Cyril fuel garbage 4") == 3 * 7 + 8
    assert cost(garbage([]), "Cyril fuel garbage 1") == 7


def test_the_neighbour_of_wien_pays_the_full_price():
    """Somebody else's house in Wien does not help."""
    game = garbage(["Linz"])
    connected(game, "Anna", ["Wien"])
    assert cost(game, "Cyril fuel garbage 1") == 7


def test_only_garbage_is_cheaper():
    """Coal, oil and uranium cost what they cost."""
    game = garbage(["Wien"])
    lay_market(game, "coal=24 oil=18 uranium=5")
    owns(game, "Cyril", "11 4 7")
    enter(game, "fuel")
    assert [cost(game, "Cyril fuel " + fuel + " 1") for fuel in ("coal", "oil", "uranium")] == [1, 3, 8]


def test_the_plain_rules_know_no_discount():
    """Classic on the board of Central Europe."""
    assert cost(garbage(["Wien"], edition="classic"), "Cyril fuel garbage 1") == 7


def test_the_discount_helps_a_poor_buyer():
    """With 12 Elektro two tokens at 6; without Wien one at 7."""
    game = garbage(["Wien"], money=12)
    assert game.choices()[0] == (11, GARBAGE, 1, 2)
    assert garbage(["Linz"], money=12).choices()[0] == (11, GARBAGE, 1, 1)
    assert refused(game, "Cyril fuel garbage 3") == "too-poor"


def test_a25_garbage_on_space_one_is_free_for_wien():
    """One less than 1."""
    game = garbage(["Wien"], money=0, lying=24)
    assert game.choices()[0] == (11, GARBAGE, 1, 3)
    assert cost(game, "Cyril fuel garbage 3") == 0
    assert lines(game) == ["Cyril done"]


def test_a25_a_free_token_lowers_no_other_price():
    """Three at 0, then 2 less 1."""
    assert cost(garbage(["Wien"], lying=24), "Cyril fuel garbage 5") == 0 + 2 * 1


def test_only_its_own_board_belongs_to_the_edition():
    """No other one is known."""
    try:
        voltable.new_game("central_europe", board="germany")
        raise AssertionError("played in Germany")
    except voltable.Refusal as no:
        assert (no.word, no.numbers) == ("unknown-board", ("germany", "central_europe"))


def test_choices_never_offer_a_forbidden_plant_in_whole_games():
    """And a forbidden one is refused each time it lies open."""
    for seed in range(4):
        game = voltable.new_game("central_europe", players=3 + seed % 3, seed=seed)
        dice = random_bot.random_dice(seed)
        while not game.over:
            choices = game.choices()
            if choices[0][0] == OPEN or choices[-1] == (7,):
                check_openings(game, choices)
            game.play(random_bot.random_move(choices, dice))


def check_openings(game, choices):
    """Offered is what is allowed and can be paid."""
    seat = game.turn
    may = any(city // 7 in (1, 2, 5) for city in game.state.players[seat].cities)
    offered = [choice[1] for choice in choices if choice[0] == OPEN]
    for plant in game.edition.offered(game.state):
        label = game.edition.cards.label(plant)
        if label in NUCLEAR.split() and not may:
            assert plant not in offered
            assert refused(game, (OPEN, plant, 50)) == "nuclear-forbidden"


def test_cities_with_blanks_are_written_in_quotes():
    """Ústí nad Labem and others."""
    game = auction()
    enter(game, "build")
    for city in ("Ústí nad Labem", "Hradec Králové", "České Budějovice", "Banská Bystrica"):
        line = 'Cyril build "' + city + '"'
        assert line in lines(game) and notation.read(line, game) == (12, city_number(game, city))

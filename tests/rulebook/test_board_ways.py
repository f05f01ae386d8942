"""What leads where on the map, what a city would cost and by which way: what faces show of a board, in any phase."""

import voltable
from kit.boards.board_table import board_table, city_number, connected, enter, lay_regions
from kit.games.keen_board import building_move
from voltable.boardgame import ways
from voltable.boardgame.state import BUILD
from voltable.bots.random_bot import random_dice
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUILD as TO_BUILD

WEST = ("west", "southwest", "northwest")


def germany(regions=WEST, money=100):
    """Anna has Essen and Münster, Rob Düsseldorf and Köln; Anna is the last in order."""
    game = board_table("Rob Anna", "classic", "germany", money=money)
    lay_regions(game, regions)
    connected(game, "Anna", "Essen Münster")
    connected(game, "Rob", "Düsseldorf Köln")
    return game


def named(game, found):
    """Cities by name, and numbers as they are."""
    cities = game.edition.map.CITIES
    return [(cities[one], cities[other], cost) for one, other, cost in found]


def route(game, seat, name):
    """The way to a city, by names."""
    return [game.edition.map.CITIES[city] for city in ways.route(game.state, seat, city_number(game, name))]


def price(game, seat, name):
    """What a city would cost."""
    return ways.price(game.edition, game.state, seat, city_number(game, name))


def why_not(game, seat, name):
    """The word of a refusal, or nothing."""
    no = ways.why_not(game.edition, game.state, seat, city_number(game, name))
    return no and no.word


def test_the_connections_of_a_city_are_told_in_play_or_not():
    """The cheapest first; of equal ones the lower number."""
    game = germany()
    found = ways.around(game.edition.map, city_number(game, "Kassel"))
    assert [(game.edition.map.CITIES[city], cost) for city, cost in found] == [
        ("Fulda", 8), ("Frankfurt-M", 13), ("Erfurt", 15), ("Hannover", 15), ("Dortmund", 18), ("Osnabrück", 20),
    ]  # fmt: skip


def test_only_connections_between_cities_in_play_count():
    """Rules 3: the others do not exist."""
    game = germany()
    regions = game.edition.map.REGION_OF
    played = [game.edition.map.REGIONS.index(region) for region in WEST]
    counted = ways.in_play(game.state.network)
    assert counted
    for one, other, _cost in counted:
        assert regions[one] in played and regions[other] in played
    assert len(ways.in_play(germany(game.edition.map.REGIONS).state.network)) == 83


def test_what_leaves_a_network_begins_in_it():
    """Essen and Münster: what joins these two leaves nothing."""
    assert named(germany(), ways.leaving(germany().state, 1)) == [
        ("Essen", "Duisburg", 0), ("Essen", "Düsseldorf", 2), ("Münster", "Dortmund", 2), ("Essen", "Dortmund", 4),
        ("Münster", "Osnabrück", 7),
    ]  # fmt: skip


def test_nothing_leaves_what_is_not_there():
    """Nobody has a network before the first city, nor a board before the regions are known."""
    game = board_table("Rob Anna", "classic", "germany")
    assert ways.leaving(game.state, 0) == []
    drafted = voltable.new_game("classic", players=["Rob", "Anna"], seed=1, options={"regions": "draft"})
    assert drafted.state.network is None and ways.leaving(drafted.state, 0) == [] == list(
        ways.route(drafted.state, 0, 3)
    )


def test_a_way_may_lead_through_cities_of_others():
    """Anna goes to Aachen through Düsseldorf: 2 + 9."""
    game = germany()
    assert route(game, 1, "Aachen") == ["Essen", "Düsseldorf", "Aachen"]
    assert price(game, 1, "Aachen") == (10, 11)
    assert route(game, 0, "Duisburg") == ["Düsseldorf", "Essen", "Duisburg"]


def test_no_way_leads_to_ones_own_city_or_out_of_play():
    """And a first city needs none."""
    game = germany()
    assert route(game, 1, "Essen") == [] == route(game, 1, "Berlin")
    fresh = board_table("Rob Anna", "classic", "germany")
    assert route(fresh, 0, "Essen") == [] and price(fresh, 0, "Essen") == (10, 0)


def test_a_city_costs_the_same_in_every_phase():
    """What it would cost if it were one's turn to build."""
    game = germany()
    for phase in ("auction", "fuel", "build", "bureaucracy"):
        enter(game, phase)
        assert price(game, 1, "Dortmund") == (10, 2)
        assert price(game, 1, "Köln") is None and price(game, 1, "Essen") is None


def test_why_a_city_cannot_be_connected():
    """In the words of the phase of building."""
    game = germany(money=20)
    assert why_not(game, 1, "Dortmund") is None
    assert why_not(game, 1, "Essen") == "already-connected"
    assert why_not(game, 1, "Köln") == "city-full"
    assert why_not(game, 1, "Berlin") == "city-out-of-play"
    assert why_not(game, 1, "Aachen") == "too-poor"
    game.state.players[1].houses = 0
    assert why_not(game, 1, "Dortmund") == "no-houses"
    assert why_not(board_table("Rob Anna", "classic", "germany", money=9), 0, "Essen") == "too-poor"


def test_slots_tell_whose_houses_stand_there_and_which_are_open():
    """Three in Step 3, at 10, 15 and 20."""
    game = germany()
    essen = city_number(game, "Essen")
    assert ways.slots(game.state, essen) == [(10, 1, True), (15, None, False), (20, None, False)]
    connected(game, "Rob", "Essen", step=2)
    assert ways.slots(game.state, essen) == [(10, 1, True), (15, 0, True), (20, None, False)]


def length(board, path):
    """What a way costs, connection by connection."""
    total = 0
    for one, other in zip(path, path[1:]):
        total += dict(ways.around(board, one))[other]
    return total


def places_in_a_game(edition, board, seed):
    """A random game wherever somebody builds."""
    game = voltable.new_game(edition, board=board, players=3, seed=seed)
    chance = random_dice(seed)
    while not game.over:
        if game.state.phase == BUILD and game.turn is not None and game.turn >= 0:
            yield game
        game.play(building_move(game.choices(), chance))


def test_every_way_costs_what_is_charged_for_it():
    """In random games on three boards, for whoever builds."""
    for edition, board in (("classic", "germany"), ("recharged", "usa"), ("central_europe", None)):
        for game in places_in_a_game(edition, board, 5):
            state, builder = game.state, game.state.players[game.turn]
            for city, _slot, way in game.phases[BUILD].price_list(state, game.turn):
                path = ways.route(state, game.turn, city)
                assert length(game.edition.map, path) == way
                assert not builder.cities or path[0] in builder.cities and path[-1] == city


def test_what_is_told_of_a_city_is_what_building_it_would_say():
    """The very refusal, or none where it is allowed."""
    for number, game in enumerate(places_in_a_game("classic", "usa", 8)):
        if number % 5:
            continue
        for city in range(len(game.edition.map.CITIES)):
            no = ways.why_not(game.edition, game.state, game.turn, city)
            trial = game.copy()
            try:
                trial.play((TO_BUILD, city))
                assert no is None
            except Refusal as said:
                assert no is not None and (no.word, no.numbers) == (said.word, said.numbers)

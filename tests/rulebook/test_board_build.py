"""Phase 4 of the board game: what a city costs, which slots are open, and where a network may begin (rules 4)."""

import voltable
from kit.boards.board_table import (
    board_table,
    city_number,
    connected,
    enter,
    lay_regions,
    lines,
    play,
    player,
    price,
    refused,
    turn,
)
from voltable.boardgame.events import CityConnected
from voltable.boardgame.network import connections
from voltable.boardgame.state import BUILD, FAR
from voltable.engine.dice import Dice
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import BUILD as TO_BUILD

BOARDS = (
    ("classic", "germany"), ("classic", "usa"), ("classic", "central_europe"), ("recharged", "germany"),
    ("recharged", "usa"),
)  # fmt: skip


def building(names="Anna Bob Cyril", money=500, step=1, **more):
    """It is the last one's turn to build; nothing stands yet."""
    game = board_table(names, money=money, **more)
    game.state.step = step
    lay_regions(game, more.get("regions"))
    enter(game, "build")
    return game


def cheapest(board, regions, start, bound=400):
    """The cheapest ways by trying every connection until nothing changes; no city out of play is passed."""
    best = {start: 0}
    changed = True
    while changed:
        changed = False
        for one, other, cost in connections(board):
            if not (regions >> one // 7 & 1 and regions >> other // 7 & 1):
                continue
            for near, far in ((one, other), (other, one)):
                if best.get(near, bound) + cost < best.get(far, bound):
                    best[far] = best[near] + cost
                    changed = True
    return best


def test_the_last_in_order_builds_first():
    """Reverse order, then bureaucracy."""
    game = building()
    seen = []
    while game.view()["phase"] == "build":
        seen.append(turn(game))
        play(game, turn(game) + " done")
    assert seen == ["Cyril", "Bob", "Anna"] and game.view()["phase"] == "bureaucracy"


def test_the_first_city_costs_its_slot_and_no_connection():
    """Any empty city, 10 Elektro."""
    game = building(money=10)
    assert len(lines(game)) == 42 + 1
    (told,) = play(game, "Cyril build Berlin")
    assert told == CityConnected(2, city_number(game, "Berlin"), 10, 0)
    assert player(game, "Cyril").money == 0 and lines(game) == ["Cyril done"]


def test_nobody_has_to_start():
    """Rules 4: nobody has to start in round 1."""
    game = building(money=9)
    assert lines(game) == ["Cyril done"]
    assert refused(game, "Cyril build Berlin") == "too-poor"
    play(game, "Cyril done")


def test_later_cities_cost_slot_and_cheapest_way_from_any_own_city():
    """000 and 004: owner of Essen and Münster pays 10 for Duisburg, 12 for Dortmund, from Münster."""
    game = building()
    play(game, "Cyril build Essen", "Cyril build Münster")
    assert (price(game, "Duisburg"), price(game, "Dortmund"), price(game, "Aachen")) == (10, 12, 21)


def test_cities_of_this_turn_count_for_the_next_connection():
    """The network grows at once."""
    game = building()
    play(game, "Cyril build Kiel")
    dear = price(game, "Rostock")
    play(game, "Cyril build Lübeck", "Cyril build Schwerin")
    assert price(game, "Rostock") == 10 + 6 < dear


def test_connections_are_paid_anew_each_time():
    """Rules 4: even over connections used before."""
    game = building()
    play(game, "Cyril build Flensburg")
    way_to_luebeck = price(game, "Lübeck") - 10
    (told,) = play(game, "Cyril build Hamburg")
    assert told.connection == 4 + 8  # over Kiel
    assert price(game, "Kiel") == 10 + 4
    assert way_to_luebeck == 4 + 4


def test_running_prices_are_the_shortest_ways_on_all_five_boards():
    """The running minimum equals a search from every own city, on random networks in random regions."""
    dice = Dice(11)
    for edition, board in BOARDS:
        for count in (3, 4, 5):
            game = random_network(edition, board, count, dice)
            check_ways(game, "Cyril")
            check_ways(game, "Anna")


def random_network(edition, board, count, dice):
    """Two networks grown city by city among random regions."""
    game = voltable.new_game(edition, board=board, players=count, seed=dice.pick(999))
    regions = game.view()["regions"]
    game = building("Anna Bob Cyril", edition=edition, board=board, regions=regions, step=3)
    for name in ("Cyril", "Anna"):
        game.state.turn = game.names.index(name)
        for _ in range(1 + dice.pick(9)):
            choices = game.choices()[:-1]
            game.play(choices[dice.pick(len(choices))])
            player(game, name).money = 500
            game.state.market = ()  # no plant is obsolete
    return game


def check_ways(game, name):
    """Each way to a city in play against the search; no way to one's own."""
    state = game.state
    owner = player(game, name)
    best = [cheapest(game.edition.map, state.regions, city) for city in owner.cities]
    for place, city in enumerate(state.network.cities):
        wanted = FAR if city in owner.cities else min([ways[city] for ways in best])
        assert owner.reach[place] == wanted


def test_every_allowed_choice_of_regions_hangs_together():
    """No city in play is out of reach, whatever regions are chosen; no way is longer than a byte can say."""
    for edition, board in BOARDS:
        game = building(edition=edition, board=board)
        names = game.edition.map.REGIONS
        for bits in range(1, 1 << len(names)):
            chosen = [name for place, name in enumerate(names) if bits >> place & 1]
            if len(chosen) not in (3, 4, 5):
                continue
            try:
                lay_regions(game, chosen)
            except Refusal as no:
                assert no.word == "regions-apart"
                continue
            assert max([max(row) for row in game.state.network.rows]) < 200
            assert len(game.state.network.cities) == 7 * len(chosen)


def test_a_way_does_not_pass_cities_that_are_out_of_play():
    """A connection counts only if both ends are in play."""
    whole = building()
    play(whole, "Cyril build Hannover")
    game = building(regions=["east", "northeast", "northwest"])
    play(game, "Cyril build Hannover")
    assert price(whole, "Fulda") == 10 + 15 + 8  # over Kassel in the west
    assert price(game, "Fulda") == 10 + 19 + 13  # over Erfurt
    assert refused(game, "Cyril build Essen") == "city-out-of-play"
    assert refused(game, (TO_BUILD, 42)) == "unknown-city"


def test_one_slot_in_step_one_two_in_step_two_three_in_step_three():
    """10, 15, 20; a city is full when its open slots are taken."""
    for step, prices in ((1, [10]), (2, [10, 15]), (3, [10, 15, 20])):
        game = building("Anna Bob Cyril Dana", step=step)
        for name in ("Dana", "Cyril", "Bob", "Anna"):
            play(game, name + " build " + {"Dana": "Kiel", "Cyril": "Berlin", "Bob": "Trier", "Anna": "Passau"}[name])
            if prices:
                (told,) = play(game, name + " build Kassel")
                assert told.slot == prices.pop(0)
            else:
                assert refused(game, name + " build Kassel") == "city-full"
                assert price(game, "Kassel") is None
            play(game, name + " done")
            if game.view()["phase"] != "build":
                break


def test_the_lowest_free_slot_is_the_one_taken():
    """An empty city costs 10 in every step."""
    game = building(step=3)
    (told,) = play(game, "Cyril build Kassel")
    assert told.slot == 10 and game.view()["houses"]["Kassel"] == [2]


def test_one_house_a_player_in_a_city():
    """Rules 4: not even on the next slot."""
    game = building(step=3)
    play(game, "Cyril build Kassel")
    assert refused(game, "Cyril build Kassel") == "already-connected"
    assert price(game, "Kassel") is None


def test_there_is_no_second_network():
    """Whoever has a network pays the way to it, as far as it may be."""
    game = building(money=20)
    play(game, "Cyril build Kiel")
    assert refused(game, "Cyril build Freiburg") == "too-poor"
    assert lines(game) == ["Cyril done"]


def test_what_is_offered_can_be_paid_and_what_is_not_offered_cannot():
    """Choices against every city by name, with little money."""
    dice = Dice(3)
    for _ in range(10):
        game = building(step=2)
        play(game, "Cyril build Hannover", "Cyril build Kassel")
        player(game, "Cyril").money = dice.pick(45)
        offered = [choice[1] for choice in game.choices()[:-1]]
        for city, slot, way in game.phases[BUILD].price_list(game.state, 2):
            assert (slot + way <= player(game, "Cyril").money) == (city in offered)
            if city not in offered:
                assert refused(game, (TO_BUILD, city)) == "too-poor"


def test_the_city_track_moves_at_once():
    """And the player with most cities is known."""
    game = building()
    play(game, "Cyril build Essen", "Cyril build Duisburg")
    assert game.state.most == 2 and game.view()["players"][2]["cities"] == ["Duisburg", "Essen"]


def test_a27_a_late_starter_needs_an_empty_city():
    """As printed: `late_start_empty`, the default."""
    for edition in ("classic", "recharged"):
        game = building(edition=edition, step=2)
        connected(game, "Anna", "Essen")
        assert price(game, "Essen") is None
        assert refused(game, "Cyril build Essen") == "not-a-start"
        (told,) = play(game, "Cyril build Duisburg")
        assert told.slot == 10


def test_a27_where_no_city_is_empty_any_open_slot_will_do():
    """The exception of the ruling."""
    game = building(step=2, edition="recharged")
    connected(game, "Anna", game.edition.map.CITIES[:30])
    connected(game, "Bob", game.edition.map.CITIES[30:])
    assert len(lines(game)) == 42 + 1 and price(game, "Essen") == 15
    (told,) = play(game, "Cyril build Essen")
    assert (told.slot, told.connection) == (15, 0)


def test_a27_where_everything_is_full_nobody_starts():
    """Step 1 with a house in every city."""
    game = building()
    connected(game, "Anna", game.edition.map.CITIES[:30])
    connected(game, "Bob", game.edition.map.CITIES[30:])
    assert lines(game) == ["Cyril done"]
    assert refused(game, "Cyril build Essen") == "city-full"


def test_a27_without_late_start_empty_any_open_slot_will_do():
    """The option: at that slot's price, in every edition."""
    for edition in ("classic", "recharged"):
        game = building(edition=edition, step=2, options={"late_start_empty": False})
        connected(game, "Anna", "Essen")
        assert (price(game, "Essen"), price(game, "Duisburg")) == (15, 10)
        (told,) = play(game, "Cyril build Essen")
        assert (told.slot, told.connection) == (15, 0)


def test_a27_in_step_one_both_ways_are_the_same():
    """Only one slot is open."""
    for late in (True, False):
        game = building(options={"late_start_empty": late})
        connected(game, "Anna", "Essen")
        assert refused(game, "Cyril build Essen") == "city-full"


def test_a28_a_way_may_lead_through_full_cities():
    """003 and 004: Aachen through occupied Düsseldorf."""
    game = building()
    connected(game, "Anna", "Düsseldorf Duisburg")
    play(game, "Cyril build Essen")
    assert price(game, "Düsseldorf") is None
    assert price(game, "Aachen") == 10 + 2 + 9
    for name in ("Anna", "Bob"):
        assert player(game, name).money == 500  # nobody is paid for the way


def test_a30_a_network_has_at_most_twenty_two_houses():
    """The marker houses do not count."""
    game = building(money=5000)
    game.state.market = ()
    for city in game.edition.map.CITIES[:22]:
        assert player(game, "Cyril").houses > 0
        play(game, "Cyril build " + city)
    assert player(game, "Cyril").houses == 0
    assert refused(game, "Cyril build Essen") == "no-houses"
    assert lines(game) == ["Cyril done"]


def test_a30_without_a_house_nobody_starts_either():
    """The first city needs one too."""
    game = building(money=10)
    player(game, "Cyril").houses = 0
    assert lines(game) == ["Cyril done"]
    assert refused(game, "Cyril build Essen") == "no-houses"


def test_a42_both_cities_of_a_metropolis_may_be_connected():
    """003: one house of a player in each of Essen and Duisburg, the way between them costs nothing."""
    for edition in ("classic", "recharged"):
        game = building(edition=edition)
        play(game, "Cyril build Essen")
        (told,) = play(game, "Cyril build Duisburg")
        assert (told.slot, told.connection) == (10, 0)
        assert refused(game, "Cyril build Duisburg") == "already-connected"


def test_a45_every_choice_of_regions_lets_step_two_begin():
    """With one house a city the richest player has room for the cities that begin Step 2, whatever the others hold."""
    for edition in ("classic", "recharged"):
        for players in range(2, 7):
            game = voltable.new_game(edition, players=players, seed=1)
            cities = 7 * game.edition.region_count
            blocked = 6 if game.state.dummy else 0
            assert cities - blocked > players * (game.edition.step_two_cities - 1)


def test_houses_left_count_down():
    """Twenty-two at the start."""
    game = building()
    assert player(game, "Cyril").houses == 22
    play(game, "Cyril build Essen", "Cyril build Duisburg")
    assert player(game, "Cyril").houses == 20


def test_money_for_a_city_goes_to_the_bank():
    """Slot and way, nothing else."""
    game = building()
    play(game, "Cyril build Kiel", "Cyril build Lübeck")
    assert player(game, "Cyril").money == 500 - 10 - 14


def test_building_in_another_ones_turn_is_refused():
    """not-your-turn."""
    assert refused(building(), "Anna build Essen") == "not-your-turn"


def test_while_regions_are_chosen_no_city_has_a_price():
    """There is nothing to connect yet."""
    game = voltable.new_game("recharged", players=3, seed=1, options={"regions": "draft"})
    assert game.phases[4].price_list(game.state, 0) == []

"""`voltable calc` for the board game: tokens, payout, power, storage, and the cheapest way to cities."""

import json
import random
import shlex
from itertools import permutations

import pytest
from click.testing import CliRunner

import voltable
from kit.boards.board_table import board_table, connected, enter, lay_market, owns
from kit.checking.board.facts import PRICES
from voltable.boardgame.editions.classic import Classic
from voltable.boardgame.fuels import FUELS, KINDS
from voltable.boardgame.phases.bureaucracy import able
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.state import FAR
from voltable.boardgame.tables.money import INCOME
from voltable.bots import random_bot as bots
from voltable.engine.verbs import BUILD, FUEL
from voltable_host.calculator.board_plants import BoardHand, read_board_plants
from voltable_host.calculator.board_power import power
from voltable_host.calculator.board_route import plan
from voltable_host.calculator.kinds import kind_of
from voltable_host.calculator.places import CITY, find, find_board
from voltable_host.calculator.site import from_game
from voltable_host.cli import voltable as command
from voltable_host.commands.calc import command as calc
from voltable_host.language import LANGUAGES, choose
from voltable_host.language.words import kind_name
from voltable_host.options import BOARD_EDITIONS

GERMANY = ("route", "--board", "germany")


def run(*arguments, code=0):
    """What `voltable calc` prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, ["calc", *map(str, arguments)])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def told(*arguments) -> list[str]:
    """The lines on stdout."""
    return run(*arguments).stdout.splitlines()


def record(*arguments) -> dict:
    """The JSON object on stdout."""
    return json.loads(run(*arguments, "--json").stdout)


def some(**tokens) -> dict[str, int]:
    """Tokens by fuel, the others 0."""
    return {fuel: tokens.get(fuel, 0) for fuel in FUELS}


def save(game, folder) -> str:
    """The path of a game's log."""
    path = folder / "game.vtl"
    path.write_bytes(game.dump())
    return str(path)


# How people name things


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fuel_of_the_board_game_is_called_by_its_word(language):
    """In English and in the chosen language, in any letters."""
    choose(language)
    try:
        for kind, name in enumerate(KINDS):
            words = (name, name.upper(), kind_name(name).upper())
            assert [kind_of(word, KINDS) for word in words] == [kind] * 3
    finally:
        choose("en")


def test_g_is_garbage_in_the_board_game_and_gas_in_the_card_game():
    """Each game has its own fuels."""
    assert (KINDS[kind_of("g", KINDS) or 0], kind_of("g"), kind_of("gas", KINDS)) == ("garbage", 1, None)
    assert record("payout", "6", "--edition", "classic", "--fuel", "g1")["burns"] == some(garbage=1)


@pytest.mark.parametrize(
    ("board", "text", "city"),
    [
        ("germany", "munster", "Münster"), ("germany", "KÖLN", "Köln"), ("germany", "frankfurt m", "Frankfurt-M"),
        ("germany", "Stutt", "Stuttgart"), ("usa", "new york", "New York"), ("usa", "newy", "New York"),
        ("usa", "st louis", "St. Louis"), ("central_europe", "lodz", "Łódź"),
        ("central_europe", "usti", "Ústí nad Labem"), ("germany", " trier ", "Trier"),
    ],
)  # fmt: skip
def test_a_city_needs_no_accents_and_only_its_beginning(board, text, city):
    """As much as tells it from the others."""
    cities = find_board("classic", board).CITIES
    assert cities[find(text, cities, CITY)] == city


@pytest.mark.parametrize("edition, board", [(name, None) for name in BOARD_EDITIONS] + [("recharged", "usa")])
def test_every_city_is_found_by_its_own_name(edition, board):
    """None hides behind another."""
    cities = find_board(edition, board).CITIES
    assert [find(name, cities, CITY) for name in cities] == list(range(42))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("payout",), "Name your plants; or say how many cities"),
        (("payout", "--fuel", "c1"), "Name your plants"),
        (("payout", "--cities", "23"), "0<=x<=22"),
        (("payout", "12", "--cities", "3"), "The card game has no cities"),
        (("power", "12", "--fuel", "c3", "--cities", "3"), "The card game has no cities"),
        (("payout", "41", "--edition", "classic"), "There is no plant 41. There are: 3, 4, 5,"),
        (("payout", "7", "7", "--edition", "classic"), "Plant 7 is named twice"),
        (("payout", "3", "4", "5", "6", "7", "--edition", "recharged"), "Too many plants: 5. Nobody has more than 4."),
        (("payout", "3", "4", "5", "6", "7", "8", "--edition", "classic"), "Nobody has more than 5."),
        (("payout", "coal3", "--edition", "classic"), "Add them, such as coal3=3, or its number."),
        (("payout", "gas3=2", "--edition", "classic"), '"gas3=2" is no plant'),
        (("payout", "coal4=2", "--edition", "classic"), '"coal4=2" is no plant'),
        (("payout", "10", "--edition", "classic", "--fuel", "c5"), "cannot store so much: coal 1 too many"),
        (("power", "10", "--edition", "classic", "--fuel", "gas1"), '"gas1" is no fuel'),
        (("power", "10", "--edition", "classic"), "--fuel"),
        (("payout", "10", "--edition", "chess"), "chess"),
        (("payout", "10", "--edition", "classic", "--cards", "x.json"), "--cards belongs to the card game"),
        (("storage", "10", "--edition", "classic", "--last-round"), "--last-round belongs to the card game"),
        (("fuel", "coal", "5"), "in the board game how many tokens: --left 17"),
        (("fuel", "garbage", "5", "--wien"), "in the board game how many tokens: --left 17"),
        (("fuel", "coal", "5", "--left", "9", "--market", "2:c1"), "--market belongs to the card game"),
        (("fuel", "coal", "5", "--left", "9", "--last-round"), "--last-round belongs to the card game"),
        (("fuel", "coal", "--left", "9"), '"coal" is no fuel with a number of tokens. Write: coal 5.'),
        (("fuel", "coal", "0", "--left", "9"), '"coal 0" is no fuel'),
        (("fuel", "gas", "2", "--left", "9"), "There are: coal, oil, garbage, uranium."),
        (("fuel", "coal", "2", "oil", "2", "--left", "9"), '"coal 2 oil 2" is no fuel'),
        (("fuel", "uranium", "2", "--left", "13"), "There are only 12 tokens of this fuel: uranium."),
        (("fuel", "coal", "2", "--left", "20", "--storage", "5"), "There are only 24 tokens of this fuel: coal."),
        (("fuel", "coal", "2", "--left", "25"), "0<=x<=24"),
        (("fuel", "oil", "2", "--left", "5", "--storage", "5"), "nothing but coal: leave out --storage"),
        (("fuel", "oil", "2", "--left", "5", "--wien"), "Wien makes one fuel cheaper, garbage"),
    ],
)
def test_bad_input_is_answered_with_the_right_form(arguments, sentence):
    """Wrong usage: exit code 2 and a sentence that helps."""
    assert sentence in run(*arguments, code=2).stderr


@pytest.mark.parametrize("name", sorted(calc.commands))
def test_every_example_works(name):
    """All that need no file, as they are printed."""
    for example in calc.commands[name].examples:
        if "--game" not in example:
            assert CliRunner().invoke(command, shlex.split(example)).exit_code == 0, example


# Fuel


def test_fuel_is_told_as_designed():
    """ux.md, section 6."""
    assert told("fuel", "coal", "5", "--left", "17") == [
        "5 coal from 17 on the market: 3+3+4+4+4 = 18 Elektro       next coal costs 5",
    ]  # fmt: skip
    assert record("fuel", "c5", "--left", "17") == {
        "fuel": "coal", "tokens": 5, "left": 17, "storage": 0, "prices": [3, 3, 4, 4, 4], "cost": 18, "next": 5,
    }  # fmt: skip


def test_the_last_token_has_no_next_one():
    """Uranium: 14 and 16."""
    assert told("fuel", "uranium", "2", "--left", "2") == [
        "2 uranium from 2 on the market: 14+16 = 30 Elektro       no uranium is left",
    ]  # fmt: skip


def test_more_than_there_is_is_refused():
    """Exit code 1: nobody can sell it."""
    assert "There are too few: oil 3, and 4 are wanted." in run("fuel", "oil", 4, "--left", 3, code=1).stderr
    assert "coal 6, and 7" in run("fuel", "coal", 7, "--left", 4, "--storage", 2, code=1).stderr


def test_garbage_is_cheaper_for_wien():
    """Albi 2004: 1 less a token; ruling A25: nothing on space 1."""
    answer = record("fuel", "garbage", 4, "--left", 24, "--wien")
    assert (answer["prices"], answer["cost"], answer["next"]) == ([0, 0, 0, 1], 1, 1)
    assert record("fuel", "garbage", 3, "--left", 6, "--wien")["prices"] == [6, 6, 6]


def test_the_storage_sells_coal_for_8_once_the_market_is_empty():
    """Recharged, USA, ruling A22."""
    answer = record("fuel", "coal", 6, "--left", 4, "--storage", 10)
    assert (answer["prices"], answer["next"]) == ([7, 8, 8, 8, 8, 8], 8)
    assert told("fuel", "coal", 1, "--left", 0, "--storage", 1) == [
        "1 coal from 0 on the market and 1 in the storage: 8 = 8 Elektro       no coal is left",
    ]  # fmt: skip


@pytest.mark.parametrize("fuel", range(4))
def test_prices_are_those_of_the_printed_market(fuel):
    """Every stock and every purchase."""
    spaces = PRICES[fuel]
    for left in range(1, len(spaces) + 1, 3):
        for tokens in range(1, left + 1, 2):
            answer = record("fuel", FUELS[fuel], tokens, "--left", left)
            assert answer["prices"] == list(spaces[len(spaces) - left :][:tokens])
            assert answer["cost"] == sum(answer["prices"])


def test_a_game_asks_the_same_price():
    """The fuel phase of Central Europe, for whoever has Wien."""
    game = board_table("Anna Bert Cora", edition="central_europe")
    owns(game, "Cora", "6 14 19", money=99)
    connected(game, "Cora", "Wien")
    lay_market(game, "garbage=9")
    enter(game, "fuel")
    (bought,) = game.play((FUEL, FUELS.index("garbage"), 5))
    assert bought.cost == record("fuel", "garbage", 5, "--left", 9, "--wien")["cost"]


# Payout and power


@pytest.mark.parametrize("cities, income", [(0, 10), (1, 22), (6, 73), (20, 150), (22, 150)])
def test_cities_are_paid_by_the_table(cities, income):
    """Ruling A32: above 20 it stays the same."""
    assert record("payout", "--cities", cities) == {"cities": cities, "income": income}


def test_payout_of_cities_in_words():
    """One city and several."""
    assert told("payout", "--cities", 6) == ["6 cities: 73 Elektro"]
    assert told("payout", "--cities", 1) == ["1 city: 22 Elektro"]


def test_payout_says_what_to_run_and_what_burns():
    """All three are needed for six cities."""
    arguments = ("payout", "7", "10", "15", "--edition", "classic", "--cities", "6", "--fuel")
    assert told(*arguments, "coal=4,oil=3") == [
        "7, 10, 15: 6 cities, 73 Elektro", "  burns coal 4, oil 3; left nothing",
    ]  # fmt: skip
    assert record(*arguments, "c4,o3") == {
        "plants": ["7", "10", "15"], "cities": 6, "income": 73, "units": 7,
        "burns": some(coal=4, oil=3), "left": some(),
    }  # fmt: skip


def test_plants_that_no_city_needs_stay_cold():
    """Five cities: 15 and 10 are enough, and the oil is kept."""
    answer = record("payout", "7", "10", "15", "--edition", "recharged", "--cities", "5", "--fuel", "c4,o3")
    assert (answer["plants"], answer["left"]) == (["10", "15"], some(oil=3))
    answer = record("payout", "13", "10", "--edition", "recharged", "--cities", "1", "--fuel", "c4")
    assert (answer["plants"], answer["units"], answer["income"]) == (["13"], 0, 22)


def test_without_fuel_the_stores_are_full():
    """Hybrids burn coal or oil then."""
    assert told("payout", "5", "10", "--edition", "classic") == [
        "5, 10: 3 cities, 44 Elektro", "  burns coal 2, coal or oil 2",
    ]  # fmt: skip
    assert record("payout", "5", "10", "--edition", "classic", "--cities", "2")["plants"] == ["10"]


def test_nothing_runs_without_fuel_in_store():
    """Ten Elektro all the same."""
    assert told("payout", "10", "--edition", "classic", "--fuel", "c1")[0] == "nothing runs: 0 cities, 10 Elektro"


def test_a_plant_may_tell_the_cities_it_powers():
    """As coal3=9 tells the income of a card."""
    assert record("payout", "coal2=3", "eco=1", "--edition", "classic", "--fuel", "c2")["cities"] == 4


def test_power_lists_the_sets_that_run_best_first():
    """Coal for one of two coal plants; with --all the smaller sets too."""
    sets = record("power", "10", "15", "13", "--edition", "classic", "--fuel", "c2")["sets"]
    assert [(row["plants"], row["cities"], row["income"]) for row in sets] == [
        (["15", "13"], 4, 54), (["10", "13"], 3, 44),
    ]  # fmt: skip
    sets = record("power", "10", "15", "13", "--edition", "classic", "--fuel", "c2", "--all")["sets"]
    assert [row["plants"] for row in sets] == [["15", "13"], ["15"], ["10", "13"], ["10"], ["13"], []]


def test_a_hybrid_burns_what_can_lie_on_it():
    """Ruling A48: with 4 oil no coal lies on plant 5; with 3 there is room for one, but the other mix runs 10 again."""
    assert told("power", "5", "10", "--edition", "recharged", "--fuel", "c4,o3") == [
        "5, 10: 3 cities, 44 Elektro",
        "  burns coal 2, oil 2; left coal 2, oil 1",
        "  burns coal 3, oil 1; left coal 1, oil 2",
    ]
    (row,) = record("power", "5", "10", "--edition", "recharged", "--fuel", "c4,o4")["sets"]
    assert [mix["burns"] for mix in row["mixes"]] == [some(coal=2, oil=2)]


def test_what_burns_makes_room_for_the_next_plant():
    """Ruling A48: 26 burns two oil and takes the oil of 29, so coal comes to lie there."""
    hand = ("power", "10", "26", "29", "--fuel", "c3,o6")
    assert told(*hand, "--edition", "classic", "--cities", "9") == [
        "26, 29: 9 cities, 98 Elektro",
        "  burns oil 3; left coal 3, oil 3",
        "  burns coal 1, oil 2; left coal 2, oil 4",
    ]
    sets = record(*hand, "--edition", "classic", "--all")["sets"]
    assert [row["mixes"] for row in sets if row["plants"] == ["29"]] == [
        [{"burns": some(oil=1), "left": some(coal=3, oil=5)}]
    ]


@pytest.mark.parametrize("seed", range(40))
def test_power_is_what_the_engine_allows(seed):
    """Every set and mix of a random hand, and no other; the payout is the best of all."""
    dice = random.Random(seed)
    numbers = [str(number) for number in dice.sample(PRINTED.number, 3)]
    plants = read_board_plants(numbers, Classic)
    hand = BoardHand(plants)
    fuel = [dice.randint(0, tokens) for tokens in hand.owner().fuel]
    cities = dice.randint(0, 12)
    allowed = sum(most - least + 1 for _set, least, most in able(hand.owner(fuel)))
    rows = power(Classic, plants, fuel, cities, True)
    assert sum(len(row["mixes"]) for row in rows) == allowed
    assert all(row["income"] == INCOME[row["cities"]] for row in rows)
    best = power(Classic, plants, fuel, cities)[0]
    assert best["cities"] == max(row["cities"] for row in rows)
    assert best["units"] == min(row["units"] for row in rows if row["cities"] == best["cities"])


# Storage


def test_storage_of_the_board_game():
    """Twice what a plant burns; hybrids take coal and oil; needs alone are enough."""
    assert told("storage", "5", "25", "--edition", "classic", "--fuel", "coal6,oil2") == [
        "Room: coal 4, coal or oil 4", "Still fits: nothing",
    ]  # fmt: skip
    answer = record("storage", "coal2", "h2", "g1", "--edition", "recharged", "--fuel", "c7,o3,g1")
    assert answer["room"] == some(coal=4, garbage=2) | {"coal_or_oil": 4}
    assert answer["fits"] == some(garbage=1) | {"coal_or_oil": 0}
    assert answer["give_up"] == some() | {"coal_or_oil": 2}


# The cheapest way


def test_the_route_is_told_as_designed():
    """ux.md, section 6, in ASCII as everywhere off a terminal."""
    asked = (*GERMANY, "--own", "Essen,Dortmund", "--to", "Münster,Kassel,Hannover", "--step", 1)
    assert told(*asked) == [
        "Dortmund-Münster 2, Dortmund-Kassel 18, Kassel-Hannover 15        links 35",
        "3 houses at 10                                                   houses 30",
        "                                                                  total 65",
        "Build in this order:",
        "  1. Münster 12 (house 10, links 2)",
        "  2. Kassel 28 (house 10, links 18)",
        "  3. Hannover 25 (house 10, links 15)",
    ]
    answer = record(*asked)
    assert (answer["links"], answer["houses"], answer["total"]) == (35, 30, 65)
    assert answer["build"][2] == {
        "city": "Hannover", "house": 10, "links": 15, "price": 25, "path": ["Kassel", "Hannover"], "asked": True,
    }  # fmt: skip


def test_with_signs_of_a_terminal(monkeypatch):
    """The line of ux.md to the letter."""
    monkeypatch.setattr("voltable_host.talk.is_plain", lambda stream, environment: False)
    assert told(*GERMANY, "--own", "Essen,Dortmund", "--to", "munster,kassel,hannover")[0] == (
        "Dortmund-Münster 2 · Dortmund-Kassel 18 · Kassel-Hannover 15        links 35"
    )


def test_the_first_city_needs_no_connection():
    """And where nothing is owned the route begins in an empty city (ruling A27)."""
    assert record(*GERMANY, "--to", "Essen")["total"] == 10
    answer = record(*GERMANY, "--to", "Essen,Köln", "--taken", "Essen", "--step", 2)
    assert [(row["city"], row["price"]) for row in answer["build"]] == [("Köln", 10), ("Essen", 21)]
    refused = run(*GERMANY, "--to", "Essen", "--taken", "Essen=1", "--step", 2, code=1).stderr
    assert "cannot begin in any of these" in refused and "Duisburg" in refused


def test_houses_of_others_make_slots_dearer():
    """The second slot costs 15, and connections pass through full cities (ruling A28)."""
    answer = record(*GERMANY, "--own", "Essen", "--to", "Köln", "--taken", "köln", "--full", "Düsseldorf", "--step", 2)
    assert answer["build"] == [
        {"city": "Köln", "house": 15, "links": 6, "price": 21, "path": ["Essen", "Düsseldorf", "Köln"], "asked": True}
    ]
    assert told(*GERMANY, "--own", "Essen", "--to", "Köln,Aachen", "--taken", "Köln=2", "--step", 3)[1].startswith(
        "1 house at 10, 1 house at 20"
    )


def test_a_city_that_nobody_asked_for_is_marked():
    """From Dresden to both ends of the west, Frankfurt is the place to fork; with --only it is passed through."""
    asked = (*GERMANY, "--own", "Dresden", "--to", "Aachen,Freiburg")
    answer = record(*asked)
    assert [(row["city"], row["asked"]) for row in answer["build"]] == [
        ("Frankfurt-M", False), ("Aachen", True), ("Freiburg", True),
    ]  # fmt: skip
    assert [line for line in told(*asked) if line.endswith(": not asked for, but it saves money")][0].startswith(
        "  1. Frankfurt-M "
    )
    assert (answer["total"], record(*asked, "--only")["total"]) == (131, 148)


@pytest.mark.parametrize("seed", range(15))
def test_no_order_and_no_set_is_cheaper(seed):
    """Every order of every few cities, built one by one in a game."""
    dice = random.Random(seed)
    game = board_table("Anna Bert Cora", edition="recharged", board="usa")
    cities = list(game.edition.map.CITIES)
    connected(game, "Cora", [dice.choice(cities)])
    enter(game, "build")
    game.state.players[2].money = 5000
    own = game.view()["players"][2]["cities"]
    targets = dice.sample([city for city in cities if city not in own], 3)
    found = record(
        "route", "--board", "usa", "--edition", "recharged", "--own", own[0], "--to", ",".join(targets), "--only"
    )
    numbers = [cities.index(city) for city in targets]
    assert found["total"] == min(spent(game, order) for order in permutations(numbers))
    assert found["total"] == spent(game, [cities.index(row["city"]) for row in found["build"]])


def spent(game, order) -> int:
    """What a player pays for these cities in this order."""
    copy = game.copy()
    builder = copy.state.players[copy.turn]
    before = builder.money
    for city in order:
        copy.play((BUILD, city))
    return before - builder.money


def test_long_ways_are_broken_between_ways_only():
    """No line is much wider than 80 columns unless one way is."""
    lines = told("route", "--board", "usa", "--own", "Chicago", "--to", "fargo,boise,atlanta,memphis,savannah,norfolk")
    assert all(len(line) <= 80 for line in lines)
    assert not any(line.endswith("-") for line in lines)


def test_a_saved_game_tells_network_slots_and_step(tmp_path):
    """As the engine prices each city, for whoever is named."""
    game = voltable.new_game("recharged", board="germany", players=["Ana", "Bo", "Cy"], seed=5)
    dice = bots.random_dice(5)
    while game.phases[game.state.phase].name != "build" or game.state.round < 7:
        game.play(bots.random_move(game.choices(), dice))
    path = save(game, tmp_path)
    for seat, name in enumerate(game.names):
        for city, slot, way in game.phases[game.state.phase].price_list(game.state, seat)[::4]:
            asked = ("route", "--game", path, "--seat", name.lower(), "--only")
            answer = record(*asked, "--to", game.edition.map.CITIES[city])
            assert answer["total"] == slot + way
    city, slot, way = game.phases[game.state.phase].price_list(game.state, game.turn)[0]
    mine = record("route", "--game", path, "--to", game.edition.map.CITIES[city], "--only")
    assert (mine["total"], mine["step"]) == (slot + way, game.state.step)
    assert "money" not in json.dumps(mine)


def test_a_marked_start_comes_first():
    """Recharged with starting cities: the 10 slot of a mark is for a first house."""
    game = board_table("Anna Bert Cora", edition="recharged", options={"starting_cities": True})
    numbers = [game.edition.map.CITIES.index(city) for city in ("Essen", "Köln", "Kiel")]
    game.state.marks = tuple(numbers[:1])
    site = from_game(game, 0)
    assert site.starts == {numbers[0]: 10}
    built = plan(site, [numbers[1], numbers[0]], False)["build"]
    assert [(row["city"], row["price"]) for row in built] == [("Essen", 10), ("Köln", 16)]
    assert FAR not in site.slots


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("--to", "Dusburg"), 2, "There is no city Dusburg on this board. Did you mean: Duisburg"),
        (("--to", "frank"), 2, "frank can mean several cities: Frankfurt-O, Frankfurt-M."),
        (("--to", "xyzzy"), 2, "There is no city xyzzy on this board. There are: Dresden, "),
        (("--to", ","), 2, "Say which cities to connect"),
        ((), 2, "--to"),
        (("--to", "Essen", "--own", "essen"), 2, "This city belongs to the network already: Essen."),
        (("--to", "Essen", "--step", "4"), 2, "1<=x<=3"),
        (("--to", "Essen", "--edition", "card"), 2, "card"),
        (("--to", "Essen", "--regions", "noth"), 2, "There is no region noth on this board. Did you mean"),
        (("--to", "Essen", "--regions", "north"), 2, "north can mean several regions: northeast, northwest."),
        (("--to", "Essen", "--regions", "south"), 2, "Essen lies in a region that is not in play: west."),
        (("--to", "Essen", "--own", "Kiel", "--regions", "west"), 2, "Kiel lies in a region that is not in play"),
        (("--to", "Essen", "--own", "Köln", "--full", "Essen"), 1, "Essen has no open slot in Step 1."),
        (("--to", "Essen", "--own", "Köln", "--taken", "Essen=2", "--step", "2"), 1, "no open slot in Step 2"),
        (("--to", "Essen", "--taken", "Essen=4"), 2, '"Essen=4" tells no houses. Write the city and how many'),
        (("--to", "Essen", "--taken", "Esen=x"), 2, '"Esen=x" tells no houses'),
        (("--to", "Passau", "--own", "Kiel", "--regions", "south,northwest"), 1, "Nothing leads to Passau"),
        (("--to", "Essen", "--seat", "Ana"), 2, "add --game GAME"),
        (("--to", "Essen", "--game", "nowhere.vtl"), 2, "The game tells this already: leave out --board."),
        (("--to", "a,ba,bi,c,k,l,ma,mo,n,o,p"), 2, "can mean several"),
    ],
)  # fmt: skip
def test_what_cannot_be_routed_is_a_sentence(arguments, code, sentence):
    """With the names there are, or the close ones."""
    assert sentence in run(*GERMANY, *arguments, code=code).stderr


def test_too_many_cities_are_reckoned_only_by_themselves():
    """Extra cities are looked for with ten at most."""
    names = ",".join(find_board("classic", "germany").CITIES[:12])
    assert "add --only, or name 10" in run(*GERMANY, "--own", "Kiel", "--to", names, code=2).stderr
    assert len(record(*GERMANY, "--own", "Kiel", "--to", names, "--only")["build"]) == 12


def test_regions_in_play_decide_the_way():
    """Without the west the way from Köln to Hannover is longer."""
    whole = record(*GERMANY, "--own", "Köln", "--to", "Hannover", "--only")["total"]
    part = record(
        *GERMANY, "--own", "Köln", "--to", "Hannover", "--only", "--regions", "south-west,East,northw"
    )["total"]  # fmt: skip
    assert whole < part


def test_regions_are_called_as_the_board_shows_them():
    """Or as notation writes them."""
    assert record("route", "--edition", "central_europe", "--to", "krak", "--regions", "Eastern Poland")["total"] == 10
    assert record("route", "--edition", "central_europe", "--to", "krak", "--regions", "poland-e")["total"] == 10


def test_a_board_of_another_edition_is_another_board():
    """Stralsund is in recharged, Torgelow in the game of 2004."""
    assert record(*GERMANY, "--edition", "recharged", "--to", "stralsund")["total"] == 10
    assert "no city stralsund" in run(*GERMANY, "--to", "stralsund", code=2).stderr
    assert "There is no board usa for this edition" in run(
        "route", "--board", "usa", "--edition", "central_europe", "--to", "Wien", code=2
    ).stderr  # fmt: skip
    assert record("route", "--edition", "central_europe", "--to", "wien,lodz")["build"][0]["links"] == 0


def test_games_without_a_board_or_a_turn(tmp_path):
    """The card game, a draft that is not over, and a game that is."""
    card = save(voltable.new_game("card", players=2, seed=1), tmp_path)
    assert "it has no board" in run("route", "--game", card, "--to", "Essen", code=2).stderr
    draft = voltable.new_game("classic", players=3, seed=1, options={"regions": "draft"})
    assert "not chosen yet" in run("route", "--game", save(draft, tmp_path), "--to", "Essen", code=1).stderr
    over = voltable.new_game("classic", players=["Ana", "Bo"], seed=1)
    bots.play_random(over, 1)
    path = save(over, tmp_path)
    assert "It is nobody's turn" in run("route", "--game", path, "--to", "Essen", code=2).stderr
    assert "Nobody here is called Zoe. There are: Ana, Bo." in run(
        "route", "--game", path, "--seat", "Zoe", "--to", "Essen", code=2
    ).stderr  # fmt: skip

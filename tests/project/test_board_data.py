"""What the board game's tables and boards hold is what tools/data says."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from bake import BOARDS
from voltable.boardgame.market import cost
from voltable.boardgame.tables import demolition, money, plants, refill
from voltable.boards import shipped

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tools" / "data"
FUELS = ("coal", "oil", "garbage", "uranium")
RULES = {"germany_recharged": (("nuclear_phase_out", 39),), "usa_recharged": (("coal_storage", 8),)}


def data(name: str):
    """A file of the data."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def drawing(name: str):
    """What only drawings of a board need."""
    return json.loads((ROOT / f"host/voltable_host/drawing/maps/{name}.json").read_text(encoding="utf-8"))


def board(name: str):
    """A board's module."""
    return shipped(name)


def connections(name: str) -> list[tuple[int, int, int]]:
    """A board's connections, three bytes each."""
    content = board(name).CONNECTIONS
    return list(zip(content[::3], content[1::3], content[2::3], strict=True))


@pytest.mark.parametrize("edition", ["classic", "recharged"])
def test_every_plant_is_as_the_data_has_it(edition):
    rows = data(f"plants_{edition}")
    assert list(plants.NUMBERS) == [row["number"] for row in rows] == sorted(plants.NUMBERS)
    assert list(plants.NEEDS) == [row["need"] for row in rows]
    assert list(plants.POWERS) == [row["cities"] for row in rows]
    fuels = [["coal"], ["oil"], ["garbage"], ["uranium"], ["coal", "oil"], []]
    assert [fuels[kind] for kind in plants.KINDS] == [row["fuels"] for row in rows]


def test_plugs_are_3_to_15_and_sockets_the_others():
    assert len(plants.NUMBERS) == 42
    assert tuple(int(number > 15) for number in plants.NUMBERS) == plants.SIZES
    assert ["plug" if size == 0 else "socket" for size in plants.SIZES] == [
        row["back"] for row in data("plants_recharged")
    ]


def test_money_is_as_the_data_has_it():
    tables = data("board_tables")
    assert list(money.INCOME[:21]) == tables["income"]["by_cities"]
    assert set(money.INCOME[20:]) == {tables["income"]["above_20"]} and len(money.INCOME) == 23
    assert list(money.SLOTS) == tables["slot_costs"] == [10, 15, 20]
    assert money.TOKENS == tuple(tables["tokens"][fuel] for fuel in FUELS) == (24, 24, 24, 12)


def test_the_market_has_a_space_for_each_token():
    market = data("board_tables")["market"]
    for fuel, sums, tokens in zip(FUELS, money.SUMS, money.TOKENS, strict=True):
        prices = [after - before for before, after in pairwise(sums)]
        assert len(prices) == tokens == market[fuel]["capacity"]
        assert list(prices) == sorted(market[fuel]["prices"] * market[fuel]["per_price"])


@pytest.mark.parametrize("start", data("board_tables")["start_market"].values())
def test_the_first_prices_are_those_of_the_start(start):
    """Tokens lie on the dearest spaces."""
    for fuel, sums in zip(FUELS, money.SUMS, strict=True):
        assert cost(sums, start["tokens"][fuel], 1) == start["first_price"][fuel]


@pytest.mark.parametrize(
    ("edition", "table"),
    [("classic", refill.CLASSIC), ("recharged", refill.RECHARGED), ("central_europe", refill.CENTRAL_EUROPE)],
)
def test_every_refill_is_as_the_data_has_it(edition, table):
    assert [len(row) for row in table] == [15] * 4
    for players, steps in data("board_tables")["refill"][edition].items():
        for step, tokens in steps.items():
            for place, fuel in enumerate(FUELS):
                assert table[place][3 * (int(players) - 2) + int(step) - 1] == tokens[fuel]


def test_demolition_pays_stand_ins_that_are_called_so():
    side = data("cardgame")["demolition"]["board_side"]
    assert {row["provenance"] for row in side} == {"reconstructed"}
    assert list(demolition.PAYOUTS) == [(row["first"], row["later"]) for row in side]
    assert "reconstructed stand-ins" in str(demolition.__doc__)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_six_regions_of_seven_cities(name):
    regions = data(f"maps/{name}")["regions"]
    assert tuple(sorted(regions)) == board(name).REGIONS and len(regions) == 6
    assert len(set(board(name).CITIES)) == len(board(name).CITIES) == 42
    for place, region in enumerate(board(name).REGIONS):
        assert list(board(name).CITIES[7 * place : 7 * place + 7]) == regions[region]


@pytest.mark.parametrize("name", BOARDS)
def test_connections_are_those_of_the_map(name):
    found, cities = connections(name), board(name).CITIES
    assert found == sorted(found) and all(one < other for one, other, _ in found)
    by_name = sorted((*sorted((cities[one], cities[other])), cost) for one, other, cost in found)
    assert by_name == sorted((*sorted(row[:2]), row[2]) for row in data(f"maps/{name}")["connections"])


@pytest.mark.parametrize("name", BOARDS)
def test_comments_say_what_the_bytes_say(name):
    lines = (ROOT / f"core/voltable/boardgame/boards/{name}.py").read_text(encoding="utf-8").splitlines()
    said = [line.strip(" #") for line in lines if line.startswith("    #")]
    cities, groups = board(name).CITIES, {}
    for one, other, way in connections(name):
        groups.setdefault(cities[one], []).append(f"{cities[other]} {way}")
    assert said == [f"{city}: {', '.join(group)}" for city, group in groups.items()]


@pytest.mark.parametrize("name", BOARDS)
def test_regions_are_neighbours_where_a_connection_leaves_one(name):
    regions = board(name).REGIONS
    found = {(regions[one // 7], regions[other // 7]) for one, other, _ in connections(name) if one // 7 != other // 7}
    assert sorted(map(list, found)) == sorted(data(f"maps/{name}")["region_adjacency"])


@pytest.mark.parametrize("name", BOARDS)
def test_every_city_of_a_board_can_be_reached(name):
    reached, more = {0}, True
    while more:
        more = {end for *ends, _ in connections(name) if reached & set(ends) for end in ends} - reached
        reached |= more
    assert reached == set(range(42))


@pytest.mark.parametrize("name", BOARDS)
def test_only_recharged_boards_bring_rules_and_their_sources(name):
    rules = data(f"maps/{name}").get("rules", {})
    assert board(name).RULES == RULES.get(name, ()) == tuple((rule, row["value"]) for rule, row in rules.items())
    assert all(row["source"].startswith("rulebook 003") for row in rules.values())


def test_rules_of_boards_have_the_numbers_of_their_edition():
    recharged = data("board_tables")["editions"]["recharged"]
    assert dict(RULES["germany_recharged"])["nuclear_phase_out"] == recharged["nuclear_phase_out_plant"]
    assert dict(RULES["usa_recharged"])["coal_storage"] == recharged["usa_coal_storage_price"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_drawing_has_a_place_for_each_city(name):
    source, drawn = data(f"maps/{name}"), drawing(name)
    assert list(drawn) == ["name", "positions", "colours"]
    assert (drawn["name"], drawn["positions"]) == (source["name"], source["positions"])
    assert sorted(drawn["positions"]) == sorted(board(name).CITIES)


@pytest.mark.parametrize("name", BOARDS)
def test_regions_have_names_in_five_languages(name):
    names = json.loads((ROOT / "host/voltable_host/data/maps.json").read_text(encoding="utf-8"))[name]["names"]
    assert list(names) == ["en", "cs", "pl", "es", "hu"]
    for said in names.values():
        assert tuple(said["regions"]) == board(name).REGIONS and len(set(said["regions"].values())) == 6


def test_regions_have_names_one_can_read():
    names = json.loads((ROOT / "host/voltable_host/data/maps.json").read_text(encoding="utf-8"))
    assert names["germany"]["names"]["en"]["regions"]["northwest"] == "north-west"
    assert names["central_europe"]["names"]["cs"]["regions"]["czech_republic"] == "Česká republika"

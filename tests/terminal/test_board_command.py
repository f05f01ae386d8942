"""`voltable board`: the boards there are, how one stands, and whether a file holds one."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

import voltable
from kit.boards.charted import made_up
from voltable.bots import random_bot as bots
from voltable.engine.dice import Dice
from voltable_host.cli import voltable as command

MAPS = Path(__file__).parents[2] / "tools" / "data" / "maps"


def run(*arguments, code=0):
    """What `voltable board` prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, ["board", *map(str, arguments)])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def told(*arguments) -> list[str]:
    """The lines on stdout."""
    return run(*arguments).stdout.splitlines()


def record(*arguments, code=0) -> dict:
    """The JSON object on stdout."""
    return json.loads(run(*arguments, "--json", code=code).stdout)


def build_phase(edition="classic", board=None, players=("Ana", "Bo", "Cy"), least=6, **options):
    """A game of random bots whose building has just begun."""
    game = voltable.new_game(edition, board=board, players=list(players), seed=3, options=options)
    dice = bots.random_dice(3)
    while game.phases[game.state.phase].name != "build" or game.state.round < least:
        game.play(bots.random_move(game.choices(), dice))
    return game


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """Such a game and its file."""
    game = build_phase()
    path = tmp_path_factory.mktemp("games") / "mine.vtl"
    path.write_bytes(game.dump())
    return game, path


# list


def test_boards_are_listed_by_edition():
    """The card game has none."""
    assert told("list") == [
        "classic: germany, usa, central_europe", "central_europe: central_europe", "recharged: germany, usa",
    ]  # fmt: skip
    rows = [json.loads(line) for line in told("list", "--json")]
    assert rows[0] == {"edition": "classic", "boards": ["germany", "usa", "central_europe"]}


# show


def test_an_empty_board_has_its_six_regions():
    """42 cities, three free slots each, and no prices."""
    lines = told("show", "--board", "germany", "--list")
    assert lines[:3] == ["Germany - Classic (2004)", "east", "  Dresden        10  15  20"]
    assert len(lines) == 1 + 6 + 42
    answer = record("show", "--board", "USA", "--edition", "recharged")
    assert (answer["edition"], answer["board"], answer["prices_for"]) == ("recharged", "usa", None)
    assert len(answer["cities"]) == 42 and answer["cities"][0]["slots"] == [None] * 3


def test_an_edition_alone_is_its_first_board():
    """Central Europe has but one."""
    assert told("show", "--edition", "central_europe")[0] == "Central Europe - Central Europe (2004)"


def test_a_game_shows_houses_and_prices_of_whoever_builds(saved):
    """The engine's own price list, and nobody's money."""
    game, path = saved
    answer = record("show", path)
    prices = {game.edition.map.CITIES[city]: slot + way
              for city, slot, way in game.phases[game.state.phase].price_list(game.state, game.turn)}  # fmt: skip
    assert {row["city"]: row["price"] for row in answer["cities"] if row["price"] is not None} == prices
    assert answer["prices_for"] == game.names[game.turn]
    houses = {row["city"]: row["slots"] for row in answer["cities"] if row["slots"] != [None] * 3}
    assert {city: seats[: len(game.view()["houses"][city])] for city, seats in houses.items()} == game.view()["houses"]
    assert "money" not in run("show", path).stdout + json.dumps(answer)


def test_the_list_is_compact(saved):
    """A line a city, the regions left out in one, within 60 columns."""
    game, path = saved
    lines = told("show", path, "--list")
    assert lines[:3] == [
        f"Germany - Classic (2004) - Round {game.state.round} - Step 1", "@1 Ana  #2 Bo  ^3 Cy",
        f"Prices for {game.names[game.turn]}: house + links",
    ]  # fmt: skip
    assert len(lines) == 3 + 3 + 21 + 1 and lines[-1].startswith("not in play: ")
    assert max(map(len, lines)) <= 60


def test_without_a_list_the_map_is_drawn(saved):
    """Of a game with the prices of whoever builds, and of an empty board, which needs no option."""
    game, path = saved
    lines = told("show", path)
    assert lines[:2] == [f"Germany - Classic (2004) - Round {game.state.round} - Step 1", "@1 Ana  #2 Bo  ^3 Cy"]
    assert f":21 price for {game.names[game.turn]}" in "".join(lines) and max(map(len, lines)) <= 80
    drawn = told("show", "germany")
    assert drawn == told("show", "--board", "germany") and any("[b]Berlin" in line for line in drawn)
    assert told("show", "usa", "--edition", "recharged")[0] == "USA - Recharged (2020)"
    assert told("show", "Central-Europe", "--edition", "central_europe")[0] == "Central Europe - Central Europe (2004)"


def test_a_narrow_window_and_a_crowded_board_get_the_list(tmp_path):
    """Below 60 columns, and where there are more cities than anybody finds on a map."""
    lines = CliRunner().invoke(command, ["board", "show", "usa"], env={"COLUMNS": "59"}).stdout.splitlines()
    assert lines == told("show", "usa", "--list")
    own = tmp_path / "many.json"
    own.write_text(json.dumps(made_up(Dice(1), 61, 8)), encoding="utf-8")
    assert told("show", own) == told("show", own, "--list")
    own.write_text(json.dumps(made_up(Dice(1), 60, 8)), encoding="utf-8")
    assert told("show", own) != told("show", own, "--list")


def test_a_saved_game_is_meant_before_a_board_of_its_name(tmp_path, monkeypatch):
    """Who saved a game as germany sees that game."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    assert told("show", "germany")[0] == "Germany - Classic (2004)"
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "germany.vtl").write_bytes(build_phase("recharged", "usa").dump())
    assert told("show", "germany")[0].startswith("USA - Recharged (2020) - Round")
    assert "leave out --edition" in run("show", "germany", "--edition", "classic", code=2).stderr


def test_shells_complete_games_and_boards():
    """For they stand in the same place."""
    found = ShellComplete(command, {}, "voltable", "_VOLTABLE_COMPLETE").get_completions(["board", "show"], "g")
    assert "germany" in [item.value for item in found]


def test_prices_for_any_player(saved):
    """By a name in any letters."""
    game, path = saved
    for seat, name in enumerate(game.names):
        answer = record("show", path, "--for", name.upper())
        listed = game.phases[game.state.phase].price_list(game.state, seat)
        assert answer["prices_for"] == name
        assert [row["price"] for row in answer["cities"] if row["price"] is not None] == [
            slot + way for _city, slot, way in listed
        ]  # fmt: skip


def test_outside_building_prices_are_those_of_nobody(tmp_path):
    """Unless a player is named."""
    game = voltable.new_game("recharged", board="usa", players=["Ana", "Bo"], seed=1)
    (tmp_path / "a.vtl").write_bytes(game.dump())
    assert record("show", tmp_path / "a.vtl")["prices_for"] is None
    assert any(row["price"] == 10 for row in record("show", tmp_path / "a.vtl", "--for", "ana")["cities"])


def test_the_trust_and_starting_cities_are_shown(tmp_path):
    """The Trust has a sign of its own; marks are told."""
    game = build_phase("recharged", "usa", ("Ana", "Bo"))
    (tmp_path / "two.vtl").write_bytes(game.dump())
    lines = told("show", tmp_path / "two.vtl", "--list")
    assert lines[1] == "@1 Ana  #2 Bo  =  Trust" and any(" =   " in line for line in lines[3:])
    game = build_phase("recharged", "germany", ("Ana", "Bo", "Cy", "Dan"), 1, starting_cities=True)
    (tmp_path / "four.vtl").write_bytes(game.dump())
    marks = [row["city"] for row in record("show", tmp_path / "four.vtl")["cities"] if row["start"]]
    assert marks and marks == game.view()["marks"]
    assert sum("starting city" in line for line in told("show", tmp_path / "four.vtl", "--list")) == len(marks)


def test_a_picture_replaces_the_file(saved, tmp_path):
    """Of a game with its prices, and of an empty board."""
    game, path = saved
    target = tmp_path / "board.svg"
    target.write_text("old")
    assert run("show", path, "--svg", target).stdout == f"The board is drawn: {target}\n"
    texts = [part.text for part in ElementTree.parse(target).iter() if part.text]
    assert {"Dresden", "Ana"} <= set(texts)
    assert any(game.names[game.turn] in text and "price" in text for text in texts)
    other = next(name for seat, name in enumerate(game.names) if seat != game.turn)
    assert record("show", path, "--for", other, "--svg", target)["file"] == str(target)
    assert any(other in text and "price" in text for part in ElementTree.parse(target).iter() if (text := part.text))
    run("show", "--board", "germany", "--edition", "classic", "--svg", target)
    assert "Ana" not in target.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        ((), 2, "Name a game, or a board: --board germany"),
        (("--board", "france"), 2, "There is no board france for this edition. There are: germany, usa"),
        (("--board", "usa", "--edition", "central_europe"), 2, "There are: central_europe."),
        (("--board", "germany", "--edition", "card"), 2, "card"),
        (("--board", "germany", "--for", "Ana"), 2, "name the game too"),
        (("nowhere",), 2, "There is no game nowhere"),
        (("nowhere", "--board", "usa"), 2, "leave out --board"),
        (("--board", "usa", "--svg", "/dev/null/x.svg"), 1, "/dev/null/x.svg cannot be written (Not a directory)"),
        (("--board", "usa", "--svg", "/"), 1, "/ cannot be written (Is a directory)"),
    ],
)
def test_what_cannot_be_shown_is_a_sentence(arguments, code, sentence):
    """Exit 1 for what is not there, 2 for wrong usage."""
    assert sentence in run("show", *arguments, code=code).stderr


def test_games_without_a_board_or_such_a_player(saved, tmp_path):
    """The card game, and a stranger."""
    (tmp_path / "card.vtl").write_bytes(voltable.new_game("card", players=2, seed=1).dump())
    assert "it has no board" in run("show", tmp_path / "card.vtl", code=2).stderr
    assert "Nobody here is called Zoe. There are: Ana, Bo, Cy." in run("show", saved[1], "--for", "Zoe", code=2).stderr


# check


def data() -> dict:
    """The board of Germany as its file has it."""
    return json.loads((MAPS / "germany.json").read_text(encoding="utf-8")) | {"id": "mine"}


def checked(folder, content) -> list[str]:
    """What is said about a board; the JSON says the same."""
    file = folder / "mine.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    lines = run("check", file, code=1).stdout.splitlines()
    assert record("check", file, code=1) == {"file": str(file), "ok": False, "violations": lines}
    return lines


@pytest.mark.parametrize("name", sorted(path.name for path in MAPS.glob("*.json")))
def test_our_own_boards_are_sound(name):
    """Exit 0."""
    assert "nothing is violated" in run("check", MAPS / name).stdout
    assert record("check", MAPS / name)["ok"] is True


def test_every_violation_is_named(tmp_path):
    """Several at once, in the order of the file."""
    board = data()
    board["regions"]["east"][0] = "Kiel"  # so Dresden is no city, and Kiel is there twice
    del board["positions"]["Dresden"]
    board["connections"].append(["Kiel", "Flensburg", 9])
    board["connections"][0][2] = 100
    board["connections"][1][2] = "7"
    lines = checked(tmp_path, board)
    assert lines == [
        "The city Kiel is on the board twice.",
        "The connection of Aachen and Düsseldorf costs 100; it has to be a whole number from 0 to 99.",
        'The connection of Aachen and Köln costs "7"; it has to be a whole number from 0 to 99.',
        "This connection does not join two cities of the board: Dresden and Erfurt.",
        "This connection does not join two cities of the board: Dresden and Frankfurt-O.",
        "This connection does not join two cities of the board: Dresden and Leipzig.",
        "Two connections join Kiel and Flensburg.",
    ]


def test_a_file_called_like_a_board_of_ours_has_all_its_connections(tmp_path):
    """One that is left out cuts nothing off, and is named all the same."""
    board = data() | {"id": "germany"}
    board["connections"] = [way for way in board["connections"] if set(way[:2]) != {"Halle", "Leipzig"}]
    told = "The board germany has a connection that is missing here: Halle and Leipzig."
    assert checked(tmp_path, board) == [told]


def test_missing_connections_are_named_for_each_part(tmp_path):
    """A city alone, and a group that hangs together."""
    board = data()
    lost = ("Trier", "Flensburg", "Kiel")
    board["connections"] = [
        way for way in board["connections"]
        if not set(way[:2]) & set(lost) or set(way[:2]) == {"Flensburg", "Kiel"}
    ]  # fmt: skip
    assert checked(tmp_path, board) == [
        "A connection is missing: Trier cannot be reached from Dresden.",
        "A connection is missing: Flensburg cannot be reached from Dresden.",
    ]


def test_a_city_that_is_left_out_is_named_with_its_connections(tmp_path):
    """Whatever leads to it leads nowhere; a region without cities is none."""
    board = data()
    board["regions"]["west"].remove("Essen")
    assert sum("and Essen" in line or "Essen and" in line for line in checked(tmp_path, board)) == 4
    board = data()
    board["regions"]["atlantis"] = []
    assert checked(tmp_path, board) == ["The region atlantis has no cities."]


def test_a_region_that_falls_apart_alone_is_named(tmp_path):
    """Its cities hang together only by way of another region."""
    board = data()
    north, region = {"Flensburg", "Kiel"}, set(board["regions"]["northwest"])
    board["connections"] = [
        way for way in board["connections"] if len(north & set(way[:2])) != 1 or not set(way[:2]) - north <= region
    ]
    assert checked(tmp_path, board) == [
        "Within the region northwest no connections lead from Bremen to Flensburg: alone it would fall apart."
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"id": "my map"}, "The id my map cannot be used"),
        ({"name": ""}, "The name is missing"),
        ({"rules": [8]}, "The rules are no object"),
        ({"rules": {"coal": 8}}, "There is no rule coal. There are: nuclear_phase_out, coal_storage, start_fuel,"),
        ({"rules": {"coal_storage": 0}}, "rules.coal_storage has to be a whole number from 1 to 99."),
        ({"rules": {"start_fuel": [24, 18, 6]}}, 'rules.start_fuel has another form: "start_fuel": [24, 18, 6, 2]'),
        ({"rules": {"start_fuel": [24, 18, 6, 13]}}, "rules.start_fuel.uranium has to be a whole number from 0 to 12."),
        ({"rules": {"refill": {"2": {"1": {"coal": "3"}}}}}, "rules.refill.2.1.coal has to be a whole number"),
        ({"rules": {"refill": {"2": {"4": {}}}}}, "rules.refill.2.4 means nothing. There may be: 1, 2, 3."),
        ({"rules": {"refill": {"2": 3}}}, "rules.refill.2 has another form"),
        ({"rules": {"step_two": {"7": 6}}}, "rules.step_two.7 means nothing. There may be: 2, 3, 4, 5, 6."),
        ({"rules": {"last_round": {"value": {"3": 23}, "source": "x"}}}, "rules.last_round.3 has to be a whole number"),
        ({"rules": {"regions_in_play": {"2": 7}}}, "rules.regions_in_play has to be a whole number from 1 to 6."),
        ({"rules": {"regions_in_play": {"2": 1}}}, "have 7 cities; at least 8 are needed."),
        ({"region_adjacency": [["east"]]}, "region_adjacency.1 is no list of pairs"),
        ({"region_adjacency": [["east", "moon"]]}, "region_adjacency names the region moon"),
        ({"region_adjacency": [["northwest", "south"]]}, "no connection joins them"),
        ({"region_adjacency": [["east", "west"]]}, "no way to the region northeast"),
        ({"positions": {}}, "The city Dresden has no position"),
        ({"positions": [1]}, "The positions are no object"),
        ({"colours": {"east": "red"}}, "The colour of east has to be written like #fbe6c0."),
        ({"colours": {"moon": "#fbe6c0"}}, "There is a colour for moon"),
        ({"names": {"de": "Deutschland"}}, "names.de is no language of Voltable. There are: en, cs, pl, es, hu."),
        ({"names": {"cs": 7}}, "names.cs has to be a name"),
        ({"names": {"cs": {"regions": {"east": ""}}}}, "names.cs.regions.east has to be a name"),
        ({"names": {"cs": {"regions": {"moon": "Luna"}}}}, "names.cs.regions names moon"),
        ({"names": {"cs": {"nom": "Luna"}}}, "names.cs.nom means nothing."),
    ],
)
def test_what_else_a_map_may_say_is_checked(tmp_path, change, sentence):
    """Numbers, neighbours, places, colours and names, each told with its place."""
    assert any(sentence in line for line in checked(tmp_path, data() | change)), checked(tmp_path, data() | change)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ([], "A board file holds one object"),
        ({}, "The regions are missing or no lists of cities"),
        ({}, "The id is missing"),
        ({"regions": {"north": ["Kiel", 4]}, "connections": []}, "The regions are missing"),
        ({"regions": {"north": "Kiel"}, "connections": []}, "The regions are missing"),
        ({"regions": {}, "connections": [["Kiel", "Bremen"]]}, "The connections are missing or no lists of three"),
        ({"regions": {}, "connections": [[["Kiel"], "Bremen", 4]]}, "The connections are missing"),
    ],
)
def test_a_file_of_another_form_is_told_the_right_one(tmp_path, content, sentence):
    """Before anything else is looked at."""
    assert any(sentence in line for line in checked(tmp_path, content))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{", "is not JSON: line 1, column 2."),
        (b"\xff\xfe", "is no JSON text."),
        (b"[" * 90_000, "is no JSON text."),
        (b" " * 100_001, "is too large for a board."),
    ],
)
def test_what_is_no_json_is_a_sentence(tmp_path, content, sentence):
    """Exit 1, never a traceback."""
    (tmp_path / "bad.json").write_bytes(content)
    assert sentence in run("check", tmp_path / "bad.json", code=1).stderr


def test_a_missing_file_is_a_sentence():
    """And a folder."""
    assert "'nowhere.json' does not exist." in run("check", "nowhere.json", code=2).stderr
    assert "(Is a directory)" in run("check", "/", code=1).stderr


def test_a_large_nonsense_is_soon_answered(tmp_path):
    """Thousands of cities and connections."""
    names = [f"c{number}" for number in range(3000)]
    ways = [[one, two, 1] for one, two in zip(names[:2000], names[1:])]
    content = {"id": "large", "name": "Large", "regions": {"a": names}, "connections": ways}
    assert len(checked(tmp_path, content)) == 1


def test_the_map_in_the_documents_is_sound_and_can_be_played(tmp_path):
    """Who copies it gets a game."""
    text = (MAPS.parents[2] / "docs/boards.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    file = tmp_path / "iceland.json"
    file.write_text(example, encoding="utf-8")
    assert "nothing is violated" in run("check", file).stdout
    own = voltable.boards.read(json.loads(example))
    for edition in ("classic", "recharged"):
        for players in range(2, 7):
            assert voltable.new_game(edition, board=own, players=players).edition.map is own

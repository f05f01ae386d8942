"""Other commands meet a table: logs are listed, shown, counted, exported and replayed; only `resume` sends it back."""

import csv
import json
import os

import pytest

import voltable
from kit.tracker.companion import begin, lines, run, say
from voltable.engine.pack import unpack
from voltable_host.saves import saves
from voltable_host.saves.kinds import is_table_file, kind_of

ROUND = (
    "Bo bought, bought, Cy bought, done, done, done, done, city 1, done, city 2, done, city 2, done, Bo powered 1,"
    " done, done"
)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


@pytest.fixture
def name():
    """A round of Ana, Bo and Cy, a mistake that was taken back, and a correction."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    say(ROUND)
    run("table", "undo", "2")
    run("table", "undo", "--redo")
    run("table", "set", "Cy", "2")
    return saves.files()[0].stem


def test_record_0_names_the_depth(name, home):
    """As docs/log.md says; a game of ours has another kind."""
    data = (home / "games" / f"{name}.vtl").read_bytes()
    game = voltable.load(data)
    records = [unpack(payload) for _number, _origin, payload in game.log.records()]
    assert records[0] == [1, "classic", "germany", [], 3, None, "score"]
    assert records[1:5] == [[0, 0, "Ana"], [0, 1, "Bo"], [0, 2, "Cy"], [1]]
    assert [kind_of(log) for log in (data, voltable.new_game("card").dump(), data[:20], b"")] == [1, 0, None, None]


def test_the_hash_is_over_the_state_as_it_is_documented():
    """Each part in the order of docs/log.md."""
    parts = (
        "round phase stage turn order step last_card last_round reorder tie_at tie_size bought dropped served dummy"
        " cities powered reach income tokens spent phased_out places"
    ).split()
    state = voltable.new_table("recharged", players=2, depth="market", seed=1).state
    wanted = []
    for place, part in enumerate(parts):
        kind = type(getattr(state, part))
        wanted.append(place if kind is int else kind((place,)))  # each its own, of the type that the part has
        setattr(state, part, wanted[-1])
    assert state.canonical() == wanted and len({repr(part) for part in wanted}) == len(parts)


def test_tables_are_listed_as_tables(name):
    """With their depth, among the games."""
    (row,) = lines("log", "list")
    assert [row[key] for key in ("name", "table", "edition", "round", "over")] == [name, "score", "classic", 1, False]
    assert "table, score" in run("log", "list").stdout


def test_moves_are_shown_with_whoever_made_them(name):
    """Who bought, not who opened; corrections are nobody's."""
    text = run("log", "show", name).stdout
    assert "Round 1 - auction\n    7  Bo bought\n    8  Ana bought\n    9  Cy bought\n" in text
    rows = {row["move"]: (row["seat"], row["name"]) for row in lines("log", "show", name, "--all")}
    assert rows["Bo bought"] == (1, "Bo") and rows["Bo powered 1"] == (1, "Bo") and rows["Cy city 1"] == (2, "Cy")
    assert rows["set Cy 2"] == rows["first Ana"] == (None, None)
    assert any(row["taken_back"] for row in lines("log", "show", name, "--all"))


def test_logs_are_verified_exported_and_imported(name, home):
    """The same bytes come back; as a table for spreadsheets too."""
    assert ": ok, " in run("log", "verify", name).stdout
    exported = home / "game.json"
    exported.write_text(run("log", "export", name).stdout, encoding="utf-8")
    run("log", "import", exported, home / "again.vtl")
    assert (home / "again.vtl").read_bytes() == (home / "games" / f"{name}.vtl").read_bytes()
    rows = list(csv.DictReader(run("log", "export", name, "--csv").stdout.splitlines()))
    assert rows[-1]["move"] == "set Cy 2" and rows[-1]["seat"] == ""


def test_what_a_table_hears_of_is_counted(name):
    """Plants and incomes; what nobody told is not zero but unknown."""
    (game,) = lines("log", "stats", name)
    bo = game["players"][1]
    assert (bo["plants_bought"], bo["income"], bo["incomes"]) == (1, 22, [22])
    assert bo["paid_for_plants"] is bo["paid_for_fuel"] is bo["idle_plants"] is bo["points"] is None
    text = run("log", "stats", name).stdout
    assert "paid for" not in text and "idle" not in text and "money" not in text
    assert "#2 Bo\nround  cities  powered  income  plants\n    1       2        1      22  1     \n" in text
    say("set end 1, done, first Bo")
    assert lines("log", "stats", name, name)[0] == {"name": "Bo", "games": 2, "wins": 2, "mean_points": 2.0}


def test_fuel_is_counted_where_its_market_is_followed():
    """Four coal out of a full market cost 1 + 1 + 1 + 2."""
    begin("classic", "Ana,Bo", "--depth", "market")
    say("bought, Bo bought, done, fuel coal 4")
    (game,) = lines("log", "stats", saves.files()[0].stem)
    assert sorted(row["paid_for_fuel"] for row in game["players"]) == [0, 5]
    assert [row["fuel_bought"] for row in game["by_round"][0]["players"]] in ([0, 4], [4, 0])


def test_a_quick_table_knows_no_plants_and_a_guide_no_points():
    """Unknown in both, and such a game counts no points."""
    begin("classic", "Ana,Bo,Cy", "--depth", "quick")
    assert lines("log", "stats", saves.files()[0].stem)[0]["players"][0]["plants_bought"] is None
    begin("classic", "Ana,Bo,Cy", "--depth", "guide")
    say("set end 1, done, first Bo")
    guide = saves.files()[0].stem
    row = lines("log", "stats", guide)[0]["players"][1]
    assert (row["place"], row["points"], row["income"]) == (1, None, None)
    assert lines("log", "stats", guide, guide)[0]["mean_points"] is None
    assert "Bo" in run("log", "stats", guide, guide).stdout


def test_a_damaged_table_is_repaired(name, home):
    """The part before the damage is a table again."""
    path = home / "games" / f"{name}.vtl"
    data = bytearray(path.read_bytes())
    data[-30] ^= 1
    path.write_bytes(data)
    assert run("log", "verify", name, code=1).exit_code == 1
    run("log", "repair", path, home / "games" / "mended.vtl")
    assert is_table_file(home / "games" / "mended.vtl")
    assert run("table", "status", "--game", "mended").exit_code == 0


def test_a_replay_tells_the_evening_in_words(name):
    """Headings, sentences, the page where a place is asked for."""
    text = run("replay", name).stdout
    assert "Round 1 - Step 1 - auction >>> - now Ana, then Bo, then Cy\n#2 Bo has bought a plant." in text
    assert "^3 Cy has 1 city.\n^3 Cy connects no more cities.\n" in text
    assert "#2 Bo powers 1 city and gets 22 Elektro." in text
    assert "Who has bought a plant?" in run("replay", name, "--to", "R1.2").stdout
    assert "@1 Ana       2      33" in run("replay", name, "--step", "phase").stdout


@pytest.mark.parametrize(("size", "stops"), [("move", 20), ("turn", 13), ("phase", 7), ("round", 3)])
def test_a_replay_steps_as_through_a_game(name, size, stops):
    """Every move, whoever is asked, phases, rounds; the view after each."""
    say("done")
    assert len(lines("replay", name, "--step", size)) == stops


def test_resume_says_how_a_table_goes_on(name):
    """By name, and where there is nothing else; its file stays as it is."""
    before = saves.files()[0].read_bytes()
    why = run("resume", name, code=2).stderr
    assert f"voltable table next --game {name}" in why and f"voltable table status --game {name}" in why
    assert "There are only tables in" in run("resume", code=1).stderr
    assert saves.files()[0].read_bytes() == before


def test_resume_never_picks_a_table(name, home):
    """The newest file is a table, and an older game is meant."""
    game = home / "games" / "older.vtl"
    game.write_bytes(voltable.new_game("card", players=["Ana", "Bo"], seed=1).dump())
    os.utime(game, (1_700_000_000,) * 2)
    assert saves.find(None) == game
    (home / "games" / "table-broken.vtl").write_bytes(b"rubbish")
    assert saves.find(None) == game
    assert json.loads(run("resume", "--json").stdout.splitlines()[0])["view"]["edition"] == "card"


def test_the_board_of_a_table_is_on_the_table(name):
    """Where houses are asked for, nobody can tell them."""
    for words in (("board", "show", name), ("calc", "route", "--game", name, "--seat", "Ana", "--to", "Essen")):
        assert "only the people at the table see its board" in " ".join(run(*words, code=2).stderr.split())

"""The games in the folder: listed, shown, counted, repaired and exported."""

import csv
import json
import os

import pytest
from click.testing import CliRunner

import voltable
from kit.cards.round_one import ROUND_ONE, START, game_of, with_a_detour
from voltable import notation
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.cli import voltable as command
from voltable_host.saves.lines import said, standing
from voltable_host.saves.stats import by_name, figures

ROW = ["record", "round", "phase", "seat", "name", "move"]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "60")


def saved(tmp_path, name, data, seconds=0):
    """A game in the folder of games, changed so many seconds after the first."""
    path = tmp_path / "games" / f"{name}.vtl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (1_800_000_000, 1_800_000_000 + seconds))
    return path


def run(*arguments, code=0):
    """A command's result; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, ["log", *map(str, arguments)])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def lines(*arguments):
    """The JSON lines of a command."""
    return [json.loads(line) for line in run(*arguments, "--json").stdout.splitlines()]


def random_game(players, seed, **options):
    """A game that the random bot plays to the end."""
    game = voltable.new_game("card", players=players, seed=seed, options=options)
    dice = random_dice(seed)
    while not game.over:
        game.play(random_move(game.choices(), dice))
    return game


def damaged(game):
    """The log with a wrong bit in the record before the last."""
    data = bytearray(game.dump())
    data[-14] ^= 1
    return bytes(data)


def test_an_empty_folder_says_how_to_begin():
    """No data, and the next command."""
    result = run("list")
    assert result.stdout == "" and "voltable play" in result.stderr
    assert lines("list") == []


def test_games_are_listed_newest_first(tmp_path):
    """Who plays, how far it is, who is first, and what is wrong."""
    over = random_game(["Ana", "Bo"], 3)
    saved(tmp_path, "old", over.dump())
    saved(tmp_path, "new", game_of(ROUND_ONE).dump(), seconds=60)
    saved(tmp_path, "broken", damaged(over), seconds=30)
    rows = lines("list")
    assert [row["name"] for row in rows] == ["new", "broken", "old"]
    assert [(row["players"], row["round"], row["moves"]) for row in rows[::2]] == [
        (["Ana", "Bo", "Cy"], 2, 13), (["Ana", "Bo"], over.state.round, over.view()["moves"]),
    ]  # fmt: skip
    text = run("list").stdout
    winner = over.names[over.ranking()[0][0]]
    assert "round 2, 13 moves" in text and f"first: {winner}" in text and "Ana, Bo, Cy" in text
    assert "voltable log repair" in " ".join(text.split())
    assert text.index("new") < text.index("broken") < text.index("old")


def test_the_list_fits_on_60_columns(tmp_path):
    """Six long names, a long name of a game, and a damaged file."""
    names = [f"Ředitel číslo {number}" for number in range(1, 7)]
    saved(tmp_path, "a-game-with-a-name-that-nobody-can-remember", random_game(names, 1).dump())
    saved(tmp_path, "broken", damaged(game_of(ROUND_ONE)))
    text = run("list").stdout
    rows = text.splitlines()
    assert max(len(row) for row in rows) <= 60
    assert "a-game-with-a-name-that-nobody-can-remember" in "".join(row.partition(" ")[0] for row in rows)
    assert [str(number) for number in range(1, 7) if f"číslo {number}" not in text] == []


def test_moves_are_shown_by_round_and_phase(tmp_path):
    """One a line with the number of its record."""
    saved(tmp_path, "mygame", game_of([*ROUND_ONE, "Ana drop"]).dump())
    numbered = [f"{START + place:>5}  {line}" for place, line in enumerate(ROUND_ONE, 1)]
    assert run("show", "mygame").stdout.splitlines() == [
        "Round 1 - auction", *numbered[:6], "Round 1 - fuel", *numbered[6:10], "Round 1 - bureaucracy", *numbered[10:],
        "Round 2 - auction", "   18  Ana drop",
    ]  # fmt: skip


def test_what_was_taken_back_is_shown_when_asked_for(tmp_path):
    """Marked, with the undo itself."""
    saved(tmp_path, "mygame", with_a_detour().dump())
    assert "4a" not in run("show", "mygame").stdout
    shown = run("show", "mygame", "--all").stdout.splitlines()
    assert shown[4:9] == [
        "    8  Bo open 4a 4 (taken back)", "    9  Cy bid 5 (taken back)", "   10  undo 8", "   11  undo 7",
        "   12  Bo open 4b 6",
    ]  # fmt: skip
    rows = lines("show", "mygame", "--all")
    assert [row["record"] for row in rows] == list(range(5, 22))
    assert [row["record"] for row in rows if row["taken_back"]] == [8, 9]
    assert list(rows[0]) == [*ROW, "taken_back"]
    assert rows[5] == {"record": 10, "round": 1, "phase": "auction", "seat": None, "name": None, "move": "undo 8",
                       "taken_back": False}  # fmt: skip


def test_a_move_that_was_done_again_stands():
    """An undo to an undo leads where that one led; every record is told once."""
    game = game_of(ROUND_ONE[:3])
    game.undo()
    game.undo()
    game.redo()
    game.undo_to(9)  # as after the second undo
    game.play(game.choices()[-1])
    told = list(said(game))
    assert [line.record for line in told] == list(range(START + 1, game.log.count))
    assert [(line.record, line.stands) for line in told if not line.is_undo] == [
        (5, True), (6, False), (7, False), (12, True),
    ]  # fmt: skip
    assert [line.record for line in standing(game)] == [5, 12]


def test_going_back_twice_leads_to_the_same_table():
    """What was played in between has left no trace there."""
    game = game_of(ROUND_ONE[:1])
    tried = ["Bo bid 7", "Bo bid 8", "Bo pass"]
    for line in tried:
        game.undo_to(START + 1)
        game.play(notation.read(line, game))
    assert [line.move for line in said(game) if not line.is_undo] == ["Ana open 5c 6", *tried]


def test_what_was_drawn_has_no_name(tmp_path):
    """At a real table the setup is shown too, without a round."""
    game = voltable.new_game("card", players=["Ana", "Bo B"], dice="table")
    for _ in range(2):
        game.play(game.choices()[0])
    saved(tmp_path, "mygame", game.dump())
    shown = run("show", "mygame").stdout.splitlines()
    assert shown == ["setup", "    4  first Ana", "    5  deal 3a"]
    assert [(row["seat"], row["name"]) for row in lines("show", "mygame")] == [(None, None)] * 2


def test_figures_of_a_round_that_was_counted_by_hand(tmp_path):
    """See round_one.py: what each paid for plants and fuel, and earned."""
    saved(tmp_path, "mygame", game_of(ROUND_ONE).dump())
    (game,) = lines("stats", "mygame")
    keys = ("plants_bought", "paid_for_plants", "paid_for_fuel", "compensated", "income", "incomes", "idle_plants")
    assert [tuple(row[key] for key in keys) for row in game["players"]] == [
        (1, 6, 4, 0, 5, [5], 0), (1, 6, 0, 0, 1, [1], 1), (1, 5, 0, 0, 1, [1], 1),
    ]  # fmt: skip
    rows = [line.split() for line in run("stats", "mygame").stdout.splitlines()]
    assert rows[:2] == [["@1", "Ana", "#2", "Bo", "^3", "Cy"], ["@1", "#2", "^3"]]
    assert [" ".join(row[-3:]) for row in rows[2:8]] == ["1 1 1", "6 6 5", "4 0 0", "5 1 1", "0 1 1", "- - -"]


def test_every_round_is_a_row_of_each_player(tmp_path):
    """Money after the round, income, fuel and plants with their prices; a round that has only begun has no income."""
    saved(tmp_path, "mygame", game_of(ROUND_ONE).dump())
    rows = [" ".join(line.split()) for line in run("stats", "mygame").stdout.splitlines()]
    assert rows[8:] == [
        "", "@1 Ana", "round money income fuel plants", "1 7 5 oil 1 for 4 5c for 6", "2 7 - - -",
        "", "#2 Bo", "round money income fuel plants", "1 7 1 - 4b for 6", "2 7 - - -",
        "", "^3 Cy", "round money income fuel plants", "1 8 1 - 5a for 5", "2 8 - - -",
    ]  # fmt: skip


def test_hidden_money_is_in_no_round_while_the_game_goes_on(tmp_path):
    """Where it is over it is seen."""
    saved(tmp_path, "mygame", game_of(ROUND_ONE, options={"hidden_money": True}).dump())
    (game,) = lines("stats", "mygame")
    assert [row["money"] for one in game["by_round"] for row in one["players"]] == [None] * 6
    assert "money" not in run("stats", "mygame").stdout
    saved(tmp_path, "other", random_game(["Ana", "Bo"], 3, hidden_money=True).dump())
    (game,) = lines("stats", "other")
    assert None not in [row["money"] for one in game["by_round"] for row in one["players"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_figures_add_up_to_the_view(players, seed):
    """Money is what one began with and earned, less what one paid; points and places are the result's."""
    game = random_game(players, seed, demolition=True)
    view, rows = game.view(), figures(game)["players"]
    for row, player in zip(rows, view["players"]):
        paid = row["paid_for_plants"] + row["paid_for_fuel"]
        assert player["money"] == 12 + row["income"] + row["compensated"] - paid
        assert sum(row["incomes"]) == row["income"]
        assert len(row["incomes"]) == view["round"] - 1  # the last round only makes points
        assert row["incomes"][-1] == player["income"]
        assert len(player["plants"]) <= row["plants_bought"]
    assert [(row["seat"], row["points"], row["place"]) for row in sorted(rows, key=lambda row: row["place"])] == [
        (row["seat"], row["points"], row["place"]) for row in view["result"]
    ]
    assert players > 2 or sum(row["compensated"] for row in rows) > 0  # so that demolition is counted at all


def test_figures_are_told_by_rounds_too(tmp_path):
    """The same numbers, a row a player and round; the second round has only begun."""
    saved(tmp_path, "mygame", game_of(ROUND_ONE).dump())
    (game,) = lines("stats", "mygame")
    first, second = game["by_round"]
    assert [(one["round"], one["whole"]) for one in (first, second)] == [(1, True), (2, False)]
    keys = ("seat", "money", "income", "fuel_bought", "paid_for_fuel", "ran", "plants")
    assert [[row[key] for key in keys] for row in first["players"]] == [
        [0, 7, 5, 1, 4, ["5c"], [["5c", 6]]], [1, 7, 1, 0, 0, [], [["4b", 6]]], [2, 8, 1, 0, 0, [], [["5a", 5]]],
    ]  # fmt: skip
    assert [row["income"] for row in second["players"]] == [None] * 3


def test_figures_count_what_stands():
    """The detour cost nothing."""
    assert figures(with_a_detour()) == figures(game_of(ROUND_ONE))


def test_several_games_are_counted_by_name(tmp_path):
    """Wins and mean points as the results have them; a game that is not over is left out and told."""
    games = [random_game(["Ana", "Bo", "Cy"], seed) for seed in (1, 2, 3)]
    for number, game in enumerate(games):
        saved(tmp_path, f"game{number}", game.dump())
    saved(tmp_path, "game3", game_of(ROUND_ONE).dump())
    result = run("stats", "game0", "game1", "game2", "game3", "--json")
    assert "1 game is not over" in result.stderr
    rows = {row["name"]: row for row in map(json.loads, result.stdout.splitlines())}
    for seat, name in enumerate(("Ana", "Bo", "Cy")):
        own = [row for game in games for row in game.view()["result"] if row["seat"] == seat]
        assert rows[name]["games"] == 3
        assert rows[name]["wins"] == sum(row["place"] == 1 for row in own)
        assert rows[name]["mean_points"] == round(sum(row["points"] for row in own) / 3, 2)
    assert "mean" in run("stats", "game0", "game1").stdout


def test_a_shared_first_place_is_a_win_for_both():
    """And the better name comes first."""
    tie = [{"name": "Bo", "points": 9, "place": 1}, {"name": "Ana", "points": 9, "place": 1}]
    alone = [{"name": "Cy", "points": 4, "place": 2}, {"name": "Bo", "points": 6, "place": 1}]
    unfinished = {"over": False, "players": [{"name": "Cy", "points": None, "place": None}]}
    assert by_name([{"over": True, "players": tie}, {"over": True, "players": alone}, unfinished]) == [
        {"name": "Bo", "games": 2, "wins": 2, "mean_points": 7.5},
        {"name": "Ana", "games": 1, "wins": 1, "mean_points": 9.0},
        {"name": "Cy", "games": 1, "wins": 0, "mean_points": 4.0},
    ]


def test_figures_fit_on_60_columns(tmp_path):
    """Six long names, with demolition."""
    names = [f"Direktor Numer {number}" for number in range(6)]
    saved(tmp_path, "mygame", random_game(names, 2, demolition=True).dump())
    text = run("stats", "mygame").stdout
    assert max(len(line) for line in text.splitlines()) <= 60
    assert "…" not in text


def test_a_damaged_log_is_repaired_under_a_new_name(tmp_path):
    """The records before the bad one; the damaged file stays as it is, and no file is written over."""
    game = game_of(ROUND_ONE)
    bad = saved(tmp_path, "bad", damaged(game))
    before = bad.read_bytes()
    result = run("repair", bad, tmp_path / "good.vtl")
    assert "damaged" in result.stdout and "voltable replay" in result.stdout
    again = voltable.load((tmp_path / "good.vtl").read_bytes())
    assert again.log.count == START + 1 + len(ROUND_ONE) - 2
    assert bad.read_bytes() == before
    assert "there already" in run("repair", bad, tmp_path / "good.vtl", code=1).stderr
    assert "needs no repair" in run("repair", tmp_path / "good.vtl", tmp_path / "more.vtl", code=1).stderr
    (told,) = lines("repair", bad, tmp_path / "third.vtl")
    assert told["records"] == again.log.count


def test_moves_for_a_spreadsheet(tmp_path):
    """A row a move that stands, names with spaces and quotes as CSV has them."""
    game = voltable.new_game("card", players=["Ana, A", "Bo", "Cy"], seed=7)
    for _ in range(2):
        game.play(game.choices()[0])
    game.undo()
    saved(tmp_path, "mygame", game.dump())
    rows = list(csv.reader(run("export", "mygame", "--csv").stdout.splitlines()))
    assert rows == [ROW, ["5", "1", "auction", "0", "Ana, A", '"Ana, A" open 3a 1']]
    run("export", "mygame", "--csv", "--json", code=2)


def test_a_game_is_exported_and_verified_by_its_name(tmp_path):
    """The same as by its path."""
    path = saved(tmp_path, "mygame", with_a_detour().dump())
    assert run("export", "mygame").stdout == run("export", path, "--json").stdout
    assert lines("verify", "mygame") == lines("verify", path)
    assert lines("verify", "mygame")[0]["ok"]
    bad = saved(tmp_path, "bad", damaged(with_a_detour()))
    assert "ok" in run("verify", bad, path, code=1).stdout.splitlines()[1]  # one bad file is enough, wherever it stands


def test_a_damaged_game_is_told_with_the_next_command(tmp_path):
    """Exit 1, no traceback."""
    saved(tmp_path, "bad", damaged(game_of(ROUND_ONE)))
    for asked in (("show", "bad"), ("stats", "bad"), ("export", "bad", "--csv")):
        assert "voltable log repair" in run(*asked, code=1).stderr
    saved(tmp_path, "huge", b"VTL1" + bytes(70_000))
    assert "too many" in run("show", "huge", code=1).stderr


def test_import_tells_what_it_wrote(tmp_path):
    """As talk, or as JSON where that is wanted."""
    path = saved(tmp_path, "mygame", game_of(ROUND_ONE).dump())
    exported = tmp_path / "game.json"
    exported.write_text(run("export", "mygame", "--json").stdout, encoding="utf-8")
    result = run("import", exported, tmp_path / "a.vtl")
    assert result.stdout == "" and f"{path.stat().st_size} bytes" in result.stderr
    assert lines("import", exported, tmp_path / "b.vtl") == [
        {"file": str(tmp_path / "b.vtl"), "bytes": path.stat().st_size}
    ]
    assert "--force" in run("import", exported, tmp_path / "b.vtl", code=1).stderr

"""Stepping through a game that was played: by moves, turns, phases and rounds, forward and back."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

import voltable
from kit.cards.round_one import ROUND_ONE, START, game_of, with_a_detour
from voltable.engine.verbs import CHANCE
from voltable_host.cli import voltable as command
from voltable_host.commands.replay import step_through
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.line import NoMore
from voltable_host.terminal.replaying.show import Show
from voltable_host.terminal.replaying.steps import NoSuchPlace, Replay

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "host"))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "games").mkdir()


def saved(game, tmp_path, name="mygame"):
    """The game in the folder of games, by its name."""
    (tmp_path / "games" / f"{name}.vtl").write_bytes(game.dump())
    return name


def run(*arguments, code=0):
    """A command's result; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, [str(argument) for argument in arguments])
    assert result.exit_code == code, (result.output, result.exception)
    return result


def standings(text):
    """The rows of everybody's money among the sentences."""
    return [row.split() for row in text.splitlines() if row.startswith(("@1 Ana  ", "#2 Bo  ", "^3 Cy  "))]


def views(*arguments):
    """The JSON lines of a replay."""
    return [json.loads(line) for line in run("replay", *arguments, "--json").stdout.splitlines()]


@pytest.mark.parametrize(
    ("size", "stops"),
    [
        ("move", list(range(1, 14))),
        ("turn", [3, 5, 6, 7, 9, 10, 11, 12, 13]),  # an auction is one, and so is all a director buys
        ("phase", [6, 10, 13]),
        ("round", [13]),
    ],
)
def test_steps_end_where_a_move_turn_phase_or_round_does(size, stops):
    """Counted by hand; forward and back meet the same places."""
    replay = Replay(game_of(ROUND_ONE))
    assert replay.stops(size) == stops
    walked = [0]
    for _ in stops:
        walked.append(replay.after(walked[-1], size))
    assert walked == [0, *stops]
    assert [replay.before(at, size) for at in walked] == [0, *walked[:-1]]
    assert replay.after(replay.last, size) == replay.last


def test_a_step_that_is_not_finished_ends_with_the_game():
    """The game stops in the middle of an auction."""
    replay = Replay(game_of(ROUND_ONE[:2]))
    assert [replay.stops(size) for size in ("turn", "phase", "round")] == [[2], [2], [2]]


def test_draws_at_a_real_table_belong_to_the_turn_before():
    """The setup is one step, and a sold plant is replaced within the auction."""
    game = voltable.new_game("card", players=["Ana", "Bo"], dice="table")
    while game.turn == CHANCE:
        game.play(game.choices()[0])
    dealt = game.log.count - game.log.start - 1
    for place in (0, -1, 0):  # open, pass, and what is drawn
        game.play(game.choices()[place])
    while game.turn == CHANCE:  # the Bank has taken a plant
        game.play(game.choices()[0])
    replay = Replay(game)
    assert replay.stops("turn") == [dealt, replay.last]
    assert replay.find("R1") == dealt
    assert replay.scenes[0].place() == "setup"


@pytest.mark.parametrize(
    ("text", "moves"),
    [("R1", 0), ("R1.1", 0), ("r1.2", 6), ("R1.3", 10), ("R2", 13), (" end ", 13), ("#5", 1), ("12", 8), ("#4", 0)],
)
def test_places_are_found_by_round_phase_and_move(text, moves):
    """The table as it stands when the phase begins; moves by the number of their record."""
    replay = Replay(game_of(ROUND_ONE))
    assert replay.find(text) == moves
    assert replay.scenes[moves].moves == moves
    assert replay.scenes[moves].record == START + moves


@pytest.mark.parametrize("text", ["R9", "R2.2", "R0", "#3", "#18", "99999"])
def test_a_place_that_is_not_there_is_told_with_what_is(text):
    """The first and the last place, and the numbers of the moves."""
    with pytest.raises(NoSuchPlace, match=rf"{text} is not in this game: it has R1.1 to R2.1, and moves #4 to #17"):
        Replay(game_of(ROUND_ONE)).find(text)


@pytest.mark.parametrize("text", ["", "x", "R", "R1.6", "R1.0", "#", "R1.2.3", "-1", "R²", "٣"])
def test_what_is_no_place_is_told_with_an_example(text):
    """Also digits that only look like digits."""
    with pytest.raises(NoSuchPlace, match="is no place in a game. Say R7.2"):
        Replay(game_of(ROUND_ONE)).find(text)


def test_a_move_that_was_taken_back_is_no_place():
    """Records 8 to 11 are the detour and its two undos."""
    replay = Replay(with_a_detour())
    for record in ("#8", "#9", "#10", "#11"):
        with pytest.raises(NoSuchPlace):
            replay.find(record)
    step = replay.scenes[replay.find("#12")].step
    assert step and step.line == "Bo open 4b 6"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_json_is_the_views_of_the_game_itself(tmp_path, players):
    """The same lines that a trace of the game has, to the last letter."""
    asked = ("simulate", "card", "--players", players, "--seed", 21)
    run(*asked, "--save", tmp_path)
    traced = [json.dumps(json.loads(line)["view"]) for line in run(*asked, "--trace", "--json").stdout.splitlines()]
    assert [json.dumps(view) for view in views(tmp_path / "card-21.vtl")] == traced


def test_json_goes_as_far_and_in_steps_as_asked(tmp_path):
    """The setup first, the place asked for last."""
    name = saved(game_of(ROUND_ONE), tmp_path)
    assert [view["moves"] for view in views(name, "--step", "phase")] == [0, 6, 10, 13]
    assert [view["moves"] for view in views(name, "--step", "turn", "--to", "R1.2")] == [0, 3, 5, 6]
    assert [view["moves"] for view in views(name, "--step", "round", "--to", "#7")] == [0, 3]
    assert [view["moves"] for view in views(name, "--to", "R1")] == [0]


def test_json_leaves_out_what_was_taken_back(tmp_path):
    """The moves are counted as the log counts them, and the end is the game's."""
    game = with_a_detour()
    found = views(saved(game, tmp_path))
    assert [view["moves"] for view in found] == [0, 1, 2, 3, *range(8, 18)]
    assert found[-1] == json.loads(json.dumps(game.view()))


def test_hidden_money_stays_hidden_while_the_game_goes_on(tmp_path):
    """With a note how to see it; neither a view nor a table nor the hash gives it away."""
    name = saved(game_of(ROUND_ONE, options={"hidden_money": True}), tmp_path)
    result = run("replay", name, "--json")
    assert "--show-money" in result.stderr
    for line in result.stdout.splitlines():
        view = json.loads(line)
        assert view["hash"] is None and {player["money"] for player in view["players"]} == {None}
    text = run("replay", name, "--step", "round", "--to", "end").stdout
    assert [row[2] for row in standings(text)] == ["?"] * 6
    shown = run("replay", name, "--json", "--show-money")
    assert "--show-money" not in shown.stderr
    assert [player["money"] for player in json.loads(shown.stdout.splitlines()[-1])["players"]] == [7, 7, 8]


def test_money_is_open_in_any_other_replay(tmp_path):
    """Where it is not hidden, or the game is over; --hide-money hides it all the same."""
    assert [player["money"] for player in views(saved(game_of(ROUND_ONE), tmp_path))[-1]["players"]] == [7, 7, 8]
    run("simulate", "card", "--option", "hidden_money=true", "--players", 3, "--save", tmp_path)
    over = tmp_path / "card-0.vtl"
    assert all(player["money"] is not None for view in views(over) for player in view["players"])
    assert all(player["money"] is None for view in views(over, "--hide-money") for player in view["players"])


def test_without_a_terminal_every_step_is_printed(tmp_path):
    """In sentences, under the heading of each phase."""
    text = run("replay", saved(game_of(ROUND_ONE), tmp_path)).stdout
    headings = [line for line in text.splitlines() if line.startswith("Round")]
    assert [" ".join(line.split()[:4]) for line in headings] == [
        "Round 1 - auction", "Round 1 - fuel", "Round 1 - bureaucracy",
    ]  # fmt: skip
    for sentence in ("Ana gets plant 5c for 6", "Ana buys oil1 for 4", "Bo buys no more fuel", "Ana runs 5c and"):
        assert text.count(sentence) == 1
    assert "money" not in text
    text = run("replay", saved(game_of(ROUND_ONE[:1]), tmp_path)).stdout
    assert text.index("Round 1 - auction") < text.index("Ana opens plant 5c at 6.")


def test_larger_steps_tell_how_everybody_stands(tmp_path):
    """After the auction 6, 6 and 7 Elektro are left; after the round 7, 7 and 8."""
    text = run("replay", saved(game_of(ROUND_ONE), tmp_path), "--step", "phase").stdout
    rows = [" ".join(row) for row in standings(text)]
    assert rows[:3] == ["^3 Cy 7 0 5a", "@1 Ana 6 0 5c", "#2 Bo 6 0 4b"]
    assert sorted(rows[6:]) == ["#2 Bo 7 1 4b", "@1 Ana 7 5 5c", "^3 Cy 8 1 5a"]
    assert len(rows) == 9


def test_to_prints_up_to_there_and_the_table(tmp_path):
    """When the fuel phase begins nobody has bought fuel yet."""
    text = run("replay", saved(game_of(ROUND_ONE), tmp_path), "--to", "R1.2").stdout
    assert "Cy gets plant 5a for 5" in text and "buys" not in text
    assert "Round 1 - fuel" in text and "2 Elektro" in text


def test_a_game_without_a_move_is_its_table(tmp_path):
    """Also where all moves were taken back."""
    game = game_of(ROUND_ONE[:1])
    game.undo()
    text = run("replay", saved(game, tmp_path)).stdout
    assert text.count("Round 1 - auction") == 1 and "opens" not in text
    assert len(views("mygame")) == 1


def test_the_end_of_a_game_is_its_result(tmp_path):
    """Places with points, the winner first."""
    run("simulate", "card", "--players", 3, "--seed", 7, "--save", tmp_path)
    result = views(tmp_path / "card-7.vtl")[-1]["result"]
    for more in ((), ("--step", "round"), ("--to", "end")):
        lines = run("replay", tmp_path / "card-7.vtl", *more).stdout.splitlines()
        assert [[line.split()[place] for place in (0, 2, 3)] for line in lines if line[1:3] == ". "] == [
            [f"{row['place']}.", f"P{row['seat'] + 1}", str(row["points"])] for row in result
        ]
        assert sum(line.startswith("The game is over after") for line in lines) == 1
    assert "it has R1.1 to R11.2" in run("replay", tmp_path / "card-7.vtl", "--to", "R11.3", code=2).stderr


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("mygame", "--to", "R7.2"), 2, "it has R1.1 to R2.1"),
        (("mygame", "--to", "soon"), 2, "soon is no place in a game"),
        (("mygame", "--step", "year"), 2, "year"),
        (("nobody",), 2, "There is no game nobody"),
    ],
)
def test_wrong_use_is_a_sentence(tmp_path, arguments, code, sentence):
    """With what there is, and an exit code."""
    saved(game_of(ROUND_ONE), tmp_path)
    assert sentence in run("replay", *arguments, code=code).stderr


def test_a_game_can_be_watched_while_it_is_played(tmp_path):
    """Nothing is locked, and the file stays as it is."""
    path = tmp_path / "games" / "mygame.vtl"
    path.write_bytes(game_of(ROUND_ONE).dump())
    path.chmod(0o444)
    before = path.read_bytes(), path.stat().st_mtime_ns
    assert len(views("mygame")) == 14
    path.chmod(0o644)
    with SaveFile.open(path):
        assert len(views("mygame")) == 14
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_an_end_that_was_cut_off_is_left_out(tmp_path):
    """As a power cut leaves it: all before it is replayed, and the user is told."""
    path = tmp_path / "games" / "mygame.vtl"
    path.write_bytes(game_of(ROUND_ONE).dump()[:-3])
    result = run("replay", "mygame", "--json")
    assert len(result.stdout.splitlines()) == 13
    assert "cut off" in result.stderr


def typed(capsys, game, *lines, size="move"):
    """What each typed line prints, and the prompts before them."""
    prompts, answers = [], []
    waiting = list(lines)

    def ask(prompt):
        prompts.append(prompt)
        answers.append(capsys.readouterr().out)
        if not waiting:
            raise NoMore
        return waiting.pop(0)

    step_through(Show(Replay(game), Talk(plain=True), size), ask)
    return prompts, answers[1:]


def test_the_prompt_tells_place_move_and_step(capsys):
    """Enter goes on, b back, m t p r change the step."""
    prompts, _ = typed(capsys, game_of(ROUND_ONE), "", "t", "n", "p", "", "r", "", "B", "", "m", "b")
    assert prompts == [
        "R1.1 #4 move> ", "R1.1 #5 move> ", "R1.1 #5 turn> ", "R1.1 #7 turn> ", "R1.1 #7 phase> ", "R1.2 #10 phase> ",
        "R1.2 #10 round> ", "R2.1 #17 round> ", "R1.1 #4 round> ", "R2.1 #17 round> ", "R2.1 #17 move> ",
        "R1.3 #16 move> ",
    ]  # fmt: skip


def test_each_line_is_answered(capsys):
    """What happened, the table, or why not."""
    prompts, answers = typed(capsys, game_of(ROUND_ONE), "", "g R1.3", "g R8", "s", "dance", "?", "g end", "", "q", "n")
    assert "Ana opens plant 5c at 6." in answers[0] and "money" not in answers[0]
    assert "Round 1 - bureaucracy" in answers[1] and "oil 1" in answers[1]
    assert "it has R1.1 to R2.1" in answers[2]
    assert answers[3] == answers[1]
    assert "dance means nothing here" in answers[4]
    assert "one step back" in answers[5] and "leave" in answers[5]
    assert "Round 2 - auction" in answers[6]
    assert "as far as the game goes" in answers[7]
    assert len(prompts) == 9  # q leaves, n is never read


@pytest.mark.parametrize("word", ["q", "Q", "quit", "exit"])
def test_a_replay_is_left_by_a_word(capsys, word):
    """What is typed behind it is never read."""
    prompts, _ = typed(capsys, game_of(ROUND_ONE), "", word, "n")
    assert len(prompts) == 2


def test_j_shows_everybodys_money_after_each_step_or_not(capsys):
    """Off for moves, on for all larger steps, and the other way round after j."""
    _, answers = typed(capsys, game_of(ROUND_ONE), "", "j", "", "j", "", "t", "", "j", "")
    assert ["income" in answer for answer in answers] == [False, True, True, False, False, False, True, False, False]
    assert "Money is left out" in answers[3]


def all_of(terminal: int) -> str:
    """Everything that is printed there until the program ends."""
    found = b""
    with suppress(OSError):  # how Linux tells that nobody is at the other end any more
        while more := os.read(terminal, 4096):
            found += more
    return found.decode()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals")
def test_on_a_terminal_it_asks(tmp_path):
    """The real program between two lines and q."""
    import pty

    name = saved(game_of(ROUND_ONE), tmp_path)
    ours, theirs = pty.openpty()
    program = [sys.executable, "-c", "from voltable_host.cli import main; main()", "replay", name, "--to", "R1.2"]
    environment = os.environ | {"PYTHONPATH": PATHS, "TERM": "xterm", "LANG": "C.UTF-8"}
    with subprocess.Popen(program, env=environment, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as process:
        os.close(theirs)
        os.write(ours, b"\nq\n")
        shown = all_of(ours)
    os.close(ours)
    assert process.returncode == 0
    assert "R1.2 #10 move> " in shown and "R1.2 #11 move> " in shown
    assert "Bo buys no more fuel." in shown

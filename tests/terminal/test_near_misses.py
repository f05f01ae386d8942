"""Mistyped lines at every prompt: what was meant is asked for, and only what would be understood there."""

import io

import pytest

import voltable
from kit.terminal.board_keyboard import board_reached
from kit.terminal.terminal import reached
from kit.tracker.companion import begin, refused, run, say
from voltable_host.language import LANGUAGES, choose
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.line import Lines, NoMore
from voltable_host.terminal.own_words import own
from voltable_host.terminal.prompt import Prompt
from voltable_host.terminal.session import Session

PEOPLE = "Ana Bo Cy"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test, in English."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    yield tmp_path
    choose("en")


def answered(game, line: str, folder, monkeypatch, capsys) -> str:
    """What is said to somebody who types a line that is refused; the game is as it was."""
    monkeypatch.setattr("sys.stdin", io.StringIO(line + "\n"))
    with SaveFile.create(folder / "game.vtl", game) as save:
        session = Session(save, Talk())
        session.lines = Lines(session.talk)
        before = game.log.count
        Prompt(session).ask()
        assert session.game.log.count == before and session.refused
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("stage", "line", "meant"),
    [
        ("open", "opne 5a", "open 5a"), ("open", "oepn", "open"),
        ("open", "opn 5a 9", "open 5a 9"), ("open", "Ana opne 5a 5", "Ana open 5a 5"),
        ("open", "dorp", "drop"), ("open", "hnit", "hint"), ("open", "tabel", "table"), ("open", "exti", "exit"),
        ("open", "udno", "undo"), ("open", "lagn cs", "lang cs"), ("open", "OPNE 5a", "open 5a"),
        ("bid", "biid 12", "bid 12"), ("bid", "bdi 12 max", "bid 12 max"), ("bid", "bid 12 mxa", "bid 12 max"),
        ("bid", "psas", "pass"),
        ("buy", "doen", "done"), ("buy", "caol2", "coal2"), ("buy", "buy cola2@3", "buy coal2@3"),
        ("buy", "oli1 doen", "oil1 done"), ("run", "nnoe", "none"), ("run", "allx", "all"),
    ],
)  # fmt: skip
def test_a_slip_at_the_prompt_of_the_card_game(tmp_path, monkeypatch, capsys, stage, line, meant):
    """Verbs, fuels, and words that are no moves; the whole line is put right."""
    said = answered(reached(stage, PEOPLE), line, tmp_path, monkeypatch, capsys)
    assert said.endswith(f"Did you mean: {meant}?\n"), said


@pytest.mark.parametrize(
    ("stage", "how", "line", "meant"),
    [
        ("fuel", {}, "caol 3", "coal 3"), ("fuel", {}, "3 cola", "3 coal"), ("fuel", {}, "feul coal 3", "fuel coal 3"),
        ("build", {}, "bulid dusburg", "build Duisburg"), ("build", {}, "dusburg", "Duisburg"),
        ("build", {}, "build munstr", "build Münster"), ("build", {}, "dusburg, esen", "Duisburg, Essen"),
        ("build", {}, "mpa", "map"),
        ("draft region", {"regions": "draft"}, "norhtwest", "northwest"),
        ("draft region", {"regions": "draft"}, "regoin west", "region west"),
        ("first", {"dice": "table"}, "Anna", "Ana"), ("first", {"dice": "table"}, "frist Bo", "first Bo"),
        ("first", {"dice": "table"}, "Anna Bo", "Ana Bo"),
        ("auction: deal plant", {"dice": "table"}, "dael 17", "deal 17"),
        ("auction: deal plant", {"dice": "table"}, "stpe3", "step3"),
    ],
)  # fmt: skip
def test_a_slip_at_the_prompt_of_the_board_game(tmp_path, monkeypatch, capsys, stage, how, line, meant):
    """Cities, regions, players and cards as well, as they are really called."""
    said = answered(board_reached(stage, PEOPLE, **how), line, tmp_path, monkeypatch, capsys)
    assert said.endswith(f"Did you mean: {meant}?\n"), said


def test_a_city_of_two_words(tmp_path, monkeypatch, capsys):
    """One of them mistyped."""
    game = board_reached(lambda game: game.turn == 0 and can_build(game, "New York"), PEOPLE, board="usa")
    assert "Did you mean: New York?" in answered(game, "new yrok", tmp_path, monkeypatch, capsys)


def can_build(game, city: str) -> bool:
    """Somebody is asked for a city, and this one is in play."""
    return game.view()["phase"] == "build" and city in game.view()["houses"] and len(game.choices()) > 2


@pytest.mark.parametrize(
    ("stage", "line"),
    [
        ("open", "xyzzy"), ("open", "biid 12"), ("open", "x y z"), ("open", "99"), ("open", "open 99"),
        ("open", "opne " + "5" * 80), ("bid", "bid 1"), ("bid", "bid 9999"), ("buy", "coal9@9"), ("buy", "dance"),
    ],
)  # fmt: skip
def test_nobody_is_asked_for_what_is_nonsense_or_would_not_be_understood(
    tmp_path, monkeypatch, capsys, stage, line
):  # fmt: skip
    """Nor for what was understood, and is forbidden."""
    assert "Did you mean" not in answered(reached(stage, PEOPLE), line, tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize(
    ("line", "meant"),
    [("p caol3", "coal3"), ("plan essne", "Essen"), ("p esen, caol3", "Essen, coal3"), ("lang cz", "cs"),
     ("lang polski", "pl")],
)  # fmt: skip
def test_a_slip_in_what_stands_behind_a_word(tmp_path, monkeypatch, capsys, line, meant):
    """In a plan, and of a language."""
    game = board_reached(lambda game: game.turn == 0 and "Essen" in game.view()["houses"], PEOPLE)
    assert f"Did you mean: {meant}?" in answered(game, line, tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize("line", ["p coal9", "p 99", "p ga2", "p essen", "lang xx"])
def test_a_plan_that_fails_for_another_reason_asks_nothing(tmp_path, monkeypatch, capsys, line):
    """Beginnings of names are no slips."""
    game = board_reached("run", PEOPLE)
    assert "Did you mean" not in answered(game, line, tmp_path, monkeypatch, capsys)


def test_words_of_the_chosen_language_count(tmp_path, monkeypatch, capsys):
    """As they do where nothing is mistyped."""
    choose("cs")
    said = answered(board_reached("fuel", PEOPLE), "ulhi 3", tmp_path, monkeypatch, capsys)
    assert "uhlí 3" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_of_the_chosen_language_count(tmp_path, monkeypatch, capsys, language):
    """With two letters exchanged, the line that is shown can be typed."""
    choose(language)
    verb = own("bid")
    slip = verb[0] + verb[2] + verb[1] + verb[3:]
    said = answered(reached("bid", PEOPLE), f"{slip} 12", tmp_path, monkeypatch, capsys)
    assert f"{verb} 12" in said


def test_an_end_of_input_is_no_slip(tmp_path, monkeypatch):
    """Nothing was typed."""
    with pytest.raises(NoMore):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        with SaveFile.create(tmp_path / "game.vtl", voltable.new_game("card", players=PEOPLE.split(), seed=7)) as save:
            Prompt(Session(save, Talk())).ask()


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("boguht", "bought"), ("Bo boguht", "Bo bought"), ("Boo bought", "Bo bought"), ("dnoe", "done"),
        ("set satep 2", "set step 2"), ("set Anna 3", "set Ana 3"), ("deal setp3", "deal step3"), ("dorp", "drop"),
    ],
)  # fmt: skip
def test_a_slip_in_a_line_for_a_table(line, meant):
    """Before what can be told there."""
    begin("classic", "Ana,Bo,Cy", "--depth", "score")
    say("Ana bought Bo bought Cy bought done done done done done done done done done done")
    assert refused(line).startswith(f"Did you mean: {meant}?")


def test_of_several_lines_for_a_table_the_mistyped_one_is_named():
    """None of them is taken."""
    begin("classic", "Ana,Bo,Cy")
    say("done, done, done")
    assert refused("city 2, doen").startswith(
        "None of these lines was taken, because of doen: Did you mean: done? Nobody here is called doen."
    )


def test_a_slip_in_what_a_table_sets_right():
    """Fields and players."""
    begin("classic", "Ana,Bo,Cy")
    for field, meant in (("setp", "step"), ("Anna", "Ana"), ("ruond", "round")):
        assert f"Did you mean: {meant}?" in run("table", "set", field, "2", code=2).stderr
    assert "Did you mean" not in run("table", "set", "luck", "2", code=2).stderr

"""An order of players is typed on one line, at the prompt of a real table and to a table that is followed."""

import io

import pytest

import voltable
from kit.tracker.companion import refused, run, say, status, view
from voltable_host.saves.history import steps
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.evening import play_on
from voltable_host.terminal.session import Session


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Settings and games of its own for each test."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path))
    return tmp_path


def typed(lines: str, players: str, edition: str, folder, monkeypatch, capsys) -> tuple[list[str], str]:
    """The moves that a game with real cards makes of some lines, and what was said to whoever typed them."""
    game = voltable.new_game(edition, players=players.split(","), dice="table")
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    with SaveFile.create(folder / "game.vtl", game) as save:
        session = Session(save, Talk())
        play_on(session)
        return [step.line for step, _table in steps(session.game)], capsys.readouterr().err


@pytest.mark.parametrize("edition", ["card", "recharged"])
@pytest.mark.parametrize(
    ("line", "players", "order"),
    [
        ("Cy Ana Bo", "Ana,Bo,Cy", ["Cy", "Ana"]),
        ("cy ana", "Ana,Bo,Cy", ["Cy", "Ana"]),
        ("c, a, b", "Ana,Bo,Cy", ["Cy", "Ana"]),
        ("first Cy first Ana", "Ana,Bo,Cy", ["Cy", "Ana"]),
        ("Cy D Bo Ana", "Ana,Bo,Cy D", ['"Cy D"', "Bo"]),
        ('"Cy D" bo', "Ana,Bo,Cy D", ['"Cy D"', "Bo"]),
        ("Ana Bo Ana", "Ana,Ana Bo,Cy", ['"Ana Bo"', "Ana"]),
        ("ana an bo", "Ana,Anton,Bo", ["Ana", "Anton"]),
        ("zofie jir", "Jiří,Žofie,Bo", ["Žofie", "Jiří"]),
    ],
)
def test_an_order_is_one_line(tmp_path, monkeypatch, capsys, edition, line, players, order):
    """By names or beginnings, with blanks, commas or the verb between; the last one may be left out."""
    moves, said = typed(line + "\n", players, edition, tmp_path, monkeypatch, capsys)
    assert moves == [f"first {name}" for name in order] and said == ""


@pytest.mark.parametrize(
    ("line", "players", "order", "sentence"),
    [
        ("Cy Anna Bo", "Ana,Bo,Cy", ["Cy"], "Nobody here is called Anna. Did you mean: Ana Bo?"),
        ("Cy Cy", "Ana,Bo,Cy", ["Cy"], "Cy has a place in the order already."),
        ("an bo", "Ana,Anton,Bo", [], "an can mean several players: Ana, Anton. Type more of the name."),
        ("Cy Ana Bx", "Ana,Bo,Cy", ["Cy", "Ana"], "The action is complete without this: Bx."),
        ("xyzzy", "Ana,Bo,Cy", [], "Nobody here is called xyzzy."),
    ],
)
def test_what_fits_is_kept_as_of_any_line_with_several_things(
    tmp_path, monkeypatch, capsys, line, players, order, sentence
):
    """What does not is said, and asked for again."""
    moves, said = typed(line + "\n", players, "card", tmp_path, monkeypatch, capsys)
    assert (moves, said) == ([f"first {name}" for name in order], sentence + "\n")


@pytest.mark.parametrize(
    ("words", "players", "order"),
    [
        (("Cy", "Ana", "Bo"), "Ana,Bo,Cy", [2, 0, 1]),
        (("cy ana",), "Ana,Bo,Cy", [2, 0, 1]),
        (("first", "Cy,", "first", "Ana,", "first", "Bo"), "Ana,Bo,Cy", [2, 0, 1]),
        (("c", "b"), "Ana,Bo,Cy", [2, 1, 0]),
        (("Cy", "D", "Bo"), "Ana,Bo,Cy D", [2, 1, 0]),
        (("Cy D", "Bo"), "Ana,Bo,Cy D", [2, 1, 0]),
    ],
)
def test_a_table_is_told_its_order_in_one_line(words, players, order):
    """As it is told anything else: all of it or nothing."""
    run("table", "new", "classic", "--players", players, "--ask-order")
    assert "The order is now: " in run("table", "next", *words, "-q").stdout
    assert view()["order"] == order


def test_what_follows_an_order_stands_behind_a_comma():
    """Then it is another line."""
    run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--ask-order")
    assert say("Bo Cy Ana, done").splitlines()[-1] == "Everybody has bought or dropped out."


def test_a_single_name_answers_too():
    """Whoever comes next, at a tie as well."""
    run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--ask-order")
    assert say("c") == "^3 Cy comes next in the order.\n"
    say("Bo")
    run("table", "set", "Ana", "3")
    run("table", "set", "Bo", "3")
    run("table", "end")
    say("done")
    assert "A tie for the first place: " in status()
    assert "Bo wins." in run("table", "next", "bo").stdout


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "Cy Anna Bo",
            "None of these lines was taken, because of first Anna: Did you mean: first Ana?",
        ),
        ("Cy Cy", "None of these lines was taken, because of first Cy: Cy has a place in the order already."),
        ("xyzzy", "Nobody here is called xyzzy. What can be told now: first NAME"),
        ("Cy bought", "bought is not what is asked for now."),
    ],
)
def test_an_order_that_is_partly_wrong_is_not_taken(line, why):
    """The word that is wrong is named, and nothing is changed."""
    run("table", "new", "classic", "--players", "Ana,Bo,Cy", "--ask-order")
    assert refused(line).startswith(why)
    assert view()["moves"] == 0

"""`voltable cards enter` as an owner meets it: at a keyboard, in a script, left, killed, wrong at the end, put away."""

import json
import re

import pytest

from kit.cards.card_sets import changed, entered_wholly, row_of
from kit.terminal.keyboard import refusal_in
from kit.terminal.terminal import PROMPT, Terminal, program, surroundings

ASKED = 87  # cards that nobody could look up
COLUMNS = 100, 50


def window(home, *arguments, **more):
    """The command at a keyboard."""
    return Terminal(*COLUMNS, "cards", "enter", *arguments, environment=surroundings(home, **more))


def script(home, text, *arguments, code=0):
    """The command with lines from stdin."""
    result = program("cards", "enter", *arguments, environment=surroundings(home), input=text)
    assert result.returncode == code, (result.stdout, result.stderr)
    return result


def voltable(home, *arguments, code=0, **more):
    """Another command of the same user."""
    result = program(*arguments, environment=surroundings(home), **more)
    assert result.returncode == code, (result.stdout, result.stderr)
    return result


def kept(path):
    """The set in a file."""
    return json.loads(path.read_text(encoding="utf-8"))


def row(path, row_id):
    """One of its rows."""
    return row_of(kept(path), row_id)


# At a keyboard


def test_a_card_is_shown_and_the_next_one_asked(tmp_path):
    """How far it is, what the stand-in says, and whether it is one; Enter keeps it, a line tells otherwise."""
    with window(tmp_path) as shown:
        said = shown.wait_for(PROMPT)
        assert "1 of 87 · plant 3a, small: coal 2, earns 5 (reconstructed)" in said
        assert "coal 2 5" in said and "they are certain: 7a hybrid 3, 8 eco, 12 coal 3" in said
        assert "2 of 87 · plant 3b, small: oil 2" in shown.answer("", PROMPT)
        assert "3 of 87" in shown.answer("gas 1 6", PROMPT)
        assert "2 of 87 · plant 3b, small: gas 1, earns 6 (entered)" in shown.answer("b", PROMPT)
        assert "3 of 87" in shown.answer("", PROMPT)
        assert "4 of 87" in shown.answer("s", PROMPT)
        assert "Enter: the card is as shown" in shown.answer("?", PROMPT)
        shown.type("q")
        assert shown.code() == 0
        assert "Entered: 2 of 104 cards; stand-ins: 85." in shown.said() and "You play with these cards" in shown.said()
    assert row(tmp_path / "cards.json", "s03b")["kind"] == "gas"


def test_a_wrong_value_is_told_and_the_same_card_asked_again(tmp_path):
    """In red; nothing is written."""
    with window(tmp_path) as shown:
        shown.wait_for(PROMPT)
        for line in ("coal 9 5", "nonsense", "go 99", "s 2", "g 9 99", "b"):
            assert "1 of 87" in shown.answer(line, PROMPT)
            assert refusal_in(shown), line
    assert not (tmp_path / "cards.json").exists()


def test_a_slip_is_asked_for_and_exit_leaves(tmp_path):
    """Fuels, and words that are no cards; what would be no card either is not."""
    with window(tmp_path) as shown:
        shown.wait_for(PROMPT)
        for line, meant in (("caol 2 5", "coal 2 5"), ("hlep", "help"), ("sikp", "skip"), ("og 12", "go 12")):
            shown.answer(line, PROMPT)
            assert f"Did you mean: {meant}?" in refusal_in(shown), line
        for line in ("nonsense", "caol 9 5"):
            shown.answer(line, PROMPT)
            assert "Did you mean" not in refusal_in(shown), line
        shown.type("exit")
        assert shown.code() == 0


def test_it_speaks_the_readers_language(tmp_path):
    """Words of the game as it names them, and understood so; here s is coal, and s alone skips."""
    with window(tmp_path, VOLTABLE_LANG="hu") as shown:
        assert "szén 2" in shown.wait_for(PROMPT)
        shown.answer("s 1 7", PROMPT)
    assert row(tmp_path / "cards.json", "s03a")["fuel"] == 1


@pytest.mark.parametrize("end", ["interrupt", "hang_up", "kill"])
def test_however_it_ends_every_answer_is_kept(tmp_path, end):
    """Ctrl-C, a closed window, a killed program; it goes on at the next card."""
    with window(tmp_path) as shown:
        shown.wait_for(PROMPT)
        shown.answer("", PROMPT)
        shown.answer("coal 1 9", PROMPT)
        getattr(shown, end)()
        if end == "interrupt":
            assert shown.code() == 130 and "voltable cards enter" in shown.said() and "Interrupted." in shown.said()
    with window(tmp_path) as shown:
        assert "3 of 87 · plant 4a" in shown.wait_for(PROMPT)
    assert row(tmp_path / "cards.json", "s03b")["income"] == 9


def test_what_is_wrong_at_the_end_is_told_and_one_is_led_there(tmp_path):
    """The card is named, Enter goes to it, and afterwards the check is made again."""
    data = entered_wholly()
    row_of(data, "l12")["income"] = 10
    row_of(data, "dc3")["first"] = 1
    (tmp_path / "cards.json").write_text(json.dumps(data), encoding="utf-8")
    with window(tmp_path) as shown:
        said = shown.wait_for(PROMPT)
        assert "violation: Plant 12 is printed" in said and "Enter leads to plant 12, large: coal 3, earns 10." in said
        assert "plant 12, large: coal 3, earns 10 (entered)" in shown.answer("", PROMPT)
        said = shown.answer("coal 3 9", PROMPT)
        assert "Plant 12" not in said and "violation: Demolition payouts rise" in said
        assert "demolition card 3: 1 for the first, 2 for later ones" in shown.answer("", PROMPT)
        shown.type("3 2")
        assert shown.code() == 0
        assert "agrees with every printed fact" in shown.said() and "You play with these cards" in shown.said()


def test_one_may_leave_a_set_that_is_wrong(tmp_path):
    """Exit 1, and nobody plays with it."""
    (tmp_path / "cards.json").write_text(json.dumps(changed("l12", income=10)), encoding="utf-8")
    lines = "\n" * ASKED
    with window(tmp_path) as shown:
        shown.wait_for(PROMPT)
        shown.answer("q", re.compile("cards check"))
        assert shown.code() == 0
    assert "violation: Plant 12" in script(tmp_path, lines, code=1).stdout
    with window(tmp_path) as shown:
        shown.wait_for(PROMPT)
        assert "go 12 leads to plant 12" in shown.answer("nonsense", PROMPT)
        shown.type("q")
        assert shown.code() == 1 and "nobody can play with them yet" in shown.said()
    assert "~" in voltable(tmp_path, "play", "card", "--players", "Ana,Bo", input="t\nq\n").stdout


# In a script


def test_a_script_enters_a_whole_box(tmp_path):
    """A line for each card; the result as JSON, and the file is one that --cards takes."""
    box = tmp_path / "box.json"
    result = script(tmp_path, "\n" * (ASKED - 1) + "25 21\n", box, "--json")
    told = json.loads(result.stdout)
    assert told == {
        "file": str(box), "entered": ASKED, "stand_ins": 0, "cards": 104, "finished": True, "in_use": False,
        "findings": [],
    }  # fmt: skip
    assert row(box, "db6")["first"] == 25
    voltable(tmp_path, "cards", "check", box)
    rows = voltable(tmp_path, "cards", "show", "--cards", box, "--json").stdout
    assert "reconstructed" not in rows
    voltable(tmp_path, "simulate", "card", "--cards", box)


def test_where_the_lines_end_all_is_kept(tmp_path):
    """As at a keyboard that is closed; the next script goes on."""
    assert "To go on: voltable cards enter" in script(tmp_path, "\ncoal 1 9\n").stdout
    told = json.loads(script(tmp_path, "\n", "--json").stdout)
    assert (told["entered"], told["finished"], told["in_use"]) == (3, False, True)
    assert json.loads(script(tmp_path, "", "--json").stdout)["entered"] == 3


def test_a_script_whose_line_is_refused_fails_and_says_why(tmp_path):
    """The next line is an answer to the same card."""
    result = script(tmp_path, "coal 9 9\ncoal 1 9\nq\n", code=1)
    assert "A plant needs 1 to 5 units, not 9." in result.stderr
    assert row(tmp_path / "cards.json", "s03a")["income"] == 9


def test_cards_that_do_not_go_with_our_stand_ins_wait_until_more_are_entered(tmp_path):
    """A printed example has a plant 3a as ours is; another 3a needs others beside it."""
    assert "Together with our stand-ins they contradict the print" in script(tmp_path, "coal 2 6\nq\n").stdout
    assert "You play with these cards" in script(tmp_path, "coal 2 5\nq\n").stdout


def test_nothing_is_made_where_nothing_is_entered(tmp_path):
    """Somebody only had a look."""
    assert "Nothing is entered yet." in script(tmp_path, "q\n").stdout
    assert list(tmp_path.iterdir()) == []


def test_a_set_that_is_whole_is_only_checked(tmp_path):
    """Unless every card is wished to be asked again."""
    script(tmp_path, "\n" * ASKED)
    assert "agrees with every printed fact" in script(tmp_path, "").stdout
    assert json.loads(script(tmp_path, "\n\n", "--all", "--json").stdout)["finished"] is False


def test_what_is_entered_is_played_with_and_can_be_put_away(tmp_path):
    """The shipped cards come back, the file stays, and its cards can be taken up again."""
    script(tmp_path, "\noil 2 9\n")
    series = ("simulate", "card", "--players", "6", "--json")
    with_own = voltable(tmp_path, *series).stdout
    assert with_own != voltable(tmp_path, *series, "--cards", "shipped").stdout
    said = script(tmp_path, "", "--forget").stdout
    assert f"voltable config set cards {tmp_path / 'cards.json'}" in said
    shipped = voltable(tmp_path, *series).stdout
    assert shipped != with_own
    assert "played with" in script(tmp_path, "", "--forget").stdout
    voltable(tmp_path, "config", "set", "cards", tmp_path / "cards.json")
    assert voltable(tmp_path, *series).stdout == with_own


def test_a_game_says_what_is_still_a_stand_in(tmp_path):
    """Partly entered cards are marked where they are ours."""
    script(tmp_path, "\n" * 39)
    played = voltable(tmp_path, "play", "card", "--players", "Ana,Bo", input="t\nq\n")
    assert "~" not in played.stdout + played.stderr
    assert "your own box" not in played.stdout + played.stderr
    script(tmp_path / "other", "\n")
    played = voltable(tmp_path / "other", "play", "card", "--players", "Ana,Bo", input="t\nq\n")
    assert "your own box" in played.stdout + played.stderr and "~" in played.stdout


@pytest.mark.parametrize("content", ["", "{", "[1]", '{"plants": []}'])
def test_a_file_of_somebody_else_is_refused_and_stays(tmp_path, content):
    """With the command that tells more."""
    box = tmp_path / "box.json"
    box.write_text(content, encoding="utf-8")
    assert "voltable cards check" in script(tmp_path, "\n", box, code=1).stderr
    assert box.read_text(encoding="utf-8") == content


def test_forgetting_goes_alone(tmp_path):
    """Wrong usage is exit 2."""
    assert "--forget goes alone" in script(tmp_path, "", "--forget", "--all", code=2).stderr

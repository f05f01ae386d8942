"""The way through the cards of a box: what is asked, what is kept, and that no power cut takes an answer."""

import json
import os
import random
from itertools import count

import click
import pytest

from kit.cards.card_sets import changed, entered, entered_wholly, row_of
from kit.files.failing_disk import Disk
from kit.files.lossy_disk import LossyDisk
from voltable_host import config, disk
from voltable_host.card_sets import entered_file, kept
from voltable_host.card_sets.card_file import describe, load_cards, shipped_cards
from voltable_host.card_sets.check import check_cards
from voltable_host.card_sets.entered_file import EnteredFile
from voltable_host.card_sets.entering import Entering, is_entered, is_open
from voltable_host.card_sets.in_use import in_use, read_chosen, usual_place
from voltable_host.card_sets.laid_out import laid_out
from voltable_host.card_sets.typed_card import NoSuchCard

SURVIVALS = 12  # folders made of each cut
COAL = {"kind": "coal", "fuel": 2, "income": 6}


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A computer on which nothing is entered."""
    monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(kept, "LEARNT", {})
    return tmp_path / "home"


def begun(everything: bool = False) -> Entering:
    """The usual file, as it is on the disk."""
    return Entering(EnteredFile(usual_place()), everything)


def saved(data) -> None:
    """A set in the usual file."""
    disk.renew(usual_place(), json.dumps(data).encode())


def asked(entering: Entering) -> str:
    """The row that is asked."""
    return entering.card.row["id"]


# What is asked


def test_what_nobody_could_look_up_is_asked_as_the_cards_lie_in_the_box():
    """Plants by number, fuel by marks, demolition; what is printed somewhere is not asked."""
    entering = begun()
    rows = [entering.cards[place].row for place in entering.asked]
    assert len(rows) == 87 and all(row["provenance"] == "reconstructed" for row in rows)
    assert [row["id"] for row in rows[:2] + rows[10:13]] == ["s03a", "s03b", "s07b", "l09", "l10"]
    assert [row["number"] for row in rows[:39]] == sorted(row["number"] for row in rows[:39])
    marks = ["2-6", "4-6", "5-6", "+", "++"]
    assert [row["mark"] for row in rows[39:77]] == sorted((row["mark"] for row in rows[39:77]), key=marks.index)
    assert [row["id"] for row in rows[77:]] == ["dc2", "dc3", "dc4", "dc5", "db1", "db2", "db3", "db4", "db5", "db6"]


def test_every_card_is_asked_where_that_is_wished():
    """Also the certain ones, from the first to the last."""
    entering = begun(everything=True)
    seen = []
    while entering.at is not None:
        seen.append(asked(entering))
        entering.take({})
    assert len(seen) == len(set(seen)) == len(entering.cards) == 104
    assert all(map(is_entered, entering.cards))


def test_an_answer_is_the_owners_and_what_was_said_of_ours_is_gone():
    """Confirmed or told otherwise; the row stays where it was."""
    saved(shipped_cards())
    entering = begun()
    entering.take({})
    entering.take(COAL)
    first, second = load_cards(usual_place())["plants"][:2]
    assert first == {"id": "s03a", "number": 3, "size": "small", "kind": "coal", "fuel": 2, "income": 5,
                     "provenance": "source", "where": "physical box"}  # fmt: skip
    assert second == first | {"id": "s03b", "income": 6}


def test_a_skipped_card_stays_a_stand_in():
    """It is asked again the next time, once the end was reached."""
    entering = begun()
    entering.skip()
    while entering.at is not None:
        entering.take({})
    assert [card.row["id"] for card in entering.cards if is_open(card)] == ["s03a"]
    again = begun()
    assert asked(again) == "s03a"
    again.take({})
    assert again.at is None and begun().at is None


def test_one_goes_back_card_by_card_and_forward_to_what_is_open():
    """What is entered already is not asked twice."""
    entering = begun()
    for _card in range(3):
        entering.take({})
    entering.back()
    entering.back()
    assert asked(entering) == "s03b"
    entering.take(COAL)
    assert asked(entering) == "s04b"
    with pytest.raises(NoSuchCard, match="the first card"):
        for _card in range(9):
            entering.back()


def test_a_visit_ends_where_it_began():
    """By label, by row, and from the end."""
    entering = begun()
    entering.visit("12")
    assert asked(entering) == "l12"
    entering.visit("c26-1")
    entering.take({"units": 2})
    assert asked(entering) == "s03a"
    saved(entered_wholly())
    done = begun()
    assert done.at is None
    done.visit("5b")
    done.take({})
    assert done.at is None
    done.back()
    assert asked(done) == "db6"


@pytest.mark.parametrize(("name", "sentence"), [("5", "5a, 5b, 5c"), ("77", "There is no card 77"), ("", "no card")])
def test_a_visit_needs_one_card(name, sentence):
    """Those that can be meant are told."""
    with pytest.raises(NoSuchCard, match=sentence):
        begun().visit(name)


def test_what_would_be_no_card_set_is_refused_and_nothing_is_written():
    """As a single with two units would."""
    entering = begun()
    entering.visit("cS-1")
    with pytest.raises(NoSuchCard, match="single with 1 unit"):
        entering.take({"units": 2})
    assert not usual_place().exists() and asked(entering) == "cS-1"


# Left and resumed


def test_it_goes_on_where_it_was_left():
    """Behind cards that were skipped too; labels follow the numbers that are told."""
    entering = begun()
    entering.skip()
    entering.take({"number": 4})
    again = begun()
    assert asked(again) == asked(entering) == "s04a" and again.asked == entering.asked
    assert again.label(1) == "4a" and again.label(2) == "4b"


def test_a_file_written_by_hand_is_asked_for_what_is_marked_in_it(tmp_path):
    """What has no provenance is the owner's; what the program does not know stays in the file."""
    data = changed("l20") | {"mine": {"deep": [1, "č"]}}
    for row in data["plants"]:
        del row["provenance"]
    row_of(data, "l20")["provenance"] = "reconstructed"
    path = tmp_path / "box.json"
    path.write_text("\ufeff" + json.dumps(data), encoding="utf-8")
    entering = Entering(EnteredFile(path))
    assert asked(entering) == "l20"
    entering.take({"income": 11})
    assert load_cards(path)["mine"] == {"deep": [1, "č"]}
    assert describe(path)[24]["income"] == 11 and in_use() is None


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b'{"plants": []}', b"\xff", b"[" * 5000, b"{}" * 600_000])
def test_a_file_that_is_no_card_set_is_refused_and_stays(home, content):
    """Damaged, or somebody else's."""
    disk.renew(usual_place(), content)
    with pytest.raises(click.ClickException, match="voltable cards check"):
        begun()
    assert usual_place().read_bytes() == content and in_use() is None


def test_a_file_that_is_changed_meanwhile_is_not_written_over():
    """By an editor, or by the same command in another window."""
    one, other = begun(), begun()
    one.take({})
    with pytest.raises(click.ClickException, match="somebody else"):
        other.take(COAL)
    assert is_entered(begun().cards[0]) and asked(begun()) == "s03b"


@pytest.mark.parametrize("data", [shipped_cards(), {"a": [{"b": {"c": [1, {}]}}], "d": "\ud800č"}, {"plants": []}])
def test_a_file_is_laid_out_for_people_and_says_the_same(data):
    """A row on a line."""
    text = laid_out(data).decode("utf-8")
    assert json.loads(text) == data
    assert all(text.count(json.dumps(row, ensure_ascii=False)) == 1 for row in data.get("fuel_cards", []))


# In use


def test_what_is_entered_is_played_with_at_once():
    """After the first answer, and on after every other."""
    entering = begun()
    entering.visit("37")
    entering.take({"income": 18})
    assert in_use() == usual_place()
    assert 18 in read_chosen(None)[0].income
    entering.visit("36")
    entering.take({"income": 19})
    assert 19 in read_chosen(None)[0].income


def test_cards_that_contradict_the_print_are_out_of_use_until_they_agree():
    """Plant 12 is printed; on the way there is a moment in which the file says otherwise."""
    entering = begun()
    entering.take({})
    entering.visit("12")
    entering.take({"income": 10})
    assert in_use() is None and read_chosen(None) == ()
    entering.visit("12")
    entering.take({"income": 9})
    assert in_use() == usual_place()


def test_a_file_that_is_named_comes_into_use_only_where_it_is_already(tmp_path):
    """Somebody may enter the cards of a friend's box."""
    path = tmp_path / "box.json"
    Entering(EnteredFile(path)).take({})
    assert in_use() is None
    config.keep("cards", str(path))
    entering = Entering(EnteredFile(path))
    entering.visit("12")
    entering.take({"income": 10})
    assert in_use() is None
    entering.visit("12")
    entering.take({"income": 9})
    assert in_use() == path


def test_cards_that_were_put_away_come_back_when_they_are_taken_up_again():
    """The file stayed."""
    begun().take({})
    config.keep("cards", "")
    begun()
    assert in_use() == usual_place()


# Whatever happens to the disk


def enter(tell) -> None:
    """Some answers, one of them wrong and mended."""
    entering = begun()
    for values in ({}, COAL, {}):
        entering.take(values)
        tell()
    entering.visit("12")
    for income in (10, 9):
        entering.take({"income": income})
        tell()
        if income == 10:
            entering.visit("12")
    entering.skip()
    tell()


def found_in(folder, monkeypatch) -> bytes | None:
    """What is entered there; which cards are in use can be played with."""
    monkeypatch.setenv("VOLTABLE_HOME", str(folder))
    read_chosen(None)
    path = usual_place()
    if not path.exists():
        return None
    content = path.read_bytes()
    begun()  # it can be gone on with
    return content


def cut_everywhere(tmp_path, monkeypatch) -> int:
    """Enter cards with the power going off before every call in turn; how many calls."""
    monkeypatch.setattr(os, "fsync", lambda file: None)  # the model of the disk knows what is synced
    complete = entered_in(tmp_path / "complete", monkeypatch)
    for off_at in count(1):
        folder, told = tmp_path / str(off_at), [None]
        folder.mkdir()
        monkeypatch.setenv("VOLTABLE_HOME", str(folder))
        with LossyDisk(folder, off_at) as lossy:
            enter(lambda told=told: told.append(usual_place().read_bytes()))
        for number in range(SURVIVALS):
            after = tmp_path / f"{off_at}-{number}"
            lossy.survive(after, random.Random(number))
            assert found_in(after, monkeypatch) in complete[len(told) - 1 : len(told) + 1]
        lossy.close()
        if lossy.calls < off_at:
            assert told == complete
            return lossy.calls
    raise AssertionError


def entered_in(folder, monkeypatch) -> list[bytes | None]:
    """What is on the disk before the first answer and after each of them."""
    folder.mkdir()
    monkeypatch.setenv("VOLTABLE_HOME", str(folder))
    states: list[bytes | None] = [None]
    enter(lambda: states.append(usual_place().read_bytes()))
    return states


def test_a_power_cut_takes_no_answer(tmp_path, monkeypatch):
    """Before every call in turn, and whatever of the unsynced reached the disk; what is in use can be played with."""
    assert cut_everywhere(tmp_path, monkeypatch) > 30


@pytest.mark.parametrize(
    ("room", "name", "bug"),
    [
        (disk, "write", lambda file, at, data: os.write(file, data)),
        (disk, "sync_folder", lambda folder: None),
        (entered_file, "forget", lambda: None),
    ],
)
def test_the_power_cuts_find_what_would_lose_answers(tmp_path, monkeypatch, room, name, bug):
    """No fsync of the file, none of the folder, and cards in use that contradict the print."""
    monkeypatch.setattr(room, name, bug)
    with pytest.raises((AssertionError, click.ClickException)):
        cut_everywhere(tmp_path, monkeypatch)


def test_a_disk_that_fails_at_any_call_leaves_all_as_it_was(tmp_path, monkeypatch):
    """The answer is refused in a sentence, and the same card is asked again."""
    for fails_at in count(1):
        monkeypatch.setenv("VOLTABLE_HOME", str(tmp_path / str(fails_at)))
        entering = begun()
        entering.take({})
        before = usual_place().read_bytes()
        with pytest.MonkeyPatch.context() as patch:
            broken = Disk(patch, fails_at)
            try:
                entering.take(COAL)
            except click.ClickException as error:
                assert "cannot be" in error.message
        if not broken.failed:
            return
        assert usual_place().read_bytes() == before or asked(begun()) == "s04a"
        if asked(entering) == "s03b":
            entering.take(COAL)
        assert row_of(load_cards(usual_place()), "s03b")["income"] == 6 and asked(begun()) == "s04a"


def test_wholly_entered_cards_violate_nothing():
    """What the shipped set agrees with, its copy does."""
    assert check_cards(entered_wholly()) == check_cards(entered("s03a")) == []

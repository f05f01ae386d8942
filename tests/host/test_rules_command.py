"""`voltable rules`: short rules, true to the edition's page, and help for whoever is asked to move."""

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from voltable_cards.edition import CardGame
from voltable_host.cli import voltable as command
from voltable_host.rule_topics import PHASES, TOPICS, numbers, phase_help, topic

ROOT = Path(__file__).parents[2]
WANTED = (
    "overview setup auction discount plants fuel singles bank bureaucracy order refill reshuffle last-card last-round"
    " scoring demolition table"
).split()
SENTENCES = [(name, sentence) for name in TOPICS for sentence in TOPICS[name][1]]
ALL_TOLD = " ".join(sentence for name in TOPICS for sentence in topic(name)["sentences"])


def run(*arguments, code=0):
    """What a command prints; its exit code has to be the expected one."""
    result = CliRunner().invoke(command, list(arguments))
    assert result.exit_code == code, (result.output, result.exception)
    return result


def test_without_a_topic_all_are_listed_with_a_line_each():
    """Data on stdout; how to go on is talk."""
    result = run("rules")
    assert [line.split()[0] for line in result.stdout.splitlines()] == WANTED
    assert "voltable rules auction" in result.stderr
    assert json.loads(run("rules", "--json").stdout.splitlines()[3]) == {
        "topic": "discount", "title": "the token that makes the lowest plant cheap",
    }  # fmt: skip


def test_a_topic_is_told_in_words_and_as_json():
    """Whichever case it is typed in."""
    line = json.loads(run("rules", "SCORING", "--json").stdout)
    assert list(line) == ["topic", "title", "sentences"] and line["topic"] == "scoring"
    words = " ".join(run("rules", "scoring").stdout.split())
    assert all(sentence in words for sentence in line["sentences"])


def test_all_topics_can_be_read_at_once():
    """In the order of the list; lines stay within 80 columns."""
    lines = run("rules", "--all", "--json").stdout.splitlines()
    assert [json.loads(line)["topic"] for line in lines] == WANTED
    assert max(map(len, run("rules", "--all").stdout.splitlines())) <= 80
    run("rules", "fuel", "--all", code=2)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("acution", "Did you mean: auction?"),
        ("last", "Did you mean: last-card, last-round?"),
        ("lastround", "last-round"),
        ("xyzzy", "List them with: voltable rules"),
    ],
)
def test_an_unknown_topic_names_those_that_look_like_it(asked, answer):
    """Wrong usage, exit code 2."""
    result = run("rules", asked, code=2)
    assert f"There is no topic {asked}." in result.stderr and answer in result.stderr


def test_editions_are_those_there_are():
    """Only the card game so far."""
    assert run("rules", "order", "--edition", "card").stdout == run("rules", "order").stdout
    run("rules", "order", "--edition", "chess", code=2)


@pytest.mark.parametrize("name", WANTED)
def test_a_topic_is_short(name):
    """Three to seven sentences of about 200 characters at most, with every brace filled."""
    told = topic(name)["sentences"]
    assert 3 <= len(told) <= 7
    assert all(len(sentence) <= 205 and "{" not in sentence for sentence in told)


def test_no_number_is_filled_in_for_nothing():
    """Each one stands in some sentence."""
    used = " ".join([sentence for _name, sentence in SENTENCES] + [part for both in PHASES.values() for part in both])
    assert [name for name in numbers() if f"{{{name}}}" not in used] == []


def test_numbers_come_from_the_edition(monkeypatch):
    """As printed; another edition would say otherwise."""
    assert "Everybody takes 12 Elektro" in ALL_TOLD and "Each full 10 Elektro" in ALL_TOLD
    assert "4 each with 2 or 3 players, 5 with 4, 6 with 5 or 6" in ALL_TOLD
    assert "1 and 5 with 2 players, 2 and 6 with 3, 1 and 3 with 4, none with 5 or 6" in ALL_TOLD
    assert "7 singles: coal 2, gas 2, oil 2, uranium 1" in ALL_TOLD and "1 and 0 Elektro on card 1" in ALL_TOLD
    monkeypatch.setattr(CardGame, "start_money", 99)
    assert "Everybody takes 99 Elektro" in topic("setup")["sentences"][0]


def test_what_the_sentences_take_together_is_equal_on_the_edition_page():
    """2 and 3 players have columns alike, 5 and 6 too, and these two remove no plant."""
    sizes = CardGame.column_sizes
    assert (sizes[2], sizes[5]) == (sizes[3], sizes[6])
    assert [*CardGame.removed_small[5:], *CardGame.removed_large[5:]] == [0, 0, 0, 0]


def test_rulings_that_are_named_exist():
    """docs/rulings.md has the reasons."""
    known = re.findall(r"^## (R-\d\d)", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"R-\d\d", ALL_TOLD)
    assert len(set(named)) >= 15 and set(named) <= set(known)


def test_topics_that_are_named_exist():
    """Further reading."""
    named = re.findall(r"voltable rules ([\w-]+)", ALL_TOLD)
    assert len(named) >= 5 and set(named) <= set(TOPICS)


def test_commands_for_the_table_run():
    """Each one as it stands in the topic."""
    told = [sentence for sentence in topic("table")["sentences"] if "voltable calc" in sentence]
    found = [line for sentence in told for line in sentence.split("voltable ")[1:]]
    assert len(found) == 6
    for line in found:
        run(*shlex.split(line.rstrip("; ")))


@pytest.mark.parametrize("phase", ["open", "bid", "scrap", "give", "fuel", "run", "deal", "first"])
def test_whoever_is_asked_gets_two_sentences(phase):
    """Two, and no more: each ends with the only full stop in it."""
    first, second = PHASES[phase]
    assert all(part.endswith(".") and ". " not in part for part in (first, second))
    assert phase_help(phase) == f"{first} {second}".format(**numbers())


def test_there_is_help_for_nothing_else():
    """A situation that nobody can be in would be a mistake."""
    assert len(PHASES) == 8
    with pytest.raises(KeyError):
        phase_help("dance")

"""`rules` inside a game: the same words as the command, with the numbers of this game."""

import re

import pytest

import voltable
from kit.boards.own_maps import ICELAND
from kit.terminal.keyboard import WITH_BOTS, refusal_in, started
from kit.terminal.terminal import PROMPT, program, surroundings
from voltable_host.language.rule_topics import topic, topics
from voltable_host.language.rule_topics.of_game import topic_of

EDITIONS = [name for name, _module in voltable.EDITIONS]


def told(name: str, game) -> str:
    """A topic in one line."""
    return " ".join(topic_of(name, game)["sentences"])


@pytest.mark.parametrize(("kind", "edition"), [("card", "card"), ("board", "recharged")])
def test_rules_lists_the_topics_of_this_game(tmp_path, kind, edition):
    """A line each, and then how to read one; nothing is decided by it."""
    window, path = started(tmp_path, WITH_BOTS, kind, "--seed", 7)
    with window:
        window.wait_for(PROMPT)
        before = path.read_bytes()
        said = window.answer("rules")
        for name in topics(edition):
            assert f"{name} {topic(name, edition)['title']}" in said
        assert "Read one with: rules auction" in said and path.read_bytes() == before


def test_a_topic_is_told_with_the_numbers_of_this_game(tmp_path):
    """By its name in any case, or by a beginning that only one has."""
    window, _path = started(tmp_path, WITH_BOTS, "board", "--seed", 7, "--edition", "classic")
    with window:
        window.wait_for(PROMPT)
        assert "With 3 players you play in 3 regions" in window.answer("rules Regions")
        assert "somebody has 7 cities or more, with 3 players" in window.answer("rules step2")
        assert "clockwise by seat" in window.answer("rules auc")


@pytest.mark.parametrize(("typed", "answer"), [
    ("acution", "There is no topic acution. Did you mean: auction?"),
    ("step", "There is no topic step. Did you mean: step2, step3?"),
    ("xyzzy", "There is no topic xyzzy. List them with: rules"),
    ("bank", "bank is a topic of other editions: card. Read it with: voltable rules bank --edition card"),
])  # fmt: skip
def test_an_unknown_topic_names_those_that_look_like_it(tmp_path, typed, answer):
    """In red, and nothing is played."""
    window, _path = started(tmp_path, WITH_BOTS, "board", "--seed", 7, "--edition", "classic")
    with window:
        window.wait_for(PROMPT)
        window.answer(f"rules {typed}")
        assert answer in refusal_in(window)


def test_the_tab_key_completes_topics_and_languages(tmp_path):
    """Behind the words that take them; elsewhere what it completed before."""
    window, _path = started(tmp_path, WITH_BOTS, "board", "--seed", 7, "--edition", "classic")
    with window:
        window.wait_for(PROMPT)
        window.press("rules obs\t")
        window.wait_for("obsolete")
        assert "Plants that players own are not affected" in window.answer("")
        window.press("lang p\t")
        window.wait_for("lang pl")
        window.press("\x15rul\t")
        window.wait_for("rules")


def test_a_script_reads_rules_beside_its_data(tmp_path):
    """On stderr, where talk goes."""
    asked = ("play", "card", "--seed", "7", "--players", "Ana,Bo", "--save", "game")
    answer = program(*asked, input="rules\nrules discount\n", environment=surroundings(tmp_path))
    title = topic("discount", "card")["title"]
    assert f"discount - {title}" in answer.stderr and title not in answer.stdout and answer.returncode == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("count", range(2, 7))
def test_no_topic_tells_the_numbers_of_other_counts_of_players(edition, count):
    """Further topics are named as they are typed here."""
    game = voltable.new_game(edition, players=count, seed=1)
    for name in topics(edition):
        words = told(name, game)
        assert not re.search(r"\d+(/\d+){4}|voltable rules|--edition", words), words
        further = re.findall(r"voltable rules ([\w-]+)", " ".join(topic(name, edition)["sentences"]))
        assert all(f"rules {other}" in words for other in further)


def test_an_owners_map_brings_its_numbers():
    """Of fuel, refill, cities and regions."""
    own = voltable.boards.read(ICELAND)
    game = voltable.new_game("classic", board=own, players=3, seed=1)
    assert "20 coal from 2 Elektro" in told("setup", game)
    assert "Step 1: coal 9, oil" in told("refill", game)
    assert "somebody has 5 cities or more" in told("step2", game) and "9 cities or more" in told("end", game)

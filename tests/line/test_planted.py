"""Bugs that are planted on purpose: the simulator notices each of them, and a page tells how."""

from pathlib import Path

import pytest

from kit.line.planted.catching import BUGS, caught
from kit.line.planted.page import page
from kit.line.planted.scenarios import SCENARIOS

PAGE = Path(__file__).parents[2] / "docs/planted-bugs.md"


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_noticed(bug):
    assert caught(bug), f"nobody noticed that {bug.what}"


def test_there_are_at_least_twenty_of_them_with_names_of_their_own():
    assert len({bug.name for bug in BUGS}) == len(BUGS) >= 20


def test_every_scenario_is_used():
    assert {bug.scenario for bug in BUGS} == set(SCENARIOS)


def test_the_page_lists_each_bug_with_the_scenario_that_catches_it():
    assert PAGE.read_text(encoding="utf-8") == page(), "renew it: python tests/kit/line/planted/page.py"

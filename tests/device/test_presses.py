"""Whole games through the buttons of the companion: presses within their budgets, and the page that tells them."""

import functools

import pytest

from kit.games import recorded_games
from kit.tracker.press_page import (
    BUDGETS,
    DEPTHS,
    PAGE,
    SHOWN,
    TITLES,
    budget_rows,
    by_phase,
    by_players,
    by_screen,
    cells_of,
)
from kit.tracker.table_presses import RECORDED, Driven, drive, per_turn, record_sensible

MOST_PREDICTED = 3  # presses on a screen where everything is as it thinks


@functools.cache
def recorded() -> list[Driven]:
    """The recorded games at the depths that have a budget."""
    return drive(RECORDED, ",".join(BUDGETS))


def of_depth(depth: str) -> list[Driven]:
    """The recorded games at one depth."""
    return [game for game in recorded() if game.depth == depth]


@pytest.mark.parametrize("depth", BUDGETS)
def test_presses_per_player_and_round(depth):
    """Over all recorded games, the first round included; which screen costs how much stands below."""
    games = of_depth(depth)
    assert [game.name for game in games] == recorded_games.names()
    assert per_turn(games) <= BUDGETS[depth], "\n".join(by_screen(games))


def test_what_is_predicted_takes_at_most_three_presses():
    """On every screen of every recorded game."""
    most = {(game.name, name): figures[2] for game in recorded() for name, figures in game.screens.items()}
    assert {key: presses for key, presses in most.items() if presses > MOST_PREDICTED} == {}


def test_every_screen_of_a_table_was_needed():
    """Turns, ties, steps, the third party."""
    seen = {name for game in recorded() for name in game.screens}
    assert seen == {
        "auction", "auction_quick", "build", "dummy", "dummy_plant", "dummy_scrap", "fuel", "income", "power", "refill",
        "step", "tie",
    }  # fmt: skip


def test_one_hold_takes_the_last_move_back():
    """Every move of a few games."""
    assert len(drive(RECORDED, "quick", "undo", "card-bank", "classic-usa")) == 2
    assert len(drive(RECORDED, "score", "undo", "trust")) == 1


def test_the_page_is_up_to_date(tmp_path):
    """The recorded games, quick for all counts of players, and four players at every depth."""
    text = PAGE.read_text(encoding="utf-8")
    record_sensible(tmp_path)
    quick = drive(tmp_path, "quick")
    four = drive(tmp_path, ",".join(DEPTHS), *[f"{edition}-{SHOWN}" for edition in TITLES])
    for part in (budget_rows(recorded()), by_screen(of_depth("score")), by_phase(four)):
        assert "\n".join(part) in text, "python tests/kit/tracker/press_page.py writes it anew"
    cells, due = cells_of(text), cells_of("## By players\n" + "\n".join(by_players(quick)))
    assert {key: cells[key] for key in due} == due, "python tests/kit/tracker/press_page.py writes it anew"
    column = SHOWN - 2
    for key, row in cells_of("## By players\n" + "\n".join(by_players(four))).items():
        assert cells[key][column] == row[column], key
    assert len(cells) == 15

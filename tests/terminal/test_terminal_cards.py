"""Real cards on the table."""

import re

import pytest

from kit.games.keen import keen_move
from kit.terminal.keyboard import refusal_in, resumed, started
from kit.terminal.terminal import PROMPT, QUESTION, game_in, moves_in, reached
from voltable import CHANCE, notation
from voltable_host.terminal.menu import entries

SETUP = "3a 3b 4a 4b 5a 5b 5c 6a"


def test_a_setup_is_typed_several_cards_on_a_line(tmp_path):
    """The order, eight plants, the fuel; then the first auction."""
    window, path = started(tmp_path, "Ana Bo", "--dice", "table")
    with window:
        window.wait_for(PROMPT)
        window.answer("bo")
        for line in setup_lines(path, window):
            window.answer(line)
        game = game_in(path)
        assert window.said().endswith("open>") and game.turn == 1
        assert {"first Bo", "deal 3a", "deal coal1"} <= set(moves_in(path))


def setup_lines(path, window):
    """Cards that can be drawn, four on a line, divided by spaces or commas in turn."""
    divisors = (" ", ",", ", ", "  ")
    turn = 0
    while game_in(path).turn == CHANCE:
        trial = game_in(path).copy()
        cards = []
        while trial.turn == CHANCE and len(cards) < 4:
            cards.append(notation.write(trial.choices()[0], trial).removeprefix("deal "))
            trial.play(trial.choices()[0])
        turn += 1
        yield divisors[turn % 4].join(cards)


def test_a_card_that_cannot_have_been_drawn_is_refused(tmp_path):
    """One that lies there already, one of the other back, the last card; what was typed behind it is forgotten."""
    window, path = started(tmp_path, "Ana Bo", "--dice", "table")
    with window:
        window.wait_for(PROMPT)
        window.answer("ana")
        window.answer("3a 4b")
        before = moves_in(path)
        for line in ("3a", "40 5a", "end", "coal2", "3a 5a 5b", "99 5a"):
            window.answer(line)
            assert refusal_in(window) and moves_in(path) == before, line
        window.answer("5a 3a 5b")
        assert moves_in(path) == before + ["deal 5a"]


def test_a_card_typed_wrongly_is_taken_back(tmp_path):
    """People told it, people take it back."""
    window, path = started(tmp_path, "Ana Bo", "--dice", "table", "--take-back")
    with window:
        window.wait_for(PROMPT)
        window.answer("ana")
        window.answer("3a 4b")
        window.answer("u")
        assert moves_in(path)[-1] == "deal 3a"
        window.answer("4a")
        assert moves_in(path)[-2:] == ["deal 3a", "deal 4a"]


def test_the_tab_key_offers_what_can_have_been_drawn(tmp_path):
    """All cards that can come, none that cannot."""
    window, path = started(tmp_path, "Ana Bo", "--dice", "table")
    with window:
        window.wait_for(PROMPT)
        window.answer("ana")
        window.answer("bo")
        window.answer("3a 4b")
        possible = [entry.label.partition(" ")[0] for entry in entries(game_in(path))]
        window.press("\t\t")
        window.wait_for(re.compile(r"\n.*undo.*\n(?:.*\n)*drawn> $"))
        offered = window.said().split()
        assert set(possible) <= set(offered) and not {"3a", "4b", "end", "coal1"} & set(offered)


def test_plants_are_found_by_what_is_printed_on_them(tmp_path):
    """Those with one number have letters that stand on no card, so the question tells kind and need; so may answers."""
    window, path = started(tmp_path, "Ana Bo", "--dice", "table", "--lang", "cs")
    with window:
        window.wait_for(PROMPT)
        window.answer("ana")
        assert "3a uhlí 2, 3b ropa 2, 4a uhlí 2" in window.answer("bo")
        window.answer("3a uhli 2, 3b ropa 2, 8 eko")
        assert moves_in(path)[-3:] == ["deal 3a", "deal 3b", "deal 8"]
        assert "4b plyn 2, 5a uhlí 1" in window.answer("4a uhlí 2")
        assert moves_in(path)[-1] == "deal 4a"


@pytest.mark.parametrize("keys", ["B\t", "b\t"])
def test_the_tab_key_completes_names(tmp_path, keys):
    """With the capital they are written with, or without."""
    window, path = started(tmp_path, "Ana Bohumila", "--dice", "table")
    with window:
        window.wait_for(PROMPT)
        window.press(keys)
        window.wait_for("Bohumila")
        window.press("\r")
        window.wait_for(PROMPT)
        assert moves_in(path)[0] == "first Bohumila"


def test_with_two_players_the_bank_is_kept_account_of(tmp_path):
    """Real cards: its plants and fuel are named as it takes them, and stand in its row."""
    game = reached(lambda game: game.state.dummy and sum(game.state.dummy.fuel) > 2, "Ana Bo", keen_move, dice="table")
    window, _path = resumed(tmp_path, game)
    with window:
        window.wait_for(QUESTION)
        (row,) = [line for line in window.screen() if "the Bank" in line and "□" in line]
        for plant in game.state.dummy.plants:
            assert game.edition.cards.label(plant) in row
        units = [fuel for fuel in game.state.dummy.fuel if fuel]
        assert [int(number) for number in re.findall(r"(?:coal|gas|oil|uranium) (\d+)", row)] == units
    game = reached(bank_takes_fuel_next, "Ana Bo", keen_move, dice="table")
    window, path = resumed(tmp_path, game)
    with window:
        window.wait_for(PROMPT)
        window.answer("done")
        if game_in(path).hash() == game.hash():
            window.answer("done")  # after the warning
        assert re.search(r"The Bank takes (fuel|plant)", window.said())


def bank_takes_fuel_next(game) -> bool:
    """Somebody can end the turn, and then the Bank takes fuel."""
    if game.turn < 0 or game.view()["phase"] != "fuel" or not game.state.dummy:
        return False
    trial = game.copy()
    return any(type(event).__name__ == "BankTookFuel" for event in trial.play(trial.choices()[-1]))

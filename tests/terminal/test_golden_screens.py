"""Whole screens as people see them, kept as text in tests/golden.

python tests/terminal/test_golden_screens.py --renew: write them anew; then read what changed with git diff.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
for folder in ("core", "cardgame", "host", "tests", "tools"):  # runs without an install too
    sys.path.insert(0, str(ROOT / folder))

import record  # noqa: E402
from kit.games.keen import hoarding_move, keen_move  # noqa: E402
from kit.terminal.board_keyboard import board_reached  # noqa: E402
from kit.terminal.board_keyboard import ends_next as ends_board_next  # noqa: E402
from kit.terminal.terminal import PROMPT, QUESTION, Terminal, reached, saved, surroundings  # noqa: E402
from voltable.boardgame.fuels import STORAGE  # noqa: E402
from voltable.engine.verbs import BUILD, OPEN  # noqa: E402
from voltable.engine.verbs import FUEL as FUEL_TOKENS  # noqa: E402

GOLDEN = ROOT / "tests" / "golden"
ROWS = 44
ONE_PERSON = "Ana bot:steady bot:greedy"
PEOPLE = "Ana Bo Cy"
TRANSLATED = ("cs", "pl", "es", "hu")  # languages whose screens are kept too
LAST_WORDS = "voltable replay game"


class Screen(NamedTuple):
    """A screen: the situation, what is typed there, and how wide the window is."""

    stage: object
    names: str = ONE_PERSON
    typed: tuple[str, ...] = ()
    columns: int = 80
    arguments: tuple[str, ...] = ()
    how: dict = {"mover": keen_move}
    until: str | re.Pattern = QUESTION
    reach: Callable = reached


def of_board(stage, names: str = ONE_PERSON, edition: str = "classic", how: dict | None = None, **more) -> Screen:
    """A screen of the board game."""
    return Screen(stage, names, reach=board_reached, how={"edition": edition, **(how or {})}, **more)


def has_a_discount(game) -> bool:
    """Ana may open the plant under the token."""
    return game.turn == 0 and game.choices()[0][0] == OPEN and game.state.token >= 0


def has_much_to_buy(game) -> bool:
    """Coal of the storage among it."""
    return is_asked_late(FUEL_TOKENS)(game) and any(choice[1:2] == (STORAGE,) for choice in game.choices())


def is_asked_late(verb: int) -> Callable:
    """Ana is asked this when everybody has some plants and cities."""
    return lambda game: game.turn == 0 and game.state.round > 5 and game.choices()[0][0] == verb


def ends_next(game) -> bool:
    """Ana's word is the last one of the game."""
    if game.turn != 0 or game.view()["phase"] != "fuel" or not game.view()["last_round"]:
        return False
    trial = game.copy()
    trial.play(trial.choices()[-1])
    return trial.over


def has_a_rich_bank(game) -> bool:
    """The Bank owns plants and fuel, and Ana is about to buy fuel."""
    bank = game.state.dummy
    return game.turn == 0 and game.view()["phase"] == "fuel" and len(bank.plants) > 1 and sum(bank.fuel) > 1


BOARD_AUCTION = of_board(is_asked_late(OPEN))
BOARD_FUEL = of_board(has_much_to_buy, edition="recharged", how={"board": "usa", "storage_anytime": True})
BOARD_BUILD = of_board(is_asked_late(BUILD), "Ana bot:steady", edition="recharged")
BOARD_RESULT = of_board(ends_board_next, typed=("done",), until=LAST_WORDS, how={"board": "usa"})
BOARD_MAP = of_board(is_asked_late(BUILD), typed=("m",), how={"board": "usa"})
DRAFT = {"regions": "draft"}
AUCTION = Screen("last round: open", how={"mover": keen_move, "seeds": range(8, 60)})
FUEL = Screen("last round: buy", how={"mover": keen_move, "seeds": range(8, 60)})
SCREENS = {
    "auction": AUCTION,
    "auction-60": AUCTION._replace(columns=60),
    "auction-plain": AUCTION._replace(arguments=("--plain",)),
    "first-auction": Screen("first round: open"),
    "bidding": Screen("bid", typed=("bid 0",)),
    "fuel": FUEL,
    "fuel-60": FUEL._replace(columns=60),
    "run": Screen("run a mix"),
    "scrap": Screen("scrap"),
    "give": Screen("give", how={"mover": hoarding_move, "seeds": [847]}),
    "turn": Screen("bureaucracy: turn a card", typed=("?",), how={"choose_cards": True}),
    "plan": Screen("open", typed=("p", "5b@4 coal1", "-4a", "")),
    "help": Screen("bid", typed=("?",)),
    "rules": Screen("bid", typed=("rules",)),
    "six-players-60": Screen("last round: buy", "Ana bot:steady bot:greedy Bo Cy Dana", columns=60),
    "table-setup": Screen("setup: deal fuel", "Ana Bo", typed=("end",), how={"dice": "table"}),
    "table-plant": Screen("auction: deal plant", "Ana Bo Cy", how={"dice": "table"}),
    "bank": Screen(has_a_rich_bank, "Ana bot:steady"),
    "bank-60": Screen(has_a_rich_bank, "Ana bot:steady", columns=60),
    "result": Screen(ends_next, typed=("done", "done"), until=LAST_WORDS),
    "result-60": Screen(ends_next, "Ana bot:steady", typed=("done", "done"), until=LAST_WORDS, columns=60),
    "result-plain": Screen(ends_next, typed=("done", "done"), until=LAST_WORDS, arguments=("--plain",)),
}
SCREENS |= {
    "board-auction": BOARD_AUCTION,
    "board-auction-60": BOARD_AUCTION._replace(columns=60),
    "board-auction-plain": BOARD_AUCTION._replace(arguments=("--plain",)),
    "board-discount": of_board(has_a_discount, edition="recharged", how={"demolition": True}),
    "board-bidding": of_board("bid", typed=("bid 0",)),
    "board-fuel": BOARD_FUEL,
    "board-fuel-60": BOARD_FUEL._replace(columns=60),
    "board-first-city": of_board("first city", edition="central_europe"),
    "board-build": BOARD_BUILD,
    "board-build-60": BOARD_BUILD._replace(columns=60),
    "board-place": of_board("place", "Ana bot:steady", edition="recharged"),
    "board-mark-60": of_board("mark", columns=60, edition="recharged", how={"board": "usa", "starting_cities": True}),
    "board-draft-60": of_board("draft region", columns=60, edition="central_europe", typed=("x",), how=DRAFT),
    "board-run": of_board("run a mix", typed=("none",)),
    "board-drawn": of_board("setup: deal plant", PEOPLE, edition="recharged", typed=("99",), how={"dice": "table"}),
    "board-step-three": of_board("bureaucracy: deal Step 3", PEOPLE, typed=("27",), how={"dice": "table"}),
    "board-plan": of_board(is_asked_late(OPEN), typed=("p", "25 -8 oil2", "essen, duisburg", "atlantis", "")),
    "board-help": of_board("fuel", columns=60, typed=("?",)),
    "board-map": BOARD_MAP,
    "board-map-plain": BOARD_MAP._replace(columns=60, arguments=("--plain",)),
    "board-map-50": BOARD_MAP._replace(columns=50),
    "board-city": BOARD_MAP._replace(typed=("m denver",)),
    "board-rules": BOARD_MAP._replace(typed=("rules step2",)),
    "board-table": of_board("fuel", typed=("t",)),
    "board-six-players-60": of_board(is_asked_late(FUEL_TOKENS), "Ana bot:steady Bo Cy Dana Eva", columns=60,
                                     how={"hidden_money": False}),
    "board-result": BOARD_RESULT,
    "board-result-six-60": of_board(ends_board_next, "Ana bot:steady Bo Cy Dana Eva", typed=("done",),
                                    until=LAST_WORDS, columns=60, how={"hidden_money": False}),
    "board-result-plain": BOARD_RESULT._replace(columns=60, arguments=("--plain",)),
}  # fmt: skip
for language in TRANSLATED:
    SCREENS[f"auction-{language}"] = AUCTION._replace(arguments=("--lang", language))
    SCREENS[f"board-auction-{language}"] = BOARD_AUCTION._replace(arguments=("--lang", language))
    SCREENS[f"fuel-{language}"] = FUEL._replace(arguments=("--lang", language))


def drawn(screen: Screen, home: Path) -> str:
    """What stands in the window after everything was typed."""
    saved(screen.reach(screen.stage, screen.names, **screen.how), home)
    asked = ("resume", "game", *screen.arguments)
    with Terminal(screen.columns, ROWS, *asked, environment=surroundings(home)) as window:
        window.wait_for(PROMPT)
        for line in screen.typed[:-1]:
            window.answer(line)
        if screen.typed:
            window.answer(screen.typed[-1], screen.until)
        return "\n".join(window.screen()) + "\n"


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_as_it_was(name, tmp_path):
    """To the letter; a screen that was changed on purpose is renewed with --renew."""
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert drawn(SCREENS[name], tmp_path) == kept, "renew: python tests/terminal/test_golden_screens.py --renew"


def test_no_screen_is_kept_that_nobody_draws():
    """A file without its situation would never be looked at."""
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(SCREENS)


def test_kept_screens_fit_and_plain_ones_are_ascii():
    """What is kept must not be wrong already."""
    for name, screen in SCREENS.items():
        kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
        assert max(map(len, kept.splitlines())) <= screen.columns
        assert kept.isascii() or "--plain" not in screen.arguments


def test_the_recording_is_the_same_each_time():
    """So that a new one differs only where the game does."""
    first, second = record.record(), record.record()
    assert first.frames == second.frames and 25 <= first.now <= 40


def test_a_readme_can_show_the_recording():
    """Well-formed, small, nothing from elsewhere, and every kind of line in it."""
    path = ROOT / "docs" / "play.svg"
    drawn = path.read_text(encoding="utf-8")
    texts = [element.text or "" for element in ElementTree.fromstring(drawn).iter() if element.tag.endswith("text")]
    assert len(drawn.encode()) < 250_000
    assert not re.search(r"<script|<image|<foreignObject|href|url\(|@import|@font-face", drawn)
    for expected in ("voltable play", "hint (", "Plan: ", "run>", "voltable resume"):
        assert any(expected in text for text in texts), expected
    assert "$voltableplay" in "".join(texts) and "max" in "".join(texts)  # typed key by key


def renew() -> None:
    """All screens, and none that was before."""
    for path in GOLDEN.glob("*.txt"):
        path.unlink()
    for name, screen in SCREENS.items():
        with TemporaryDirectory() as home:
            (GOLDEN / f"{name}.txt").write_text(drawn(screen, Path(home)), encoding="utf-8", newline="\n")


if __name__ == "__main__" and "--renew" in sys.argv:
    renew()

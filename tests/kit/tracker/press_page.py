"""The page docs/presses.md: how many presses a round costs, measured through the buttons.

python tests/kit/tracker/press_page.py: play, press, and write the page anew (half a minute).
"""

import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
for source in ("core", "cardgame", "device", "host", "tests", "tools"):  # runs without an install too
    sys.path.insert(0, str(ROOT / source))

from kit.tracker.table_presses import EDITIONS, RECORDED, Driven, drive, per_turn, record_sensible  # noqa: E402

PAGE = ROOT / "docs/presses.md"
DEPTHS = ("guide", "quick", "score", "market")
PLAYERS = range(2, 7)
SHOWN = 4  # players of the table by phase
TITLES = {"classic": "classic", "central_europe": "Central Europe", "recharged": "recharged", "card": "card game"}
TEXT = """# How many presses a round costs

Counted, not estimated: whole games are pressed through the device program under MicroPython, on the profile with three
buttons, the shortest way its screens offer. A number is presses per player and round, the first round included. A held
key is one press: the right key of a counter repeats while it is held, which people do from three steps on. Not counted
is the start of a game: its settings, and the first order where people tell it ({setup} presses at most); the device
draws it on request. `python tests/kit/tracker/press_page.py` writes this page; a test holds it against the program.

## Budgets

The recorded games of `tests/recorded`, in which players do all kinds of things, all together:

| depth | presses per player and round | budget | if no key were held |
| --- | --- | --- | --- |
{budgets}

## By players

Games of bots that play sensibly (`greedy`, seed 7); recharged and the card game with two players have the Trust or the
Bank, whose plants are told.

| edition | depth | 2 | 3 | 4 | 5 | 6 players |
| --- | --- | --- | --- | --- | --- | --- |
{players}

## By phase

The same games, four players.

| edition | depth | order | auction | fuel | build | power and refill |
| --- | --- | --- | --- | --- | --- | --- |
{phases}

## By screen

Recorded games, `score`: how often each screen is answered, and with how many presses.

| screen | answers | presses | presses an answer | most where all is as predicted |
| --- | --- | --- | --- | --- |
{screens}
"""
BUDGETS = {"quick": 4.5, "score": 6.5}


def row(*cells) -> str:
    """A line of a table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def by_players(games: list[Driven]) -> list[str]:
    """A row an edition and depth, a cell a count of players."""
    rows = []
    for edition in EDITIONS:
        for depth in DEPTHS:
            found = {game.players: game for game in games if (game.edition, game.depth) == (edition, depth)}
            if found:
                cells = [f"{per_turn([found[count]]):.1f}" if count in found else "" for count in PLAYERS]
                rows.append(row(TITLES[edition], depth, *cells))
    return rows


def by_phase(games: list[Driven]) -> list[str]:
    """A row an edition and depth, a cell a phase."""
    rows = []
    for edition in EDITIONS:
        for depth in DEPTHS:
            for game in games:
                if (game.edition, game.depth, game.players) == (edition, depth, SHOWN):
                    cells = [f"{presses / game.turns:.2f}" for presses in game.phases]
                    rows.append(row(TITLES[edition], depth, *cells))
    return rows


def by_screen(games: list[Driven]) -> list[str]:
    """A row a screen."""
    rows = []
    for name in sorted({screen for game in games for screen in game.screens}):
        figures = [game.screens[name] for game in games if name in game.screens]
        answers, presses = sum(one[0] for one in figures), sum(one[1] for one in figures)
        most = max(one[2] for one in figures)
        rows.append(row(name.replace("_", " "), answers, presses, f"{presses / answers:.1f}", most))
    return rows


def budget_rows(games: list[Driven]) -> list[str]:
    """What the recorded games cost."""
    rows = []
    for depth, budget in BUDGETS.items():
        found = [game for game in games if game.depth == depth]
        steps = sum(game.steps for game in found) / sum(game.turns for game in found)
        rows.append(row(depth, f"{per_turn(found):.2f}", budget, f"{steps:.2f}"))
    return rows


def whole_page(recorded: list[Driven], sensible: list[Driven]) -> str:
    """The page with its figures."""
    return TEXT.format(
        setup=max(game.setup for game in sensible + recorded),
        budgets="\n".join(budget_rows(recorded)),
        players="\n".join(by_players(sensible)),
        phases="\n".join(by_phase(sensible)),
        screens="\n".join(by_screen([game for game in recorded if game.depth == "score"])),
    )


def cells_of(text: str) -> dict[tuple[str, str], list[str]]:
    """The cells of the table by players, as they stand on a page."""
    table = text.partition("## By players")[2].partition("## By phase")[0]
    rows = re.findall(r"^\| ([^|]+) \| (\w+) \| (.*) \|$", table, re.MULTILINE)
    return {(edition, depth): cells.split(" | ") for edition, depth, cells in rows if depth in DEPTHS}


def main() -> None:
    """Write the page."""
    with tempfile.TemporaryDirectory(prefix="voltable-games-") as folder:
        record_sensible(Path(folder))
        sensible = drive(Path(folder), ",".join(DEPTHS))
    PAGE.write_text(whole_page(drive(RECORDED, ",".join(BUDGETS)), sensible), encoding="utf-8")
    print(PAGE)


if __name__ == "__main__":
    main()

"""Games pressed through the buttons under MicroPython: what tests/kit/tracker/table_pressing.py prints, as figures."""

import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from kit.games import recorded_games
from kit.interpreters.micropython_run import SOURCES
from provide_micropython import find_micropython
from voltable import notation
from voltable.bots.seating import seated
from voltable_host.terminal.families import played_family_of

ROOT = Path(__file__).resolve().parents[3]
RECORDED = ROOT / "tests/recorded"
HEAP = "heapsize=2500k"
EDITIONS = {"classic": "germany", "central_europe": "central_europe", "recharged": "germany", "card": ""}
NAMES = "Ana Bo Cy Di Ed Flo".split()
BOT, SEED = "greedy", 7


@dataclass(frozen=True)
class Driven:
    """One game at one depth: presses by phase, and by screen answers, presses, the most for what was predicted."""

    name: str
    edition: str
    depth: str
    players: int
    rounds: int
    setup: int
    steps: int  # presses if no key were ever held
    phases: tuple[int, ...]
    screens: dict[str, tuple[int, int, int]]

    @property
    def turns(self) -> int:
        """Players times rounds."""
        return self.players * self.rounds


def drive(games: Path, depths: str, *words: str) -> list[Driven]:
    """Press through recorded games of a folder, all or by name; what went wrong is an AssertionError."""
    micropython = find_micropython()
    assert micropython, "There is no MicroPython: run `make test`."
    with tempfile.TemporaryDirectory(prefix="voltable-presses-") as folder:
        program = [
            micropython,
            "-X",
            HEAP,
            ROOT / "tests/kit/tracker/table_pressing.py",
            f"{folder}/device",
            games,
            depths,
        ]
        environment = os.environ | {"MICROPYPATH": SOURCES}
        done = subprocess.run([*program, *words], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return [driven(line.split()) for line in done.stdout.splitlines()]


def driven(words: list[str]) -> Driven:
    """A line of figures."""
    players, rounds, setup, steps, *phases = [int(word) for word in words[3:12]]
    screens = {}
    for word in words[12:]:
        name, answers, presses, most = word.split(":")
        screens[name] = (int(answers), int(presses), int(most))
    return Driven(words[0], words[1], words[2], players, rounds, setup, steps, tuple(phases), screens)


def per_turn(games: list[Driven]) -> float:
    """Presses per player and round over some games."""
    return sum(sum(game.phases) for game in games) / sum(game.turns for game in games)


def record_sensible(folder: Path):
    """A game of sensible bots for every edition and count of players, as recorded games."""
    for edition, board in EDITIONS.items():
        for players in range(2, 7):
            heading = recorded_games.heading_of(edition, board, " ".join(NAMES[:players]), SEED, ())
            (folder / f"{edition}-{players}.txt").write_text(sensible(heading, players), encoding="utf-8")


def sensible(heading: list[str], players: int) -> str:
    """The text of a game that bots play."""
    game = recorded_games.begin(heading)
    move = seated([BOT] * players, played_family_of(game).bots)(SEED)
    actions = []
    while not game.over:
        action = move(game)
        actions.append(notation.write(action, game))
        game.play(action)
    return "\n".join([*heading, "", *actions, "", "hash " + game.hash(), ""])

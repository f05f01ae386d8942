"""An evening with an emulated device: its keys are pressed, its screen is read, its plug is pulled."""

import re
from collections.abc import Callable
from pathlib import Path

from pico.emulated import Pico
from voltable_host.companion.sim.png import png
from voltable_host.companion.sim.reading import read

LEFT, MIDDLE, RIGHT = 15, 14, 13  # the pins of the keys, as in the profile pico-oled-3b
LOOK, PATIENCE = 100, 15_000  # milliseconds of the device
PHASES = ("AUCTION", "FUEL", "BUILD", "POWER", "REFILL")
MOST_PRESSES = 60
MOVES = re.compile(r"(\d+) moves? |\d+ of (\d+) only here")  # on the page that asks whether to resume
AFTERWARDS = 1000  # milliseconds in which all that a press causes has happened


class Failed(Exception):
    """The device did something else; the text says what it showed."""


class Evening:
    """Each step says in a few words what it saw, or fails."""

    def __init__(self, pico: Pico, pictures: Path):
        self.pico = pico
        self.pictures = pictures

    def boot(self) -> str:
        """Power on; the first page of a new device is the test of its pins."""
        self.pico.switch_on()
        self.wait_for(lambda lines: lines[:1] == ["pico-oled-3b"])
        self.picture("first")
        return f"first page after {self.pico.stats()[0]} ms of its own"

    def test_pins(self) -> str:
        """Every key is pressed; the language is asked next."""
        for pin in (LEFT, MIDDLE, RIGHT):
            self.pico.press(pin)
        self.wait_for(lambda lines: lines[0].startswith("LANGUAGE"))
        self.pico.wait(AFTERWARDS)
        return self.lines()[0]

    def start_game(self) -> str:
        """English, and a new game with the answers that are offered."""
        while "▶English" not in self.lines():
            self.pico.press(LEFT)
            self.pico.wait(AFTERWARDS)
        self.accept()
        self.wait_for(lambda lines: lines[0].startswith("NEW GAME"))
        self.accept()
        lines = self.wait_for(lambda lines: "AUCTION" in lines[0])
        self.picture("game")
        return lines[0]

    def play_round(self) -> str:
        """The predicted answer everywhere, until the second round begins."""
        seen, presses, lines = [], 0, self.lines()
        while not lines[0].startswith("R2"):
            seen += [phase for phase in PHASES if phase in lines[0] and phase not in seen]
            self.accept()
            presses += 1
            lines = self.wait_for(lambda new, old=lines: new != old)
            if presses == MOST_PRESSES:
                raise Failed(f"A round does not end; the screen: {lines}")
        self.expect(tuple(seen), PHASES)
        self.picture("round")
        return f"{presses} presses through {', '.join(seen)}"

    def undo(self) -> str:
        """A hold brings the first round back, a press the second."""
        before = self.lines()
        self.pico.hold(LEFT)
        back = self.wait_for(lambda lines: lines[0].startswith("R1"))
        self.accept()
        self.wait_for(lambda lines: lines == before)
        return f"back at {back[0]}"

    def pull_the_plug(self) -> str:
        """Off and on: the game is where it was."""
        before = self.lines()
        resumed = self.resume()
        self.expect(self.wait_for(lambda lines: lines[0].startswith("R2")), before)
        return f"resumed at {resumed} moves"

    def cut_the_power(self) -> str:
        """Before the first, second… change of flash that a move makes: the move is there or not, nothing else."""
        outcomes, moves = [], self.resume()
        while not outcomes or outcomes[-1] != "undisturbed":
            self.pico.cut(len(outcomes) + 1)
            self.accept()
            self.pico.wait(AFTERWARDS)
            was_cut, before, moves = self.pico.is_cut(), moves, self.resume()
            if moves not in (before, before + 1) or not was_cut and moves == before:
                raise Failed(f"{before} moves before the cut, {moves} after it.")
            outcomes.append("undisturbed" if not was_cut else "kept" if moves > before else "not begun")
        if "not begun" not in outcomes:
            raise Failed(f"No cut hit a move: {', '.join(outcomes)}.")
        return ", ".join(outcomes)

    # Small steps

    def accept(self) -> None:
        """The key in the middle."""
        self.pico.press(MIDDLE)

    def lines(self) -> list[str]:
        """What the screen says, never nothing at all."""
        return read(self.pico.screen()) or [""]

    def wait_for(self, condition: Callable[[list[str]], bool]) -> list[str]:
        """The screen, as soon as it is as wanted."""
        for _look in range(PATIENCE // LOOK):
            lines = self.lines()
            if condition(lines):
                return lines
            self.pico.wait(LOOK)
        self.picture("failed")
        raise Failed(f"That screen did not come. There stands: {self.lines()}")

    def resume(self) -> int:
        """Off and on, and on with the game; its moves."""
        self.pico.restart()
        lines = self.wait_for(lambda lines: lines[0].startswith("Resume") and bool(MOVES.search(" ".join(lines))))
        found = MOVES.search(" ".join(lines))
        assert found
        self.pico.wait(AFTERWARDS)
        self.accept()
        self.wait_for(lambda lines: bool(re.match(r"R\d", lines[0])))
        return int(found[1] or found[2])

    def picture(self, name: str) -> None:
        """Keep what stands there."""
        (self.pictures / f"{name}.png").write_bytes(png(self.pico.screen()))

    def expect(self, found: object, wanted: object) -> None:
        """Two things that have to be equal."""
        if found != wanted:
            raise Failed(f"Wanted {wanted}, found {found}.")

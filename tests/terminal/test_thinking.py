"""A bot that thinks longer than half a second is shown to whoever looks; the clock is the test's own."""

import io
import threading

import pytest

import voltable
from kit.patience import PATIENCE as LONG
from kit.terminal.keyboard import PEOPLE, WITH_BOTS, started
from kit.terminal.terminal import MAIN, PROMPT
from voltable.bots.thought import Thought
from voltable.talk.said import said
from voltable_host.language import choose
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk
from voltable_host.terminal.answers import Answers
from voltable_host.terminal.session import Session
from voltable_host.terminal.thinking import PATIENCE, Thinking, alarm

SHOWN, WIPED = "\r\x1b[Ksteady thinks …", "\r\x1b[K"
AT_ONCE = "from voltable_host.terminal import session; session.alarm = lambda seconds, ring: ring() or (lambda: None); "


@pytest.fixture(autouse=True)
def english():
    """Sentences are compared in English."""
    choose("en")


class Clock:
    """Stands still until it is set forward; alarms ring on the way."""

    def __init__(self) -> None:
        self.now = 0.0
        self.alarms: list[tuple] = []
        self.set = 0  # how many there were

    def alarm(self, seconds: float, ring):
        """As Thinking wants one."""
        entry = (self.now + seconds, ring)
        self.alarms.append(entry)
        self.set += 1
        return lambda: self.alarms.remove(entry) if entry in self.alarms else None

    def go_on(self, seconds: float) -> None:
        """So much later."""
        self.now += seconds
        for entry in [entry for entry in self.alarms if entry[0] <= self.now]:
            self.alarms.remove(entry)
            entry[1]()


class Slow:
    """A bot whose thoughts take as long as it is told, and that may be interrupted."""

    name = "steady"

    def __init__(self, clock: Clock, seconds: float, error: type[BaseException] | None = None):
        self.clock, self.seconds, self.error = clock, seconds, error

    def think(self, game, dice) -> Thought:
        """The first move there is."""
        self.clock.go_on(self.seconds)
        if self.error:
            raise self.error
        action = game.choices()[0]
        return Thought(action[:3] if action[0] == voltable.engine.verbs.OPEN else action, said("choose-done"))


class Window(io.StringIO):
    """A terminal, or none."""

    encoding = "utf-8"

    def __init__(self, is_terminal: bool):
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        """What it is."""
        return self.is_terminal


@pytest.fixture
def windows(monkeypatch):
    """Says which of stdout and stderr are terminals, and gives both."""
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)

    def open_them(out: bool = True, err: bool = True) -> tuple[Window, Window]:
        found = Window(out), Window(err)
        monkeypatch.setattr("sys.stdout", found[0])
        monkeypatch.setattr("sys.stderr", found[1])
        return found

    return open_them


def thought_of(folder, seconds: float, error=None, **talk) -> Clock:
    """A session in which a bot of this speed moves."""
    clock = Clock()
    game = voltable.new_game("card", players=["bot:steady", "Ana"], seed=7)
    with SaveFile.create(folder / "game.vtl", game) as save:
        session = Session(save, Talk(**talk))
        session.bots["steady"] = Slow(clock, seconds, error)
        session.alarm = clock.alarm
        session.let_bot_move("steady")
    return clock


def test_a_long_thought_is_shown_and_taken_away(tmp_path, windows):
    """Before anything is said of the move."""
    out, err = windows()
    clock = thought_of(tmp_path, PATIENCE)
    assert err.getvalue() == SHOWN + WIPED
    assert "bot:steady opens plant" in out.getvalue() and "thinks" not in out.getvalue()
    assert clock.alarms == []


def test_a_short_thought_is_not(tmp_path, windows):
    """Nobody wonders."""
    _out, err = windows()
    clock = thought_of(tmp_path, PATIENCE - 0.01)
    assert err.getvalue() == "" and (clock.set, clock.alarms) == (1, [])


@pytest.mark.parametrize("talk", [{"json": True}, {"quiet": True}])
def test_who_wants_only_data_is_not_told(tmp_path, windows, talk):
    """No alarm is set at all."""
    _out, err = windows()
    assert thought_of(tmp_path, 60, **talk).set == 0
    assert "thinks" not in err.getvalue()


@pytest.mark.parametrize(("out", "err"), [(True, True), (True, False), (False, True), (False, False)])
def test_it_is_shown_where_somebody_looks(tmp_path, windows, out, err):
    """On stderr, else on stdout; never into a pipe."""
    stdout, stderr = windows(out, err)
    clock = thought_of(tmp_path, 60)
    assert ("thinks" in stderr.getvalue()) is err
    assert ("thinks" in stdout.getvalue()) is (out and not err)
    assert clock.set == int(out or err)


def test_on_a_plain_terminal_it_is_a_line(tmp_path, windows):
    """In ASCII; nothing is redrawn there."""
    _out, err = windows()
    thought_of(tmp_path, 60, plain=True)
    assert err.getvalue() == "steady thinks ...\n"


@pytest.mark.parametrize("seconds", [0, 60])
def test_ctrl_c_takes_it_away_too(tmp_path, windows, seconds):
    """The interrupt goes on as ever."""
    _out, err = windows()
    with pytest.raises(KeyboardInterrupt):
        thought_of(tmp_path, seconds, KeyboardInterrupt)
    assert err.getvalue() == (SHOWN + WIPED if seconds else "")


def test_a_hint_is_a_thought_as_well(tmp_path, windows):
    """By the bot that gives it."""
    out, err = windows()
    clock = Clock()
    game = voltable.new_game("card", players=PEOPLE.split(), seed=7)
    with SaveFile.create(tmp_path / "game.vtl", game) as save:
        session = Session(save, Talk())
        session.bots["steady"] = Slow(clock, 60)
        session.alarm = clock.alarm
        Answers(session).hint("")
    assert SHOWN + WIPED in err.getvalue()


def test_the_alarm_rings_in_time_or_never():
    """Once it is put off it cannot ring any more, and no thread is left."""
    before, rang = threading.active_count(), threading.Event()
    put_off = alarm(0, rang.set)
    assert rang.wait(LONG)
    put_off()
    never = threading.Event()
    alarm(LONG, never.set)()
    assert not never.is_set() and threading.active_count() == before


def test_a_bell_that_is_ringing_is_waited_for(windows):
    """Nothing is written after it was wiped."""
    _out, err = windows()
    begun, may_end = threading.Event(), threading.Event()

    def slow_ring() -> None:
        begun.set()
        may_end.wait(LONG)
        shown.show()

    shown = Thinking(Talk(), "steady", lambda seconds, ring: alarm(0, slow_ring))
    with shown:
        assert begun.wait(LONG)
        may_end.set()
    assert err.getvalue() == SHOWN + WIPED


def test_in_a_terminal_nothing_of_it_stays(tmp_path):
    """An alarm that rings at once, so that every thought is long."""
    window, _path = started(tmp_path, WITH_BOTS, "--seed", 7, code=AT_ONCE + MAIN)
    with window:
        window.wait_for(PROMPT)
        window.answer("1")
        assert "steady thinks …" in window.raw and "greedy thinks …" in window.raw
        assert not any("thinks" in line for line in window.screen())

"""A live game at a keyboard: the real command in a terminal, the real program of the device at the other end."""

import re

import pytest

import voltable
from kit.line.cabled import Companion, Laptop
from kit.terminal.terminal import Terminal

GID = b"77777777"
PROMPT = re.compile(r"(?:^|\n)> $")
LIVE = "The device shows this game"
GONE = "The device is not there any more."


@pytest.fixture
def cable(tmp_path):
    """A device that follows a table, and a computer that has the same."""
    companion = Companion(tmp_path)
    laptop = Laptop(tmp_path, companion.port)
    game = voltable.new_table("classic", players=["Ana", "Bo", "Cy"], depth="quick", seed=3, gid=GID)
    companion.put(game)
    laptop.save(game, "mine")
    with companion:
        yield companion, laptop


def window(laptop, *arguments) -> Terminal:
    """The command in a terminal of its own."""
    return Terminal(100, 40, *arguments, environment=laptop.environment)


def same(companion, laptop) -> int:
    """Both have the same game; how many records."""
    assert companion.logs()[GID] == laptop.logs()[GID]
    return voltable.load(laptop.logs()[GID]).log.count


def test_moves_of_both_sides_are_told_while_somebody_types(cable):
    companion, laptop = cable
    companion.press("M")  # go on with this game
    with window(laptop, "device", "watch", "--port", companion.port) as watch:
        watch.wait_for(PROMPT)
        count = same(companion, laptop)
        watch.press("do")
        companion.press("M")
        watch.wait_for("Everybody has bought or dropped out.")
        watch.wait_for(re.compile(r"> do$"))  # what was typed is still there
        watch.type("ne")
        watch.wait_for("The order is now")
        companion.wait_for("FUEL")
        assert same(companion, laptop) == count + 2
        watch.answer("undo", PROMPT)
        companion.wait_for("ORDER")
        watch.answer("bought", "What can be told now")
        watch.type("exit")
        assert watch.code() == 0
    assert same(companion, laptop) == count + 3


def test_the_cable_may_be_pulled_and_put_back(cable):
    companion, laptop = cable
    with window(laptop, "device", "watch", "--port", companion.port) as watch:
        watch.wait_for(PROMPT)
        companion.switch_off()
        watch.wait_for(GONE)
        companion.switch_on()
        watch.typed_at = len(watch.raw)
        watch.wait_for(LIVE)
        watch.answer("done", "Everybody has bought or dropped out.")
        count = same(companion, laptop)
        companion.switch_off()
        watch.wait_for(GONE)
        watch.answer("done", "(y/n)")
        watch.answer("y", "The order is now")
        companion.switch_on()
        watch.typed_at = len(watch.raw)
        watch.wait_for(LIVE)
        assert same(companion, laptop) == count + 1
        companion.switch_off()
        watch.wait_for(GONE)
        watch.answer("done", "(y/n)")
        companion.switch_on()  # it is back before anybody answers
        watch.wait_for("Everybody has bought fuel.")
        assert same(companion, laptop) == count + 2
        watch.interrupt()
        assert watch.code() == 130


@pytest.mark.parametrize("where", ["here", "on the device"])
def test_a_fork_is_shown_and_a_person_picks(cable, where):
    companion, laptop = cable
    companion.press("M")
    with window(laptop, "device", "watch", "--port", companion.port) as watch:
        watch.wait_for(PROMPT)
        companion.switch_off()
        watch.wait_for(GONE)
        watch.answer("set Bo 5", "(y/n)")
        watch.answer("y", "Bo")
        companion.port.unlink(missing_ok=True)
        plugged, companion.port = companion.port, companion.home / "loose"
        companion.switch_on()
        companion.press("M", "M")
        plugged.symlink_to(companion.port.resolve())
        watch.wait_for("Which one goes on, device or host?")
        assert "device: 1 move since" in watch.said() and "here: 1 move since" in watch.said()
        theirs = companion.logs()[GID]
        if where == "here":
            watch.type("device")
        else:
            fingers = companion.fingers
            fingers.keep(fingers.bit("L") | fingers.bit("R"), 3500)
        watch.wait_for("The device goes on; what was here:")
        watch.wait_for(PROMPT)
        assert same(companion, laptop) and laptop.logs()[GID].startswith(theirs)
        assert theirs in laptop.branches() and len(laptop.branches()) == 2
        watch.type("q")
        assert watch.code() == 0


def test_people_play_at_the_prompt_and_the_device_takes_back(cable):
    companion, laptop = cable
    with window(laptop, "play", "card", "--players", "Ana,Bo,Cy", "--seed", "5", "--save", "cards",
                "--device", companion.port) as play:  # fmt: skip
        play.wait_for(LIVE)
        play.wait_for("open> ")
        play.answer("1 1", "bid> ")
        companion.press("L")
        path = laptop.home / "games" / "cards.vtl"
        gid = path.read_bytes()[4:12]
        assert companion.logs()[gid] == path.read_bytes()
        companion.fingers.hold(companion.fingers.bit("L"))
        play.wait_for("Taken back at the device.")
        play.wait_for("open> ")
        play.answer("q", "To go on: voltable resume cards")
        assert play.code() == 0
    assert companion.logs()[gid] == path.read_bytes()

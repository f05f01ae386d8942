"""docs/link.md: every example of it is run, and every number of its tables is that of the code."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import msgpack
import pytest

import voltable
from kit.interpreters.micropython_run import ROOT
from kit.line import line_session, naive_frames
from voltable import LogError
from voltable.engine import journal, log
from voltable.engine.pack import pack, unpack
from voltable.line import frame, messages
from voltable.line.flows.live import AGAIN
from voltable.line.frame import TO_DEVICE, TO_HOST
from voltable_device.line import answers
from voltable_host.companion.line import payloads

PAGE = (ROOT / "docs" / "link.md").read_text(encoding="utf-8")


def block(name: str) -> str:
    """The text of the one example of this kind."""
    (found,) = re.findall(rf"^```{name}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return found


def section(title: str) -> str:
    """What stands below a title."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The rows of its tables, without their headings and code marks."""
    lines = re.findall(r"^\| (.*) \|$", text, re.MULTILINE)
    return [[cell.strip("` ") for cell in line.split("|")] for line in lines if not line.startswith("---")]


def value(text: str):
    """A value as the page writes it."""
    text = re.sub(r"h'([0-9a-f]*)'", lambda found: repr(bytes.fromhex(found[1])), text)
    for ours, pythons in (("nil", "None"), ("true", "True"), ("false", "False")):
        text = re.sub(rf"\b{ours}\b", pythons, text)
    return ast.literal_eval(text)


# Python


def test_the_python_examples_print_what_the_page_says():
    """Like any doctest."""
    text = "\n".join(re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(text, {}, "docs/link.md", "docs/link.md", 0)
    assert len(test.examples) >= 12
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []


# msgpack


def test_the_values_have_these_bytes():
    """With our codec, the host's, and the package itself."""
    found = [row for row in rows(section("msgpack")) if row[0].startswith("[")]
    assert len(found) == 4
    for text, hexadecimal in found:
        data = bytes.fromhex(hexadecimal)
        assert pack(value(text)) == msgpack.packb(value(text)) == data
        assert unpack(data) == payloads.unpack(data) == value(text)


def test_what_is_refused_is_refused():
    """By both codecs."""
    found = [row for row in rows(section("msgpack")) if re.match("[0-9a-f]{2} ", row[0])]
    assert len(found) == 8
    for hexadecimal, _why in found:
        for codec in (unpack, payloads.unpack):
            with pytest.raises(LogError):
                codec(bytes.fromhex(hexadecimal))


# Tables


def test_every_kind_stands_there_with_its_fields():
    """As many as its shape has."""
    found = [row for row in rows(section("Messages")) if re.match(r"\d+ [A-Z]+$", row[0])]
    assert [row[0] for row in found] == [f"{kind} {name}" for kind, name in sorted(line_session.NAMES.items())]
    for title, request, reply, _means in found:
        kind = int(title.split()[0])
        assert len(request.split()) == len(messages.REQUESTS.get(kind, "")), title
        assert len(reply.split()) == len(messages.REPLIES.get(kind, "")), title


def test_every_code_stands_there():
    """With the number it has."""
    found = [row for row in rows(section("Messages")) if row[0].isdigit()]
    assert [int(row[0]) for row in found] == list(range(messages.OVER_LIMIT + 1))
    means = {int(number): text for number, text, _then in found}
    for code, word in (
        (messages.STALE, "do not follow"), (messages.UNKNOWN_KIND, "kind"), (messages.BAD_MESSAGE, "bad message"),
        (messages.UNKNOWN_GAME, "unknown game"), (messages.ILLEGAL, "rules refuse"), (messages.VERSION, "version"),
        (messages.FLASH_FULL, "full"), (messages.FLASH_ERROR, "fails"), (messages.FORKED, "both sides"),
        (messages.BUSY, "busy"), (messages.OVER_LIMIT, "limit"),
    ):  # fmt: skip
        assert word in means[code]


def test_the_limits_are_those_of_the_code():
    """In the order of the table."""
    assert [int(row[1]) for row in rows(section("Limits"))[1:]] == [
        frame.LONGEST, frame.MOST_PAYLOAD, messages.MOST_PULLED, messages.MOST_APPENDED, messages.MOST_LISTED,
        log.LONGEST_MOVE, log.MOST_RECORDS, journal.LARGEST,
    ]  # fmt: skip


def test_the_times_are_those_of_the_code():
    """In the order of the table."""
    found = [[int(number) for number in re.findall(r"\d+", row[1])] for row in rows(section("Timing"))[1:]]
    assert found == [
        [messages.TIMEOUT, messages.SLOW_TIMEOUT], [messages.SENDS], [messages.HEARTBEAT], [messages.SILENCE],
        [messages.STUCK], [AGAIN],
    ]  # fmt: skip
    slow = {line_session.NAMES[kind] for kind in messages.SLOW}
    assert set(re.findall(r"\b[A-Z]{4,}\b", rows(section("Timing"))[1][1])) == slow


def test_every_state_stands_there():
    """By the word that the program has for it."""
    states = [answers.IDLE, answers.SYNC, answers.LIVE, answers.SPLIT, answers.RESCUE]
    assert [row[0] for row in rows(section("States of the device"))[1:]] == states


# The session


def test_the_session_is_what_the_device_says(tmp_path, monkeypatch):
    """Frame by frame, with the real end of a device; where the game changes, this prints the new session."""
    monkeypatch.setattr(answers, "ENGINE", line_session.ENGINE)
    assert line_session.Session(tmp_path).play() == block("session")


def test_each_frame_of_the_session_says_what_stands_above_it():
    """Read by other decoders."""
    frames = re.findall(r"^([<>]) (\w+) (\d+)( reply)? (\[.*\])\n  (#\S+)$", block("session"), re.MULTILINE)
    assert len(frames) == 20
    for arrow, name, transaction, reply, fields, line in frames:
        direction = TO_DEVICE if arrow == ">" else TO_HOST
        kind = getattr(messages, name) | (messages.REPLY if reply else 0)
        ((major, *found, payload),) = naive_frames.frames(line.encode() + b"\n", direction)
        assert (major, found) == (1, [kind, int(transaction)])
        assert msgpack.unpackb(payload) == value(fields)


# The rescue

SERIAL = '''
"""Stands for pyserial: the real end of a device is behind it."""

from pathlib import Path

from kit.line import line_session


class Port:
    def __init__(self, folder):
        self.device = line_session.Device(Path(folder))
        self.said = b"boot\\r\\n"

    def write(self, data):
        self.said += self.device.hear(data)

    def readline(self):
        line, self.said = self.said[: self.said.find(b"\\n") + 1], self.said[self.said.find(b"\\n") + 1 :]
        return line


def serial_for_url(url, baudrate, timeout):
    return Port(url)
'''


def test_the_rescue_reads_every_game(tmp_path):
    """Exactly the bytes of the logs on the device, of a short game and a long one."""
    (tmp_path / "serial.py").write_text(SERIAL)
    (tmp_path / "rescue.py").write_text(block("rescue"))
    games = tmp_path / "games"
    games.mkdir()
    other = voltable.new_game("card", players=3, seed=1, gid=b"monday-2")
    while not other.over and other.log.count < 100:
        other.play(other.choices()[0])
    (games / f"{b'monday-2'.hex()}.j").write_bytes(other.dump())
    paths = ":".join(str(ROOT / name) for name in ("core", "cardgame", "device", "host", "tests"))
    command = [sys.executable, "rescue.py", str(games)]
    environment = {"PYTHONPATH": f"{tmp_path}:{paths}"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = {path.stem: path.read_bytes() for path in tmp_path.glob("*.vtl")}
    assert found == {path.stem: path.read_bytes() for path in games.glob("*.j")} and len(found) == 2
    assert all(voltable.load(data) for data in found.values())


def test_the_rescue_has_thirty_lines():
    """As its title says."""
    assert len([line for line in block("rescue").splitlines() if line]) <= 30


def test_no_line_of_the_page_is_left_unread():
    """Each kind of example is one that is run."""
    assert set(re.findall(r"^```(\S+)$", PAGE, re.MULTILINE)) == {"python", "session", "rescue"}
    assert PAGE.count("\n```\n") == len(re.findall(r"^```\S+$", PAGE, re.MULTILINE))
    assert Path(ROOT / "docs/log.md").exists() and "(safety.md)" in PAGE

"""Signs that act are planted wherever a string can come from; no command of ours lets one of them through.

The streams are not guarded here, so that whatever the gate does not make visible itself is found.
"""

import json
from itertools import product

import pytest

from kit.gate.hearing import hear, heard
from kit.gate.planted import LOUD, NO_TEXT, is_shown
from kit.gate.tree import COMMANDS, LINES, valued, with_value, words
from voltable_host import config
from voltable_host.talk import Talk
from voltable_host.terminal.line import Lines

QUICK = [path for path in LINES if path != "device sim"]  # that one starts a program of its own: test_gate_device.py
# Values that nobody is told: the file itself is meant, or something else is wrong first.
UNTOLD = {
    ("replay", "name"), ("log export", "file"), ("log show", "name"), ("log stats", "names"), ("simulate", "save"),
    ("cards check", "file"), ("cards show", "cards"), ("bench", "games"),
    ("device backup", "folder"), ("device reset", "forget"), ("device sync", "names"), ("device watch", "name"),
    ("device flash", "drive"),
}  # fmt: skip
UNDERSTOOD = ("nowhere", "nothing", "Say what lies in the fuel market")  # else exit code 0


def test_every_command_has_its_lines():
    """A new one needs some in tests/kit/gate/tree.py."""
    assert list(LINES) == list(COMMANDS)


@pytest.mark.parametrize("path", QUICK)
def test_the_lines_are_understood(furnished, path):
    """Or they would prove nothing: the least that is said is which port or file is not there."""
    for line in LINES[path]:
        said = hear(furnished(), *words(path, line))
        assert said.code == 0 or any(text in said.all for text in UNDERSTOOD), said


# Command lines


@pytest.mark.parametrize("path", QUICK)
@pytest.mark.parametrize("kind", ["plain", "loud"])
def test_no_value_of_a_line_acts(furnished, path, kind):
    """Whether there is something of this name or not; and whoever refuses a value says which."""
    for name in valued(path):
        told = ""
        for line, ending in product(LINES[path], ("", ".json")):
            told += heard(furnished(kind), *words(path, with_value(path, line, name, LOUD + ending)))
        assert is_shown(told) or kind == "loud" or (path, name) in UNTOLD, (name, told)


@pytest.mark.parametrize("path", QUICK)
def test_no_value_that_is_no_text_acts(furnished, path):
    """As a shell hands over the name of a file that is no UTF-8."""
    for name, line in product(valued(path), LINES[path]):
        heard(furnished(), *words(path, with_value(path, line, name, NO_TEXT)))


def test_no_word_that_is_no_command_acts(furnished):
    """And no option that does not exist."""
    for line in ([LOUD], ["log", LOUD], ["log", "list", f"--{LOUD}"], [f"--{LOUD}"], ["log", "list", LOUD]):
        said = hear(furnished(), *line)
        assert said.code == 2 and is_shown(said.err)
        heard(furnished(), *line)


# Folders, settings, surroundings


@pytest.mark.parametrize("path", QUICK)
def test_no_folder_acts(furnished, path):
    """The folder of settings and games, and the one where people stand."""
    for line in LINES[path]:
        heard(furnished("loud", LOUD), *words(path, line))


def test_folders_and_files_are_shown(furnished):
    """By every command that names one; in JSON exactly."""
    home = furnished("loud", LOUD)
    for line in (["config", "path"], ["log", "list"], ["resume", "nix"], ["log", "verify", LOUD], ["resume", LOUD]):
        assert is_shown(hear(home, *line).all), line
    rows = [json.loads(row) for row in hear(home, "log", "list", "--json").out.splitlines()]
    assert LOUD in [row["name"] for row in rows] and str(home / "games" / f"{LOUD}.vtl") in [
        row["path"] for row in rows
    ]
    assert json.loads(hear(home, "config", "path", "--json").out) == {"path": str(home / "config.json")}


@pytest.mark.parametrize("key", [*config.KEYS, LOUD])
def test_no_setting_acts(furnished, key):
    """Whatever somebody has written into the file."""
    home = furnished()
    (home / "config.json").write_text(json.dumps({key: LOUD}))
    assert is_shown(heard(home, "config", "get")) or key == LOUD
    for line in (
        ["play"],
        ["device", "list"],
        ["log", "list"],
        ["resume"],
        ["config", "set", "name", LOUD],
    ):
        heard(home, *line)
    assert json.loads(hear(home, "config", "get", "--json").out).get(key) == (None if key == LOUD else LOUD)


@pytest.mark.parametrize("content", [LOUD, f"[{json.dumps(LOUD)}]", f'{{"name": "{LOUD}"}}'])
def test_no_file_of_settings_acts_that_is_none(furnished, content):
    """It is named, and what is in it is not shown."""
    home = furnished("plain", LOUD)
    (home / "config.json").write_text(content)
    assert is_shown(heard(home, "config", "get")) and is_shown(heard(home, "config", "set", "name", "Ana"))


@pytest.mark.parametrize("path", QUICK)
def test_no_variable_acts(furnished, path):
    """Of those that we read, and of those that libraries read."""
    names = ("VOLTABLE_LANG", "VOLTABLE_PORT", "LANG", "LC_ALL", "USER", "HOME", "COLUMNS", "NO_COLOR", "LANGUAGE")
    line = {name: value for name, value in LINES[path][0].items() if name != "port"}
    heard(furnished(), *words(path, line), **dict.fromkeys(names, LOUD))


@pytest.mark.parametrize(("shell", "place"), [("bash", 1), ("zsh", 1), ("fish", ""), ("powershell", 1)])
@pytest.mark.parametrize(("words", "offered"), [("resume ", "card"), ("table status --game ", "table")])
def test_what_acts_is_not_offered_to_a_shell(furnished, shell, place, words, offered):
    """It could not be typed back, and the shell would show it."""
    at = str(len(words.split()) + place if place else "")
    asked = {"_VOLTABLE_COMPLETE": f"{shell}_complete", "COMP_WORDS": f"voltable {words}", "COMP_CWORD": at}
    said = hear(furnished("loud"), **asked)
    assert offered in said.out and not is_shown(said.out) and "forged" not in said.out


def test_what_acts_is_not_offered_at_the_prompt():
    """Where the tab key asks for words."""
    lines = Lines(Talk())
    lines.words = lambda: ["coal1", f"coal{LOUD}", "coal\u202e"]
    assert [lines.completion("co", place) for place in range(2)] == ["coal1 ", None]

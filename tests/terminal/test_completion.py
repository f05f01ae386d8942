"""Shells complete our commands: bash for real, the others by the answers they read."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kit.patience import PATIENCE

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "host"))
SHELLS = ("bash", "zsh", "fish", "powershell")


@pytest.fixture
def program(tmp_path):
    """The command as it is installed: a file called voltable on the PATH."""
    file = tmp_path / "bin" / "voltable"
    file.parent.mkdir()
    file.write_text(f"#!{sys.executable}\nfrom voltable_host.cli import main\nmain()\n")
    file.chmod(0o755)
    return file


def environment(program, **more) -> dict[str, str]:
    """Where the program is found, with settings of its own."""
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    return os.environ | {"PYTHONPATH": PATHS, "PATH": path, "VOLTABLE_HOME": str(program.parent), "LANG": "C"} | more


def run(program, *arguments, **more):
    """What the program prints, with exit code 0."""
    command = [str(program), *arguments]
    result = subprocess.run(command, env=environment(program, **more), capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 0, result.stderr
    return result


def answers(program, shell: str, words: str, place: int | str) -> list[str]:
    """The lines that a shell gets for the word at a place."""
    asked = {"_VOLTABLE_COMPLETE": f"{shell}_complete", "COMP_WORDS": words, "COMP_CWORD": str(place)}
    return run(program, **asked).stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("voltable conf", ["config"]),
        ("voltable config ", ["get", "path", "set"]),
        ("voltable config get pl", ["players", "plain"]),
        ("voltable completion f", ["fish"]),
        ("voltable completion --la", ["--lang"]),
        ("voltable completion --lang ", ["en", "cs", "pl", "es", "hu"]),
        ("voltable config unlike-any", []),
    ],
)
def test_bash_completes_for_real(program, line, expected):
    """The printed script is sourced, and its function called as bash calls it."""
    if not shutil.which("bash"):
        pytest.skip("no bash here")
    words = line.split(" ")
    script = run(program, "completion", "bash").stdout + (
        f"COMP_WORDS=({' '.join(words[:-1])} '{words[-1]}'); COMP_CWORD={len(words) - 1}\n"
        "function_of=$(complete -p voltable | sed 's/.*-F \\([^ ]*\\).*/\\1/')\n"
        "$function_of voltable; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    )
    done = subprocess.run(
        ["bash", "--norc", "-c", script], env=environment(program), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.stdout.split() == expected
    assert done.stderr == ""


def test_zsh_gets_three_lines_an_item(program):
    """Kind, text and meaning."""
    assert answers(program, "zsh", "voltable config get la", 3) == [
        "plain", "lang", "the language people read: en, cs, pl, es or hu",
    ]  # fmt: skip


def test_fish_gets_a_line_an_item(program):
    """Kind and text, the meaning behind a tab."""
    (line,) = answers(program, "fish", "voltable config get la", "la")
    assert line == "plain,lang\tthe language people read: en, cs, pl, es or hu"


def test_powershell_gets_three_lines_an_item(program):
    """Also for a word that is not begun, or quoted, and where there is no meaning to tell."""
    lines = answers(program, "powershell", "voltable config get ", 3)
    assert lines[0::3] == ["plain"] * 7
    assert lines[1::3] == ["lang", "name", "players", "games", "plain", "port", "cards"]
    assert answers(program, "powershell", 'voltable "config" get "pla', 3)[1::3] == ["players", "plain"]
    assert answers(program, "powershell", "voltable completion p", 2) == ["plain", "powershell", "_"]


def test_powershell_is_served_by_our_own_class():
    """Whatever version of click there is; a tip never breaks the three lines."""
    from click.shell_completion import CompletionItem, get_completion_class

    from voltable_host.commands.completion import PowerShell

    assert get_completion_class("powershell") is PowerShell
    shell = PowerShell(None, {}, "voltable", "_VOLTABLE_COMPLETE")  # pyright: ignore[reportArgumentType]
    assert shell.format_completion(CompletionItem("a", help="two\r\n lines")) == "plain\na\ntwo lines"
    assert shell.format_completion(CompletionItem("a")) == "plain\na\n_"


@pytest.mark.parametrize("shell", SHELLS)
def test_a_script_asks_in_the_protocol(program, shell):
    """It names the program, the variable and its shell; where to put it is told beside it, not in it."""
    result = run(program, "completion", shell)
    for word in ("voltable", "_VOLTABLE_COMPLETE", f"{shell}_complete", "COMP_WORDS", "COMP_CWORD"):
        assert word in result.stdout
    assert "%(" not in result.stdout
    assert f"voltable completion {shell} >" in result.stderr
    assert f"voltable completion {shell}" not in result.stdout
    quiet = run(program, "completion", shell, "-q")
    assert quiet.stdout == result.stdout and quiet.stderr == ""
    assert json.loads(run(program, "completion", shell, "--json").stdout)["script"].strip() == result.stdout.strip()


def test_powershell_registers_a_completer(program):
    """And its brackets close."""
    script = run(program, "completion", "powershell").stdout
    assert script.startswith("Register-ArgumentCompleter -Native -CommandName voltable -ScriptBlock {")
    for opening, closing in ("{}", "()", "[]"):
        assert script.count(opening) == script.count(closing)


def test_an_unknown_shell_is_wrong_usage(program):
    """Those that can be are listed."""
    command = [str(program), "completion", "tcsh"]
    result = subprocess.run(command, env=environment(program), capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 2
    assert all(shell in result.stderr for shell in SHELLS)

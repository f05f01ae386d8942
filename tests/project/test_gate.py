"""The check of the gate finds what is written past it."""

import ast
from pathlib import Path

import pytest

from gate import NAMED, found_in, ways_past

ROOT = Path(__file__).resolve().parents[2]


def complaints(folder: Path, text: str, file: str = "saves/saves.py") -> list[str]:
    path = folder / "host/voltable_host" / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return list(ways_past(folder))


@pytest.mark.parametrize(
    "text, name",
    [
        ("import click\nclick.echo(name)", "click.echo"),
        ("import click as c\nc.secho(name, fg='red')", "click.secho"),
        ("from click import echo\necho(name)", "click.echo"),
        ("from click import echo as say\nsay(name)", "click.echo"),
        ("from click.termui import prompt\nprompt(name)", "click.termui.prompt"),
        ("import click\nsay = click.confirm", "click.confirm"),
        ("import click\nsay = getattr(click, 'echo')", "click.echo"),
        ("def late():\n    print(name)", "builtins.print"),
        ("import builtins\nbuiltins.print(name)", "builtins.print"),
        ("from rich import print\nprint(name)", "rich.print"),
        ("from rich.console import Console\nConsole().print(name)", "rich.console.Console"),
        ("line = \\\n    input(name)", "builtins.input"),
        ("import sys\nsys.stdout.write(name)", "sys.stdout"),
        ("import sys\nsys.stderr.buffer.write(name)", "sys.stderr"),
        ("import sys\nout = sys.stdout", "sys.stdout"),
        ("from sys import stdout as out\nout.write(name)", "sys.stdout"),
        ("import sys\nsay(name, file=sys.stderr)", "sys.stderr"),
        ("import os\nos.write(1, name)", "os.write(1)"),
        ("\nopen('/dev/tty', 'w').write(name)", "open('/dev/tty')"),
        ("import os\nos.system(name)", "os.system"),
        ("import logging\nlogging.warning(name)", "logging.warning"),
        ("import warnings\nwarnings.warn(name)", "warnings.warn"),
        ("import traceback\ntraceback.print_exc()", "traceback.print_exc"),
        ("import subprocess\nsubprocess.run([name])", "subprocess.run"),
        ("from subprocess import Popen\nPopen([name], stdout=log)", "subprocess.Popen"),
        ("from voltable_host.gate.streams import opened\nopened().write(name)", "voltable_host.gate.streams.opened"),
        ("from voltable_host.gate.telling import draw\ndraw(name)", "voltable_host.gate.telling.draw"),
        ("from voltable_host.gate.sentences import Sentence\nSentence(name)", "voltable_host.gate.sentences.Sentence"),
        ("def show(talk):\n    talk.console.print(name)", "talk.console"),
    ],
)
def test_a_way_past_is_named_with_its_line(tmp_path, text, name):
    (found,) = complaints(tmp_path, text)
    assert found.startswith(f"host/voltable_host/saves/saves.py:2: {name} goes past the gate")


@pytest.mark.parametrize("text", ["from click import *", "from rich import *"])
def test_nobody_knows_what_a_star_brings(tmp_path, text):
    (found,) = complaints(tmp_path, text)
    assert found.startswith("host/voltable_host/saves/saves.py:1: ")


@pytest.mark.parametrize(
    "text",
    [
        "import sys\nif sys.stdin.isatty() and sys.stdout.isatty():\n    sys.stdout.flush()",
        "import os, sys\nos.get_terminal_size(sys.stderr.fileno())",
        "import click\nraise click.UsageError(name)",
        "import os\nos.write(file, data)",
        "from rich.console import RenderableType\nfrom rich.table import Table\nTable(name)",
        "import subprocess\nsubprocess.run([name], capture_output=True)",
        "import subprocess\nsubprocess.Popen([name], stdout=pipe, stderr=log)",
        "from voltable_host.gate.sentences import Sentence\nisinstance(name, Sentence)",
        "from voltable_host.gate.telling import tell\ntell(name)",
        "def show(book):\n    book.print(name)\n    book.input(name)",
    ],
)
def test_what_writes_nothing_passes(tmp_path, text):
    assert complaints(tmp_path, text) == []


@pytest.mark.parametrize("file", ["gate/telling.py", "companion/sim/on_device/start.py"])
def test_the_gate_itself_writes_and_so_does_what_runs_elsewhere(tmp_path, file):
    assert complaints(tmp_path, "import sys\nsys.stdout.write(print)", file) == []


def test_who_is_named_may_do_only_what_it_is_named_for(tmp_path):
    text = "from voltable_host.gate.telling import draw\ndraw(sign)\nprint(sign)"
    (found,) = complaints(tmp_path, text, "series/bar.py")
    assert "builtins.print" in found


@pytest.mark.parametrize("file", NAMED)
def test_who_is_named_has_to_be(file):
    found = found_in(ast.parse((ROOT / "host/voltable_host" / file).read_text(encoding="utf-8")))
    assert {what.rpartition(".")[2] for _line, what in found} == set(NAMED[file])


def test_nothing_goes_past_our_own_gate():
    assert list(ways_past(ROOT)) == []

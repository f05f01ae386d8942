"""Every command that is printed works as it is typed, however the program was started."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from voltable_host.language import _, calling, choose

ROOT = Path(__file__).parents[2]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in ("core", "cardgame", "device", "host"))

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a program is a file with #! here")


@pytest.fixture(autouse=True)
def by_name():
    """Tests leave the program with its name and in English."""
    yield
    calling.Called.program = calling.NAME
    choose("en")


@pytest.fixture
def checkout(tmp_path):
    """A folder with the command in its .venv, as make leaves it."""
    file = tmp_path / "my games" / ".venv" / "bin" / "voltable"
    file.parent.mkdir(parents=True)
    file.write_text(
        f"#!/bin/sh\n'''exec' '{sys.executable}' \"$0\" \"$@\"\n' '''\nfrom voltable_host.cli import main\nmain()\n"
    )
    file.chmod(0o755)
    return tmp_path / "my games"


def run(line: str, folder: Path, search: str = "/usr/bin:/bin"):
    """What a shell in that folder does with a line."""
    around = {"PYTHONPATH": PATHS, "PATH": search, "VOLTABLE_HOME": str(folder / "home"), "VOLTABLE_LANG": "en"}
    return subprocess.run(
        ["/bin/sh", "-c", line], cwd=folder, env=around, capture_output=True, text=True, timeout=60,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip


def asked(told: str) -> str:
    """The command behind the last colon."""
    return told.strip().rpartition(": ")[2]


@pytest.mark.parametrize("start", [".venv/bin/voltable", "./.venv/bin/voltable", '"$PWD"/.venv/bin/voltable'])
def test_from_the_checkout_it_is_told_by_its_path(checkout, start):
    """`make play` starts it so, and no PATH leads there."""
    told = run(f"{start} resume", checkout).stderr
    assert asked(told) == ".venv/bin/voltable play"
    done = run(asked(told) + " card --seed 7", checkout)
    assert done.returncode == 0, done.stderr
    again = asked(done.stderr)
    assert again.startswith(".venv/bin/voltable replay ") and run(again, checkout).returncode == 0


def test_from_elsewhere_it_is_told_by_its_whole_path(checkout, tmp_path):
    """Spaces in it are quoted."""
    whole = shlex.quote(str(checkout / ".venv" / "bin" / "voltable"))
    (tmp_path / "elsewhere").mkdir()
    told = run(f"{whole} resume", tmp_path / "elsewhere").stderr
    assert asked(told) == f"{whole} play"


def test_from_its_own_folder_it_is_told_with_a_dot(checkout):
    """A shell does not look there by itself."""
    assert asked(run("./voltable resume", checkout / ".venv" / "bin").stderr) == "./voltable play"


@pytest.mark.parametrize("start", ["voltable", ".venv/bin/voltable"])
def test_on_the_path_it_is_told_by_its_name(checkout, start):
    """As pip and pipx install it, and in an activated .venv."""
    told = run(f"{start} resume", checkout, f"{checkout / '.venv/bin'}:/usr/bin:/bin").stderr
    assert asked(told) == "voltable play"


def test_another_one_on_the_path_is_not_meant(checkout, tmp_path):
    """Two installations may differ."""
    other = tmp_path / "bin" / "voltable"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    told = run(".venv/bin/voltable resume", checkout, f"{other.parent}:/usr/bin:/bin").stderr
    assert asked(told) == ".venv/bin/voltable play"


def test_help_shows_it_too(checkout):
    """Usage, examples, and what a wrong option is answered with."""
    page = run(".venv/bin/voltable resume --help", checkout).stdout
    assert "Usage: .venv/bin/voltable resume" in page and "\n  .venv/bin/voltable resume\n" in page
    assert "'.venv/bin/voltable resume -" in run(".venv/bin/voltable resume --nonsense", checkout).stderr


@pytest.mark.parametrize("language", ["en", "cs", "pl", "es", "hu"])
def test_in_every_language(language):
    """A translation keeps the command, so it is found there."""
    choose(language)
    calling.Called.program = ".venv/bin/voltable"
    assert ".venv/bin/voltable resume {name}" in _("The game is saved. To go on: voltable resume {name}")


def test_a_path_that_a_sentence_cannot_hold_is_left_out(tmp_path):
    """Braces are places to fill in."""
    odd = tmp_path / "{odd}" / "voltable"
    odd.parent.mkdir()
    odd.touch()
    assert calling.call(odd) == "voltable"


def test_other_programs_know_its_name_only(tmp_path):
    """Python with -c or a test runner is not how people call it."""
    assert calling.call(Path("-c")) == calling.call(tmp_path / "voltable") == calling.call(Path("pytest")) == "voltable"

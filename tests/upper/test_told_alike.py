"""Every interpreter tells whole games in the same words: sentences, headings, menus, tables that are followed."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from kit.interpreters.both_interpreters import FINDERS, interpreters
from kit.talk.told_games import told_games
from voltable_host.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = "tests/kit/talk/told_games.py"
PATHS = "core:cardgame:tests:.frozen"
UNSAID = re.compile(r"\b[a-z]+(-[a-z]+){2,}\b")  # an id for which there is no sentence
ROOMY = "16m"  # of heap: eleven games live one after the other


@pytest.mark.parametrize("interpreter", interpreters())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_alike(interpreter, language):
    """Line by line as CPython tells them."""
    program = str(FINDERS[interpreter]())
    command = [program, "-X", f"heapsize={ROOMY}", SCRIPT, language]
    environment = {**os.environ, "MICROPYPATH": PATHS}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    there, here = done.stdout.splitlines(), list(told_games(language))
    assert len(here) > 5000
    differ = [(one, other) for one, other in zip(there, here) if one != other]
    assert differ[:3] == [] and len(there) == len(here)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_has_a_hole(language):
    """No brace, no mark of a place, no id without a sentence, no seat that is not there."""
    for line in told_games(language):
        assert not set("{}\x1e\x1f") & set(line), line
        assert not UNSAID.search(line), line

"""Every interpreter tells whole games, tables that are followed, and the rules by topic in the same words."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from kit.interpreters.both_interpreters import FINDERS, interpreters
from kit.talk.told_games import told_games
from kit.talk.told_topics import told_topics
from voltable_host.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
TOLD = {"told_games": told_games, "told_topics": told_topics}
PATHS = "core:cardgame:tests:.frozen"
UNSAID = re.compile(r"\b[a-z]+(-[a-z]+){2,}\b|\b[a-z_-]+\.[a-z0-9-]+\.[a-z_]+\b")  # an id without a sentence
ROOMY = "16m"  # of heap: eleven games live one after the other


@pytest.mark.parametrize("interpreter", interpreters())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("script", "least"), [("told_games", 5000), ("told_topics", 3000)])
def test_everything_is_told_alike(script, least, interpreter, language):
    """Line by line as CPython tells it."""
    program = str(FINDERS[interpreter]())
    command = [program, "-X", f"heapsize={ROOMY}", f"tests/kit/talk/{script}.py", language]
    environment = {**os.environ, "MICROPYPATH": PATHS}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-2000:]
    there, here = done.stdout.splitlines(), list(TOLD[script](language))
    assert len(here) > least
    differ = [(one, other) for one, other in zip(there, here) if one != other]
    assert differ[:3] == [] and len(there) == len(here)


@pytest.mark.parametrize("script", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_has_a_hole(script, language):
    """No brace, no mark of a place, no id without a sentence, no seat that is not there."""
    for line in TOLD[script](language):
        assert not set("{}\x1e\x1f") & set(line), line
        assert not UNSAID.search(line), line

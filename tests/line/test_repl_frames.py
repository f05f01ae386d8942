"""A frame at a prompt does nothing: it is a comment, and its echo tells the host that no program runs there."""

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("there are no pseudo terminals on Windows", allow_module_level=True)

from kit.line.prompt_frames import Prompt, send
from provide_micropython import find_micropython, find_micropython32

FRAMES = 3_000  # 100,000 in `make fuzz`


def builds() -> list:
    """Every MicroPython that runs here."""
    found = [build for build in (find_micropython(), find_micropython32()) if build]
    assert found, "There is no MicroPython: run `make test`."
    return found


@pytest.mark.parametrize("place", [0, -1], ids=["first build", "last build"])
def test_frames_at_a_prompt_do_nothing(place):
    """No error, no reset, and the prompt counts on."""
    assert send(builds()[place], place * FRAMES, FRAMES) == ""


def test_what_is_no_frame_would_be_noticed():
    """A line without its beginning is an error there."""
    with Prompt(builds()[0]) as prompt:
        assert b"Error" in prompt.ask(b"EAcBApEF94M8ow==\n")
        assert b"Error" not in prompt.ask(b"#EAcBApEF94M8ow==\n")

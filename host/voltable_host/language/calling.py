"""How this program is called here, so that a command that people read works as they type it."""

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

from voltable_host.gate.signs import is_quiet

NAME = "voltable"
COMMAND = re.compile(rf"\b{NAME} (?=[a-z])")  # Voltable, the name of the project, has a capital
NOT_IN_SENTENCES = re.compile(r"[{}%]")  # they would be taken for places to fill in


class Called:
    """What people type to call the program; its name, until it knows better."""

    program = NAME


def as_called(sentence: str) -> str:
    """The sentence with its commands as they can be typed here.

    >>> as_called("The game is saved. To go on: voltable resume evening")
    'The game is saved. To go on: voltable resume evening'
    """
    if Called.program == NAME:
        return sentence
    return COMMAND.sub(lambda _command: Called.program + " ", sentence)


def remember_call(started_as: str) -> None:
    """From now on commands are told in the way the program was started."""
    Called.program = call(Path(started_as))


def call(program: Path) -> str:
    """Its name where the PATH leads to it, else its path, from this folder where it lies below it."""
    if program.stem != NAME or not (there := existing(program)):
        return NAME  # started by Python itself, from another program
    on_path = shutil.which(NAME)
    if on_path and os.path.samefile(on_path, there):
        return NAME
    place = Path(os.path.abspath(program))
    here = Path.cwd()
    told = str(place.relative_to(here)) if place.is_relative_to(here) else str(place)
    told = told if os.sep in told else os.path.join(os.curdir, told)
    quoted = subprocess.list2cmdline([told]) if os.name == "nt" else shlex.quote(told)
    return NAME if NOT_IN_SENTENCES.search(quoted) or not is_quiet(quoted) else quoted


def existing(program: Path) -> Path | None:
    """The file; Windows leaves .exe out."""
    return next((path for path in (program, program.with_suffix(".exe")) if path.is_file()), None)

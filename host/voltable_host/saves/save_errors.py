"""Why a game cannot be saved or opened, and what to do about it, in one sentence each."""

import errno
import os
import shlex
from contextlib import contextmanager
from pathlib import Path
from subprocess import list2cmdline

import click

from voltable.engine.keeping import NotKept
from voltable_host.language import N_, _

FULL = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))
READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
MISSING = (errno.ENOENT, errno.ENOTDIR)

TAKEN_BACK = {
    FULL: N_("There is no room left for {file}; the last move is taken back. Make room and play it again."),
    READ_ONLY: N_("{file} must not be written; the last move is taken back. Allow writing and play it again."),
    MISSING: N_("Another program moved or cut {file}; the last move is taken back. Put the file back, then play on."),
    (): N_("{file} cannot be written ({why}); the last move is taken back. Check the disk and play it again."),
}
NOT_TAKEN = {
    FULL: N_("There is no room left for {file}; nothing is lost. Make room, then: voltable device sync"),
    READ_ONLY: N_("{file} or its folder is read-only; nothing is lost. Allow writing, then: voltable device sync"),
    MISSING: N_("Another program moved or cut {file}. Put the file back, then: voltable device sync"),
    (): N_("{file} cannot be written ({why}); nothing is lost. Check the disk, then: voltable device sync"),
}
NOT_MADE = {
    FULL: N_("There is no room for {file}. Make room, or choose another folder: voltable config set games FOLDER"),
    READ_ONLY: N_("{file} must not be written. Choose another folder: voltable config set games FOLDER"),
    (errno.EEXIST,): N_("{file} is there already and stays as it is. Choose another name."),
    (): N_("{file} cannot be made ({why}). Choose another folder: voltable config set games FOLDER"),
}
NOT_OPENED = {
    MISSING: N_("There is no file {file}. See which games there are: voltable log list"),
    READ_ONLY: N_("{file} or its folder is read-only. Allow writing, or only watch the game: voltable replay {file}"),
    (errno.EISDIR,): N_("{file} is no file. See which games there are: voltable log list"),
    (): N_("{file} cannot be opened ({why}). Check the disk, or copy the file to another folder and open it there."),
}
NOT_LOADED = {
    ("not-a-log", "log-too-large"): N_("{file} is no Voltable log. See which games there are: voltable log list"),
    ("not-a-game",): N_("{file} ends before its game begins. Remove it and start anew: voltable play"),
    ("needs-newer-engine",): N_("{file} comes from a newer version of Voltable. Update Voltable, then open it."),
    ("bad-genesis", "bad-setup"): N_(
        "{file} begins with a game that this version of Voltable does not know. Update Voltable, then open it."
    ),
    ("other-cards",): N_("{file} was played with another card set. Name it: --cards FILE"),
    ("other-map",): N_("{file} is played on a map that is not known here. Name its file: --board FILE.json"),
    ("illegal-move",): N_(
        "Record {record} of {file} is no move that the rules allow there; another version may have written it."
        " Save the game before it under a new name: voltable log repair {file} NEW"
    ),
    (): N_(
        "{file} is damaged at record {record}. Save the undamaged part before it under a new name:"
        " voltable log repair {file} NEW"
    ),
}
CANNOT_BE_REPAIRED = N_(
    "{file} is damaged in its first records, which describe the game: it cannot be repaired. Start anew: voltable play"
)


class SaveError(click.ClickException, NotKept):
    """A game that cannot be opened or saved; the message says why and what to do."""


class NotMeant(SaveError):
    """No game, or none of the right kind, is called what was typed: wrong usage."""

    exit_code = 2


@contextmanager
def told(sentences: dict[tuple, str], path: Path):
    """What the disk does not do, as the sentence for its reason."""
    try:
        yield
    except OSError as error:
        sentence = sentence_for(sentences, error.errno)
        raise SaveError(sentence.format(file=path, why=error.strerror or error)) from error


def sentence_for(sentences: dict[tuple, str], cause: object) -> str:
    """The one that names the cause, else the one for all the others."""
    return _(next((sentence for causes, sentence in sentences.items() if cause in causes), sentences[()]))


def as_argument(path: Path | str) -> str:
    """A file's name as the shell of this system takes it."""
    return list2cmdline([str(path)]) if os.name == "nt" else shlex.quote(str(path))

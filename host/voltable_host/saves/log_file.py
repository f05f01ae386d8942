"""Logs as files: read with a limit, written whole or not at all."""

import os
from pathlib import Path

from voltable import LogError
from voltable.engine import journal
from voltable_host.disk import NEW, replace
from voltable_host.language import _
from voltable_host.language.words import advised
from voltable_host.loading import load as load_log


class Unreadable(Exception):
    """A file that cannot be read as what it should be; the message says why."""


def read(path: Path, largest: int = journal.LARGEST) -> bytes:
    """A file's bytes, never many more than a log can have."""
    try:
        with open(path, "rb") as file:
            data = file.read(largest + 1)
            if len(data) > largest:
                raise LogError("log-too-large", max(os.fstat(file.fileno()).st_size, len(data)), largest)
            return data
    except OSError as error:
        raise Unreadable(error.strerror or _("cannot be read")) from error


def write(path: Path, data: bytes) -> None:
    """The whole file or none: first beside it, then in its place; where a link leads, never over a device or folder."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise Unreadable(_("is no file and cannot be replaced"))
    try:
        replace(path, data)
    except FileExistsError as error:
        raise Unreadable(_("{file} is in the way; remove it first").format(file=f"{path.name}{NEW}")) from error
    except OSError as error:
        raise Unreadable(error.strerror or _("cannot be written")) from error


def verify(path: Path, cards=None) -> dict:
    """What `voltable log verify` says of one file."""
    try:
        data = read(path)
        game = load_log(data, cards)
    except LogError as error:
        return {"file": str(path), "ok": False, "error": [error.word, *error.numbers], "why": advised(error)}
    except Unreadable as error:
        return {"file": str(path), "ok": False, "error": ["unreadable"], "why": str(error)}
    return {"file": str(path), "ok": True, "records": game.log.count, "head": head(data), "hash": game.hash()}


def head(data: bytes) -> str:
    """The hash that names the log's last record."""
    chain = journal.Chain(data[: journal.HEADER])
    for _record in journal.read(data, chain):
        pass
    return chain.head.hex()

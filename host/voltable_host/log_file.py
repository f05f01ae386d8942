"""Logs as files: read with a limit, written whole or not at all, exported losslessly."""

import json
import os
from pathlib import Path

import voltable
from voltable import LogError, Refusal, journal, notation
from voltable.game import Game
from voltable.pack import pack, unpack
from voltable_host.words import refuse

LARGEST_JSON = 4_000_000
ORIGINS = (0, 1)  # host, device


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
        raise Unreadable(error.strerror or "cannot be read") from error


def write(path: Path, data: bytes) -> None:
    """The whole file or none: first beside it, then in its place; where a link leads, never over a device or folder."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise Unreadable("is no file and cannot be replaced")
    beside = path.with_name(path.name + ".new")
    try:
        with open(beside, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except FileExistsError as error:
        raise Unreadable(f"{beside.name} is in the way; remove it first") from error
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise Unreadable(error.strerror or "cannot be written") from error


def verify(path: Path, cards=None) -> dict:
    """What `voltable log verify` says of one file."""
    try:
        data = read(path)
        game = voltable.load(data, cards)
    except LogError as error:
        return {"file": str(path), "ok": False, "error": [error.word, *error.numbers], "why": refuse(error)}
    except Unreadable as error:
        return {"file": str(path), "ok": False, "error": ["unreadable"], "why": str(error)}
    return {"file": str(path), "ok": True, "records": game.log.count, "head": head(data), "hash": game.hash()}


def head(data: bytes) -> str:
    """The hash that names the log's last record."""
    chain = journal.Chain(data[: journal.HEADER])
    for _ in journal.read(data, chain):
        pass
    return chain.head.hex()


def export(path: Path, cards=None) -> dict:
    """A log as JSON: each record's move, and how it reads."""
    data = read(path)
    game = voltable.load(data, cards)
    lines = readable(game)
    records = []
    for number, origin, payload in game.log.records():
        record = {"record": number, "origin": origin, "move": to_json(unpack(payload))}
        if number in lines:
            record["line"] = lines[number]
        records.append(record)
    return {"format": "VTL1", "gid": data[4:12].hex(), "head": head(data), "hash": game.hash(), "records": records}


def readable(game) -> dict[int, str]:
    """The notation of each record that still stands."""
    log = game.log
    again = Game(game.edition, game.names, game.seed).copy()
    lines = {}
    for number, action in log.actions(log.standing(log.at), log.start):
        lines[number] = notation.write(action, again)
        again.play(action)
    return lines


def to_json(value):
    """A move's value; bytes as hex in an object of their own."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    return [to_json(item) for item in value] if isinstance(value, list) else value


def from_json(value):
    """The inverse of to_json."""
    if isinstance(value, dict):
        return bytes.fromhex(value["hex"])
    return [from_json(item) for item in value] if isinstance(value, list) else value


def import_json(path: Path, cards=None) -> bytes:
    """The log that an export came from; checked by playing it."""
    try:
        exported = json.loads(read(path, LARGEST_JSON))
        records = [
            (number, ORIGINS.index(record["origin"]), pack(from_json(record["move"])))
            for number, record in enumerate(exported["records"])
        ]
        data = journal.write(bytes.fromhex(exported["gid"]), records)
    except LogError:
        raise
    except (ValueError, TypeError, KeyError, RecursionError, Refusal) as error:
        raise Unreadable("This is no exported log.") from error
    voltable.load(data, cards)
    if head(data) != exported.get("head", head(data)):
        raise Unreadable("Its records do not lead to the head it names.")
    return data

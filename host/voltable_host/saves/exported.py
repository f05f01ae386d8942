"""A log as JSON and back, losslessly; for people and other programs, never the working copy."""

import json
from pathlib import Path

from voltable import LogError, Refusal
from voltable.engine import journal
from voltable.engine.pack import pack, unpack
from voltable_host.language import _
from voltable_host.loading import load as load_log
from voltable_host.saves.history import steps
from voltable_host.saves.log_file import Unreadable, head, read

LARGEST_JSON = 4_000_000
ORIGINS = (0, 1)  # host, device


def export(path: Path, cards=None) -> dict:
    """A log as JSON: each record's move, and how it reads."""
    data = read(path)
    game = load_log(data, cards)
    lines = {step.record: step.line for step, _table in steps(game)}
    records = []
    for number, origin, payload in game.log.records():
        record = {"record": number, "origin": origin, "move": to_json(unpack(payload))}
        if number in lines:
            record["line"] = lines[number]
        records.append(record)
    return {"format": "VTL1", "gid": data[4:12].hex(), "head": head(data), "hash": game.hash(), "records": records}


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
        raise Unreadable(_("This is no exported log.")) from error
    load_log(data, cards)
    if head(data) != exported.get("head", head(data)):
        raise Unreadable(_("Its records do not lead to the head it names."))
    return data

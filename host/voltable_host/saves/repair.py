"""What of a damaged log is still a game, and a tail that a stopped write left behind."""

from binascii import crc32
from contextlib import suppress
from pathlib import Path

from voltable import LogError
from voltable.engine import journal
from voltable.engine.game import Game
from voltable_host.disk import create
from voltable_host.language import _
from voltable_host.language.words import refuse
from voltable_host.loading import load as load_log
from voltable_host.saves.log_file import Unreadable, read

AROUND = 8  # bytes of a record beside its move
UNREPAIRABLE = (
    "not-a-log", "not-a-game", "log-too-large", "needs-newer-engine", "bad-setup", "bad-genesis", "other-cards",
    "other-map",
)  # fmt: skip
UNWRITTEN = (b"\x00", b"\xff")  # what storage holds where nothing was written


def whole_end(data: bytes) -> int:
    """Where the last record ends that the chain of checksums vouches for."""
    end = journal.HEADER
    with suppress(LogError):
        for _number, _origin, payload in journal.read(data, journal.Chain(data[:end])):
            end += len(payload) + AROUND
    return end


def is_torn(data: bytes, end: int) -> bool:
    """What follows the whole records is one record a stopped write left behind, not damage to an older one."""
    rest = data[end:]
    if not 1 <= rest[0] <= journal.LONGEST_MOVE:
        return is_unwritten(rest)
    before = int.from_bytes(data[end - 4 : end], "little") if end > journal.HEADER else crc32(data[:end])
    # A damaged length can swallow whole records; then some other length makes the checksum right.
    lengths = range(1, min(journal.LONGEST_MOVE, len(rest) - AROUND) + 1)
    return is_unwritten(rest[rest[0] + AROUND :]) and not any(is_record(rest, size, before) for size in lengths)


def is_unwritten(rest: bytes) -> bool:
    """Nothing, or nothing but the bytes of storage that was never written."""
    return not rest or any(rest == byte * len(rest) for byte in UNWRITTEN)


def is_record(rest: bytes, size: int, before: int) -> bool:
    """The bytes begin with a record of this size, by its checksum."""
    body = bytes((size,)) + rest[1 : 4 + size]
    return crc32(body, before) == int.from_bytes(rest[4 + size : AROUND + size], "little")


def repair(path: Path, target: Path, cards=None) -> dict:
    """Write the longest part that is a game to a new file; the damaged one stays as it is."""
    data = read(path)
    game, why = longest_game(data, cards)
    if why is None:
        raise Unreadable(_("is whole and needs no repair"))
    kept = game.dump()
    try:
        create(target, kept)
    except FileExistsError as error:
        raise Unreadable(_("{file} is there already; give another name").format(file=target)) from error
    except OSError as error:
        raise Unreadable(error.strerror or _("cannot be written")) from error
    return {"file": str(target), "records": game.log.count, "bytes_left_out": len(data) - len(kept), "why": refuse(why)}


def longest_game(data: bytes, cards=None) -> tuple[Game, LogError | None]:
    """The game of the records before the first bad one, and what is wrong with that one."""
    why = None
    while True:
        try:
            return load_log(data, cards), why
        except LogError as error:
            why = why or error
            if error.word in UNREPAIRABLE:
                raise why from None
            data = before(data, error)


def can_be_repaired(data: bytes, error: LogError, cards=None) -> bool:
    """Whether the records before the bad one are a game."""
    try:
        longest_game(before(data, error), cards)
    except LogError:
        return False
    return True


def before(data: bytes, error: LogError) -> bytes:
    """A log up to its bad record; those before it are whole."""
    at = journal.HEADER
    for _number in range(int(error.numbers[0])):
        at += data[at] + AROUND
    return data[:at]

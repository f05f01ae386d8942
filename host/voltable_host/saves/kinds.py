"""Which files are games of ours, and which follow a physical game: record 0 tells it, damaged as the rest may be."""

from pathlib import Path

from voltable import LogError
from voltable.engine import journal
from voltable.engine.pack import unpack
from voltable.engine.verbs import TABLE
from voltable_host.saves import log_file

TABLE_NAME = "table-"  # how the names of tables begin


def is_table_file(path: Path) -> bool:
    """Whether a physical game is followed in this file; its name counts where not even record 0 can be read."""
    try:
        data = log_file.read(path)
    except (LogError, log_file.Unreadable):
        data = b""
    kind = kind_of(data)
    return path.name.startswith(TABLE_NAME) if kind is None else kind == TABLE


def kind_of(data: bytes) -> object:
    """The first number of a log's record 0; nothing where that cannot be read."""
    try:
        records = journal.read(data, journal.Chain(bytes(data[: journal.HEADER])))
        genesis = unpack(next(records, (0, 0, b""))[2])
    except LogError:
        return None
    return genesis[0] if isinstance(genesis, list) and genesis else None

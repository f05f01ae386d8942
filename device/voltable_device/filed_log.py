"""The log behind a game on flash: a record is there for good before the game goes on."""

from voltable.journal import LARGEST, Chain
from voltable.log import LONGEST_MOVE, MOST_RECORDS
from voltable.pack import pack
from voltable.refusal import LogError, Refusal
from voltable_device import flash
from voltable_device.mending import mend
from voltable_device.scanned_log import AROUND, ScannedLog

DEVICE = 1  # the origin of what was pressed here
MANY_RECORDS, MANY_BYTES = 3840, 61440  # from here on people are warned


class FiledLog(ScannedLog):
    """A log in a file that is written record by record; `told` has what had to be put aside."""

    __slots__ = ("origin", "told")

    def __init__(self, path):
        super().__init__(path)
        self.origin = DEVICE  # of the next records
        self.told = []

    def add(self, payload, origin: int = DEVICE):
        """Append one packed move; an OSError says that it is not on flash, and then nothing has changed."""
        chain = Chain(self.head, self.count, self.crc)
        record = chain.record(payload, origin)
        self.write(record, chain)
        self.follow(chain, len(record))

    def add_action(self, action, origin: "int | None" = None):
        """Append an accepted action; what could be redone is gone."""
        self.add(pack(action), self.origin if origin is None else origin)
        self.at = self.count - 1
        self.later = []

    def add_undo(self, record: int, at: int, origin: "int | None" = None):
        """Append that the game stands as after this record again."""
        super().add_undo(record, at, self.origin if origin is None else origin)
        self.mark_undo(self.count - 1)

    def write(self, record, chain):
        """Append and flush; after a failure look what is on flash, and try once more."""
        try:
            flash.append(self.path, record, self.size)
        except OSError as error:
            if not self.has_arrived(chain):
                if error.errno == flash.FULL:
                    raise error
                self.write_again(record, chain)

    def write_again(self, record, chain):
        """The last try."""
        try:
            flash.append(self.path, record, self.size)
        except OSError as error:
            if not self.has_arrived(chain):
                raise error

    def has_arrived(self, chain) -> bool:
        """Whether a record is on flash though its write failed; half a record is put aside."""
        try:
            found = ScannedLog(self.path)
        except LogError:
            raise OSError(flash.BROKEN)
        if (found.count, found.crc) not in ((self.count, self.crc), (chain.number, chain.crc)):
            raise OSError(flash.BROKEN)
        self.told += mend(found)
        return found.count > self.count

    def check_room(self):
        """A log has an end, so that a small device can hold every game."""
        if self.count >= MOST_RECORDS or self.size + LONGEST_MOVE + AROUND > LARGEST:
            raise Refusal("log-full", MOST_RECORDS)

    def is_nearly_full(self) -> bool:
        """Time to end this game, or to go on in a new log."""
        return self.count >= MANY_RECORDS or self.size >= MANY_BYTES

"""The log behind a game on flash: a record is there for good before the game goes on."""

from voltable.engine.journal import AROUND, LARGEST, Chain
from voltable.engine.log import LONGEST_MOVE, MOST_RECORDS
from voltable.engine.pack import pack
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.verbs import PICKED, UNDO
from voltable_device.flash import flash
from voltable_device.flash.mending import mend
from voltable_device.flash.scanned_log import ScannedLog

DEVICE = 1  # the origin of what was pressed here
MANY_RECORDS, MANY_BYTES = 3840, 61440  # from here on people are warned


class FiledLog(ScannedLog):
    """A log in a file that is written record by record; `told` has what had to be put aside."""

    __slots__ = ("held", "told")

    def __init__(self, path, at_once=True):
        super().__init__(path, at_once)
        self.origin = DEVICE
        self.told = []
        self.held = None  # bytes that wait to be written together

    def add(self, payload, origin: int = DEVICE):
        """Append one packed move; an OSError says that it is not on flash, and then nothing has changed."""
        chain = Chain(self.head, self.count, self.crc)
        record = chain.record(payload, origin)
        if self.held is None:
            self.write(record, self.size, (self.count, self.crc), (chain.number, chain.crc))
        else:
            self.held += record
        self.follow(chain, len(record))

    def add_action(self, action, origin: "int | None" = None):
        """Append an accepted action; what could be redone is gone."""
        self.add(pack(action), self.origin if origin is None else origin)
        self.at = self.count - 1
        self.later = []

    def add_undo(self, record: int, at: int, origin: "int | None" = None):
        """Append that the game stands as after this record again."""
        self.add_about_the_log((UNDO, record), origin)
        self.go_back(at)

    def add_picked(self, loser: bytes, origin: "int | None" = None):
        """Append which head lost when two tails were there."""
        self.add_about_the_log((PICKED, loser), origin)

    def add_about_the_log(self, move, origin):
        """Append what is no action; a bit says so, and the rest is read back where it is needed."""
        self.add(pack(move), self.origin if origin is None else origin)
        self.mark_undo(self.count - 1)

    def ends(self) -> tuple:
        """Where the log stands, to go back there if what is held cannot be written."""
        return self.size, self.count, self.crc, self.head, self.at, self.later

    def hold(self):
        """Records that follow are written together, when `release` is called; until then nobody must believe them."""
        self.held = bytearray()

    def release(self, before):
        """Write what was held since the log stood there; an OSError says that it stands there again."""
        held, self.held = self.held, None
        if held:
            try:
                self.write(held, before[0], before[1:3], (self.count, self.crc))
            except OSError as error:
                self.size, self.count, self.crc, self.head, self.at, self.later = before
                raise error

    def write(self, data, size, before, after):
        """Append and flush; after a failure look what is on flash, and try once more.

        Before and after are the count and the checksum of the log without and with this.
        """
        try:
            flash.append(self.path, data, size)
        except OSError as error:
            if not self.has_arrived(before, after):
                if error.errno == flash.FULL:
                    raise error
                self.write_again(data, size, before, after)

    def write_again(self, data, size, before, after):
        """The last try."""
        try:
            flash.append(self.path, data, size)
        except OSError as error:
            if not self.has_arrived(before, after):
                raise error

    def has_arrived(self, before, after) -> bool:
        """Whether records are on flash though their write failed; half a record is put aside."""
        try:
            found = ScannedLog(self.path)
        except LogError:
            raise OSError(flash.BROKEN)
        if (found.count, found.crc) not in (before, after):
            raise OSError(flash.BROKEN)
        self.told += mend(found)
        return (found.count, found.crc) == after

    def check_room(self):
        """A log has an end, so that a small device can hold every game."""
        if self.count >= MOST_RECORDS or self.size + LONGEST_MOVE + AROUND > LARGEST:
            raise Refusal("log-full", MOST_RECORDS)

    def is_nearly_full(self) -> bool:
        """Time to end this game, or to go on in a new log."""
        return self.count >= MANY_RECORDS or self.size >= MANY_BYTES

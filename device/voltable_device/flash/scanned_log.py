"""A log that stays in its file: read through once, and read back where undo needs it."""

from array import array

from voltable.engine.journal import AROUND, HEADER, LARGEST, Chain, read_header, records
from voltable.engine.log import MOST_RECORDS, STRETCH, Log
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import decoded, exact, is_picked, is_undo
from voltable.engine.verbs import START, WORDS
from voltable_device.flash import flash

TOO_NEW = "needs-newer-engine"


class ScannedLog(Log):
    """Memory holds where a log ends, which records are undos, and where every 64th record lies: under a kilobyte."""

    __slots__ = ("crc", "fault", "gid", "head", "path", "places", "reading", "size", "undo_bits")

    def __init__(self, path, at_once=True):
        super().__init__()
        self.path = path
        if at_once:
            self.scan()

    def scan(self, most: int = MOST_RECORDS):
        """Read the file once, at most so many records."""
        for _ in self.scanning(most):
            pass

    def scanning(self, most: int = MOST_RECORDS):
        """The same a record at a time; the first bad one ends the log and is its fault."""
        self.count = self.start = self.at = 0
        self.later = []
        self.size = HEADER
        self.places = array("H", [0] * (MOST_RECORDS // STRETCH + 1))
        self.undo_bits = bytearray(MOST_RECORDS // 8 + 1)
        self.fault = None
        self.reading = 0  # the last record that was played again
        with flash.reading(self.path) as file:
            self.gid = self.open_header(file)
            try:
                chain = Chain(self.head)
                self.crc = chain.crc
                for number, _, payload in records(flash.steps(file), chain):
                    if number >= most:
                        break
                    self.note(number, decoded(number, payload))
                    self.follow(chain, len(payload) + AROUND)
                    yield
            except Refusal as no:
                if no.word == TOO_NEW:
                    raise
                self.fault = no
        if not self.start:
            raise self.fault or LogError("not-a-game")

    def open_header(self, file) -> bytes:
        """The game's id; the file is then read from its first record on."""
        header = file.read(HEADER)
        size = file.seek(0, 2)
        if size > LARGEST:
            raise LogError("log-too-large", size, LARGEST)
        file.seek(HEADER)
        self.head = header
        return read_header(header)

    def note(self, number, move):
        """One record: an action, an undo, or a part of the setup."""
        if not self.start:
            if number and move == [START]:
                self.at = self.start = number
        elif is_undo(move):
            if not self.start <= move[1] < number:
                raise LogError("no-such-record", number, move[1])
            self.mark_undo(number)
            self.go_back(self.action_at(move[1]))
        elif is_picked(move):
            self.mark_undo(number)
        elif move[0] >= len(WORDS):
            raise LogError(TOO_NEW, number)
        else:
            exact(move)
            self.at = number
            self.later = []

    def follow(self, chain, size):
        """The log is one record longer."""
        if not self.count % STRETCH:
            self.places[self.count // STRETCH] = self.size
        self.count += 1
        self.size += size
        self.crc = chain.crc
        self.head = chain.head

    def mark_undo(self, number):
        """Remember in a bit that this record is an undo, or only says what was picked."""
        self.undo_bits[number >> 3] |= 1 << (number & 7)

    def records(self, first: int = 0, last: int = MOST_RECORDS):
        """Each record from the first to the last asked for as (number, origin, packed move), checked once more."""
        last = min(last, self.count - 1)
        if first > last:
            return
        with flash.reading(self.path) as file:
            chain = self.chain_at(file, first // STRETCH)
            for record in records(flash.steps(file), chain):
                if record[0] >= first:
                    yield record
                if record[0] >= last:
                    return

    def chain_at(self, file, stretch) -> Chain:
        """The file stands before the first record of a stretch, and the chain too."""
        if not stretch:
            file.seek(0)
            return Chain(file.read(HEADER))
        file.seek(self.places[stretch] - 4)
        return Chain(b"", stretch * STRETCH, int.from_bytes(file.read(4), "little"))

    def undos(self, first: int = 0, last: int = MOST_RECORDS) -> list:
        """Each undo from the first to the last record asked for; nothing is read where there are none."""
        return super().undos(first, last) if any(self.undo_bits[first >> 3 : (last >> 3) + 1]) else []

    def action_at(self, record) -> int:
        """The newest action that stands after a record; an action itself has no bit, and needs no reading."""
        is_undo = self.undo_bits[record >> 3] & 1 << (record & 7)
        return super().action_at(record) if is_undo else record

    def actions(self, ranges, after: int):
        """The actions of these ranges that come after a record; the one being read is known where it fails."""
        for self.reading, action in super().actions(ranges, after):
            yield self.reading, action

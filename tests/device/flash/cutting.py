"""Cuts the power in a step of a recording, and sees that the game is there, whole, and goes on."""

from recording import Lost, boot, read, remount
from table import GID, JOURNAL, STEM, new_game

from kit.device.nor import BLOCK, PAGE
from voltable_device.flash.filed_log import FiledLog
from voltable_device.flash.flash import size_of
from voltable_device.flash.kept import Kept
from voltable_device.flash.mending import aside

DOUBLE, FULL = 8, 4  # every so manyth cut is followed by another, and every so manyth boot plays all moves again


class Cutter:
    """Makes cuts of recordings and counts them."""

    def __init__(self, chance):
        self.chance = chance
        self.cuts = self.second_cuts = 0
        self.sizes = set()
        self.names = {}
        self.known = {}

    def cut(self, recording, chip, step, size, noise):
        """One cut and all that must hold after it; some are followed by another during the recovery."""
        self.count(recording, step, size)
        again = self.survive(recording, chip, step, size, noise, not self.chance.pick(DOUBLE))
        if again and again.steps:
            place = self.chance.pick(len(again.steps))
            size = self.any_size(again.steps[place])
            self.cuts += 1
            self.second_cuts += 1
            self.survive(again, again.chip_before(place), place, size, self.noise(), False)

    def count(self, recording, step, size):
        """How many cuts there were, in what, and after how many bytes of a page."""
        self.cuts += 1
        self.names[recording.name] = self.names.get(recording.name, 0) + 1
        if recording.steps[step][1] is not None:
            self.sizes.add(size)

    def any_size(self, step) -> int:
        """Some part of a step."""
        return self.chance.pick(BLOCK + 1 if step[1] is None else PAGE + 1)

    def noise(self) -> bytes:
        """Bits that a dying write left behind, every second time."""
        return self.chance.bits(BLOCK) if self.chance.pick(2) else b""

    def survive(self, recording, chip, step, size, noise, is_recorded):
        """Power comes back after a cut; the recovery from it, where it is to be recorded."""
        nor = recording.nor
        nor.data[:] = chip
        nor.do_in_part(recording.steps[step], size, noise)
        allowed = recording.allowed(step)
        again = recording.recovery(allowed) if is_recorded else None
        try:
            self.recover(recording, allowed, again)
        except Exception as error:
            where = f"{recording.name}, step {step} of {len(recording.steps)}, {size} bytes"
            raise Lost(where + (" and noise" if noise else "") + f": {error!r}")  # noqa: B904
        nor.steps = None
        return again

    def recover(self, recording, allowed, again):
        """The game is as it may be, and two more moves and a restart change nothing but these moves."""
        kept = self.find(recording, boot(recording.nor), allowed, again)
        journal = read(JOURNAL)
        for _ in range(2):
            if not kept.game.over:
                kept.play(kept.game.choices()[-1])
                if again:
                    again.acknowledge(read(JOURNAL), kept.game.hash())
        remount(recording.nor)
        longer, log = read(JOURNAL), kept.game.log
        assert longer.startswith(journal) and len(longer) == log.size, "the new moves are gone"
        assert longer[-4:] == log.crc.to_bytes(4, "little"), "other moves"

    def find(self, recording, games, allowed, again) -> Kept:
        """The game as it was, or a new one where there need be none; its journal is one of those that may be there."""
        gids = games.gids()
        assert not games.told and not games.unreadable, (games.told, games.unreadable)
        if GID in gids:
            kept = self.open(games)
            journal = read(JOURNAL)
            assert journal in allowed and not kept.readonly, "a move is missing, or was never made"
            assert journal in self.known or kept.game.hash() == allowed[journal], "another state"
            self.known[journal] = kept.game.copy()
            check_files(recording)
        else:
            assert None in allowed, "the game is gone"
            kept = games.create(new_game(0, 2, 1))
        if again:
            again.acknowledge(read(JOURNAL), kept.game.hash())
        return kept

    def open(self, games) -> Kept:
        """The game on the chip; where the very same journal was played through before, only its log is read anew."""
        game = self.known.get(read(JOURNAL)) if self.chance.pick(FULL) else None
        if not game:
            return games.open(GID)
        game = game.copy()
        game.log = FiledLog(JOURNAL)
        return Kept(game)

    def forget(self):
        """Another recording comes."""
        self.known = {}


def check_files(recording):
    """What was kept aside and other games are as they were."""
    for data in recording.aside:
        assert is_kept_aside(data), "the damaged end is gone"
    for path in recording.untouched:
        assert read(path) == recording.untouched[path], "a file changed that has nothing to do with it"


def is_kept_aside(data) -> bool:
    """Whether a file kept aside has these bytes."""
    number = 1
    while size_of(aside(STEM, number)) >= 0:
        if read(aside(STEM, number)) == data:
            return True
        number += 1
    return False

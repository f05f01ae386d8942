"""A stretch of play on a chip: each of its steps, and what was acknowledged after how many of them."""

import vfs

from voltable_device.flash.games import Games

HERE = "/flash"
FOLDER = HERE + "/games"


class Lost(Exception):
    """Something that was acknowledged is gone; the text says where."""


def mount(nor):
    """The file system of the chip, as a device mounts it."""
    vfs.mount(vfs.VfsLfs2(nor, progsize=256), HERE)


def remount(nor):
    """Nothing is remembered but what is on the chip."""
    vfs.umount(HERE)
    mount(nor)


def boot(nor) -> Games:
    """Power comes back: mount, and look at the games."""
    remount(nor)
    return Games(FOLDER)


def read(path) -> bytes:
    """A whole file."""
    with open(path, "rb") as file:
        return file.read()


class Recording:
    """What happened to the chip from here on; a journal is None where there need be no game yet."""

    def __init__(self, name, nor, allowed):
        self.name = name
        self.nor = nor
        self.base = bytes(nor.data)
        self.acknowledged = [(0, allowed)]  # journals that may be there from a step on, and the hash of each
        self.is_long = False
        self.aside = []  # what must be kept aside for good
        self.untouched = {}  # other files by path
        nor.steps = self.steps = []

    def acknowledge(self, journal, hash):
        """People now see the game stand like this."""
        self.acknowledged.append((len(self.steps), {journal: hash}))

    def end(self):
        """Nothing is recorded any more."""
        self.nor.steps = None
        return self

    def recovery(self, allowed):
        """Another recording, of what happens after a cut."""
        again = Recording(self.name + ", recovery", self.nor, allowed)
        again.aside, again.untouched = self.aside, self.untouched
        return again

    def allowed(self, step) -> dict:
        """What may be found when the power goes in this step: what was acknowledged, or what was under way."""
        found = {}
        for index, journals in self.acknowledged:
            if index <= step:
                found = dict(journals)
            else:
                found.update(journals)
                break
        return found

    def chip_before(self, step) -> bytes:
        """The chip when all steps before this one are done."""
        self.nor.data[:] = self.base
        for done in self.steps[:step]:
            self.nor.do(done)
        return bytes(self.nor.data)

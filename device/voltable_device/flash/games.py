"""All games on flash: a file for each, the newest last."""

import os
from binascii import crc32, hexlify, unhexlify

from voltable.engine.journal import HEADER, Chain, header, read_header
from voltable.engine.refusal import LogError, Refusal
from voltable_device.flash import flash
from voltable_device.flash.filed_log import DEVICE, FiledLog
from voltable_device.flash.kept import Kept, Opening, word_of
from voltable_device.flash.mending import JOURNAL, NEW, UNDER_WAY, finish

LAST = "last"  # the file that knows which games were opened last: their ids and a checksum
GID = 8  # bytes of an id


class Games:
    """The folder of games; `told` has what went wrong with it, `unreadable` each file that is left alone and why."""

    def __init__(self, folder):
        self.folder = folder
        self.told = []
        self.unreadable = []
        try:
            flash.make_folder(folder)
            finish(folder, flash.names(folder))
        except OSError as error:
            self.told.append((word_of(error),))

    def names(self) -> list:
        """The files that are there; none where flash cannot be read."""
        try:
            return flash.names(self.folder)
        except OSError:
            return []

    def path(self, gid, end=JOURNAL) -> str:
        """The file of a game; its name never comes from anywhere but its id."""
        return self.folder + "/" + hexlify(gid).decode() + end

    def gids(self) -> list:
        """The games that can be opened, the newest last."""
        self.unreadable = []
        found = []
        for name in self.names():
            if name.endswith(JOURNAL):
                stem = name[: -len(JOURNAL)]
                word = fault_of(self.folder + "/" + name, stem)
                if word:
                    self.unreadable.append((stem, word))
                else:
                    found.append(unhexlify(stem))
        order = self.last_opened()
        return [gid for gid in found if gid not in order] + [gid for gid in order if gid in found]

    def new_gid(self) -> bytes:
        """An id that no other game has."""
        return os.urandom(GID)

    def create(self, game) -> Kept:
        """Keep a new game; it is on flash when this returns."""
        gid = game.gid
        try:
            if flash.size_of(self.path(gid)) >= 0:
                raise Refusal("game-exists")
            flash.write(self.path(gid, NEW), parts(game))
            flash.rename(self.path(gid, NEW), self.path(gid))
            game.log = FiledLog(self.path(gid))
        except OSError as error:
            flash.remove(self.path(gid, NEW))
            raise Refusal(word_of(error))
        self.remember(gid)
        return Kept(game)

    def open(self, gid, cards=None) -> Kept:
        """A game as its journal tells it; a LogError says why it is left alone."""
        try:
            opening = Opening(self.path(gid), cards)
            for _ in opening.steps():
                pass
        except OSError:
            raise LogError("unreadable")
        self.remember(gid)
        return opening.kept

    def last_opened(self) -> list:
        """The ids of games as they were last opened; none where that file is damaged, which hurts nobody."""
        try:
            with flash.reading(self.folder + "/" + LAST) as file:
                data = file.read()
        except OSError:
            return []
        if len(data) % GID != 4 or crc32(data[:-4]).to_bytes(4, "little") != data[-4:]:
            return []
        return [data[at : at + GID] for at in range(0, len(data) - 4, GID)]

    def remember(self, gid):
        """This game is the newest; a failure costs only the order of a list."""
        known = self.last_opened()
        if known and known[-1] == gid:
            return
        data = b"".join([other for other in known if other != gid] + [gid])
        path = self.folder + "/" + LAST
        try:
            flash.write(path + UNDER_WAY, (data, crc32(data).to_bytes(4, "little")))
            flash.rename(path + UNDER_WAY, path)
        except OSError:
            flash.remove(path + UNDER_WAY)


def fault_of(path, stem) -> str:
    """Why a journal cannot be a game of ours, by its header; empty where nothing is wrong with it."""
    try:
        with flash.reading(path) as file:
            gid = read_header(file.read(HEADER))
    except LogError as no:
        return no.word
    except OSError:
        return "unreadable"
    return "" if hexlify(gid).decode() == stem else "not-a-log"


def parts(game):
    """The journal of a game that was made here: the header, then each record."""
    start = header(game.gid)
    yield start
    chain = Chain(start)
    for _, _, payload in game.log.records():
        yield chain.record(payload, DEVICE)

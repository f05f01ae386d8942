"""A game on a chip and its twin in memory, which knows what the journal has to be."""

from binascii import hexlify

from recording import FOLDER, Recording, mount

import voltable
from voltable.bots import random_bot as bots
from voltable.engine import journal
from voltable_device.flash.games import Games

GID = b"on flash"
STEM = FOLDER + "/" + hexlify(GID).decode()
JOURNAL = STEM + ".j"
EDITIONS = (("card", None), ("classic", "germany"), ("recharged", "usa"), ("central_europe", None))


def new_game(edition, players, seed, gid=GID):
    """A game of one of the editions, or a table that follows one."""
    if edition == len(EDITIONS):
        return voltable.new_table("classic", players=players, depth="score", seed=seed, gid=gid)
    name, board = EDITIONS[edition]
    return voltable.new_game(name, board, players=players, seed=seed, gid=gid)


def journal_of(twin) -> bytes:
    """The journal of a game that was played on a device."""
    return journal.write(twin.gid, [(number, 1, payload) for number, _, payload in twin.log.records()])


class Table:
    """Plays on the chip and in memory alike."""

    def __init__(self, nor, edition, players, seed):
        self.nor = nor
        self.asked = edition, players, seed
        self.twin = new_game(*self.asked)
        self.dice = bots.random_dice(seed)
        mount(nor)
        self.games = self.kept = self.recording = None

    def begin(self):
        """The folder and the game are made."""
        self.games = Games(FOLDER)
        self.kept = self.games.create(new_game(*self.asked))
        self.acknowledge()

    def open(self):
        """The journal is read."""
        self.games = Games(FOLDER)
        self.kept = self.games.open(GID)
        self.acknowledge()

    def record(self, name, is_there=True) -> Recording:
        """From here on every step is recorded."""
        journal, hash = self.stands()
        self.recording = Recording(name, self.nor, {journal: hash} if is_there else {None: None})
        self.recording.is_long = self.twin.log.count > 30
        return self.recording

    def stands(self) -> tuple:
        """The journal and the hash as they must be."""
        return journal_of(self.twin), self.twin.hash()

    def acknowledge(self):
        """What was just done has been shown."""
        if self.recording:
            self.recording.acknowledge(*self.stands())

    def play(self, moves):
        """Random moves on both."""
        for _ in range(moves):
            if self.twin.over:
                return
            action = bots.random_move(self.twin.choices(), self.dice)
            self.twin.play(action)
            self.kept.play(action)
            self.acknowledge()

    def undo_and_redo(self):
        """Two back and one forward."""
        for step in ("undo", "undo", "redo"):
            self.take(step)

    def take(self, step):
        """One step back or forward on both."""
        getattr(self.twin, step)()
        getattr(self.kept, step)()
        self.acknowledge()

"""What people and programs were told, held against what lies on flash and disk."""

import voltable
from kit.line.simulator.log_bytes import LogBytes
from voltable.engine.refusal import LogError
from voltable.engine.verbs import PICKED

DEVICE, HOST = "device", "host"


class Broken(AssertionError):
    """A promise that was not kept."""


class History:
    """For each side the longest logs that somebody was told of; whatever begins with one of them keeps the promise."""

    def __init__(self, world):
        self.world = world
        self.told = {DEVICE: {}, HOST: {}}  # game to logs
        self.digests = {}  # (game, head) to the state behind it
        self.read = {}  # (side, name) to LogBytes
        self.own = set()  # heads behind records that the host made without asking the device
        self.sent = set()  # records that the host sent
        self.seen = None  # the two heads from which a person has chosen
        self.promises = self.forks = 0

    def files(self, side) -> dict:
        """Everything that is there for good, by its name."""
        return self.world.flash.files if side == DEVICE else self.world.disk.safe_files()

    def log(self, side, name, data) -> LogBytes:
        """The records of a file; the same file a little longer is not read again."""
        known = self.read.get((side, name))
        if known is None or not known.go_on(data):
            known = self.read[side, name] = LogBytes(data)
        return known

    def main(self, side, gid) -> LogBytes:
        """The log of a game that is no branch; an empty one where there is none."""
        name = self.world.flash_name(gid) if side == DEVICE else self.world.disk_name(gid)
        return self.log(side, name, self.files(side).get(name, b""))

    # Promises

    def tell(self, side, gid, count, head, why):
        """Somebody heard that this side has so many records with this head; they must lie there now and ever after."""
        self.promises += 1
        log = self.main(side, gid)
        if head is None or log.head_at(count) != head:
            raise Broken(f"{why}: the {side} does not have {count} records with head {head and head.hex()}, but {log}")
        self.remember(side, gid, log.data[: log.ends[count]])

    def remember(self, side, gid, data):
        """The longest of each kind."""
        known = self.told[side].setdefault(gid, [])
        for place in range(len(known) - 1, -1, -1):
            if data.startswith(known[place]):
                known[place] = data
                return
            if known[place].startswith(data):
                return
        known.append(data)

    def tell_bytes(self, side, gid, data, why):
        """Somebody heard that this side has these records."""
        self.promises += 1
        log = self.main(side, gid)
        if not data or bytes(data) not in log.data:
            raise Broken(f"{why}: the {side} said that it has records which are not there for good; it has {log}")

    def same_state(self, gid, head, digest, why):
        """Equal heads give equal games."""
        known = self.digests.setdefault((gid, head), digest)
        if known != digest:
            raise Broken(f"{why}: head {head.hex()} stood for another game before")

    # Looking for them

    def check(self, side, only=None):
        """Everything that was told still lies somewhere on its side, as a log or a branch."""
        files = list(self.files(side).values())
        for gid, logs in self.told[side].items():
            if only is None or gid == only:
                for data in logs:
                    if not any(file.startswith(data) for file in files):
                        raise Broken(f"the {side} has lost records of game {gid.hex()} that somebody was told of")

    def check_fork(self, gid, base, ours):
        """Two tails need two who moved by themselves."""
        self.forks += 1
        log = self.main(HOST, gid)
        if log.head_at(base + 2) not in self.own and log.verb_of(base + 1) != PICKED:
            raise Broken(f"a fork behind record {base}, and the host has made none of its records by itself: {log}")

    def check_pick(self, winner, loser):
        """Nobody but a person picks, and only one who saw these two tails."""
        if {winner, loser} != self.seen:
            raise Broken("a tail is picked, and nobody has chosen between these two")

    def check_origins(self):
        """What the device has of the host is what the host sent, in its place."""
        for name, data in self.files(DEVICE).items():
            if is_log(name):
                log = self.log(DEVICE, name, data)
                for start, end in zip(log.ends, log.ends[1:]):
                    if data[start + 1] == 0 and data[start:end] not in self.sent:
                        raise Broken(f"{name} has a record of the host that the host never sent")

    def check_games(self):
        """After it has started, the device has every game that was on its display."""
        for gid in self.told[DEVICE]:
            if self.world.flash_name(gid) not in self.files(DEVICE):
                raise Broken(f"the device has no game {gid.hex()} any more")

    def check_files(self):
        """Every log and branch can be loaded, and gives the game that was shown."""
        for side in (DEVICE, HOST):
            for name, data in self.files(side).items():
                if is_log(name):
                    log = self.log(side, name, data)
                    if not log.is_checked:
                        self.check_file(side, name, log)

    def check_file(self, side, name, log):
        """One of them; what is not a game yet was never shown."""
        log.is_checked = True
        try:
            game = voltable.load(log.data[: log.ends[-1]])  # whoever opens it mends its end
        except LogError as error:
            if any(log.data.startswith(told[:20]) for logs in self.told[side].values() for told in logs):
                raise Broken(f"{name} of the {side} does not load: {error}") from error
            return
        self.same_state(game.gid, log.heads[-1], game.digest(), f"{name} of the {side}")


def is_log(name) -> bool:
    """A journal or a branch of the device, a file or a branch of the host."""
    end = name.rpartition(".")[2]
    return end in ("j", "vtl") or end[:1] == "b" and end[1:].isdigit()

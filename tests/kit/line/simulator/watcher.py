"""What a live game tells the person at the host, held against what lies on the disk."""

from kit.line.simulator.history import DEVICE, HOST, Broken
from voltable.line.flows.live import LIVE, News


class Watcher(News):
    """What the person is told."""

    def __init__(self, host):
        self.host = host
        self.world = host.world

    def became(self, state):
        """The line is up or down."""
        self.world.say("host", state)
        if state == LIVE:
            records = self.host.save.records
            self.world.history.tell(DEVICE, records.gid, records.count, records.head, "the host says LIVE")

    def moved(self, number, events):
        """A move of the device is shown."""
        self.host.shows("a move of the device is shown")

    def forked(self, fork):
        """Both sides moved."""
        gid = self.host.save.records.gid
        self.world.say("host", f"fork behind {fork.base}")
        self.world.history.check_fork(gid, fork.base, fork.ours)
        for path, head in ((fork.our_branch, fork.ours), (fork.their_branch, None)):
            data = self.world.history.files(HOST).get(path.name, b"")
            log = self.world.history.log(HOST, path.name, data)
            if log.count <= fork.base or head and log.heads[-1] != head:
                raise Broken("a fork is told, and a branch is not on the disk")
            self.world.history.remember(HOST, gid, data)

    def stopped(self, facts):
        """This never happens to engines that agree."""
        raise Broken("the host says that the engines disagree")

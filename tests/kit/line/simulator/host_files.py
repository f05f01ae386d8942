"""The games of the host: opened, made, and fetched from the device."""

import voltable
from kit.line.simulator.disk_path import DiskPath
from kit.line.simulator.history import HOST, Broken
from kit.line.simulator.host_disk import FOLDER
from kit.line.simulator.table import new_game
from voltable.engine.journal import header
from voltable.line.flows.copying import pull
from voltable.line.flows.faults import LineLost, Refused
from voltable.line.flows.hello import hello, list_games
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile

SUFFIX = ".vtl"


class HostFiles:
    """The folder of the host's games."""

    def __init__(self, host):
        self.host = host
        self.world = host.world

    def names(self):
        """The games of the folder, branches left out, the newest last."""
        return [name for name in self.world.disk.names if name.endswith(SUFFIX) and ".b" not in name]

    def short_names(self):
        """Those that can be played on."""
        done = [self.world.disk_name(gid) for gid in self.world.done]
        return [name for name in self.names() if name not in done]

    def open(self, name):
        """Go on with a game."""
        try:
            self.host.save = SaveFile.open(DiskPath(FOLDER, name))
            self.world.say("host", f"opens {name} with {self.host.save.records.count} records")
            self.host.shows("a game is opened")
        except SaveError as error:
            self.world.say("host", f"cannot open {name}: {error.message}")
            self.check_never_told(name)

    def check_never_told(self, name):
        """A file that cannot be opened is one whose making was interrupted; or the disk is full."""
        data = self.world.disk.names[name].data
        if any(data.startswith(log[:16]) for logs in self.world.history.told[HOST].values() for log in logs):
            if not self.world.is_disk_full:
                raise Broken(f"{name} cannot be opened, and somebody saw this game before")
        else:
            self.world.disk.unlink(DiskPath(FOLDER, name))

    def create(self, data=None):
        """A new game, or one that came from the device."""
        game = voltable.load(data) if data else new_game(self.world.dice)
        path = DiskPath(FOLDER, f"{game.gid.hex()}{SUFFIX}")
        if self.world.disk.lexists(path):
            return
        try:
            self.host.save = SaveFile.create(path, game)
            self.world.say("host", f"makes {path.name} with {self.host.save.records.count} records")
            self.host.shows("a game is made")
            self.host.made_alone()
        except SaveError as error:
            self.world.say("host", f"cannot make {path.name}: {error.message}")

    def fetch(self):
        """Games that only the device has."""
        try:
            yield from hello(self.host.talker.session)
            for row in (yield from list_games()):
                if not self.world.disk_has(row.gid):
                    records = yield from pull(row.gid, 0)
                    try:
                        self.create(header(row.gid) + records)
                    except voltable.LogError as error:
                        self.world.say("host", f"pulled half a game: {error}")
                    if self.host.save:
                        self.host.save.close()
                        self.host.save = None
        except (LineLost, Refused) as error:
            self.world.say("host", f"fetches no more: {error}")

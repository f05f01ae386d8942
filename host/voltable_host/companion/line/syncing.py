"""Both sides get the same games: whatever one has and the other has not goes over, and nothing is ever lost."""

import sys
from pathlib import Path

from voltable import LogError
from voltable.line.messages import BUSY, NO_HEAD, NO_RECORD, OK, OPEN_NOW, STALE, VERSION
from voltable_host.companion.line import at_home, branches_told
from voltable_host.companion.line.asking import games, greet, run, whole
from voltable_host.companion.line.client import Client, connected
from voltable_host.companion.line.comparing import AHEAD, BEHIND, Standing, compare
from voltable_host.companion.line.copying import be_ready, pull, push
from voltable_host.companion.line.errors import LineError
from voltable_host.companion.line.forking import DEVICE, HOST, PICKS, Fork, rescue
from voltable_host.companion.line.hello import Row
from voltable_host.companion.line.refusals import Refused
from voltable_host.companion.line.synced import EMPTY, FORK, KEPT, NEW, PROBLEM, PULLED, PUSHED, PUT, Synced
from voltable_host.gate.asking import chosen
from voltable_host.language import _
from voltable_host.saves import saves
from voltable_host.saves.save_errors import SaveError
from voltable_host.saves.save_file import SaveFile
from voltable_host.talk import Talk

TRIES = 4  # somebody may play on the device while we look


def sync_all(client: Client, talk: Talk, names: tuple[str, ...] = (), keep: str | None = None) -> list[Synced]:
    """Every game of the device, and those of ours that are named; the one on the display comes last."""
    files = {gid_of(path): path for path in map(saves.find, names)}
    if client.said is None:
        greet(client)
    rows = games(client)
    for gid in files:
        rows.setdefault(gid, Row(gid, NO_RECORD, NO_HEAD, 0))
    if files and not any(row.flags & OPEN_NOW for row in rows.values()):
        last = list(files)[-1]
        rows[last] = rows[last]._replace(flags=OPEN_NOW)  # nothing is shown there: then show this
    ordered = sorted(rows.values(), key=lambda row: row.flags & OPEN_NOW)
    return [Game(client, talk, row, keep, files.get(row.gid)).sync() for row in ordered]


def gid_of(path: Path) -> bytes:
    """The game of a file."""
    gid = saves.gid_of(path)
    if gid is None:
        sentence = _("{file} is no Voltable log. See which games there are: voltable log list")
        raise SaveError(sentence.format(file=path))
    return gid


class Game:
    """One game on its way to be equal on both sides."""

    def __init__(self, client: Client, talk: Talk, row: Row, keep: str | None = None, path: Path | None = None):
        self.client = client
        self.talk = talk
        self.row = row
        self.keep = keep
        self.path = path  # the file that was named
        self.result = Synced(row.gid.hex(), is_open=bool(row.flags & OPEN_NOW))

    def sync(self) -> Synced:
        """Until it is done, however often somebody plays in between; what cannot be done is told with the result."""
        for chance in range(TRIES):
            try:
                self.once()
                return self.result
            except SaveError as error:
                self.result.how, self.result.problem = PROBLEM, error.message
                return self.result
            except Refused as no:
                if no.code not in (STALE, BUSY) or chance == TRIES - 1:
                    raise
                self.look_again()
        return self.result

    def look_again(self) -> None:
        """The device has moved on, or it has started anew."""
        greet(self.client)
        self.row = games(self.client).get(self.row.gid, Row(self.row.gid, NO_RECORD, NO_HEAD, 0))

    def once(self) -> None:
        """The file of this game, or a new one."""
        save = at_home.opened(self.row.gid, self.talk, self.path)
        if save is None:
            save = self.fetch()
        if save is not None:
            with save:
                self.name(save.path)
                self.make_equal(save)
                if save.game.edition.own_map:
                    self.result.map = save.game.edition.board  # the device can only keep it
                elif self.result.is_open and self.result.is_settled and not self.client.is_rescue:
                    self.finish(save)

    def name(self, path: Path) -> None:
        """As commands understand it."""
        self.result.name = saves.called(path)

    def fetch(self) -> SaveFile | None:
        """The whole log into a file of its own; where this version cannot play it, as it came."""
        data = whole(self.client, self.row.gid)
        result = self.result
        if self.row.number == NO_RECORD or not data:
            result.how = EMPTY
            return None
        try:
            save = saves.create_from_log(data)
        except LogError as error:
            result.map = str(error.numbers[1]) if error.word == "other-map" else None
            path, is_new = at_home.keep_unread(self.row.gid, data)
            self.name(path)
            result.how, result.device = KEPT, self.row.number + 1
            result.pulled = self.row.number + 1 if is_new else 0
            return None
        self.row = self.row._replace(number=save.records.count - 1, head=save.records.head)
        result.how, result.here = NEW, 0
        result.device = result.pulled = branches_told.moves_of(save.game)
        return save

    def make_equal(self, save: SaveFile) -> None:
        """Compare, and let the one that lacks something have it."""
        start, result = save.game.log.start, self.result
        standing: Standing = run(self.client, compare(save.records, self.row.number, self.row.head))
        if result.here is None:
            result.here = branches_told.moves_of(save.game)
            result.device = max(standing.number - start, 0) if standing.number != NO_RECORD else None
        if standing.how == AHEAD:
            self.pull(save)
        elif standing.how == BEHIND and not self.client.is_rescue:
            result.pushed += run(self.client, push(save.records, standing.number + 1))
            result.how = PUT if standing.number == NO_RECORD else PUSHED
        elif standing.how == FORK:
            self.part(save, standing)

    def pull(self, save: SaveFile) -> None:
        """What the device has more."""
        before = save.records.count
        tail = run(self.client, pull(save.records.gid, before))
        try:
            save.take(tail)
        except LogError:
            branch = save.keep_branch(save.records.log() + tail)
            self.result.how = PROBLEM
            self.result.problem = _(
                "This version cannot play what the device has; it is kept as {file}."
                " Put the same version there: voltable device deploy"
            ).format(file=branch)
            return
        self.result.pulled += save.records.count - before
        self.result.how = PULLED

    def finish(self, save: SaveFile) -> None:
        """Tell the device that nothing is missing here."""
        code = run(self.client, be_ready(save.records, save.game.digest()))
        if code != OK:
            raise Refused(code)

    # Both sides went on

    def part(self, save: SaveFile, standing: Standing) -> None:
        """Keep both tails; then one of them goes on, if somebody says which."""
        result = self.result
        result.how = FORK
        if standing.base == NO_RECORD:
            branch = save.keep_branch(whole(self.client, save.records.gid))
            told = _("Two different games have the same number; that of the device is kept as {file}.")
            result.problem = told.format(file=branch)
            return
        fork: Fork = run(self.client, rescue(save, standing))
        result.fork = branches_told.facts(fork)
        if self.client.is_rescue:
            return
        choice = self.keep or self.choose()
        if choice:
            run(self.client, PICKS[choice](save, fork))
            result.picked = choice

    def choose(self) -> str | None:
        """Ask whoever is there; the device waits no longer than a few seconds, so it is greeted again."""
        if self.talk.json or not sys.stdin or not sys.stdin.isatty() or self.result.fork is None:
            return None
        for line in branches_told.lines(self.result.fork, self.row.gid):
            self.talk.aloud(line)
        choice = chosen(branches_told.question(), [DEVICE, HOST])
        greet(self.client)
        return choice


def fetched(url: str, talk: Talk, no_game: str) -> SaveFile:
    """The file of the game that is open on the device, a new one where there is none."""
    with connected(url, talk) as client:
        said = greet(client)
        if said.gid is None:
            raise LineError(no_game)
        save = at_home.opened(said.gid, talk)
        if save is None:
            save = Game(client, talk, Row(said.gid, said.number, said.head, OPEN_NOW)).fetch()
    if save is None:
        raise Refused(VERSION)
    return save

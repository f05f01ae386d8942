"""A game that is kept on flash: the promise of voltable/keeping.py, where the log writes each record itself."""

from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import begin, decoded, follow
from voltable_device.flash import flash
from voltable_device.flash.filed_log import FiledLog
from voltable_device.flash.mending import mend

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FLASH_FULL, NO_SAVE = "flash-full", "no-save"


class Kept:
    """A game on flash; where `readonly` has a word, nothing can be written any more and the display says so."""

    def __init__(self, game, readonly=None):
        self.game = game
        self.readonly = readonly
        self.held = None  # how all stood before the records that wait to be written together

    @property
    def told(self) -> list:
        """What had to be put aside, such as ("tail-kept", records, bytes)."""
        return self.game.log.told

    def play(self, action) -> list:
        """Do it, keep it, and tell what happened."""
        before = self.before()
        try:
            return self.game.play(action)
        except Exception as error:
            raise self.take_back(before, error)

    def undo(self) -> int:
        """One action further back; the record the game now stands after."""
        before = self.before()
        try:
            return self.game.undo_to(self.game.log.before())
        except Exception as error:
            raise self.take_back(before, error)

    def redo(self) -> int:
        """Forward again."""
        before = self.before()
        try:
            return self.game.undo_to(self.game.log.after())
        except Exception as error:
            raise self.take_back(before, error)

    def follow(self, payload, origin) -> list:
        """A record that came from elsewhere."""
        if self.held is not None:
            self.game.log.check_room()
            return follow(self.game, payload, origin)
        before = self.before()
        try:
            return follow(self.game, payload, origin)
        except Exception as error:
            raise self.take_back(before, error)

    def hold(self):
        """What follows is written together; nobody must believe it before `release` has returned."""
        if self.held is None:
            self.held = self.game.log.ends(), self.before()
            self.game.log.hold()

    def release(self):
        """Write what was held; where that fails all stands as before it."""
        if self.held is not None:
            (ends, before), self.held = self.held, None
            try:
                self.game.log.release(ends)
            except OSError as error:
                self.game.copies.clear()  # some may be of records that are not there
                raise self.take_back(before, error)

    def before(self) -> tuple:
        """What to go back to where flash fails; refused where nothing can be written."""
        self.release()
        if self.readonly:
            raise Refusal(self.readonly)
        game = self.game
        game.log.check_room()
        return game.state.copy(), game.dice and game.dice.copy()

    def take_back(self, before, error) -> Exception:
        """The game stands as before; what to say of it."""
        self.game.state, self.game.dice = before
        if not isinstance(error, OSError):
            return error
        if error.errno != flash.FULL:
            self.readonly = NO_SAVE
        return Refusal(word_of(error))


if TYPE_CHECKING:
    from voltable.engine.keeping import Keeper

    KEEPER: type[Keeper] = Kept


def word_of(error) -> str:
    """What the display says when flash fails."""
    return FLASH_FULL if error.errno == flash.FULL else NO_SAVE


class Opening:
    """A game on its way from its journal, a few records at a time: `kept` is there when the steps are done."""

    def __init__(self, path, cards=None):
        self.path = path
        self.cards = cards
        self.kept: "Any" = None

    def steps(self):
        """Read, then play again what stands."""
        log = FiledLog(self.path, False)
        for _ in log.scanning():
            yield
        game = begin(setup_of(log), log.gid, self.cards)
        game.log = log
        while True:
            try:
                for _ in game.replaying(*log.way(log.at)):
                    yield
                break
            except LogError:
                raise  # flash reads otherwise than a moment ago
            except Refusal:
                log.scan(log.reading)  # the rules refuse this record, so it ends the log
        self.kept = Kept(game, mended(log))


def setup_of(log) -> list:
    """What describes the game before its first move."""
    return [(number, origin, decoded(number, payload)) for number, origin, payload in log.records(0, log.start)]


def mended(log) -> "str | None":
    """What lies behind the last good record is put aside; a word where not even that can be written."""
    try:
        log.told += mend(log)
    except OSError as error:
        return word_of(error)
    return None

"""A game that is kept: what was played is on flash before anybody sees it."""

from voltable.refusal import LogError, Refusal
from voltable.replay import begin, decoded
from voltable_device import flash
from voltable_device.filed_log import FiledLog
from voltable_device.mending import mend

FLASH_FULL, NO_SAVE = "flash-full", "no-save"


class Kept:
    """A game on flash; where `readonly` has a word, nothing can be written any more and the display says so."""

    def __init__(self, game, readonly=None):
        self.game = game
        self.readonly = readonly

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

    def before(self) -> tuple:
        """What to go back to where flash fails; refused where nothing can be written."""
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


def word_of(error) -> str:
    """What the display says when flash fails."""
    return FLASH_FULL if error.errno == flash.FULL else NO_SAVE


def open_game(path, cards=None) -> Kept:
    """Play again what stands in a journal; its last good record ends it."""
    log = FiledLog(path)
    setup = [(number, origin, decoded(number, payload)) for number, origin, payload in log.records(0, log.start)]
    game = begin(setup, log.gid, cards)
    game.log = log
    while True:
        try:
            game.replay(log.standing(log.at))
            break
        except LogError:
            raise  # flash reads otherwise than a moment ago
        except Refusal:
            log.scan(log.reading)  # the rules refuse this record, so it ends the log
    try:
        log.told += mend(log)
    except OSError as error:
        return Kept(game, word_of(error))
    return Kept(game)

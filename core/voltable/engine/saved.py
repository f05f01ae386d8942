"""A game that is kept as a whole log, in a file, a browser or a list: what all such places share (keeping.py)."""

from voltable.engine.records import Records
from voltable.engine.refusal import LogError, Refusal
from voltable.engine.replay import follow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Event


class SavedGame:
    """A move is made in memory, written, and only then told; each place says in methods of its own how it writes."""

    def __init__(self, game: "Game", good: bytes) -> None:
        """From a game and the log that is written of it."""
        self.game = game
        self.records = Records(good)  # what is written for certain
        self._log = game.log

    def play(self, action: "Action") -> "list[Event]":
        """In memory, where it lasts, and only then told; a move that cannot be written is taken back."""
        events = self.game.play(action)
        self.append()
        return events

    def append(self) -> None:
        """Write what the game has more; where that fails, the game goes back to what is written."""
        new = self._unsaved()
        if new:
            self._keep(new, True)

    def take(self, raw: bytes) -> "list[list[Event]]":
        """Play whole records that came from elsewhere and write them; what happened, record by record.

        One that does not follow, or that the rules refuse, is a LogError: then all is as before.
        """
        self._check_saved()
        try:
            events = self._follow(raw)
        except BaseException:
            self._take_back()
            raise
        if raw:
            self._keep(raw, False)
        return events

    def cut(self, count: int) -> object:
        """Back to the first records, after all there are were kept as the branch that is returned."""
        self._check_saved()
        good = self.records.log(count)
        game = self._load(good)
        branch = self.keep_branch(self.records.log())
        self._shorten(good, game)
        return branch

    def _unsaved(self) -> bytes:
        """The records that the game has and that are not written."""
        if self.game.log is not self._log or self._log.count < self.records.count:
            raise ValueError("this game does not go on from what is written of it")
        chain = self.records.chain()
        return b"".join([chain.record(payload, origin) for _n, origin, payload in self._log.records(chain.number)])

    def _check_saved(self) -> None:
        """All of the game is written."""
        if self.game.log is not self._log or self._log.count != self.records.count:
            raise ValueError("this game has moves that are not written")

    def _follow(self, raw: bytes) -> "list[list[Event]]":
        """Play raw records; what happened, record by record."""
        try:
            return [follow(self.game, payload, origin) for _number, origin, payload in self.records.read(raw)]
        except LogError:
            raise
        except Refusal as no:
            raise LogError("illegal-move", self._log.count, no.word, *no.numbers)

    def _keep(self, new: bytes, is_own: bool) -> None:
        """New records are written, or the game is as it was."""
        try:
            self._write(new, is_own)
        except BaseException:
            self._take_back()
            raise
        self.records.append(new)

    def _take_back(self) -> None:
        """The game as after the last record that is written."""
        self._use(self._load(self.records.log()))

    def _use(self, game: "Game") -> None:
        """Another state of the same game."""
        self.game = game
        self._log = game.log

    def _go_on_from(self, good: bytes, game: "Game") -> None:
        """Only this is written any more."""
        self.records = Records(good)
        self._use(game)

    # What each place does in its own way; a NotKept says why it cannot be done

    def keep_branch(self, data: bytes) -> object:
        """Keep another whole log of this game for good, and tell where; the same bytes lie there once."""
        raise NotImplementedError

    def _write(self, new: bytes, is_own: bool) -> None:
        """These records behind those that are written, for good; moves of this side's people, or from elsewhere."""
        raise NotImplementedError

    def _shorten(self, good: bytes, game: "Game") -> None:
        """Write these bytes in place of all there are, and go on from them."""
        raise NotImplementedError

    def _load(self, data: bytes) -> "Game":
        """The game of a log, with all that is known here of own cards and maps."""
        raise NotImplementedError

"""A move that the host wants to make: it counts once the device has it on flash."""

from voltable.engine.game import checked
from voltable.engine.pack import pack
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import UNDO, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.records import Records
    from voltable.engine.shapes import Action, Event

HOST = 0  # the origin of its record
ASKED = ("turn", "round", "phase", "stage", "plant")  # tables have stages, auctions plants


class Overtaken(Refusal):
    """The game went on before it was there, and now it would mean something else."""


class Proposal:
    """Pending until it has events, or an error that says why it was not taken."""

    def __init__(self, action: "Action", game: "Game | None" = None) -> None:
        """Where the game is given, the move answers what is asked there; an undo is for this very end."""
        self.action = checked(action)
        self.meant = None if game is None else meaning(self.action, game)
        self.raw = b""  # the record, as it was last sent
        self.events: "list[Event] | None" = None
        self.error: "Exception | None" = None

    @property
    def is_pending(self) -> bool:
        """Nobody knows yet."""
        return self.events is None and self.error is None

    def write(self, game: "Game", records: "Records") -> bytes:
        """Check it against the game as it is now, make it the next record, and tell the head it will leave."""
        if self.meant is not None and self.meant != meaning(self.action, game):
            raise Overtaken("not-now", WORDS[self.action[0]])
        check(self.action, game)
        chain = records.chain()
        self.raw = chain.record(pack(self.action), HOST)
        return chain.head


def meaning(action: "Action", game: "Game") -> object:
    """What must not change between the wish and the move: what is asked of whom, or what an undo takes back."""
    if action[0] == UNDO:
        return (game.log.count,)
    return tuple([getattr(game.state, name, None) for name in ASKED])


def check(action: "Action", game: "Game") -> None:
    """A Refusal where the rules do not allow it now; nothing changes."""
    if action[0] != UNDO:
        game.copy().play(action)
    elif not game.log.start <= action[1] < game.log.count:
        raise Refusal("no-such-record", action[1], game.log.start, game.log.count - 1)
    game.log.check_room()

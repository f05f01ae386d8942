"""What demolition pays on the board side, as an owner of the cards wrote it down."""
# pyright: reportUnnecessaryComparison=false
# Nothing that people write is trusted to be of its type.

from hashlib import sha256

from voltable.boardgame.tables.demolition import PAYOUTS
from voltable.engine.pack import pack
from voltable.engine.refusal import Refusal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Payouts as Amounts

MOST = 99  # Elektro


class Payouts:
    """Six pairs: for the first player of a phase and for later ones."""

    __slots__ = ("tables",)

    def __init__(self, tables: "Amounts") -> None:
        if type(tables) is not tuple or len(tables) != len(PAYOUTS):
            raise Refusal("bad-cards", "demolition")
        for pair in tables:
            if type(pair) is not tuple or len(pair) != 2:
                raise Refusal("bad-cards", "demolition")
            for money in pair:
                if type(money) is not int or not 0 <= money <= MOST:
                    raise Refusal("bad-cards", "number")
        self.tables = tables

    def hash(self) -> bytes:
        """What names these payouts in a log."""
        return sha256(pack(self.tables)).digest()[:8]

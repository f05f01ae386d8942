"""The card game as the contract's JSON."""
# pyright: reportIncompatibleVariableOverride=false
# What is said of any game is narrowed to this one.

from collections import OrderedDict

from voltable.plants.view import View
from voltable_cards.scoring import score
from voltable_cards.words import FUELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Pairs
    from voltable.plants.shapes import Rows
    from voltable_cards.shapes import CardGame, Player, State


class CardView(View):
    """Columns of fuel cards, and what each director has stored."""

    edition: "CardGame"
    state: "State"

    def is_last_round(self) -> bool:
        """The last card is out."""
        return bool(self.state.last_round)

    def more_of(self, owner: "Player") -> "Pairs":
        """Each stored card: its fuel, the units left, and those printed (0: a single)."""
        stored = [[FUELS[fuel], card >> 2, card & 3] for fuel in range(4) for card in owner.cards[fuel]]
        return [("stored", stored)]

    def fuel(self) -> "Rows":
        """The fuel market, its deck and piles."""
        state = self.state
        columns = [(str(price + 1), [card(code) for code in state.columns[price]]) for price in range(4)]
        return OrderedDict((
            ("columns", OrderedDict(columns)),
            ("deck", len(state.fuel_deck)),
            ("discard", [card(code) for code in sorted(state.fuel_discard)]),
            ("singles", self.by_fuel([max(0, count) for count in state.singles])),
            ("lost", state.lost),
        ))  # fmt: skip

    def more(self) -> "Pairs":
        """With the option choose_cards: units of a fuel whose owner says which cards they leave."""
        if not self.edition.choose_cards:
            return []
        for fuel in range(4):
            if self.state.due[fuel]:
                return [("choosing", OrderedDict((("fuel", FUELS[fuel]), ("units", self.state.due[fuel]))))]
        return [("choosing", None)]

    def counted(self, seat: int) -> "tuple[int, int, int]":
        """Money is what made no point and breaks ties."""
        points, money, _ = score(self.edition, self.state.players[seat])
        return (points, 0, money)


def view(game: "Game", seat: "int | None" = None) -> "dict[str, object]":
    """How the game stands, as everybody or one seat may see it."""
    return CardView(game, seat).whole()


def card(code: int) -> "list[str | int]":
    """A fuel card as a pair of fuel and units."""
    return [FUELS[code // 3], code % 3 + 1]

"""A game as the contract's JSON: the same keys in the same order in every edition, on every interpreter."""

from collections import OrderedDict

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import NOBODY, NOTHING
from voltable.engine.words import OUT, PLACES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from voltable.engine.edition import Edition
    from voltable.engine.game import Game
    from voltable.engine.shapes import Own, Pairs
    from voltable.engine.state import BaseState
    from voltable.plants.shapes import Rows


class View:
    """What every edition shows; it overrides what is its own."""

    def __init__(self, game: "Game", seat: "int | None" = None) -> None:
        self.game = game
        self.edition: "Edition" = game.edition
        self.state: "BaseState" = game.state
        self.seat = seat
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.edition.count):
            raise Refusal("no-such-seat", seat)

    def whole(self) -> "dict[str, object]":
        """Everything that lies open, as everybody or one seat may see it."""
        game, state, edition = self.game, self.state, self.edition
        return OrderedDict([
            ("edition", edition.name),
            ("board", edition.board),
            ("options", self.options()),
            ("round", state.round),
            ("phase", edition.course[state.phase].name),
            ("step", self.step()),
            ("turn", state.asked()),
            ("over", state.turn == NOBODY),
            ("last_round", self.is_last_round()),
            ("order", list(state.order)),
            ("hash", None if self.seat is not None else game.hash()),
            ("moves", game.log.count - game.log.start - 1 if game.log else None),
            ("players", [self.player(seat) for seat in range(edition.count)]),
            ("dummy", self.dummy()),
            ("auction", self.auction()),
            ("plants", self.plants()),
            ("fuel", self.fuel()),
            ("houses", self.houses()),
            ("regions", self.regions()),
            ("demolition", self.demolition()),
            ("table", None),
            ("result", self.result()),
        ] + self.more())  # fmt: skip

    def step(self) -> int:
        """Which of the three steps of the board game."""
        return 1

    def is_last_round(self) -> bool:
        """Whether the game ends with this round."""
        return False

    def more(self) -> "Pairs":
        """Keys of the edition's own."""
        return []

    def houses(self) -> "Rows":
        """Cities with houses."""
        return OrderedDict()

    def regions(self) -> "list[str]":
        """Regions in play."""
        return []

    def fuel(self) -> "Rows":
        """The fuel market."""
        return OrderedDict()

    def options(self) -> "Rows":
        """The options that differ from their defaults; a card set of one's own by its hash."""
        chosen = OrderedDict(self.edition.chosen)
        own = self.edition.cards_hash()
        if own:
            chosen["cards"] = "".join([f"{byte:02x}" for byte in own])
        return chosen

    def by_fuel(self, numbers: "Iterable[int]") -> "Rows":
        """Four numbers under the names of the fuels."""
        return OrderedDict(zip(self.edition.fuels, numbers))

    def numbers(self, plants: "Sequence[int]") -> "list[int]":
        """Plants by their numbers."""
        return [self.edition.cards.number[plant] for plant in plants]

    def labels(self, plants: "Sequence[int]") -> "list[str]":
        """Plants as people write them."""
        return [self.edition.cards.label(plant) for plant in plants]

    def player(self, seat: int) -> "Rows":
        """One player; others' money is hidden where it is played so."""
        state = self.state
        owner = state.players[seat]
        hidden = self.edition.hidden_money and self.seat not in (None, seat) and state.turn != NOBODY
        return OrderedDict([
            ("seat", seat),
            ("name", self.game.names[seat]),
            ("money", None if hidden else owner.money),
            ("plants", self.numbers(owner.plants)),
            ("cards", self.labels(owner.plants)),
            ("fuel", self.by_fuel(owner.fuel)),
            ("cities", self.cities(owner)),
            ("income", owner.income),
            ("bought", bool(state.bought >> seat & 1)),
            ("dropped", bool(state.dropped >> seat & 1)),
        ] + self.more_of(owner))  # fmt: skip

    def cities(self, owner: "Own") -> "list[str]":
        """A player's network."""
        return []

    def more_of(self, owner: "Own") -> "Pairs":
        """Keys of a player that are the edition's own."""
        return []

    def dummy(self) -> "Rows | None":
        """The third party of two players."""
        owner = self.game.state.dummy
        if owner is None:
            return None
        return OrderedDict([
            ("name", self.edition.dummy_name),
            ("plants", self.numbers(owner.plants)),
            ("cards", self.labels(owner.plants)),
            ("fuel", self.by_fuel(owner.fuel)),
            ("houses", self.dummy_houses(owner)),
        ] + self.more_of(owner))  # fmt: skip

    def dummy_houses(self, owner: "Own") -> int:
        """Houses it has left."""
        return 0

    def auction(self) -> "Rows | None":
        """The plant under the hammer, until it is sold."""
        state = self.state
        if not state.still_in:
            return None
        return OrderedDict((
            ("plant", self.edition.cards.number[state.plant]),
            ("card", self.edition.cards.label(state.plant)),
            ("bid", state.bid),
            ("bidder", state.bidder),
            ("still_in", [seat for seat in range(len(state.players)) if state.still_in >> seat & 1]),
        ))  # fmt: skip

    def plants(self) -> "Rows":
        """The plant market and what is known of its deck; plants removed unseen are only counted (ruling R-27)."""
        edition, state = self.edition, self.state
        size = len(state.market) if state.last_card == OUT else edition.current_size
        rows = state.market[:size], state.market[size:]
        deck = state.small_left + state.large_left + len(state.under)
        third = self.game.state.dummy
        owned = sum([len(owner.plants) for owner in state.players]) + (len(third.plants) if third else 0)
        return OrderedDict((
            ("current", self.numbers(rows[0])),
            ("future", self.numbers(rows[1])),
            ("cards", OrderedDict((("current", self.labels(rows[0])), ("future", self.labels(rows[1]))))),
            ("deck", deck),
            ("removed", len(edition.cards.number) - deck - len(state.market) - owned),
            ("discount", None if state.token == NOTHING else edition.cards.number[state.token]),
            ("last_card", PLACES[state.last_card]),
        ))  # fmt: skip

    def demolition(self) -> "Rows | None":
        """The top card of the expansion, and how many were paid in this phase."""
        state = self.state
        if state.demolition == NOTHING:
            return None
        first, later = self.edition.payouts[state.demolition]
        return OrderedDict((
            ("card", state.demolition + 1), ("first", first), ("later", later), ("paid", state.compensated),
        ))  # fmt: skip

    def result(self) -> "list[Rows] | None":
        """Places, best first."""
        if self.state.turn != NOBODY:
            return None
        rows: "list[Rows]" = []
        place = 1
        for group in self.edition.ranking(self.state):
            for seat in group:
                points, powered, money = self.counted(seat)
                rows.append(OrderedDict((
                    ("seat", seat), ("place", place), ("points", points), ("powered", powered), ("money", money),
                )))  # fmt: skip
            place += len(group)
        return rows

    def counted(self, seat: int) -> "tuple[int, int, int]":
        """A player's points, cities powered, and money that breaks ties."""
        return (0, 0, 0)

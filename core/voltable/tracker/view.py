"""A table as the contract's JSON: the keys of every view, filled as far as this depth knows."""

from collections import OrderedDict

from voltable.engine.refusal import Refusal
from voltable.engine.verbs import NOBODY, WORDS
from voltable.engine.words import PLACES
from voltable.tracker.fields import refill
from voltable.tracker.needs import needs
from voltable.tracker.state import BUREAUCRACY, POWER, REFILL, TIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.tracker.edition import Table
    from voltable.tracker.shapes import FollowedGame, Shown
    from voltable.tracker.state import TableState


def view(game: "FollowedGame", seat: "int | None" = None) -> "Shown":
    """How the table stands; nothing is hidden at it."""
    table, state = game.edition, game.state
    if seat is not None and not (type(seat) is int and 0 <= seat < table.count):
        raise Refusal("no-such-seat", seat)
    empty: "Shown" = OrderedDict()
    return OrderedDict([
        ("edition", table.name),
        ("board", table.board),
        ("options", OrderedDict(table.chosen)),
        ("round", state.round),
        ("phase", table.course[state.phase].name),
        ("step", state.step),
        ("turn", state.asked()),
        ("over", state.turn == NOBODY),
        ("last_round", is_last_round(table, state)),
        ("order", list(state.order)),
        ("hash", None if seat is not None else game.hash()),
        ("moves", game.log.count - game.log.start - 1 if game.log else None),
        ("players", [player(game, number) for number in range(table.count)]),
        ("dummy", dummy(table, state)),
        ("auction", None),
        ("plants", plants(state)),
        ("fuel", fuel(table, state)),
        ("houses", empty),
        ("regions", []),
        ("demolition", None),
        ("table", followed(game)),
        ("result", result(game)),
    ])  # fmt: skip


def is_last_round(table: "Table", state: "TableState") -> bool:
    """The last card is out, or somebody has cities enough."""
    if not table.numbers.houses or not table.counts:
        return bool(state.last_round)
    return bool(state.last_round) or max(state.cities) >= table.numbers.last_cities


def player(game: "FollowedGame", seat: int) -> "Shown":
    """One player; money, plants and fuel lie on the real table."""
    state = game.state
    empty: "Shown" = OrderedDict()
    return OrderedDict((
        ("seat", seat), ("name", game.names[seat]), ("money", None), ("plants", []), ("cards", []),
        ("fuel", empty), ("cities", []), ("income", state.income[seat]),
        ("bought", bool(state.bought >> seat & 1)), ("dropped", bool(state.dropped >> seat & 1)),
        ("city_count", state.cities[seat]), ("powered", state.powered[seat]),
    ))  # fmt: skip


def dummy(table: "Table", state: "TableState") -> "Shown | None":
    """The third party: what it burns, never which cards it has."""
    if state.dummy is None:
        return None
    kinds = table.numbers.kinds
    empty: "Shown" = OrderedDict()
    wanted = [(kinds[kind], units) for kind, units in enumerate(needs(state.dummy)) if units]
    return OrderedDict((
        ("name", table.numbers.dummy_name), ("plants", []), ("cards", []), ("fuel", empty), ("houses", 0),
        ("kinds", [[kinds[plant >> 3], plant & 7] for plant in state.dummy]), ("needs", OrderedDict(wanted)),
    ))  # fmt: skip


def plants(state: "TableState") -> "Shown":
    """Of the plant market only the place of the last card is known."""
    cards: "Shown" = OrderedDict((("current", []), ("future", [])))
    return OrderedDict((
        ("current", []), ("future", []), ("cards", cards), ("deck", None), ("removed", None), ("discount", None),
        ("last_card", PLACES[state.last_card]),
    ))  # fmt: skip


def fuel(table: "Table", state: "TableState") -> "Shown":
    """The market, where its prices are followed."""
    if not table.prices:
        return OrderedDict()
    names = table.numbers.fuels
    return OrderedDict([("market", OrderedDict([(names[one], state.tokens[one]) for one in range(4)]))])


def followed(game: "FollowedGame") -> "Shown":
    """What only a table has: its depth, what it asks, what is paid and what the refill brings."""
    table, state = game.edition, game.state
    return OrderedDict((
        ("depth", table.depth),
        ("asks", asks(game)),
        ("tied", list(state.order[state.tie_at : state.tie_at + state.tie_size]) if state.stage == TIE else []),
        ("pays", [table.numbers.incomes[cities] for cities in state.powered] if pays(table, state) else None),
        ("refill", refills(table, state)),
        ("spent", state.spent),
    ))  # fmt: skip


def asks(game: "FollowedGame") -> "list[str]":
    """The verbs that answer what is asked now, each once."""
    found: "list[str]" = []
    for action in game.choices():
        word = WORDS[action[0]]
        if word not in found:
            found.append(word)
    return found


def pays(table: "Table", state: "TableState") -> bool:
    """Whether cities are being paid."""
    return bool(table.numbers.houses) and table.counts and state.stage == POWER


def refills(table: "Table", state: "TableState") -> "Shown | None":
    """Tokens by fuel while the market is refilled; nothing else of it is known in the card game."""
    if not table.numbers.houses or state.phase != BUREAUCRACY or state.stage != REFILL:
        return None
    names = table.numbers.fuels
    return OrderedDict([(names[one], refill(table, state, one)) for one in range(4)])


def result(game: "FollowedGame") -> "list[Shown] | None":
    """Places, best first."""
    table, state = game.edition, game.state
    if state.turn != NOBODY:
        return None
    rows: "list[Shown]" = []
    for group in table.ranking(state):
        for seat in group:
            points = state.powered[seat] if table.numbers.houses else state.income[seat]
            rows.append(OrderedDict((
                ("seat", seat), ("place", state.places[seat]), ("points", points),
                ("powered", state.powered[seat]), ("money", None),
            )))  # fmt: skip
    return rows

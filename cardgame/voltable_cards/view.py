"""The card game as the contract's JSON: the same keys in the same order on every interpreter."""

from collections import OrderedDict

from voltable.refusal import Refusal
from voltable.verbs import NOTHING
from voltable_cards.scoring import score
from voltable_cards.state import AUCTION
from voltable_cards.words import FUELS, OUT, PLACES, PLANTS


def view(game, seat=None):
    """Everything that lies open, as everybody or one seat may see it."""
    state, edition = game.state, game.edition
    if seat is not None and (type(seat) is not int or not 0 <= seat < edition.count):
        raise Refusal("no-such-seat", seat)
    hidden = edition.hidden_money and seat is not None and state.turn is not None
    return OrderedDict((
        ("edition", edition.name),
        ("board", None),
        ("options", options(edition)),
        ("round", state.round),
        ("phase", edition.course[state.phase].name),
        ("step", 1),
        ("turn", state.turn),
        ("over", state.turn is None),
        ("last_round", bool(state.last_round)),
        ("order", list(state.order)),
        ("hash", None if seat is not None else game.hash()),
        ("moves", game.log.count - game.log.start - 1 if game.log else None),
        ("players", [player(game, other, hidden and other != seat) for other in range(edition.count)]),
        ("dummy", bank(edition.cards, state.bank)),
        ("auction", auction(edition.cards, state)),
        ("plants", plants(edition, state)),
        ("fuel", fuel(state)),
        ("houses", OrderedDict()),
        ("regions", []),
        ("demolition", demolition(edition.cards, state)),
        ("table", None),
        ("result", result(edition, state)),
    ))  # fmt: skip


def options(edition):
    """The options that differ from their defaults; a card set of one's own by its hash."""
    chosen = OrderedDict(edition.chosen)
    if edition.own_cards:
        chosen["cards"] = "".join([f"{byte:02x}" for byte in edition.own_cards.hash()])
    return chosen


def by_fuel(numbers):
    """Four numbers under the names of the fuels."""
    return OrderedDict([(name, number) for name, number in zip(FUELS, numbers)])


def stored(owner) -> list:
    """Each stored card: its fuel, the units left, and those printed (0: a single)."""
    return [[FUELS[fuel], card >> 2, card & 3] for fuel in range(4) for card in owner.cards[fuel]]


def player(game, seat, hidden):
    """One director."""
    state, cards = game.state, game.edition.cards
    owner = state.players[seat]
    return OrderedDict((
        ("seat", seat),
        ("name", game.names[seat]),
        ("money", None if hidden else owner.money),
        ("plants", [cards.number[plant] for plant in owner.plants]),
        ("cards", [cards.label(plant) for plant in owner.plants]),
        ("fuel", by_fuel(owner.fuel)),
        ("cities", []),
        ("income", owner.income),
        ("bought", bool(state.bought >> seat & 1)),
        ("dropped", bool(state.dropped >> seat & 1)),
        ("stored", stored(owner)),
    ))  # fmt: skip


def bank(cards, owner):
    """The Bank, oldest plant first; nothing with three and more players."""
    if owner is None:
        return None
    return OrderedDict((
        ("name", "Bank"),
        ("plants", [cards.number[plant] for plant in owner.plants]),
        ("cards", [cards.label(plant) for plant in owner.plants]),
        ("fuel", by_fuel(owner.fuel)),
        ("houses", 0),
        ("stored", stored(owner)),
    ))  # fmt: skip


def auction(cards, state):
    """The plant under the hammer, until it is settled."""
    if state.phase != AUCTION or state.plant == NOTHING:
        return None
    return OrderedDict((
        ("plant", cards.number[state.plant]),
        ("card", cards.label(state.plant)),
        ("bid", state.bid),
        ("bidder", state.bidder),
        ("still_in", [seat for seat in range(len(state.players)) if state.still_in >> seat & 1]),
    ))  # fmt: skip


def plants(edition, state):
    """The plant market and what is known of its deck; plants removed unseen are only counted (ruling R-27)."""
    cards = edition.cards
    size = len(state.market) if state.last_card == OUT else edition.current_size
    rows = state.market[:size], state.market[size:]
    deck = state.small_left + state.large_left + len(state.under)
    owned = sum([len(owner.plants) for owner in state.players + [state.bank] if owner])
    numbers = [[cards.number[plant] for plant in row] for row in rows]
    labels = [[cards.label(plant) for plant in row] for row in rows]
    return OrderedDict((
        ("current", numbers[0]),
        ("future", numbers[1]),
        ("cards", OrderedDict((("current", labels[0]), ("future", labels[1])))),
        ("deck", deck),
        ("removed", PLANTS - deck - len(state.market) - owned),
        ("discount", None if state.token == NOTHING else cards.number[state.token]),
        ("last_card", PLACES[state.last_card]),
    ))  # fmt: skip


def fuel(state):
    """The fuel market, its deck and piles."""
    columns = [(str(price + 1), [card(code) for code in state.columns[price]]) for price in range(4)]
    discard = [card(code) for code in sorted(state.fuel_discard)]
    return OrderedDict((
        ("columns", OrderedDict(columns)),
        ("deck", len(state.fuel_deck)),
        ("discard", discard),
        ("singles", by_fuel([max(0, count) for count in state.singles])),
        ("lost", state.lost),
    ))  # fmt: skip


def card(code) -> list:
    """A fuel card as a pair of fuel and units."""
    return [FUELS[code // 3], code % 3 + 1]


def demolition(cards, state):
    """The top card of the expansion, and how many were paid in this phase."""
    if state.demolition == NOTHING:
        return None
    first, later = cards.demolition[state.demolition]
    return OrderedDict((
        ("card", state.demolition + 1), ("first", first), ("later", later), ("paid", state.compensated),
    ))  # fmt: skip


def result(edition, state):
    """Places, best first; money is what made no point and breaks ties."""
    if state.turn is not None:
        return None
    rows = []
    place = 1
    for group in edition.ranking(state):
        for seat in group:
            points, money, _ = score(edition, state.players[seat])
            rows.append(OrderedDict((
                ("seat", seat), ("place", place), ("points", points), ("powered", 0), ("money", money),
            )))  # fmt: skip
        place += len(group)
    return rows

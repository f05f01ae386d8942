"""Tables laid by hand, so that a rulebook test is short: who owns what, what lies open, what may still come.

Cards are written as people write them: plants "3a 5c 12", fuel cards "coal2 gas3"; in a storage "coal" is a single
and "coal1/3" a card of three that was turned down to one. Moves are lines of notation: "Gosia open 5a 6".
"""

import voltable
from voltable import notation
from voltable.engine.refusal import Refusal
from voltable.engine.words import IN_DECK
from voltable_cards.cards import SHIPPED
from voltable_cards.state import AUCTION, BUREAUCRACY, FUEL
from voltable_cards.words import FUELS

PHASES = {"auction": AUCTION, "fuel": FUEL, "bureaucracy": BUREAUCRACY}
MARKET = "9 10 11 12 13 14 15 16"
DECK = "17 18 19 20 21"


def table(names, market=MARKET, deck=DECK, under="", columns=None, money=50, options=None):
    """Friends at a real table who own nothing yet; the first named sits first and is first in order."""
    game = voltable.new_game("card", players=names.split(), dice="table", options=options)
    state = game.state
    state.order = tuple(range(len(state.players)))
    state.market = plants(market)
    state.last_card = IN_DECK
    lay_plant_deck(game, deck, under)
    lay_columns(game, columns or {})
    for player in state.players:
        player.money = money
    return game


def lay_plant_deck(game, deck, under=""):
    """These plants may come, in any order; then the last card, then those under it."""
    state = game.state
    state.small = tuple([plant for plant in plants(deck) if plant in SHIPPED.small])
    state.large = tuple([plant for plant in plants(deck) if plant in SHIPPED.large])
    state.small_left, state.large_left = len(state.small), len(state.large)
    state.top_small = 0
    state.under = plants(under)


def lay_columns(game, columns, deck=None, discard=None):
    """The fuel market by price, and what lies in its piles."""
    state = game.state
    for price in columns:
        state.columns[price - 1] = tuple(sorted(fuel_cards(columns[price])))
    for single in fuel_cards(columns.get(1, "")):
        state.singles[single // 3] -= 1
    if deck is not None:
        state.fuel_deck = tuple(sorted(fuel_cards(deck)))
    if discard is not None:
        state.fuel_discard = sorted(fuel_cards(discard))


def owns(game, name, labels="", fuel="", money=None):
    """A player's plants, stored fuel and money; the Bank's plants come oldest first."""
    owner = player(game, name)
    game.phases[AUCTION].own(owner, plants(labels))
    if name == "Bank":
        owner.plants = plants(labels)
    owner.fuel = [0, 0, 0, 0]
    owner.cards = [(), (), (), ()]
    for card in fuel.split():
        kind, left, printed = stored_card(card)
        owner.fuel[kind] += left
        owner.cards[kind] = tuple(sorted(owner.cards[kind] + (4 * left + printed,)))
        if not printed:
            game.state.singles[kind] -= 1
    if money is not None:
        owner.money = money


def enter(game, phase, round=2):
    """The phase begins, as the edition begins it; what it tells."""
    events = []
    game.state.round = round - 1 if phase == "auction" else round
    game.edition.enter(game.state, PHASES[phase])
    game.act(None, events.append)
    return events


def play(game, *lines):
    """Say these lines one after another; all that happened."""
    events = []
    for line in lines:
        events += game.play(notation.read(line, game))
    return events


def refused(game, action):
    """The word of the refusal of a line or an action, which must leave everything as it was."""
    before = game.hash(), game.log.count, game.names
    try:
        game.play(notation.read(action, game) if type(action) is str else action)
    except Refusal as no:
        assert (game.hash(), game.log.count, game.names) == before, "a refusal changed something"
        return no.word
    raise AssertionError("not refused: " + str(action))


def refusal_of(function, *arguments):
    """The refusal a call ends with."""
    try:
        function(*arguments)
    except Refusal as no:
        return no
    raise AssertionError("not refused")


def happened(events, kind):
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def lines(game):
    """Every choice as a line."""
    return [notation.write(choice, game) for choice in game.choices()]


def player(game, name):
    """A player, or the Bank."""
    return game.state.dummy if name == "Bank" else game.state.players[game.names.index(name)]


def turn(game):
    """Whose turn it is, by name."""
    return "chance" if game.turn == voltable.CHANCE else game.names[game.turn]


def order(game):
    """The names in turn order."""
    return " ".join([game.names[seat] for seat in game.state.order])


def plant(label):
    """The plant of a label: 12, or 5a where a number occurs more than once."""
    (found,) = SHIPPED.find(label)
    return found


def plants(labels):
    """Several plants."""
    return tuple([plant(label) for label in labels.split()])


def labels(cards):
    """Several plants as they are written."""
    return " ".join([SHIPPED.label(card) for card in cards])


def market(game):
    """The whole plant market, lowest first."""
    return labels(game.state.market)


def offered(game):
    """What may be opened."""
    return labels(game.phases[AUCTION].offered(game.state))


def discounted(game):
    """The plant under the token, or nothing."""
    return labels((game.state.token,)) if game.state.token >= 0 else ""


def fuel_card(text):
    """The type of a fuel card such as coal2."""
    return 3 * FUELS.index(text[:-1]) + int(text[-1]) - 1


def fuel_cards(text):
    """Several fuel cards."""
    return [fuel_card(card) for card in text.split()]


def fuel_text(cards):
    """Several fuel cards as they are written."""
    return " ".join([FUELS[card // 3] + str(card % 3 + 1) for card in sorted(cards)])


def discards(game):
    """The fuel discard pile."""
    return fuel_text(game.state.fuel_discard)


def column(game, price):
    """A column of the fuel market from top to bottom."""
    return fuel_text(game.state.columns[price - 1])


def stored_card(text):
    """Fuel, units left and units printed of coal, coal2 or coal1/3."""
    if text in FUELS:
        return FUELS.index(text), 1, 0
    whole, _, printed = text.partition("/")
    return FUELS.index(whole[:-1]), int(whole[-1]), int(printed or whole[-1])


def stored(game, name):
    """A storage, fewest units first."""
    cards = player(game, name).cards
    return " ".join([stored_text(FUELS[fuel], card >> 2, card & 3) for fuel in range(4) for card in cards[fuel]])


def stored_text(fuel, left, printed):
    """A stored card as text."""
    if not printed:
        return fuel
    return fuel + str(left) + ("" if left == printed else "/" + str(printed))


FULL = {2: "coal1 coal1 coal1 coal1", 3: "gas1 gas1 gas1 gas1", 4: "oil1 oil1 oil1 oil1"}


def friends(names="Gosia Maciek Anna", **more):
    """Everybody owns an eco plant, so that nobody needs fuel."""
    game = table(names, **more)
    for name in names.split():
        owns(game, name, "8")
    lay_columns(game, FULL)
    return game


def nobody_buys_fuel(game):
    """What happens while everybody passes the fuel by."""
    events = []
    while game.view()["phase"] == "fuel":
        events += game.play(game.choices()[-1])
    return events


def everybody_runs_nothing(game):
    """What happens until chance is asked for a card."""
    events = []
    while game.turn is not None and game.turn >= 0 and game.view()["phase"] == "bureaucracy":
        events += game.play(game.choices()[0])
    return events

"""Boards laid by hand, so that a rulebook test is short: who owns which plants, fuel and cities, and what lies open.

Plants are written "3 15 46", fuel "coal=2 oil=3", cities "Essen Münster" or a list of names where one has a blank.
Moves are lines of notation: "Anna build Essen"; a card is dealt by `deal 17`, the Step 3 card by `deal step3`.
"""

import voltable
from kit.cards.helpers import happened, lines, order, play, player, refused, turn
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.network import network
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.regions import read_regions
from voltable.boardgame.state import AUCTION, BUILD, BUREAUCRACY, FUEL, ORDER, reprice, slot_price
from voltable.engine.words import IN_DECK, OUT
from voltable.plants.events import PlantRemoved

PHASES = {"order": ORDER, "auction": AUCTION, "fuel": FUEL, "build": BUILD, "bureaucracy": BUREAUCRACY}
MARKET = "15 16 17 18 19 20 21 22"
DECK = "25 26 27 28 29 30"


def board_table(names, edition="classic", board=None, regions=None, market=MARKET, deck=DECK, under="", **more):
    """Friends at a real table with the board laid; the first named sits first and is first in order."""
    game = voltable.new_game(edition, board=board, players=names.split(), dice="table", options=more.get("options"))
    state = game.state
    state.order = tuple(range(len(state.players)))
    lay_regions(game, regions)
    state.market = plants(market)
    state.last_card = IN_DECK
    lay_deck(game, deck, under)
    for friend in state.players:
        friend.money = more.get("money", 50)
    return game


def lay_regions(game, names=None):
    """These regions are in play; all of the board if none are named."""
    board = game.edition.map
    names = names or board.REGIONS
    state = game.state
    state.regions = read_regions(board, names, len(names))
    state.network = network(board, state.regions)
    state.houses = bytearray(3 * len(state.network.cities))
    reprice(state)


def lay_deck(game, deck, under=""):
    """These plants may come, in any order; then the Step 3 card, then those under it."""
    state = game.state
    state.small, state.small_left, state.top_small = (), 0, 0
    state.large = plants(deck)
    state.large_left = len(state.large)
    state.under = plants(under)


def owns(game, name, labels="", fuel="", money=None):
    """A player's plants, stored tokens and money; the tokens come from the supply, then from the market."""
    owner = player(game, "Bank" if name == "Trust" else name)
    game.phases[AUCTION].own(owner, plants(labels))
    for kind, tokens in fuel_of(fuel).items():
        state = game.state
        owner.fuel[kind] += tokens
        lying = min(tokens, state.supply[kind])
        state.supply[kind] -= lying
        state.tokens[kind] -= tokens - lying
    if money is not None:
        owner.money = money


def connected(game, name, cities, step=None):
    """Houses of a player, for nothing, each on the lowest open slot; the step may be set first."""
    state = game.state
    seat = game.names.index(name)
    if step:
        state.step = step
        reprice(state)
    owner = state.players[seat]
    before, state.turn = state.turn, seat
    for city in named(cities):
        place = state.network.place(city_number(game, city))
        game.phases[BUILD].settle_in(state, owner, place, state.slots.index(slot_price(state, place)))
    state.turn = before


def lay_step_three(game, market="15 16 17 18 19 20", deck=DECK):
    """Step 3 holds: these plants lie open, and these may come."""
    connected(game, game.names[0], "", step=3)
    game.state.market = plants(market)
    game.state.last_card = OUT
    lay_deck(game, "", deck)


def lay_market(game, fuel):
    """So many tokens on the market, the rest beside it."""
    for kind, tokens in fuel_of(fuel).items():
        game.state.tokens[kind] = tokens
        game.state.supply[kind] = game.edition.tokens[kind] - tokens


def enter(game, phase, round=2):
    """The phase begins, as the edition begins it; what it tells."""
    events = []
    game.state.round = round
    game.edition.enter(game.state, PHASES[phase])
    game.act(None, events.append)
    return events


def rest(game, phase):
    """Everybody does as little as possible; what happens until the phase is over or chance is asked."""
    events = []
    while game.turn is not None and game.turn >= 0 and game.view()["phase"] == phase:
        events += game.play(game.choices()[0 if phase == "bureaucracy" else -1])
    return events


def wait_for(game, name):
    """Everybody before this player is done at once."""
    while turn(game) != name:
        play(game, "done")


def price(game, city):
    """What a city would cost the player whose turn it is, with its connection; None where no slot is open."""
    for number, slot, way in game.phases[BUILD].price_list(game.state, game.turn):
        if number == city_number(game, city):
            return slot + way
    return None


def city_number(game, name):
    """A city of the board."""
    return game.edition.map.CITIES.index(name)


def some_cities(game, count, first=0):
    """So many cities of the board, from a certain one on."""
    return game.edition.map.CITIES[first : first + count]


def named(cities):
    """Names as a list."""
    return cities.split() if type(cities) is str else cities


def fuel_of(text):
    """Tokens by fuel."""
    pairs = [pair.split("=") for pair in text.split()]
    return {FUELS.index(name): int(tokens) for name, tokens in pairs}


def plants(labels):
    """Several plants."""
    return tuple([PRINTED.number.index(int(label)) for label in labels.split()])


def labels(cards):
    """Several plants as they are written."""
    return " ".join([PRINTED.label(card) for card in cards])


def market(game):
    """The whole plant market, lowest first."""
    return labels(game.state.market)


def offered(game):
    """What may be put up."""
    return labels(game.edition.offered(game.state))


def discounted(game):
    """The plant under the token, or nothing."""
    return labels((game.state.token,)) if game.state.token >= 0 else ""


def removed(events):
    """The plants that left the market, each with the reason."""
    return [(PRINTED.label(event.plant), event.why) for event in happened(events, PlantRemoved)]


__all__ = ("happened", "lines", "order", "play", "player", "refused", "turn")

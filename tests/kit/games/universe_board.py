"""Every action one could think of in a board game."""

from voltable.engine.verbs import (
    BID,
    BUILD,
    DEAL,
    DONE,
    DROP,
    FIRST,
    FUEL,
    GIVE,
    MARK,
    OPEN,
    PASS,
    PLACE,
    REGION,
    RUN,
    SCRAP,
)

PLANTS = range(-1, 45)
CITIES = range(-1, 44)
FUELS = range(-1, 6)
MOST_TOKENS = 26
MOST_MIXED = 11  # tokens; no four plants have hybrids that burn more
BOARD_VERBS = (OPEN, BID, PASS, DROP, SCRAP, GIVE, FUEL, BUILD, MARK, PLACE, RUN, DONE, DEAL, FIRST, REGION)


def board_universe(game) -> list:
    """All that could be allowed, and much that never is; of bids only those where something changes."""
    bids = amounts(game.view())
    actions = [(OPEN, plant, bid) for plant in PLANTS for bid in bids]
    actions += [(BID, bid) for bid in bids]
    actions += [(PASS,), (DROP,), (DONE,)]
    actions += [(SCRAP, plant) for plant in PLANTS]
    actions += [(verb, fuel, tokens) for verb in (GIVE, FUEL) for fuel in FUELS for tokens in range(-1, MOST_TOKENS)]
    actions += [(verb, city) for verb in (BUILD, MARK, PLACE) for city in CITIES]
    actions += [(RUN, which, coal) for which in range(-1, 18) for coal in range(-1, MOST_MIXED)]
    actions += [(DEAL, card) for card in PLANTS]
    actions += [(verb, number) for verb in (FIRST, REGION) for number in range(-1, 8)]
    return actions


def amounts(view) -> list:
    """Bids around the least and the most of every plant and player."""
    edges = {0, 1}
    for row in view["players"]:
        edges.add(row["money"])
    for number in view["plants"]["current"]:
        edges.add(number)
    if view["auction"]:
        edges.add(view["auction"]["bid"])
    return sorted({edge + more for edge in edges for more in (-1, 0, 1)})

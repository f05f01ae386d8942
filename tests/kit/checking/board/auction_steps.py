"""What follows without telling in phase 2: whose turn it is to open, the Trust, a sale, and the end of the phase."""

from kit.checking.board.facts import COAL, DEMOLITION, NOBODY, NOBODY_BOUGHT, NUMBERS, OIL, SOLD, UNSOLD
from kit.checking.board.follows import changes, lowest_leaves, put

PHASED_OUT = 39
AFTER_AUCTION = ("unsold", "card in auction", "demolition", "first order", "fuel")


def begin_auction(table, agenda):
    """Phase 2: the token lies on the lowest plant."""
    table.phase = "auction"
    table.trust_took = False
    for player in table.players:
        player.mark(False, False)
    put(agenda, "opening")
    if table.rules.discount and table.market:
        put(agenda, ("DiscountPlaced", table.market[0]))
    if not table.market:
        table.rare.add("no plant to put up")


def opening(table, agenda):
    """The Trust when it is due, then the first in order who is still in; at last what ends the phase."""
    table.auction = None
    table.winner = NOBODY
    if trust_is_due(table):
        table.trust_took = True
        put(agenda, *(trust_plant(table) + ["opening"]))
    elif table.opener() != NOBODY:
        put(agenda, "open", "opening")
    else:
        put(agenda, *AFTER_AUCTION)


def trust_is_due(table) -> bool:
    """Once a round, after a first sale or when the first player has passed out (ruling A34)."""
    if not table.trust or table.trust_took:
        return False
    asked = table.players[table.order[0]]
    done = [player for player in table.players if player.bought or player.dropped]
    return asked.bought or asked.dropped if table.rules.trust_waits else bool(done)


def trust_plant(table) -> list:
    """The highest on offer; with three plants only one that is higher than its lowest (rules 9.4)."""
    offered, owned = table.offered(), table.trust.plants
    if not offered:
        return []
    if len(owned) == 3 and offered[-1] < owned[0]:
        table.rare.add("the Trust wants no plant")
        return []
    dropped = owned[0] if len(owned) == 3 else NOBODY
    if dropped != NOBODY:
        table.rare.add("the Trust scraps a plant")
    taken = [("TrustTookPlant", offered[-1], dropped)]
    if offered[-1] == table.token:
        table.rare.add("the Trust takes the discounted plant")
        taken.append(("DiscountEnded", table.token, SOLD))
    return taken + ["draw"]


def sale(table, agenda):
    """The last bidder pays and takes the plant."""
    auction = table.auction
    plant = auction.plant
    put(agenda, ("PlantSold", auction.bidder, plant, auction.bid), "limit", "draw")
    if table.rules.phase_out and NUMBERS[plant] == PHASED_OUT:
        table.rare.add("the nuclear phase-out")
        put(agenda, ("UraniumEnded", plant))
    if plant == table.token:
        put(agenda, ("DiscountEnded", plant, SOLD))


def limit(table, agenda):
    """A plant too many means scrapping."""
    if len(table.players[table.winner].plants) > table.rules.limit:
        put(agenda, "scrap")


def overflow(table, agenda):
    """Tokens without room go; the owner chooses between coal and oil where either could go (ruling A20)."""
    owner = table.players[table.winner]
    over = [max(0, owner.tokens[fuel] - owner.room[fuel]) for fuel in range(4)]
    both = max(0, over[COAL] + over[OIL] - owner.room[4])
    over[COAL], over[OIL] = min(over[COAL], both), min(over[OIL], both)
    if over[COAL] + over[OIL] > both:
        table.rare.add("coal or oil is given up")
        over[COAL] = over[OIL] = 0
        put(agenda, "give")
    put(agenda, *[("FuelGivenUp", table.winner, fuel, over[fuel]) for fuel in range(4) if over[fuel]])


def unsold(table, agenda):
    """The discounted plant that nobody bought, or the lowest where nothing was sold, is replaced."""
    if table.rules.discount:
        if table.token != NOBODY:
            table.rare.add("the discounted plant stays unsold")
            put(agenda, ("DiscountEnded", table.token, UNSOLD), ("PlantRemoved", table.token, UNSOLD), "draw")
    elif not [player for player in table.players if player.bought]:
        table.rare.add("nobody buys a plant")
        put(agenda, *(lowest_leaves(table, NOBODY_BOUGHT) + ["draw"]))


def card_in_auction(table, agenda):
    """The Step 3 card that came in phase 2 leaves now."""
    if table.last_card == "market":
        table.rare.add(f"Step 3 in auction, after Step {table.step}")
        put(agenda, *changes(table))


def demolition(table, agenda):
    """After a phase with a payout the next card is on top; the last one stays."""
    if table.demolition and table.demolition[1]:
        if table.demolition[0] < len(DEMOLITION):
            put(agenda, ("DemolitionAdvanced", table.demolition[0] + 1))
        else:
            table.rare.add("the last demolition card pays")
            table.demolition[1] = 0


def first_order(table, agenda):
    """The first round is ordered by its plants."""
    if table.round == 1:
        put(agenda, ("OrderSet", table.standing()))

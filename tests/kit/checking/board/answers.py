"""What players and chance answer to a question: whether it is allowed, what it changes, and what it leads to."""

from kit.checking import bidding
from kit.checking.board import build, fuel, income
from kit.checking.board.effects import given_up, trust_built
from kit.checking.board.facts import DEMOLITION, LABELS, NOBODY, NUMBERS, OBSOLETE, UNDERCUT, URANIUM
from kit.checking.board.follows import card_leaves
from kit.checking.board.storage import fit


def region_chosen(table, event):
    """One more region."""
    table.choose_region(event.seat, event.region)


def laid(table, event):
    """A plug for the first market; with the eighth some plants leave unseen, and a plug is put on top."""
    table.draw(event.plant)
    table.lie_out(event.plant)
    table.top_small = True
    if len(table.market) == 8:
        table.remove_unseen()


def trust_placed(table, event):
    """A house of the Trust on a 10 slot, next to another of its own."""
    city, slot = event
    assert slot == 0 and city in table.trust_cities(), f"the Trust settles in city {city}, slot {slot}"
    trust_built(table, city, slot)


def marked(table, event):
    """A starting city without house or mark; the Trust comes to its 15 slot."""
    seat, city = event
    assert seat == table.turn(), f"seat {seat} marks, it is the turn of {table.turn()}"
    assert city in table.map.cities and city not in table.slots and city not in table.marks, f"city {city} is marked"
    table.marks.append(city)
    table.supply[URANIUM] -= 1
    table.fuel_changed = True
    if table.trust:
        table.agenda[1:1] = [("TrustBuilt", city, 1)]


def opened(table, event):
    """A plant comes under the hammer."""
    bidding.opened(table, event)
    if len(table.bidders(event.plant)) < len(table.in_phase()):
        table.rare.add("somebody may not bid for a nuclear plant")
    table.agenda[1:1] = ["sale"] if len(table.auction.still_in) == 1 else ["bid"]


def dropped(table, event):
    """The opener leaves the phase."""
    bidding.dropped(table, event)
    table.players[event.seat].changed = True


def raised(table, event):
    """A higher bid; the next bidder is asked."""
    bidding.raised(table, event)
    table.agenda[1:1] = ["bid"]


def passed(table, event):
    """The last one who is in buys."""
    bidding.passed(table, event)
    table.agenda[1:1] = ["sale"] if len(table.auction.still_in) == 1 else ["bid"]


def scrapped(table, event):
    """The winner gives one of the older plants away; demolition pays for it."""
    seat, plant = event
    owner = table.players[seat]
    older = [other for other in owner.plants if other != table.newest]
    assert seat == table.winner and plant in older, f"seat {seat} scraps plant {LABELS[plant]} of {older}"
    owner.hold([other for other in owner.plants if other != plant])
    table.removed += 1
    table.row_changed = True
    table.agenda[1:1] = ["overflow"]
    if table.demolition:
        card, paid = table.demolition
        table.agenda[1:1] = [("Compensated", seat, DEMOLITION[card - 1][1 if paid else 0])]


def given(table, event):
    """The winner says how much coal or oil goes; no token goes that has a place."""
    seat, kind, units = event
    owner = table.players[seat]
    before = fit(owner.room, owner.tokens)
    assert seat == table.winner and units > 0, f"seat {seat} gives up {units}"
    given_up(table, seat, kind, units)
    after = fit(owner.room, owner.tokens)
    assert before == after, f"seat {seat} gives up {units} of fuel {kind}: {before} tokens fitted, now {after}"
    table.agenda[1:1] = ["overflow"]


def drawn(table, event):
    """A plant is sorted in, unless it is too small to stay."""
    plant = event.plant
    table.draw(plant)
    why = thrown_away(table, plant)
    assert why is None, f"plant {LABELS[plant]} stays in the market, reason {why} to throw it away"
    table.lie_out(plant)


def thrown_away(table, plant):
    """Why a drawn plant leaves at once, if it does."""
    if table.rules.obsolete and NUMBERS[plant] <= table.most:
        return OBSOLETE
    if table.phase == "auction" and table.token != NOBODY and plant < table.token:
        return UNDERCUT
    return None


def drawn_in_vain(table, event):
    """A drawn plant leaves at once and another is drawn; the token goes with it (rulings A17 and A18)."""
    plant, why = event
    table.draw(plant)
    due = thrown_away(table, plant)
    assert why == due, f"plant {LABELS[plant]} is thrown away because of {why}, due is {due}"
    table.removed += 1
    table.agenda[1:1] = ["draw"]
    if why == UNDERCUT:
        table.rare.add("the discount is undercut")
        table.agenda[1:1] = [("DiscountEnded", table.token, UNDERCUT)]
    else:
        table.rare.add(f"a drawn plant is obsolete in {table.phase}")


def card_drawn(table, event):
    """The Step 3 card lies under all others but those that slid."""
    assert table.last_card == "deck" and not sum(table.left), f"the Step 3 card comes with {table.left} above it"
    table.last_card = "market"
    table.row_changed = True
    if table.phase == "build":
        table.rare.add("the Step 3 card comes in building")
        if table.rules.at_once:
            table.rare.add("the Step 3 card leaves at once")
            table.agenda[1:1] = card_leaves(table)


ANSWERS = {
    "region": {"RegionChosen": region_chosen},
    "lay": {"PlantDrawn": laid},
    "place": {"TrustBuilt": trust_placed},
    "mark": {"CityMarked": marked},
    "open": {"AuctionOpened": opened, "DroppedOut": dropped},
    "bid": {"BidRaised": raised, "BidPassed": passed},
    "scrap": {"PlantScrapped": scrapped},
    "give": {"FuelGivenUp": given},
    "draw": {"PlantDrawn": drawn, "PlantRemoved": drawn_in_vain, "LastCardDrawn": card_drawn},
    "buy": {"FuelBought": fuel.bought},
    "build": {"CityConnected": build.connected},
    "run": {"CitiesPowered": income.powered},
}
DONE = {"buy": fuel.done, "build": build.done}  # who answers nothing is done

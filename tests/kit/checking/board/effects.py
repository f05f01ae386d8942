"""What the events change that had to come exactly so."""

from kit.checking.board.facts import NOBODY, SLID


def round_began(table, number, last):
    """A round begins."""
    table.round = number


def order_set(table, order):
    """The order of the round."""
    table.order = list(order)


def discount_placed(table, plant):
    """The token lies on a plant."""
    table.token = plant
    table.row_changed = True


def discount_ended(table, plant, why):
    """The token is set aside."""
    table.token = NOBODY
    table.row_changed = True


def plant_sold(table, seat, plant, price):
    """The winner pays and takes the plant."""
    owner = table.players[seat]
    assert not owner.bought, f"seat {seat} buys a second plant in round {table.round}"
    owner.pay(price)
    owner.mark(True, False)
    owner.hold(owner.plants + [plant])
    table.leave(plant)
    table.auction.still_in = []
    table.winner, table.newest = seat, plant


def uranium_ended(table, plant):
    """No more uranium comes."""
    table.uranium_ended = True


def compensated(table, seat, money):
    """Demolition pays."""
    table.players[seat].earn(money)
    table.demolition[1] += 1


def demolition_advanced(table, card):
    """The next card is on top."""
    table.demolition = [card, 0]


def given_up(table, seat, fuel, units):
    """Tokens without room go to the supply."""
    table.back_to_supply(table.players[seat], fuel, units)


def plant_removed(table, plant, why):
    """A plant leaves the market: under the deck, or out of the game."""
    table.leave(plant)
    if why == SLID:
        table.under.append(plant)
    else:
        table.removed += 1


def card_removed(table):
    """The Step 3 card is out; all plants may be put up."""
    table.last_card = "out"
    table.row_changed = True


def step_began(table, step):
    """More slots are open."""
    if step == 3 and table.step == 1:
        table.rare.add("Step 2 is skipped")
    table.step = step


def game_over(table):
    """The end."""
    table.phase = "over"


def trust_took_plant(table, plant, dropped):
    """For nothing."""
    trust = table.trust
    table.leave(plant)
    trust.hold([other for other in trust.plants if other != dropped] + [plant])
    table.removed += dropped != NOBODY


def trust_took_fuel(table, fuel, tokens):
    """For nothing, from the market first and then from the coal storage."""
    lying = min(tokens, table.market_tokens[fuel])
    if lying < tokens:
        table.rare.add("the Trust takes from the coal storage")
    table.market_tokens[fuel] -= lying
    table.supply[fuel] -= tokens - lying
    table.trust.store(fuel, tokens)
    table.fuel_changed = True


def trust_returned_fuel(table):
    """All of it goes to the supply."""
    for fuel in range(4):
        table.back_to_supply(table.trust, fuel, table.trust.tokens[fuel])


def trust_built(table, city, slot):
    """A house of the Trust."""
    assert table.trust.houses > 0, "the Trust builds without a house"
    table.stand(table.count, city, slot)
    table.trust.houses -= 1
    table.trust.changed = True


def market_refilled(table, tokens):
    """From the supply, the dearest empty spaces first."""
    for fuel in range(4):
        if tokens[fuel] < table.rules.refill[fuel][table.refill_step - 1] and not table.supply[fuel] - tokens[fuel]:
            table.rare.add("the supply falls short")
        table.supply[fuel] -= tokens[fuel]
        table.market_tokens[fuel] += tokens[fuel]
    table.fuel_changed = True


EFFECTS = {
    "RoundBegan": round_began,
    "OrderSet": order_set,
    "DiscountPlaced": discount_placed,
    "DiscountEnded": discount_ended,
    "PlantSold": plant_sold,
    "UraniumEnded": uranium_ended,
    "Compensated": compensated,
    "DemolitionAdvanced": demolition_advanced,
    "FuelGivenUp": given_up,
    "PlantRemoved": plant_removed,
    "LastCardRemoved": card_removed,
    "StepBegan": step_began,
    "GameOver": game_over,
    "TrustTookPlant": trust_took_plant,
    "TrustTookFuel": trust_took_fuel,
    "TrustReturnedFuel": trust_returned_fuel,
    "TrustBuilt": trust_built,
    "MarketRefilled": market_refilled,
}

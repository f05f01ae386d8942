"""What happens in a game, an event a sentence."""

from words.marks import N_, NN_, same

REMOVED = {
    "removed-undercut": N_("Plant {plant} is lower than the plant with the discount token: it leaves the game."),
    "removed-unsold": N_("Nobody wants plant {plant} at a discount: it leaves the game."),
    "removed-with-last-card": N_("Plant {plant}, the lowest, leaves with the last card."),
    "removed-for-shuffling": N_("Plant {plant}, the lowest, leaves because the fuel was shuffled."),
    "removed-market-shrinks": N_("Plant {plant}, the lowest, leaves the market."),
    "removed-under-deck": N_("Plant {plant}, the highest, slides under the deck."),
    "removed-obsolete": N_("Plant {plant} is obsolete, for somebody has as many cities: it leaves the game."),
    "removed-nobody-bought": N_("Nobody bought a plant: plant {plant}, the lowest, leaves the game."),
    "removed-step-two": N_("Plant {plant}, the lowest, leaves as Step 2 begins."),
    "removed-step-three": N_("Plant {plant}, the lowest, leaves with the Step 3 card."),
    "removed-outdated": N_("Plant {plant}, the lowest, leaves the market."),
}
PLANTS = {
    "order-set": N_("The order is now: {names}."),
    "auction-opened": N_("{name} opens plant {plant} at {bid}."),
    "bid-raised": N_("{name} bids {bid}."),
    "bid-passed": N_("{name} passes."),
    "dropped-out": N_("{name} buys no plant this round."),
    "plant-sold": N_("{name} gets plant {plant} for {price} Elektro."),
    "plant-scrapped": N_("{name} gives up plant {plant}."),
    "plant-drawn": N_("New in the market: plant {plant}."),
    "plants-drawn": N_("New in the market: plants {plants}."),
    "discount-placed": N_("The discount token lies on plant {plant}: its bids begin at 1."),
    "discount-ended": N_("The discount token goes: no plant has a lower price for the rest of this phase."),
    "fuel-given-up": N_("{name} has no room for {fuel}: {units} given up."),
    "compensated": N_("{name} gets {money} Elektro for the demolition."),
    "demolition-advanced": N_("Demolition card {card} is on top now."),
    "taken-back": N_("Taken back."),
    "third-party-plant-leaves": N_("Its plant {plant} leaves the game."),
    "runs-nothing": N_("{name} runs nothing and gets {income} Elektro."),
    "no-more-fuel": N_("{name} buys no more fuel."),
}
BOARD = {
    "step-began": N_("Step {step} begins."),
    "step-three-card-drawn": N_("The Step 3 card turns up."),
    "no-more-cities": N_("{name} connects no more cities."),
    "regions-in-play": N_("In play: {region}."),
    "region-chosen": N_("{name} brings into play: {region}."),
    "city-is-marked": N_("{name} marks a starting city: {city}."),
    "tokens-bought": N_("{name} buys {fuel}: {tokens} for {cost} Elektro."),
    "tokens-bought-together": N_("{name} buys {fuels} for {cost} Elektro."),
    "cities-connected-together": N_("{name} connects {cities:city} for {price} Elektro."),
    "out-of-storage": N_("Out of the storage: {stored}."),
    "city-connected": N_("{name} connects {city} for {price} Elektro."),
    "city-connected-by-way": N_("{name} connects {city} for {price} Elektro: {slot} and {way} for the way."),
    "runs-and-powers": NN_(
        "{name} runs {plants}, powers {n} city and gets {income} Elektro.",
        "{name} runs {plants}, powers {n} cities and gets {income} Elektro.",
    ),
    "market-refilled": N_("The fuel market gets: {fuels}."),
    "uranium-ended": N_("Plant {plant} is sold: no more uranium comes to the market."),
    "trust-took-plant": N_("The Trust takes plant {plant}."),
    "trust-introduced": N_(
        "The Trust is no player: it takes one plant a round and its fuel for nothing, and its houses take space in"
        " cities. It never bids, pays, earns or wins."
    ),
    "trust-built": N_("The Trust builds in {city}, on the slot for {slot}."),
    "trust-took-fuel": N_("The Trust takes fuel: {fuels}."),
}
CARDS = {
    "last-round-of-cards": N_("The last round: auction and fuel, then points."),
    "last-card-drawn": N_("The last card turns up: the next round is the last one."),
    "runs-and-earns": N_("{name} runs {plants} and earns {income} Elektro."),
    "card-bought": N_("{name} buys {card} for {price} Elektro."),
    "card-bought-kept": N_("{name} buys {card} for {price} Elektro and keeps {kept} of it."),
    "card-used-up": N_("{name} uses up {card}."),
    "card-turned": N_("{name} turns {card} down to {left}."),
    "fuel-reshuffled": N_("The fuel deck is empty: the discards are shuffled."),
    "fuel-dealt": N_("New fuel: {columns}."),
    "fuel-moved": N_("Fuel gets cheaper: {moves}."),
    "singles-back": N_("Back as singles in column 1: {fuels}."),
    "singles-lost": N_("Lost, for no single is left: {fuels}."),
    "bank-took-plant": N_("The Bank takes plant {plant}."),
    "bank-introduced": N_(
        "The Bank is no player: it takes one plant a round and its fuel for nothing, so that less is left for you."
        " It never bids, pays, earns or wins."
    ),
    "bank-took-fuel": N_("The Bank takes fuel: {cards}."),
    # the same in every language: fuel cards as they are typed, columns by their price
    "cards-bought-together": N_("{name} buys {cards} for {price} Elektro."),
    "cards-of-column": same("{column}: {cards}"),
    "card-of-column": same("{column}:{card}"),
    "cards-moved": same("{source}→{target}: {cards}"),
    "fuel-card": same("{fuel}{units}"),
    "turned-card": same("{fuel}{units}/{printed}"),
    "single": N_("{fuel} (single)"),
}
SENTENCES = REMOVED | PLANTS | BOARD | CARDS

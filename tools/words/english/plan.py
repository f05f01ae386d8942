"""A plan: its steps, what comes of it, and why something cannot be planned."""

from words.marks import N_, NN_

STEPS = {
    "plan-steps": N_("Plan: {steps}"),
    "plan-costs": N_("It costs {cost} Elektro and leaves {money}."),
    "plan-lacks-money": N_("It costs {cost} Elektro: {lack} more than you have."),
    "plan-too-many-plants": N_("That is more than {limit} plants: give one up with -NUMBER."),
    "plan-demolition-pays": N_("The demolition pays {paid}."),
    "plan-stored": N_("Stored before it: {stock}."),
    "plan-without-plant": N_("without plant {plant}"),
    "plan-tokens": N_("{fuel} {units} for {price}"),
}
OUTCOMES = {
    "plan-powers": NN_(
        "Running: {plants}. {n} city of {all} has power, which earns {income}; then you have {money} Elektro.",
        "Running: {plants}. {n} cities of {all} have power, which earns {income}; then you have {money} Elektro.",
    ),
    "plan-powers-at-the-end": NN_(
        "Running: {plants}. {n} city of {all} has power when the game ends with this round.",
        "Running: {plants}. {n} cities of {all} have power when the game ends with this round.",
    ),
    "plan-earns": NN_(
        "Running: {plants}. It earns {income}, and then you have {money} Elektro.",
        "Running: {plants}. They earn {income}, and then you have {money} Elektro.",
    ),
    "plan-runs-nothing": N_("Nothing runs, which brings {income}; then you have {money} Elektro."),
    "plan-makes-points": NN_("Running: {plants}. That makes {n} point.", "Running: {plants}. That makes {n} points."),
}
NO_PLAN = {
    "plan-not-on-offer": N_("Plant {plant} is not on offer."),
    "plan-one-plant": N_("Only one plant can be bought in a round, and only in the auction."),
    "plan-no-price": N_("{price} is no price for it: at least {least}, such as {plant}@{least}."),
    "plan-give-up-in-auction": N_("Plants are given up only in the auction, for a new one."),
    "plan-not-yours": N_("You have no plant {plant}."),
    "plan-fuel-before-cities": N_("Fuel is bought before cities; that is over in this round."),
    "plan-fuel-before-production": N_("Fuel is bought before production; that is over in this round."),
    "plan-cities-before-production": N_("Cities are connected before production; that is over in this round."),
    "plan-not-so-much": N_("There is not so much on the market: {fuel} {units}."),
    "plan-no-room": N_("There is no room for so much: {fuel} {units}."),
    "plan-before-regions": N_("Which cities are in play is not known before the regions are."),
    "plan-no-such-city-now": N_("{city} cannot be connected now."),
    "plan-no-such-card": N_("There is no fuel card {card} in the market."),
    "plan-card-does-not-fit": N_("Not one unit of {card} would fit."),
}
SENTENCES = STEPS | OUTCOMES | NO_PLAN

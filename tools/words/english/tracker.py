"""What happens at a table that is followed."""

from words.marks import N_, NN_, same

EVENTS = {
    "has-bought-plant": N_("{name} has bought a plant."),
    "has-cities": NN_("{name} has {n} city.", "{name} has {n} cities."),
    "powers-cities": NN_("{name} powers {n} city.", "{name} powers {n} cities."),
    "income-is": N_("Income of {name}: {number} Elektro."),
    "points-are": N_("Points of {name}: {number}."),
    "earns": N_("{name} earns {income} Elektro."),
    "powers-and-gets": NN_(
        "{name} powers {n} city and gets {income} Elektro.",
        "{name} powers {n} cities and gets {income} Elektro.",
    ),
    "bank-got-plant": N_("The Bank gets a plant: {plant}."),
    "trust-got-plant": N_("The Trust gets a plant: {plant}."),
    "to-pay-in-turn": N_("To pay in this turn: {spent} Elektro."),
    "kind": same("{kind}"),
}
SET_RIGHT = {
    "round-is": N_("This is round {n}."),
    "step-is": N_("This is Step {n}."),
    "game-ends": N_("The game ends: everything is counted."),
    "uranium-has-ended": N_("No more uranium comes to the market."),
    "uranium-comes-again": N_("Uranium comes to the market again."),
    "on-the-market": N_("On the market: {fuel} {n}."),
}
WITHOUT_EVENT = {
    "wins-tie": N_("{name} wins the tie."),
    "comes-next": N_("{name} comes next in the order."),
    "trust-plant-leaves": N_("A plant of the Trust leaves: {plant}."),
    "has-points": NN_("{name} has {n} point.", "{name} has {n} points."),
    "all-have-fuel": N_("Everybody has bought fuel."),
    "all-bought-or-dropped": N_("Everybody has bought or dropped out."),
    "others-stay": N_("The others stay as they stand."),
    "win-is-shared": N_("The win is shared."),
    "bank-has-fuel": N_("The Bank has its fuel."),
    "trust-has-fuel": N_("The Trust has its fuel."),
    "everybody-has-heard": N_("Everybody has heard it."),
    "trust-takes-no-plant": N_("The Trust takes no plant."),
    "everybody-is-paid": N_("Everybody is paid."),
    "everything-is-counted": N_("Everything is counted."),
    "markets-are-refilled": N_("The markets are refilled."),
}
SENTENCES = EVENTS | SET_RIGHT | WITHOUT_EVENT

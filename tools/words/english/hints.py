"""Choices side by side, each with its numbers."""

from words.marks import N_, NN_, same

SENTENCES = {
    "option": same("{label}: {told}"),
    "option-bid": N_("bid {bid}"),
    "option-keeps": N_("you keep {money} Elektro."),
    "option-powers": NN_(
        "powers {n} city, its fuel costs {cost} now; you keep {money} before fuel.",
        "powers {n} cities, its fuel costs {cost} now; you keep {money} before fuel.",
    ),
    "option-powers-for-nothing": NN_(
        "powers {n} city and burns nothing; you keep {money}.",
        "powers {n} cities and burns nothing; you keep {money}.",
    ),
    "option-powers-without-fuel": NN_(
        "powers {n} city, but its fuel is not to be had now; you keep {money}.",
        "powers {n} cities, but its fuel is not to be had now; you keep {money}.",
    ),
    "option-earns": N_("earns {income}, its fuel costs {cost} now; you keep {money} before fuel."),
    "option-earns-for-nothing": N_("earns {income} and burns nothing; you keep {money}."),
    "option-earns-without-fuel": N_("earns {income}, but its fuel is not to be had now; you keep {money}."),
    "option-stock-left": N_("stays in store: {stock}"),
}

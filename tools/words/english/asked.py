"""For whoever is asked to move: what there is to do, and what to mind."""

from words.marks import N_
from words.pages import by_topic

EITHER_GAME = {
    "open": {
        "do": N_(
            "Name a plant on offer and your bid: at least its number, or {discounted} Elektro under the discount token."
        ),
        "mind": N_(
            "Or drop out, which nobody may in the first round: then you neither open nor bid until the next round."
        ),
    },
    "bid": {
        "do": N_("Raise by at least 1 Elektro, up to the money you have, or pass."),
        "mind": N_("A pass counts for this plant only; whoever is left pays the bid and takes it."),
    },
    "scrap": {
        "do": N_("You have more than {limit} plants: name the older one that leaves the game, never the new one."),
    },
    "first": {
        "mind": N_("This order holds for the first auctions; after them the highest plant comes first."),
    },
}
BOARD_GAME = {
    "scrap": {
        "mind": N_("Fuel that fits none of your plants goes to the supply, so mind what the others burn."),
    },
    "give": {
        "do": N_("Your coal and oil no longer fit: say how many tokens of which of them you give up."),
        "mind": N_("They go to the supply, not to the market, and nobody pays for them."),
    },
    "fuel": {
        "do": N_("Buy tokens of fuel that your plants burn, the cheapest first, or end your turn."),
        "mind": N_("Your plants store {storage} times what they burn; what is sold out comes again with the refill."),
    },
    "build": {
        "do": N_("Connect a city for its lowest free slot and the cheapest way from your network, or end your turn."),
        "mind": N_(
            "A first city has to be empty and costs {first_slot} Elektro; a city takes one house in Step 1, two in Step"
            " 2, three in Step 3."
        ),
    },
    "run": {
        "do": N_("Name the plants that run: they burn exactly their fuel, and hybrids any mix of coal and oil."),
        "mind": N_(
            "You are paid for the cities you power, at most for those you have; none at all pay {nothing} Elektro."
        ),
    },
    "region": {
        "do": N_("Name a region that is connected to those already in play; the first may be any."),
        "mind": N_("Everybody plays in all of these regions, and the others do not exist."),
    },
    "deal": {
        "do": N_("Turn up the top card of the plant deck and name it by its number, the Step 3 card as step3."),
        "mind": N_("If it is too small and leaves the game at once, you are asked for the next one."),
    },
    "first": {
        "do": N_("Draw lots for the order of the first auctions and name the players, the first one first."),
    },
}
CARD_GAME = {
    "scrap": {
        "mind": N_("Fuel that no longer fits your store goes with it, so mind what the others burn."),
    },
    "give": {
        "do": N_("Your gas and oil no longer fit: say how many units of which of them you give up."),
        "mind": N_("They do not return to the market, and nobody pays for them."),
    },
    "turn": {
        "do": N_("Name a card and by how many units it is turned down; coal2/3 is a card that shows 2 of its 3 units."),
        "mind": N_(
            "A card that shows nothing any more is discarded, a single goes back beside the market, and you keep as"
            " much fuel either way."
        ),
    },
    "fuel": {
        "do": N_("Buy fuel cards that your plants can use, each for the price of its column, or end your turn."),
        "mind": N_(
            "What does not fit goes back as singles: you store {storage} times what your plants burn, and in the last"
            " round you buy for one production only."
        ),
    },
    "run": {
        "do": N_(
            "Name the plants that run: they burn their fuel and earn their income, and hybrids burn any mix of gas and"
            " oil."
        ),
        "mind": N_("Running nothing earns {nothing} Elektro, and the highest income comes first in the next round."),
    },
    "deal": {
        "do": N_(
            "Turn up the next card on your table and name it: a plant by its number, a fuel card such as coal2, the"
            " last card as end."
        ),
        "mind": N_("Where two plants have the same number, a letter tells them apart, such as 3a."),
    },
    "first": {
        "do": N_("Shuffle one director card of each player into a row and name them from left to right."),
    },
}
SENTENCES = by_topic("asked", EITHER_GAME) | by_topic("asked-board", BOARD_GAME) | by_topic("asked-cards", CARD_GAME)

"""Two sentences for whoever is asked in the board game; an edition replaces what is its own."""

from voltable_host.language import N_
from voltable_host.language.rule_topics import card

PHASES: dict[str, tuple[str, str]] = {
    "open": (
        N_("Name a plant on offer and your bid, at least its number."),
        card.PHASES["open"][1],
    ),
    "bid": card.PHASES["bid"],
    "scrap": (
        card.PHASES["scrap"][0],
        N_("Fuel that fits none of your plants goes to the supply, so mind what the others burn."),
    ),
    "give": (
        N_("Your coal and oil no longer fit: say how many tokens of which of them you give up."),
        N_("They go to the supply, not to the market, and nobody pays for them."),
    ),
    "fuel": (
        N_("Buy tokens of fuel that your plants burn, the cheapest first, or end your turn."),
        N_("Your plants store {storage} times what they burn; what is sold out comes again with the refill."),
    ),
    "build": (
        N_("Connect a city for its lowest free slot and the cheapest way from your network, or end your turn."),
        N_("A first city has to be empty and costs {first_slot} Elektro; a city takes one house in Step 1, two in"
           " Step 2, three in Step 3."),
    ),
    "run": (
        N_("Name the plants that run: they burn exactly their fuel, and hybrids any mix of coal and oil."),
        N_("You are paid for the cities you power, at most for those you have; none at all pay {nothing} Elektro."),
    ),
    "region": (
        N_("Name a region that is connected to those already in play; the first may be any."),
        N_("Everybody plays in all of these regions, and the others do not exist."),
    ),
    "deal": (
        N_("Turn up the top card of the plant deck and name it by its number, the Step 3 card as step3."),
        N_("If it is too small and leaves the game at once, you are asked for the next one."),
    ),
    "first": (
        N_("Draw lots for the order of the first auctions and name the players, the first one first."),
        card.PHASES["first"][1],
    ),
}  # fmt: skip

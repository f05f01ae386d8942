"""What the card game's rulebook prints about its fuel and demolition cards, as sentences about what differs."""

from collections import Counter
from itertools import pairwise

from voltable_host.card_faults import FUELS, GROUPS


def number_of_fuel_cards(data) -> list[str]:
    """E02: 36 normal cards, 7 singles, and one + and one ++ for each fuel."""
    return (
        fuels_otherwise(data, "normal", "normal fuel cards", (12, 10, 9, 5))
        + fuels_otherwise(data, "single", "singles", (2, 2, 2, 1))
        + fuels_otherwise(data, "plus", "fuel cards with +", (1, 1, 1, 1))
        + fuels_otherwise(data, "plusplus", "fuel cards with ++", (1, 1, 1, 1))
    )


def fuels_otherwise(data, group: str, what: str, printed: tuple[int, ...]) -> list[str]:
    """The sentence about a group's counts by fuel, if they differ."""
    counts = Counter(card["kind"] for card in data["fuel_cards"] if GROUPS[card["mark"]] == group)
    found = tuple(counts[fuel] for fuel in FUELS)
    if found == printed:
        return []
    return [f"{sum(printed)} {what} are printed ({listed(printed)}); this file has {sum(found)} ({listed(found)})."]


def listed(counts: tuple[int, ...]) -> str:
    """Counts with the names of their fuels."""
    return ", ".join(f"{count} {fuel}" for count, fuel in zip(counts, FUELS, strict=True))


def cards_on_sale(data) -> list[str]:
    """E10: five cards are named in an example for two players, so they are marked 2-6."""
    named = (("coal", 3), ("coal", 2), ("uranium", 1), ("gas", 2), ("gas", 3))
    for_two = {(card["kind"], card["units"]) for card in data["fuel_cards"] if card["mark"] == "2-6"}
    return [f"A printed example for two players sells a {fuel} card of {units}; this file has none marked 2-6."
            for fuel, units in named if (fuel, units) not in for_two]


def starting_market(data) -> list[str]:
    """Setup: three columns of 4, 5 or 6 cards are dealt from the cards marked for the players."""
    marks = Counter(card["mark"] for card in data["fuel_cards"])
    for_two, for_four = marks["2-6"], marks["2-6"] + marks["4-6"]
    dealt = (("2 or 3", 12, for_two), ("4", 15, for_four), ("5 or 6", 18, for_four + marks["5-6"]))
    return [f"{least} fuel cards are dealt for {players} players; this file has {found} marked for them."
            for players, least, found in dealt if found < least]


def demolition_cards(data) -> list[str]:
    """E12: five cards, the first pays 1 and then 0, and payouts rise from card to card."""
    stack = data["demolition"]["card_side"]
    found = [] if len(stack) == 5 else [f"5 demolition cards are printed; this file has {len(stack)}."]
    if stack and (stack[0]["first"], stack[0]["later"]) != (1, 0):
        found.append(f"Demolition card 1 is printed with 1 for the first and 0 for later ones; row {stack[0]['id']} "
                     f"says {stack[0]['first']} and {stack[0]['later']}.")
    return found + [text for above, below in pairwise(stack) for text in payouts_not_rising(above, below)]


def payouts_not_rising(above: dict, below: dict) -> list[str]:
    """The sentence about two neighbours of the stack, if the second does not pay more."""
    if below["first"] > above["first"] and below["later"] > above["later"]:
        return []
    return [f"Demolition payouts rise from card to card; row {below['id']} says {below['first']} and {below['later']} "
            f"after {above['first']} and {above['later']}."]

"""What the card game's rulebook prints about its fuel and demolition cards, as sentences about what differs."""

from collections import Counter
from itertools import pairwise

from voltable_host.card_sets.contradiction import Contradiction
from voltable_host.card_sets.faults import FUELS, GROUPS
from voltable_host.language import N_, _
from voltable_host.language.words import fuel_name

PRINTED = (  # E02: how many of each fuel
    ("normal", (12, 10, 9, 5),
     N_("{printed} normal fuel cards are printed ({by_fuel}); this file has {found} ({found_by_fuel}).")),
    ("single", (2, 2, 2, 1),
     N_("{printed} singles are printed ({by_fuel}); this file has {found} ({found_by_fuel}).")),
    ("plus", (1, 1, 1, 1),
     N_("{printed} fuel cards with + are printed ({by_fuel}); this file has {found} ({found_by_fuel}).")),
    ("plusplus", (1, 1, 1, 1),
     N_("{printed} fuel cards with ++ are printed ({by_fuel}); this file has {found} ({found_by_fuel}).")),
)  # fmt: skip


def number_of_fuel_cards(data) -> list[Contradiction]:
    """E02: 36 normal cards, 7 singles, and one + and one ++ for each fuel."""
    return [one for group, printed, sentence in PRINTED for one in fuels_otherwise(data, group, printed, sentence)]


def fuels_otherwise(data, group: str, printed: tuple[int, ...], sentence: str) -> list[Contradiction]:
    """The sentence about a group's counts by fuel, if they differ."""
    counts = Counter(card["kind"] for card in data["fuel_cards"] if GROUPS[card["mark"]] == group)
    found = tuple(counts[fuel] for fuel in FUELS)
    if found == printed:
        return []
    numbers = {"printed": sum(printed), "by_fuel": listed(printed), "found": sum(found), "found_by_fuel": listed(found)}
    return [Contradiction(_(sentence).format(**numbers))]


def listed(counts: tuple[int, ...]) -> str:
    """Counts with the names of their fuels."""
    return ", ".join(f"{count} {fuel_name(fuel)}" for count, fuel in zip(counts, FUELS, strict=True))


def cards_on_sale(data) -> list[Contradiction]:
    """E10: five cards are named in an example for two players, so they are marked 2-6."""
    named = (("coal", 3), ("coal", 2), ("uranium", 1), ("gas", 2), ("gas", 3))
    for_two = {(card["kind"], card["units"]) for card in data["fuel_cards"] if card["mark"] == "2-6"}
    sentence = _("A printed example for two players sells a {fuel} card of {units}; this file has none marked 2-6.")
    missing = [(fuel, units) for fuel, units in named if (fuel, units) not in for_two]
    return [Contradiction(sentence.format(fuel=fuel_name(fuel), units=units)) for fuel, units in missing]


def starting_market(data) -> list[Contradiction]:
    """Setup: three columns of 4, 5 or 6 cards are dealt from the cards marked for the players."""
    marks = Counter(card["mark"] for card in data["fuel_cards"])
    for_two, for_four = marks["2-6"], marks["2-6"] + marks["4-6"]
    dealt = (
        (12, for_two, N_("{least} fuel cards are dealt for 2 or 3 players; this file has {found} marked for them.")),
        (15, for_four, N_("{least} fuel cards are dealt for 4 players; this file has {found} marked for them.")),
        (18, for_four + marks["5-6"],
         N_("{least} fuel cards are dealt for 5 or 6 players; this file has {found} marked for them.")),
    )  # fmt: skip
    short = [row for row in dealt if row[1] < row[0]]
    return [Contradiction(_(sentence).format(least=least, found=found)) for least, found, sentence in short]


def demolition_cards(data) -> list[Contradiction]:
    """E12: five cards, the first pays 1 and then 0, and payouts rise from card to card."""
    stack = data["demolition"]["card_side"]
    found = []
    if len(stack) != 5:
        told = _("5 demolition cards are printed; this file has {found}.")
        found.append(Contradiction(told.format(found=len(stack))))
    if stack and (stack[0]["first"], stack[0]["later"]) != (1, 0):
        sentence = _(
            "Demolition card 1 is printed with 1 for the first and 0 for later ones; "
            "row {row} says {first} and {later}."
        )
        told = sentence.format(row=stack[0]["id"], first=stack[0]["first"], later=stack[0]["later"])
        found.append(Contradiction(told, (stack[0]["id"],)))
    found += [one for above, below in pairwise(stack) for one in payouts_not_rising(above, below)]
    return found + board_side(data["demolition"].get("board_side", []))


def board_side(stack: list[dict]) -> list[Contradiction]:
    """E12 on the other side: six cards, if a file has them, and payouts that rise."""
    found = []
    if len(stack) not in (0, 6):
        told = _("6 demolition cards are printed for the board game; this file has {found}.")
        found.append(Contradiction(told.format(found=len(stack))))
    return found + [one for above, below in pairwise(stack) for one in payouts_not_rising(above, below)]


def payouts_not_rising(above: dict, below: dict) -> list[Contradiction]:
    """The sentence about two neighbours of the stack, if the second does not pay more."""
    if below["first"] > above["first"] and below["later"] > above["later"]:
        return []
    sentence = _(
        "Demolition payouts rise from card to card; "
        "row {row} says {first} and {later} after {first_above} and {later_above}."
    )
    told = sentence.format(
        row=below["id"],
        first=below["first"],
        later=below["later"],
        first_above=above["first"],
        later_above=above["later"],
    )
    return [Contradiction(told, (below["id"],))]

"""A card file held against the rulebook; E01 to E12 are the evidence listed in tools/data/cardgame.json."""

from typing import NamedTuple

from voltable_host.card_sets.card_file import CardFileError, sound_data
from voltable_host.card_sets.fuel_facts import cards_on_sale, demolition_cards, number_of_fuel_cards, starting_market
from voltable_host.card_sets.plant_facts import (
    bank_example,
    number_of_plants,
    plants_shown,
    production_example,
    scoring_example,
    shared_numbers,
    small_enough_to_buy,
    threefold_number,
)

VIOLATION, DOUBT = "violation", "doubt"  # a doubt contradicts only what we infer from the print

FACTS = (
    (VIOLATION, number_of_plants),  # E01
    (VIOLATION, number_of_fuel_cards),  # E02
    # E03, units and marks, is among the faults: a card with 4 units is no card at all
    (VIOLATION, plants_shown),  # E04
    (VIOLATION, shared_numbers),  # E05
    (DOUBT, threefold_number),  # E06
    (VIOLATION, small_enough_to_buy),  # E07: inferred too, but the first round cannot be played without it
    (VIOLATION, production_example),  # E08
    (DOUBT, bank_example),  # E09
    (VIOLATION, cards_on_sale),  # E10
    (VIOLATION, scoring_example),  # E11
    (VIOLATION, demolition_cards),  # E12
    (VIOLATION, starting_market),  # the table of the setup
)


class Finding(NamedTuple):
    """One thing a card file says otherwise than the rulebook."""

    kind: str
    text: str
    rows: tuple[str, ...] = ()  # the ids of those that say it


def check_cards(source) -> list[Finding]:
    """All that a card set violates or leaves in doubt, from the path of a JSON file or from its data."""
    try:
        data = sound_data(source)
    except CardFileError as error:
        return [Finding(VIOLATION, sentence) for sentence in error.sentences]
    return [Finding(kind, *found) for kind, fact in FACTS for found in fact(data)]

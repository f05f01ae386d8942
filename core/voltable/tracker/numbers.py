"""The printed numbers that a companion needs of an edition, so that the edition itself need not stay in memory."""

from voltable.engine.verbs import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.tracker.shapes import Printed

STEPS: "Final" = (1, 2, 3)


class Numbers:
    """One edition for one number of players, its options settled."""

    def __init__(self, edition: "Printed") -> None:
        self.name = edition.name
        self.board = edition.board
        self.board_record = edition.board_record()
        self.chosen = edition.chosen
        self.count = count = edition.count
        self.fuels = edition.fuels
        self.kinds = edition.kinds
        self.last_card_word = edition.last_card_word
        self.has_dummy = edition.has_dummy[count]
        self.dummy_name = edition.dummy_name
        self.dummy_drops_oldest = edition.dummy_drops_oldest
        self.dummy_waits = edition.trust_waits
        self.houses = edition.houses  # none where no cities are built
        if edition.houses:
            self.of_board(edition)
        else:
            self.column_size = edition.column_sizes[count]
        self.start_tokens = [edition.start_tokens(fuel) for fuel in range(4)] if edition.start_fuel else []

    def of_board(self, edition: "Printed") -> None:
        """Triggers, what is paid for any number of cities, prices, and the refill by fuel and step."""
        if edition.own_map:
            from voltable.boardgame.own_map import listed

            self.chosen = self.chosen + listed(edition.own_map.RULES)  # so that a log can be read without the map
        self.step_two_cities = edition.step_two_cities
        self.last_cities = edition.last_cities
        self.incomes = edition.incomes
        self.slots = edition.slots
        self.tokens = edition.tokens
        self.sums = edition.sums  # of the fuel market's prices
        self.obsolete_plants = edition.obsolete_plants
        self.step_three_skips_two = edition.step_three_skips_two
        self.step_two_draws_three = edition.step_two_draws_three
        self.last_refill_two = edition.last_refill_two
        self.dummy_storage = bool(edition.coal_storage) and edition.trust_storage  # ruling A23
        self.phases_out = edition.nuclear_phase_out != NOTHING
        self.refills = tuple([tuple([edition.refill(step, fuel) for step in STEPS]) for fuel in range(4)])

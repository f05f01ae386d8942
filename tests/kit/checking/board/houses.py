"""Houses and marks on the board as the events tell."""

from collections import OrderedDict

from kit.checking.board.facts import CHANCE, SLOTS
from kit.checking.board.map import map_of, region_names, touching


class Houses:
    """Who stands on which slot of which city; the form in which a view shows it is kept beside."""

    def lay_board(self, regions):
        """The regions that are known, and with the last of them the board."""
        self.module = self.rules.board_module()
        self.region_names = region_names(self.module)
        self.regions = [self.region_names.index(name) for name in regions]
        self.map = None
        self.slots = {}  # of each city with a house: who stands on 10, 15, 20
        self.marks = []  # starting cities that nobody has taken
        self.houses_shown = OrderedDict()
        self.look_at_map()

    def shown_regions(self) -> list:
        """By name, in the board's order."""
        return [self.region_names[region] for region in sorted(self.regions)]

    def look_at_map(self):
        """With the last region the board is known."""
        if len(self.regions) == self.rules.region_count:
            self.map = map_of(self.module, tuple(self.shown_regions()))

    def open_regions(self) -> list:
        """Any region as the first; then those that touch one in play."""
        around = touching(self.module)
        left = [region for region in range(len(around)) if region not in self.regions]
        return [region for region in left if not self.regions or set(around[region]) & set(self.regions)]

    def choose_region(self, seat, region):
        """One more region in play."""
        due = self.drafter() if self.rules.drafted else CHANCE
        assert seat == due, f"seat {seat} chooses a region, due is {due}"
        assert region in self.open_regions(), f"region {region} does not touch {self.regions}"
        self.regions.append(region)
        self.look_at_map()

    def drafter(self) -> int:
        """Whose turn it is to choose a region."""
        return self.order[len(self.regions) % self.count]

    def free_slot(self, city) -> int:
        """The lowest open slot of a city, or none (3); a mark keeps the 10 slot."""
        slots = self.slots.get(city, (None, None, None))
        for slot in range(1 if city in self.marks else 0, self.step):
            if slots[slot] is None:
                return slot
        return 3

    def stand(self, seat, city, slot):
        """A house is placed."""
        slots = self.slots.setdefault(city, [None, None, None])
        assert city in self.map.cities, f"{self.map.names[city]} is not in play"
        assert slots[slot] is None, f"slot {SLOTS[slot]} of {self.map.names[city]} is taken: {slots}"
        assert seat not in slots, f"seat {seat} stands in {self.map.names[city]} twice"
        slots[slot] = seat
        self.houses_shown = OrderedDict([
            (self.map.names[other], shown(self.slots[other])) for other in self.map.cities if other in self.slots
        ])  # fmt: skip

    def first_cities(self) -> list:
        """Where a network may begin and on which slot (rules 4, 9.3, ruling A27)."""
        if self.marks:
            return [(city, 0) for city in self.map.cities if city in self.marks]
        empty = [(city, 0) for city in self.map.cities if city not in self.slots]
        if empty and self.rules.late_start_empty:
            return empty
        return [(city, self.free_slot(city)) for city in self.map.cities if self.free_slot(city) < 3]

    def trust_cities(self) -> list:
        """Where the Trust's next house may stand at the start: next to one of its own (ruling A39)."""
        empty = [city for city in self.map.cities if city not in self.slots]
        near = [city for city in empty if [other for other in self.map.neighbours[city] if other in self.slots]]
        return near or empty


def shown(slots) -> list:
    """Nobody is shown above the highest house."""
    while slots[-1] is None:
        slots = slots[:-1]
    return slots

"""What edition, board, options and the count of players settle before a game, by rules 1, 2, 3 and 9."""

from kit.checking.board.facts import CENTRAL_EUROPE_REFILL, CLASSIC_REFILL

REGIONS = (3, 3, 4, 5, 5)  # these rows are for two to six players
REMOVED = (8, 8, 4, 0, 0)
PLUGS_REMOVED, SOCKETS_REMOVED = (1, 2, 1, 0, 0), (5, 6, 3, 0, 0)
PLANT_LIMIT = (4, 3, 3, 3, 3)
CLASSIC_STEP_TWO, RECHARGED_STEP_TWO = (10, 7, 7, 7, 6), (7, 7, 7, 7, 6)
CLASSIC_END, RECHARGED_END = (21, 17, 17, 15, 14), (18, 17, 17, 15, 14)
NUCLEAR_REGIONS = ("czech_republic", "hungary", "slovakia")


class Rules:
    """The numbers and rulings of one game; options that a view does not name have their defaults."""

    def __init__(self, view):
        self.count = len(view["players"])
        self.edition = view["edition"]
        self.board = view["board"]
        options = view["options"]
        self.recharged = self.edition == "recharged"
        self.central_europe = self.edition == "central_europe"
        self.settle_numbers(self.count - 2, options)
        self.settle_rulings(options)

    def settle_numbers(self, row, options):
        """By the count of players."""
        self.region_count = REGIONS[row]
        self.limit = 3 if self.recharged else PLANT_LIMIT[row]
        self.step_two = (RECHARGED_STEP_TWO if self.recharged else CLASSIC_STEP_TWO)[row]
        self.end = (RECHARGED_END if self.recharged else CLASSIC_END)[row]
        self.plugs_removed, self.sockets_removed = PLUGS_REMOVED[row], SOCKETS_REMOVED[row]
        self.removed = PLUGS_REMOVED[row] + SOCKETS_REMOVED[row] if self.recharged else REMOVED[row]
        garbage = options.get("garbage_start", 6)  # ruling A1
        self.start_fuel = (24, 18, garbage, 5 if self.central_europe else 2)
        if self.recharged and self.count == 2:
            row = options.get("trust_refill", 2) - 2  # ruling A2
        self.refill = (CENTRAL_EUROPE_REFILL if self.central_europe else CLASSIC_REFILL)[row]

    def settle_rulings(self, options):
        """What the editions and the options decide."""
        self.trust = self.recharged and self.count == 2
        self.discount = self.recharged
        self.obsolete = not self.recharged
        self.storage = 8 if self.recharged and self.board == "usa" else 0
        self.phase_out = self.recharged and self.board == "germany"
        self.demolition = options.get("demolition", False)
        self.drafted = options.get("regions") == "draft"
        self.given = options["regions"] if type(options.get("regions")) is list else None
        self.starting_cities = options.get("starting_cities", False)
        self.skips_two = options.get("step_three_skips_two", not self.recharged)  # ruling A4
        self.two_draws_three = options.get("step_two_draws_three", not self.recharged)  # ruling A6
        self.at_once = options.get("step_three_at_once", False)  # ruling A7
        self.storage_anytime = options.get("storage_anytime", False)  # ruling A22
        self.late_start_empty = options.get("late_start_empty", True)  # ruling A27
        self.trust_waits = options.get("trust_waits", False)  # ruling A34
        self.last_refill_two = options.get("last_refill_two", False)  # ruling A5
        self.trust_storage = options.get("trust_storage", True)  # ruling A23

    def board_module(self) -> str:
        """Where the cities and connections of the board are written."""
        return self.board + ("_recharged" if self.recharged else "")

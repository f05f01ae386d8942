"""What all editions of the board game share."""
# pyright: reportIncompatibleVariableOverride=false
# What holds for any game is narrowed to this one.

from voltable.boardgame import market
from voltable.boardgame.fuels import FUELS, KINDS, MIXED
from voltable.boardgame.maps import shipped
from voltable.boardgame.tables import money
from voltable.engine.edition import Edition, by_players
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import NOBODY, NOTHING
from voltable.engine.words import OBSOLETE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from voltable.boardgame.maps import Map
    from voltable.boardgame.own_map import OwnMap
    from voltable.boardgame.payouts import Payouts as OwnPayouts
    from voltable.boardgame.plants import BoardPlants
    from voltable.boardgame.shapes import Trust
    from voltable.boardgame.state import Player, State
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action, Board, Chances, MaybeNone, Options, Pairs, Payouts, Tell, Wreckers
    from voltable.plants.shapes import Runs


class BoardEdition(Edition):
    """Five phases and three steps on a map of cities."""

    family = "board"
    maps: "tuple[str, ...]" = ()  # the passports of the boards, in the order of their names
    map: "Map"
    own_map: "OwnMap | None"
    fuels, kinds, mixed = FUELS, KINDS, MIXED
    start_money = 50
    houses = 22  # ruling A30
    incomes: "tuple[int, ...]" = money.INCOME  # by cities with power, from none to as many as there are houses
    slots: "tuple[int, ...]" = money.SLOTS  # what the first, second and third house in a city cost
    sums: "tuple[tuple[int, ...], ...]" = money.SUMS  # by fuel: what the first n spaces of its market cost together
    tokens: "tuple[int, ...]" = money.TOKENS  # by fuel
    obsolete_plants = False
    region_counts = by_players(3, 3, 4, 5, 5)
    plant_limits = by_players(3, 3, 3, 3, 3)
    refills: "tuple[tuple[int, ...], ...]" = ()  # by fuel; the three steps for two players, for three, and so on
    coal_storage = 0  # the price of coal beside the market, where the board has such a storage
    nuclear_phase_out = NOTHING  # the plant whose sale ends the uranium, where the board has one
    last_card_word = "step3"
    dummy_name = "Trust"
    dummy_drops_oldest = False
    starting_cities = storage_anytime = step_three_at_once = trust_storage = False
    step_two: "tuple[int, ...]" = ()  # cities that begin Step 2, by players
    last_round: "tuple[int, ...]" = ()  # cities that end the game, by players
    cards: "BoardPlants"
    dummy: "Trust | MaybeNone"
    regions: "str | list[str]"  # options become attributes
    step_three_skips_two: bool
    step_two_draws_three: bool
    late_start_empty: bool
    last_refill_two: bool
    start_market: "tuple[int, ...]"  # numbers, where the first market and the top of the deck are printed
    deck_top: int
    removed: "tuple[int, ...]"  # then so many plants leave unseen, by players
    step_two_cities: int  # and these follow from the count of players
    last_cities: int
    region_count: int

    def take_board(self, board: "Board") -> "str | None":
        """The first board where none is named; or an owner's map, by whatever name it has."""
        if board is not None and not isinstance(board, str):
            from voltable.boardgame.own_map import take

            return take(self, board)
        name = super().take_board(self.boards[0] if board is None else board)
        self.map = shipped(self.maps[self.boards.index(name)])
        return name

    def settle(self, options: "Options") -> "Pairs":
        """Numbers for this count of players, and the rules the board brings."""
        for rule, value in self.map.RULES:
            if isinstance(value, tuple):
                from voltable.boardgame.own_rules import merged

                value = merged(value, getattr(self, rule))
            setattr(self, rule, value)
        self.step_two_cities = self.step_two[self.count]
        self.last_cities = self.last_round[self.count]
        self.plant_limit = self.plant_limits[self.count]
        self.region_count = self.region_counts[self.count]
        self.given_regions = 0
        if self.own_map:
            self.own_map.fit(self)
        chosen = super().settle(options)
        if not self.demolition:
            self.own_cards = None  # a log names no cards that nothing is read from
        return chosen

    def check_option(self, name: str, value: object, default: object) -> object:
        """The regions may be given as a list of names."""
        if name != "regions" or value == default or value == "draft":
            return super().check_option(name, value, default)
        if not isinstance(value, (list, tuple)):
            raise Refusal("bad-option", name, value)
        from voltable.boardgame.regions import named, read_regions

        self.given_regions = read_regions(self.map, value, self.region_count)  # pyright: ignore[reportUnknownArgumentType]
        return named(self.map, self.given_regions)

    def bring_modules(self) -> None:
        """The 42 plants too."""
        from voltable.boardgame.plants import PRINTED

        self.cards = PRINTED
        super().bring_modules()

    def find_dummy(self) -> "Trust | None":
        """Where an edition says so, two play against the Trust."""
        if not self.has_dummy[self.count]:
            return None
        from voltable.boardgame import trust

        return trust

    def find_wreckers(self) -> "Wreckers":
        """The expansion's small rule."""
        from voltable.plants import demolition

        return demolition

    def find_payouts(self) -> "Payouts":
        """By the owner's cards, or by our stand-ins."""
        from voltable.boardgame.tables.demolition import PAYOUTS

        return self.own_cards.tables if self.own_cards else PAYOUTS

    @classmethod
    def owners_cards(cls) -> "type[OwnPayouts]":
        """An owner of the demolition cards writes down what they pay."""
        from voltable.boardgame.payouts import Payouts

        return Payouts

    def begin(self) -> "State":
        """A table on which the setup begins."""
        from voltable.boardgame.state import SETUP, new_state

        state = new_state(self.count, self.start_money, self.houses, self.slots)
        self.enter(state, SETUP)
        return state

    def cost(self, fuel: int, lying: int, tokens: int) -> int:
        """The price of the cheapest tokens of a fuel where so many lie on the market."""
        return market.cost(self.sums[fuel], lying, tokens)

    def start_tokens(self, fuel: int) -> int:
        """Tokens on the market at the start."""
        return self.start_fuel[fuel]

    def refill(self, step: int, fuel: int) -> int:
        """Tokens that a refill brings in a step."""
        return self.refills[fuel][3 * (self.count - 2) + step - 1]

    def throws_away(self, state: "State", tell: "Tell", card: int) -> bool:
        """A plant that is obsolete when it is drawn leaves at once, in every phase (classic, rules 4)."""
        if not self.obsolete_plants or self.cards.number[card] > state.most:
            return False
        from voltable.plants.events import PlantRemoved

        if tell:
            tell(PlantRemoved(card, OBSOLETE))
        return True

    def return_fuel(self, state: "State", player: "Player", fuel: int, units: int) -> None:
        """Tokens go to the supply, never to the market."""
        player.fuel[fuel] -= units
        state.supply[fuel] += units

    def able(self, player: "Player") -> "Runs":
        """Each set of plants that can run, with the least and most coal of its hybrids."""
        from voltable.boardgame.phases.bureaucracy import able

        return able(player)

    def score(self, state: "State", seat: int) -> "tuple[int, ...]":
        """What decides: cities powered, then money."""
        from voltable.boardgame.phases.bureaucracy import best_power

        player = state.players[seat]
        return (best_power(self.cards, player), player.money)

    def ranking(self, state: "State") -> "list[list[int]]":
        """Groups of seats, best first; nobody before the end; who ties to the last shares (ruling A33)."""
        from voltable.engine.scoring import grouped

        return grouped([self.score(state, seat) for seat in range(self.count)]) if state.turn == NOBODY else []

    def chances(self, state: "State", choices: "list[Action]") -> "Chances":
        """How likely each answer of chance is; loaded when first asked for."""
        from voltable.plants.chances import weighed

        return weighed(state, choices)

    def view(self, game: "Game", seat: "int | None" = None) -> "dict[str, object]":
        """How the game stands; loaded when first asked for."""
        from voltable.boardgame.view import view

        return view(game, seat)

    def vocabulary(self) -> "ModuleType":
        """How plants, fuels, cities and regions are written."""
        from voltable.boardgame import vocabulary as board_vocabulary

        return board_vocabulary

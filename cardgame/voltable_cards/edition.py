"""The card game on one page: its numbers in printed order, and its phases."""
# pyright: reportIncompatibleVariableOverride=false
# What is said of any game is narrowed to this one.

from voltable.engine.edition import Edition, by_players
from voltable.engine.verbs import NOBODY
from voltable_cards.words import FUELS, KINDS, MIXED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from voltable.engine.game import Game
    from voltable.engine.phase import Phase
    from voltable.engine.shapes import Action, Chances, MaybeNone, Options, Pairs, Payouts, Wreckers
    from voltable.plants.shapes import Runs
    from voltable_cards.shapes import Bank, CardSet, Player, State


class CardGame(Edition):
    """The card game of 2016, for two against the Bank or three to six."""

    name = family = "card"
    last_card_word = "end"
    dummy_name = "Bank"
    fuels, kinds, mixed = FUELS, KINDS, MIXED
    start_money = 12
    storage_factors = (2, 1)  # what a plant has room for, in units of its need; what may be bought in the last round
    no_production_income = 1
    elektro_per_point = 10
    removed_small = by_players(1, 2, 1, 0, 0)
    removed_large = by_players(5, 6, 3, 0, 0)
    column_sizes = by_players(4, 4, 5, 6, 6)
    has_dummy = by_players(True, False, False, False, False)
    options = (
        ("demolition", False),
        ("singles_unlimited", False),  # ruling R-03
        ("hidden_money", False),  # ruling R-23
        ("choose_cards", False),  # rulings
    )
    singles_unlimited: bool  # options become attributes
    choose_cards: bool
    cards: "CardSet"
    dummy: "Bank | MaybeNone"

    def settle(self, options: "Options") -> "Pairs":
        """The numbers for this count of players."""
        chosen = super().settle(options)
        self.column_size = self.column_sizes[self.count]
        return chosen

    def bring_modules(self) -> None:
        """The cards too: those of an owner, or ours."""
        from voltable_cards.cards import SHIPPED

        self.cards = self.own_cards or SHIPPED
        super().bring_modules()

    def find_phases(self) -> "tuple[type[Phase], ...]":
        """Three phases a round."""
        from voltable.engine.over import OverPhase
        from voltable_cards.phases.setup import CardSetup

        auction, fuel, bureaucracy = self.find_round()
        return (CardSetup, auction, fuel, bureaucracy, OverPhase)

    def find_round(self) -> "tuple[type[Phase], type[Phase], type[Phase]]":
        """The phases of a round, with questions about cards where the owner chooses them."""
        if self.choose_cards:
            from voltable_cards.phases.choosing import ChoosingAuction, ChoosingBureaucracy, ChoosingFuel

            return (ChoosingAuction, ChoosingFuel, ChoosingBureaucracy)
        from voltable_cards.phases.auction import CardAuction
        from voltable_cards.phases.bureaucracy import BureaucracyPhase
        from voltable_cards.phases.fuel import FuelPhase

        return (CardAuction, FuelPhase, BureaucracyPhase)

    def find_dummy(self) -> "Bank | None":
        """Two play with the Bank."""
        if not self.has_dummy[self.count]:
            return None
        from voltable_cards import bank

        return bank

    def find_wreckers(self) -> "Wreckers":
        """The expansion's small rule."""
        from voltable.plants import demolition

        return demolition

    def find_payouts(self) -> "Payouts":
        """As the cards say."""
        return self.cards.demolition

    def able(self, player: "Player") -> "Runs":
        """Each set of plants that can run, with the least and most gas of its hybrids."""
        from voltable.plants.production import runs

        return runs(player, MIXED)

    def fuel_deck(self) -> "list[int]":
        """The fuel cards whose mark covers this count of players, sorted."""
        cards = self.cards
        deck = cards.fuel_cards(cards.for_all)
        for fewest, more in ((4, cards.from_four), (5, cards.from_five)):
            if self.count >= fewest:
                deck += cards.fuel_cards(more)
        return sorted(deck)

    def return_fuel(self, state: "State", player: "Player", fuel: int, units: int) -> None:
        """Units leave the storage for the discard pile; which cards, their owner may say."""
        if self.choose_cards:
            from voltable_cards.picking import owe

            owe(state, player, fuel, units)
        else:
            from voltable_cards.storage import burn

            burn(state, player, fuel, units)

    def begin(self) -> "State":
        """A table on which the setup begins."""
        from voltable_cards.state import SETUP, new_state

        state = new_state(self.count, self.start_money, self.has_dummy[self.count])
        self.enter(state, SETUP)
        return state

    @classmethod
    def owners_cards(cls) -> "type[CardSet]":
        """An owner of the box writes down all cards."""
        from voltable_cards.cards import CardSet

        return CardSet

    def chances(self, state: "State", choices: "list[Action]") -> "Chances":
        """How likely each answer of chance is; loaded when first asked for."""
        from voltable_cards.chances import weighed

        return weighed(state, choices)

    def view(self, game: "Game", seat: "int | None" = None) -> "dict[str, object]":
        """How the game stands; loaded when first asked for."""
        from voltable_cards.view import view

        return view(game, seat)

    def vocabulary(self) -> "ModuleType":
        """How plants and cards are written."""
        from voltable_cards import vocabulary

        return vocabulary

    def ranking(self, state: "State") -> "list[list[int]]":
        """Groups of seats, best first; nobody before the end."""
        from voltable_cards.scoring import ranking

        return ranking(self, state) if state.turn == NOBODY else []


EDITION = CardGame

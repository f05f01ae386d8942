"""The card game on one page: its numbers in printed order, and its phases."""

from voltable.engine.edition import Edition, by_players
from voltable_cards.words import FUELS, KINDS, MIXED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable_cards.cards import CardSet


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

    def settle(self, options) -> list:
        """The numbers for this count of players."""
        chosen = super().settle(options)
        self.column_size = self.column_sizes[self.count]
        return chosen

    def bring_modules(self):
        """The cards too: those of an owner, or ours."""
        from voltable_cards.cards import SHIPPED

        self.cards = self.own_cards or SHIPPED
        super().bring_modules()

    def find_phases(self) -> tuple:
        """Three phases a round."""
        from voltable.engine.over import OverPhase
        from voltable_cards.phases.setup import CardSetup

        auction, fuel, bureaucracy = self.find_round()
        return (CardSetup, auction, fuel, bureaucracy, OverPhase)

    def find_round(self) -> tuple:
        """The phases of a round, with questions about cards where the owner chooses them."""
        if self.choose_cards:
            from voltable_cards.phases.choosing import ChoosingAuction, ChoosingBureaucracy, ChoosingFuel

            return (ChoosingAuction, ChoosingFuel, ChoosingBureaucracy)
        from voltable_cards.phases.auction import CardAuction
        from voltable_cards.phases.bureaucracy import BureaucracyPhase
        from voltable_cards.phases.fuel import FuelPhase

        return (CardAuction, FuelPhase, BureaucracyPhase)

    def find_dummy(self):
        """Two play with the Bank."""
        if not self.has_dummy[self.count]:
            return None
        from voltable_cards import bank

        return bank

    def find_wreckers(self):
        """The expansion's small rule."""
        from voltable.plants import demolition

        return demolition

    def find_payouts(self) -> tuple:
        """As the cards say."""
        return self.cards.demolition

    def able(self, player) -> list:
        """Each set of plants that can run, with the least and most gas of its hybrids."""
        from voltable.plants.production import runs

        return runs(player, MIXED)

    def fuel_deck(self) -> list:
        """The fuel cards whose mark covers this count of players, sorted."""
        cards = self.cards
        deck = cards.fuel_cards(cards.for_all)
        for fewest, more in ((4, cards.from_four), (5, cards.from_five)):
            if self.count >= fewest:
                deck += cards.fuel_cards(more)
        return sorted(deck)

    def return_fuel(self, state, player, fuel, units):
        """Units leave the storage for the discard pile; which cards, their owner may say."""
        if self.choose_cards:
            from voltable_cards.picking import owe

            owe(state, player, fuel, units)
        else:
            from voltable_cards.storage import burn

            burn(state, player, fuel, units)

    def begin(self):
        """A table on which the setup begins."""
        from voltable_cards.state import SETUP, new_state

        state = new_state(self.count, self.start_money, self.has_dummy[self.count])
        self.enter(state, SETUP)
        return state

    @classmethod
    def owners_cards(cls):
        """An owner of the box writes down all cards."""
        from voltable_cards.cards import CardSet

        return CardSet

    def view(self, game, seat=None):
        """How the game stands; loaded when first asked for."""
        from voltable_cards.view import view

        return view(game, seat)

    def vocabulary(self):
        """How plants and cards are written."""
        from voltable_cards import vocabulary

        return vocabulary

    def ranking(self, state) -> list:
        """Groups of seats, best first; nobody before the end."""
        from voltable_cards.scoring import ranking

        return ranking(self, state) if state.turn is None else []


EDITION = CardGame

"""The card game on one page: its numbers in printed order, and its phases."""

from voltable.edition import Edition, by_players
from voltable.phases.over import OverPhase
from voltable.production import runs
from voltable_cards.cards import SHIPPED, CardSet
from voltable_cards.phases.auction import CardAuction
from voltable_cards.phases.bureaucracy import BureaucracyPhase
from voltable_cards.phases.fuel import FuelPhase
from voltable_cards.phases.setup import CardSetup
from voltable_cards.state import SETUP, new_state
from voltable_cards.storage import burn
from voltable_cards.words import FUELS, KINDS, MIXED


class CardGame(Edition):
    """The card game of 2016, for two against the Bank or three to six."""

    name = family = "card"
    fuels, kinds, mixed = FUELS, KINDS, MIXED
    start_money = 12
    storage_factors = (2, 1)  # what a plant has room for, in units of its need; what may be bought in the last round
    no_production_income = 1
    elektro_per_point = 10
    removed_small = by_players(1, 2, 1, 0, 0)
    removed_large = by_players(5, 6, 3, 0, 0)
    column_sizes = by_players(4, 4, 5, 6, 6)
    has_bank = by_players(True, False, False, False, False)
    phases = (CardSetup, CardAuction, FuelPhase, BureaucracyPhase, OverPhase)
    options = (
        ("demolition", False),
        ("singles_unlimited", False),  # ruling R-03
        ("hidden_money", False),  # ruling R-23
    )
    singles_unlimited: bool  # options become attributes
    cards: CardSet

    def settle(self, options) -> list:
        """The cards, and the numbers for this count of players."""
        chosen = super().settle(options)
        self.cards = self.own_cards or SHIPPED
        self.column_size = self.column_sizes[self.count]
        self.bring_modules()
        return chosen

    def find_dummy(self):
        """Two play with the Bank."""
        if not self.has_bank[self.count]:
            return None
        from voltable_cards import bank

        return bank

    def find_payouts(self) -> tuple:
        """As the cards say."""
        return self.cards.demolition

    def able(self, player) -> list:
        """Each set of plants that can run, with the least and most gas of its hybrids."""
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
        """Units leave the storage for the discard pile."""
        burn(state, player, fuel, units)

    def begin(self):
        """A table on which the setup begins."""
        state = new_state(self.count, self.start_money, self.has_bank[self.count])
        self.enter(state, SETUP)
        return state

    @classmethod
    def owners_cards(cls):
        """An owner of the box writes down all cards."""
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

"""Which fuel cards to buy: first for the production at hand, then for the next while they are cheap."""

from voltable_cards.production import chosen
from voltable_cards.storage import rooms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.engine.game import Game
    from voltable_cards.bots.outlook import Outlook
    from voltable_cards.cards import CardSet
    from voltable_cards.shapes import CardGame, State

    Card = tuple[int, int, int]  # price, fuel, units
    Plan = tuple[int, list[Card], list[Card]]  # what it earns, cards for this production, cards for the next
    Found = tuple[Card, int]  # a card, and how much of it is kept
    Way = tuple[int, list[Card], "Shopper"]  # what a set of plants earns, cards that feed it, the shopper afterwards

NEXT_UNIT: "Final" = 6  # tenths of its usual price that a unit left over for the next round is worth now
CHEAP: "Final" = 7  # tenths of its usual price at which a unit is bought for the next round
SHARES: "Final" = (0, 6, 3, 2)  # sixths, so that prices of one, two and three units compare in whole numbers
NO_CARD: "Final" = (0, 0, 0)


class Shopper:
    """A director in front of the columns: what is on offer, in store and in hand, as if it were bought already."""

    __slots__ = ("factor", "money", "needs", "offer", "prices", "stock")

    factor: int
    money: int
    needs: "tuple[int, ...]"
    offer: "list[Card]"
    prices: "list[int]"
    stock: "list[int]"

    def __init__(self, game: "Game", outlook: "Outlook", other: "Shopper | None" = None) -> None:
        """Who is asked now; or like another, to try another way."""
        if other is not None:
            self.needs = other.needs
            self.stock = other.stock[:]
            self.money = other.money
            self.offer = other.offer[:]
            self.factor = other.factor
            self.prices = other.prices
            return
        state: "State" = game.state
        buyer = state.players[state.turn]
        self.needs = buyer.needs
        self.stock = buyer.fuel[:]
        self.money = buyer.money
        self.offer = offer(state)
        self.factor = game.edition.storage_factors[state.last_round]
        self.prices = outlook.prices

    def take(self, card: "Card", kept: int) -> None:
        """A card is bought; what does not fit is not kept."""
        self.offer.remove(card)
        self.stock[card[1]] += kept
        self.money -= card[0]

    def feed(self, needs: "tuple[int, ...]") -> "list[Card] | None":
        """Cards so that plants with these needs run once; None where money or cards do not suffice."""
        bought: "list[Card]" = []
        lack = rooms(needs, self.stock, 1)
        while lack != (0, 0, 0, 0):
            card, kept = self.cheapest(lack, rooms(self.needs, self.stock, self.factor))
            if card == NO_CARD:
                return None
            self.take(card, kept)
            bought.append(card)
            lack = rooms(needs, self.stock, 1)
        return bought

    def cheapest(self, lack: "tuple[int, ...]", room: "tuple[int, ...]") -> "Found":
        """The card with the least price for each unit that is needed now."""
        best = 0
        found: "Found" = (NO_CARD, 0)
        for card in self.offer:
            price, fuel, units = card
            wanted = lack[fuel]
            if wanted and price <= self.money:
                kept = units if units < room[fuel] else room[fuel]
                used = kept if kept < wanted else wanted
                score = (10 * price - (kept - used) * NEXT_UNIT * self.prices[fuel] // 10) * SHARES[used]
                if score < best or found[0] == NO_CARD:
                    best = score
                    found = card, kept
        return found

    def stock_up(self) -> "list[Card]":
        """Cards for the next round while a unit costs clearly less than usual."""
        bought: "list[Card]" = []
        card, kept = self.bargain()
        while card != NO_CARD:
            self.take(card, kept)
            bought.append(card)
            card, kept = self.bargain()
        return bought

    def bargain(self) -> "Found":
        """The cheapest card below its usual price that still fits."""
        room = rooms(self.needs, self.stock, self.factor)
        best = CHEAP
        found: "Found" = (NO_CARD, 0)
        for card in self.offer:
            price, fuel, units = card
            if room[fuel] and price <= self.money:
                kept = units if units < room[fuel] else room[fuel]
                score = 100 * price // (kept * self.prices[fuel])
                if score < best:
                    best = score
                    found = card, kept
        return found


def offer(state: "State") -> "list[Card]":
    """What lies in the columns."""
    cards: "list[Card]" = []
    for place, column in enumerate(state.columns):
        for card in column:
            cards.append((place + 1, card // 3, card % 3 + 1))
    return cards


def plan(game: "Game", outlook: "Outlook") -> "Plan":
    """The cards for this production and those for the next."""
    state: "State" = game.state
    edition: "CardGame" = game.edition
    worth = edition.elektro_per_point if state.last_round else 1
    ways = feedings(game, outlook)
    rows = [(income * worth + after.money, income, -place) for place, (income, _, after) in enumerate(ways)]
    income, bought, after = ways[-max(rows)[2]]
    return income, bought, [] if state.last_round else after.stock_up()


def feedings(game: "Game", outlook: "Outlook") -> "list[Way]":
    """Each set of plants that can be fed; only all of them, if possible."""
    state: "State" = game.state
    cards: "CardSet" = game.edition.cards
    plants = state.players[state.turn].plants
    shopper = Shopper(game, outlook)
    ways: "list[Way]" = []
    for which in range((1 << len(plants)) - 1, -1, -1):
        run = chosen(plants, which)
        after = Shopper(game, outlook, shopper)
        bought = after.feed(cards.needs(run))
        if bought is not None:
            ways.append((sum([cards.income[plant] for plant in run]), bought, after))
            if len(run) == len(plants):
                break
    return ways

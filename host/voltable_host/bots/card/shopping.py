"""Which fuel cards to buy: first for the production at hand, then for the next while they are cheap."""

from voltable_cards.production import chosen
from voltable_cards.storage import rooms

NEXT_UNIT = 6  # tenths of its usual price that a unit left over for the next round is worth now
CHEAP = 7  # tenths of its usual price at which a unit is bought for the next round
SHARES = (0, 6, 3, 2)  # sixths, so that prices of one, two and three units compare in whole numbers


class Shopper:
    """A director in front of the columns: what is on offer, in store and in hand, as if it were bought already."""

    __slots__ = ("factor", "money", "needs", "offer", "prices", "stock")

    def __init__(self, game, outlook):
        state, edition = game.state, game.edition
        buyer = state.players[state.turn]
        self.needs = buyer.needs
        self.stock = buyer.fuel[:]
        self.money = buyer.money
        self.offer = [
            (price, card // 3, card % 3 + 1) for price, column in enumerate(state.columns, 1) for card in column
        ]
        self.factor = edition.storage_factors[state.last_round]
        self.prices = outlook.prices

    def copy(self):
        """The same director, to try another way."""
        other = object.__new__(Shopper)
        other.needs = self.needs
        other.stock = self.stock[:]
        other.money = self.money
        other.offer = self.offer[:]
        other.factor = self.factor
        other.prices = self.prices
        return other

    def take(self, card, kept):
        """A card is bought; what does not fit is not kept."""
        self.offer.remove(card)
        self.stock[card[1]] += kept
        self.money -= card[0]
        return card

    def feed(self, needs):
        """Cards so that plants with these needs run once; None where money or cards do not suffice."""
        bought = []
        lack = rooms(needs, self.stock, 1)
        while lack != (0, 0, 0, 0):
            found = self.cheapest(lack, rooms(self.needs, self.stock, self.factor))
            if found is None:
                return None
            bought.append(self.take(*found))
            lack = rooms(needs, self.stock, 1)
        return bought

    def cheapest(self, lack, room):
        """The card with the least price for each unit that is needed now, and how much of it is kept."""
        best = found = None
        for card in self.offer:
            price, fuel, units = card
            wanted = lack[fuel]
            if wanted and price <= self.money:
                kept = units if units < room[fuel] else room[fuel]
                used = kept if kept < wanted else wanted
                score = (10 * price - (kept - used) * NEXT_UNIT * self.prices[fuel] // 10) * SHARES[used]
                if best is None or score < best:
                    best = score
                    found = card, kept
        return found

    def stock_up(self):
        """Cards for the next round while a unit costs clearly less than usual."""
        bought = []
        found = self.bargain()
        while found:
            bought.append(self.take(*found))
            found = self.bargain()
        return bought

    def bargain(self):
        """The cheapest card below its usual price that still fits."""
        room = rooms(self.needs, self.stock, self.factor)
        best, found = CHEAP, None
        for card in self.offer:
            price, fuel, units = card
            if room[fuel] and price <= self.money:
                kept = units if units < room[fuel] else room[fuel]
                score = 100 * price // (kept * self.prices[fuel])
                if score < best:
                    best = score
                    found = card, kept
        return found


def feedings(game, outlook):
    """Each set of plants that can be fed: what it earns, what to buy, the shopper afterwards; only all, if possible."""
    state = game.state
    cards = game.edition.cards
    plants = state.players[state.turn].plants
    shopper = Shopper(game, outlook)
    ways = []
    for which in range((1 << len(plants)) - 1, -1, -1):
        run = chosen(plants, which)
        income = sum([cards.income[plant] for plant in run])
        after = shopper.copy()
        bought = after.feed(cards.needs(run))
        if bought is not None:
            ways.append((income, bought, after))
            if which == (1 << len(plants)) - 1:
                break
    return ways


def plan(game, outlook):
    """The cards for this production and those for the next."""
    ways = feedings(game, outlook)
    worth = game.edition.elektro_per_point if game.state.last_round else 1
    income, bought, after = max(ways, key=lambda way: (way[0] * worth + way[2].money, way[0]))
    more = [] if game.state.last_round else after.stock_up()
    return income, bought, more

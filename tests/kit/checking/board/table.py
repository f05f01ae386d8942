"""The table as the events tell: what must lie where after each of them."""

from collections import OrderedDict

from kit.checking.board.facts import (
    CHANCE,
    DEMOLITION,
    FUELS,
    HOUSES,
    KINDS,
    LABELS,
    NOBODY,
    NUMBERS,
    PRICES,
    START_MONEY,
    TOKENS,
    TRUST_HOUSES,
    TRUST_PLACED_BY,
    URANIUM,
)
from kit.checking.board.houses import Houses
from kit.checking.board.map import printed
from kit.checking.board.owner import Owner, by_fuel
from kit.checking.board.row import Row
from kit.checking.board.rules import NUCLEAR_REGIONS, Rules


class Table(Row, Houses):
    """Everything a view shows, kept by listening to the events; the agenda says what must come next."""

    def __init__(self, view):
        self.rules = Rules(view)
        self.count = self.rules.count
        self.players = [Owner(seat, row["name"], START_MONEY, HOUSES) for seat, row in enumerate(view["players"])]
        self.trust = Owner(self.count, "Trust", 0, TRUST_HOUSES) if self.rules.trust else None
        self.order = view["order"]
        self.step = 1
        self.refill_step = 1  # by whose column the market was filled last
        self.round = 0
        self.phase = "setup"
        self.most = 0  # cities of the player who has most
        self.market_tokens = list(self.rules.start_fuel)
        self.supply = [TOKENS[fuel] - self.market_tokens[fuel] for fuel in range(4)]
        self.fuel_changed = True
        self.uranium_ended = False
        self.demolition = [1, 0] if self.rules.demolition else None  # the card on top, how many were paid
        self.auction = None
        self.winner = self.newest = NOBODY
        self.place = 0  # in the order: who buys fuel, builds or runs
        self.trust_took = False
        self.rare = set()  # what seldom happens and did
        self.agenda = ["setup"]
        self.lay_board(view["regions"])
        self.lay_plants(view["plants"])

    def owners(self) -> list:
        """All players, and the Trust where it plays."""
        return self.players + [self.trust] if self.trust else self.players

    def opener(self) -> int:
        """The first in order who has neither bought nor dropped out."""
        for seat in self.order:
            if not self.players[seat].bought and not self.players[seat].dropped:
                return seat
        return NOBODY

    def in_phase(self) -> list:
        """Seats that have neither bought nor dropped out."""
        return [seat for seat in range(self.count) if not self.players[seat].bought and not self.players[seat].dropped]

    def least(self, plant) -> int:
        """The least bid for a plant."""
        return 1 if plant == self.token else NUMBERS[plant]

    def label(self, plant) -> str:
        """A plant as people write it."""
        return LABELS[plant]

    def may_have(self, seat, plant) -> bool:
        """Nuclear plants in Central Europe only for who has a city in certain countries (rules 8)."""
        if not self.rules.central_europe or KINDS[plant] != URANIUM:
            return True
        region_of = printed(self.module).REGION_OF
        regions = [self.region_names[region_of[city]] for city in self.players[seat].cities]
        return bool(set(regions) & set(NUCLEAR_REGIONS))

    def bidders(self, plant) -> list:
        """Who is in the phase and may have the plant."""
        return [seat for seat in self.in_phase() if self.may_have(seat, plant)]

    def may_open(self, seat) -> list:
        """What a seat may put up."""
        return [plant for plant in self.offered() if self.may_have(seat, plant)]

    def standing(self) -> tuple:
        """The order by cities, then by highest plant; who has neither keeps the place."""
        places = []
        for place, seat in enumerate(self.order):
            player = self.players[seat]
            places.append((-len(player.cities), -player.highest(), place, seat))
        return tuple([place[3] for place in sorted(places)])

    def turn(self):
        """Whose answer the first thing on the agenda waits for."""
        asked = self.agenda[0]
        if asked in ("draw", "lay", "first"):
            return CHANCE
        if asked == "over":
            return None
        if asked in ("scrap", "give"):
            return self.winner
        if asked == "open":
            return self.opener()
        if asked == "bid":
            return self.auction.turn
        if asked == "region":
            return self.drafter() if self.rules.drafted else CHANCE
        if asked == "place":
            return self.order[TRUST_PLACED_BY[TRUST_HOUSES - self.trust.houses]]
        if asked == "mark":
            return self.order[len(self.marks)]
        return self.order[self.place]

    def spaces(self, fuel) -> list:
        """The prices of the spaces that hold a token, cheapest first."""
        return list(PRICES[fuel][TOKENS[fuel] - self.market_tokens[fuel] :])

    def back_to_supply(self, owner, fuel, tokens):
        """Burnt or given up."""
        owner.store(fuel, -tokens)
        self.supply[fuel] += tokens
        self.fuel_changed = True

    def fuel_row(self):
        """The market of tokens as a view shows it."""
        if self.fuel_changed:
            self.fuel_changed = False
            self.check_tokens()
            self.fuel_shown = OrderedDict((
                ("market", by_fuel(self.market_tokens)), ("supply", by_fuel(self.supply)),
            ))  # fmt: skip
        return self.fuel_shown

    def check_tokens(self):
        """No token is lost: market, supply, owners and marks."""
        for fuel in range(4):
            owned = sum([owner.tokens[fuel] for owner in self.owners()])
            marked = len(self.marks) if fuel == URANIUM else 0
            lying = (self.market_tokens[fuel], self.supply[fuel], owned, marked)
            assert min(lying) >= 0 and sum(lying) == TOKENS[fuel], f"{FUELS[fuel]} lies as {lying}"

    def demolition_row(self):
        """The top card of the expansion as a view shows it."""
        if self.demolition is None:
            return None
        card, paid = self.demolition
        first, later = DEMOLITION[card - 1]
        return OrderedDict((("card", card), ("first", first), ("later", later), ("paid", paid)))

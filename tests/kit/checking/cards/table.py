"""The table as the events tell: what must lie where after each of them."""

from kit.checking.cards.columns import Columns
from kit.checking.cards.facts import CURRENT, LABELS, LARGE, MARKET, NOBODY, PLANT_OF, PLANTS, REMOVED, SMALL, box, fit
from kit.checking.cards.owner import Owner


class Table(Columns):
    """Everything a view shows, kept by listening to the events from the first auction on."""

    def __init__(self, view):
        self.players = [Owner(row) for row in view["players"]]
        self.count = len(self.players)
        self.bank = Owner(view["dummy"]) if view["dummy"] else None
        self.order = view["order"]
        self.round = view["round"]
        self.phase = view["phase"]
        self.turn = view["turn"]
        self.unlimited = view["options"].get("singles_unlimited", False)
        self.is_choosing = view["options"].get("choose_cards", False)
        self.due = [0, 0, 0, 0]  # units by fuel whose owner says which cards they leave
        self.chooser = NOBODY
        self.fresh = []  # cards of more than column 1 that were bought in this turn, as (fuel, units)
        self.demolition = view["demolition"] and [view["demolition"]["card"], view["demolition"]["paid"]]
        self.lay_plants(view["plants"])
        self.lay_fuel(view["fuel"])
        self.new_round()
        self.is_last = False
        self.auction = None
        self.winner = NOBODY
        self.newest = NOBODY  # the plant last sold
        self.owed = False  # a demolition payout
        self.ran_short = False  # a place stayed empty because the deck was
        self.place = ""  # why a place of the market became free last
        self.ending = self.ending_phase = ""  # why the place was free that the last card filled, and when
        self.waiting = []  # surplus units that must come back as singles
        self.shopping = []  # what the Bank must take, in this order
        self.previous = ""  # the event before

    def lay_plants(self, plants):
        """The market at the start, and how many cards of each back the deck must have."""
        self.market = [PLANT_OF[label] for label in plants["cards"]["current"] + plants["cards"]["future"]]
        smalls = box.SIZES.count(SMALL)
        unseen = REMOVED[self.count]
        self.backs = [smalls - len(self.market) - unseen[SMALL], PLANTS - smalls - unseen[LARGE]]
        self.above = self.backs[SMALL] + self.backs[LARGE]  # cards that lie over the last card
        self.top_small = True
        self.slid = []  # plants under the last card
        self.seen = set(self.market)  # plants that can come no more
        self.removed = sum(unseen)
        self.last_card = "deck"
        self.token = self.market[0]

    def new_round(self):
        """What is counted round by round begins anew."""
        self.bank_took = False
        self.shrunk = False  # in this round's auction
        self.renewed = None  # what step 3 did with the plant market
        self.ran = 0
        self.orders = 0
        self.shifted = False
        self.ended = (NOBODY, NOBODY)  # the discount: plant and why
        self.is_undercut = False  # the discount must end now
        for player in self.players:
            player.bought = player.dropped = False

    def is_ordered(self) -> bool:
        """Whether the order was set as often as a round sets it, in the first round also after the auction."""
        return self.orders == (2 if self.round == 1 else 1)

    def offered(self) -> list:
        """The plants that may be opened."""
        return self.market if self.last_card == "out" else self.market[:CURRENT]

    def opener(self) -> int:
        """The first in order who has neither bought nor dropped out."""
        for seat in self.order:
            if not self.players[seat].bought and not self.players[seat].dropped:
                return seat
        return NOBODY

    def least(self, plant) -> int:
        """The least bid for a plant."""
        return 1 if plant == self.token else box.NUMBERS[plant]

    def label(self, plant) -> str:
        """A plant as people write it."""
        return LABELS[plant]

    def bidders(self, plant) -> list:
        """Everybody in the phase may bid for everything."""
        return self.in_phase()

    def may_open(self, seat) -> list:
        """Everybody may open everything."""
        return self.offered()

    def in_phase(self) -> list:
        """Seats that have neither bought nor dropped out."""
        return [seat for seat in range(self.count) if not self.players[seat].bought and not self.players[seat].dropped]

    def plant_is_due(self) -> bool:
        """Whether the market has a free place and the deck a card for it."""
        in_deck = self.above + len(self.slid) + (self.last_card == "deck")
        return len(self.market) < MARKET[self.last_card] and in_deck > 0

    def is_settling(self) -> bool:
        """Whether the winner still has a plant or fuel too many."""
        if self.winner == NOBODY:
            return False
        owner = self.players[self.winner]
        return len(owner.plants) > 3 or not self.fits(owner)

    def fits(self, owner) -> bool:
        """Whether the storage has room for all that lies in it."""
        return fit(owner.room, owner.units) == sum(owner.units)

    def leave_market(self, plant):
        """A plant leaves the market, wherever it goes."""
        assert plant in self.market, f"plant {LABELS[plant]} leaves a market of {self.labels()}"
        self.market.remove(plant)

    def draw(self, plant):
        """A card comes from the deck; it must be one that can lie there."""
        assert plant not in self.seen, f"plant {LABELS[plant]} came a second time"
        self.seen.add(plant)
        if not self.above:
            assert self.last_card != "deck", f"plant {LABELS[plant]} came from under the last card"
            assert plant in self.slid, f"plant {LABELS[plant]} came, under the last card lay {self.slid}"
            self.slid.remove(plant)
            return
        back = box.SIZES[plant]
        assert back == SMALL or not self.top_small, f"plant {LABELS[plant]} is large and lay on top"
        assert self.backs[back], f"plant {LABELS[plant]} came, of its back {self.backs[back]} cards are left"
        assert plant not in self.slid, f"plant {LABELS[plant]} slid under the last card and came before it"
        self.top_small = False
        self.backs[back] -= 1
        self.above -= 1

    def labels(self) -> list:
        """The market as people write it."""
        return [LABELS[plant] for plant in self.market]

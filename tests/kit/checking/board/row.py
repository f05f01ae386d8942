"""The plant market and its deck as the events tell."""

from collections import OrderedDict

from kit.checking.board.facts import CURRENT, LABELS, MARKET, NOBODY, NUMBERS, PLANT_OF, PLANTS, PLUGS, STEP_THREE_CARD

FIRST_TOP = PLANT_OF[13]  # the classic deck's top card


class Row:
    """Plants that lie out, and what may still come; the form in which a view shows them is kept beside."""

    def lay_plants(self, plants):
        """The market of the first view; a deck of which all that is known is how many cards of each back it has."""
        self.market = [PLANT_OF[number] for number in plants["current"] + plants["future"]]
        self.under = []  # beneath the Step 3 card
        self.gone = set(self.market)  # plants that can come no more, but for those under the card
        self.last_card = "deck"
        self.token = NOBODY
        self.removed = 0
        self.top_small = True
        if self.rules.recharged:
            self.smalls = list(range(PLUGS))
            self.left = [PLUGS - len(self.market), PLANTS - PLUGS]
            if len(self.market) == MARKET:
                self.remove_unseen()
        else:
            self.smalls = [FIRST_TOP]
            self.left = [1, PLANTS - MARKET - 1 - self.rules.removed]
            self.removed = self.rules.removed
        self.row_changed = True

    def remove_unseen(self):
        """Once eight plugs lie out, some of each back leave the game unseen."""
        self.left[0] -= self.rules.plugs_removed
        self.left[1] -= self.rules.sockets_removed
        self.removed = self.rules.removed

    def deck(self) -> int:
        """Plants in the deck."""
        return self.left[0] + self.left[1] + len(self.under)

    def is_deck_empty(self) -> bool:
        """Whether nothing can be drawn any more (ruling A11)."""
        return not self.deck() and self.last_card != "deck"

    def may_come(self) -> list:
        """Every card that can lie on top of the deck."""
        if self.left[0] + self.left[1] == 0:
            return [STEP_THREE_CARD] if self.last_card == "deck" else self.under
        cards = []
        for plant in range(PLANTS):
            back = 0 if plant in self.smalls else 1
            if self.left[back] and plant not in self.gone and not (back and self.top_small):
                cards.append(plant)
        return cards

    def draw(self, plant):
        """A plant comes from the deck; it must be one that can lie there."""
        self.row_changed = True
        if self.left[0] + self.left[1] == 0:
            assert self.last_card != "deck", f"plant {LABELS[plant]} came from under the Step 3 card"
            assert plant in self.under, f"plant {LABELS[plant]} came, under the card lay {self.under}"
            self.under.remove(plant)
            return
        back = 0 if plant in self.smalls else 1
        assert plant not in self.gone, f"plant {LABELS[plant]} came a second time"
        assert not (back and self.top_small), f"plant {LABELS[plant]} came, another back lay on top"
        assert self.left[back], f"plant {LABELS[plant]} came, of its back no card is left"
        self.gone.add(plant)
        self.left[back] -= 1
        self.top_small = False

    def lie_out(self, plant):
        """A drawn plant is sorted in."""
        self.market = sorted(self.market + [plant])
        self.row_changed = True

    def leave(self, plant):
        """A plant leaves the market, wherever it goes."""
        assert plant in self.market, f"plant {LABELS[plant]} leaves a market of {self.labels()}"
        self.market.remove(plant)
        self.row_changed = True

    def labels(self) -> list:
        """The market as people write it."""
        return [LABELS[plant] for plant in self.market]

    def offered(self) -> list:
        """The plants that may be put up: four, or all once the Step 3 card is gone."""
        return self.market if self.last_card == "out" else self.market[:CURRENT]

    def plants_row(self):
        """The market as a view shows it."""
        if self.row_changed:
            self.row_changed = False
            current = self.offered()
            future = self.market[len(current) :]
            self.plants_shown = OrderedDict((
                ("current", [NUMBERS[plant] for plant in current]), ("future", [NUMBERS[plant] for plant in future]),
                ("cards", OrderedDict((
                    ("current", [LABELS[plant] for plant in current]), ("future", [LABELS[plant] for plant in future]),
                ))),
                ("deck", self.deck()), ("removed", self.removed),
                ("discount", None if self.token == NOBODY else NUMBERS[self.token]), ("last_card", self.last_card),
            ))  # fmt: skip
        return self.plants_shown

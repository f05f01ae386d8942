"""Follows a card game: hears its events, looks at its views."""

from kit.checking import bidding
from kit.checking.cards import auction, bank, choosing, fuel, market
from kit.checking.cards.allowed import check_choices
from kit.checking.cards.compare import compare
from kit.checking.cards.result import check_result
from kit.checking.cards.shape import check_constant, check_shape
from kit.checking.cards.start import check_setup, check_start
from kit.checking.cards.table import Table
from kit.checking.cards.totals import check_totals
from kit.checking.cards.turns import go_on
from kit.checking.checker import Checker


def game_over(table, event):
    """Told once, by the move that ends the last round."""
    assert table.previous == "" or table.bank and table.previous != "GameOver", f"the game ends after {table.previous}"


LISTENERS = {
    "RoundBegan": market.round_began,
    "OrderSet": market.order_set,
    "AuctionOpened": bidding.opened,
    "BidRaised": bidding.raised,
    "BidPassed": bidding.passed,
    "DroppedOut": bidding.dropped,
    "PlantSold": auction.sold,
    "PlantScrapped": auction.scrapped,
    "PlantDrawn": market.drawn,
    "PlantRemoved": market.removed,
    "LastCardDrawn": market.last_card_drawn,
    "LastCardRemoved": market.last_card_removed,
    "DiscountPlaced": auction.discount_placed,
    "DiscountEnded": auction.discount_ended,
    "FuelGivenUp": auction.given_up,
    "PlantsRun": fuel.run,
    "GameOver": game_over,
    "FuelDealt": fuel.dealt,
    "FuelBought": fuel.bought,
    "CardTurned": choosing.turned,
    "SingleReturned": fuel.returned,
    "FuelMoved": fuel.moved,
    "FuelReshuffled": fuel.reshuffled,
    "BankTookPlant": auction.bank_took_plant,
    "BankTookFuel": fuel.bank_took,
    "BankDiscardedFuel": fuel.bank_discarded,
    "Compensated": auction.compensated,
    "DemolitionAdvanced": auction.advanced,
}


class CardChecker(Checker):
    """The table is known once the setup is over."""

    def __init__(self, view):
        super().__init__(view)
        self.table = None
        self.begin(view)

    def begin(self, view):
        """The first view after the setup."""
        check_shape(view)
        if view["phase"] == "setup":
            check_setup(view)
            return
        check_start(view)
        self.table = Table(view)
        compare(self.table, view)
        check_totals(view, self.table)

    def follow(self, view, events):
        """Listen, then look whether all is as it was told."""
        check_constant(view, self.first)
        if self.table is None:
            self.begin(view)
            return
        check_shape(view)
        self.listen(view, events)
        compare(self.table, view)
        check_totals(view, self.table)
        check_result(self.table, view)

    def check_choices(self, choices):
        """What the game offers now; the setup is chance's alone."""
        if self.table is not None:
            check_choices(self.table, choices)

    def listen(self, view, events):
        """The events change the table; then phase and turn go on."""
        table = self.table
        told = [type(event).__name__ for event in events]
        self.send_bank_shopping(told)
        table.previous = ""
        for name, event in zip(told, events):
            assert name in LISTENERS, f"nobody knows the event {name}"
            LISTENERS[name](table, event)
            table.previous = name
        assert not table.waiting, f"surplus units {table.waiting} did not come back as singles"
        assert not table.shopping, f"the Bank did not take {table.shopping}"
        assert not view["over"] or "GameOver" in told, f"the game is over, told was {told}"
        assert not table.is_undercut, f"the discount of {table.token} was undercut and stays"
        assert not table.owed, f"seat {table.winner} was not paid for demolition"
        go_on(table, view, told)
        self.see_bank_storage(view, told)

    def send_bank_shopping(self, told):
        """Between the two directors of a small table the Bank takes its fuel."""
        table = self.table
        buying = "FuelBought" in told or "CardTurned" in told
        if not table.bank or table.phase != "fuel" or buying or table.turn != table.order[1]:
            return
        table.shopping, spare = bank.shopping(table.columns, table.bank.needs)
        table.waiting = [kind for kind in range(4) for _ in range(spare[kind])]
        self.spare = spare

    def see_bank_storage(self, view, told):
        """Which of its cards the Bank turns down is not told; how many units stay is known."""
        if "BankTookFuel" not in told:
            return
        told_bank = self.table.bank
        shown = bank.stored(view["dummy"])
        bank.check_turned_down(told_bank.stored, shown, self.spare)
        told_bank.keep(shown)

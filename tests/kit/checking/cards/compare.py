"""Holds a view against the table as the events told it, field by field."""

from kit.checking.cards import auction, choosing
from kit.checking.cards.facts import CURRENT, FUELS, LABELS, NOBODY, box
from kit.checking.same import same
from kit.checking.shape import AUCTION


def compare(table, view):
    """Everything a view shows was told by some event."""
    same("phase", view["phase"], table.phase)
    same("turn", view["turn"], table.turn)
    same("over", view["over"], table.phase == "over")
    same("round", view["round"], table.round)
    same("last round", view["last_round"], table.is_last)
    same("order", view["order"], table.order)
    shown = view["auction"]
    same("auction", shown and tuple([shown[key] for key in AUCTION]), auction.shown(table, view))
    for seat, row in enumerate(view["players"]):
        compare_player(table.players[seat], row, seat)
    if table.bank:
        compare_bank(table.bank, view["dummy"])
    compare_market(table, view["plants"])
    compare_fuel(table, view["fuel"])
    compare_demolition(table, view["demolition"])
    if table.is_choosing or "choosing" in view:
        same("choosing", view.get("choosing", ""), choosing.shown(table) if table.is_choosing else "")


def compare_player(player, row, seat):
    """A director: money changes only by what was told."""
    if row["money"] != player.money or row["money"] < 0:
        same(f"money of seat {seat}", row["money"], player.money)
        assert row["money"] >= 0, f"seat {seat} has {row['money']}"
    if row["cards"] != player.labels or row["plants"] != player.numbers:
        same(f"plants of seat {seat}", (row["cards"], row["plants"]), (player.labels, player.numbers))
    if row["stored"] != player.shown:
        same(f"storage of seat {seat}", row["stored"], player.shown)
    compare_units(row["fuel"], player, seat)
    told = (player.income, player.bought, player.dropped)
    if (row["income"], row["bought"], row["dropped"]) != told:
        same(f"income, bought, dropped of seat {seat}", (row["income"], row["bought"], row["dropped"]), told)


def compare_units(units, owner, who):
    """The units by fuel are those on the stored cards."""
    for fuel in range(4):
        if units[FUELS[fuel]] != owner.units[fuel]:
            same(f"{FUELS[fuel]} of {who}", units[FUELS[fuel]], owner.units[fuel])


def compare_bank(bank, row):
    """The Bank, oldest plant first."""
    same("the Bank's plants", (row["cards"], row["plants"]), (bank.labels, bank.numbers))
    same("the Bank's storage", row["stored"], bank.shown)
    compare_units(row["fuel"], bank, "the Bank")


def compare_market(table, plants):
    """Both rows, the deck, the discount and the last card."""
    current = table.offered()
    future = [] if table.last_card == "out" else table.market[CURRENT:]
    for row, cards in (("current", current), ("future", future)):
        labels = plants["cards"][row]
        if labels != [LABELS[plant] for plant in cards] or plants[row] != [box.NUMBERS[plant] for plant in cards]:
            same(f"{row} market", (labels, plants[row]), [LABELS[plant] for plant in cards])
    same("plant deck", plants["deck"], table.above + len(table.slid))
    same("removed plants", plants["removed"], table.removed)
    same("discount", plants["discount"], None if table.token == NOBODY else box.NUMBERS[table.token])
    same("last card", plants["last_card"], table.last_card)


def compare_fuel(table, fuel):
    """The columns, the deck and the piles."""
    columns = fuel["columns"]
    for price in range(4):
        if columns["1234"[price]] != table.columns_shown[price]:
            same(f"column {price + 1}", columns["1234"[price]], table.columns_shown[price])
    same("discarded fuel", fuel["discard"], table.discard_shown)
    same("fuel deck", fuel["deck"], table.fuel_left)
    singles = fuel["singles"]
    for kind in range(4):
        if singles[FUELS[kind]] != max(0, table.singles[kind]):
            same(f"{FUELS[kind]} singles", singles[FUELS[kind]], table.singles[kind])
    same("lost units", fuel["lost"], table.lost)


def compare_demolition(table, shown):
    """The card on top, what it pays and how many were paid."""
    if table.demolition is None:
        assert shown is None, f"demolition {shown} without the option"
        return
    card, paid = table.demolition
    first, later = box.DEMOLITION[card - 1]
    told = (card, first, later, paid)
    same("demolition", (shown["card"], shown["first"], shown["later"], shown["paid"]), told)

"""Holds a view against the table as the events told it."""

from collections import OrderedDict

from kit.checking.board.facts import CURRENT, LABELS, LONGEST_GAME, MARKET, NUMBERS
from kit.checking.same import same
from kit.checking.shape import TOP, check_hash, check_keys

CONSTANT = ("edition", "board", "options", "table")
MORE = ("marks", "uranium_ended")


def compare(table, view, first):
    """Everything a view shows was told by some event, and has the keys of the contract in their order."""
    check_keys("view", view, TOP + MORE)
    check_hash(view["hash"])
    for key in CONSTANT:
        same(key, view[key], first[key])
    turn = table.turn()
    same("phase", view["phase"], table.phase)
    same("turn", view["turn"], turn)
    same("over", view["over"], turn is None)
    same("round", view["round"], table.round)
    same("step", view["step"], table.step)
    same("last round", view["last_round"], table.most >= table.rules.end)
    same("order", view["order"], table.order)
    same("count of players", len(view["players"]), table.count)
    for owner, row in zip(table.players, view["players"]):
        if row != owner.row():
            same_rows(f"seat {owner.seat}", row, owner.row())
    same_rows("the Trust", view["dummy"], table.trust and table.trust.dummy_row())
    same_rows("plants", view["plants"], table.plants_row())
    same_rows("fuel", view["fuel"], table.fuel_row())
    same_rows("auction", view["auction"], auction_row(table))
    same_rows("houses", view["houses"], table.houses_shown)
    same("regions", view["regions"], table.shown_regions())
    same("demolition", view["demolition"], table.demolition_row())
    same("marks", view["marks"], [table.map.names[city] for city in sorted(table.marks)] if table.marks else [])
    same("end of uranium", view["uranium_ended"], table.uranium_ended)
    assert table.round <= LONGEST_GAME, f"round {table.round}"
    check_market(table)


def same_rows(what, shown, told):
    """Both must be equal, the order of their keys included; else the first key that differs is named."""
    if shown == told:
        return
    if shown and told:
        for key in told:
            same(f"{key} of {what}", shown.get(key), told[key])
    same(what, shown, told)


def auction_row(table):
    """The auction as a view must show it: until the plant is sold."""
    auction = table.auction
    if auction is None or not auction.still_in:
        return None
    return OrderedDict((
        ("plant", NUMBERS[auction.plant]), ("card", LABELS[auction.plant]), ("bid", auction.bid),
        ("bidder", auction.bidder), ("still_in", auction.still_in),
    ))  # fmt: skip


def check_market(table):
    """The market is full while the deck lasts; the token lies in it, and only while plants are put up."""
    full = MARKET - 2 if table.last_card == "out" else MARKET - 1 if table.last_card == "market" else MARKET
    lying = len(table.market)
    waits = table.agenda[0] in ("draw", "lay", "first", "region", "scrap", "give")
    assert lying <= full and (waits or lying == full or table.is_deck_empty()), f"{lying} plants of {full} lie out"
    if table.token >= 0:
        assert table.phase == "auction" and table.token in table.market[:CURRENT], f"a discount on {table.token}"
    for owner in table.players:
        settles = owner.seat == table.winner and table.agenda[0] in ("scrap", "give")
        assert settles or len(owner.plants) <= table.rules.limit, f"seat {owner.seat} has {len(owner.plants)} plants"
        assert settles or owner.fits(owner.tokens), f"seat {owner.seat} stores {owner.tokens} on {owner.plants}"

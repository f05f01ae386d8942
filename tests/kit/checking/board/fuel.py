"""Phase 3: whether what is bought fits, is there, and is paid space by space."""

from kit.checking.board.facts import COAL, FUELS, GARBAGE
from kit.checking.board.trust import shopping

WIEN = "Wien"


def prices(table, buyer, fuel, tokens) -> list:
    """The price of each of the next tokens: spaces from the cheapest on, then the coal storage."""
    market = table.spaces(fuel)[:tokens]
    if table.rules.central_europe and fuel == GARBAGE and WIEN in buyer.names:
        return [price - 1 for price in market]
    if fuel == COAL and table.rules.storage:
        stored = min(tokens - len(market), table.supply[COAL])
        return market + [table.rules.storage] * stored
    return market


def bought(table, event):
    """A buyer takes the cheapest tokens, or coal out of the storage where that is allowed (ruling A22)."""
    seat, fuel, tokens, cost, stored = event
    buyer = table.players[seat]
    assert seat == table.turn(), f"seat {seat} buys fuel in the turn of {table.turn()}"
    assert tokens > 0 and buyer.has_room(fuel, tokens), f"seat {seat} buys {tokens} {FUELS[fuel]}, room {buyer.room}"
    lying = min(tokens, table.market_tokens[fuel])
    if fuel == COAL and stored == tokens and storage_is_open(table):
        assert tokens <= table.supply[COAL], f"{tokens} coal out of a storage of {table.supply[COAL]}"
        assert cost == tokens * table.rules.storage, f"seat {seat} pays {cost} for {tokens} coal of the storage"
        table.rare.add("coal comes from the storage though the market has some")
        if cost == sum(prices(table, buyer, fuel, tokens)):
            table.rare.add("coal costs the same in market and storage")
        lying = 0
    else:
        assert stored == tokens - lying, f"{stored} of {tokens} {FUELS[fuel]} are said to come from the storage"
        due = prices(table, buyer, fuel, tokens)
        assert len(due) == tokens, f"seat {seat} buys {tokens} {FUELS[fuel]}, only {len(due)} are for sale"
        assert cost == sum(due), f"seat {seat} pays {cost} for {tokens} {FUELS[fuel]}, due is {due}"
        note(table, due, lying, tokens)
    buyer.pay(cost)
    buyer.store(fuel, tokens)
    table.market_tokens[fuel] -= lying
    table.supply[fuel] -= tokens - lying
    table.fuel_changed = True
    table.agenda[1:1] = ["buy"]


def storage_is_open(table) -> bool:
    """Whether coal of the storage may be chosen while the market has some (ruling A22)."""
    if not table.rules.storage or not table.market_tokens[COAL]:
        return False
    return table.rules.storage_anytime or table.spaces(COAL)[0] == table.rules.storage


def note(table, due, lying, tokens):
    """Seldom prices."""
    if 0 in due:
        table.rare.add("garbage costs nothing in Wien")
    if lying < tokens:
        table.rare.add("coal comes from the storage of an empty market")


def done(table):
    """The next one before in order buys; the Trust takes its fuel between the two players."""
    follow = []
    if table.trust and table.place == 1:
        follow = shopping(table)
    table.place -= 1
    if table.place >= 0:
        follow.append("buy")
    table.agenda[1:1] = follow

"""How the table must look in the first view, whatever of the setup is done by then (rules 3)."""

from kit.checking.board.facts import LABELS, MARKET, PLUGS
from kit.checking.board.houses import Houses


def check_start(table, view):
    """Order, regions and plants as far as they are known."""
    order = view["order"]
    assert len(set(order)) == len(order) and set(order) <= set(range(table.count)), f"the order starts as {order}"
    check_plants(table)
    check_regions(table, view)


def check_plants(table):
    """03 to 10 in the classic game; plugs that lie sorted in the recharged one."""
    market = table.market
    if table.rules.recharged:
        assert market == sorted(market) and len(set(market)) == len(market), f"the market starts as {table.labels()}"
        assert not [plant for plant in market if plant >= PLUGS], f"the market starts as {table.labels()}"
    else:
        assert market == list(range(MARKET)), f"the market starts as {table.labels()}, not {LABELS[:MARKET]}"


def check_regions(table, view):
    """Given ones as given, all of them connected."""
    rules = table.rules
    if rules.given is not None:
        assert sorted(view["regions"]) == sorted(rules.given), f"{view['regions']} are in play, given {rules.given}"
    chosen = table.regions
    assert len(chosen) in (0, rules.region_count), f"the game starts with regions {view['regions']}"
    trial = object.__new__(Houses)
    trial.module = table.module
    trial.regions = chosen[:1]
    while len(trial.regions) < len(chosen):
        more = [region for region in trial.open_regions() if region in chosen]
        assert more, f"the regions {view['regions']} do not hang together"
        trial.regions = trial.regions + more

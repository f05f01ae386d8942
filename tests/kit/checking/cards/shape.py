"""The keys of a view and their order (contract, section 4); new keys may follow."""

from kit.checking.shape import AUCTION, PLAYER, TOP, check_hash, check_keys

FUEL_KINDS = ("coal", "gas", "oil", "uranium")
PARTS = (
    ("dummy", ("name", "plants", "cards", "fuel", "houses")),
    ("auction", AUCTION),
    ("plants", ("current", "future", "cards", "deck", "removed", "discount", "last_card")),
    ("fuel", ("columns", "deck", "discard", "singles", "lost")),
    ("demolition", ("card", "first", "later", "paid")),
)  # fmt: skip
CONSTANT = ("edition", "board", "options", "step", "houses", "regions", "table")
RESULT = ("seat", "place", "points", "powered", "money")


def check_shape(view):
    """Every part has its keys in the contract's order."""
    check_keys("view", view, TOP)
    for row in view["players"]:
        check_keys("player", row, PLAYER)
        check_keys("fuel of a player", row["fuel"], FUEL_KINDS)
    for name, keys in PARTS:
        if view[name] is not None:
            check_keys(name, view[name], keys)
    check_keys("columns", view["fuel"]["columns"], ("1", "2", "3", "4"))
    check_keys("singles", view["fuel"]["singles"], FUEL_KINDS)
    check_keys("cards", view["plants"]["cards"], ("current", "future"))
    for row in view["result"] or ():
        check_keys("result", row, RESULT)
        assert row["powered"] == 0, f"{row['powered']} cities in a card game"
    check_hash(view["hash"])
    assert not view["dummy"] or view["dummy"]["houses"] == 0, f"the Bank has {view['dummy']['houses']} houses"


def check_constant(view, first):
    """What is settled before the game never changes."""
    for key in CONSTANT:
        assert view[key] == first[key], f"{key} changed from {first[key]} to {view[key]}"
    for seat, row in enumerate(view["players"]):
        same = row["seat"] == seat and row["name"] == first["players"][seat]["name"] and row["cities"] == []
        assert same, f"seat {seat} shows {row['seat']}, {row['name']}, {row['cities']}"

"""The keys that every view has, and their order (contract, section 4); new keys may follow."""

TOP = (
    "edition", "board", "options", "round", "phase", "step", "turn", "over", "last_round", "order", "hash", "moves",
    "players", "dummy", "auction", "plants", "fuel", "houses", "regions", "demolition", "table", "result",
)  # fmt: skip
PLAYER = ("seat", "name", "money", "plants", "cards", "fuel", "cities", "income", "bought", "dropped")
AUCTION = ("plant", "card", "bid", "bidder", "still_in")
HEX = set("0123456789abcdef")


def check_keys(what, part, keys):
    """The first keys are these."""
    shown = tuple(part)
    assert shown == keys or shown[: len(keys)] == keys, f"the keys of {what} are {shown}, due are {keys}"


def check_hash(digits):
    """A hash as it is written."""
    assert len(digits) == 16 and not set(digits) - HEX, f"{digits} is no hash of 16 hex digits"

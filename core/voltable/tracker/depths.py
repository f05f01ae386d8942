"""How closely a physical game is followed."""

from voltable.engine.refusal import Refusal

# Each depth: whether it knows every single turn, the cities (or incomes) of everybody, and the prices of fuel.
DEPTHS = (
    ("guide", True, False, False),
    ("quick", False, True, False),
    ("score", True, True, False),
    ("market", True, True, True),
)


def find_depth(name: str, has_market: bool) -> "tuple[str, bool, bool, bool]":
    """A depth by its name; prices only where fuel has a market of tokens.

    >>> find_depth("score", True)[1:]
    (True, True, False)
    """
    known = [depth for depth in DEPTHS if has_market or not depth[3]]
    for depth in known:
        if depth[0] == name:
            return depth
    raise Refusal("unknown-depth", name, *[depth[0] for depth in known])

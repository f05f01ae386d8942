"""The fuel market: tokens lie on the dearest spaces, the cheapest is sold first."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.boardgame.state import State


def cost(total: "tuple[int, ...]", lying: int, tokens: int) -> int:
    """The price of the cheapest tokens where so many lie on the market, from the sums of its spaces.

    >>> cost((0, 10, 22, 36, 52), 2, 1), cost((0, 10, 22, 36, 52), 4, 3)
    (14, 36)
    """
    taken = len(total) - 1 - lying
    return total[taken + tokens] - total[taken]


def refill(state: "State", fuel: int, tokens: int) -> int:
    """Tokens go from the supply to the market, as many as there are."""
    tokens = min(tokens, state.supply[fuel])
    state.supply[fuel] -= tokens
    state.tokens[fuel] += tokens
    return tokens

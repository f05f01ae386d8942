"""The fuel market: tokens lie on the dearest spaces, the cheapest is sold first."""

from voltable.tables.money import PRICES


def sums(prices) -> tuple:
    """What the first n spaces cost together, for each n."""
    total = [0]
    for price in prices:
        total.append(total[-1] + price)
    return tuple(total)


SUMS = tuple([sums(prices) for prices in PRICES])  # by fuel


def cost(fuel: int, lying: int, tokens: int) -> int:
    """The price of the cheapest tokens of a fuel where so many lie on the market.

    >>> cost(0, 24, 4), cost(3, 2, 1)
    (5, 14)
    """
    total = SUMS[fuel]
    taken = len(total) - 1 - lying
    return total[taken + tokens] - total[taken]


def refill(state, fuel: int, tokens: int) -> int:
    """Tokens go from the supply to the market, as many as there are."""
    tokens = min(tokens, state.supply[fuel])
    state.supply[fuel] -= tokens
    state.tokens[fuel] += tokens
    return tokens

"""What the third party's plants burn, by fuel kind and need, so that it fits every printing."""

from voltable.words import ECO, HYBRID


def needs(plants) -> list:
    """Units by kind that one production burns.

    >>> needs((8 * 0 + 3, 8 * 4 + 2, 8 * 5))
    [3, 0, 0, 0, 2, 0]
    """
    found = [0] * (ECO + 1)
    for plant in plants:
        found[plant >> 3] += plant & 7
    return found


def taken(plants, lying) -> list:
    """Tokens the Trust takes: for plants of one fuel, then for each hybrid, coal and oil in turn (rulings A36, A37).

    >>> taken((8 * 4 + 3, 8 * 0 + 2), (24, 1, 0, 0))
    [4, 1, 0, 0]
    """
    wanted = needs(plants)
    tokens = [min(wanted[fuel], lying[fuel]) for fuel in range(HYBRID)]
    for plant in plants:
        if plant >> 3 == HYBRID:
            take_mixed(tokens, lying, plant & 7)
    return tokens


def take_mixed(tokens, lying, need):
    """One hybrid: coal first; where one of the two has run out, the other."""
    turn = 0
    for _ in range(need):
        for fuel in (turn, 1 - turn):
            if tokens[fuel] < lying[fuel]:
                tokens[fuel] += 1
                turn = 1 - fuel
                break

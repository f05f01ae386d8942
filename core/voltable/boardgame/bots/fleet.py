"""Plants taken together: the cheapest fuel by cities powered, and the best profit."""


class Fleet:
    """What plants can do together in a round."""

    __slots__ = ("bills", "plants", "power", "profits")

    plants: "tuple[int, ...]"
    power: int  # of all of them
    bills: "list[float]"  # by cities, what fuel for so many costs at least
    profits: "list[float]"  # by cities, what they earn at most after their fuel

    def __init__(
        self, plants: "tuple[int, ...]", powers: "list[int]", costs: "list[float]", incomes: "tuple[int, ...]"
    ) -> None:
        """From what each set of the plants powers, and what its fuel costs."""
        self.plants = plants
        self.power = powers[-1]
        self.bills = bills(powers, costs)
        self.profits = profits(self.bills, incomes)

    def payable(self, cities: int, money: float) -> int:
        """Cities that the last money can power."""
        cities = min(cities, self.power)
        while cities and self.bills[cities] > money:
            cities -= 1
        return cities


def bills(powers: "list[int]", costs: "list[float]") -> "list[float]":
    """By cities, what the cheapest set costs that powers as many or more.

    >>> bills([0, 1, 3, 4], [0, 10, 40, 30])
    [0, 10, 30, 30, 30]
    """
    found = [costs[-1]] * (powers[-1] + 1)
    for power, cost in zip(powers, costs):
        if cost < found[power]:
            found[power] = cost
    for cities in range(powers[-1] - 1, -1, -1):
        if found[cities + 1] < found[cities]:
            found[cities] = found[cities + 1]
    return found


def profits(bills: "list[float]", incomes: "tuple[int, ...]") -> "list[float]":
    """By cities, the best that is left of the income; nobody has more cities than incomes are printed for."""
    found: "list[float]" = []
    best = 0.0
    most = len(incomes) - 1
    for cities, bill in enumerate(bills):
        profit = incomes[cities if cities < most else most] - bill
        if profit > best:
            best = profit
        found.append(best)
    return found

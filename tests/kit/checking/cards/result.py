"""The result, worked out by trying every set of plants with every mix (rules 9)."""

from kit.checking.cards.facts import COAL, GAS, HYBRID, OIL, URANIUM, box, needs


def can_run(need, units) -> bool:
    """Whether some mix of gas and oil lets all of them run."""
    coal, gas, oil, uranium = units
    if need[COAL] > coal or need[URANIUM] > uranium:
        return False
    for mixed in range(need[HYBRID] + 1):
        if need[GAS] + mixed <= gas and need[OIL] + need[HYBRID] - mixed <= oil:
            return True
    return False


def best_income(player) -> int:
    """The most that any set of plants can earn."""
    best = 0
    for which in range(1 << len(player.plants)):
        plants = [plant for place, plant in enumerate(player.plants) if which >> place & 1]
        if can_run(needs(plants), player.units):
            best = max(best, sum([box.INCOMES[plant] for plant in plants]))
    return best


def score(player) -> tuple:
    """Points, the money that made none, the highest plant."""
    return best_income(player) + player.money // 10, player.money % 10, max(player.numbers)


def check_result(table, view):
    """Places and points follow from plants, fuel and money."""
    if not view["over"]:
        assert view["result"] is None, f"a result {view['result']} in the phase {view['phase']}"
        return
    scores = [score(player) for player in table.players]
    due = []
    for seat, points in enumerate(scores):
        place = 1 + len([other for other in scores if other > points])
        due.append((place, seat, points[0], points[1]))
    shown = [(row["place"], row["seat"], row["points"], row["money"]) for row in view["result"]]
    assert shown == sorted(due), f"the result is {shown}, due is {sorted(due)}"

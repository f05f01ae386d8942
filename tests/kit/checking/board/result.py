"""The result: cities powered by the best set of plants, then money, then in the classic game cities (rules 7)."""

from collections import OrderedDict

from kit.checking.board.income import best_power


def score(table, player) -> tuple:
    """What decides, most important first."""
    points = (best_power(player), player.money)
    return points if table.rules.recharged else points + (len(player.cities),)


def check_result(table, view):
    """Places follow from plants, fuel, money and cities."""
    if table.phase != "over":
        assert view["result"] is None, f"a result {view['result']} in the phase {view['phase']}"
        return
    scores = [score(table, player) for player in table.players]
    rows = []
    for seat, points in enumerate(scores):
        rows.append((1 + len([other for other in scores if other > points]), seat, points[0], points[1]))
    due = [
        OrderedDict((("seat", seat), ("place", place), ("points", power), ("powered", power), ("money", money)))
        for place, seat, power, money in sorted(rows)
    ]
    assert view["result"] == due, f"the result is {view['result']}, due is {due}"
    note(table, scores)


def note(table, scores):
    """What seldom decides."""
    best = max(scores)
    if scores.count(best) > 1:
        table.rare.add("the victory is shared")
    rivals = [other for other in scores if other[0] == best[0]]
    if len(rivals) > 1:
        table.rare.add("money decides")
    if len([other for other in rivals if other[1] == best[1]]) > 1 and scores.count(best) == 1:
        table.rare.add("connected cities decide")

"""The cheapest way to connect cities: the rulebook's examples, and every way tried on small boards."""

import random
from functools import partial
from itertools import chain, combinations, permutations
from math import inf

import pytest

from kit.work import calls
from voltable.boards import shipped
from voltable_host.calculator.route import MOST_TARGETS, Closed, Step, TooManyTargets, Unreachable, cheapest

STAR = [(0, 1, 20), (0, 2, 20), (0, 3, 20)]  # the hub is city 0
TENS = [10] * 42
MOST_CALLS = 200_000  # of functions


class Map:
    """A board of the game, asked by the names of its cities."""

    def __init__(self, name: str):
        board = shipped(name)
        self.cities = board.CITIES
        self.connections = list(zip(*[iter(board.CONNECTIONS)] * 3))

    def numbers(self, names: str) -> list[int]:
        return [self.cities.index(name) for name in names.split(", ")]

    def route(self, network: str, targets: str, dearer=(), extra=True):
        """(city, cost) of each step; every slot costs 10 but the dearer ones 15."""
        slots = [15 if name in dearer else 10 for name in self.cities]
        found = cheapest(self.connections, slots, self.numbers(network), self.numbers(targets), extra)
        return [(self.cities[step.city], step.slot + step.connection) for step in found.steps]


def test_essen_and_munster_reach_their_neighbours():
    """Germany: Essen and Duisburg are one conurbation, so only the slot is paid."""
    germany = Map("germany")
    for city, cost in (("Duisburg", 10), ("Dortmund", 12), ("Aachen", 21)):
        assert germany.route("Essen, Münster", city) == [(city, cost)]


def test_what_was_connected_this_turn_makes_the_next_city_cheaper():
    """Germany: Köln is 6 from Essen, but 4 from Düsseldorf."""
    germany = Map("germany")
    dearer = ("Düsseldorf", "Köln")
    assert germany.route("Essen, Münster", "Düsseldorf", dearer) == [("Düsseldorf", 17)]
    assert germany.route("Essen, Münster", "Köln", dearer) == [("Köln", 21)]
    assert germany.route("Essen, Münster", "Köln, Düsseldorf", dearer) == [("Düsseldorf", 17), ("Köln", 19)]


def test_savannah_goes_west():
    """USA, Step 1: three cities in the order that is cheapest."""
    usa = Map("usa")
    assert usa.route("Savannah", "Jacksonville") == [("Jacksonville", 10)]
    assert usa.route("Savannah", "New Orleans") == [("New Orleans", 26)]
    three = [("Knoxville", 22), ("Memphis", 24), ("New Orleans", 17)]
    assert usa.route("Savannah", "New Orleans, Memphis, Knoxville") == three


def test_a_city_that_nobody_asked_for_can_pay():
    """Germany: from Dresden to both ends of the west, Frankfurt is the place to fork."""
    germany = Map("germany")
    plain = germany.route("Dresden", "Aachen, Freiburg", extra=False)
    forked = germany.route("Dresden", "Aachen, Freiburg")
    assert [city for city, _cost in forked] == ["Frankfurt-M", "Aachen", "Freiburg"]
    assert (sum(cost for _city, cost in plain), sum(cost for _city, cost in forked)) == (148, 131)


def test_a_hub_that_saves_nothing_is_not_built():
    """At 20 the hub saves as much as it costs, so two steps are enough; closed, it cannot be built at all."""
    for hub, cities in ((19, [0, 2, 3]), (20, [2, 3]), (None, [2, 3])):
        route = cheapest(STAR, [hub, 10, 10, 10], network=[1], targets=[2, 3])
        assert [step.city for step in route.steps] == cities


def test_of_equal_hubs_the_lowest_numbers_are_built():
    """Two hubs do the same; the lower one is built, whatever the order of the connections."""
    twins = [(0, 4, 20), (0, 2, 20), (0, 3, 20), (1, 4, 20), (1, 2, 20), (1, 3, 20)]
    for connections in (twins, twins[::-1]):
        route = cheapest(connections, [10] * 5, network=[4], targets=[3, 2])
        assert [step.city for step in route.steps] == [0, 2, 3]


def test_the_first_city_needs_no_connection():
    """Without a network only the slot is paid, and a hub may still pay for the rest."""
    assert cheapest(STAR, [10] * 4, [], [2]).steps == (Step(2, 10, 0, (2,)),)
    route = cheapest(STAR, [10] * 4, [], [3, 1, 2])
    assert [(step.city, step.connection) for step in route.steps] == [(0, 0), (1, 20), (2, 20), (3, 20)]
    assert route.total == 100


def test_a_path_runs_through_closed_cities_and_shows_the_way():
    """From an owned city to the target, both included."""
    route = cheapest([(0, 1, 3), (1, 2, 4), (0, 2, 9)], [10, None, 15], [0], [2])
    assert route.steps == (Step(2, 15, 7, (0, 1, 2)),)


def test_of_equal_paths_the_shorter_one_is_shown():
    """A free connection between owned cities is not part of the way."""
    route = cheapest([(0, 1, 0), (1, 2, 5), (0, 3, 2), (2, 3, 3)], [10] * 4, [0, 1], [2])
    assert route.steps[0].path == (1, 2)


def test_of_doubled_connections_the_cheaper_one_counts():
    assert cheapest([(0, 1, 9), (1, 0, 4)], [10, 10], [0], [1]).total == 14


def test_nothing_to_connect_costs_nothing():
    """Targets of the own network are left out, full or not."""
    for network, targets in (([], []), ([1], []), ([1, 2], [2, 1])):
        assert cheapest(STAR, [10, None, 10, 10], network, targets) == ((), 0)


def test_a_closed_city_is_refused():
    with pytest.raises(Closed) as refused:
        cheapest(STAR, [10, 10, None, None], [1], [3, 2])
    assert refused.value.city == 2


@pytest.mark.parametrize("network, lost", [([0], 4), ([], 4), ([5], 2)])
def test_a_city_that_no_path_leads_to_is_refused(network, lost):
    """The lowest one is named; without a network all must be reached from the lowest target."""
    for extra in (True, False):
        with pytest.raises(Unreachable) as refused:
            cheapest([*STAR, (4, 5, 1)], [10] * 6, network, [4, 2], extra)
        assert refused.value.city == lost


def test_a_network_in_two_parts_grows_at_both():
    """Cities that cannot reach each other are connected from different ends of the network."""
    route = cheapest([*STAR, (4, 5, 1), (4, 6, 1)], [10] * 7, [1, 5], [2, 3, 4, 6])
    assert [step.city for step in route.steps] == [4, 6, 0, 2, 3]


def test_too_many_targets_are_refused_unless_nothing_is_built_beside_them():
    usa, many = Map("usa"), range(MOST_TARGETS + 2)
    with pytest.raises(TooManyTargets) as refused:
        cheapest(usa.connections, TENS, [0], many)
    assert refused.value.count == MOST_TARGETS + 1  # the own city does not count
    assert len(cheapest(usa.connections, TENS, [0], many, extra=False).steps) == MOST_TARGETS + 1


@pytest.mark.parametrize("name", ["germany", "usa", "central_europe", "germany_recharged", "usa_recharged"])
def test_eight_targets_take_a_moment(name):
    """Far apart, with a network and without."""
    connections = Map(name).connections
    for network in ([0], []):
        find = partial(cheapest, connections, TENS, network, range(3, 42, 5))
        assert calls(find) < MOST_CALLS
        route = find()
        check_steps(route, connections, TENS, network)


# --- every way tried ---


def table_of_distances(connections, count: int) -> list[list[float]]:
    """Floyd and Warshall's table."""
    table = [[0 if one == other else inf for other in range(count)] for one in range(count)]
    for one, other, cost in connections:
        table[one][other] = table[other][one] = min(cost, table[one][other])
    for middle, one, other in ((m, a, b) for m in range(count) for a in range(count) for b in range(count)):
        table[one][other] = min(table[one][other], table[one][middle] + table[middle][other])
    return table


def subsets(cities):
    return chain.from_iterable(combinations(cities, size) for size in range(len(cities) + 1))


def price_in_order(table, slots, network, cities) -> float:
    """What these cities cost when they are built one after another."""
    owned, total = list(network), 0
    for city in cities:
        total += slots[city] + min((table[own][city] for own in owned), default=0)
        owned.append(city)
    return total


def price_by_tree(table, slots, network, cities) -> float:
    """What these cities cost in the best order: Kruskal's tree, the network counting as one city."""
    places = [*cities, *([network] if network else [])]
    ends = [[place] if isinstance(place, int) else place for place in places]
    edges = sorted(
        (min(table[one][other] for one in ends[a] for other in ends[b]), a, b)
        for a, b in combinations(range(len(places)), 2)
    )
    group, total = list(range(len(places))), sum(slots[city] for city in cities)
    for cost, a, b in edges:
        if group[a] != group[b]:
            total += cost
            group = [group[a] if one == group[b] else one for one in group]
    return total


def best_by(price, connections, slots, network, targets, extra=True):
    """(total, number of extra cities, extra cities) by trying every set of them, each priced by the given function."""
    table = table_of_distances(connections, len(slots))
    others = [city for city, slot in enumerate(slots) if slot is not None and city not in (*network, *targets)]
    return min(
        (price(table, slots, network, [*targets, *more]), len(more), more)
        for more in (subsets(others) if extra else [()])
    )


def in_any_order(table, slots, network, cities) -> float:
    return min(price_in_order(table, slots, network, order) for order in permutations(cities))


def random_case(dice: random.Random, owned: int, wanted: int, others: int):
    """A bushy board where hubs are cheap and sums often equal; some cities are closed, and a few out of reach."""
    count = owned + wanted + others
    name = dice.sample(range(count), count)
    pairs = [(city, dice.randrange(min(city, others + 1))) for city in range(1, count) if dice.random() < 0.97]
    pairs += [dice.sample(range(count), 2) for _more in range(dice.randint(0, 3))]
    connections = [(name[one], name[other], dice.choice((0, 5, 10, 20, 20, 25))) for one, other in pairs]
    network, targets = name[others : others + owned], name[others + owned :]
    slots = [dice.choice((10, 15, 20) if city in targets else (0, 5, 5, 10, 15, None)) for city in range(count)]
    return connections, slots, network, targets


def check_steps(route, connections, slots, network) -> None:
    """Each step is what the rules would charge at its time, over connections that exist."""
    table = table_of_distances(connections, len(slots))
    owned, total = list(network), 0
    for step in route.steps:
        assert step.city not in owned and step.slot == slots[step.city]
        assert step.connection == min((table[own][step.city] for own in owned), default=0)
        assert step.path[-1] == step.city and (step.path[0] in owned or step.path == (step.city,) and not owned)
        pairs = list(zip(step.path, step.path[1:]))
        costs = [min(c for a, b, c in connections if (a, b) in (pair, pair[::-1])) for pair in pairs]
        assert sum(costs) == step.connection
        owned.append(step.city)
        total += step.slot + step.connection
    assert total == route.total


def check_against(price, case, extra=True) -> int:
    """The route is the best one by the slow way, with the same extra cities; how many those are."""
    connections, slots, network, targets = case
    total, count, more = best_by(price, *case, extra=extra)
    if total == inf:
        with pytest.raises(Unreachable):
            cheapest(*case, extra=extra)
        return 0
    route = cheapest(*case, extra=extra)
    check_steps(route, connections, slots, network)
    built = sorted({step.city for step in route.steps} - set(targets))
    assert (route.total, built) == (total, list(more))
    return count


def test_no_order_and_no_extra_city_is_cheaper():
    """Every set of extra cities in every order, on hundreds of small boards."""
    dice = random.Random(1)
    cases = [random_case(dice, dice.randint(0, 2), dice.randint(1, 4), dice.randint(1, 3)) for _case in range(400)]
    hubs = [check_against(in_any_order, case) for case in cases]
    assert sum(map(bool, hubs)) > 20
    for case in cases:
        check_against(in_any_order, case, extra=False)


def test_several_hubs_are_found_together():
    """Every set of extra cities on larger boards, the order by Kruskal's tree."""
    dice = random.Random(2)
    cases = [random_case(dice, dice.randint(0, 3), dice.randint(3, 7), dice.randint(3, 6)) for _case in range(200)]
    hubs = [check_against(price_by_tree, case) for case in cases]
    assert sum(map(bool, hubs)) > 40 and max(hubs) > 1

"""Places for the cities of a map that nobody has measured: what a connection joins lies near, all else far apart."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, pi, sin

Point = tuple[float, float]
MIDDLE, WIDTH = 500.0, 1000.0  # of the square that positions are told in
WORK = 3_000_000  # pairs of cities that are looked at, in all rounds together
MOST_ROUNDS = 300


@lru_cache(maxsize=4)
def scattered(cities: int, connections: tuple[tuple[int, int, int], ...]) -> tuple[Point, ...]:
    """The same places for the same map, always: from a circle on, pushed apart and pulled together."""
    points = [on_circle(city, cities) for city in range(cities)]
    apart = WIDTH / max(cities, 1) ** 0.5
    rounds = min(MOST_ROUNDS, WORK // max(cities * cities, 1))
    for number in range(rounds):
        points = moved(points, connections, apart, WIDTH / 8 * (rounds - number) / rounds)
    return stretched(points)


def on_circle(city: int, cities: int) -> Point:
    """Where a city begins: cities of a region, which follow each other, begin together."""
    angle = 2 * pi * city / cities
    return MIDDLE + MIDDLE * cos(angle), MIDDLE + MIDDLE * sin(angle)


def moved(points: list[Point], connections: Sequence[tuple[int, int, int]], apart: float, most: float) -> list[Point]:
    """Every city a step further, and no longer one than most."""
    forces = [pushed(place, points, apart) for place in range(len(points))]
    for one, other, _cost in connections:
        across, down = points[other][0] - points[one][0], points[other][1] - points[one][1]
        pull = (across * across + down * down) ** 0.5 / apart
        forces[one] = forces[one][0] + across * pull, forces[one][1] + down * pull
        forces[other] = forces[other][0] - across * pull, forces[other][1] - down * pull
    return [stepped(point, force, most) for point, force in zip(points, forces)]


def pushed(place: int, points: list[Point], apart: float) -> Point:
    """Away from all others, the nearer the more."""
    here = points[place]
    x = y = 0.0
    for there in points:
        across, down = here[0] - there[0], here[1] - there[1]
        square = across * across + down * down
        if square:
            x += across * apart * apart / square
            y += down * apart * apart / square
    return x, y


def stepped(point: Point, force: Point, most: float) -> Point:
    """In the direction of a force."""
    length = dist((0, 0), force) or 1
    step = min(length, most) / length
    return point[0] + force[0] * step, point[1] + force[1] * step


def stretched(points: list[Point]) -> tuple[Point, ...]:
    """The same picture, as large as the square."""
    left, top = (min(point[axis] for point in points) for axis in (0, 1))
    size = max(max(point[0] for point in points) - left, max(point[1] for point in points) - top) or 1
    return tuple((round((x - left) * WIDTH / size, 1), round((y - top) * WIDTH / size, 1)) for x, y in points)

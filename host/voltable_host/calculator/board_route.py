"""The cheapest way to several cities of a board: what to build, in which order, and what it costs."""

from collections import Counter
from textwrap import wrap
from typing import Any

import click

from voltable.boardgame.network import connections
from voltable_host.calculator.route import (
    MOST_TARGETS,
    Closed,
    NoRoute,
    Route,
    Step,
    TooManyTargets,
    Unreachable,
    cheapest,
)
from voltable_host.calculator.site import Site, check_in_play
from voltable_host.gate.sentences import in_lines
from voltable_host.language import _, ngettext

WIDEST = 60  # columns for the links of one line
GAP = 8  # columns between words and sums
NO_BREAK = "\N{NO-BREAK SPACE}"


def plan(site: Site, targets: list[int], extra: bool) -> dict[str, Any]:
    """The route as JSON has it, with every trouble as one sentence."""
    check_in_play(site, targets)
    owned = site.names(city for city in targets if city in site.network)
    if owned:
        raise click.UsageError(_("This city belongs to the network already: {city}.").format(city=owned[0]))
    try:
        return recorded(site, targets, found_route(site, targets, extra))
    except Closed as no:
        told = _("{city} has no open slot in Step {step}.")
        raise click.ClickException(told.format(city=site.board.CITIES[no.city], step=site.step)) from no
    except Unreachable as no:
        told = _("Nothing leads to {city} through the regions in play.")
        raise click.ClickException(told.format(city=site.board.CITIES[no.city])) from no
    except TooManyTargets as no:
        told = _("With so many cities ({count}) only their own prices can be reckoned: add --only, or name {most}.")
        raise click.UsageError(told.format(count=no.count, most=MOST_TARGETS)) from no


def found_route(site: Site, targets: list[int], extra: bool) -> Route:
    """The cheapest route; where nothing is owned, it begins in a city where a network may begin."""
    if site.network:
        return cheapest(roads(site), site.slots, site.network, targets, extra)
    starts = [city for city in targets if city in site.starts]
    if not starts:
        told = _("A network cannot begin in any of these cities. Name one where it can: {cities}.")
        raise click.ClickException(told.format(cities=", ".join(site.names(site.starts))))
    if all(site.starts[city] == site.slots[city] for city in starts):
        starts = starts[:1]  # whichever comes first, all together cost the same
    routes = [route_from(site, start, targets, extra) for start in starts]
    able = [route for route in routes if isinstance(route, Route)]
    if not able:
        raise next(route for route in routes if isinstance(route, NoRoute))
    return min(able, key=lambda route: route.total)


def route_from(site: Site, start: int, targets: list[int], extra: bool) -> Route | NoRoute:
    """The cheapest route that begins with this city, which needs no connection; or why there is none."""
    try:
        later = cheapest(roads(site), site.slots, [start], targets, extra)
    except NoRoute as no:
        return no
    price = site.starts[start]
    return Route((Step(start, price, 0, (start,)), *later.steps), price + later.total)


def roads(site: Site) -> list[tuple[int, int, int]]:
    """The connections between cities in play."""
    return [way for way in connections(site.board) if way[0] in site.in_play and way[1] in site.in_play]


def recorded(site: Site, targets: list[int], route: Route) -> dict[str, Any]:
    """What to build, in order, and the sums."""
    build = [
        {
            "city": site.board.CITIES[step.city], "house": step.slot, "links": step.connection,
            "price": step.slot + step.connection, "path": site.names(step.path), "asked": step.city in targets,
        }
        for step in route.steps
    ]  # fmt: skip
    return {
        "step": site.step, "own": site.names(site.network), "to": site.names(targets), "build": build,
        "links": sum(row["links"] for row in build), "houses": sum(row["house"] for row in build),
        "total": route.total,
    }  # fmt: skip


def route_in_words(record: dict[str, Any], separator: str) -> str:
    """Links, houses and their sum; then the order of building."""
    *above, last = link_lines(record, separator) or [""]
    sums = [(line, "") for line in above] + [
        (last, _("links {sum}").format(sum=record["links"])),
        (houses_in_words(record), _("houses {sum}").format(sum=record["houses"])),
        ("", _("total {sum}").format(sum=record["total"])),
    ]
    width = max(len(words) + len(number) for words, number in sums) + GAP
    rows = [(words + number.rjust(width - len(words))).rstrip() for words, number in sums]
    order = [built_in_words(place, row) for place, row in enumerate(record["build"], 1)]
    return in_lines([*rows, _("Build in this order:"), *order])


def link_lines(record: dict[str, Any], separator: str) -> list[str]:
    """The ways from the network to each city, none of them broken in two."""
    ways = [f"{'-'.join(row['path'])} {row['links']}" for row in record["build"] if len(row["path"]) > 1]
    whole = f"{separator} ".join(way.replace(" ", NO_BREAK) for way in ways)
    lines = wrap(whole, WIDEST, break_long_words=False, break_on_hyphens=False)
    return [line.replace(NO_BREAK, " ") for line in lines]


def houses_in_words(record: dict[str, Any]) -> str:
    """How many houses for which price."""
    counts = Counter(row["house"] for row in record["build"])
    told = [ngettext("{n} house at {price}", "{n} houses at {price}", counts[price]).format(price=price)
            for price in sorted(counts)]  # fmt: skip
    return ", ".join(told)


def built_in_words(place: int, row: dict[str, Any]) -> str:
    """A city with its price, marked where nobody asked for it."""
    told = _("{city} {price} (house {house}, links {links})")
    if not row["asked"]:
        told = _("{city} {price} (house {house}, links {links}): not asked for, but it saves money")
    return f"  {place}. " + told.format(**{key: row[key] for key in ("city", "price", "house", "links")})

"""The numbers in the sentences of the board game, from the edition's page and the printed tables."""

from itertools import pairwise

from voltable.boardgame.edition import BoardEdition
from voltable.boardgame.fuels import FUELS
from voltable.boardgame.plants import PRINTED
from voltable.boardgame.tables.demolition import PAYOUTS
from voltable.boards import shipped

STEPS = (1, 2, 3)


Numbers = type[BoardEdition] | BoardEdition  # an edition as it is printed, or as one game has settled it


def figures(edition: Numbers) -> dict[str, int | str]:
    """What the sentences that all editions share are filled with."""
    of_edition = (of_players, of_names, of_plants, of_money, of_fuel, of_refill, defaults)
    return {name: value for part in of_edition for name, value in part(edition).items()}


def slashed(edition: Numbers, table: tuple) -> str:
    """One number for each count of players, such as 10/7/7/7/6."""
    return "/".join(str(table[count]) for count in range(edition.fewest, edition.most + 1))


def of_players(edition: Numbers) -> dict[str, int | str]:
    """How many play, where, and how many cities it takes."""
    return {
        "edition": edition.name, "fewest": edition.fewest, "most": edition.most,
        "players": slashed(edition, tuple(range(edition.most + 1))), "start_money": edition.start_money,
        "houses": edition.houses, "regions": slashed(edition, edition.region_counts),
        "step_two": slashed(edition, edition.step_two), "last_round": slashed(edition, edition.last_round),
        "step_two_of_two": edition.step_two[2], "last_of_two": edition.last_round[2],
        "regions_of_two": edition.region_counts[2],
    }  # fmt: skip


def of_names(edition: Numbers) -> dict[str, int | str]:
    """The boards, and names of places on them for examples."""
    maps = [shipped(name) for name in edition.maps]
    cities = [city for board in maps for city in board.CITIES]
    return {
        "boards": ", ".join(edition.boards), "all_regions": len(maps[0].REGIONS),
        "region_cities": len(maps[0].CITIES) // len(maps[0].REGIONS),
        "region": maps[0].REGIONS[0], "city": next(city for city in cities if " " not in city),
        "spaced_city": next(city for city in cities if " " in city),
    }  # fmt: skip


def of_plants(edition: Numbers) -> dict[str, int | str]:
    """The plants, their market, and what one may keep."""
    numbers = PRINTED.number
    return {
        "plants": len(numbers), "first_plant": numbers[0], "last_plant": numbers[-1], "current": edition.current_size,
        "reduced": edition.market_size - 2, "storage": edition.storage_factors[0], "limit": edition.plant_limits[3],
    }  # fmt: skip


def of_money(edition: Numbers) -> dict[str, int | str]:
    """Houses, incomes, and what demolition pays."""
    ten, fifteen, twenty = edition.slots
    first, later = PAYOUTS[0]
    incomes = edition.incomes
    most_paid = incomes.index(incomes[-1])
    return {
        "first_slot": ten, "second_slot": fifteen, "third_slot": twenty, "nothing": incomes[0],
        "most_paid": most_paid, "income": ", ".join(map(str, incomes[: most_paid + 1])), "demolition": len(PAYOUTS),
        "first": first, "later": later,
    }  # fmt: skip


def of_fuel(edition: Numbers) -> dict[str, int | str]:
    """What lies on the fuel market at the start, and what its spaces cost."""
    settled = edition(edition.fewest) if isinstance(edition, type) else edition
    lying, prices = settled.start_tokens, [prices_of(sums) for sums in settled.sums]
    filled: dict[str, int | str] = {
        "dearest": prices[0][-1], "each": prices[0].count(prices[0][0]), "dearest_uranium": prices[3][-1],
    }  # fmt: skip
    for fuel, name in enumerate(FUELS):
        filled[f"{name}_lying"] = lying(fuel)
        filled[f"{name}_price"] = prices[fuel][edition.tokens[fuel] - lying(fuel)]
    return filled


def prices_of(sums: tuple[int, ...]) -> list[int]:
    """What each space costs, from what the first of them cost together.

    >>> prices_of((0, 10, 22, 36))
    [10, 12, 14]
    """
    return [after - before for before, after in pairwise(sums)]


def of_refill(edition: Numbers) -> dict[str, int | str]:
    """Tokens that a refill brings, by fuel and step, one number for each count of players."""
    return {
        f"{name}_{step}": "/".join(map(str, edition.refills[fuel][step - 1 :: len(STEPS)]))
        for fuel, name in enumerate(FUELS)
        for step in STEPS
    }


def defaults(edition: Numbers) -> dict[str, int | str]:
    """The options as they are typed when nothing is said."""
    return {f"default_{name}": str(value).lower() for name, value in edition.options}

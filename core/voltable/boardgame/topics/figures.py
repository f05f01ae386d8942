"""The figures in the sentences of the board game, asked of the edition for each count of players that is meant."""

from voltable.boardgame.fuels import FUELS
from voltable.boardgame.maps import shipped
from voltable.boardgame.plants import PRINTED
from voltable.talk.said import Listed, Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from voltable.boardgame.edition import BoardEdition
    from voltable.boardgame.maps import Map
    from voltable.talk.shapes import Figures

STEPS = (1, 2, 3)


def settled(edition: "BoardEdition | type[BoardEdition]") -> "list[BoardEdition]":
    """An edition for every count of players; that of a game for its own."""
    if not isinstance(edition, type):
        return [edition]
    return [edition(count, None, None, False) for count in range(edition.fewest, edition.most + 1)]


def shared_figures(counts: "Sequence[BoardEdition]") -> "Figures":
    """What the sentences that all editions share are filled with."""
    edition = counts[0]
    found = of_players(counts) | of_boards(edition) | of_plants(edition) | of_money(edition)
    return found | of_fuel(edition) | of_refill(counts) | of_options(edition)


def by_players(numbers: "Sequence[int]") -> Said:
    """One number for each count of players, such as 10/7/7/7/6."""
    return said("by-players", numbers=Listed("/", numbers))


def typed(word: str) -> Said:
    """A word as people type it, in every language."""
    return said("as-typed", word=word)


def of_players(counts: "Sequence[BoardEdition]") -> "Figures":
    """How many play, where, and how many cities it takes."""
    edition = counts[0]
    return {
        "edition": typed(edition.name),
        "fewest": edition.fewest,
        "most": edition.most,
        "start_money": edition.start_money,
        "houses": edition.houses,
        "players": by_players([one.count for one in counts]),
        "regions": by_players([one.region_count for one in counts]),
        "step_two": by_players([one.step_two_cities for one in counts]),
        "last_round": by_players([one.last_cities for one in counts]),
        "regions_of_two": edition.region_counts[2],
        "step_two_of_two": edition.step_two[2],
        "last_of_two": edition.last_round[2],
    }


def of_boards(edition: "BoardEdition") -> "Figures":
    """The boards, and places on the one that is played on, or on another, as examples."""
    first = shipped(edition.maps[0])
    maps: "list[Map]" = [edition.map] + [shipped(name) for name in edition.maps]
    cities = [city for board in maps for city in board.CITIES]
    return {
        "boards": edition.boards,
        "all_regions": len(first.REGIONS),
        "region_cities": len(first.CITIES) // len(first.REGIONS),
        "region": typed([board.REGIONS[0] for board in maps if board.REGIONS][0]),
        "city": typed([city for city in cities if " " not in city][0]),
        "spaced_city": typed([city for city in cities if " " in city][0]),
    }


def of_plants(edition: "BoardEdition") -> "Figures":
    """The plants, their market, and what one may keep."""
    numbers = PRINTED.number
    return {
        "plants": said("counted", n=len(numbers)),
        "first_plant": numbers[0],
        "last_plant": numbers[-1],
        "current": edition.current_size,
        "reduced": edition.market_size - 2,
        "storage": edition.storage_factors[0],
        "limit": edition.plant_limits[3],
    }


def of_money(edition: "BoardEdition") -> "Figures":
    """Houses, incomes, and what demolition pays."""
    incomes, payouts = edition.incomes, edition.find_payouts()
    most_paid = incomes.index(incomes[-1])
    return {
        "first_slot": edition.slots[0],
        "second_slot": edition.slots[1],
        "third_slot": edition.slots[2],
        "nothing": incomes[0],
        "most_paid": most_paid,
        "income": incomes[: most_paid + 1],
        "demolition": len(payouts),
        "first": payouts[0][0],
        "later": payouts[0][1],
    }


def of_fuel(edition: "BoardEdition") -> "Figures":
    """What lies on the fuel market at the start, and what its spaces cost."""
    prices = [prices_of(sums) for sums in edition.sums]
    found: "Figures" = {
        "dearest": prices[0][-1],
        "each": prices[0].count(prices[0][0]),
        "dearest_uranium": prices[3][-1],
    }
    for fuel, name in enumerate(FUELS):
        lying = edition.start_tokens(fuel)
        found[name + "_lying"] = lying
        found[name + "_price"] = prices[fuel][-max(lying, 1)]  # where none lies, the price of the first that comes
    return found


def prices_of(sums: "tuple[int, ...]") -> "list[int]":
    """What each space costs, from what the first of them cost together.

    >>> prices_of((0, 10, 22, 36))
    [10, 12, 14]
    """
    return [sums[space + 1] - sums[space] for space in range(len(sums) - 1)]


def of_refill(counts: "Sequence[BoardEdition]") -> "Figures":
    """Tokens that a refill brings, by fuel and step."""
    return {
        name + "_" + str(step): by_players([one.refill(step, fuel) for one in counts])
        for fuel, name in enumerate(FUELS)
        for step in STEPS
    }


def of_options(edition: "BoardEdition") -> "Figures":
    """What each option is, as it is typed: in a game what was chosen, else the usual."""
    return {"default_" + name: as_typed(getattr(edition, name)) for name, _usual in edition.options}


def as_typed(value: "bool | int | str | list[str]") -> str:
    """An option's value.

    >>> as_typed(True), as_typed(["north", "east"])
    ('true', 'north,east')
    """
    return ",".join(value) if isinstance(value, list) else str(value).lower()

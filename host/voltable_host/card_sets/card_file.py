"""A card set as a JSON file, and as the tables the card game plays with."""

import json
from collections import Counter
from pathlib import Path
from string import ascii_lowercase
from typing import Any, NamedTuple

from voltable_host.card_sets.faults import FUELS, KINDS, MARKS, SIZES, find_faults
from voltable_host.language import _, ngettext

LARGEST_FILE = 1_000_000  # bytes; the shipped file has about 50,000
MOST_FAULTS = 50  # sentences anybody would read
PLANT_FIELDS = ("number", "size", "kind", "need", "income")
FUEL_FIELDS = ("kind", "units", "mark")
PAYOUTS = ("first", "later")
PLANT, FUEL, DEMOLITION, DEMOLITION_BOARD = SORTS = ("plant", "fuel", "demolition", "demolition_board")
RECONSTRUCTED = "reconstructed"


class CardFileError(Exception):
    """A card file that cannot be turned into tables; `sentences` say why."""

    def __init__(self, sentences: list[str]):
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class CardTables(NamedTuple):
    """The cards as the device holds them: plants side by side, fuel cards counted by type."""

    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    kinds: tuple[int, ...]
    needs: tuple[int, ...]
    incomes: tuple[int, ...]
    for_all: tuple[int, ...]
    from_four: tuple[int, ...]
    from_five: tuple[int, ...]
    plus: tuple[int, ...]
    plus_plus: tuple[int, ...]
    singles: tuple[int, ...]
    demolition: tuple[tuple[int, int], ...]


def read_cards(source) -> CardTables:
    """The tables of a card set, given as the path of a JSON file or as its data."""
    data = sound_data(source)
    plants, fuel_cards = plants_in_order(data), data["fuel_cards"]
    return CardTables(
        tuple(row["number"] for row in plants),
        tuple(SIZES.index(row["size"]) for row in plants),
        tuple(KINDS.index(row["kind"]) for row in plants),
        tuple(row["fuel"] for row in plants),
        tuple(row["income"] for row in plants),
        counted(fuel_cards, "2-6"),
        counted(fuel_cards, "4-6"),
        counted(fuel_cards, "5-6"),
        counted(fuel_cards, "+"),
        counted(fuel_cards, "++"),
        counted(fuel_cards, None)[::3],  # a single has 1 unit: the first type of each fuel
        tuple((row["first"], row["later"]) for row in data["demolition"]["card_side"]),
    )


def read_payouts(source) -> tuple[tuple[int, int], ...]:
    """What demolition pays in the board game; nothing where a file does not say."""
    rows = sound_data(source)["demolition"].get("board_side", [])
    return tuple((row["first"], row["later"]) for row in rows)


def sound_data(source) -> dict[str, Any]:
    """The data of a card set whose rows are all cards, from a path or from data."""
    data = load_cards(source) if isinstance(source, (str, Path)) else source
    faults = find_faults(data)
    if faults:
        raise CardFileError(shortened(faults))
    return data


def shortened(faults: list[str]) -> list[str]:
    """The first faults and the number of the others."""
    more = len(faults) - MOST_FAULTS
    if more <= 0:
        return faults
    return faults[:MOST_FAULTS] + [ngettext("And {n} more of the kind.", "And {n} more of the kind.", more)]


def load_cards(path: str | Path):
    """Whatever the JSON file holds."""
    return parse(read_content(path))


def read_content(path: str | Path) -> bytes:
    """The bytes of a file, not more than anybody can have written."""
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        reason = getattr(error, "strerror", None) or _("this is no path")
        raise CardFileError([_("The card file cannot be read: {reason}.").format(reason=reason)]) from error
    if len(content) > LARGEST_FILE:
        raise CardFileError([_("The card file is larger than {size} bytes.").format(size=f"{LARGEST_FILE:,}")])
    return content


def parse(content: bytes):
    """JSON text as data."""
    try:
        return json.loads(content.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        sentence = _("The card file is not JSON: line {line}, column {column}.")
        raise CardFileError([sentence.format(line=error.lineno, column=error.colno)]) from error
    except UnicodeDecodeError as error:
        raise CardFileError([_("The card file is not UTF-8 text.")]) from error
    except ValueError as error:  # more digits than Python reads
        raise CardFileError([_("The card file holds a number that is far too long.")]) from error
    except RecursionError as error:
        raise CardFileError([_("The card file is nested too deeply.")]) from error


def shipped_cards() -> dict[str, Any]:
    """The card set that comes with the program, provenance and sources included."""
    here = Path(__file__).resolve().parents[1]
    installed = here / "data" / "cardgame.json"
    return load_cards(installed if installed.exists() else here.parents[1] / "tools" / "data" / "cardgame.json")


def plants_in_order(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The plants by number; equal numbers as the file has them."""
    return sorted(data["plants"], key=lambda row: row["number"])


def fuel_type(row: dict[str, Any]) -> int:
    """Coal 1, 2, 3, gas 1, 2, 3 and so on, counted from 0."""
    return 3 * FUELS.index(row["kind"]) + row["units"] - 1


def counted(fuel_cards: list[dict[str, Any]], mark: str | None) -> tuple[int, ...]:
    """How many cards of each type bear the mark."""
    counts = Counter(fuel_type(row) for row in fuel_cards if row["mark"] == mark)
    return tuple(counts[place] for place in range(3 * len(FUELS)))


def labels(numbers) -> list[str]:
    """The names of plants: the number, with a letter where it occurs more than once.

    >>> labels((3, 3, 4, 5))
    ['3a', '3b', '4', '5']
    """
    copies, seen, names = Counter(numbers), Counter(), []
    for number in numbers:
        letter = ascii_lowercase[seen[number]] if copies[number] > 1 else ""
        names.append(f"{number}{letter}")
        seen[number] += 1
    return names


def describe(source) -> list[dict[str, Any]]:
    """Every card by its label, in the set's order, with the provenance of its row."""
    data = sound_data(source)
    plants = plants_in_order(data)
    names = labels([row["number"] for row in plants])
    fuel_cards = sorted(data["fuel_cards"], key=lambda row: (MARKS.index(row["mark"]), fuel_type(row)))
    return (
        [described(PLANT, name, row, PLANT_FIELDS) for name, row in zip(names, plants, strict=True)]
        + [described(FUEL, f"{row['kind']}{row['units']}", row, FUEL_FIELDS) for row in fuel_cards]
        + [described(DEMOLITION, str(row["index"]), row, PAYOUTS) for row in data["demolition"]["card_side"]]
        + [
            described(DEMOLITION_BOARD, str(row["index"]), row, PAYOUTS)
            for row in data["demolition"].get("board_side", [])
        ]
    )


def described(card: str, label: str, row: dict[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """One card as a row of the list."""
    values = {field: row["fuel" if field == "need" else field] for field in fields}
    return {"card": card, "label": label} | values | {"provenance": row.get("provenance")}


def stand_ins_of(data: dict[str, Any]) -> dict[str, frozenset[str]]:
    """The labels of the cards whose numbers are ours, by the sort of card."""
    ours = [row for row in describe(data) if row["provenance"] == RECONSTRUCTED]
    return {sort: frozenset(row["label"] for row in ours if row["card"] == sort) for sort in SORTS}

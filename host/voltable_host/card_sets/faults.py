"""Plain faults of a card file: what keeps its rows from being cards at all."""

from collections import Counter

from voltable_host.language import _, ngettext, pgettext

FUELS = ("coal", "gas", "oil", "uranium")
KINDS = FUELS + ("hybrid", "eco")
SIZES = ("small", "large")
GROUPS = {"2-6": "normal", "4-6": "normal", "5-6": "normal", "+": "plus", "++": "plusplus", None: "single"}
MARKS = tuple(GROUPS)
PROVENANCES = ("printed", "source", "reconstructed")
LONGEST_ID = 24
HIGHEST = 99  # of all numbers and amounts of money
LARGEST_CARD = 3  # units on a fuel card
HUNGRIEST = 5  # units; no fuel card has more than 3, and the engine packs stores of three such plants into five bits
LETTERS = 26  # plants that share a number are told apart by one letter


def find_faults(data) -> list[str]:
    """Every reason why the data cannot be read as cards, one sentence each."""
    if not isinstance(data, dict):
        return [_("A card file holds one object, not {value}.").format(value=shown(data))]
    return missing_lists(data) or faults_of_rows(data) or faults_between_rows(data)


def missing_lists(data: dict) -> list[str]:
    """There are plants, fuel cards and demolition cards."""
    side = data["demolition"] if isinstance(data.get("demolition"), dict) else {}
    lists = (
        ("plants", data.get("plants")),
        ("fuel_cards", data.get("fuel_cards")),
        ("demolition.card_side", side.get("card_side")),
    )
    sentence = _("A list of rows is missing: {name}.")
    return [sentence.format(name=name) for name, rows in lists if not isinstance(rows, list)]


def faults_of_rows(data: dict) -> list[str]:
    """Every row is a card."""
    return (
        list_faults("plants", data["plants"], plant_faults)
        + list_faults("fuel_cards", data["fuel_cards"], fuel_faults)
        + list_faults("demolition.card_side", data["demolition"]["card_side"], demolition_faults)
        + board_side_faults(data["demolition"].get("board_side", []))
    )


def board_side_faults(rows) -> list[str]:
    """The side for the board game may be missing; if it is there, its rows are cards."""
    if not isinstance(rows, list):
        return [_("A list of rows is missing: {name}.").format(name="demolition.board_side")]
    return list_faults("demolition.board_side", rows, demolition_faults)


def faults_between_rows(data: dict) -> list[str]:
    """The rows can be told apart and stand in order."""
    plants, fuel_cards, demolition = data["plants"], data["fuel_cards"], data["demolition"]["card_side"]
    board_side = data["demolition"].get("board_side", [])
    rows = plants + fuel_cards + demolition + board_side
    return repeated_ids(rows) + crowded_numbers(plants) + card_order(demolition) + card_order(board_side)


def list_faults(name: str, rows: list, check) -> list[str]:
    """What is wrong with the rows of one list."""
    return [fault for place, row in enumerate(rows, 1) for fault in row_faults(name, place, row, check)]


def row_faults(name: str, place: int, row, check) -> list[str]:
    """What is wrong with one row, each sentence led by its id, or by its place where it has none."""
    if not isinstance(row, dict):
        return [_("Row {place} of {name} is {value}, not an object.").format(place=place, name=name, value=shown(row))]
    if not is_id(row.get("id")):
        sentence = _("Row {place} of {name} needs an id of 1 to {most} plain characters, not {value}.")
        return [sentence.format(place=place, name=name, most=LONGEST_ID, value=shown(row.get("id")))]
    faults = check(row)
    if "provenance" in row:
        faults += choice(row, "provenance", PROVENANCES)
    return [_("Row {row}: {fault}").format(row=row["id"], fault=fault) for fault in faults]


def is_id(value) -> bool:
    """Whether a row can be called by this."""
    return isinstance(value, str) and 1 <= len(value) <= LONGEST_ID and value.isprintable() and not value.isspace()


def plant_faults(row: dict) -> list[str]:
    """A plant has a number, a size, a kind, a need and an income."""
    faults = whole(row, "number", 1, HIGHEST) + choice(row, "size", SIZES) + choice(row, "kind", KINDS)
    faults += whole(row, "fuel", 0, HUNGRIEST) + whole(row, "income", 1, HIGHEST)
    if not faults and (row["fuel"] == 0) != (row["kind"] == "eco"):
        sentence = _("eco plants need no fuel and all others some; this {kind} plant needs {fuel}.")
        faults.append(sentence.format(kind=row["kind"], fuel=row["fuel"]))
    return faults


def fuel_faults(row: dict) -> list[str]:
    """E03: a fuel card has 1 to 3 units and one of the five marks; a single has none, and 1 unit."""
    faults = choice(row, "kind", FUELS) + whole(row, "units", 1, LARGEST_CARD) + choice(row, "mark", MARKS)
    if faults:
        return faults
    if row["mark"] is None and row["units"] != 1:
        faults.append(_("a card without a mark is a single with 1 unit, not {units}.").format(units=row["units"]))
    if "group" in row:
        faults += choice(row, "group", (GROUPS[row["mark"]],))
    return faults


def demolition_faults(row: dict) -> list[str]:
    """A demolition card has its place in the stack and two payouts."""
    return whole(row, "index", 1, HIGHEST) + whole(row, "first", 0, HIGHEST) + whole(row, "later", 0, HIGHEST)


def whole(row: dict, key: str, least: int, most: int) -> list[str]:
    """The field is a whole number in its range."""
    value = row.get(key)
    if type(value) is int and least <= value <= most:  # a bool is an int too, but no number on a card
        return []
    sentence = _("{key} must be a whole number from {least} to {most}, not {value}.")
    return [sentence.format(key=key, least=least, most=most, value=shown_field(row, key))]


def choice(row: dict, key: str, allowed: tuple) -> list[str]:
    """The field is there and holds one of the allowed words."""
    if key in row and row[key] in allowed:
        return []
    between = " " + pgettext("between choices", "or") + " "
    words = between.join("null" if word is None else word for word in allowed)
    return [_("{key} must be {words}, not {value}.").format(key=key, words=words, value=shown_field(row, key))]


def shown_field(row: dict, key: str) -> str:
    """What stands in a field, or that it is missing."""
    return shown(row[key]) if key in row else pgettext("value", "missing")


def shown(value) -> str:
    """A value in a few plain characters, however large or deep it is."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (dict, list)):
        return pgettext("value", "an object") if isinstance(value, dict) else pgettext("value", "a list")
    if isinstance(value, int) and value.bit_length() > 64:
        return pgettext("value", "a huge number")
    text = ascii(value)
    return text if len(text) <= 32 else text[:28] + " ..."


def repeated_ids(rows: list[dict]) -> list[str]:
    """Every row has an id of its own."""
    counts = Counter(row["id"] for row in rows)
    return [
        ngettext("The id {name} stands at {n} row.", "The id {name} stands at {n} rows.", count).format(name=name)
        for name, count in counts.items()
        if count > 1
    ]


def crowded_numbers(plants: list[dict]) -> list[str]:
    """No more plants share a number than there are letters to tell them apart."""
    counts = Counter(row["number"] for row in plants)
    return [ngettext(
        "Number {number} stands on {n} plant; letters tell only {most} apart.",
        "Number {number} stands on {n} plants; letters tell only {most} apart.", count,
    ).format(number=number, most=LETTERS) for number, count in counts.items() if count > LETTERS]  # fmt: skip


def card_order(demolition: list[dict]) -> list[str]:
    """The demolition cards lie in the order 1, 2, 3 and so on."""
    places = [row["index"] for row in demolition]
    if places == list(range(1, len(places) + 1)):
        return []
    found = ", ".join(map(str, places[:9]))
    sentence = _("The demolition cards must stand in the order 1, 2, 3 and so on; their indexes are {found}.")
    return [sentence.format(found=found)]

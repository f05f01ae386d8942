"""Card sets that differ from the shipped one, for the tests of card files."""

from voltable_host.card_sets.card_file import shipped_cards
from voltable_host.card_sets.check import check_cards


def changed(row_id, **values):
    """The shipped set with other values in one row."""
    data = shipped_cards()
    row_of(data, row_id).update(values)
    return data


def row_of(data, row_id):
    """The row with the id."""
    rows = data["plants"] + data["fuel_cards"] + data["demolition"]["card_side"] + data["demolition"]["board_side"]
    return next(row for row in rows if row["id"] == row_id)


def entered(*row_ids, **values):
    """A set of which the owner has entered some rows, all with these values; nothing is known of the others."""
    data = changed(row_ids[0])
    for row_id in row_ids:
        row_of(data, row_id).update(values, provenance="source", where="physical box")
    return data


def entered_wholly():
    """A set of which every row is entered, as it stands."""
    data = shipped_cards()
    sides = data["demolition"]
    return entered(*[row["id"] for rows in (data["plants"], data["fuel_cards"], *sides.values()) for row in rows])


def without(row_id):
    """The shipped set with one row taken out."""
    data = shipped_cards()
    row = row_of(data, row_id)
    for rows in (data["plants"], data["fuel_cards"], data["demolition"]["card_side"]):
        if row in rows:
            rows.remove(row)
    return data


def violations(source):
    """What contradicts the print."""
    return [finding.text for finding in check_cards(source) if finding.kind == "violation"]


def doubts(source):
    """What contradicts only our inferences."""
    return [finding.text for finding in check_cards(source) if finding.kind == "doubt"]

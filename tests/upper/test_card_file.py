"""Card files: the shipped set, rows that are no cards, and files that are no card sets at all."""

import copy
import json

import pytest

from kit.cards.card_sets import changed, row_of, violations
from voltable_host.card_sets.card_file import CardFileError, describe, labels, read_cards, shipped_cards
from voltable_host.card_sets.check import check_cards

# The shipped set


def test_shipped_set_violates_nothing():
    assert check_cards(shipped_cards()) == []


def test_reading_and_checking_leave_the_data_as_it_is():
    data = shipped_cards()
    before = copy.deepcopy(data)
    for look in (read_cards, check_cards, describe):
        look(data)
    assert data == before


def test_only_the_three_required_keys_are_needed():
    data = shipped_cards()
    small = {
        "plants": data["plants"],
        "fuel_cards": data["fuel_cards"],
        "demolition": {"card_side": data["demolition"]["card_side"]},
        "own_key": [None],
    }
    assert read_cards(small) == read_cards(data)
    assert check_cards(small) == []


def test_a_path_reads_like_its_data(tmp_path):
    path = tmp_path / "own.json"
    path.write_text("\ufeff" + json.dumps(shipped_cards()), encoding="utf-8")
    assert read_cards(path) == read_cards(str(path)) == read_cards(shipped_cards())
    assert check_cards(path) == []


def test_plants_are_read_by_number_and_equal_numbers_as_the_file_has_them():
    data = shipped_cards()
    data["plants"].reverse()
    tables = read_cards(data)
    assert tables.numbers[:5] == (3, 3, 4, 4, 5)
    assert tables.kinds[:2] == (2, 0)  # oil before coal now


def test_fuel_cards_are_counted_by_type_and_mark():
    tables = read_cards(changed("c26-1", units=3))
    assert tables.for_all[:3] == (1, 3, 4)
    assert tables.plus_plus == (0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0)


# Provenance


def test_every_row_keeps_its_provenance_and_a_word_for_every_field():
    data = shipped_cards()
    for row in data["plants"] + data["fuel_cards"] + data["demolition"]["card_side"] + data["demolition"]["board_side"]:
        assert row["provenance"] in data["provenance_legend"]
        assert set(row["fields"].values()) <= set(data["provenance_legend"])
        assert "where" in row and row["note"]


def test_printed_rows_are_those_the_rulebook_shows():
    data = shipped_cards()
    assert [row["number"] for row in data["plants"] if row["provenance"] == "printed"] == [7, 8, 12]
    assert [row["index"] for row in data["demolition"]["card_side"] if row["provenance"] == "printed"] == [1]
    assert not data["verified_against_box"]


def test_described_cards_say_what_is_reconstructed():
    cards = describe(shipped_cards())
    assert cards[0] == {
        "card": "plant",
        "label": "3a",
        "number": 3,
        "size": "small",
        "kind": "coal",
        "need": 2,
        "income": 5,
        "provenance": "reconstructed",
    }
    assert " ".join(card["label"] for card in cards[:14]) == "3a 3b 4a 4b 5a 5b 5c 6a 6b 6c 7a 7b 8 9"
    printed = [card["label"] for card in cards if card["card"] == "plant" and card["provenance"] == "printed"]
    assert printed == ["7a", "8", "12"]
    kinds = 42 * ["plant"] + 51 * ["fuel"] + 5 * ["demolition"] + 6 * ["demolition_board"]
    assert [card["card"] for card in cards] == kinds
    assert cards[42] == {
        "card": "fuel",
        "label": "coal1",
        "kind": "coal",
        "units": 1,
        "mark": "2-6",
        "provenance": "reconstructed",
    }
    assert cards[-11] == {"card": "demolition", "label": "1", "first": 1, "later": 0, "provenance": "printed"}


def test_described_cards_without_provenance_say_null():
    data = shipped_cards()
    del row_of(data, "s08")["provenance"]
    assert [card["provenance"] for card in describe(data) if card["label"] == "8"] == [None]


def test_labels_have_letters_only_where_a_number_repeats():
    assert labels((3, 3, 4, 5, 5, 5)) == ["3a", "3b", "4", "5a", "5b", "5c"]


# Rows that are no cards


@pytest.mark.parametrize(
    "key, value",
    [
        ("number", True),
        ("number", 3.0),
        ("number", -1),
        ("number", 0),
        ("number", 100),
        ("number", 2**64),
        ("number", float("nan")),
        ("number", "3"),
        ("number", None),
        ("number", []),
        ("size", "medium"),
        ("size", ["small"]),
        ("kind", "garbage"),
        ("kind", {}),
        ("kind", 0),
        ("fuel", 7),
        ("fuel", False),
        ("fuel", 0),
        ("income", 0),
        ("income", 1e99),
        ("provenance", "guessed"),
        ("id", ""),
        ("id", 5),
        ("id", "a\nb"),
        ("id", "x" * 25),
        ("id", "\ud800"),
    ],
)
def test_a_field_that_is_no_value_is_one_sentence(key, value):
    with pytest.raises(CardFileError) as caught:
        read_cards(changed("s03a", **{key: value}))
    (sentence,) = caught.value.sentences
    assert sentence.endswith(".") and sentence.isprintable() and len(sentence) < 150
    assert violations(changed("s03a", **{key: value})) == [sentence]


def test_a_number_too_long_to_print_is_one_sentence():
    assert violations(changed("s03a", number=10**5000)) == [
        "Row s03a: number must be a whole number from 1 to 99, not a huge number."
    ]


def test_an_eco_plant_with_fuel_is_a_fault():
    assert violations(changed("s08", fuel=1)) == [
        "Row s08: eco plants need no fuel and all others some; this eco plant needs 1."
    ]


def test_a_missing_field_is_a_fault():
    data = shipped_cards()
    del row_of(data, "cS-1")["mark"], row_of(data, "l12")["income"]
    assert violations(data) == [
        "Row l12: income must be a whole number from 1 to 99, not missing.",
        "Row cS-1: mark must be 2-6 or 4-6 or 5-6 or + or ++ or null, not missing.",
    ]


def test_a_group_that_contradicts_the_mark_is_a_fault():
    assert violations(changed("c+", group="normal")) == ["Row c+: group must be plus, not 'normal'."]


def test_two_rows_with_one_id_are_a_fault():
    assert violations(changed("c26-1", id="s08")) == ["The id s08 stands at 2 rows."]


def test_demolition_cards_out_of_order_are_a_fault():
    assert violations(changed("dc2", index=3)) == [
        "The demolition cards must stand in the order 1, 2, 3 and so on; their indexes are 1, 3, 3, 4, 5."
    ]


def test_more_equal_numbers_than_letters_are_a_fault():
    data = shipped_cards()
    data["plants"] = [row | {"number": 5} for row in data["plants"]]
    assert violations(data) == ["Number 5 stands on 42 plants; letters tell only 26 apart."]


def test_a_row_that_is_no_object_is_named_by_its_place():
    data = shipped_cards()
    data["plants"][1] = 7
    assert violations(data) == ["Row 2 of plants is 7, not an object."]


# Files that are no card sets


@pytest.mark.parametrize(
    "data",
    [
        None,
        5,
        True,
        [],
        {},
        {"plants": [], "fuel_cards": [], "demolition": []},
        {"plants": {}, "fuel_cards": [], "demolition": {"card_side": []}},
    ],
)
def test_data_of_another_shape(data):
    with pytest.raises(CardFileError):
        read_cards(data)
    assert violations(data)


def test_missing_lists_are_named():
    assert violations({"plants": []}) == [
        "A list of rows is missing: fuel_cards.",
        "A list of rows is missing: demolition.card_side.",
    ]


def test_an_empty_set_is_told_its_counts():
    found = violations({"plants": [], "fuel_cards": [], "demolition": {"card_side": []}})
    assert "42 plants are printed; this file has 0." in found
    assert "5 demolition cards are printed; this file has 0." in found


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"", "The card file is not JSON: line 1, column 1."),
        (b'{"plants": [}', "The card file is not JSON: line 1, column 13."),
        (b"\xff\xfe\x00", "The card file is not UTF-8 text."),
        (b"[" * 200_000, "The card file is nested too deeply."),
        (b'{"plants": ' + b"9" * 9_000 + b"}", "The card file holds a number that is far too long."),
        (b" " * 1_000_001, "The card file is larger than 1,000,000 bytes."),
        (b"NaN", "A card file holds one object, not nan."),
        (b'"text"', "A card file holds one object, not 'text'."),
    ],
)
def test_hostile_files_are_one_sentence(tmp_path, content, sentence):
    path = tmp_path / "own.json"
    path.write_bytes(content)
    assert violations(path) == [sentence]


def test_files_that_cannot_be_opened(tmp_path):
    assert violations(tmp_path / "none.json") == ["The card file cannot be read: No such file or directory."]
    assert violations(tmp_path)[0].startswith("The card file cannot be read: ")
    assert violations("a\0b") == ["The card file cannot be read: this is no path."]


def test_thousands_of_faults_are_cut_short(tmp_path):
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"plants": [0] * 100_000, "fuel_cards": [], "demolition": {"card_side": []}}))
    found = violations(path)
    assert len(found) == 51 and found[-1] == "And 99950 more of the kind."


def test_the_largest_set_is_checked_quickly():
    data = shipped_cards()
    shape = {"size": "large", "provenance": "source"}
    kinds = (("coal", 1, 90), ("coal", 2, 90), ("uranium", 1, 90))
    data["plants"] = [
        shape
        | {
            "id": f"{kind}-{need}-{number}-{copy}",
            "number": number,
            "kind": kind,
            "fuel": need,
            "income": income - copy,
        }
        for number in range(1, 100)
        for kind, need, income in kinds
        for copy in range(8)
    ]
    assert len(violations(data)) > 42

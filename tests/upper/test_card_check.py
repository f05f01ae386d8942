"""One test for each fact of the rulebook that a card file can contradict."""

import pytest

from kit.cards.card_sets import changed, doubts, row_of, violations, without
from voltable_host.card_sets.card_file import shipped_cards
from voltable_host.card_sets.check import FACTS, check_cards


def test_every_fact_gives_its_evidence():
    assert all((fact.__doc__ or "").startswith(("E", "Setup")) for kind, fact in FACTS)


def test_e01_number_of_plants():
    assert violations(without("s04b")) == [
        "42 plants are printed; this file has 41.",
        "13 small plants are printed; this file has 12.",
    ]
    assert violations(changed("s04b", size="large", number=38)) == [
        "13 small plants are printed; this file has 12.",
        "29 large plants are printed; this file has 30.",
    ]


@pytest.mark.parametrize(
    "row_id, sentence",
    [
        (
            "o26-1",
            "36 normal fuel cards are printed (12 coal, 10 gas, 9 oil, 5 uranium); "
            "this file has 35 (12 coal, 10 gas, 8 oil, 5 uranium).",
        ),
        (
            "uS-1",
            "7 singles are printed (2 coal, 2 gas, 2 oil, 1 uranium); "
            "this file has 6 (2 coal, 2 gas, 2 oil, 0 uranium).",
        ),
        (
            "g+",
            "4 fuel cards with + are printed (1 coal, 1 gas, 1 oil, 1 uranium); "
            "this file has 3 (1 coal, 0 gas, 1 oil, 1 uranium).",
        ),
        (
            "c++",
            "4 fuel cards with ++ are printed (1 coal, 1 gas, 1 oil, 1 uranium); "
            "this file has 3 (0 coal, 1 gas, 1 oil, 1 uranium).",
        ),
    ],
)
def test_e02_number_of_fuel_cards(row_id, sentence):
    assert violations(without(row_id)) == [sentence]


def test_e02_right_total_with_a_wrong_fuel():
    (sentence,) = violations(changed("o26-1", kind="uranium"))
    assert "this file has 36 (12 coal, 10 gas, 8 oil, 6 uranium)" in sentence


@pytest.mark.parametrize("units", [0, 4])
def test_e03_units(units):
    assert violations(changed("c26-1", units=units)) == [
        f"Row c26-1: units must be a whole number from 1 to 3, not {units}."
    ]


def test_e03_marks():
    assert violations(changed("c26-1", mark="3-6")) == [
        "Row c26-1: mark must be 2-6 or 4-6 or 5-6 or + or ++ or null, not '3-6'."
    ]


def test_e03_a_single_has_one_unit():
    assert violations(changed("cS-1", units=2)) == ["Row cS-1: a card without a mark is a single with 1 unit, not 2."]


@pytest.mark.parametrize(
    "row_id, values, sentence",
    [
        ("s07a", {"income": 9}, "Plant 7 is printed as a hybrid with need 3 and income 8; row s07a says income 9."),
        ("s08", {"income": 5}, "Plant 8 is printed as an eco plant with need 0 and income 6; row s08 says income 5."),
        (
            "l12",
            {"fuel": 2, "income": 8},
            "Plant 12 is printed as a coal plant with need 3 and income 9; row l12 says need 2 and income 8.",
        ),
        (
            "s07a",
            {"kind": "gas"},
            "Plant 7 is printed as a hybrid with need 3 and income 8; row s07a says kind gas, row s07b says kind gas.",
        ),
        (
            "l12",
            {"number": 38},
            "Plant 12 is printed as a coal plant with need 3 and income 9; this file has no plant 12.",
        ),
    ],
)
def test_e04_plants_shown(row_id, values, sentence):
    assert violations(changed(row_id, **values)) == [sentence]


def test_e05_only_small_plants_share_a_number():
    assert violations(changed("l37", number=36)) == [
        "Only small plants share a number; row l36 is large and its number 36 occurs 2 times.",
        "Only small plants share a number; row l37 is large and its number 36 occurs 2 times.",
    ]


def test_e05_some_small_plants_share_a_number():
    data = shipped_cards()
    small = [row for row in data["plants"] if row["size"] == "small" and row["id"] not in ("s07a", "s08")]
    for number, row in zip((1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13), small, strict=True):
        row["number"] = number
    assert "Some small plants share a number in print; in this file none do." in violations(data)


def test_e06_no_small_number_more_than_three_times():
    assert violations(changed("s04a", number=5)) == []
    assert doubts(changed("s06a", number=5)) == [
        "No small number should occur more than three times; 5 occurs 4 times.",
        "Some small number should occur three times; in this file none does.",
    ]


def test_e07_no_small_plant_above_the_starting_money():
    data = changed("s03b", number=13)
    row_of(data, "l13")["number"] = 38
    assert violations(data) == [
        "No small plant may cost more than the 12 Elektro everyone starts with; row s03b has number 13."
    ]


def test_e08_production_of_sixteen():
    data = shipped_cards()
    for row in data["plants"]:
        if row["kind"] == "uranium":
            row["fuel"] = 2
    (sentence,) = violations(data)
    assert sentence.startswith("The printed production") and "16" in sentence


def test_e08_production_needs_the_incomes_too():
    (sentence,) = violations(
        changed("s06c", income=7)
        | {
            "plants": [
                row | {"income": 7} if row["id"] in ("s03a", "s05a", "s06a", "s06c") else row
                for row in shipped_cards()["plants"]
            ]
        }
    )
    assert "earn 16" in sentence


@pytest.mark.parametrize(
    "row_id, values, sentence",
    [
        ("s06a", {"fuel": 2}, "The printed examples seem to have two coal plants with need 1; this file has 1."),
        ("s06b", {"fuel": 2}, "The printed examples seem to have a gas plant with need 1; this file has 0."),
    ],
)
def test_e09_plants_of_the_bank(row_id, values, sentence):
    data = changed(row_id, **values)
    for other in ("l13", "l19", "l20"):
        row_of(data, other)["fuel"] = 2
    assert sentence in doubts(data)
    assert violations(data) == []


def test_e09_hybrid_of_the_bank():
    data = shipped_cards()
    for row in data["plants"]:
        if row["kind"] == "hybrid":
            row["fuel"] = 4
    assert doubts(data) == ["The printed examples seem to have a hybrid with need 2 or 3; this file has 0."]


@pytest.mark.parametrize("kind, units", [("coal", 3), ("coal", 2), ("uranium", 1), ("gas", 2), ("gas", 3)])
def test_e10_cards_on_sale(kind, units):
    data = shipped_cards()
    for row in data["fuel_cards"]:
        if (row["kind"], row["units"], row["mark"]) == (kind, units, "2-6"):
            row["mark"] = "5-6"
    assert violations(data) == [
        f"A printed example for two players sells a {kind} card of {units}; this file has none marked 2-6."
    ]


@pytest.mark.parametrize("values", [{"income": 11}, {"number": 38}])
def test_e11_scoring_example(values):
    (sentence,) = violations(changed("l19", **values))
    assert sentence.startswith("The printed score")


def test_e12_demolition_cards():
    assert violations(without("dc5")) == ["5 demolition cards are printed; this file has 4."]
    assert violations(changed("dc1", first=0)) == [
        "Demolition card 1 is printed with 1 for the first and 0 for later ones; row dc1 says 0 and 0."
    ]
    assert violations(changed("dc3", first=2)) == [
        "Demolition payouts rise from card to card; row dc3 says 2 and 2 after 2 and 1."
    ]


def test_setup_needs_enough_cards_for_the_columns():
    data = shipped_cards()
    spare = [row for row in data["fuel_cards"] if row["mark"] == "2-6" and row["provenance"] == "reconstructed"]
    for row in spare[:13]:
        row["mark"] = "5-6"
    assert violations(data) == ["12 fuel cards are dealt for 2 or 3 players; this file has 11 marked for them."]


@pytest.mark.parametrize(
    ("row_id", "values"),
    [
        ("l12", {"income": 10}),
        ("l20", {"number": 21}),
        ("s08", {"number": 13}),
        ("dc1", {"first": 2}),
        ("dc3", {"later": 1}),
        ("db4", {"first": 1}),
    ],
)
def test_what_is_wrong_with_one_card_names_its_row(row_id, values):
    """So that somebody can be led there."""
    findings = [finding for finding in check_cards(changed(row_id, **values)) if finding.rows]
    assert row_id in {row for finding in findings for row in finding.rows}
    assert all(row in finding.text for finding in findings for row in finding.rows)

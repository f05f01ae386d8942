"""What an owner types of a card, and what is said where it stands on none."""

import pytest

from voltable_host.card_sets.card_file import DEMOLITION, DEMOLITION_BOARD, FUEL, PLANT
from voltable_host.card_sets.typed_card import NoSuchCard, read_card
from voltable_host.language import choose


@pytest.fixture(autouse=True)
def english():
    """Each test begins and ends in English."""
    choose("en")
    yield
    choose("en")


def plant(kind, need, income, **number):
    """The fields of a plant."""
    return {"kind": kind, "fuel": need, "income": income, **number}


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("coal 2 5", plant("coal", 2, 5)),
        ("c 2 5", plant("coal", 2, 5)),
        (" Coal2,5 ", plant("coal", 2, 5)),
        ("h 3 14", plant("hybrid", 3, 14)),
        ("eco 6", plant("eco", 0, 6)),
        ("eco 0 6", plant("eco", 0, 6)),
        ("4 oil 2 5", plant("oil", 2, 5, number=4)),
        ("38 eco 16", plant("eco", 0, 16, number=38)),
        ("uranium 5 99", plant("uranium", 5, 99)),
    ],
)
def test_a_plant_is_its_kind_its_need_and_its_income(line, fields):
    """Its number stands before them where another is printed."""
    assert read_card(PLANT, line) == fields


@pytest.mark.parametrize(
    ("language", "line", "kind"),
    [("cs", "uhli 2 5", "coal"), ("cs", "ropa 2 5", "oil"), ("pl", "wegiel 2 5", "coal"), ("es", "pet 2 5", "oil"),
     ("hu", "szén 2 5", "coal"), ("hu", "oil 2 5", "oil")],
)  # fmt: skip
def test_kinds_are_understood_in_two_languages(language, line, kind):
    """The reader's and English, by their beginnings, accents or not."""
    choose(language)
    assert read_card(PLANT, line)["kind"] == kind


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("2", {"units": 2}),
        ("coal 2", {"units": 2, "kind": "coal"}),
        ("coal2", {"units": 2, "kind": "coal"}),
        ("3 4-6", {"units": 3, "mark": "4-6", "group": "normal"}),
        ("gas 2 ++", {"units": 2, "kind": "gas", "mark": "++", "group": "plusplus"}),
        ("oil 1 -", {"units": 1, "kind": "oil", "mark": None, "group": "single"}),
    ],
)
def test_a_fuel_card_is_its_units_and_what_else_differs(line, fields):
    """Fuel and mark stay as they are shown where they are not told."""
    assert read_card(FUEL, line) == fields


@pytest.mark.parametrize("sort", [DEMOLITION, DEMOLITION_BOARD])
def test_a_demolition_card_is_two_payouts(sort):
    """For the first and for later ones."""
    assert read_card(sort, "3 2") == read_card(sort, "3/2") == read_card(sort, "3, 2") == {"first": 3, "later": 2}


@pytest.mark.parametrize(
    ("sort", "line", "sentence"),
    [
        (PLANT, "coal 9 5", "A plant needs 1 to 5 units, not 9."),
        (PLANT, "coal 0 5", "A plant needs 1 to 5 units, not 0."),
        (PLANT, "coal 2 0", "A plant earns 1 to 99 Elektro, not 0."),
        (PLANT, "coal 2 100", "A plant earns 1 to 99 Elektro, not 100."),
        (PLANT, "0 coal 2 5", "A plant has a number from 1 to 99, not 0."),
        (PLANT, "eco 2 6", "An eco plant needs no fuel. Type it so: eco 6"),
        (PLANT, "peat 2 5", "There is no kind peat. There are: coal, gas, oil, uranium, hybrid, eco"),
        (PLANT, "coal 2", "I do not understand: coal 2. Type kind, need and income"),
        (PLANT, "coal -2 5", "I do not understand: coal -2 5."),
        (PLANT, "2 5", "I do not understand: 2 5."),
        (PLANT, "coal 2 5 7 9", "I do not understand"),
        (PLANT, "x" * 99, "I do not understand: " + "x" * 40 + "."),
        (FUEL, "4", "A fuel card has 1 to 3 units, not 4."),
        (FUEL, "hybrid 2", "There is no kind hybrid. There are: coal, gas, oil, uranium"),
        (FUEL, "coal 2 3-6", "There is no mark 3-6. There are: 2-6, 4-6, 5-6, +, ++, -"),
        (FUEL, "coal", "I do not understand: coal. Type the units"),
        (DEMOLITION, "3", "I do not understand: 3. Type what the first and what later ones get"),
        (DEMOLITION_BOARD, "100 1", "A demolition card pays 0 to 99 Elektro, not 100."),
    ],
)
def test_what_stands_on_no_card_is_told_in_a_sentence(sort, line, sentence):
    """With what could be typed."""
    with pytest.raises(NoSuchCard) as no:
        read_card(sort, line)
    assert str(no.value).startswith(sentence)


def test_a_word_that_can_mean_two_kinds_is_asked_again():
    """Czech coal and uranium begin alike."""
    choose("cs")
    with pytest.raises(NoSuchCard, match="uhlí, uran"):
        read_card(PLANT, "u 2 5")

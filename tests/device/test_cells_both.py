"""A text takes a cell for each letter, on both interpreters."""

from voltable_device.displays.cells import columns


def test_every_letter_takes_one_cell():
    assert columns("") == 0
    assert columns("R5 S1 AUCTION >>>") == 17
    assert columns("ěřůžčąęłżńñáőűöü") == 16
    assert columns("„Łódź” – 3×…") == 12
    assert columns("\ue000 漢🎲") == 4


def test_marks_above_a_letter_take_none():
    assert columns("Lo\u0301dz\u0301") == 4
    assert columns("a\u0300b\u033fc\u0340d\u036f") == 4


def test_neighbours_of_the_marks_take_a_cell():
    assert columns("\u02ff\u0370\u0380\u03ff") == 4

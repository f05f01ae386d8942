"""What both interpreters must agree on before any rule can."""


def test_tuples_compare_item_by_item():
    assert (1, 9) < (2, 0) < (2, 1)


def test_a_total_key_sorts_alike_everywhere():
    seats = [(5, 2), (7, 1), (5, 0), (7, 3)]
    assert sorted(seats, key=lambda seat: (-seat[0], seat[1])) == [(7, 1), (7, 3), (5, 0), (5, 2)]


def test_merged_dicts_let_the_right_one_win():
    assert {"coal": 24, "oil": 18} | {"oil": 9} == {"coal": 24, "oil": 9}

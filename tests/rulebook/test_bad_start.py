"""A game that cannot be is refused with what exists (contract 2)."""

import voltable
from voltable import Refusal
from voltable.engine.verbs import FIRST, WORDS
from voltable_cards.cards import SHIPPED, CardSet


def new(edition="card", **more):
    """The refusal of a game that cannot be."""
    try:
        voltable.new_game(edition, **more)
    except Refusal as no:
        return no
    raise AssertionError("not refused: " + str(more))


def test_an_unknown_edition_is_refused_with_those_that_exist():
    """Contract 2."""
    no = new("chess")
    assert (no.word, no.numbers) == ("unknown-edition", ("chess", "classic", "central_europe", "recharged", "card"))
    for edition in (None, 7, "", "CARD", [], b"card"):
        assert new(edition).word == "unknown-edition"


def test_an_unknown_board_is_refused():
    """The card game has none."""
    for board in ("usa", "", 0, False, [], b"x"):
        assert new(board=board).word == "unknown-board"


def test_an_unknown_option_is_refused_with_those_that_exist():
    """Contract 2."""
    no = new(options={"trust_waits": True})
    assert (no.word, no.numbers[0]) == ("unknown-option", "trust_waits")
    assert "demolition" in no.numbers
    for options in ({5: True}, {None: True}, {"": True}, {"Demolition": True}):
        assert new(options=options).word == "unknown-option"


def test_an_option_of_another_type_is_refused():
    """Demolition is yes or no."""
    for value in (1, 0, "yes", None, [], 2.5):
        assert new(options={"demolition": value}).word == "bad-option"
    for cards in ("box", 5, ((),), True):
        assert new(options={"cards": cards}).word == "bad-option"


def test_options_that_are_no_dict_are_refused():
    """Contract 2."""
    for options in (["demolition"], "demolition", 5, ("demolition", True), [], "", 0):
        assert new(options=options).word == "bad-options"


def test_two_to_six_players():
    """Contract 2."""
    for players in (0, 1, 7, -2, 2.0, True, "3", None, 10**30, {}, [], ["Ana"], list("abcdefg")):
        assert new(players=players).word == "bad-player-count"


def test_names_are_one_to_sixteen_characters_without_controls():
    """Contract 2: unique, no verb, at most 48 bytes."""
    text = ("", " ", " Ana", "Ana ", "A" * 17, "A\nB", "A\tB", 'A"B', "\x7f", "\u202eAna")
    for name in text + WORDS + (None, 5, True, b"Ana", ["Ana"]):
        assert new(players=[name, "Bo"]).word == "bad-name"
        assert new(players=["Bo", name]).word == "bad-name"
    voltable.new_game("card", players=["A" * 16, "ż" * 16, "水" * 16])
    assert new(players=["Ana", "😀" * 13]).word == "bad-name"


def test_names_are_unique():
    """Contract 2."""
    no = new(players=["Ana", "Bo", "Ana"])
    assert (no.word, no.numbers) == ("name-taken", ("Ana",))


def test_a_name_that_cannot_be_written_is_refused():
    """Half of a surrogate pair is no text."""
    assert new(players=["\ud800", "Bo"]).word == "bad-name"


def test_a_name_with_a_space_of_another_script_can_be_read_back_or_is_refused():
    """Contract 3: read and write are inverse on every interpreter."""
    for space in "\u00a0\u2003\u3000":
        for name in ("Ana" + space + "B", space + "Ana"):
            try:
                game = voltable.new_game("card", players=[name, "Bo"], dice="table")
            except Refusal:
                continue
            assert voltable.notation.read("first " + name, game) == (FIRST, 0)


def test_no_name_begins_or_ends_with_a_space_of_another_script():
    """A log of one interpreter has to load on the other."""
    for space in "\u00a0\u2003\u3000":
        assert new(players=[space + "Ana", "Bo"]).word == "bad-name"
        assert new(players=["Ana" + space, "Bo"]).word == "bad-name"


def test_names_hold_nothing_that_turns_a_line_round():
    """Contract 2: no control characters; the isolates of bidirectional text are some."""
    for letter in "\u202a\u202e\u2066\u2067\u2068\u2069":
        assert new(players=["A" + letter + "B", "Bo"]).word == "bad-name"


def test_seeds_are_whole_numbers_of_32_bits():
    """Contract 2."""
    for seed in (-1, 2**32, 10**30, 1.0, "7", True, None, b"7"):
        assert new(seed=seed).word == "bad-seed"
    voltable.new_game("card", seed=2**32 - 1)


def test_dice_are_a_seed_or_the_table():
    """Contract 2."""
    for dice in ("cup", "", 6, True, False, b"table"):
        assert new(dice=dice).word == "unknown-dice"


def test_a_game_id_has_eight_bytes():
    """Contract 2."""
    for gid in (b"", b"1234567", b"123456789", "12345678", 5, True, bytearray(8)):
        assert new(gid=gid).word == "bad-gid"


def test_card_sets_that_could_not_be_laid_out_are_refused():
    """Too few fuel cards for the columns, or more equal plants than letters."""
    few = list(SHIPPED.tables)
    few[5] = (7,) + (0,) * 11
    alike = list(SHIPPED.tables)
    alike[0] = alike[0][:13] + (20,) * 29
    for tables in (few, alike):
        try:
            CardSet(tuple(tables))
            raise AssertionError("such a set was accepted")
        except Refusal as no:
            assert no.word == "bad-cards"


def test_a_view_is_for_a_seat_that_exists():
    """Anything else is refused."""
    game = voltable.new_game("card", players=3)
    for seat in (3, -1, "x", 1.0, True):
        try:
            game.view(seat)
            raise AssertionError("a seat was made up")
        except Refusal as no:
            assert no.word == "no-such-seat"

"""Board games that cannot be: refused by name."""

import voltable
from kit.cards.helpers import refusal_of


def start(edition="classic", **more):
    """The refusal of a game that cannot be."""
    return refusal_of(lambda: voltable.new_game(edition, **more))


def test_boards_by_edition():
    """Unknown ones are refused with those that exist."""
    no = start(board="central europe")
    assert (no.word, no.numbers[1:]) == ("unknown-board", ("germany", "usa", "central_europe"))
    assert start("recharged", board="central_europe").numbers == ("central_europe", "germany", "usa")
    for board in ("", 0, False, [], {}, b"usa", "USA", 1.5):
        assert start(board=board).word == "unknown-board"


def test_two_to_six_players():
    """Of every edition."""
    for edition in ("classic", "central_europe", "recharged"):
        for players in (0, 1, 7, -2, 2.0, True, "3", None, 10**30, {}, [], ["Ana"], list("abcdefg")):
            assert start(edition, players=players).word == "bad-player-count"


def options_of(edition):
    """(name, default) of an edition."""
    return voltable.new_game(edition).edition.options


def test_options_of_another_type_are_refused():
    """Every option of every edition; a bool is no number and a number no bool."""
    for edition in ("classic", "central_europe", "recharged"):
        for name, default in options_of(edition):
            for value in (None, 2.5, b"x", {}, "", "yes", 10**30, -1, 1, 0, object(), True):
                if type(value) is bool and type(default) is bool:
                    continue
                assert start(edition, options={name: value}).word == "bad-option", (name, value)


def test_numbers_of_options_are_those_printed():
    """Six or nine garbage, the refill row of two or of three."""
    for name, allowed in (("garbage_start", (6, 9)), ("trust_refill", (2, 3))):
        for value in range(-1, 12):
            if value in allowed:
                voltable.new_game("recharged", options={name: value})
            else:
                assert start("recharged", options={name: value}).word == "bad-option"


def test_options_that_do_not_exist():
    """Of another edition, misspelt, or no name."""
    for edition in ("classic", "central_europe", "recharged"):
        names = [name for name, _ in options_of(edition)]
        for options in ({"singles_unlimited": True}, {5: 1}, {None: 1}, {"": 1}, {"Regions": "draft"}):
            no = start(edition, options=options)
            assert no.word == "unknown-option" and list(no.numbers[1:]) == names
    assert start("classic", options={"garbage_start": 9}).word == "unknown-option"
    assert start("recharged", options={"step_three_at_once": True}).word == "unknown-option"


def test_cards_of_ones_own_are_amounts_of_demolition():
    """Of every edition; nothing else will do, and no card set of the card game."""
    for edition in ("classic", "central_europe", "recharged"):
        for cards in ((), [], "box", 5, True, {}, ((1, 2),) * 6, object()):
            assert start(edition, options={"cards": cards}).word == "bad-option"


def test_options_that_are_no_dict():
    """bad-options."""
    for options in (["demolition"], "demolition", 5, ("demolition", True), [], "", 0, True):
        assert start(options=options).word == "bad-options"


def regions(*names, **more):
    """The refusal of these regions for three players in Germany."""
    no = start(players=more.get("players", 3), options={"regions": list(names)})
    return no.word


def test_regions_that_cannot_be_played():
    """Not connected, too few, too many, doubled, unknown."""
    assert regions("northeast", "northwest", "south") == "regions-apart"
    assert regions() == regions("west") == regions("west", "south") == "region-count"
    assert regions("west", "south", "southwest", "east") == "region-count"
    assert regions("west", "west", "south") == regions("west", "west", "west") == "region-count"
    assert regions("west", "south", "east", "east") == "region-count"
    assert regions("west", "south", "bavaria") == regions("West", "south", "east") == "unknown-region"
    assert regions("west", "south", "east", players=4) == "region-count"
    for odd in (None, 5, True, b"west", ["west"], (), {}, 1.5):
        assert regions("west", "south", odd) == "unknown-region"


def test_regions_of_another_shape():
    """A word is random or draft; anything that is no list is refused."""
    for value in ("all", "west", "DRAFT", "", None, 3, True, {"west", "south", "east"}, {"west": 1}, b"draft"):
        assert start(players=3, options={"regions": value}).word == "bad-option"
    for value in (["west", "south", "southwest"], ("southwest", "west", "south")):
        game = voltable.new_game("classic", players=3, options={"regions": value})
        assert game.view()["regions"] == ["south", "southwest", "west"]


def test_unknown_words_do_not_come_back_whole():
    """A refusal shows at most sixty characters, and of other things only their type."""
    assert len(start(players=3, options={"regions": ["x" * 999, "west", "south"]}).numbers[0]) == 60
    assert start(players=3, options={"regions": [10**30, "west", "south"]}).numbers[0] == "int"

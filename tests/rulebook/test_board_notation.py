"""Lines of the board game: what is written can be read back and means the same (contract 3)."""

import voltable
from kit.boards.board_table import board_table, city_number, connected, enter, lay_market, lines, owns, play, refused
from kit.cards.helpers import refusal_of
from voltable import notation
from voltable.boardgame.fuels import STORAGE
from voltable.bots import random_bot as bots
from voltable.engine.dice import Dice
from voltable.engine.game import checked
from voltable.engine.verbs import BUILD, DEAL, DONE, FIRST, FUEL, GIVE, MARK, OPEN, PLACE, REGION, RUN, SCRAP
from voltable.engine.words import LAST_CARD

NAMES = ["Anna", "Bob B", "Čeněk", "Dana", "Essen", "x=1"]


def round_trip(edition, board, count, seed, **options):
    """Every choice along a whole random game, with all draws said, written and read back."""
    game = voltable.new_game(edition, board, NAMES[:count], dice="table", options=options)
    dice, mover = Dice(seed), bots.random_dice(seed)
    verbs = set()
    while not game.over:
        choices = game.choices()
        written = [notation.write(choice, game) for choice in choices]
        assert len(set(written)) == len(written)
        for choice, line in zip(choices, written):
            assert notation.read(line, game) == checked(choice), line
            verbs.add(choice[0])
        if game.turn == voltable.CHANCE:
            game.play(game.phases[game.state.phase].draw(game.state, dice))
        else:
            game.play(bots.random_move(choices, mover))
    return verbs


def test_every_choice_of_classic_games_can_be_read_back():
    """On all three boards, with all numbers of players."""
    for board, count, seed in (("germany", 2, 1), ("usa", 4, 2), ("central_europe", 6, 3)):
        round_trip("classic", board, count, seed, regions=("random", "draft")[count % 4 // 2])


def test_every_choice_of_central_europe_can_be_read_back():
    """Its cities have letters of five languages."""
    for count in (3, 5):
        round_trip("central_europe", None, count, count)


def test_every_choice_of_recharged_games_can_be_read_back():
    """With the Trust, marks and the storage."""
    verbs = round_trip("recharged", "usa", 2, 1, starting_cities=True, storage_anytime=True)
    verbs |= round_trip("recharged", "germany", 2, 2, regions="draft")
    verbs |= round_trip("recharged", "usa", 4, 3, storage_anytime=True, demolition=True)
    for verb in (FIRST, REGION, DEAL, PLACE, MARK, OPEN, SCRAP, FUEL, BUILD, RUN, DONE):
        assert verb in verbs


def test_every_city_of_every_board_can_be_written_and_read():
    """Those with blanks in quotes."""
    for edition, board in (
        ("classic", "germany"), ("classic", "usa"), ("classic", "central_europe"), ("recharged", "germany"),
        ("recharged", "usa"),
    ):  # fmt: skip
        game = board_table("Anna Bob Cyril", edition, board)
        enter(game, "build")
        for number, name in enumerate(game.edition.map.CITIES):
            line = notation.write((BUILD, number), game)
            assert line == "Cyril build " + ('"' + name + '"' if " " in name else name)
            assert notation.read(line, game) == (BUILD, number)


def test_cities_with_blanks():
    """New York, Washington D.C., Ústí nad Labem, Salt Lake City."""
    game = board_table("Anna Bob Cyril", "classic", "usa")
    enter(game, "build")
    play(game, 'Cyril build "New York"', 'build "Washington D.C."')
    assert game.view()["players"][2]["cities"] == ["New York", "Washington D.C."]
    assert refused(game, "Cyril build New York") == "unknown-city"
    assert refused(game, "Cyril build Salt Lake City") == "unknown-city"
    assert refused(game, 'Cyril build "Salt Lake City') == "open-quote"
    game = board_table("Anna Bob Cyril", "central_europe")
    enter(game, "build")
    play(game, 'Cyril build "Ústí nad Labem"')


def test_cities_are_written_exactly():
    """No other spelling and no number."""
    game = board_table("Anna Bob Cyril")
    enter(game, "build")
    for city in ("essen", "ESSEN", "Muenster", "38", "Torgelow ", "New York", "Stralsund"):
        assert refused(game, 'build "' + city + '"') == "unknown-city"


def test_a_player_may_be_called_like_a_city():
    """The first word is the name."""
    game = board_table("Essen Berlin Köln")
    enter(game, "build")
    play(game, "Köln build Köln", "build Essen")
    assert notation.read("build Berlin", game) == notation.read("Köln build Berlin", game)


def test_regions_with_and_without_a_name():
    """Drawn by chance, or drafted by somebody."""
    game = voltable.new_game("classic", players=["Anna", "Bob"], dice="table")
    play(game, "first Anna")
    assert lines(game)[0] == "region east"
    game = voltable.new_game("classic", players=["Anna", "Bob"], dice="table", options={"regions": "draft"})
    play(game, "first Anna")
    assert lines(game)[0] == "Anna region east"
    assert refused(game, "Bob region east") == "not-your-turn"


def test_dealt_cards():
    """A plant's number, or step3."""
    game = board_table("Anna Bob Cyril", deck="25 26")
    enter(game, "auction")
    play(game, "Anna drop", "Bob drop", "Cyril drop")
    assert lines(game) == ["deal 25", "deal 26"]
    assert notation.read("deal step3", game) == (DEAL, LAST_CARD)
    assert notation.write((DEAL, LAST_CARD), game) == "deal step3"
    for wrong in ("end", "41", "1", "51", "coal1", "Step3"):
        assert refusal_of(notation.read, "deal " + wrong, game).word == "unknown-plant"


def test_the_mix_of_hybrids_may_be_left_out_where_there_is_one():
    """run 5 with coal alone; with both it must be said."""
    game = board_table("Anna Bob Cyril")
    owns(game, "Anna", "5 12", "coal=4")
    enter(game, "bureaucracy")
    assert notation.read("Anna run 5 12", game) == (RUN, 3, 4)
    assert notation.write((RUN, 3, 4), game) == "Anna run 5 12 coal=4"
    owns(game, "Anna", "5 12", "oil=1")
    assert refused(game, "Anna run 5 12") == "which-mix"
    assert notation.read("Anna run 12 5 oil=1 coal=3", game) == (RUN, 3, 3)


def test_the_storage_is_written_by_its_name():
    """fuel storage 2."""
    game = board_table("Anna Bob Cyril", "recharged", "usa", options={"storage_anytime": True})
    lay_market(game, "coal=9")
    owns(game, "Cyril", "4")
    enter(game, "fuel")
    assert "Cyril fuel storage 1" in lines(game)
    assert notation.read("fuel storage 2", game) == (FUEL, STORAGE, 2)


def test_fuel_that_must_go():
    """give coal 2, of coal or oil."""
    game = board_table("Anna Bob Cyril")
    owns(game, "Anna", "5 12 10", "coal=6 oil=6")
    enter(game, "auction")
    play(game, "Anna open 18 18", "Bob pass", "Cyril pass", "Anna scrap 12")
    assert lines(game) == ["Anna give coal 1", "Anna give oil 1"]
    assert notation.read("Anna give oil 4", game) == (GIVE, 1, 4)


def test_what_is_no_action_cannot_be_written():
    """Wrong shapes and numbers of nothing."""
    game = board_table("Anna Bob Cyril", "recharged", "usa")
    enter(game, "build")
    wrong = [(), (BUILD,), (BUILD, 42), (BUILD, -1), (MARK, 99), (PLACE, 42), (REGION, 6), (FUEL, 5, 1), (FUEL, -1, 1)]
    wrong += [(DEAL, 43), (DEAL, 999), (OPEN, 42, 1), (GIVE, 4, 1), (10, 0, 1, 1), (99,), "x", (BUILD, True)]
    for action in wrong:
        assert refusal_of(notation.write, action, game).word == "bad-action", action


def test_a_storage_that_the_board_does_not_have_cannot_be_written():
    """It could not be read back."""
    game = board_table("Anna Bob Cyril", "recharged", "germany")
    enter(game, "fuel")
    assert refusal_of(notation.write, (FUEL, STORAGE, 1), game).word == "bad-action"


def test_a_mix_that_no_hybrid_burns_cannot_be_written():
    """oil=-3 cannot be read back, and a set one does not have would be read as another."""
    game = board_table("Anna Bob Cyril")
    owns(game, "Anna", "5", "coal=4")
    enter(game, "bureaucracy")
    for action in ((RUN, 1, 5), (RUN, 0, 1), (RUN, 2, 0), (RUN, 99, 0)):
        assert refusal_of(notation.write, action, game).word == "bad-action", action


def test_names_of_cities_in_the_view_are_those_of_the_notation():
    """In the board's order."""
    game = board_table("Anna Bob Cyril", "central_europe")
    connected(game, "Anna", ["Wien", "Ústí nad Labem", "Graz"])
    shown = game.view()["players"][0]["cities"]
    assert shown == ["Graz", "Wien", "Ústí nad Labem"]
    assert [city_number(game, name) for name in shown] == sorted([city_number(game, name) for name in shown])

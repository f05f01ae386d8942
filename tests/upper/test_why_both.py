"""Why somebody wins: for every edition what decides, with both sides' figures, and what it means to share a place."""

import voltable
from kit.boards.board_ending import end, ending
from kit.boards.board_table import connected, owns, play
from kit.cards.card_ending import scored
from voltable.families import family_of
from voltable.report.deciding import decisions
from voltable.report.result import why
from voltable.talk.said import said
from voltable.talk.speaker import Speaker
from voltable.talk.table import find

ENGLISH = "host/voltable_host/data/words/en.bin"
BOARD = ("classic", "central_europe", "recharged")


def english():
    """The table of words."""
    return open(ENGLISH, "rb")


def told(game):
    """The sentences in English."""
    speaker = Speaker(english, game.edition, game.names)
    return [speaker.say(message) for message in why(game)]


def board(edition, *owned, names="Anna Bob Cyril"):
    """A board game that is over: of each player the plants that run for nothing, money, and cities more."""
    game = ending(names, edition)
    first = 18
    for name, (labels, money, cities) in zip(names.split(), owned):
        owns(game, name, labels, money=money)
        if name != "Anna":
            connected(game, name, game.edition.map.CITIES[first : first + cities])
            first += cities
    end(game)
    return game


def test_each_part_of_a_score_has_its_words():
    """As many names as the longest score has parts: an edition with a score of this kind needs no code here."""
    for edition, _module in voltable.EDITIONS:
        game = voltable.new_game(edition, players=3)
        page = family_of(game).counting
        for player in game.state.players:
            game.phases[2 if game.edition.houses else 1].own(player, (3,))
        criteria = page.criteria(game.edition)
        assert 2 <= len(page.score(game, 0)) <= len(criteria) == 3
        with english() as words:
            assert [name for name in criteria if not find(words, "score-" + name)] == []
            assert [name for name in criteria[1:] if not find(words, "decides-" + name)] == []


def test_most_cities_powered_win():
    """With the figures of whoever comes next; below, each place is told by the first figure alone."""
    for edition in BOARD:
        game = board(edition, ("18", 5, 0), ("22 37", 0, 6), ("13", 60, 3))
        assert told(game) == ["Bob wins: 6 cities powered; Anna: 2."]


def test_one_city_is_a_city():
    """The number decides the form."""
    assert told(board("recharged", ("", 5, 0), ("13", 0, 2), ("", 6, 2))) == [
        "Bob wins: 1 city powered; Cyril: 0.",
        "Cyril, Anna: 0 cities powered each; money decides: 6 to 5.",
    ]


def test_money_breaks_a_tie():
    """In every edition, for each pair that ties."""
    for edition in BOARD:
        game = board(edition, ("18", 12, 0), ("22", 37, 3), ("22", 3, 3))
        assert told(game) == [
            "Bob wins. Bob, Anna: 2 cities powered each; money decides: 37 to 12.",
            "Anna, Cyril: 2 cities powered each; money decides: 12 to 3.",
        ]


def test_then_the_number_of_cities_where_the_edition_counts_it():
    """Classic and Central Europe; in recharged the win is shared."""
    owned = (("18", 37, 0), ("22", 37, 3), ("22", 37, 4))
    last = {"classic": 17, "central_europe": 17}
    for edition in ("classic", "central_europe"):
        assert told(board(edition, *owned)) == [
            "Anna wins. Anna, Cyril: 2 cities powered, 37 Elektro each; the number of cities connected decides:"
            f" {last[edition]} to 4.",
            "Cyril, Bob: 2 cities powered, 37 Elektro each; the number of cities connected decides: 4 to 3.",
        ]
    assert told(board("recharged", *owned)) == [
        "The win is shared: Anna, Bob, Cyril. All that counts is equal: 2 cities powered, 37 Elektro.",
    ]


def test_an_edition_may_count_otherwise():
    """It names the parts of its own score; nothing here knows of it."""
    game = ending()
    game.edition.criteria = ("cities", "money")
    game.edition.score = lambda state, seat: (len(state.players[seat].cities) // 9, state.players[seat].money)
    owns(game, "Cyril", money=60)
    end(game)
    assert told(game) == [
        "Anna wins: 1 city connected; Cyril: 0.", "Cyril, Bob: 0 cities connected each; money decides: 60 to 50.",
    ]  # fmt: skip


def test_a_win_is_shared_where_all_that_counts_is_equal():
    """Ruling A33; what decides against the next place is told where the first figure does not tell it."""
    game = board("classic", ("18", 1, 0), ("22", 9, 3), ("22", 9, 3))
    assert told(game) == [
        "The win is shared: Bob, Cyril. All that counts is equal: 2 cities powered, 9 Elektro, 3 cities connected.",
        "Bob, Cyril, Anna: 2 cities powered each; money decides: 9 to 1.",
    ]
    game = board("recharged", ("", 1, 0), ("22", 9, 3), ("22", 9, 4))
    assert told(game) == ["The win is shared: Bob, Cyril. All that counts is equal: 2 cities powered, 9 Elektro."]


def test_another_place_can_be_shared_too():
    """Its number is told; the place behind it is left out."""
    game = board("recharged", ("18", 1, 0), ("", 9, 3), ("", 9, 4))
    assert told(game) == [
        "Anna wins: 2 cities powered; Bob, Cyril: 0.",
        "Place 2 is shared: Bob, Cyril. All that counts is equal: 0 cities powered, 9 Elektro.",
    ]


def test_six_players_are_told_apart():
    """One sentence for the win, one for each tie below it."""
    owned = (("18", 5, 0), ("22 37", 0, 6), ("22", 5, 2), ("22", 4, 2), ("", 4, 1), ("", 4, 1))
    game = board("recharged", *owned, names="Anna Bob Cyril Dana Emil Franta")
    assert told(game) == [
        "Bob wins: 6 cities powered; Anna, Cyril: 2.",
        "Place 2 is shared: Anna, Cyril. All that counts is equal: 2 cities powered, 5 Elektro.",
        "Anna, Cyril, Dana: 2 cities powered each; money decides: 5 to 4.",
        "Place 5 is shared: Emil, Franta. All that counts is equal: 0 cities powered, 4 Elektro.",
    ]


def test_most_points_win_in_the_card_game():
    """Rules 9."""
    assert told(scored(("8", "", 0), ("11", "", 0))) == ["Maciek wins: 7 points; Gosia: 6."]
    assert told(scored(("12", "", 12), ("12", "", 9))) == ["Gosia wins: 1 point; Maciek: 0."]


def test_a_tie_of_points_goes_to_what_is_left_over():
    """Rules 9: not to all the money."""
    assert told(scored(("8", "", 15), ("11", "", 9), ("8", "", 16))) == [
        "Maciek wins. Maciek, Anna: 7 points each; what is left over decides: 9 to 6.",
        "Anna, Gosia: 7 points each; what is left over decides: 6 to 5.",
    ]


def test_then_to_the_highest_plant():
    """Rules 9, and R-18: who still ties shares."""
    assert told(scored(("8", "", 3), ("8 9", "", 3), ("8 12", "", 3))) == [
        "Anna wins. Anna, Maciek: 6 points, 3 Elektro left over each; the highest plant decides: 12 to 9.",
        "Maciek, Gosia: 6 points, 3 Elektro left over each; the highest plant decides: 9 to 8.",
    ]
    assert told(scored(("5a", "coal1", 4), ("5c", "oil1", 4), ("5b", "", 0))) == [
        "The win is shared: Gosia, Maciek. All that counts is equal: 5 points, 4 Elektro left over, highest plant 5.",
    ]


def test_it_is_data_before_it_is_a_sentence():
    """Ids and values; nothing is said before the end."""
    game = scored(("8", "", 0), ("11", "", 0))
    most = said("score-points", n=7)
    assert why(game) == [said("wins-clearly", name=(1,), most=most, names=(0,), less=6)]
    (first, last) = decisions(game)
    assert (first.place, first.seats, first.rivals, first.part) == (1, (1,), (0,), 0)
    assert (first.score, first.rival_score, last.place, last.rivals) == ((7, 0, 11), (6, 0, 8), 2, ())
    assert why(voltable.new_game("card", players=2)) == [] == decisions(voltable.new_game("classic", players=2))


def test_at_a_real_table_only_the_winner_is_known():
    """A tie is told there, not counted; nobody knows by how much money."""
    for lines, sentence in (
        (("done",), "The win is shared: Ana, Bo."),
        (("first Bo",), "Bo wins."),
    ):
        table = voltable.new_table("classic", players=["Ana", "Bo"], depth="quick", seed=1)
        play(table, "set Ana 9", "set Bo 9", "set end 1", "done", *lines)
        assert table.over and told(table) == [sentence]

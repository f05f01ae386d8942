"""The end of the board game: when it stops, what counts, and who shares a place (rules 7)."""

import voltable
from kit.boards.board_ending import end, ending
from kit.boards.board_table import board_table, connected, enter, happened, owns, play, player, refused
from voltable.boardgame.events import CitiesPowered
from voltable.boardgame.phases.bureaucracy import best_power
from voltable.bots import random_bot as bots
from voltable.plants.events import GameOver, StepBegan

NAMES = ("Anna", "Bob", "Cyril", "Dana", "Emil", "Franta")


def result(game):
    """(name, place, points, money) as the view shows them."""
    rows = game.view()["result"]
    return [(game.names[row["seat"]], row["place"], row["points"], row["money"]) for row in rows]


def ranked(game):
    """Names by place, those who share it together."""
    return [" ".join([game.names[seat] for seat in group]) for group in game.ranking()]


def test_the_game_ends_at_the_printed_number_of_cities():
    """Classic 21/17/17/15/14, recharged 18/17/17/15/14: not one fewer."""
    for edition, numbers in (("classic", (21, 17, 17, 15, 14)), ("recharged", (18, 17, 17, 15, 14))):
        for count, number in enumerate(numbers):
            names = " ".join(NAMES[: count + 2])
            game = ending(names, edition, cities=number - 1)
            end(game)
            assert not game.over and game.view()["phase"] == "bureaucracy"
            game = ending(names, edition, cities=number)
            assert happened(end(game), GameOver) and game.over and game.view()["phase"] == "over"


def test_the_phase_is_played_to_its_end():
    """Players may go beyond the number in the same phase; the others still build."""
    game = ending(cities=16, money=500)
    connected(game, "Cyril", ["Berlin"])
    play(game, "Cyril build Frankfurt-O", "Cyril done", "Bob done")
    assert not game.view()["last_round"]
    play(game, "Anna build Regensburg", "Anna build Passau")
    assert game.view()["last_round"] and not game.over
    play(game, "Anna done")
    assert game.over


def test_the_last_in_order_ends_it_only_after_the_others():
    """Cyril reaches the number first, Bob and Anna build all the same."""
    game = ending(cities=0)
    connected(game, "Cyril", game.edition.map.CITIES[:17], step=3)
    play(game, "Cyril done")
    assert not game.over
    play(game, "Bob build Essen", "Bob done", "Anna done")
    assert game.over


def test_the_end_is_checked_before_step_two():
    """Rules 4: from Step 1 straight to the end; no plant leaves for Step 2."""
    game = board_table("Anna Bob Cyril", market="38 39 40 42 44 46 50", deck="37")
    connected(game, "Anna", game.edition.map.CITIES[:17])
    enter(game, "build")
    market = game.state.market
    events = end(game)
    assert not happened(events, StepBegan) and (game.state.step, game.state.market) == (1, market)


def test_there_is_no_income_after_the_last_phase_four():
    """No fuel is burnt, nobody is paid, nothing is refilled."""
    game = ending()
    owns(game, "Anna", "10", "coal=4", money=7)
    tokens = game.state.tokens[:]
    assert not happened(end(game), CitiesPowered)
    assert (player(game, "Anna").money, player(game, "Anna").fuel, game.state.tokens) == (7, [4, 0, 0, 0], tokens)


def test_most_powered_cities_win():
    """Not whoever ended the game: Anna has seventeen cities and powers two."""
    game = ending()
    owns(game, "Anna", "10", "coal=4", money=99)
    connected(game, "Bob", game.edition.map.CITIES[20:26])
    owns(game, "Bob", "20", "coal=3", money=0)
    end(game)
    assert ranked(game) == ["Bob", "Anna", "Cyril"]
    assert result(game) == [("Bob", 1, 5, 0), ("Anna", 2, 2, 99), ("Cyril", 3, 0, 50)]


def test_nobody_powers_more_cities_than_are_connected():
    """20 powers five, Bob has three cities."""
    game = ending()
    connected(game, "Bob", game.edition.map.CITIES[20:23])
    owns(game, "Bob", "20", "coal=3")
    end(game)
    assert result(game)[0][:3] == ("Bob", 1, 3)


def test_the_best_choice_of_plants_counts():
    """Coal for one of two plants only: the better one; a hybrid helps with oil."""
    game = ending()
    owns(game, "Anna", "10 20 21", "coal=3 oil=2")
    end(game)
    assert best_power(game.edition.cards, player(game, "Anna")) == 5 + 4


def test_more_money_breaks_a_tie():
    """Every edition."""
    for edition in ("classic", "central_europe", "recharged"):
        game = ending(edition=edition)
        for name, money in (("Anna", 5), ("Bob", 7), ("Cyril", 6)):
            owns(game, name, money=money)
        end(game)
        assert ranked(game) == ["Bob", "Cyril", "Anna"]


def tied(edition):
    """All power two cities and have the same money; Anna has most cities, then Cyril."""
    game = ending(edition=edition)
    connected(game, "Bob", game.edition.map.CITIES[20:22])
    connected(game, "Cyril", game.edition.map.CITIES[25:29])
    for name, label in (("Anna", "18"), ("Bob", "22"), ("Cyril", "10")):
        owns(game, name, label, "coal=2" if label == "10" else "")
    end(game)
    return game


def test_classic_then_most_connected_cities():
    """Rules 7: [C]."""
    assert ranked(tied("classic")) == ranked(tied("central_europe")) == ["Anna", "Cyril", "Bob"]


def test_recharged_knows_only_money():
    """Rules 7: otherwise shared."""
    game = tied("recharged")
    assert ranked(game) == ["Anna Bob Cyril"]
    assert [row[1] for row in result(game)] == [1, 1, 1]


def test_a33_who_ties_to_the_last_shares_the_place():
    """The next place is left out."""
    game = ending("Anna Bob Cyril Dana")
    for name, money in (("Anna", 1), ("Bob", 9), ("Cyril", 9), ("Dana", 5)):
        owns(game, name, money=money)
    connected(game, "Bob", "Köln Trier")
    connected(game, "Cyril", "Aachen Mannheim")
    end(game)
    assert ranked(game) == ["Bob Cyril", "Dana", "Anna"]
    assert [row[:2] for row in result(game)] == [("Bob", 1), ("Cyril", 1), ("Dana", 3), ("Anna", 4)]


def test_a33_shared_last_places():
    """Two who have nothing."""
    game = ending()
    owns(game, "Anna", "13")
    end(game)
    assert ranked(game) == ["Anna", "Bob Cyril"]


def test_nobody_is_ranked_before_the_end():
    """No result, no ranking."""
    game = ending()
    assert game.ranking() == [] and game.view()["result"] is None


def test_after_the_end_nothing_is_asked():
    """game-over for every action."""
    game = ending()
    end(game)
    assert game.choices() == []
    assert refused(game, "done") == refused(game, "build Essen") == "game-over"


def test_a43_money_is_hidden_by_default_and_shown_at_the_end():
    """Others' money is null with a seat given; the result shows it."""
    for edition in ("classic", "recharged"):
        game = ending(edition=edition)
        assert [row["money"] for row in game.view(1)["players"]] == [None, 50, None]
        assert [row["money"] for row in game.view()["players"]] == [50, 50, 50]
        end(game)
        assert [row["money"] for row in game.view(1)["result"]] == [50, 50, 50]


def test_a43_without_hidden_money_everybody_sees_it():
    """The option."""
    for edition in ("classic", "central_europe", "recharged"):
        game = ending(edition=edition, options={"hidden_money": False})
        assert [row["money"] for row in game.view(1)["players"]] == [50, 50, 50]


def test_random_games_end_after_a_phase_four_with_enough_cities():
    """And never without."""
    tables = (("classic", "usa"), ("central_europe", None), ("recharged", "germany"), ("recharged", "usa"))
    for edition, board in tables:
        for count in range(2, 7):
            game = voltable.new_game(edition, board=board, players=count, seed=count)
            bots.play_random(game, count)
            cities = [len(row["cities"]) for row in game.view()["players"]]
            assert max(cities) >= game.edition.last_cities
            assert check_places(game)


def check_places(game):
    """Each place after the one before, by points, money and, in the classic game, cities."""
    rows = game.view()["result"]
    keys = [(row["points"], row["money"]) for row in rows]
    assert keys == sorted(keys, reverse=True)
    return [row["seat"] for row in rows] == [seat for group in game.ranking() for seat in group]

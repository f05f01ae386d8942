"""Against the Trust: its houses and its place (recharged, rules 9.4)."""

import voltable
from kit.boards.board_table import city_number, connected, enter, lines, order, play, refused, turn
from kit.boards.trust_table import PLUGS, REGIONS, houses, setup, trust_table
from voltable.boardgame.network import Network, connections


def test_the_trust_has_sixteen_houses_and_no_money():
    """And is no player."""
    game = setup()
    assert (game.state.dummy.houses, game.state.dummy.money, len(game.state.players)) == (16, 0, 2)
    assert game.view()["dummy"]["name"] == "Trust" and order(game) == "Anna Bob"


def test_only_two_players_of_the_recharged_game_have_a_trust():
    """The classic game for two is an ordinary one."""
    assert voltable.new_game("recharged", players=3).state.dummy is None
    for edition in ("classic", "central_europe"):
        assert voltable.new_game(edition, players=2).state.dummy is None


def test_six_houses_are_placed_by_turns():
    """The first player one, the second two, the first two, the second one."""
    game = setup()
    seen = []
    while game.view()["phase"] == "setup":
        seen.append(turn(game))
        play(game, lines(game)[0])
    assert seen == ["Anna", "Bob", "Bob", "Anna", "Anna", "Bob"]
    assert list(houses(game).values()) == [[2]] * 6 and game.state.dummy.houses == 10
    assert (game.view()["phase"], game.view()["round"], turn(game)) == ("auction", 1, "Anna")


def test_the_drawn_first_player_begins():
    """Bob if he was drawn."""
    game = voltable.new_game("recharged", "usa", ["Anna", "Bob"], dice="table", options={"regions": REGIONS})
    play(game, "first Bob", *["deal " + label for label in PLUGS.split()])
    assert turn(game) == "Bob"


def test_the_first_house_goes_anywhere():
    """Every city in play."""
    assert len(lines(setup())) == 21


def test_the_others_next_to_one_that_stands():
    """Seattle: Billings, Boise and Portland, nothing further away."""
    game = setup()
    play(game, "Anna place Seattle")
    assert sorted(lines(game)) == ["Bob place Billings", "Bob place Boise", "Bob place Portland"]
    assert refused(game, "Bob place Denver") == "not-for-trust"
    assert refused(game, "Bob place Seattle") == "not-for-trust"
    assert refused(game, "Bob place Atlanta") == "city-out-of-play"
    play(game, "Bob place Billings")
    assert "Bob place Cheyenne" in lines(game) and "Bob place Billings" not in lines(game)


def test_a39_adjacent_is_one_connection_within_the_regions_in_play():
    """San Francisco is next to Portland only where its region is in play."""
    game = setup()
    play(game, "Anna place Portland")
    assert sorted(lines(game)) == ["Bob place Boise", "Bob place Seattle"]
    wider = setup(regions=["north", "northwest", "southwest"])
    play(wider, "Anna place Portland")
    assert 'Bob place "San Francisco"' in lines(wider)


class Lonely:
    """A board on which no connection leads to one city."""

    def __init__(self, board, city):
        ways = [way for way in connections(board) if city not in way[:2]]
        self.CONNECTIONS = bytes([number for way in ways for number in way])


def lonely(network, city):
    """The network of such a board."""
    other = Network(network.board, 0)
    other.cities, other.places, other.board = network.cities, network.places, Lonely(network.board, city)
    return other


def test_a39_where_nothing_is_free_next_to_one_any_empty_city_will_do():
    """Cannot happen on a printed board, where all hangs together: here a lonely city is left."""
    game = setup()
    play(game, "Anna place Seattle")
    boston = city_number(game, "Boston")
    for place, city in enumerate(game.state.network.cities):
        game.state.houses[3 * place] = 0 if city == boston else 3
    game.state.network = lonely(game.state.network, boston)
    assert lines(game) == ["Bob place Boston"]


def test_nobody_places_out_of_turn_or_anything_else():
    """Only the house is asked for."""
    game = setup()
    for line in ("mark Seattle", "build Seattle", "done", "deal 11", "region north", "first Bob"):
        assert refused(game, line) == "not-now"
    assert refused(game, "Bob place Seattle") == "not-your-turn"


# Phase 1


def test_the_players_take_places_one_and_three():
    """The usual rule between the two; the Trust counts for nothing."""
    game = trust_table()
    connected(game, "Bob", "Essen")
    enter(game, "bureaucracy")
    play(game, "Anna run", "Bob run", "deal 25")
    assert (order(game), game.view()["phase"], turn(game)) == ("Bob Anna", "auction", "Bob")

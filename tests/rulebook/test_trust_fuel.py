"""Against the Trust: the fuel it takes (recharged, rules 9.4)."""

from kit.boards.board_table import enter, happened, lay_market, owns, play, player, turn
from kit.boards.trust_table import trust_table
from voltable.boardgame.events import TrustTookFuel
from voltable.boardgame.fuels import COAL, FUELS


def fuelling(trust, tokens, board="germany"):
    """Bob is done and the Trust has taken its fuel; the game and what was told."""
    game = trust_table(board)
    lay_market(game, tokens)
    owns(game, "Trust", trust)
    enter(game, "fuel")
    assert turn(game) == "Bob"
    return game, happened(play(game, "Bob done"), TrustTookFuel)


def taken(events):
    """As text."""
    return " ".join([FUELS[event.fuel] + "=" + str(event.tokens) for event in events])


def test_it_takes_fuel_between_the_two_players():
    """After the last in order, before the first; exactly what its plants burn once."""
    game, events = fuelling("20 26 30", "coal=24 oil=18 garbage=6")
    assert taken(events) == "coal=3 oil=2 garbage=3" and turn(game) == "Anna"
    assert game.state.tokens[:3] == [21, 16, 3] and game.state.dummy.fuel == [3, 2, 3, 0]
    assert not happened(play(game, "Anna done"), TrustTookFuel)


def test_it_takes_the_cheapest_tokens_and_pays_nothing():
    """Anna pays for the next space."""
    game, _ = fuelling("20", "coal=24 oil=18")
    owns(game, "Anna", "4")
    game.phases[3].measure(game.state)
    play(game, "Anna fuel coal 1")
    assert player(game, "Anna").money == 48


def test_a36_single_fuels_come_before_hybrids():
    """Four coal: 20 takes three, so the hybrid 5 gets one coal and one oil; by number among themselves."""
    _, events = fuelling("5 20", "coal=3 oil=0")
    assert taken(events) == "coal=3"
    _, events = fuelling("4 20", "coal=4 oil=0")
    assert taken(events) == "coal=2 coal=2"
    _, events = fuelling("5 12 20", "coal=4 oil=1")
    assert taken(events) == "coal=3 coal=1 oil=1"


def test_a37_each_hybrid_begins_with_coal():
    """Two hybrids with three and two tokens: coal, oil, coal; coal, oil."""
    _, events = fuelling("21 46", "coal=9 oil=9")
    assert taken(events) == "coal=1 oil=1 coal=1 oil=1 coal=1"
    _, events = fuelling("29 46", "coal=9 oil=9")
    assert taken(events) == "coal=1 coal=1 oil=1 coal=1"


def test_a_hybrid_goes_on_with_what_is_left():
    """Coal and oil in turn as long as both are there."""
    _, events = fuelling("46", "coal=1 oil=9")
    assert taken(events) == "coal=1 oil=1 oil=1"
    _, events = fuelling("46", "coal=9 oil=0")
    assert taken(events) == "coal=1 coal=1 coal=1"
    _, events = fuelling("46", "coal=0 oil=1")
    assert taken(events) == "oil=1"


def test_it_takes_every_kind_of_fuel():
    """Uranium too; plants without fuel take nothing."""
    _, events = fuelling("13 17 30", "garbage=6 uranium=2")
    assert taken(events) == "uranium=1 garbage=3"


def test_it_takes_what_there_is():
    """Fewer than it needs."""
    _, events = fuelling("30 38", "garbage=4")
    assert taken(events) == "garbage=3 garbage=1"
    _, events = fuelling("30", "garbage=0")
    assert taken(events) == ""


def test_in_the_usa_it_uses_the_storage_when_the_market_is_empty():
    """Ruling A23; Germany has no storage."""
    game, events = fuelling("20", "coal=1", board="usa")
    assert taken(events) == "coal=3" and (game.state.tokens[COAL], game.state.supply[COAL]) == (0, 21)
    game, events = fuelling("20", "coal=1")
    assert taken(events) == "coal=1" and game.state.supply[COAL] == 23

"""Against the Trust: the plants it takes (recharged, rules 9.4)."""

from kit.boards.board_table import enter, happened, labels, market, owns, play, turn
from kit.boards.trust_table import trust_table
from voltable.boardgame.events import TrustTookPlant
from voltable.engine.verbs import NOTHING


def buying(**more):
    """Anna opens; the Trust owns what is laid."""
    game = trust_table(**more)
    owns(game, "Trust", more.get("trust", ""))
    game.state.dummy.needs = game.edition.cards.needs(game.state.dummy.plants)
    enter(game, "auction")
    return game


def test_only_the_two_players_bid():
    """The Trust never does."""
    game = buying()
    play(game, "Anna open 16 16")
    assert game.view()["auction"]["still_in"] == [0, 1]


def test_after_the_first_sale_it_takes_the_highest_of_the_current_row():
    """For nothing, once a round; replaced as after a sale."""
    game = buying()
    (told,) = happened(play(game, "Anna open 16 16", "Bob pass", "deal 25"), TrustTookPlant)
    assert (labels((told.plant,)), told.dropped) == ("19", NOTHING)
    assert turn(game) == "chance"
    play(game, "deal 26")
    assert market(game) == "15 17 18 20 21 22 25 26" and turn(game) == "Bob"
    events = play(game, "Bob open 17 17", "deal 27")
    assert not happened(events, TrustTookPlant)


def test_after_the_first_player_dropped_out_it_takes_one_too():
    """Before the second player opens."""
    game = buying()
    (told,) = happened(play(game, "Anna drop"), TrustTookPlant)
    assert labels((told.plant,)) == "18"
    play(game, "deal 25")
    assert turn(game) == "Bob"


def test_a34_after_either_players_first_purchase():
    """Bob buys in Anna's auction: the Trust is next, then Anna opens again."""
    game = buying()
    (told,) = happened(play(game, "Anna open 16 16", "Bob bid 17", "Anna pass", "deal 25"), TrustTookPlant)
    assert labels((told.plant,)) == "19"
    play(game, "deal 26")
    assert turn(game) == "Anna"


def test_a34_with_trust_waits_only_when_the_first_player_is_finished():
    """The option: Bob's purchase is not enough, Anna's is; or her dropping out."""
    for line in ("Anna open 17 17", "Anna drop"):
        game = buying(options={"trust_waits": True})
        events = play(game, "Anna open 16 16", "Bob bid 17", "Anna pass", "deal 25")
        assert not happened(events, TrustTookPlant) and turn(game) == "Anna"
        events = play(game, line)
        if "open" in line:
            events += play(game, "deal 26")
        assert len(happened(events, TrustTookPlant)) == 1


def test_a34_with_trust_waits_the_first_players_purchase_is_the_moment():
    """Both ways agree where the first player buys first."""
    for waits in (False, True):
        game = buying(options={"trust_waits": waits})
        assert happened(play(game, "Anna open 16 16", "Bob pass", "deal 25"), TrustTookPlant)


def test_a35_in_step_three_it_takes_the_highest_of_six():
    """All plants are on offer."""
    game = trust_table(market="20 21 22 23 24 25", deck="", under="30 31")
    game.state.last_card, game.state.step = 2, 3
    enter(game, "auction")
    (told,) = happened(play(game, "Anna drop"), TrustTookPlant)
    assert labels((told.plant,)) == "25"


def test_with_three_plants_it_takes_only_a_higher_one_than_its_lowest():
    """Which it scraps."""
    game = buying(trust="13 17 30", market="15 16 18 19 20 21 22 23")
    (told,) = happened(play(game, "Anna drop"), TrustTookPlant)
    assert (labels((told.plant,)), labels((told.dropped,))) == ("19", "13")
    assert labels(game.state.dummy.plants) == "17 19 30"


def test_with_three_higher_plants_it_takes_nothing():
    """And nothing is replaced; its chance of the round is gone."""
    game = buying(trust="28 29 30", market="15 16 18 19 20 21 22 23")
    events = play(game, "Anna drop")
    assert not happened(events, TrustTookPlant) and turn(game) == "Bob"
    assert market(game) == "15 16 18 19 20 21 22 23"
    events = play(game, "Bob open 16 16", "deal 25")
    assert not happened(events, TrustTookPlant) and labels(game.state.dummy.plants) == "28 29 30"


def test_a38_a_small_plant_drawn_for_it_sets_the_token_aside():
    """The token rule holds for its replacement."""
    game = buying(deck="13 25 26")
    assert game.view()["plants"]["discount"] == 15
    play(game, "Anna drop", "deal 13")
    assert game.view()["plants"]["discount"] is None and turn(game) == "chance"
    play(game, "deal 25")
    assert market(game) == "15 16 17 19 20 21 22 25"


def test_a38_the_discounted_plant_taken_by_it_loses_the_token():
    """Where the lowest is also the highest on offer."""
    game = buying(market="15", deck="25 26")
    assert game.view()["plants"]["discount"] == 15
    play(game, "Anna drop")
    assert game.view()["plants"]["discount"] is None
    play(game, "deal 25")
    assert labels(game.state.dummy.plants) == "15"


def test_it_takes_from_an_empty_market_nothing():
    """Late in Step 3."""
    game = trust_table(market="", deck="")
    game.state.last_card, game.state.step = 2, 3
    enter(game, "auction")
    assert not happened(play(game, "Anna drop"), TrustTookPlant)

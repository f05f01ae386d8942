"""The Bank of the two-player game takes its plants (rules 6)."""

from kit.cards.helpers import (
    discounted,
    enter,
    happened,
    labels,
    market,
    offered,
    owns,
    plant,
    play,
    player,
    table,
    turn,
)
from voltable.engine.words import OUT
from voltable_cards.events import BankTookPlant


def auction(**more):
    game = table("Gosia Maciek", **more)
    enter(game, "auction")
    return game


def test_r12_in_the_last_round_the_bank_takes_the_sixth_plant():
    """R-12, printed."""
    game = table("Gosia Maciek", market="9 10 11 12 13 14", deck="", under="30 31")
    game.state.last_card = OUT
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass", "deal 30")
    assert labels(player(game, "Bank").plants) == "30"


def test_the_bank_takes_the_fourth_plant_once_the_first_human_has_bought():
    """6: after that sale's refill, and its own place is refilled at once."""
    game = auction(deck="17 18")
    play(game, "Gosia open 10 10", "Maciek pass")
    assert player(game, "Bank").plants == ()
    events = play(game, "deal 17")
    assert [tuple(event) for event in happened(events, BankTookPlant)] == [(plant("13"), -1)]
    assert (market(game), turn(game)) == ("9 11 12 14 15 16 17", "chance")
    play(game, "deal 18")
    assert (offered(game), turn(game)) == ("9 11 12 14", "Maciek")


def test_the_bank_acts_also_when_the_other_human_wins_the_opening():
    """6: own or other's opening."""
    game = auction()
    events = play(game, "Gosia open 10 10", "Maciek bid 11", "Gosia pass", "deal 17")
    assert len(happened(events, BankTookPlant)) == 1


def test_r28_the_bank_acts_when_the_first_human_drops_out_once_a_round():
    """R-28."""
    game = auction()
    events = play(game, "Gosia drop")
    assert [tuple(event) for event in happened(events, BankTookPlant)] == [(plant("12"), -1)]
    events = play(game, "deal 17", "Maciek drop", "deal 18")
    assert happened(events, BankTookPlant) == []
    assert game.view()["phase"] == "fuel"


def test_the_other_human_then_opens_alone_and_pays_the_minimum():
    """6."""
    game = auction()
    play(game, "Gosia open 10 14", "Maciek pass", "deal 17", "deal 18", "Maciek open 11 11")
    assert player(game, "Maciek").money == 39


def test_on_a_fourth_plant_the_banks_oldest_leaves_the_game():
    """6: the leftmost of its row, newest right."""
    game = auction()
    owns(game, "Bank", "31 3a 20")
    events = play(game, "Gosia drop")
    assert [tuple(event) for event in happened(events, BankTookPlant)] == [(plant("12"), plant("31"))]
    assert labels(player(game, "Bank").plants) == "3a 20 12"
    assert game.view()["dummy"]["cards"] == ["3a", "20", "12"]


def test_the_banks_refill_may_undercut_the_token():
    """6: 4.5 applies, token included."""
    game = auction(deck="3a 17")
    play(game, "Gosia drop", "deal 3a")
    assert (discounted(game), turn(game)) == ("", "chance")
    play(game, "deal 17")
    assert market(game) == "9 10 11 13 14 15 16 17"


def test_the_bank_may_take_the_discounted_plant_when_it_is_the_last():
    """6 and R-15: then the token is set aside."""
    game = table("Gosia Maciek", market="9", deck="")
    game.state.last_card = OUT
    enter(game, "auction")
    play(game, "Gosia drop")
    assert (labels(player(game, "Bank").plants), discounted(game), market(game)) == ("9", "", "")
    assert turn(game) == "Maciek"


def test_an_empty_market_gives_the_bank_nothing():
    """R-15."""
    game = table("Gosia Maciek", market="9", deck="")
    game.state.last_card = OUT
    enter(game, "auction")
    play(game, "Gosia open 9 1", "Maciek pass")
    assert (player(game, "Bank").plants, turn(game)) == ((), "Maciek")

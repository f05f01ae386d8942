"""Demolition, the small expansion (rules 10)."""

from kit.cards.helpers import enter, happened, owns, play, player, refused, table
from voltable.plants.events import Compensated, DemolitionAdvanced

SCRAP_BY_GOSIA = ("Gosia open 10 10", "Maciek pass", "Anna pass", "Gosia scrap 3a", "deal 17")
SCRAP_BY_MACIEK = ("Maciek open 11 11", "Anna pass", "Maciek scrap 4a", "deal 18")


def site(names="Gosia Maciek Anna", card=1, demolition=True, money=50):
    """Gosia and Maciek own three plants each; a demolition card lies on top."""
    game = table(names, options={"demolition": demolition}, money=money, deck="17 18 19 20 21 22")
    owns(game, "Gosia", "3a 5a 8")
    owns(game, "Maciek", "4a 6a 7a")
    if demolition:
        game.state.demolition = card - 1
    enter(game, "auction", 4)
    return game


def paid(events):
    return [event.money for event in happened(events, Compensated)]


def test_x08_the_first_gets_one_the_next_nothing_and_card_two_is_on_top():
    """X-08."""
    game = site()
    assert paid(play(game, *SCRAP_BY_GOSIA)) == [1]
    assert paid(play(game, *SCRAP_BY_MACIEK)) == [0]
    events = play(game, "Anna drop", "deal 19")
    assert [event.card for event in happened(events, DemolitionAdvanced)] == [2]
    assert list(game.view()["demolition"].values()) == [2, 2, 1, 0]  # card, first, later, paid
    assert (player(game, "Gosia").money, player(game, "Maciek").money) == (50 - 10 + 1, 50 - 11)


def test_later_cards_pay_more():
    """10: first value, then the later value of the same card."""
    game = site(card=3)
    assert paid(play(game, *SCRAP_BY_GOSIA)) == [3]
    assert paid(play(game, *SCRAP_BY_MACIEK)) == [2]


def test_without_a_demolition_the_top_card_stays():
    """10: at least one player has to be compensated."""
    game = site()
    events = play(game, "Gosia drop", "Maciek drop", "Anna open 10 10", "deal 17", "deal 18")
    assert not happened(events, DemolitionAdvanced)
    assert game.view()["demolition"]["card"] == 1


def test_the_top_card_leaves_once_however_many_demolished():
    """10."""
    game = site()
    play(game, *SCRAP_BY_GOSIA)
    play(game, *SCRAP_BY_MACIEK)
    play(game, "Anna drop", "deal 19")
    assert game.state.demolition == 1


def test_the_last_card_is_never_taken_away():
    """10: it stays open until the end of the game."""
    game = site(card=5)
    assert paid(play(game, *SCRAP_BY_GOSIA)) == [5]
    events = play(game, "Maciek drop", "Anna drop", "deal 18")
    assert not happened(events, DemolitionAdvanced)
    assert game.view()["demolition"]["card"] == 5


def test_in_the_next_phase_somebody_is_first_again():
    """10: of the phase."""
    game = site()
    play(game, *SCRAP_BY_GOSIA)
    play(game, "Maciek drop", "Anna drop", "deal 18")
    enter(game, "auction", 5)
    assert paid(play(game, "Gosia drop", "Maciek open 11 11", "Anna pass", "Maciek scrap 4a")) == [2]


def test_the_money_never_helps_to_pay_the_bid():
    """10: paid after the new plant was paid for."""
    game = site(card=5, money=10)
    assert refused(game, "Gosia open 10 11") == "too-poor"
    play(game, *SCRAP_BY_GOSIA)
    assert player(game, "Gosia").money == 5


def test_without_the_expansion_nothing_is_paid():
    """10."""
    game = site(demolition=False)
    assert paid(play(game, *SCRAP_BY_GOSIA)) == []
    assert game.view()["demolition"] is None


def test_r19_the_bank_counts_for_nothing():
    """R-19: it is not paid, makes no human later and does not advance the stack."""
    game = site("Gosia Maciek", card=2)
    owns(game, "Bank", "9 12 20")
    events = play(game, "Gosia drop", "deal 17")
    assert paid(events) == []
    assert paid(play(game, "Maciek open 10 10", "Maciek scrap 4a")) == [2]


def test_r19_when_only_the_bank_dropped_a_plant_the_stack_stays():
    """R-19."""
    game = site("Gosia Maciek")
    owns(game, "Bank", "12 20 21")
    events = play(game, "Gosia drop", "deal 17", "Maciek drop", "deal 18")
    assert len(player(game, "Bank").plants) == 3
    assert not happened(events, DemolitionAdvanced)


def test_plants_that_leave_the_market_never_count():
    """R-19: the unsold discounted plant."""
    game = site()
    events = play(game, "Gosia drop", "Maciek drop", "Anna drop", "deal 17")
    assert paid(events) == [] and game.state.demolition == 0

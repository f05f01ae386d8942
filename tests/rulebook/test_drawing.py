"""What a draw can be, and that each card is as likely as another (4.5, contract: chance is lazy)."""

from kit.cards.helpers import SHIPPED, enter, lay_columns, lay_plant_deck, owns, plants, play, refused, table
from voltable.engine.dice import Dice
from voltable.engine.verbs import DEAL, RUN
from voltable.engine.words import LAST_CARD, OUT, RESHUFFLED
from voltable.plants import row
from voltable.plants.events import PlantRemoved


def drawn(game, throws=400):
    """How often each card comes on top of the deck, over many seeds."""
    counts = {}
    for seed in range(throws):
        card = row.pick(game.state, Dice(seed))
        counts[card] = counts.get(card, 0) + 1
    return counts


def test_of_two_cards_each_comes_half_the_time():
    """The shuffled deck under the last card."""
    game = table("Gosia Maciek Anna", deck="", under="30 31")
    game.state.last_card = OUT
    counts = drawn(game)
    assert sorted(counts) == list(plants("30 31"))
    assert 150 < counts[plants("30")[0]] < 250


def test_backs_come_by_how_many_lie_in_the_deck():
    """One small among four cards: a quarter of the draws, although three small ones are still unseen."""
    game = table("Gosia Maciek Anna", deck="3a 3b 4a 20 21 22")
    game.state.small_left = 1
    game.state.large_left = 3
    counts = drawn(game, 1200)
    small = sum([counts[card] for card in counts if card in SHIPPED.small])
    assert 250 < small < 350
    assert len(counts) == 6


def test_after_all_plants_only_the_last_card_can_come():
    """It lies at the bottom."""
    game = table("Gosia Maciek Anna", deck="", under="30 31")
    assert row.may_come(game.state) == (LAST_CARD,)
    assert drawn(game, 5) == {LAST_CARD: 5}


def test_a_reshuffle_with_an_empty_plant_deck_removes_the_lowest_and_goes_on():
    """R-15 in phase 3: the place stays empty."""
    game = table("Gosia Maciek Anna", market="9 10 11 12 13 14", deck="")
    game.state.last_card = OUT
    lay_columns(game, {2: "coal1 coal1 coal1 coal1", 3: "gas1 gas1 gas1 gas1"}, deck="", discard="oil1 oil2 oil3 coal2")
    for name in ("Gosia", "Maciek", "Anna"):
        owns(game, name, "20")
    enter(game, "bureaucracy")
    for name in ("Gosia", "Maciek"):
        play(game, name + " run")
    events = play(game, "Anna run")
    removed = [event for event in events if isinstance(event, PlantRemoved)]
    assert removed == [PlantRemoved(plants("9")[0], RESHUFFLED)]
    assert game.state.market == plants("10 11 12 13 14")
    assert {choice[0] for choice in game.choices()} == {DEAL}  # of the next fuel card


def test_no_draw_and_no_run_out_of_turn():
    """Chance is asked for a card, a director for a production, never the other way round."""
    game = table("Gosia Maciek Anna")
    for name in ("Gosia", "Maciek", "Anna"):
        owns(game, name, "20")
    enter(game, "bureaucracy")
    assert refused(game, "deal coal2") == "not-now"
    for name in ("Gosia", "Maciek", "Anna"):
        play(game, name + " run")
    assert refused(game, (RUN, 0, 0)) == "not-now"


def test_the_deck_is_laid_as_the_helpers_say():
    """These tests stand on what lies in the deck."""
    game = table("Gosia Maciek Anna")
    lay_plant_deck(game, "3a 20", "30")
    assert row.may_come(game.state) == plants("3a 20")

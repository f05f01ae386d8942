"""Whole games of the full engine, told to a table of every depth: it agrees with the engine in every phase."""

import functools

import pytest

import voltable
from kit.games import random_games
from kit.games.rare_games import WITNESSES
from kit.tracker.table_facts import AT_AUCTION, AT_BUILD, AT_REFILL, AT_STEP_TWO, DUMMY, LAST_CARD, PHASE_OUT, Facts
from kit.tracker.table_following import Follower, depths_of, follow
from kit.tracker.table_teller import Teller
from kit.tracker.table_witness import facts_of
from voltable.bots import random_bot as bots
from voltable.bots.seating import seated
from voltable.engine.verbs import DONES
from voltable.tracker.state import FUEL
from voltable_host.terminal.families import played_family_of

BOARDS = (
    ("classic", "germany"), ("classic", "usa"), ("classic", "central_europe"), ("central_europe", "central_europe"),
    ("recharged", "germany"), ("recharged", "usa"), ("card", None),
)  # fmt: skip
RANDOM = (*range(1, 61, 2), *range(0, 40, 4))  # board games of every table and count of players, and card games
RARE = tuple(sorted({number for _, number in WITNESSES} - set(RANDOM)))
# Where the last card came, and the step in which that happened.
PLACES = {(AT_AUCTION, 1), (AT_AUCTION, 2), (AT_BUILD, 2), (AT_STEP_TWO, 1), (AT_REFILL, 1), (AT_REFILL, 2)}


@functools.cache
def random_facts(number: int) -> Facts:
    """A random game, with options and rulings of all kinds."""
    move, dice = random_games.mover(number), bots.random_dice(number)
    return facts_of(random_games.new_random_game(number), lambda game: move(game.choices(), dice))


def sensible_facts(edition: str, board: str | None, players: int, bot: str) -> Facts:
    """A game of bots that think."""
    game = voltable.new_game(edition, board, players, players)
    return facts_of(game, seated([bot] * players, played_family_of(game).bots)(players))


def follow_all(facts: Facts):
    """At every depth; only where prices are followed something has to be set right by hand."""
    for depth in depths_of(facts):
        follower = follow(facts, depth)
        assert depth == "market" or not follower.corrected


@pytest.mark.parametrize("number", RANDOM)
def test_random_games(number):
    """Every edition, board and count of players."""
    follow_all(random_facts(number))


@pytest.mark.parametrize("number", RARE)
def test_what_seldom_happens(number):
    """The Step 3 card in every phase, a Trust that wants no plant, an empty deck."""
    follow_all(random_facts(number))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition, board", BOARDS)
def test_sensible_games(edition, board, players):
    """Bots that want to win."""
    follow_all(sensible_facts(edition, board, players, "greedy"))


@pytest.mark.parametrize("edition", ("classic", "central_europe", "recharged", "card"))
def test_games_of_the_better_bots(edition):
    follow_all(sensible_facts(edition, None, 3, "steady"))


def test_the_trust_takes_the_same():
    """Every purchase of two hundred games in the USA, also out of the coal storage (ruling A23)."""
    purchases = 0
    for number in range(200):
        follower = follow(duel_facts(number), "market")
        assert not [phase for _round, phase, _fuel in follower.corrected if phase == FUEL]
        purchases += follower.purchases
    assert purchases > 200 * 20


def duel_facts(number: int) -> Facts:
    """A random game against the Trust; now and then coal of the storage is sold at any time, or not to the Trust."""
    options = {"storage_anytime": number % 4 == 0, "trust_storage": number % 8 != 1}
    game = voltable.new_game("recharged", "usa", 2, number, options=options)
    dice = bots.random_dice(number)
    return facts_of(game, lambda game: bots.random_move(game.choices(), dice))


def test_everything_worth_following_came_up():
    """Places of the last card in every step, the phase-out, and both kinds of answer of a third party."""
    games = [random_facts(number) for number in (*RANDOM, *RARE)]
    rounds = [found for facts in games for found in facts.rounds]
    assert {(found.last_card, found.steps["auction"]) for found in rounds if found.last_card} == PLACES
    items = [item for found in rounds for item in found.auction]
    assert (PHASE_OUT,) in items and (LAST_CARD,) in items
    assert {(item[1] is None, item[2] is None) for item in items if item[0] == DUMMY} == {
        (False, True), (False, False), (True, True),
    }  # fmt: skip
    assert {(facts.edition, facts.board) for facts in games} == set(BOARDS)
    assert {facts.count for facts in games} == {2, 3, 4, 5, 6}


class Careless(Teller):
    """Does not look at plants."""

    def tie(self):
        """Everybody stays as they stand."""
        return DONES


def test_a_wrong_answer_would_be_noticed():
    """Or agreement would prove nothing."""
    facts = sensible_facts("classic", "germany", 4, "greedy")
    follower = Follower(facts, "score")
    follower.teller = Careless(facts, follower.game)
    with pytest.raises(AssertionError, match="order is .*, due is"):
        follower.follow()

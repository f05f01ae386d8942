"""Nothing is allowed that is not offered, and nothing offered is refused: a universe of actions, one by one."""

import collections
import functools

import pytest

import voltable
from kit.cards.helpers import enter, owns, play, table
from kit.checking.cards.allowed import gives_no_place
from kit.checking.cards.facts import GAS, OIL
from kit.checking.cards.owner import Owner
from kit.games.keen import MOVERS
from kit.games.stages import DEALT, PLAYED, stage_of
from kit.games.universe import accepted, expand, hold_against_universe
from voltable.bots import random_bot as bots
from voltable.engine.verbs import GIVE

TABLES = [(players, dice) for players in range(2, 7) for dice in (None, "table")]
GAMES = 8
CHOOSING = (1, 2, 4, 7)  # seeds of games in which owners choose their cards, one of every bot
KEPT = (1, 5)  # which state of a kind is kept of a game, by turns: later ones are richer


def moves_of(players, seed, dice=None):
    """A game before each of its moves, and at its end."""
    options = {"demolition": seed // 4 % 2 == 1, "choose_cards": seed in CHOOSING}
    game = voltable.new_game("card", players=players, seed=seed, dice=dice, options=options)
    rolls = bots.random_dice(seed)
    while not game.over:
        yield game
        game.play(MOVERS[seed % 4](game.choices(), rolls))
    yield game


@functools.cache
def states_of(players, dice):
    """A few states of every kind that comes up in some games, with and without demolition."""
    kept = collections.defaultdict(list)
    for seed in range(GAMES):
        fresh = collections.Counter()
        wanted = KEPT[(seed + seed // 4) % 2]  # both of every bot, once with demolition
        for game in moves_of(players, seed, dice):
            stage = stage_of(game)
            fresh[stage] += 1
            if fresh[stage] == wanted or not kept[stage]:
                kept[stage].append(game.copy())
    return kept


def storing(fuel, units) -> str:
    """Cards of three, and the rest."""
    return f"{fuel}3 " * (units // 3) + f"{fuel}{units % 3}" * (units % 3 > 0)


def after_scrapping(gas, oil):
    """Ana, who stored so much for two hybrids and an oil plant, has scrapped a hybrid for an eco plant."""
    game = table("Ana Bo Cy", market="9 10 11 12 13 14 16 17", deck="18 19 20 21")
    owns(game, "Ana", "3b 7a 15", f"{storing('gas', gas)} {storing('oil', oil)}")
    enter(game, "auction", round=5)
    play(game, "Ana open 11 11", "Bo pass", "Cy pass", "Ana scrap 15")
    return game


@pytest.mark.parametrize("players, dice", TABLES)
def test_accepted_is_offered(players, dice):
    states = states_of(players, dice)
    assert sum(map(len, states.values())) >= 50
    for games in states.values():
        for game in games:
            hold_against_universe(game)


@pytest.mark.parametrize("gas", range(1, 13))
def test_accepted_is_offered_when_fuel_is_given_up(gas):
    """One hybrid and an oil plant are left: room for 6 of both and for 4 of oil alone."""
    for oil in range(17 - gas):
        game = after_scrapping(gas, oil)
        spare = gas + oil - min(4, oil) - 6
        is_asked = spare > 0 and oil > 4
        assert (game.turn == 0) == is_asked
        if is_asked:
            owner = Owner(game.view()["players"][0])
            due = [(GIVE, fuel, 1, most_given(owner, fuel)) for fuel in (GAS, OIL)]
            assert game.choices() == due
            hold_against_universe(game)


def most_given(owner, fuel) -> int:
    """How many units can go so that as many fit as before."""
    return max(units for units in range(owner.units[fuel] + 1) if gives_no_place(owner, fuel, units))


def test_every_kind_of_question_is_among_the_states():
    seen = collections.Counter()
    for players, dice in TABLES:
        seen.update({stage: len(games) for stage, games in states_of(players, dice).items()})
    assert set(seen) | {"give"} == {*PLAYED, *DEALT}
    assert seen.total() >= 1000


def test_a_choice_with_an_open_amount_means_the_least():
    for game in states_of(4, None)["open"] + states_of(4, None)["bid"]:
        choice = game.choices()[0]
        whole, least = game.copy(), game.copy()
        whole.play(choice)
        least.play(choice[:-1])
        assert whole.hash() == least.hash()


def test_a_wrong_choice_would_be_noticed():
    (game, *_) = states_of(3, None)["open"]
    offered = expand(game.choices())
    assert sorted(accepted(game)) != sorted(offered[1:])
    assert sorted(accepted(game)) != sorted([*offered, (GIVE, 1, 1)])

"""Every event of every kind of game has a sentence."""

import pytest

import voltable
from voltable.boardgame import events as board
from voltable.bots.random_bot import random_dice, random_move
from voltable.families import FAMILIES, named
from voltable.plants import events as core
from voltable.tracker import events as table
from voltable_cards import events as card
from voltable_host.language import choose
from voltable_host.terminal import say
from voltable_host.terminal.turns import heading

ALL = [kind for module in (core, card, board, table) for kind in vars(module).values() if isinstance(kind, type)]
GAMES = (
    ("card", None, {"demolition": True}),
    ("card", None, {"choose_cards": True}),
    ("classic", "usa", {"demolition": True}),
    ("central_europe", None, {"regions": "draft"}),
    ("recharged", "germany", {"starting_cities": True}),
)


def test_every_kind_of_event_is_told():
    """A new event without a sentence is found here."""
    told: set[type] = set()
    for page in (named(FAMILIES, word).sentences for word, _module in FAMILIES):
        told |= set(page.SENTENCES) | set(page.TOGETHER)
    assert set(ALL) - told == set()


@pytest.mark.parametrize("language", ["en", "cs", "pl", "es", "hu"])
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("edition", "board", "options"), GAMES)
def test_whole_games_are_told_without_a_brace_left(edition, board, options, players, language):
    """Sentences, headings, and seats that exist."""
    choose(language)
    game = voltable.new_game(edition, board, players=players, seed=players, options=options)
    dice = random_dice(players)
    while not game.over:
        assert "{" not in heading(game)
        for seat, line in say.tell(game.play(random_move(game.choices(), dice)), game):
            assert line and "{" not in line and "}" not in line
            assert seat is None or 0 <= seat < players
    choose("en")


def sentence(event, game) -> str:
    """What is said of one event alone."""
    ((_seat, line),) = say.tell([event], game)
    return line


def test_a_purchase_says_what_is_kept():
    """As in the rulebook's example: a card of three turned down to two."""
    choose("en")
    game = voltable.new_game("card", players=["Gosia", "Maciek"], seed=1)
    bought = card.FuelBought(0, 0, 3, 2, 2)
    assert sentence(bought, game) == "Gosia buys coal3 for 2 Elektro and keeps 2 of it."
    assert sentence(card.FuelBought(0, 3, 1, 3, 1), game) == "Gosia buys uranium1 for 3 Elektro."


def test_cards_that_come_together_make_one_sentence():
    """By column, cheapest first."""
    choose("en")
    game = voltable.new_game("card", players=3, seed=1)
    events = [card.FuelDealt(4, 0, 2), card.FuelDealt(3, 1, 1), card.FuelDealt(4, 2, 3)]
    assert list(say.tell(events, game)) == [(None, "New fuel: 3: gas1 · 4: coal2 oil3.")]

"""The plant market is in sight in every phase, and leaves room for all else in a window of 24 lines."""

import pytest

import voltable
from kit.games.keen import keen_move
from kit.games.keen_board import building_move
from kit.terminal.drawn import asked_on, everything_on
from voltable.bots.random_bot import random_dice
from voltable_host.language import LANGUAGES, choose
from voltable_host.terminal.offers import beginnings, kinds_in_short

SIX = "Ana bot:steady bot:greedy bot:random Dana Eva"
MENU = ("build", "auction")  # phases whose menu or market can be longer than a window
GAMES = [
    ("card", None, SIX, keen_move), ("classic", "usa", SIX, building_move),
    ("recharged", "germany", SIX, building_move), ("central_europe", None, "Ana Bo", building_move),
    ("card", None, "Ana Bo", keen_move),
]  # fmt: skip


def questions(edition, board, names, mover):
    """A game wherever the first in a phase is asked something, with the name of the phase."""
    game = voltable.new_game(edition, board, names.split(), seed=4)
    chance = random_dice(4)
    seen = set()
    while not game.over:
        choices = game.choices()
        moment = game.state.round, game.state.phase
        if game.state.round and len(choices) > 1 and moment not in seen:
            seen.add(moment)
            yield game, game.phases[game.state.phase].name
        game.play(mover(choices, chance))


@pytest.mark.parametrize(("edition", "board", "names", "mover"), GAMES)
def test_every_plant_of_the_market_is_named_in_every_phase(edition, board, names, mover):
    """By its number; those on offer with what they burn and give, also where the window is low."""
    seen = set()
    for game, phase in questions(edition, board, names, mover):
        words = "\n".join(asked_on(game))
        for plant in game.state.market:
            assert f"{game.edition.cards.label(plant)}" in words
        if phase != "auction" and game.state.market:
            begin = words.index("on offer: ")
            listed = words[begin : words.index("income", begin)]
            offered = game.edition.offered(game.state)
            assert listed.count(">") >= len(offered)
            assert ("later: " in listed) == (len(game.state.market) > len(offered))
            seen.add(phase)
    assert seen >= ({"fuel", "bureaucracy"} if edition == "card" else {"fuel", "build", "bureaucracy"})


@pytest.mark.parametrize(("edition", "board", "names", "mover"), GAMES)
def test_fuel_and_production_fit_into_24_lines(edition, board, names, mover):
    """With six players too; only a menu of more than ten lines is too long for it."""
    for game, phase in questions(edition, board, names, mover):
        lines = asked_on(game)
        assert max(map(len, lines)) <= 80
        if phase not in MENU and len(game.choices()) <= 12:
            assert len(lines) <= 24, "\n".join(lines)


def test_only_a_low_window_shortens_the_fuels():
    """And only as far as nothing else is meant."""
    high, low = set(), set()
    for game, _phase in questions("classic", "usa", SIX, building_move):
        high.add(" h2>" in "\n".join(asked_on(game, rows=50)))
        low.add(" h2>" in "\n".join(asked_on(game, rows=24)))
    assert high == {False} and low == {False, True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_fuels_are_shortened_to_tells_them_apart(language):
    """In every language, in either game; a hint or a log never shortens."""
    choose(language)
    try:
        for edition in ("card", "classic"):
            short = kinds_in_short(voltable.new_game(edition, players=2, seed=1))
            assert len(set(short)) == len(short) == 6 and all(short)
    finally:
        choose("en")


def test_a_word_that_begins_another_stays_whole():
    """Nothing shorter would be its own."""
    assert beginnings(["oil", "oil2", "coal"]) == ["oil", "oil2", "c"]


@pytest.mark.parametrize(("edition", "board", "names", "mover"), GAMES)
def test_the_whole_table_shows_the_market_in_full(edition, board, names, mover):
    """What each plant burns, gives and costs at least, in a column of its own, in any phase and any window."""
    for game, _phase in questions(edition, board, names, mover):
        lines = everything_on(game)
        if not game.state.market:
            continue
        titles = next(place for place, line in enumerate(lines) if line.startswith("plant ") and "burns" in line)
        for place, plant in enumerate(game.edition.offered(game.state), titles + 1):
            assert lines[place].split()[0] == game.edition.cards.label(plant)
        assert " h2>" not in "\n".join(lines)

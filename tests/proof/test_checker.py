"""The checker can fail: whatever a view shows or an event tells, once it is changed, somebody objects."""

import copy
import functools
import pickle

import pytest

from kit.checking.board import facts as board
from kit.checking.cards import facts as cards
from kit.checking.invariants import checker_of
from kit.checking.mutations import MUTATIONS
from kit.checking.mutations_board import BOARD_MUTATIONS
from kit.games.random_games import mover, new_random_game
from voltable.bots import random_bot as bots

# All counts of players, options and dice; in the board game all editions and boards too.
CARD_GAMES = (0, 6, 10, 28, 42, 52, 58, 76, 120, 142)
BOARD_GAMES = (3, 5, 7, 13, 21, 25, 29, 39, 57, 115, 127, 183)
GAMES = (*CARD_GAMES, *BOARD_GAMES)
UNTOLD = {"hash", "edition", "name"}  # nothing in a view says what these must be
THROWN_AWAY = {cards.UNDERCUT, board.UNDERCUT, board.OBSOLETE}


@functools.cache
def story_of(number):
    """The first view of a game, then each view with its events."""
    game = new_random_game(number)
    dice = bots.random_dice(number)
    story = [(game.view(), [])]
    while not game.over:
        events = game.play(mover(number)(game.choices(), dice))
        story.append((game.view(), events))
    return story


def objects(checker, view, events) -> bool:
    """Whether the checker, kept as bytes and asked in vain, refuses this view with these events."""
    try:
        pickle.loads(checker).check(view, events)
    except AssertionError as error:
        assert str(error), "an objection without a sentence"
        return True
    return False


def followed(number, is_wanted):
    """Some moves of a game that is past its setup: the checker before it, the view and the events."""
    story = story_of(number)
    checker = checker_of(story[0][0])
    for place, (view, events) in enumerate(story[1:]):
        if checker.table and checker.table.round and is_wanted(place, view, events):
            yield pickle.dumps(checker), view, events
        checker.check(view, events)


def mutated(mutation, games, wanted=3):
    """So many moves to which a mutation applies, each with its changed view and events."""
    found = 0
    for number in games:
        for checker, view, events in followed(number, lambda place, view, events: applies(mutation, view, events)):
            changed, told = copy.deepcopy(view), list(events)
            mutation(changed, told)
            yield checker, changed, told
            found += 1
            if found == wanted:
                return
    assert found, "the mutation never applied"


def applies(mutation, view, events) -> bool:
    """Whether there is anything to lie about."""
    return mutation(copy.deepcopy(view), list(events))


NAMED = [(mutation, CARD_GAMES) for mutation in MUTATIONS] + [(mutation, BOARD_GAMES) for mutation in BOARD_MUTATIONS]


@pytest.mark.parametrize("mutation, games", NAMED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_named_mutation_is_noticed(mutation, games):
    for checker, view, events in mutated(mutation, games):
        assert objects(checker, view, events), f"{events} with the changed view passed"


def leaves(part, path=()):
    """The path to every number, word and list of a view."""
    children = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    if not isinstance(part, dict) and path:
        yield path
    for key, child in children:
        yield from leaves(child, (*path, key))


def spoiled(part, path):
    """The view with something else at the path; the rest is shared with the true one."""
    key, *rest = path
    part = copy.copy(part)
    part[key] = spoiled(part[key], rest) if rest else another(part[key])
    return part


def another(value):
    """Something else of the same kind."""
    if isinstance(value, list):
        return [*value, value[-1] if value else 0]
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}x" if value else 1


@pytest.mark.parametrize("number", GAMES)
def test_every_leaf_of_a_view_is_held_to_account(number):
    for checker, view, events in followed(number, lambda place, view, _: place % 60 == 0 or view["over"]):
        for path in leaves(view):
            if path[-1] not in UNTOLD:
                assert objects(checker, spoiled(view, path), events), f"{path} may change unnoticed"


def is_thrown_away(event) -> bool:
    """A card that left at once: no view ever shows which it was."""
    return type(event).__name__ == "PlantRemoved" and event.why in THROWN_AWAY


def spoiled_events(events):
    """The events with one missing, with one twice, and with each number changed."""
    for place, event in enumerate(events):
        before, after = events[:place], events[place + 1 :]
        yield before + after
        yield [*before, event, event, *after]
        for field, value in zip(event._fields, event):
            if type(value) is int and not (field == "plant" and is_thrown_away(event)):
                yield [*before, event._replace(**{field: value + 1}), *after]
            elif type(value) is tuple and value:
                yield [*before, event._replace(**{field: (value[0] + 1, *value[1:])}), *after]


@pytest.mark.parametrize("number", GAMES)
def test_every_event_is_held_to_account(number):
    for checker, view, events in followed(number, lambda place, _, events: place % 4 == 0 or len(events) > 2):
        for told in spoiled_events(events):
            assert objects(checker, view, told), f"{told} instead of {events}"

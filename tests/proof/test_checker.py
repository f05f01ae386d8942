"""The checker can fail: whatever a view shows or an event tells, once it is changed, somebody objects."""

import copy
import functools

import pytest

from checking.facts import UNDERCUT
from invariants import Checker
from mutations import MUTATIONS
from random_games import mover, new_random_game
from voltable import bots

GAMES = (0, 3, 5, 14, 21, 26, 29, 38, 60, 71)  # all counts of players, options and dice
UNTOLD = {"hash", "edition", "name"}  # nothing in a view says what these must be


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
    """Whether the checker, asked in vain, refuses this view with these events."""
    try:
        copy.deepcopy(checker).check(view, events)
    except AssertionError as error:
        assert str(error), "an objection without a sentence"
        return True
    return False


def followed(number):
    """A game's checker before each move, with the view and the events that come next."""
    story = story_of(number)
    checker = Checker(story[0][0])
    for view, events in story[1:]:
        yield checker, view, events
        checker.check(view, events)


def mutated(mutation, wanted=3):
    """So many moves to which a mutation applies, each with its changed view and events."""
    found = 0
    for number in GAMES:
        for checker, view, events in followed(number):
            if checker.table is None or found == wanted:
                continue
            changed, told = copy.deepcopy(view), list(events)
            if mutation(changed, told):
                found += 1
                yield checker, changed, told
    assert found, "the mutation never applied"


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_a_named_mutation_is_noticed(mutation):
    for checker, view, events in mutated(mutation):
        assert objects(checker, view, events), f"{events} with the changed view passed"


def leaves(part, path=()):
    """The path to every number, word and list of a view."""
    children = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    if not isinstance(part, dict) and path:
        yield path
    for key, child in children:
        yield from leaves(child, (*path, key))


def spoiled(view, path):
    """The view with something else at the path."""
    view = copy.deepcopy(view)
    *way, last = path
    part = functools.reduce(lambda part, key: part[key], way, view)
    value = part[last]
    if isinstance(value, list):
        part[last] = [*value, value[-1] if value else 0]
    elif isinstance(value, bool):
        part[last] = not value
    else:
        part[last] = value + 1 if isinstance(value, int) else f"{value}x" if value else 1
    return view


@pytest.mark.parametrize("number", GAMES)
def test_every_leaf_of_a_view_is_held_to_account(number):
    for place, (checker, view, events) in enumerate(followed(number)):
        if checker.table is None or place % 40 and not view["over"]:
            continue
        for path in leaves(view):
            if path[-1] not in UNTOLD:
                assert objects(checker, spoiled(view, path), events), f"{path} may change unnoticed"


def is_undercut(event) -> bool:
    """A card that left at once: no view ever shows which it was."""
    return type(event).__name__ == "PlantRemoved" and event.why == UNDERCUT


def spoiled_events(events):
    """The events with one missing, with one twice, and with each number changed."""
    for place, event in enumerate(events):
        before, after = events[:place], events[place + 1 :]
        yield before + after
        yield [*before, event, event, *after]
        for field, value in zip(event._fields, event):
            if type(value) is int and not (field == "plant" and is_undercut(event)):
                yield [*before, event._replace(**{field: value + 1}), *after]


@pytest.mark.parametrize("number", GAMES)
def test_every_event_is_held_to_account(number):
    for place, (checker, view, events) in enumerate(followed(number)):
        if checker.table is None or place % 3 and len(events) < 3:
            continue
        for told in spoiled_events(events):
            assert objects(checker, view, told), f"{told} instead of {events}"

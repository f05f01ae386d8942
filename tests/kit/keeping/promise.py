"""What is promised of a kept game (core/voltable/engine/keeping.py), asked of any place that keeps one.

A place has `create(game)`, which gives its keeper; `stored()`, the game as it is read anew; `full()`, while which
nothing can be written; `tells(error)`, whether an error says so; and `take(keeper, ahead)`, which brings the keeper
the records that another game has more.
"""

import voltable
from voltable.bots import random_bot as bots
from voltable.engine.verbs import BUILD, UNDO

GID = b"promised"
MOVES = 90  # a copy of the state is taken every 64 records


def new_game():
    """The same each time."""
    return voltable.new_game("card", players=3, seed=8, gid=GID)


def under_way(place, moves=MOVES):
    """A keeper some moves into its game, and the same game that nobody keeps."""
    keeper, twin = place.create(new_game()), new_game()
    dice = bots.random_dice(8)
    for _ in range(moves):
        action = bots.random_move(twin.choices(), dice)
        twin.play(action)
        keeper.play(action)
    return keeper, twin


def facts(game) -> tuple:
    """How a game stands, and what led there."""
    log = game.log
    records = [payload for _, _, payload in log.records()]
    return game.hash(), game.turn, records, log.at, list(log.later), log.undos(), game.dice.copy().pick(10000)


def forward(game):
    """What was taken back, once more."""
    return (UNDO, game.log.later[-1])


def back(game):
    """A step back."""
    return (UNDO, game.log.before())


def on(game):
    """A move."""
    return game.choices()[0]


def is_stored_before_it_is_told(place):
    """After every move, step back and step forward another program would read just that."""
    keeper, twin = under_way(place, 0)
    dice = bots.random_dice(8)
    for number in range(MOVES):
        action = bots.random_move(twin.choices(), dice)
        if number % 7 == 6:
            action = back(twin)
        elif twin.log.later and number % 2:
            action = forward(twin)
        assert keeper.play(action) == twin.play(action)
        assert facts(place.stored()) == facts(keeper.game) == facts(twin), number


def is_unchanged_by_what_the_rules_refuse(place):
    """Neither here nor there."""
    keeper, twin = under_way(place)
    for action in ((BUILD, 1), (UNDO, 4000)):
        try:
            keeper.play(action)
            raise AssertionError(action)
        except voltable.Refusal:
            assert facts(keeper.game) == facts(place.stored()) == facts(twin), action


def is_taken_back_where_it_cannot_be_written(place):
    """A move, a step back and a step forward; when there is room again, they are made as if nothing had been."""
    keeper, twin = under_way(place)
    keeper.play((UNDO, twin.log.at - 2))
    twin.play((UNDO, twin.log.at - 2))
    for change in (forward, back, on):
        action = change(twin)
        is_refused(place, lambda: keeper.play(action))  # noqa: B023
        assert facts(keeper.game) == facts(place.stored()) == facts(twin), action
        assert keeper.play(action) == twin.play(action)
        assert facts(keeper.game) == facts(place.stored()) == facts(twin), action


def is_refused(place, change):
    """Nothing can be written now, and somebody is told."""
    with place.full():
        try:
            change()
        except Exception as error:
            assert place.tells(error), error
        else:
            raise AssertionError("it was believed")


def is_kept_though_it_came_from_elsewhere(place):
    """Moves and steps back of another side, with their origin."""
    for origin in (0, 1):
        keeper, twin = under_way(place)
        first = twin.log.count
        move_on(twin, origin)
        place.take(keeper, twin)
        assert facts(keeper.game) == facts(place.stored()) == facts(twin)
        for game in (keeper.game, place.stored()):
            assert {made for _, made, _ in game.log.records(first)} == {origin}


def move_on(game, origin):
    """Some moves and a step back by one side."""
    game.log.origin = origin
    dice = bots.random_dice(9)
    for _ in range(12):
        game.play(bots.random_move(game.choices(), dice))
    game.undo()


def is_refused_from_elsewhere_where_it_cannot_be_written(place):
    """All as before; later the same records are taken."""
    keeper, twin = under_way(place)
    before = facts(twin)
    game = voltable.load(twin.dump())
    game.play(game.choices()[0])
    is_refused(place, lambda: place.take(keeper, game))
    assert facts(keeper.game) == facts(place.stored()) == before
    place.take(keeper, game)
    assert facts(keeper.game) == facts(place.stored()) == facts(game)

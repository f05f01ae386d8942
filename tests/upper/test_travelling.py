"""A game travels: through pickle, deepcopy, and into another process, with its log and the owner's cards and map."""

import copy
import pickle
import subprocess
import sys

import pytest

import voltable
from kit.boards.own_maps import ICELAND
from voltable import Refusal
from voltable.bots.random_bot import random_dice, random_move
from voltable.engine.dice import Dice
from voltable_cards.cards import SHIPPED, CardSet

EARNS = tuple(income + 1 for income in SHIPPED.tables[4])
OWN_CARDS = CardSet((*SHIPPED.tables[:4], EARNS, *SHIPPED.tables[5:]))
GAMES = (
    {"edition": "card", "players": ["Ana", "Bo"], "options": {"demolition": True}},
    {"edition": "card", "players": 5, "options": {"cards": OWN_CARDS}},
    {"edition": "classic", "board": "usa", "players": 4, "options": {"regions": "draft"}},
    {"edition": "classic", "board": voltable.boards.read(ICELAND), "players": 3},
    {"edition": "central_europe", "players": 3, "dice": "table"},
    {"edition": "recharged", "players": 2, "options": {"starting_cities": True}},
)
WAYS = (copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game)), lambda game: pickle.loads(pickle.dumps(game, 2)))


def in_the_middle(**asked):
    """After some moves, two of them taken back."""
    game = voltable.new_game(**{"seed": 3, **asked})
    dice = random_dice(9)
    for _ in range(70):
        game.play(random_move(game.choices(), dice))
    game.undo()
    game.undo()
    return game


@pytest.mark.parametrize("asked", GAMES, ids=lambda asked: asked["edition"])
@pytest.mark.parametrize("way", WAYS, ids=("deepcopy", "pickle", "pickle 2"))
def test_it_arrives_as_it_was(asked, way):
    """The same state, names, options and log; it can be taken back, done again, and goes on alike."""
    game = in_the_middle(**asked)
    other = way(game)
    assert (other.hash(), other.turn, other.names, other.gid) == (game.hash(), game.turn, game.names, game.gid)
    assert other.dump() == game.dump() and other.view() == game.view()
    assert (game.redo(), game.hash()) == (other.redo(), other.hash())
    dice, same = Dice(4), Dice(4)
    while not game.over:
        assert game.play(random_move(game.choices(), dice)) == other.play(random_move(other.choices(), same))
    assert game.ranking() == other.ranking() and game.dump() == other.dump()


def test_what_happens_to_one_does_not_touch_the_other():
    """Nothing is shared."""
    game = in_the_middle(edition="card", players=3)
    before, other = game.dump(), copy.deepcopy({"game": game})["game"]
    other.play(other.choices()[0])
    assert game.dump() == before != other.dump()


def test_a_followed_table_travels_too():
    """With its depth and what was told."""
    table = voltable.new_table("classic", players=4, depth="score", seed=1)
    for _ in range(20):
        table.play(table.choices()[0])
    other = pickle.loads(pickle.dumps(table))
    assert (other.hash(), other.dump(), other.edition.depth) == (table.hash(), table.dump(), "score")


def test_into_another_process():
    """Whoever never saw the map or the cards reads the game all the same."""
    for asked in GAMES:
        game = in_the_middle(**asked)
        program = "import pickle, sys; game = pickle.load(sys.stdin.buffer); print(game.hash())"
        done = subprocess.run(
            [sys.executable, "-c", f"import sys; sys.path[:0] = {sys.path!r}; {program}"],
            input=pickle.dumps(game), capture_output=True, check=True,
        )  # fmt: skip
        assert done.stdout.decode().strip() == game.hash()


def test_a_copy_for_search_has_no_log_to_travel_by():
    """Another copy of it can be made; a pickle is refused, not written without what it needs."""
    trial = in_the_middle(edition="card", players=3).copy()
    assert copy.deepcopy(trial).hash() == trial.hash() and copy.deepcopy(trial).log is None
    with pytest.raises(Refusal, match="no-log"):
        pickle.dumps(trial)

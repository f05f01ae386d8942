"""Games that are recorded for good: a change of rules, dice, bots or hash shows here first."""

import voltable
from kit.games import recorded_games
from voltable.bots.random_bot import play_random

# players, seed, demolition, moves, hash at the end
RECORDED = (
    (2, 0, False, 96, "7a3e15085b5d1085"),
    (2, 4294967295, True, 82, "e2be97e89f8481dd"),
    (3, 0, False, 173, "2bdee068589e77f4"),
    (3, 4294967295, True, 162, "633c30c0237305f6"),
    (4, 0, False, 230, "e1937006aa8773e1"),
    (4, 4294967295, True, 244, "f6a5cd901a9accfd"),
    (5, 0, False, 313, "61639f56dd124925"),
    (5, 4294967295, True, 318, "8757e012a644c151"),
    (6, 0, False, 393, "1e8d662849201d7f"),
    (6, 4294967295, True, 382, "9d3d588e601a241a"),
)


def test_recorded_games_end_as_they_did():
    """The smallest and the largest seed for every count of players."""
    for players, seed, demolition, moves, state_hash in RECORDED:
        game = voltable.new_game("card", players=players, seed=seed, options={"demolition": demolition})
        assert play_random(game, seed) == moves
        assert game.hash() == state_hash
        assert voltable.load(game.dump()).hash() == state_hash


def test_recorded_games_are_played_as_they_are_written():
    """Line by line, on every edition and board; `python tools/record_games.py` writes them anew."""
    names = recorded_games.names()
    assert len(names) >= 15
    for name in names:
        game, state_hash = recorded_games.replay(name)
        assert game.over, name
        assert game.hash() == state_hash, name


def test_a_recorded_game_begins_as_its_heading_says():
    for name in recorded_games.names():
        heading, actions, _ = recorded_games.read(name)
        game = recorded_games.begin(heading)
        seed = game.seed
        board = game.edition.board
        told = recorded_games.heading_of(game.edition.name, board, " ".join(game.names), seed, game.edition.chosen)
        assert told == heading, name
        assert len(actions) > 100, name

"""The figures of docs/benchmarks.md: CPU time against a calibration loop run right before and after."""

import sys
from functools import partial
from time import process_time

import voltable
from voltable.bots.random_bot import play_random, random_dice, random_move
from voltable.engine.start import find_edition
from voltable_host.measuring.calibration import measured

REPEATS = 5
COUNTS = (2, 3, 4, 5, 6)


def first_board(edition: str) -> str | None:
    """The board an edition is measured on; the card game has none."""
    boards = find_edition(edition).boards
    return boards[0] if boards else None


def random_play(players: int, games: int, edition: str = "card", board: str | None = None, repeats: int = REPEATS):
    """Whole random games from seed 0 on, the median of several runs."""
    rows = sorted(one_run(players, games, edition, board) for _ in range(repeats))
    per_million, moves, games_per_second = rows[len(rows) // 2]
    return {
        "edition": edition,
        "board": board,
        "players": players,
        "games_per_s": round(games_per_second),
        "moves_per_s": round(moves),
        "moves_per_million_turns": round(per_million),
        "interpreter": f"CPython {sys.version.split()[0]}",
        "heap_peak": None,
        "bytes_mpy": None,
    }


def one_run(players: int, games: int, edition: str, board: str | None) -> tuple[float, float, float]:
    """Moves per million turns, moves and games per second."""
    moves = 0

    def play() -> None:
        nonlocal moves
        for seed in range(games):
            moves += play_random(voltable.new_game(edition, board, players, seed), seed)

    taken, turns = measured(play)
    return moves / taken / turns * 1e6, moves / taken, games / taken


def middle_of_a_game(players: int, edition: str = "card", board: str | None = None):
    """A game that has seen some rounds."""
    game = voltable.new_game(edition, board, players, seed=3)
    dice = random_dice(3)
    for _ in range(30 * players):
        game.play(random_move(game.choices(), dice))
    return game


def copies(players: int = 4, count: int = 50_000, edition: str = "card", board: str | None = None) -> dict:
    """Copies of a game for search, per second, and where the loop does 22 million turns."""
    game = middle_of_a_game(players, edition, board)

    def copy_often() -> None:
        for _ in range(count):
            game.copy()

    runs = [measured(copy_often) for _ in range(REPEATS)]
    scaled, rate = sorted((count / taken / turns * 22e6, count / taken) for taken, turns in runs)[REPEATS // 2]
    return {"figure": "copies", "edition": edition, "board": board, "players": players, "per_s": round(rate),
            "per_s_at_22_million": round(scaled)}  # fmt: skip


def state_bytes(players: int = 6, edition: str = "card", board: str | None = None) -> dict:
    """What a state takes on CPython, the log and the network of cities apart, which all copies share."""
    state = middle_of_a_game(players, edition, board).state
    seen = {id(getattr(state, "network", None))}
    return {"figure": "state", "edition": edition, "board": board, "players": players,
            "bytes": deep_size(state, seen)}  # fmt: skip


def deep_size(value, seen: set[int]) -> int:
    """Bytes of an object and all it holds, each once."""
    if id(value) in seen or type(value) is int:
        return 0
    seen.add(id(value))
    parts = value if isinstance(value, (list, tuple)) else [
        getattr(value, name) for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())
    ]  # fmt: skip
    return sys.getsizeof(value) + sum(deep_size(part, seen) for part in parts)


def growth(players: int = 4, games: int = 40, edition: str = "card", board: str | None = None) -> dict:
    """Microseconds a move costs in each third of a game."""
    begin = partial(voltable.new_game, edition, board, players)
    thirds = [0.0, 0.0, 0.0]
    moves = [0, 0, 0]
    for seed in range(games):
        length = play_random(begin(seed), seed)
        game = begin(seed)
        dice = random_dice(seed)
        for third in range(3):
            share = length * (third + 1) // 3 - length * third // 3
            start = process_time()
            for _ in range(share):
                game.play(random_move(game.choices(), dice))
            thirds[third] += process_time() - start
            moves[third] += share
    cost = [round(taken / count * 1e6, 1) for taken, count in zip(thirds, moves)]
    return {"figure": "growth", "edition": edition, "board": board, "players": players, "us_a_move_by_third": cost}


def journal_speed(games: int = 20, edition: str = "card", board: str | None = None) -> dict:
    """Records written to bytes, and read back with every move replayed, per second."""
    played = []
    for seed in range(games):
        game = voltable.new_game(edition, board, 6, seed)
        play_random(game, seed)
        played.append(game)
    records = sum(game.log.count for game in played)
    start = process_time()
    dumps = [game.dump() for game in played]
    written = process_time()
    for data in dumps:
        voltable.load(data)
    read = process_time()
    return {
        "figure": "journal",
        "edition": edition,
        "board": board,
        "written_per_s": round(records / (written - start)),
        "replayed_per_s": round(records / (read - written)),
        "bytes_a_record": round(sum(map(len, dumps)) / records, 1),
    }

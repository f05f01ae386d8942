"""The figures of docs/benchmarks.md: CPU time against a calibration loop run right before and after."""

import sys
from statistics import median
from time import process_time

import voltable
from voltable.bots import play_random, random_dice, random_move

TURNS = 2_000_000
REPEATS = 5
COUNTS = (2, 3, 4, 5, 6)


def calibrate() -> float:
    """Turns of the calibration loop per CPU-second."""
    x = 0
    start = process_time()
    for i in range(TURNS):
        x += i & 7
    return TURNS / (process_time() - start)


def random_play(players: int, games: int, repeats: int = REPEATS) -> dict:
    """Whole random games from seed 0 on, the median of several runs."""
    rows = sorted(one_run(players, games) for _ in range(repeats))
    per_million, moves, games_per_second = rows[len(rows) // 2]
    return {
        "edition": "card",
        "players": players,
        "games_per_s": round(games_per_second),
        "moves_per_s": round(moves),
        "moves_per_million_turns": round(per_million),
        "interpreter": f"CPython {sys.version.split()[0]}",
        "heap_peak": None,
        "bytes_mpy": None,
    }


def one_run(players: int, games: int) -> tuple[float, float, float]:
    """Moves per million turns, moves and games per second."""
    before = calibrate()
    start = process_time()
    moves = sum(play_random(voltable.new_game("card", players=players, seed=seed), seed) for seed in range(games))
    taken = process_time() - start
    turns = (before + calibrate()) / 2
    return moves / taken / turns * 1e6, moves / taken, games / taken


def middle_of_a_game(players: int):
    """A game that has seen some rounds."""
    game = voltable.new_game("card", players=players, seed=3)
    dice = random_dice(3)
    for _ in range(30 * players):
        game.play(random_move(game.choices(), dice))
    return game


def copies(players: int = 4, count: int = 50_000) -> dict:
    """Copies of a game for search, per second, and where the loop does 22 million turns."""
    game = middle_of_a_game(players)
    rates = []
    for _ in range(REPEATS):
        before = calibrate()
        start = process_time()
        for _ in range(count):
            game.copy()
        rate = count / (process_time() - start)
        rates.append((rate / ((before + calibrate()) / 2) * 22e6, rate))
    scaled, rate = median(rates)
    return {"figure": "copies", "players": players, "per_s": round(rate), "per_s_at_22_million": round(scaled)}


def state_bytes(players: int = 6) -> dict:
    """What a state takes on CPython, the log apart and shared tuples of small ints counted."""
    game = middle_of_a_game(players)
    seen: set[int] = set()
    return {"figure": "state", "players": players, "bytes": deep_size(game.state, seen)}


def deep_size(value, seen: set[int]) -> int:
    """Bytes of an object and all it holds, each once."""
    if id(value) in seen or type(value) is int:
        return 0
    seen.add(id(value))
    parts = value if isinstance(value, (list, tuple)) else [
        getattr(value, name) for name in getattr(value, "__slots__", ())
    ]  # fmt: skip
    return sys.getsizeof(value) + sum(deep_size(part, seen) for part in parts)


def growth(players: int = 4, games: int = 40) -> dict:
    """Microseconds a move costs in each third of a game."""
    thirds = [0.0, 0.0, 0.0]
    moves = [0, 0, 0]
    for seed in range(games):
        length = play_random(voltable.new_game("card", players=players, seed=seed), seed)
        game = voltable.new_game("card", players=players, seed=seed)
        dice = random_dice(seed)
        for third in range(3):
            share = length * (third + 1) // 3 - length * third // 3
            start = process_time()
            for _ in range(share):
                game.play(random_move(game.choices(), dice))
            thirds[third] += process_time() - start
            moves[third] += share
    cost = [round(taken / count * 1e6, 1) for taken, count in zip(thirds, moves)]
    return {"figure": "growth", "players": players, "us_a_move_by_third": cost}


def journal_speed(games: int = 20) -> dict:
    """Records written to bytes, and read back with every move replayed, per second."""
    played = []
    for seed in range(games):
        game = voltable.new_game("card", players=6, seed=seed)
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
        "written_per_s": round(records / (written - start)),
        "replayed_per_s": round(records / (read - written)),
        "bytes_a_record": round(sum(map(len, dumps)) / records, 1),
    }

"""Every action one could think of at a table, and which of them it really accepts: choices() is never asked for it."""

from kit.games.universe import expand, foreign, is_refused
from kit.tracker.table_random import play_random
from voltable.engine.verbs import BOUGHT, CITY, DEAL, DONE, DROP, FIRST, FUEL, INCOME, POWERED, SCRAP, SET

TABLE_VERBS = (DONE, BOUGHT, DROP, FIRST, CITY, POWERED, INCOME, FUEL, SCRAP, DEAL, SET)
SEATS = range(-1, 8)
EDGES = (-1, 0, 1, 2, 3, 4, 5, 11, 12, 13, 21, 22, 23, 24, 25, 98, 99, 100)  # numbers around which something changes


def universe() -> list:
    """All that could be allowed, and much that never is."""
    actions = [(DONE,), (DROP,)]
    actions += [(verb, seat) for verb in (BOUGHT, FIRST, SCRAP) for seat in SEATS]
    actions += [(verb, number) for verb in (CITY, INCOME) for number in EDGES]
    actions += [(POWERED, seat, cities) for seat in SEATS for cities in range(-1, 24)]
    actions += [(FUEL, kind, number) for kind in range(-1, 7) for number in range(-1, 26)]
    actions += [(DEAL, card) for card in range(40, 45)]
    actions += [(SET, field, number) for field in range(-1, 15) for number in EDGES]
    return actions + foreign(TABLE_VERBS)


ALL = universe()
KNOWN = set(ALL)


def accepted(game) -> list:
    """Those of the universe that are not refused; all refusals together must leave the table as it was."""
    before = game.hash(), game.choices(), game.turn
    trial, witness = game.copy(), game.copy()
    allowed = []
    for action in ALL:
        if is_refused(trial, action):
            assert is_refused(witness, action), f"{action} is refused once and then accepted"
        else:
            allowed.append(action)
            trial = game.copy()
    assert (witness.hash(), witness.choices(), witness.turn) == before, "a refused action changed the table"
    assert game.hash() == before[0], "playing on a copy changed the table"
    return allowed


def hold_against_universe(game):
    """What is accepted is what the choices say, each once."""
    due = [action for action in expand(game.choices()) if action in KNOWN]
    assert len(set(due)) == len(due), f"offered twice: {sorted(due)}"
    assert sorted(accepted(game)) == sorted(due)


def positions(numbers, most):
    """At most so many positions of random tables, each of another kind, as (kind, table)."""
    seen = set()
    for number in numbers:
        for move, game in enumerate(play_random(number, 120)):
            table, state = game.edition, game.state
            kind = (table.name, table.depth, state.phase, state.stage, state.last_card, state.dummy is None)
            if move % 3 == number % 3 and kind not in seen:
                seen.add(kind)
                yield kind, game
                if len(seen) == most:
                    return

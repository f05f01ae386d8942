"""What can be set right by hand at any moment."""

from voltable.engine.words import IN_DECK, IN_MARKET, OUT
from voltable.tracker.state import BUREAUCRACY, FINAL, POWER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from voltable.tracker.edition import Table
    from voltable.tracker.state import TableState

# Behind these stand the four fuels of the market, and then the seats: a player's cities or income.
FIELDS: "Final" = ("round", "step", "end", "phase_out")
ROUND: "Final" = 0
STEP: "Final" = 1
END: "Final" = 2
PHASE_OUT: "Final" = 3
FIRST_FUEL: "Final" = 4
FIRST_SEAT: "Final" = 8
MOST_ROUNDS: "Final" = 99
MOST_INCOME: "Final" = 99


def limits(table: "Table", field: int) -> "tuple[int, ...]":
    """The least and most that a field may be set to; nothing where this table has no such field."""
    numbers = table.numbers
    if field == ROUND:
        return (1, MOST_ROUNDS)
    if field == STEP and numbers.houses:
        return (1, 3)
    if field == END:
        return (1, 1)
    if field == PHASE_OUT and numbers.houses and numbers.phases_out:
        return (0, 1)
    if FIRST_FUEL <= field < FIRST_SEAT and table.prices:
        return (0, numbers.tokens[field - FIRST_FUEL])
    if FIRST_SEAT <= field < FIRST_SEAT + table.count and table.counts:
        return (0, numbers.houses or MOST_INCOME)
    return ()


def write(table: "Table", state: "TableState", field: int, number: int) -> None:
    """Set it; what was predicted from it follows."""
    if field == ROUND:
        state.round = number
    elif field == STEP:
        state.step = number
        state.last_card = OUT if number == 3 else IN_DECK
    elif field == END:
        state.last_round = 1
        table.enter(state, BUREAUCRACY)
    elif field == PHASE_OUT:
        state.phased_out = number
    elif field < FIRST_SEAT:
        state.tokens[field - FIRST_FUEL] = number
    else:
        write_amount(table, state, field - FIRST_SEAT, number)


def write_amount(table: "Table", state: "TableState", seat: int, number: int) -> None:
    """A player's cities, or income; where cities with power are counted, the prediction follows."""
    if not table.numbers.houses:
        state.income[seat] = number
        return
    state.cities[seat] = number
    if state.stage == POWER:
        state.powered[seat] = predicted(state, seat)
    elif state.stage == FINAL:
        state.powered[seat] = number


def predicted(state: "TableState", seat: int) -> int:
    """All cities have power; where some stayed dark last time, as many have it as then: plants decide."""
    cities = state.cities[seat]
    reach = state.reach[seat]
    return cities if reach < 0 else min(cities, reach)


def refill(table: "Table", state: "TableState", fuel: int) -> int:
    """Tokens that go back to the market after this production; the last card may decide (ruling A5)."""
    numbers = table.numbers
    is_last = numbers.last_refill_two and state.step == 1 and state.last_card == IN_MARKET
    due = numbers.refills[fuel][1 if is_last else state.step - 1]
    if fuel == len(numbers.tokens) - 1 and state.phased_out:  # uranium
        due = 0
    return min(due, numbers.tokens[fuel] - state.tokens[fuel]) if table.prices else due

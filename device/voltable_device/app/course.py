"""Which screen a game asks for."""

from voltable.tracker.state import (
    AUCTION,
    BUILD,
    BUREAUCRACY,
    DUMMY_FUEL,
    DUMMY_PLANT,
    DUMMY_SCRAP,
    FINAL,
    FUEL,
    NEXT_NOTICE,
    NOTICE,
    ORDER,
    OVER,
    POWER,
    REFILL,
    SETUP,
    TIE,
)

BY_STAGE = {
    TIE: "tie", NOTICE: "step", NEXT_NOTICE: "step", DUMMY_PLANT: "dummy_plant", DUMMY_SCRAP: "dummy_scrap",
    DUMMY_FUEL: "dummy", REFILL: "refill",
}  # fmt: skip
BY_PHASE = {SETUP: "first", ORDER: "tie", BUILD: "build", OVER: "over"}


def screen_for(game) -> str:
    """By phase and by what is asked; a game that is played elsewhere is only shown."""
    table, state = game.edition, game.state
    if table.family != "tracker":
        return "watch"
    if game.over:
        return "over"
    if state.stage in BY_STAGE:
        return BY_STAGE[state.stage]
    if state.phase == AUCTION:
        return "auction" if table.turns else "auction_quick"
    if state.phase == FUEL:
        return "market" if table.prices else "fuel"
    if state.phase == BUREAUCRACY and state.stage in (POWER, FINAL):
        return "power" if table.numbers.houses else "income"
    return BY_PHASE[state.phase]

"""Names what a board game asks for, so that tests can see to it that every kind of question is among their states."""

from kit.games.stages import has_mix
from voltable.engine.verbs import BID, BUILD, DEAL, DONE, DROP, FUEL, OPEN, PASS, RUN, WORDS
from voltable.engine.words import IN_MARKET

END = 42
STORAGE = 4


def board_stage_of(game) -> str:
    """The kind of question: a verb, and what is special about it."""
    choices = game.choices()
    if not choices:
        return "over"
    state = game.state
    phase = game.phases[state.phase].name
    verb = choices[0][0]
    if verb in (OPEN, DROP):
        return stage_of_opening(state, choices)
    if verb == DEAL:
        return f"{phase}: deal {'Step 3' if choices[0][1] == END else 'plant'}"
    if verb in (BID, PASS):
        return "bid" if verb == BID else "cannot bid"
    if verb in (FUEL, BUILD, DONE):
        return stage_of_spending(state, phase, choices)
    if verb == RUN:
        return "run a mix" if has_mix(choices) else "run"
    return ("draft " if state.turn >= 0 and WORDS[verb] == "region" else "") + WORDS[verb]


def stage_of_opening(state, choices) -> str:
    """First round, Step 3 or not, alone, or with no money for anything."""
    if choices[0][0] == DROP:
        return "cannot open"
    gone = state.bought | state.dropped
    alone = len([seat for seat in state.order if not gone >> seat & 1]) == 1
    when = "first round: " if state.round == 1 else "Step 3: " if state.step == 3 else ""
    if state.last_card == IN_MARKET:
        when = "card out: "
    return when + ("open alone" if alone else "open")


def stage_of_spending(state, phase, choices) -> str:
    """Fuel or cities, or no money for either."""
    if phase == "fuel":
        stored = [choice for choice in choices if choice[0] == FUEL and choice[1] == STORAGE]
        return "cannot buy" if len(choices) == 1 else "fuel or storage" if stored else "fuel"
    if len(choices) == 1:
        return "cannot build"
    return "build" if state.players[state.turn].cities else "first city"


BOARD_PLAYED = (
    "draft region", "place", "mark", "first round: open", "first round: open alone", "open", "open alone",
    "cannot open", "card out: open", "card out: open alone", "Step 3: open", "Step 3: open alone", "bid",
    "cannot bid", "scrap", "give", "fuel", "fuel or storage", "cannot buy", "first city", "build", "cannot build",
    "run", "run a mix", "over",
)  # fmt: skip
BOARD_DEALT = (
    "first", "region", "setup: deal plant", "auction: deal plant", "auction: deal Step 3", "build: deal plant",
    "build: deal Step 3", "bureaucracy: deal plant", "bureaucracy: deal Step 3",
)  # fmt: skip

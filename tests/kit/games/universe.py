"""Every action one could think of, and which of them a game really accepts: choices() is never asked for it."""

from kit.games.universe_board import BOARD_VERBS, board_universe
from voltable.engine.refusal import Refusal
from voltable.engine.verbs import (
    BID,
    BUY,
    DEAL,
    DONE,
    DROP,
    FIRST,
    GIVE,
    NUMBERS,
    OPEN,
    OPEN_AMOUNT,
    PASS,
    RUN,
    SCRAP,
    WORDS,
)

PLANTS = range(-1, 44)
FUELS = range(-1, 5)
UNITS = range(-1, 5)
COLUMNS = range(-1, 6)
STORED_CARDS = range(63, 129)
MOST_GIVEN = 14  # units; nobody can store more of one fuel
OURS = (OPEN, BID, PASS, DROP, SCRAP, GIVE, BUY, RUN, DONE, DEAL, FIRST)


def universe(game) -> list:
    """A finite list of actions, and those of other games."""
    if game.edition.name == "card":
        return card_universe(game) + foreign(OURS)
    return board_universe(game) + foreign(BOARD_VERBS)


def card_universe(game) -> list:
    """All that could be allowed, and much that never is."""
    richest = max([row["money"] for row in game.view()["players"]])
    amounts = range(-1, richest + 4)
    actions = [(OPEN, plant, bid) for plant in PLANTS for bid in amounts]
    actions += [(BID, bid) for bid in amounts]
    actions += [(PASS,), (DROP,), (DONE,)]
    actions += [(SCRAP, plant) for plant in PLANTS]
    actions += [(GIVE, fuel, units) for fuel in FUELS for units in range(-1, MOST_GIVEN)]
    actions += [(GIVE, card, units) for card in STORED_CARDS for units in UNITS]
    actions += [(BUY, fuel, units, column) for fuel in FUELS for units in UNITS for column in COLUMNS]
    actions += [(RUN, which, gas) for which in range(-1, 18) for gas in range(-1, 10)]
    actions += [(DEAL, card) for card in range(-1, 81)]
    actions += [(FIRST, seat) for seat in range(-1, 8)]
    return actions


def foreign(verbs) -> list:
    """Verbs of other games and of the log, which a game never accepts, and wrong counts of numbers."""
    actions = [(verb,) + (1,) * NUMBERS[verb] for verb in range(len(WORDS)) if verb not in verbs]
    actions += [(), (PASS, 0), (DONE, 0), (SCRAP,), (BUY, 0, 1), (BUY, 0, 1, 2, 2), (RUN, 0), (-1,), (len(WORDS),)]
    return actions


def accepted(game) -> list:
    """Those of the universe that are not refused; all refusals together must leave the game as it was."""
    before = game.hash(), game.choices(), game.turn
    trial = game.copy()
    allowed, refused, earlier = [], [], []
    for action in universe(game):
        if is_refused(trial, action):
            refused.append(action)
        else:
            allowed.append(action)
            trial = game.copy()
            earlier += refused  # of another copy
            refused = []
    for action in earlier:
        assert is_refused(trial, action), f"{action} is refused once and then accepted"
    assert (trial.hash(), trial.choices(), trial.turn) == before, "a refused action changed the game"
    assert game.hash() == before[0], "playing on a copy changed the game"
    return allowed


def is_refused(game, action) -> bool:
    """Play it, and tell whether the rules were against it."""
    try:
        game.play(action)
    except Refusal:
        return True
    return False


def offered(game) -> list:
    """The choices as far as the universe goes, which must hold both ends of every open amount."""
    choices = game.choices()
    known = set(universe(game))
    for choice in choices:
        if choice[0] in OPEN_AMOUNT:
            assert choice[:-2] + choice[-1:] in known and choice[:-1] in known, f"the universe does not hold {choice}"
    return [action for action in expand(choices) if action in known]


def expand(choices) -> list:
    """The choices with every open amount written out."""
    actions = []
    for choice in choices:
        if choice[0] in OPEN_AMOUNT:
            least, most = choice[-2:]
            actions += [choice[:-2] + (amount,) for amount in range(least, most + 1)]
        else:
            actions.append(choice)
    return actions


def hold_against_universe(game):
    """What is accepted is what the choices say, each once."""
    due = offered(game)
    assert len(set(due)) == len(due), f"offered twice: {sorted(due)}"
    assert sorted(accepted(game)) == sorted(due)

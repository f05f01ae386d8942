"""What a hint compares: two or three choices with what each costs, earns and leaves, the advised one first."""

from voltable.engine.verbs import BID, BUILD, BUY, DONE, DROP, FUEL, OPEN, PASS, RUN
from voltable.plants.menu import LABELS
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.shapes import Action
    from voltable.shapes import PlayedFamily
    from voltable.talk.shapes import OwnGame

MOST = 3  # choices side by side
PLANNED = (FUEL, BUY, BUILD, DONE)  # a plan says what comes of these
COMPARED = (OPEN, BUILD, RUN)  # several of these are worth a look; of bids and fuel one is enough
ENDS = {OPEN: DROP, BID: PASS, FUEL: DONE, BUY: DONE, BUILD: DONE}  # what else could always be done


def compared(family: "PlayedFamily", game: "OwnGame", advised: "Action") -> "list[Said]":
    """A line for each choice that is worth a look; none where a menu says as much, or there is only one."""
    told = [line(family, game, action) for action in beside(family, game, advised)]
    return told if len(told) > 1 else []


def beside(family: "PlayedFamily", game: "OwnGame", advised: "Action") -> "list[Action]":
    """The advised action, the likeliest other one of its kind, and doing nothing where that is allowed."""
    choices: "list[Action]" = family.menu.arranged(game, game.choices())
    verb = choices[0][0]
    if verb not in ENDS and verb != RUN:
        return []
    end = [(ENDS[verb],)] if verb in ENDS and (ENDS[verb],) in choices and advised[0] != ENDS[verb] else []
    others: "list[Action]" = []
    if verb in COMPARED or verb == BID and not end:
        others = [least(choice) for choice in choices if choice[0] == verb and is_other(choice, advised)]
    if verb == OPEN:
        others = family.hints.best_first(game, others)
    return [advised] + others[: MOST - 1 - len(end)] + end


def least(choice: "Action") -> "Action":
    """A choice as it would be played as it stands."""
    return choice[:-1] if choice[0] in (OPEN, BID, FUEL) else choice


def is_other(choice: "Action", advised: "Action") -> bool:
    """Whether it is about another plant, fuel, city or set of plants."""
    return choice[0] != advised[0] or choice[1:2] != advised[1:2]


def line(family: "PlayedFamily", game: "OwnGame", action: "Action") -> Said:
    """One choice with its numbers; only the player may read them."""
    turn: int = game.state.turn
    verb = action[0]
    if verb in PLANNED:
        told = planned(family, game, turn, action)
    elif verb in (OPEN, BID):
        plant = action[1] if verb == OPEN else game.state.plant
        told = said("option", label=label(action), told=family.hints.of_plant(game, plant, action[-1]))
    elif verb == RUN:
        told = said("option", label=family.menu.LABELS[RUN](game, *action[1:]), told=family.hints.of_run(game, action))
    else:
        money = game.state.players[turn].money
        told = said("option", label=LABELS[verb](game), told=said("option-keeps", money=money))
    told.eyes = turn
    return told


def label(action: "Action") -> Said:
    """A plant at its price, or a bid."""
    if action[0] == OPEN:
        return said("choose-plant", plant=action[1], price=action[2])
    return said("option-bid", bid=action[1])


def planned(family: "PlayedFamily", game: "OwnGame", turn: int, action: "Action") -> Said:
    """What a plan with this one thing comes to."""
    plan = family.plan.begin(game, turn)
    if action[0] == DONE:
        what = LABELS[DONE](game)
    else:
        plan.add(action)
        what = plan.tried[0]
    return said("option", label=what, told=plan.outcome(plan.settled(), plan.player.money))

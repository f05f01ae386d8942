"""What is told of moves that nobody was asked for (core engine/forced.py): each in one sentence."""

from collections.abc import Callable

from voltable.engine.forced import hinges_on_money
from voltable.engine.game import Game
from voltable.engine.verbs import DONE, DROP, PASS
from voltable_host.language import N_, _
from voltable_host.terminal.turns import phase_of

FUEL = "fuel"  # the phase
NOTHING_ON_OFFER = N_("No plant is on offer: all pass.")
NOTHING_LEFT = N_("No plant is left on offer: all others pass.")
NO_MONEY_TO_BID = N_("{name} cannot bid {least}: there is not so much money.")
NO_MONEY_FOR_PLANTS = N_("{name} cannot pay for any plant on offer.")
NO_PLANT_ALLOWED = N_("{name} may not have any plant on offer.")
NO_FUEL = N_("{name} has nothing to buy: no money, no room, or no such fuel.")
NO_MORE_FUEL = N_("{name} has nothing more to buy: no money, no room, or no such fuel.")
NO_CITY = N_("{name} can connect no more cities: no money, no free slot, or no house left.")


def all_pass(game: Game) -> str:
    """Why everybody drops out who has bought nothing yet."""
    return _(NOTHING_LEFT) if game.state.bought else _(NOTHING_ON_OFFER)


def why(game: Game, action: tuple, bought: Callable[[], list[int]]) -> str:
    """What leaves nothing else to do, with the fuels of this turn; production tells itself what runs."""
    sentence = reason(game, action, bought)
    return _(sentence).format(name=game.names[game.state.turn], least=game.state.bid + 1) if sentence else ""


def reason(game: Game, action: tuple, bought: Callable[[], list[int]]) -> str:
    """The sentence for anybody."""
    if action[0] == PASS:
        return NO_MONEY_TO_BID
    if action[0] == DROP:
        return NO_MONEY_FOR_PLANTS if hinges_on_money(game) else NO_PLANT_ALLOWED
    if action[0] != DONE:
        return ""
    if phase_of(game) != FUEL:
        return NO_CITY
    return NO_MORE_FUEL if bought() else NO_FUEL

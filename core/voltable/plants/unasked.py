"""What is told of moves that nobody was asked for (core engine/forced.py): each in one sentence."""

from voltable.engine.forced import hinges_on_money
from voltable.engine.verbs import DONE, DROP, PASS
from voltable.plants.facts import phase_of
from voltable.talk.said import Said, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

FUEL = "fuel"  # the phase


def all_pass(game: "Game") -> Said:
    """Why everybody drops out who has bought nothing yet."""
    return said("no-plant-left") if game.state.bought else said("no-plant-on-offer")


def why(game: "Game", action: "Action", bought: "Callable[[], list[int]]") -> "Said | None":
    """What leaves nothing else to do, with the fuels of this turn; production tells itself what runs."""
    turn = game.state.turn
    if action[0] == PASS:
        return said("no-money-to-bid", turn, name=turn, least=game.state.bid + 1)
    message = reason(game, action, bought)
    return said(message, turn, name=turn) if message else None


def reason(game: "Game", action: "Action", bought: "Callable[[], list[int]]") -> str:
    """The message, but for bids."""
    if action[0] == DROP:
        return "no-money-for-plants" if hinges_on_money(game) else "no-plant-allowed"
    if action[0] != DONE:
        return ""
    if phase_of(game) != FUEL:
        return "no-city-possible"
    return "no-more-fuel-possible" if bought() else "no-fuel-possible"

"""What is played unasked, by every face alike: the one way out of a turn that decides nothing and hides nothing."""

from voltable.engine.verbs import DONE, DROP, PASS, RUN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from voltable.engine.game import Game
    from voltable.engine.shapes import Action

IDLE = ((PASS,), (DROP,), (DONE,), (RUN, 0, 0))  # each ends a turn and does nothing else
RICH = 1 << 20  # Elektro, more than anybody ever has


def forced(game: "Game", alone: bool = False) -> "Action | None":
    """The move that nobody need be asked for; None where somebody decides, tells a card, or may want to know.

    It is the only one, it does nothing, and everybody can see why: where money is hidden, it would be the only one with
    all the money in the world too, for whoever is passed over unasked shows an empty purse. Alone, nobody looks on.
    """
    choices = game.choices()
    if len(choices) != 1 or choices[0] not in IDLE:
        return None
    if game.edition.hidden_money and not alone and hinges_on_money(game):
        return None
    return choices[0]


def hinges_on_money(game: "Game") -> bool:
    """Whether a richer player would have a choice here."""
    richer = game.copy()
    richer.state.players[richer.turn].money = RICH
    return len(richer.choices()) > 1


def is_nothing_on_offer(game: "Game") -> bool:
    """Whether a plant is to be put up and the market has none, so that all who are left drop out."""
    return game.choices() == [(DROP,)] and not game.edition.offered(game.state)

"""What is said when a card game begins."""

from voltable.engine.game import Game
from voltable_host.language import _
from voltable_host.terminal.card.facts import STAND_IN, plants_of_ours
from voltable_host.terminal.menu import goal


def greeting(game: Game) -> list[str]:
    """Who plays, and what it is about."""
    return [
        _("The card game with {names}.").format(names=", ".join(game.names)),
        _("Buy plants, feed them, earn; who has most points at the end wins. Type a number, or ? for help."),
        *(goal(game) if game.state.round < 2 else []),
    ]


def stand_ins(game: Game) -> str:
    """Which numbers are ours, for whoever owns the box."""
    if not plants_of_ours(game):
        return ""
    sentence = _(
        "Incomes marked {mark} are reconstructed: our stand-ins for cards nobody could look up. Own the box? Enter"
        " yours: voltable cards enter"
    )
    if game.edition.own_cards:
        sentence = _(
            "The cards are those of your own box; incomes marked {mark} are not entered yet and our stand-ins."
            " To go on: voltable cards enter --help"
        )
    return sentence.format(mark=STAND_IN)


def stand_ins_shown(game: Game) -> str:
    """The same in short, for a game that is only looked at."""
    if not plants_of_ours(game):
        return ""
    return _("Incomes marked {mark} are reconstructed: our stand-ins.").format(mark=STAND_IN)

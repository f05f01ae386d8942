"""What is said when a board game begins."""

from typing import Any

from voltable.engine.game import Game
from voltable_host.card_sets.card_file import DEMOLITION_BOARD
from voltable_host.card_sets.kept import stand_ins as of_ours
from voltable_host.language import _
from voltable_host.language.map_names import board_name, region_name
from voltable_host.language.words import edition_name
from voltable_host.terminal.menu import goal


def greeting(game: Game) -> list[str]:
    """Who plays what where, and what it is about."""
    edition = game.edition
    view: dict[str, Any] = game.view()
    regions = ", ".join(region_name(name) for name in view["regions"])
    return [
        _("{edition}, {board}, with {names}.").format(
            edition=edition_name(edition.name), board=board_name(edition.board), names=", ".join(game.names)
        ),
        _("Buy plants and fuel, connect cities; who powers most at the end wins. Type a number, or ? for help."),
        *(goal(game) if game.state.round < 2 else []),
        *([_("In play: {region}.").format(region=regions)] if regions else []),
    ]


def stand_ins(game: Game) -> str:
    """Which numbers are ours, for whoever owns the cards."""
    own = game.edition.own_cards
    if not game.edition.demolition or not of_ours(own, DEMOLITION_BOARD):
        return ""
    if own:
        return _("The demolition cards are yours, but not all are entered; the others pay what our stand-ins do.")
    return _(
        "What demolition pays is reconstructed: our stand-ins for cards nobody could look up. Own them? Enter yours:"
        " voltable cards enter"
    )


stand_ins_shown = stand_ins

"""`m` at the prompt: the board as it stands, or all that is known of one city."""

import click

from voltable.engine.game import Game
from voltable_host.calculator.places import CITY, find
from voltable_host.drawing.chart.printing import show_board
from voltable_host.drawing.standing import Standing, of_board, of_game
from voltable_host.language.folding import folded
from voltable_host.terminal.board.city import told
from voltable_host.terminal.session import Session
from voltable_host.terminal.typed import Unclear

LIST = "list"


def show_map(session: Session, text: str) -> None:
    """The chart; with a word behind it the list, or a city."""
    game, screen = session.game, session.screen
    as_list = text == LIST and LIST not in map(folded, game.edition.map.CITIES)
    if text and not as_list:
        for line in told(game, asker(game), city_called(game, text), screen.plain):
            session.say(line)
    elif not session.talk.json:  # there the view says it all
        show_board(standing(game), screen, as_list)


def standing(game: Game) -> Standing:
    """The board with the prices of whoever is asked; the whole of it while nobody knows what is in play."""
    if game.state.network:
        return of_game(game, asker(game))
    return of_board(game.edition.name, game.edition.map)


def asker(game: Game) -> int | None:
    """The seat that is asked, if it is a player's."""
    return game.turn if game.turn is not None and game.turn >= 0 else None


def city_called(game: Game, text: str) -> int:
    """The city that is meant: by its beginning, without accents, in play or not."""
    try:
        return find(text, game.edition.map.CITIES, CITY)
    except click.UsageError as no:
        raise Unclear(no.message) from no

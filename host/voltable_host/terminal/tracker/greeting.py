"""What is said of a table before it is shown."""

from voltable.engine.game import Game
from voltable_host.language import _
from voltable_host.language.map_names import board_name
from voltable_host.language.words import edition_name


def greeting(game: Game) -> list[str]:
    """What is followed, and how closely."""
    table = game.edition
    where = [board_name(table.board)] if table.board else []
    parts = [edition_name(table.name), *where, _("depth {depth}").format(depth=table.depth)]
    return [", ".join(parts)]


def stand_ins(game: Game) -> str:
    """No card is looked up at a table, so none can be a stand-in."""
    return ""


stand_ins_shown = stand_ins

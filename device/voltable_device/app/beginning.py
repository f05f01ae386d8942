"""A table begins as the settings say; the old game stays on flash."""

import os

from voltable.engine.refusal import Refusal
from voltable.engine.start import begin_table, numbers_of


def begin(app):
    """Begin it and show its first page; where that cannot be, go on with the old game and say why."""
    get = app.settings.get
    seed = int.from_bytes(os.urandom(4), "little") if get("draw") else None
    try:
        numbers = numbers_of(get("edition"), get("players"), get("board") or None, None)
        app.make_room()  # for a small heap an edition and a table at once are too much
        game = begin_table(numbers, get("depth"), None, seed, os.urandom(8))
        app.take(app.games.create(game))
    except Refusal as no:
        app.reopen()
        app.refuse(no)
        return
    app.remember("edition", get("edition"))
    app.clock.in_game = app.clock.in_turn = 0
    app.go_on()

"""Games on flash nest no deeper than the engine may: a Pico allows 29 calls."""

from functools import partial

import voltable
from kit.games.nesting import DEEPEST, deepest_call
from voltable.bots.random_bot import random_dice, random_move
from voltable_device.flash.games import Games


def on_flash(folder, edition: str, players: int) -> None:
    """A game with everything a device does to its journal: make, play, undo, redo, boot, mend."""
    games = Games(str(folder / "games"))
    kept = games.create(voltable.new_game(edition, players=players, seed=3, gid=games.new_gid()))
    dice = random_dice(3)
    for move in range(150):
        kept.play(random_move(kept.game.choices(), dice))
        if move % 40 == 39:
            kept.undo()
            kept.undo()
            kept.redo()
    with open(kept.game.log.path, "ab") as file:
        file.write(b"torn")
    Games(games.folder).open(kept.game.gid).undo()


def test_never_deeper_than_fifteen_calls(tmp_path):
    """Also while it is read back and mended."""
    for edition, players in (("card", 3), ("classic", 4), ("recharged", 2)):
        on_flash(tmp_path, edition, players)  # importing is CPython's own depth
        assert deepest_call(partial(on_flash, tmp_path, edition, players)) <= DEEPEST

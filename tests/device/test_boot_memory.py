"""A journal of 600 moves boots in a small heap: it is read in steps and never lies in memory as a whole."""

import platform

import pytest

import voltable
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.companion.files.compiling import compile_text, device_texts, path_of, sources
from voltable_host.companion.files.groups import BUNDLES
from voltable_host.measuring.device import fits

GAMES = "filed_log flash games kept mending scanned_log".split()
GID = b"600moves"
BOOT = """
import gc, sys
gc.threshold(8192)
from voltable_device.flash.games import Games
kept = Games(sys.argv[2]).open(b"600moves")
print(kept.game.log.count, kept.game.hash())
"""
GO_ON = """
for _ in range(30): kept.undo()
for _ in range(30): kept.redo()
print(kept.game.log.count, kept.game.hash())
"""
WHOLE = """
import gc, sys
gc.threshold(8192)
import voltable
game = voltable.load(open(sys.argv[2] + "/3630306d6f766573.j", "rb").read())
print(game.log.count, game.hash())
"""


@pytest.fixture(scope="module")
def device(tmp_path_factory):
    """The engine and the games on flash, compiled, without the rest of the program."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        pytest.skip("memory is measured on x86-64 Linux only: no 32-bit MicroPython here")
    folder = tmp_path_factory.mktemp("mpy")
    games = tuple(f"voltable_device.flash.{name}" for name in GAMES)
    wanted = {"voltable_device", "voltable_device.flash", *games}
    texts = {name: text for name, text in sources().items() if name in wanted or not name.startswith("voltable_device")}
    groups = {name: members for name, members in BUNDLES.items() if set(members) <= set(texts) - {*games}}
    texts = device_texts(texts, groups | {"voltable_device.flash.games": games})
    for module, text in texts.items():
        name = path_of(module, texts).with_suffix(".mpy")
        compile_text(text, folder / name, name.with_suffix(".py").as_posix())
    return folder


def journal(folder, edition, of, every):
    """A game of six with 600 moves on flash, each so manyth taken back and done again; how it ends."""
    game = voltable.new_game(edition, of, players=6, seed=2, gid=GID)
    dice = random_dice(2)
    for move in range(1, 601):
        if game.over:
            game.undo()
        game.play(random_move(game.choices(), dice))
        if every and move % every == 0:
            game.undo()
            game.redo()
    games = folder / f"{edition}-{every}"
    games.mkdir(exist_ok=True)
    (games / f"{GID.hex()}.j").write_bytes(game.dump())
    return str(games), [str(game.log.count), game.hash()]


@pytest.mark.parametrize(("edition", "of", "kilobytes"), [("card", None, 84), ("classic", "usa", 112)])
@pytest.mark.parametrize("every", [0, 4])
def test_600_moves_boot_in_a_small_heap(device, edition, of, kilobytes, every):
    """Imports included; docs/benchmarks.md states the smallest heap."""
    folder, stands = journal(device, edition, of, every)
    assert fits(device, BOOT, kilobytes, folder) == stands


def test_steps_back_take_no_memory(device):
    """A hundred of them at the end; loaded as a whole, each would need a state of its own."""
    game = voltable.new_game("recharged", "usa", players=6, seed=2, gid=GID)
    dice = random_dice(2)
    for _ in range(600):
        game.play(random_move(game.choices(), dice))
    for _ in range(100):
        game.undo()
    folder = device / "back"
    folder.mkdir()
    (folder / f"{GID.hex()}.j").write_bytes(game.dump())
    assert fits(device, BOOT, 112, str(folder)) == [str(game.log.count), game.hash()]
    assert fits(device, WHOLE, 200, str(folder)) is None
    done = fits(device, BOOT + GO_ON, 112, str(folder))
    assert done and done[:2] == [str(game.log.count), game.hash()]
    assert done[2:] == [str(game.log.count + 60), game.hash()]

"""A folder with one of everything that commands read, and the same once more under a name that is planted."""

import json
from functools import cache
from pathlib import Path

import voltable
from kit.boards.own_maps import ICELAND
from kit.gate.planted import LOUD
from voltable.bots.random_bot import random_dice, random_move
from voltable_host.card_sets.card_file import shipped_cards
from voltable_host.saves import exported


@cache
def logs() -> dict[str, bytes]:
    """A game of each family, some moves old, and a table."""
    names = ["Ana", "bot:random", "Bo"]
    games = {
        "card": voltable.new_game("card", players=names, seed=1, options={"demolition": True}),
        "board": voltable.new_game("classic", "germany", names, seed=1),
        "table": voltable.new_table("recharged", None, ["Ana", "Bo"], "market", seed=1),
        "told": voltable.new_game("card", players=names, dice="table"),
    }
    dice = random_dice(1)
    for name, game in games.items():
        for _move in range(30):
            choices = game.choices()
            game.play(choices[0] if name == "table" else random_move(choices, dice))
        game.undo()
    return {name: game.dump() for name, game in games.items()}


def furnish(home: Path) -> Path:
    """One of everything, called as in the lines of the tree."""
    (home / "games").mkdir(parents=True)
    for name, data in logs().items():
        (home / "games" / f"{name}.vtl").write_bytes(data)
    damaged = bytearray(logs()["card"])
    damaged[-30] ^= 4
    (home / "damaged.vtl").write_bytes(damaged)
    write(home / "card.json", exported.export(home / "games" / "card.vtl"))
    write(home / "map.json", ICELAND)
    write(home / "cards.json", shipped_cards())
    return home


def furnish_loudly(home: Path) -> Path:
    """The same, and files with a planted name: a game, a table, a card set, a map, and a damaged log."""
    furnish(home)
    (home / "games" / f"{LOUD}.vtl").write_bytes(logs()["card"])
    (home / "games" / f"{LOUD}table.vtl").write_bytes(logs()["table"])
    (home / LOUD).write_bytes((home / "cards.json").read_bytes())
    (home / f"{LOUD}.json").write_bytes((home / "map.json").read_bytes())
    (home / f"{LOUD}.vtl").write_bytes((home / "damaged.vtl").read_bytes())
    return home


def write(path: Path, data: object) -> None:
    """As JSON."""
    path.write_text(json.dumps(data), encoding="utf-8")

"""Reads and writes games that are recorded as text: a heading, a line an action, and the hash at the end.

edition recharged
board usa
players Ana Bo Cy
seed 7                  or: dice table
option demolition true

Ana open 4 4
…

hash 0123456789abcdef
"""

import os

import voltable
from voltable import notation

FOLDER = "tests/recorded"  # tests run from the project's folder


def names() -> list:
    """The recorded games."""
    return sorted([file[: -len(".txt")] for file in os.listdir(FOLDER) if file.endswith(".txt")])


def read(name):
    """A recorded game: what its heading says, its actions, its hash at the end."""
    with open(f"{FOLDER}/{name}.txt", encoding="utf-8") as file:
        heading, actions, ending = file.read().strip().split("\n\n")
    return heading.split("\n"), actions.split("\n"), ending.split()[1]


def begin(heading):
    """The game that a heading describes."""
    said = {}
    options = {}
    for line in heading:
        key, _, value = line.partition(" ")
        if key == "option":
            name, _, value = value.partition(" ")
            options[name] = option_value(value)
        else:
            said[key] = value
    seed = int(said.get("seed", 0))
    return voltable.new_game(
        said["edition"], said.get("board"), said["players"].split(), seed, said.get("dice"), options
    )  # fmt: skip


def option_value(text):
    """A switch, a number, a word, or regions with commas between them."""
    if text in ("true", "false"):
        return text == "true"
    if "," in text:
        return text.split(",")
    return int(text) if text[0] in "0123456789" else text


def option_text(value) -> str:
    """The same as text."""
    if value is True or value is False:
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)


def replay(name):
    """The game as its record plays it, and the hash it must end with."""
    heading, actions, state_hash = read(name)
    game = begin(heading)
    for line in actions:
        game.play(notation.read(line, game))
    return game, state_hash


def heading_of(edition, board, players, seed, options) -> list:
    """The heading of a game from a seed, or from a real table where there is none."""
    heading = ["edition " + edition]
    if board:
        heading.append("board " + board)
    heading.append("players " + players)
    heading.append("dice table" if seed is None else "seed " + str(seed))
    return heading + [f"option {name} {option_text(value)}" for name, value in options]


def record(heading, move) -> str:
    """The text of a game in which a mover answers everything."""
    game = begin(heading)
    actions = []
    while not game.over:
        action = move(game.choices())
        actions.append(notation.write(action, game))
        game.play(action)
    return "\n".join(heading + [""] + actions + ["", "hash " + game.hash(), ""])

"""A short game whose numbers were counted by hand: the first round of Ana, Bo and Cy with seed 7."""

import voltable
from voltable import notation

# Everybody has 12 Elektro. Ana pays 6 for plant 5c and 4 for its oil and earns 5; Bo pays 6 for 4b, Cy 5 for 5a, and
# both run nothing for 1.
ROUND_ONE = """
Ana open 5c 6
Bo pass
Cy pass
Bo open 4b 6
Cy pass
Cy open 5a 5
Bo done
Ana buy oil1@4
Ana done
Cy done
Cy run
Ana run 5c
Bo run
""".strip().splitlines()
START = 4  # the record before the first move: genesis, three names, start


def game_of(lines, **more):
    """Ana, Bo and Cy play these lines."""
    game = voltable.new_game("card", players=["Ana", "Bo", "Cy"], seed=7, **more)
    for line in lines:
        game.play(notation.read(line, game))
    return game


def with_a_detour():
    """The whole round, but Bo first opens 4a, takes it back, and then opens 4b."""
    game = game_of(ROUND_ONE[:3] + ["Bo open 4a 4", "Cy bid 5"])
    game.undo()
    game.undo()
    for line in ROUND_ONE[3:]:
        game.play(notation.read(line, game))
    return game

"""Colours that colour-blind people tell apart (Okabe and Ito, 2008), and letters for print in grey."""

from typing import NamedTuple

INK = "#222222"
FAINT = "#767676"  # words about what is not in play
PALE_WORDS = "#9a9a9a"  # the names of regions on the map
LINE = "#555555"
PALE_LINE = "#c4c4c4"
PAPER = "#ffffff"
OUT_OF_PLAY = "#ececec"
HATCHING = "voltable-trust"  # the pattern's id


class Paint(NamedTuple):
    """A player's colour, and the colour of the letter on it."""

    fill: str
    letter: str


PLAYERS = (
    Paint("#0072b2", PAPER),  # blue
    Paint("#e69f00", INK),  # orange
    Paint("#009e73", PAPER),  # bluish green
    Paint("#f0e442", INK),  # yellow
    Paint("#cc79a7", INK),  # reddish purple
    Paint("#56b4e9", INK),  # sky blue
)
TRUST = Paint(f"url(#{HATCHING})", INK)

# The same family, so pale that a player's colour stands out on it; a map may bring others.
REGIONS = ("#fbe6c0", "#d9ecf9", "#d3ebe1", "#f8f4c9", "#f3dfea", "#f7d9c9")

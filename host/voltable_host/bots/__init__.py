"""Bots: a ladder for the card game and one for the board game; `random` plays both."""

EVERYBODY = ("random", "greedy", "steady", "sharp")  # every name that some ladder has

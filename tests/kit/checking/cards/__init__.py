"""The second referee of the card game."""

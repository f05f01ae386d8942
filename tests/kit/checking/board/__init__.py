"""The second referee of the board game; the maps and nothing else are read from the engine."""

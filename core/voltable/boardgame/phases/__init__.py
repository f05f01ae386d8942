"""The phases of the board game, one file each."""

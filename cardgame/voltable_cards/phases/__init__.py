"""The phases of the card game, one file each."""

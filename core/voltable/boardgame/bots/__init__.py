"""Bots for the board game; their ladder says which there are."""

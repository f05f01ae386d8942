"""Bots for the card game; their ladder says which there are."""

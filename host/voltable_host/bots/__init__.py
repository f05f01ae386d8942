"""Matches between bots, and how they stand; the bots themselves live in the core and in the card game."""

"""A game that was played, step by step."""

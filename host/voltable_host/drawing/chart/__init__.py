"""A board as a picture of characters, for a terminal."""

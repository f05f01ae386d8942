"""What plays by itself: what the bots of all games share, and series of their games."""

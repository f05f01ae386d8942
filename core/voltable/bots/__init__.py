"""What plays by itself in the core: the random bot, and series of its games."""

"""A second referee: it hears what a game tells and says how the table must look; it reads no rule code."""

"""A game in a terminal, line by line: what is shown, what is typed, what is answered."""

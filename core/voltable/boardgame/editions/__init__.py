"""The editions of the board game, a page each."""

"""The board game: a map of cities, a fuel market, five phases and three steps."""

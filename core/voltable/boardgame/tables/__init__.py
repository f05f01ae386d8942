"""What is printed on plants, market and cards of the board game, as tuples only."""

"""What is printed on the cards, as tuples only."""

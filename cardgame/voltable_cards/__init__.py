"""The card game: fuel cards, the Bank, the discount token and Demolition, on the core's game and log."""

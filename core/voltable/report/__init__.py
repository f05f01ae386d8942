"""What a game came to: why it ended as it did, and every round of it in figures; no screen, no language."""

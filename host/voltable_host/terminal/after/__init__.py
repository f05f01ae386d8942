"""What is shown once a game is over."""

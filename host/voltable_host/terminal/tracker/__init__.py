"""A physical game that is followed, on the screen and in sentences."""

"""What stays in memory, and what is forgotten where there is little of it."""

"""What the display says in five languages, and sentences read from flash."""

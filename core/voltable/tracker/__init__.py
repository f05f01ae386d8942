"""A physical game followed at some depth."""

"""The gate: whatever people are shown goes through here, and what is not ours is made visible on the way."""

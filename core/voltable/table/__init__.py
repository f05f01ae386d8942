"""The companion's tracker: a physical game followed at some depth."""

"""Voltable on a computer: commands, terminal, companion and card files."""

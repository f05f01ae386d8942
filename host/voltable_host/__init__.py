"""Voltable on a computer: commands, console, link and card files."""

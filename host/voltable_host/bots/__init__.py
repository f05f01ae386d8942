"""Bots: a ladder for the card game and one for the board game; `random` plays both."""

"""Answers for people with real cards, by the engine's own code; nothing of the rules stands here twice."""

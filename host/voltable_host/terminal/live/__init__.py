"""A game that the device looks at too, at the prompt."""

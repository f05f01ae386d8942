"""The displays: each has a canvas to draw on and sends it to its controller."""

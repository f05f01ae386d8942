"""A device's own files, over MicroPython's prompt: what lies there, what goes there, and starting it again."""

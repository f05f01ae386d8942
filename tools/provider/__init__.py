"""The ways to a real MicroPython on this machine, one file each."""

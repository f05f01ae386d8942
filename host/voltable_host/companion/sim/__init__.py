"""The companion on this computer: the device program under MicroPython, behind a board that only seems to be one."""

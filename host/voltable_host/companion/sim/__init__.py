"""The companion on this computer: its program under MicroPython, on a device that only seems to be one."""

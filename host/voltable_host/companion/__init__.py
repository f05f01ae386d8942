"""The companion on a device, seen from a computer: its files, its port, what is said on the line, its simulator."""

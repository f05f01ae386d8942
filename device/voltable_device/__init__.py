"""The companion on a microcontroller: the place of its program, which this version does not have yet."""

"""The commands, one file each, loaded when they are called."""

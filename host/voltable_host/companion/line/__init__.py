"""The cable: a serial port, the frames on it, and what both ends say to each other."""

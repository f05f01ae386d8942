"""The device's end of the cable."""

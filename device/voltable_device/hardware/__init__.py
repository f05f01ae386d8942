"""Devices as data, and the only module that knows pins."""

"""The host's end of the line: what it asks of a device and does with the answers, without port, clock or file."""

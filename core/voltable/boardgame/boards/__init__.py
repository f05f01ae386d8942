"""The boards: regions, cities and connections, one module each, imported when it is played on."""

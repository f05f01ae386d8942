"""Stand-ins for a chip and for displays: they hold what they were told, so that tests can look at it."""

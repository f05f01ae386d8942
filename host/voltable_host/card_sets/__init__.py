"""Card sets as JSON: the shipped one and those of owners, and whether they agree with what is printed."""

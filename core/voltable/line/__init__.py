"""What both ends of a line share: frames, messages, one exchange, and the mark of the rules."""

"""What people read: English by the ids of messages, and its translations."""

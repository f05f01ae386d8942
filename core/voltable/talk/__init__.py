"""What sentences, menus and plans of all games are made of: messages by their ids, and what puts them into words."""

"""The program: its tasks, its settings, its first page, and which screen is shown when."""

"""Where tables are kept: SQLite at first. A store knows what a table wants kept, and nothing of games."""

"""The commands, a game in a terminal, and the line protocol for other programs."""

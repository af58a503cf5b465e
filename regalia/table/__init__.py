"""People around a game: seats, moves and their taking back, answers in advance, votes, notes, talk, and who thinks."""

"""What a game is: state, steps, moves, luck, events, refusals, journal. Knows no game."""

### What stands on every game’s board, beside the game’s own words.

boards-answers = Question and answers
boards-asked = Waiting for { $seats }.
boards-over = The game is over.
boards-all-answers = All { $answers } answers on the board
boards-why-not = Why not? { $move }
boards-reasons = What is not allowed now
boards-rule = Rule { $rule }
boards-close = Close
boards-in-words = The position in words
boards-empty = Nothing here.

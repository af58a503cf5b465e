### Was auf dem Brett jedes Spiels steht, neben den Wörtern des Spiels.

boards-answers = Frage und Antworten
boards-asked = Gewartet wird auf { $seats }.
boards-over = Das Spiel ist zu Ende.
boards-all-answers = Alle { $answers } Antworten auf dem Brett
boards-why-not = Warum nicht? { $move }
boards-reasons = Was gerade nicht geht
boards-rule = Regel { $rule }
boards-close = Schließen
boards-in-words = Die Stellung in Worten
boards-empty = Hier ist nichts.

### Ce qui figure sur le plateau de chaque jeu, à côté des mots du jeu.

boards-answers = Question et réponses
boards-asked = On attend { $seats }.
boards-over = La partie est terminée.
boards-all-answers = Les { $answers } réponses sur le plateau
boards-why-not = Pourquoi pas ? { $move }
boards-reasons = Ce qui n’est pas permis maintenant
boards-rule = Règle { $rule }
boards-close = Fermer
boards-in-words = La position en mots
boards-empty = Il n’y a rien ici.

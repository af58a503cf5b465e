### What every game says: small words, and what cannot be done and why.
### Messages of problems bear the problem's key; `.named` is said where the names of a game's ids are at hand.

yes = oui
no = non
range = { $low } à { $high }

# The last two of a list; $some are all before the last, with commas between them.
list-pair = { $some } et { $last }
list-none = rien

## Where a problem was found; $told is the problem. A line of a journal is known by number, by its text, by both.

at-line = Ligne { $line } – { $told }
at-text = « { $text } » – { $told }
at-line-text = Ligne { $line }, « { $text } » – { $told }

## Setting up

setup-game = Il n’y a pas de jeu « { $game } » ; il y a { $games }.
setup-seats = { $game } accepte { $players } joueurs, et non { $seats }.
setup-colour = { $game } n’a pas de couleur « { $colour } » avec ce nombre de joueurs ; au choix : { $colours }.
setup-colour-twice = La couleur « { $colour } » a été choisie deux fois ; il faut à chaque joueur sa propre couleur.
setup-option = { $game } n’a pas d’option « { $option } » ; il y a { $options }.
setup-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $values }.
setup-option-seats = L’option « { $option } » n’existe que pour { $players } joueurs, et non pour { $seats }.
setup-option-needs = À { $seats } joueurs, l’option « { $option } » demande l’option « { $needs } ».
setup-bot = Il n’y a pas de bot « { $bot } » ; il y a { $bots }.
setup-rules = Ceci vient de la version { $rules } des règles de { $game } ; on joue ici la version { $version }.

## Board files; $file and $place say where

board-whole = le fichier entier
board-at = Fichier de plateau « { $file } », { $place }
board-missing = { board-at } : cette entrée manque.
board-text = { board-at } : on attend ici un texte de 1 à 80 caractères.
board-among = { board-at } : on attend ici l’une de ces valeurs : { $told }.
board-number = { board-at } : on attend ici un nombre entier, { $told }.
board-list = { board-at } : on attend ici une liste entre crochets.
board-table = { board-at } : on attend ici une table.
board-unknown = { board-at } : ce nom est inconnu ici ; on connaît { $told }.
board-large = { board-at } : il est trop grand ; on lit au plus { $told }.
board-toml = { board-at } : ce n’est pas du TOML valide ({ $told }).
board-count = { board-at } : le nombre d’entrées ne convient pas ; on attend { $told }.
board-key = { board-at } : « { $told } » ne peut pas être une clé ; on attend des minuscules sans accent, des chiffres et des traits d’union, une lettre en premier.
board-twice = { board-at } : « { $told } » ne peut pas figurer ici ; on attend une clé qui ne serve pas déjà.
board-province = { board-at } : il n’y a pas de province « { $told } » ; on attend la clé d’une autre province.
board-one-way = { board-at } : il manque ici « { $told } », qui cite cette province comme voisine ; une frontière a deux côtés.
board-apart = { board-at } : aucun chemin ne mène d’ici à « { $told } » ; toutes les provinces doivent se tenir.
board-village = { board-at } : il n’y a pas de village « { $told } » ; on attend la clé d’un autre village.
board-road = { board-at } : il manque ici « { $told } », d’où un chemin mène à ce village ; un chemin a deux bouts.
board-cut-off = { board-at } : aucun chemin ne mène d’ici à « { $told } » ; tous les villages doivent être reliés.
board-hundreds = { board-at } : on attend une somme en centaines entières.
board-units = { board-at } : ces unités sont trop nombreuses ; { $told } au plus sont possibles.
board-even = { board-at } : un nombre pair est attendu ici, et non { $told } ; un marqueur de titre se partage en deux.
board-cards = { board-at } : il reste trop peu de cartes Pays dans la partie ; il en faut au moins { $told } pour ce nombre de joueurs.
board-city = { board-at } : aucune ville n’appartient à ce pays, « { $told } ».

## Journals

journal-not = Ce n’est pas un journal de partie ; un journal commence par la ligne « { $told } ».
journal-cut = Le journal s’interrompt ici : il manque la fin de la ligne, ou les lignes suivantes.
journal-expected = On attend ici une ligne qui commence par « { $told } ».
journal-number = On attend ici un nombre entier, et non « { $told } ».
journal-rules = Le journal vient de la version { $rules } des règles de { $game } ; on joue ici la version { $version }.
journal-line = « { $told } » ne peut pas figurer à cet endroit d’un journal.
journal-after-end = Le journal est terminé avant cette ligne ; on n’attend plus rien.
journal-order = On attend ici le numéro { $told }, car les coups et les tirages sont numérotés sans lacune.
journal-move = « { $told } » n’est pas un coup de ce jeu.
journal-barred = La règle { $rule } interdit ce coup.
journal-draws = Les tirages notés ici sont plus ou moins nombreux que ceux que fait le jeu à cet endroit.
journal-not-over = Le journal annonce ici une fin, mais après son dernier coup la partie continue.
journal-end = Le journal annonce une autre fin que celle où mènent ses coups, à savoir « { $told } ».
journal-commitment = Le secret n’est pas celui qui a été promis avant le premier coup : son SHA-256 n’est pas l’engagement.
journal-draw = Ce tirage ne découle pas du secret et des mots des joueurs.

## Luck

luck-missing = Le tirage { $number } manque : « { $label } », une valeur sur { $bound }.
luck-other = Le tirage { $number } devrait être « { $label } », une valeur sur { $bound }, mais c’est « { $told } » qui est noté.
luck-range = Le tirage { $number } vaut { $value }, mais seules les valeurs à partir de 0 et au-dessous de { $bound } sont possibles.

## Taking back

undo-number = On ne peut pas revenir au coup { $number } ; on attend un coup antérieur qui compte encore, avant le coup { $present }.
undo-over = La partie est terminée ; on ne peut plus revenir au coup { $number }.
undo-sealed = De vous-même, vous pouvez revenir au plus tôt au coup { $free }, et non au coup { $number } ; pour aller plus loin, il faut l’accord de la table.

## Moves that are not played

not-a-move = « { $token } » n’est pas un coup de ce jeu.
not-your-turn = La question est posée à quelqu’un d’autre.
    .named = Ce n’est pas à vous de décider ; la question est posée à { $asked }.
game-over = La partie est terminée ; il n’y a plus rien à décider.
several-sealed = Rien n’a été joué : après « { $token } », c’est le hasard ou un autre joueur qui décide de la suite ; donnez donc cette réponse seule.
not-asked = Ce n’est pas une réponse à la question posée en ce moment.
    .named = Ce n’est pas une réponse à la question posée en ce moment : { $asked }
barred = La règle { $rule } interdit ce coup.
    .named = { $why } ({ $rule })

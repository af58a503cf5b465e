### Royals: its names, moves, options, questions, events, refusals and tables.

royals = Royals
    .about = L’Europe, de 1648 à 1714 : deux à cinq grandes maisons briguent des titres dans ses villes, de Maréchal à Roi, se disputent l’influence dans quatre pays et se prennent leurs positions.

## Seats

royals-seat-black = Noir
royals-seat-white = Blanc
royals-seat-grey = Gris
royals-seat-purple = Violet
royals-seat-orange = Orange

## Countries, intrigue cards, epochs

royals-country-france = France
royals-country-german-states = États allemands
royals-country-britain = Grande-Bretagne
royals-country-spain = Espagne
royals-intrigue-france-german-states = France / États allemands
royals-intrigue-france-britain = France / Grande-Bretagne
royals-intrigue-france-spain = France / Espagne
royals-intrigue-german-states-britain = États allemands / Grande-Bretagne
royals-intrigue-german-states-spain = États allemands / Espagne
royals-intrigue-britain-spain = Grande-Bretagne / Espagne
royals-year-1648 = 1648
royals-year-1680 = 1680
royals-year-1714 = 1714

## Cities, titles, positions

royals-city-paris = Paris
royals-city-nantes = Nantes
royals-city-bordeaux = Bordeaux
royals-city-reims = Reims
royals-city-avignon = Avignon
royals-city-munich = Munich
royals-city-berlin = Berlin
royals-city-cologne = Cologne
royals-city-vienna = Vienne
royals-city-london = Londres
royals-city-dublin = Dublin
royals-city-edinburgh = Édimbourg
royals-city-madrid = Madrid
royals-city-seville = Séville
royals-city-valencia = Valence
royals-city-barcelona = Barcelone
royals-title-marshal = Maréchal
royals-title-baron = Baron
royals-title-countess = Comtesse
royals-title-duke = Duc
royals-title-cardinal = Cardinal
royals-title-princess = Princesse
royals-title-king = Roi
royals-position-paris-king = { royals-title-king } de { royals-city-paris }
royals-position-nantes-princess = { royals-title-princess } de { royals-city-nantes }
royals-position-nantes-baron = { royals-title-baron } de { royals-city-nantes }
royals-position-bordeaux-duke = { royals-title-duke } de { royals-city-bordeaux }
royals-position-bordeaux-countess = { royals-title-countess } de { royals-city-bordeaux }
royals-position-reims-cardinal = { royals-title-cardinal } de { royals-city-reims }
royals-position-reims-baron = { royals-title-baron } de { royals-city-reims }
royals-position-avignon-princess = { royals-title-princess } d’{ royals-city-avignon }
royals-position-avignon-marshal = { royals-title-marshal } d’{ royals-city-avignon }
royals-position-munich-princess = { royals-title-princess } de { royals-city-munich }
royals-position-munich-baron = { royals-title-baron } de { royals-city-munich }
royals-position-berlin-duke = { royals-title-duke } de { royals-city-berlin }
royals-position-berlin-countess = { royals-title-countess } de { royals-city-berlin }
royals-position-cologne-cardinal = { royals-title-cardinal } de { royals-city-cologne }
royals-position-cologne-baron = { royals-title-baron } de { royals-city-cologne }
royals-position-vienna-king = { royals-title-king } de { royals-city-vienna }
royals-position-vienna-marshal = { royals-title-marshal } de { royals-city-vienna }
royals-position-london-king = { royals-title-king } de { royals-city-london }
royals-position-dublin-cardinal = { royals-title-cardinal } de { royals-city-dublin }
royals-position-dublin-duke = { royals-title-duke } de { royals-city-dublin }
royals-position-edinburgh-princess = { royals-title-princess } d’{ royals-city-edinburgh }
royals-position-edinburgh-countess = { royals-title-countess } d’{ royals-city-edinburgh }
royals-position-madrid-king = { royals-title-king } de { royals-city-madrid }
royals-position-seville-cardinal = { royals-title-cardinal } de { royals-city-seville }
royals-position-seville-baron = { royals-title-baron } de { royals-city-seville }
royals-position-valencia-duke = { royals-title-duke } de { royals-city-valencia }
royals-position-valencia-marshal = { royals-title-marshal } de { royals-city-valencia }
royals-position-barcelona-countess = { royals-title-countess } de { royals-city-barcelona }
royals-position-barcelona-marshal = { royals-title-marshal } de { royals-city-barcelona }

## Moves

royals-answer-done = Terminé
    .help = Vous ne jouez plus rien, et votre tour est fini.
royals-answer-drop = Ne rien payer et finir votre tour
    .help = Le paiement commencé est abandonné, et votre tour est fini. Pour choisir autrement, reprenez plutôt votre réponse.
royals-answer-three = Trois cartes Pays
    .help = Prenez trois cartes Pays, chacune dans la pioche ou à l’étalage.
royals-answer-both = Une carte Pays et une carte Intrigue
    .help = Prenez-en une de chaque, dans l’ordre que vous voulez. Les cartes Intrigue servent à prendre les positions des autres.
royals-answer-deck = La pioche
    .help = Prenez la carte Pays du dessus, face cachée. Vous seul la voyez.
royals-answer-intrigue = La pioche Intrigue
    .help = Prenez une carte Intrigue. Vous seul la voyez.
royals-pay-wild-0 = Aucun joker
    .help = Ne payez que des cartes du pays.
royals-pay-wild-1 = Un joker (trois autres cartes)
    .help = Trois cartes Pays quelconques en valent une du pays.
royals-pay-wild-2 = Deux jokers (six autres cartes)
royals-pay-wild-3 = Trois jokers (neuf autres cartes)
royals-pay-wild-4 = Quatre jokers (douze autres cartes)
royals-pay-wild-5 = Cinq jokers (15 autres cartes)
royals-pay-wild-6 = Six jokers (18 autres cartes)
royals-pay-wild-7 = Sept jokers (21 autres cartes)
royals-pay-wild-8 = Huit jokers (24 autres cartes)
royals-pay-intrigue-wild-0 = Aucun joker d’intrigue
    .help = Ne jouez que des cartes Intrigue qui montrent le pays.
royals-pay-intrigue-wild-1 = Un joker d’intrigue (deux autres cartes Intrigue)
    .help = Deux cartes Intrigue quelconques en valent une qui montre le pays.
royals-pay-intrigue-wild-2 = Deux jokers d’intrigue (quatre autres cartes Intrigue)
    .help = Quatre cartes Intrigue quelconques en valent deux qui montrent le pays.

## Options

royals-option-limited-cubes = Cubes limités
    .help = Chacun a 46 cubes à deux joueurs, 36 sinon ; celui à qui il en reste moins de deux ne peut plus rien occuper.
royals-option-free-wilds = Jokers libres
    .help = Les jokers sont permis même si vous avez les cartes voulues.
royals-option-open-scores = Scores visibles
    .help = Les points de tous sont affichés pendant la partie.
royals-option-no-memory-aid = Sans aide-mémoire
    .help = La page ne montre pas quelles cartes les autres ont prises à l’étalage.
royals-option-first-seat = La première place commence
    .help = Le joueur assis à la première place est premier joueur ; sinon, le premier joueur est tiré au sort.

## Questions

royals-ask-way = Que prenez-vous ?
royals-ask-draw = { $cards ->
    [1] Où prenez-vous votre carte Pays ?
   *[other] Où prenez-vous la prochaine de { $cards } cartes Pays ?
}
royals-ask-draw-both = Où piochez-vous d’abord ? Il vous revient une carte Pays et une carte Intrigue.
royals-ask-play = Quelle position occupez-vous ou prenez-vous ? Ou avez-vous terminé ?
royals-ask-plot = { $cards ->
    [1] Pour prendre « { $position } », il vous faut une carte Intrigue qui montre le pays ({ $country }). Utilisez-vous un joker ?
   *[other] Pour prendre « { $position } », il vous faut { $cards } cartes Intrigue qui montrent le pays ({ $country }). Combien de jokers utilisez-vous ?
}
royals-ask-lay-intrigue = { $cards ->
    [1] Quelle carte Intrigue jouez-vous pour « { $position } » ?
   *[other] Quelle carte Intrigue jouez-vous pour « { $position } » ? Il en faut encore { $cards }.
}
royals-ask-pay = { $cards ->
    [1] « { $position } » coûte une carte du pays ({ $country }). Utilisez-vous un joker ?
   *[other] « { $position } » coûte { $cards } cartes du pays ({ $country }). Combien de jokers utilisez-vous ?
}
royals-ask-lay = { $cards ->
    [1] Quelle carte Pays payez-vous pour « { $position } » ?
   *[other] Quelle carte Pays payez-vous pour « { $position } » ? Il en faut encore { $cards }.
}
royals-ask-discard = { $cards ->
    [1] Vous avez une carte Pays de trop. Laquelle défaussez-vous ?
   *[other] Vous avez { $cards } cartes Pays de trop. Laquelle défaussez-vous ?
}
royals-ask-discard-intrigue = { $cards ->
    [1] Vous avez une carte Intrigue de trop. Laquelle défaussez-vous ?
   *[other] Vous avez { $cards } cartes Intrigue de trop. Laquelle défaussez-vous ?
}

## Events

royals-event-first = { $seat } est premier joueur.
royals-event-row = Nouveau à l’étalage : { $cards }.
royals-event-turn = C’est à { $seat } de jouer.
royals-event-epoch-ends = L’époque { $year } est finie.
royals-event-deck-renewed = { $cards ->
    [1] Les cartes Pays défaussées forment la nouvelle pioche : une carte.
   *[other] Les cartes Pays défaussées forment la nouvelle pioche : { $cards } cartes.
}
royals-event-last-round = On termine la manche, pour que tous aient joué autant de tours.

royals-event-three = { $seat } choisit trois cartes Pays.
royals-event-both = { $seat } choisit une carte Pays et une carte Intrigue.
royals-event-drew = Vous piochez une carte Pays : { $country }.
royals-event-draws = { $seat } prend une carte Pays dans la pioche.
royals-event-takes = { $seat } prend une carte à l’étalage : { $country }.
royals-event-drew-intrigue = Vous piochez une carte Intrigue : { $intrigue }.
royals-event-draws-intrigue = { $seat } pioche une carte Intrigue.
royals-event-intrigues-renewed = Les cartes Intrigue défaussées forment la nouvelle pioche Intrigue.

royals-event-occupies = { $seat } occupe « { $position } ».
royals-event-takes-over = { $seat } prend « { $position } » à { $from }.
royals-event-pays = { $cards ->
    [1] { $seat } paie une carte : { $country }.
   *[other] { $seat } paie { $cards } cartes : { $country }.
}
royals-event-pays-wild = { $wilds ->
    [1] { $seat } paie avec un joker : { $cards }.
   *[other] { $seat } paie avec { $wilds } jokers : { $cards }.
}
royals-event-pays-intrigue = { $cards_count ->
    [1] { $seat } joue une carte Intrigue : { $cards }.
   *[other] { $seat } joue des cartes Intrigue : { $cards }.
}
royals-event-cube-back = Un cube de { $seat } revient de la case de { $city } dans la réserve.
royals-event-discards = { $seat } défausse une carte Pays : { $country }.
royals-event-discards-intrigue = { $seat } défausse une carte Intrigue : { $intrigue }.

royals-event-city-bonus = { $seat } prend le bonus de ville de { $city } : { royals-points }.
royals-event-country-bonus = { $seat } a un cube dans chaque ville de ce pays, { $country }, et prend le bonus de pays : { royals-points }.
royals-event-house-bonus = { $seat } a un cube sur chaque titre et prend un bonus de maison : { royals-points }.

royals-event-epoch-first = { $country } : { $seat } a le plus d’influence et reçoit { royals-points }.
royals-event-epoch-second = { $country } : { $seat } vient en deuxième et reçoit { royals-points }.
royals-event-epoch-nobody = { $country } : personne ne prend le marqueur de { royals-points }.
royals-event-tie-title = { $country } : égalité d’influence ; { $seat } passe devant par le titre le plus haut, { $title }.
royals-event-tie-city = { $country } : égalité d’influence et de titre ({ $title }) ; { $seat } passe devant par la ville au plus fort bonus.
royals-event-tie-further = { $country } : égalité d’influence, de titre et de ville ; { $seat } passe devant par une autre position ou par l’ordre de tour.

royals-event-title = { $title } : { $seat } a le plus de cubes et reçoit { royals-points }.
royals-event-title-halved = { $title } : { $seat } et { $other } sont à égalité et prennent chacun la moitié du marqueur, { royals-points }.
royals-event-title-nobody = { $title } : { $players } joueurs sont à égalité, donc personne ne prend le marqueur.
royals-event-title-empty = { $title } : il n’y a aucun cube, donc personne ne prend le marqueur.
royals-event-tied = À égalité pour le plus de points : { $seats }. Le marqueur le plus élevé décide.
royals-event-highest = Le marqueur le plus élevé de { $seat } : { royals-points }.
royals-event-total = { $seat } a { royals-points } en tout.
royals-event-over = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

royals-points = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}

## Why a move is refused

royals-why-RO-P-1-cards = { $cost ->
    [1] Cela coûte une carte de ce pays, { $country }
   *[other] Cela coûte { $cost } cartes de ce pays, { $country }
}, et trois autres cartes pour chacune qui manque. Vous en avez { $natives }, et { $cards } cartes Pays en tout.
royals-why-RO-P-1-natives = { $natives ->
    [1] Avec autant de jokers, il vous faut encore une carte du pays, { $country }
   *[other] Avec autant de jokers, il vous faut encore { $natives } cartes du pays, { $country }
} ; vous en avez { $has }.
royals-why-RO-P-1-hand = Vous n’avez plus de carte de ce pays : { $country }.
royals-why-RO-P-1-rest = Les cartes qui restent à payer doivent être de ce pays : { $country }.
royals-why-RO-P-2 = { $has ->
    [1] Vous avez une carte de ce pays, { $country },
   *[other] Vous avez { $has } cartes de ce pays, { $country },
} et { $cost ->
    [1] il n’en faut qu’une
   *[other] il n’en faut que { $cost }
} : les jokers sont pour qui en a trop peu.
royals-why-RO-P-2-cards = Autant de jokers demandent { $cards } cartes Pays en tout ; vous en avez { $has }.
royals-why-RO-P-3 = { $cubes ->
    [0] Une position demande deux cubes, et il ne vous en reste aucun.
    [1] Une position demande deux cubes, et il ne vous en reste qu’un.
   *[other] Une position demande deux cubes, et il ne vous en reste que { $cubes }.
}
royals-why-RO-P-5-own = « { $position } » est déjà à vous.
royals-why-RO-P-5-cards = { $cost ->
    [1] Pour cette prise, il vous faut une carte Intrigue qui montre ce pays, { $country }, ou deux quelconques
   *[other] Pour cette prise, il vous faut { $cost } cartes Intrigue qui montrent ce pays, { $country }, ou deux quelconques pour chacune
}. Vous en avez { $matching } du pays, { $cards } en tout.
royals-why-RO-P-5-matching = { $matching ->
    [1] Avec autant de jokers, il vous faut encore une carte Intrigue qui montre ce pays, { $country }
   *[other] Avec autant de jokers, il vous faut encore { $matching } cartes Intrigue qui montrent ce pays, { $country }
} ; vous en avez { $has }.
royals-why-RO-P-6 = { $has ->
    [1] Vous avez une carte Intrigue qui montre ce pays, { $country },
   *[other] Vous avez { $has } cartes Intrigue qui montrent ce pays, { $country },
} et { $cost ->
    [1] il n’en faut qu’une
   *[other] il n’en faut que { $cost }
} : les jokers sont pour qui en a trop peu.
royals-why-RO-P-6-cards = Autant de jokers demandent { $cards } cartes Intrigue en tout ; vous en avez { $has }.
royals-why-RO-P-6-hand = Vous n’avez plus de carte Intrigue pareille : { $intrigue }.
royals-why-RO-P-6-rest = Les cartes Intrigue qui restent à jouer doivent montrer ce pays : { $country }.
royals-why-RO-T-3 = Il n’y a pas de carte pareille à l’étalage : { $country } ; il est complété à la fin de votre tour.
royals-why-RO-T-4 = Il n’y a aucune carte Intrigue à prendre, ni dans la pioche ni dans la défausse.
royals-why-RO-T-5 = La pioche est épuisée, et on ne la renouvelle pas pendant un tour ; prenez une carte à l’étalage.
royals-why-RO-T-7-country = Vous n’avez pas de carte pareille à défausser : { $country }.
royals-why-RO-T-7-intrigue = Vous n’avez pas de carte Intrigue pareille à défausser : { $intrigue }.

## How a game ends

royals-ending-points = Le plus grand nombre de points a décidé.
royals-ending-marker = À égalité de points, le marqueur le plus élevé a décidé.
royals-ending-shared = Égalité de points et de plus haut marqueur : la victoire est partagée.

## Tables

royals-table-positions = Positions
royals-table-squares = Cubes sur les cases des villes
royals-table-countries = Pays : influence, marqueurs de l’époque, bonus de pays restant
royals-table-titles = Titres : cubes sur leurs marqueurs
royals-table-players = Joueurs : cartes en main, marqueurs pris
royals-table-points = Points
royals-table-cards = Cartes Pays : vôtres, à l’étalage, connues dans chaque main, défaussées, non vues
royals-table-intrigues = Cartes Intrigue
royals-table-course = L’état de la partie

royals-column-position = Position
royals-column-country = Pays
royals-column-cost = Coût
royals-column-influence = Influence
royals-column-city-bonus = Bonus de ville
royals-column-holder = Occupée par
royals-column-city = Ville
royals-column-high = Élevé
royals-column-low = Faible
royals-column-country-bonus = Bonus de pays
royals-column-title = Titre
royals-column-points = Points
royals-column-player = Joueur
royals-column-hand = Cartes Pays
royals-column-intrigues = Cartes Intrigue
royals-column-cities = Ville
royals-column-countries = Pays
royals-column-house = Maison
royals-column-epochs = Époque
royals-column-titles = Titre
royals-column-cubes-left = Cubes restants
royals-column-cities-points = Villes
royals-column-countries-points = Pays
royals-column-house-points = Maison
royals-column-epochs-points = Époques
royals-column-titles-points = Titres
royals-column-total = Total
royals-column-own = Vôtres
royals-column-row = Étalage
royals-column-discards = Défausse
royals-column-unseen = Non vues
royals-column-kind = Montre
royals-column-epoch = Époque
royals-column-deck = Pioche
royals-column-intrigue-deck = Pioche Intrigue
royals-column-house-bonus = Bonus de maison
royals-column-turn = Au tour de

## Le plateau tel qu’il est dessiné

royals-board-letter-france = F
royals-board-letter-german-states = A
royals-board-letter-britain = G
royals-board-letter-spain = E
royals-board-map = Carte
royals-board-cards = Pioches et étalage
royals-board-hand = Votre main
royals-board-countries = Pays
royals-board-titles = Titres
royals-board-players = Joueurs
royals-board-payment = Paiement
royals-board-deck = Pioche
royals-board-row = Étalage
royals-board-intrigue-deck = Pioche Intrigue
royals-board-discards = Défausse
royals-board-no-intrigues = Aucune carte Intrigue
royals-board-of-cards = { $cards } cartes Pays sur { $limit }
royals-board-of-intrigues = { $cards } sur { $limit }
royals-board-times = { $number } × { $what }
royals-board-cheapest = Au moins cher : { $cards }
royals-board-laid-cards = Cartes Pays : { $laid } posées sur { $cards }
royals-board-laid-intrigues = Cartes Intrigue : { $laid } posées sur { $cards }
royals-board-house-bonus = Bonus de maison
royals-board-no-house-bonus = Pas de bonus de maison dans cette partie
royals-board-you = vous
royals-board-starts = premier joueur
royals-board-known = Connues par l’étalage : { $cards }.
royals-board-open-hand = En main : { $cards }.
royals-board-said-marker-left = { $points } (encore là)
royals-board-said-marker-out = { $points } (hors du jeu)
royals-board-said-marker-taken = { $points } (à { $seat })
royals-board-said-city-bonus = Bonus de ville : { $marker }.
royals-board-said-square = Sur la case de la ville : { $cubes }.
royals-board-said-free = { $title } : coût { $cost }, influence { $influence }, libre.
royals-board-said-held = { $title } : coût { $cost }, influence { $influence }, occupée par { $seat }.
royals-board-said-influence = Influence : { $seats }.
royals-board-said-country-bonus = Bonus de pays : { $high }, { $low }.
royals-board-said-epoch = { $year } : { $high }, { $low }.
royals-board-said-cubes = Cubes : { $cubes }.
royals-board-said-title-left = Le marqueur vaut { $points } points.
royals-board-said-title-out = Le marqueur de { $points } points est hors du jeu.
royals-board-said-whole = { $seat } prend le marqueur : { $points } points.
royals-board-said-halved = { $seats } prennent chacun un demi-marqueur : { $points } points.
royals-board-said-house-bonus = Bonus de maison : { $markers }.
royals-board-said-decks = Cartes Pays dans la pioche : { $deck }. Cartes Intrigue dans la leur : { $intrigues }.
royals-board-said-row = À l’étalage : { $cards }.
royals-board-said-discards = Défausse : { $cards }.
royals-board-said-intrigue-discards = Cartes Intrigue défaussées : { $cards }.
royals-board-said-hand = Dans votre main : { $cards }.
royals-board-said-intrigues = Vos cartes Intrigue : { $cards }.
royals-board-said-unseen = Cartes Pays que vous n’avez pas vues : { $cards }.
royals-board-page-turn = Un tour
royals-board-page-draw = Piochez { $cards } cartes Pays, ou une carte Pays et une carte Intrigue. Aux premiers tours : { $first } cartes Pays, dans l’ordre du tour.
royals-board-page-play = Occupez des positions et prenez-en à d’autres, aussi souvent que vous voulez, jusqu’à ce que vous disiez avoir fini.
royals-board-page-limit = Défaussez jusqu’à garder { $cards } cartes Pays et { $intrigues } cartes Intrigue.
royals-board-page-refill = L’étalage est complété à { $row } cartes.
royals-board-page-costs = Coûts
royals-board-page-occupy = Une position libre : autant de cartes de son pays que coûte son titre.
royals-board-page-wild = { $cards } cartes Pays quelconques comptent pour une carte de votre choix.
royals-board-page-take-over = Une position d’un autre : en plus { $cards } carte Intrigue qui montre le pays ({ $king } pour un Roi) ; { $any } cartes Intrigue quelconques comptent pour une.
royals-board-page-lacking = L’un et l’autre seulement s’il vous manque des cartes qui conviennent.
royals-board-page-free-wilds = À cette table, l’un et l’autre sont permis même si vous avez des cartes qui conviennent.
royals-board-page-cubes = Un cube va sur la position, un sur le titre. Un cube évincé va sur la case de la ville.
royals-board-page-titles = Les titres
royals-board-page-cost = Cartes
royals-board-page-influence = Influence
royals-board-page-points = Points
royals-board-page-countries = Les pays
royals-board-page-in-game = Cartes
royals-board-page-bonus = Bonus
royals-board-page-bonuses = Les bonus
royals-board-page-city-bonus = Ville : au premier qui y occupe une position.
royals-board-page-country-bonus = Pays : pour un cube dans chaque ville du pays ; le premier prend le marqueur élevé, le deuxième le faible.
royals-board-page-house-bonus = Maison : pour un cube sur chaque titre ; dans cette partie { $points }.
royals-board-page-scoring = Les époques et la fin
royals-board-page-epoch = Une époque se termine quand l’étalage ne peut plus être complété. Dans chaque pays, la plus forte influence prend le marqueur élevé, la deuxième le faible.
royals-board-page-tie = Égalités : le titre le plus élevé dans le pays, puis sa ville au bonus le plus élevé.
royals-board-page-last = Après la troisième époque, on finit la manche et on marque une dernière fois.
royals-board-page-title-points = Puis chaque titre : le plus de cubes en prend les points, deux à égalité la moitié chacun, trois ou plus rien.
royals-board-page-winner = Le plus de points gagne ; à égalité, le marqueur unique le plus élevé.
royals-board-page-reconstruction = La plupart des valeurs de ce plateau sont reconstituées, car le plateau imprimé n’est pas à nous. Contours et lieux établis avec Natural Earth.
royals-board-page-own = Cette table joue avec son propre fichier de plateau.

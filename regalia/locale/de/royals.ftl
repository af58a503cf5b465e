### Royals: its names, moves, options, questions, events, refusals and tables.

royals = Royals
    .about = Europa, 1648 bis 1714: Zwei bis fünf Adelshäuser erwerben Titel in seinen Städten, vom Marschall bis zum König, ringen in vier Ländern um Einfluss und übernehmen, was andere besetzen.

## Seats

royals-seat-black = Schwarz
royals-seat-white = Weiß
royals-seat-grey = Grau
royals-seat-purple = Lila
royals-seat-orange = Orange

## Countries, intrigue cards, epochs

royals-country-france = Frankreich
royals-country-german-states = Deutsche Staaten
royals-country-britain = Britannien
royals-country-spain = Spanien
royals-intrigue-france-german-states = Frankreich / Deutsche Staaten
royals-intrigue-france-britain = Frankreich / Britannien
royals-intrigue-france-spain = Frankreich / Spanien
royals-intrigue-german-states-britain = Deutsche Staaten / Britannien
royals-intrigue-german-states-spain = Deutsche Staaten / Spanien
royals-intrigue-britain-spain = Britannien / Spanien
royals-year-1648 = 1648
royals-year-1680 = 1680
royals-year-1714 = 1714

## Cities, titles, positions

royals-city-paris = Paris
royals-city-nantes = Nantes
royals-city-bordeaux = Bordeaux
royals-city-reims = Reims
royals-city-avignon = Avignon
royals-city-munich = München
royals-city-berlin = Berlin
royals-city-cologne = Köln
royals-city-vienna = Wien
royals-city-london = London
royals-city-dublin = Dublin
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Sevilla
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-title-marshal = Marschall
royals-title-baron = Baron
royals-title-countess = Gräfin
royals-title-duke = Herzog
royals-title-cardinal = Kardinal
royals-title-princess = Prinzessin
royals-title-king = König
royals-position-paris-king = { royals-title-king } von { royals-city-paris }
royals-position-nantes-princess = { royals-title-princess } von { royals-city-nantes }
royals-position-nantes-baron = { royals-title-baron } von { royals-city-nantes }
royals-position-bordeaux-duke = { royals-title-duke } von { royals-city-bordeaux }
royals-position-bordeaux-countess = { royals-title-countess } von { royals-city-bordeaux }
royals-position-reims-cardinal = { royals-title-cardinal } von { royals-city-reims }
royals-position-reims-baron = { royals-title-baron } von { royals-city-reims }
royals-position-avignon-princess = { royals-title-princess } von { royals-city-avignon }
royals-position-avignon-marshal = { royals-title-marshal } von { royals-city-avignon }
royals-position-munich-princess = { royals-title-princess } von { royals-city-munich }
royals-position-munich-baron = { royals-title-baron } von { royals-city-munich }
royals-position-berlin-duke = { royals-title-duke } von { royals-city-berlin }
royals-position-berlin-countess = { royals-title-countess } von { royals-city-berlin }
royals-position-cologne-cardinal = { royals-title-cardinal } von { royals-city-cologne }
royals-position-cologne-baron = { royals-title-baron } von { royals-city-cologne }
royals-position-vienna-king = { royals-title-king } von { royals-city-vienna }
royals-position-vienna-marshal = { royals-title-marshal } von { royals-city-vienna }
royals-position-london-king = { royals-title-king } von { royals-city-london }
royals-position-dublin-cardinal = { royals-title-cardinal } von { royals-city-dublin }
royals-position-dublin-duke = { royals-title-duke } von { royals-city-dublin }
royals-position-edinburgh-princess = { royals-title-princess } von { royals-city-edinburgh }
royals-position-edinburgh-countess = { royals-title-countess } von { royals-city-edinburgh }
royals-position-madrid-king = { royals-title-king } von { royals-city-madrid }
royals-position-seville-cardinal = { royals-title-cardinal } von { royals-city-seville }
royals-position-seville-baron = { royals-title-baron } von { royals-city-seville }
royals-position-valencia-duke = { royals-title-duke } von { royals-city-valencia }
royals-position-valencia-marshal = { royals-title-marshal } von { royals-city-valencia }
royals-position-barcelona-countess = { royals-title-countess } von { royals-city-barcelona }
royals-position-barcelona-marshal = { royals-title-marshal } von { royals-city-barcelona }

## Moves

royals-answer-done = Fertig
    .help = Du spielst nichts mehr aus, und dein Zug ist zu Ende.
royals-answer-drop = Nichts zahlen und den Zug beenden
    .help = Die angefangene Zahlung verfällt, und dein Zug ist zu Ende. Willst du nur anders wählen, nimm deine Antwort zurück.
royals-answer-three = Drei Länderkarten
    .help = Zieh drei Länderkarten, jede vom Stapel oder aus der Auslage.
royals-answer-both = Eine Länderkarte und eine Intrigenkarte
    .help = Zieh von beiden eine, in beliebiger Reihenfolge. Mit Intrigenkarten übernimmst du Positionen anderer.
royals-answer-deck = Der Stapel
    .help = Zieh die Länderkarte, die verdeckt obenauf liegt. Nur du siehst sie.
royals-answer-intrigue = Der Intrigenstapel
    .help = Zieh eine Intrigenkarte. Nur du siehst sie.
royals-pay-wild-0 = Kein Joker
    .help = Zahle nur Karten des Landes.
royals-pay-wild-1 = Ein Joker (drei andere Karten)
    .help = Drei beliebige Länderkarten gelten als eine des Landes.
royals-pay-wild-2 = Zwei Joker (sechs andere Karten)
royals-pay-wild-3 = Drei Joker (neun andere Karten)
royals-pay-wild-4 = Vier Joker (zwölf andere Karten)
royals-pay-wild-5 = Fünf Joker (15 andere Karten)
royals-pay-wild-6 = Sechs Joker (18 andere Karten)
royals-pay-wild-7 = Sieben Joker (21 andere Karten)
royals-pay-wild-8 = Acht Joker (24 andere Karten)
royals-pay-intrigue-wild-0 = Kein Intrigenjoker
    .help = Spiele nur Intrigenkarten aus, die das Land zeigen.
royals-pay-intrigue-wild-1 = Ein Intrigenjoker (zwei andere Intrigenkarten)
    .help = Zwei beliebige Intrigenkarten gelten als eine, die das Land zeigt.
royals-pay-intrigue-wild-2 = Zwei Intrigenjoker (vier andere Intrigenkarten)
    .help = Vier beliebige Intrigenkarten gelten als zwei, die das Land zeigen.

## Options

royals-option-limited-cubes = Begrenzte Würfel
    .help = Jeder hat zu zweit 46 Würfel, sonst 36; wer weniger als zwei übrig hat, kann nichts mehr besetzen.
royals-option-free-wilds = Freie Joker
    .help = Joker sind auch erlaubt, wenn du die passenden Karten hast.
royals-option-open-scores = Offene Punktestände
    .help = Die Punkte aller werden während des Spiels angezeigt.
royals-option-no-memory-aid = Ohne Gedächtnisstütze
    .help = Die Seite zeigt nicht, welche Karten die anderen aus der Auslage genommen haben.
royals-option-first-seat = Erster Platz beginnt
    .help = Wer auf dem ersten Platz sitzt, ist Startspieler; sonst wird der Startspieler ausgelost.

## Questions

royals-ask-way = Was ziehst du?
royals-ask-draw = { $cards ->
    [one] Woher nimmst du deine Länderkarte?
   *[other] Woher nimmst du die nächste von { $cards } Länderkarten?
}
royals-ask-draw-both = Woher ziehst du zuerst? Du bekommst eine Länderkarte und eine Intrigenkarte.
royals-ask-play = Welche Position besetzt oder übernimmst du? Oder bist du fertig?
royals-ask-plot = { $cards ->
    [one] Um „{ $position }“ zu übernehmen, brauchst du eine Intrigenkarte, die das Land zeigt ({ $country }). Nimmst du einen Joker?
   *[other] Um „{ $position }“ zu übernehmen, brauchst du { $cards } Intrigenkarten, die das Land zeigen ({ $country }). Wie viele Joker nimmst du?
}
royals-ask-lay-intrigue = { $cards ->
    [one] Welche Intrigenkarte spielst du für „{ $position }“ aus?
   *[other] Welche Intrigenkarte spielst du für „{ $position }“ aus? Es fehlen noch { $cards }.
}
royals-ask-pay = { $cards ->
    [one] „{ $position }“ kostet eine Karte des Landes ({ $country }). Nimmst du einen Joker?
   *[other] „{ $position }“ kostet { $cards } Karten des Landes ({ $country }). Wie viele Joker nimmst du?
}
royals-ask-lay = { $cards ->
    [one] Welche Länderkarte zahlst du für „{ $position }“?
   *[other] Welche Länderkarte zahlst du für „{ $position }“? Es fehlen noch { $cards }.
}
royals-ask-discard = { $cards ->
    [one] Du hast eine Länderkarte zu viel. Welche wirfst du ab?
   *[other] Du hast { $cards } Länderkarten zu viel. Welche wirfst du ab?
}
royals-ask-discard-intrigue = { $cards ->
    [one] Du hast eine Intrigenkarte zu viel. Welche wirfst du ab?
   *[other] Du hast { $cards } Intrigenkarten zu viel. Welche wirfst du ab?
}

## Events

royals-event-first = { $seat } ist Startspieler.
royals-event-row = Neu in der Auslage: { $cards }.
royals-event-turn = { $seat } ist am Zug.
royals-event-epoch-ends = Die Epoche { $year } ist zu Ende.
royals-event-deck-renewed = { $cards ->
    [one] Die abgelegten Länderkarten bilden den neuen Stapel: eine Karte.
   *[other] Die abgelegten Länderkarten bilden den neuen Stapel: { $cards } Karten.
}
royals-event-last-round = Die Runde wird noch fertig gespielt, damit alle gleich oft am Zug waren.

royals-event-three = { $seat } wählt drei Länderkarten.
royals-event-both = { $seat } wählt eine Länderkarte und eine Intrigenkarte.
royals-event-drew = Du ziehst eine Länderkarte: { $country }.
royals-event-draws = { $seat } zieht eine Länderkarte vom Stapel.
royals-event-takes = { $seat } nimmt eine Karte aus der Auslage: { $country }.
royals-event-drew-intrigue = Du ziehst eine Intrigenkarte: { $intrigue }.
royals-event-draws-intrigue = { $seat } zieht eine Intrigenkarte.
royals-event-intrigues-renewed = Die abgelegten Intrigenkarten bilden den neuen Intrigenstapel.

royals-event-occupies = { $seat } besetzt „{ $position }“.
royals-event-takes-over = { $seat } übernimmt „{ $position }“ von { $from }.
royals-event-pays = { $cards ->
    [one] { $seat } zahlt eine Karte: { $country }.
   *[other] { $seat } zahlt { $cards } Karten: { $country }.
}
royals-event-pays-wild = { $wilds ->
    [one] { $seat } zahlt mit einem Joker: { $cards }.
   *[other] { $seat } zahlt mit { $wilds } Jokern: { $cards }.
}
royals-event-pays-intrigue = { $cards_count ->
    [one] { $seat } spielt eine Intrigenkarte aus: { $cards }.
   *[other] { $seat } spielt Intrigenkarten aus: { $cards }.
}
royals-event-cube-back = Ein Würfel von { $seat } kommt vom Stadtfeld von { $city } in den Vorrat zurück.
royals-event-discards = { $seat } wirft eine Länderkarte ab: { $country }.
royals-event-discards-intrigue = { $seat } wirft eine Intrigenkarte ab: { $intrigue }.

royals-event-city-bonus = { $seat } nimmt den Stadtbonus von { $city }: { royals-points }.
royals-event-country-bonus = { $seat } hat in jeder Stadt dieses Landes, { $country }, einen Würfel und nimmt den Landbonus: { royals-points }.
royals-event-house-bonus = { $seat } hat auf jedem Titel einen Würfel und nimmt einen Adelshausbonus: { royals-points }.

royals-event-epoch-first = { $country }: { $seat } hat den meisten Einfluss und bekommt { royals-points }.
royals-event-epoch-second = { $country }: { $seat } ist Zweiter und bekommt { royals-points }.
royals-event-epoch-nobody = { $country }: Niemand bekommt den Marker ({ royals-points }).
royals-event-tie-title = { $country }: Gleichstand beim Einfluss; { $seat } liegt durch den höheren Titel vorn, { $title }.
royals-event-tie-city = { $country }: Gleichstand bei Einfluss und Titel ({ $title }); { $seat } liegt durch die Stadt mit dem höheren Bonus vorn.
royals-event-tie-further = { $country }: Gleichstand bei Einfluss, Titel und Stadt; { $seat } liegt durch eine weitere Position oder durch die Spielerreihenfolge vorn.

royals-event-title = { $title }: { $seat } hat die meisten Würfel und bekommt { royals-points }.
royals-event-title-halved = { $title }: { $seat } und { $other } liegen gleichauf und bekommen je einen halben Marker, { royals-points }.
royals-event-title-nobody = { $title }: { $players } Spieler liegen gleichauf, also bekommt niemand den Marker.
royals-event-title-empty = { $title }: Es liegt kein Würfel da, also bekommt niemand den Marker.
royals-event-tied = Gleichauf mit den meisten Punkten: { $seats }. Der höchste einzelne Marker entscheidet.
royals-event-highest = Der höchste einzelne Marker von { $seat }: { royals-points }.
royals-event-total = { $seat } hat insgesamt { royals-points }.
royals-event-over = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

royals-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Why a move is refused

royals-why-RO-P-1-cards = { $cost ->
    [one] Das kostet eine Karte dieses Landes, { $country }
   *[other] Das kostet { $cost } Karten dieses Landes, { $country }
}, und drei andere Karten für jede, die fehlt. Du hast davon { $natives } und insgesamt { $cards } Länderkarten.
royals-why-RO-P-1-natives = { $natives ->
    [one] Mit so vielen Jokern brauchst du noch eine Karte des Landes, { $country }
   *[other] Mit so vielen Jokern brauchst du noch { $natives } Karten des Landes, { $country }
}; du hast { $has }.
royals-why-RO-P-1-hand = So eine Karte hast du nicht mehr: { $country }.
royals-why-RO-P-1-rest = Die Karten, die noch fehlen, müssen von diesem Land sein: { $country }.
royals-why-RO-P-2 = { $has ->
    [one] Du hast eine Karte dieses Landes, { $country },
   *[other] Du hast { $has } Karten dieses Landes, { $country },
} und { $cost ->
    [one] nötig ist nur eine
   *[other] nötig sind nur { $cost }
}: Joker sind für den, der zu wenige hat.
royals-why-RO-P-2-cards = Mit so vielen Jokern zahlst du insgesamt { $cards } Länderkarten; du hast { $has }.
royals-why-RO-P-3 = { $cubes ->
    [0] Für eine Position brauchst du zwei Würfel, und du hast keinen mehr.
    [one] Für eine Position brauchst du zwei Würfel, und du hast nur noch einen.
   *[other] Für eine Position brauchst du zwei Würfel, und du hast nur noch { $cubes }.
}
royals-why-RO-P-5-own = „{ $position }“ gehört dir schon.
royals-why-RO-P-5-cards = { $cost ->
    [one] Für diese Übernahme brauchst du eine Intrigenkarte, die dieses Land zeigt, { $country }, oder zwei beliebige
   *[other] Für diese Übernahme brauchst du { $cost } Intrigenkarten, die dieses Land zeigen, { $country }, oder zwei beliebige für jede
}. Passende hast du { $matching }, insgesamt { $cards }.
royals-why-RO-P-5-matching = { $matching ->
    [one] Mit so vielen Jokern brauchst du noch eine Intrigenkarte, die dieses Land zeigt, { $country }
   *[other] Mit so vielen Jokern brauchst du noch { $matching } Intrigenkarten, die dieses Land zeigen, { $country }
}; du hast { $has }.
royals-why-RO-P-6 = { $has ->
    [one] Du hast eine Intrigenkarte, die dieses Land zeigt, { $country },
   *[other] Du hast { $has } Intrigenkarten, die dieses Land zeigen, { $country },
} und { $cost ->
    [one] nötig ist nur eine
   *[other] nötig sind nur { $cost }
}: Joker sind für den, der zu wenige hat.
royals-why-RO-P-6-cards = Mit so vielen Jokern spielst du insgesamt { $cards } Intrigenkarten aus; du hast { $has }.
royals-why-RO-P-6-hand = So eine Intrigenkarte hast du nicht mehr: { $intrigue }.
royals-why-RO-P-6-rest = Die Intrigenkarten, die noch fehlen, müssen dieses Land zeigen: { $country }.
royals-why-RO-T-3 = So eine Karte liegt nicht in der Auslage: { $country }; aufgefüllt wird sie erst nach deinem Zug.
royals-why-RO-T-4 = Es gibt keine Intrigenkarte zu ziehen, weder im Stapel noch im Ablagestapel.
royals-why-RO-T-5 = Der Stapel ist leer und wird während eines Zuges nicht erneuert; nimm eine Karte aus der Auslage.
royals-why-RO-T-7-country = So eine Karte hast du nicht auf der Hand: { $country }.
royals-why-RO-T-7-intrigue = So eine Intrigenkarte hast du nicht auf der Hand: { $intrigue }.

## How a game ends

royals-ending-points = Die meisten Punkte haben entschieden.
royals-ending-marker = Bei gleichen Punkten hat der höchste einzelne Marker entschieden.
royals-ending-shared = Punkte und höchste Marker sind gleich: Der Sieg wird geteilt.

## Tables

royals-table-positions = Positionen
royals-table-squares = Würfel auf Stadtfeldern
royals-table-countries = Länder: Einfluss, Marker dieser Epoche, übriger Landbonus
royals-table-titles = Titel: Würfel auf ihren Markern
royals-table-players = Spieler: Karten auf der Hand, genommene Marker
royals-table-points = Punkte
royals-table-cards = Länderkarten: deine, in der Auslage, auf jeder Hand bekannt, abgelegt, ungesehen
royals-table-intrigues = Intrigenkarten
royals-table-course = Der Stand des Spiels

royals-column-position = Position
royals-column-country = Land
royals-column-cost = Kosten
royals-column-influence = Einfluss
royals-column-city-bonus = Stadtbonus
royals-column-holder = Besetzt von
royals-column-city = Stadt
royals-column-high = Höherer
royals-column-low = Niedrigerer
royals-column-country-bonus = Landbonus
royals-column-title = Titel
royals-column-points = Punkte
royals-column-player = Spieler
royals-column-hand = Länderkarten
royals-column-intrigues = Intrigenkarten
royals-column-cities = Stadt
royals-column-countries = Land
royals-column-house = Haus
royals-column-epochs = Epoche
royals-column-titles = Titel
royals-column-cubes-left = Würfel übrig
royals-column-cities-points = Städte
royals-column-countries-points = Länder
royals-column-house-points = Haus
royals-column-epochs-points = Epochen
royals-column-titles-points = Titel
royals-column-total = Summe
royals-column-own = Deine
royals-column-row = Auslage
royals-column-discards = Abgelegt
royals-column-unseen = Ungesehen
royals-column-kind = Zeigt
royals-column-epoch = Epoche
royals-column-deck = Stapel
royals-column-intrigue-deck = Intrigenstapel
royals-column-house-bonus = Adelshausbonus
royals-column-turn = Am Zug

## Das Brett, wie es gezeichnet ist

royals-board-letter-france = F
royals-board-letter-german-states = D
royals-board-letter-britain = B
royals-board-letter-spain = S
royals-board-map = Karte
royals-board-cards = Stapel und Auslage
royals-board-hand = Deine Hand
royals-board-countries = Länder
royals-board-titles = Titel
royals-board-players = Spieler
royals-board-payment = Zahlung
royals-board-deck = Stapel
royals-board-row = Auslage
royals-board-intrigue-deck = Intrigen
royals-board-discards = Abgelegt
royals-board-no-intrigues = Keine Intrigenkarten
royals-board-of-cards = { $cards } von { $limit } Länderkarten
royals-board-of-intrigues = { $cards } von { $limit }
royals-board-times = { $number } × { $what }
royals-board-cheapest = Am günstigsten: { $cards }
royals-board-laid-cards = Länderkarten: { $laid } von { $cards } gelegt
royals-board-laid-intrigues = Intrigenkarten: { $laid } von { $cards } gelegt
royals-board-house-bonus = Adelshausbonus
royals-board-no-house-bonus = Kein Adelshausbonus in diesem Spiel
royals-board-you = du
royals-board-starts = Startspieler
royals-board-known = Aus der Auslage bekannt: { $cards }.
royals-board-open-hand = Auf der Hand: { $cards }.
royals-board-said-marker-left = { $points } (noch da)
royals-board-said-marker-out = { $points } (aus dem Spiel)
royals-board-said-marker-taken = { $points } (genommen von { $seat })
royals-board-said-city-bonus = Stadtbonus: { $marker }.
royals-board-said-square = Auf dem Stadtfeld: { $cubes }.
royals-board-said-free = { $title }: Kosten { $cost }, Einfluss { $influence }, frei.
royals-board-said-held = { $title }: Kosten { $cost }, Einfluss { $influence }, besetzt von { $seat }.
royals-board-said-influence = Einfluss: { $seats }.
royals-board-said-country-bonus = Landboni: { $high }, { $low }.
royals-board-said-epoch = { $year }: { $high }, { $low }.
royals-board-said-cubes = Würfel: { $cubes }.
royals-board-said-title-left = Der Marker zählt { $points } Punkte.
royals-board-said-title-out = Der Marker für { $points } Punkte ist aus dem Spiel.
royals-board-said-whole = { $seat } nimmt den Marker: { $points } Punkte.
royals-board-said-halved = { $seats } nehmen je einen halben Marker: { $points } Punkte.
royals-board-said-house-bonus = Adelshausboni: { $markers }.
royals-board-said-decks = Länderkarten im Stapel: { $deck }. Intrigenkarten in ihrem Stapel: { $intrigues }.
royals-board-said-row = In der Auslage: { $cards }.
royals-board-said-discards = Abgelegt: { $cards }.
royals-board-said-intrigue-discards = Abgelegte Intrigenkarten: { $cards }.
royals-board-said-hand = Auf deiner Hand: { $cards }.
royals-board-said-intrigues = Deine Intrigenkarten: { $cards }.
royals-board-said-unseen = Länderkarten, die du noch nicht gesehen hast: { $cards }.
royals-board-page-turn = Ein Zug
royals-board-page-draw = Ziehe { $cards } Länderkarten oder eine Länderkarte und eine Intrigenkarte. In den ersten Zügen: { $first } Länderkarten, in der Reihenfolge der Züge.
royals-board-page-play = Besetze und übernimm Positionen, so oft du willst, bis du sagst, dass du fertig bist.
royals-board-page-limit = Lege ab bis auf { $cards } Länderkarten und { $intrigues } Intrigenkarten.
royals-board-page-refill = Die Auslage wird auf { $row } Karten aufgefüllt.
royals-board-page-costs = Kosten
royals-board-page-occupy = Eine freie Position: so viele Karten ihres Landes, wie ihr Titel kostet.
royals-board-page-wild = Je { $cards } beliebige Länderkarten zählen als eine Karte deiner Wahl.
royals-board-page-take-over = Eine Position eines anderen: dazu { $cards } Intrigenkarte, die das Land zeigt ({ $king } für einen König); je { $any } beliebige Intrigenkarten zählen als eine.
royals-board-page-lacking = Beides nur, wenn dir passende Karten fehlen.
royals-board-page-free-wilds = An diesem Tisch ist beides auch erlaubt, wenn du passende Karten hast.
royals-board-page-cubes = Ein Würfel kommt auf die Position, einer auf den Titel. Ein übernommener Würfel rückt auf das Stadtfeld.
royals-board-page-titles = Die Titel
royals-board-page-cost = Karten
royals-board-page-influence = Einfluss
royals-board-page-points = Punkte
royals-board-page-countries = Die Länder
royals-board-page-in-game = Karten
royals-board-page-bonus = Bonus
royals-board-page-bonuses = Boni
royals-board-page-city-bonus = Stadt: für den Ersten, der dort eine Position besetzt.
royals-board-page-country-bonus = Land: für einen Würfel in jeder Stadt des Landes; der Erste nimmt den höheren Marker, der Zweite den niedrigeren.
royals-board-page-house-bonus = Adelshaus: für einen Würfel auf jedem Titel; in diesem Spiel { $points }.
royals-board-page-scoring = Epochen und Ende
royals-board-page-epoch = Eine Epoche endet, wenn die Auslage nicht aufgefüllt werden kann. In jedem Land nimmt der meiste Einfluss den höheren Marker, der zweitmeiste den niedrigeren.
royals-board-page-tie = Gleichstand: der höhere Titel im Land, dann dessen Stadt mit dem höheren Bonus.
royals-board-page-last = Nach der dritten Epoche wird die Runde zu Ende gespielt und noch einmal gewertet.
royals-board-page-title-points = Dann jeder Titel: Die meisten Würfel nehmen seine Punkte, zwei Gleiche je die Hälfte, drei oder mehr nichts.
royals-board-page-winner = Die meisten Punkte gewinnen; bei Gleichstand der höchste einzelne Marker.
royals-board-page-reconstruction = Die meisten Werte dieses Bretts sind rekonstruiert, denn das gedruckte gehört uns nicht. Umrisse und Orte nach Natural Earth.
royals-board-page-own = Dieser Tisch spielt mit einer eigenen Brettdatei.

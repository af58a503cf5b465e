### What every game says: small words, and what cannot be done and why.
### Messages of problems bear the problem's key; `.named` is said where the names of a game's ids are at hand.

yes = ja
no = nein
range = { $low } bis { $high }

# The last two of a list; $some are all before the last, with commas between them.
list-pair = { $some } und { $last }
list-none = nichts

## Where a problem was found; $told is the problem. A line of a journal is known by number, by its text, by both.

at-line = Zeile { $line }: { $told }
at-text = „{ $text }“: { $told }
at-line-text = Zeile { $line }, „{ $text }“: { $told }

## Setting up

setup-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
setup-seats = { $game } ist für { $players } Spieler gedacht, nicht für { $seats }.
setup-colour = Die Farbe „{ $colour }“ gibt es bei { $game } mit dieser Spielerzahl nicht; zur Wahl stehen { $colours }.
setup-colour-twice = Die Farbe „{ $colour }“ ist doppelt gewählt; jeder Spieler braucht eine eigene Farbe.
setup-option = Die Option „{ $option }“ gibt es bei { $game } nicht; es gibt { $options }.
setup-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $values }.
setup-option-seats = Die Option „{ $option }“ gibt es nur für { $players } Spieler, nicht für { $seats }.
setup-option-needs = Bei { $seats } Spielern braucht die Option „{ $option }“ die Option „{ $needs }“.
setup-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }.
setup-rules = Das entstand unter Version { $rules } der Regeln von { $game }; hier wird Version { $version } gespielt.

## Board files; $file and $place say where

board-whole = die ganze Datei
board-at = Spielplandatei „{ $file }“, { $place }
board-missing = { board-at }: Dieser Eintrag fehlt.
board-text = { board-at }: Hier wird ein Text von 1 bis 80 Zeichen erwartet.
board-among = { board-at }: Hier wird eines davon erwartet: { $told }.
board-number = { board-at }: Hier wird eine ganze Zahl erwartet, { $told }.
board-list = { board-at }: Hier wird eine Liste in eckigen Klammern erwartet.
board-table = { board-at }: Hier wird eine Tabelle erwartet.
board-unknown = { board-at }: Diesen Namen kennt hier niemand; bekannt sind { $told }.
board-large = { board-at }: Sie ist zu groß; gelesen werden höchstens { $told }.
board-toml = { board-at }: Das ist kein gültiges TOML ({ $told }).
board-count = { board-at }: Die Zahl der Einträge passt nicht; erwartet wird { $told }.
board-key = { board-at }: „{ $told }“ kann kein Schlüssel sein; erwartet werden kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, ein Buchstabe zuerst.
board-twice = { board-at }: „{ $told }“ kann hier nicht stehen; erwartet wird ein Schlüssel, der noch nicht vergeben ist.
board-province = { board-at }: Eine Provinz „{ $told }“ gibt es nicht; erwartet wird der Schlüssel einer anderen Provinz.
board-one-way = { board-at }: Hier fehlt „{ $told }“, denn dort steht diese Provinz als Nachbar; eine Grenze braucht beide Seiten.
board-apart = { board-at }: Von hier führt kein Weg nach „{ $told }“; alle Provinzen müssen zusammenhängen.
board-village = { board-at }: Ein Dorf „{ $told }“ gibt es nicht; erwartet wird der Schlüssel eines anderen Dorfes.
board-road = { board-at }: Hier fehlt „{ $told }“, denn von dort führt ein Weg in dieses Dorf; ein Weg braucht beide Enden.
board-cut-off = { board-at }: Kein Weg führt von hier nach „{ $told }“; alle Dörfer müssen zusammenhängen.
board-hundreds = { board-at }: Hier wird ein Betrag in ganzen Hundertern erwartet.
board-units = { board-at }: Das sind zu viele Einheiten; höchstens { $told } sind möglich.
board-even = { board-at }: Hier wird eine gerade Zahl erwartet, nicht { $told }; ein Titelmarker lässt sich halbieren.
board-cards = { board-at }: Es bleiben zu wenige Länderkarten im Spiel; bei dieser Spielerzahl müssen es mindestens { $told } sein.
board-city = { board-at }: Zu diesem Land, „{ $told }“, gehört keine Stadt.

## Journals

journal-not = Das ist kein Spielprotokoll; ein Protokoll beginnt mit der Zeile „{ $told }“.
journal-cut = Hier bricht das Protokoll ab: Der Rest der Zeile oder die folgenden Zeilen fehlen.
journal-expected = Hier wird eine Zeile erwartet, die mit „{ $told }“ beginnt.
journal-number = Hier wird eine ganze Zahl erwartet, nicht „{ $told }“.
journal-rules = Das Protokoll entstand unter Version { $rules } der Regeln von { $game }; hier wird Version { $version } gespielt.
journal-line = „{ $told }“ kann an dieser Stelle eines Protokolls nicht stehen.
journal-after-end = Das Protokoll ist vor dieser Zeile zu Ende; mehr wird nicht erwartet.
journal-order = Hier müsste die Nummer { $told } stehen, denn Züge und Ziehungen sind lückenlos nummeriert.
journal-move = „{ $told }“ ist kein Zug dieses Spiels.
journal-barred = Regel { $rule } verbietet diesen Zug.
journal-draws = Hier sind mehr oder weniger Ziehungen aufgeschrieben, als das Spiel an dieser Stelle macht.
journal-not-over = Das Protokoll meldet hier ein Ende, aber nach seinem letzten Zug geht das Spiel weiter.
journal-end = Das Protokoll meldet ein anderes Ende als das, zu dem seine Züge führen, nämlich „{ $told }“.
journal-commitment = Das Geheimnis ist nicht das vor dem ersten Zug versprochene: Sein SHA-256-Wert stimmt nicht überein.
journal-draw = Diese Ziehung folgt nicht aus dem Geheimnis und den Wörtern der Spieler.

## Luck

luck-missing = Ziehung { $number } fehlt: „{ $label }“, einer von { $bound } Werten.
luck-other = Ziehung { $number } müsste „{ $label }“ sein, einer von { $bound } Werten, aufgeschrieben ist aber „{ $told }“.
luck-range = Ziehung { $number } ist { $value }, möglich sind aber nur Werte ab 0 und unter { $bound }.

## Taking back

undo-number = Zu Zug { $number } geht es nicht zurück; erwartet wird ein früherer Zug, der noch gilt, vor Zug { $present }.
undo-over = Das Spiel ist zu Ende; zu Zug { $number } geht es nicht mehr zurück.
undo-sealed = Allein kannst du höchstens bis zu Zug { $free } zurück, nicht bis zu Zug { $number }; für mehr muss der Tisch zustimmen.

## Moves that are not played

not-a-move = „{ $token }“ ist kein Zug dieses Spiels.
not-your-turn = Gefragt ist jetzt jemand anders.
    .named = Du hast jetzt nichts zu entscheiden; gefragt { $asked_count ->
        [one] ist
       *[other] sind
    } { $asked }.
game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu entscheiden.
several-sealed = Nichts wurde gespielt: Nach „{ $token }“ entscheidet der Zufall oder ein anderer Spieler, wie es weitergeht; gib diese Antwort allein.
not-asked = Das ist keine Antwort auf die Frage, um die es jetzt geht.
    .named = Das ist keine Antwort auf die Frage, um die es jetzt geht: { $asked }
barred = Regel { $rule } verbietet diesen Zug.
    .named = { $why } ({ $rule })

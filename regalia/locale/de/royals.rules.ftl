### Royals: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Unsere Auslegung:

## Components (RO-C)

RO-C-title = Spielmaterial
RO-C-1 = Es gibt 99 Länderkarten: 31 für Frankreich, 26 für die deutschen Staaten, 22 für Britannien und 20 für Spanien. Jede der 24 Intrigenkarten zeigt zwei der vier Länder; es gibt sechs solche Paare, jedes auf vier Karten.
RO-C-2 =
    Auf dem Spielplan liegen 16 Städte. Zu Frankreich gehören Paris, Nantes, Bordeaux, Reims und Avignon, zu den deutschen Staaten München, Berlin, Köln und Wien, zu Britannien London, Dublin und Edinburgh, zu Spanien Madrid, Sevilla, Valencia und Barcelona. Jede Stadt hat eine oder zwei Positionen. Zu einer Position gehört ein Titel, und der Titel sagt, wie viele Länderkarten sie kostet, in jeder Stadt gleich viele; die Position selbst sagt, wie viele Einflusspunkte sie bringt.

    Ein ehrliches Wort dazu: Die Anzahl der Städte, Karten und Marker, die Kosten der Titel und der Adelshausbonus stehen so auf dem gedruckten Material. Die meisten anderen Zahlen, viele Städtenamen und die meisten Positionen haben wir rekonstruiert; auf dem gedruckten Spielplan kann es anders aussehen. Mit den gedruckten Werten könnt ihr über eine eigene Spielplandatei spielen (RO-D-1).
RO-C-3 = Es gibt sieben Titel. Vom niedrigsten Rang zum höchsten sind das Marschall, Baron, Gräfin, Herzog, Kardinal, Prinzessin und König; in dieser Reihenfolge kosten sie 1, 2, 3, 4, 5, 6 und 8 Länderkarten.
RO-C-4 = Alle Punkte kommen von Markern: 16 Stadtbonusmarker, einer für jede Stadt; acht Landbonusmarker, zwei für jedes Land; drei Adelshausbonusmarker zu 16, 12 und 8 Punkten; 24 Epochenmarker, zwei für jedes Land in jeder der Epochen 1648, 1680 und 1714; und sieben Titelmarker, einer für jeden Titel, die sich in zwei Hälften teilen lassen.
RO-C-5 = Mit Würfeln zeigen die Spieler, was ihnen gehört: Es gibt 46 schwarze, 46 weiße und je 36 graue, lila und orange.

## Set-up (RO-S)

RO-S-title = Spielaufbau
RO-S-1 = Jeder sucht sich eine Farbe aus und nimmt alle ihre Würfel als Vorrat. Zu zweit spielt ihr mit Schwarz und Weiß; zu dritt bis zu fünft ist jede der fünf Farben erlaubt.
RO-S-2 = Außer zu fünft kommen vor dem ersten Zug einige Länderkarten aus dem Spiel. Zu zweit sind es 11 von Frankreich, 9 der deutschen Staaten, 8 von Britannien und 6 von Spanien; zu dritt 9, 8, 7 und 6; zu viert 6, 5, 5 und 4.
RO-S-3 = Die übrigen Länderkarten werden gemischt und als verdeckter Stapel bereitgelegt; die obersten drei liegen offen daneben und bilden die Auslage. Die Intrigenkarten werden gemischt und kommen auf einen eigenen verdeckten Stapel.
RO-S-4 = Zu zweit ist nur der Adelshausbonusmarker zu 8 Punkten im Spiel; die zu 16 und 12 bleiben in der Schachtel.
RO-S-5 = Beginnen würde der jüngste Spieler. { -ruling } Da hier niemand euer Alter kennt, wird der Startspieler ausgelost, oder der Gastgeber des Tisches bestimmt ihn.

## Turns (RO-T)

RO-T-title = Spielzüge: ziehen, ausspielen, beenden
RO-T-1 = In deinem allerersten Zug ziehst du eine vorgegebene Zahl Länderkarten und keine Intrigenkarte. Wie viele, hängt von deinem Platz ab: Zu zweit zieht der erste Spieler 2 und der zweite 3; zu dritt sind es 1, 2, 3; zu viert 1, 1, 2, 3; zu fünft 1, 1, 2, 2, 3. Du nimmst jede Karte verdeckt vom Stapel oder offen aus der Auslage, in beliebiger Reihenfolge.
RO-T-2 = In jedem späteren Zug ziehst du entweder drei Länderkarten oder eine Länderkarte und eine Intrigenkarte, in beliebiger Reihenfolge. Ziehen musst du auch mit voller Hand. Eine Länderkarte nimmst du verdeckt vom Stapel oder offen aus der Auslage; eine Intrigenkarte kommt immer von ihrem Stapel. { -ruling } Zuerst sagst du, welche der beiden Möglichkeiten du wählst; dann kommen die Karten einzeln, und du siehst jede, bevor du die nächste wählst.
RO-T-3 = Während eines Zuges wird die Auslage nicht aufgefüllt. Was du ihr entnimmst, fehlt dort, bis dein Zug vorbei ist.
RO-T-4 = Ist der Stapel der Intrigenkarten aufgebraucht, werden die abgelegten Intrigenkarten gemischt und bilden den neuen Stapel. { -ruling } Das geschieht sofort, wenn die letzte Karte gezogen wird; ist bis dahin keine abgelegt, erst dann, wenn die nächste Intrigenkarte zu ziehen ist. Gibt es weder Stapel noch abgelegte Karten, kannst du nicht eine Länderkarte und eine Intrigenkarte wählen; mit den gedruckten Karten kommt das nicht vor.
RO-T-5 = { -ruling } Geht der Stapel der Länderkarten mitten in deinem Zug aus, ziehst du aus der Auslage, und gemischt wird noch nichts. Zu Beginn jedes Zuges hat die Auslage drei Karten; du kannst also immer ziehen, was du ziehen musst.
RO-T-6 = Nach dem Ziehen darfst du Karten ausspielen, beliebig oft und in beliebiger Reihenfolge: um freie Positionen zu besetzen (RO-P-1) und um besetzte zu übernehmen (RO-P-5). Du musst nichts ausspielen. Dass du fertig bist, sagst du immer selbst, auch wenn du gar nichts ausspielen könntest; würde der Zug von selbst enden, erführen die anderen etwas über deine Hand.
RO-T-7 = Am Ende deines Zuges darfst du höchstens 12 Länderkarten und 4 Intrigenkarten behalten; während des Zuges dürfen es mehr sein. Du wirfst genau die überzähligen Karten ab, zuerst die Länderkarten, und du suchst sie aus. Erst danach wird die Auslage aufgefüllt. { -ruling } Bezahlte und abgeworfene Karten werden offen abgelegt, in der Reihenfolge, in der du sie wählst, und beide Ablagestapel darf jeder durchsehen.
RO-T-8 = Nach deinem Zug wird die Auslage auf drei Karten aufgefüllt, und der nächste Spieler im Uhrzeigersinn ist am Zug. { -ruling } Geht der Stapel dabei genau auf, läuft die Epoche weiter; sie endet, wenn beim nächsten Auffüllen Karten fehlen (RO-E-1).

## Occupying positions (RO-P)

RO-P-title = Positionen besetzen
RO-P-1 =
    Um eine freie Position zu besetzen, zahlst du so viele Karten ihres Landes, wie ihr Titel kostet; sie kommen auf den Ablagestapel. Für jede Karte dieses Landes, die du nicht zahlst, darfst du drei andere Länderkarten als Joker zahlen (RO-P-2). Auf dem Spielplan ändert sich erst etwas, wenn die letzte Karte bezahlt ist. Dann kommt einer deiner Würfel auf die Position und einer auf den Marker ihres Titels.
    .example = Der Herzog von Berlin kostet vier Karten der deutschen Staaten. Du zahlst sie und legst einen Würfel auf den Herzog in Berlin und einen auf den Marker des Herzogs.
RO-P-2 =
    Drei beliebige Länderkarten gelten als eine Karte eines Landes deiner Wahl, in einer Zahlung so oft du willst. Das darfst du nur, wenn du von diesem Land weniger Karten auf der Hand hast, als die Position kostet. { -ruling } Maßgebend ist die Hand, bevor du zahlst. Sind Joker dann erlaubt, wählst du die Karten frei: Karten dieses Landes darfst du behalten oder unter die drei mischen. Mit der Option „Freie Joker“ sind Joker immer erlaubt.
    .example = Der Herzog von Berlin kostet vier Karten. Du hast drei der deutschen Staaten, zwei von Frankreich, eine von Britannien und eine von Spanien. Du zahlst die drei deutschen und drei beliebige der anderen. Du dürftest auch nur zwei deutsche zahlen und für die beiden fehlenden sechs andere, wenn du so viele hast.
RO-P-3 = Um eine Position zu besetzen, brauchst du zwei Würfel: einen für die Position und einen für den Titelmarker. { -ruling } Würfel sind nur Zeichen und gehen nie aus. Mit der Option „Begrenzte Würfel“ hat jeder einen festen Vorrat: zu zweit 46 Würfel, zu dritt bis zu fünft in jeder Farbe 36, damit alle gleich viele haben. Dann kommt ein Würfel von dir auf einem Stadtfeld nach dem Ausspielen von selbst in deinen Vorrat zurück, wenn dort noch ein zweiter von dir liegt oder du in dieser Stadt eine Position besetzt. Hast du weniger als zwei Würfel übrig, kannst du keine Position besetzen oder übernehmen.
RO-P-4 = Auf einer Position liegt höchstens ein Würfel.
RO-P-5 = Eine Position, die ein anderer Spieler besetzt, kannst du übernehmen: Spiele eine Intrigenkarte aus, die ihr Land zeigt – zwei, wenn es ein König ist –, und zahle dann die Kosten des Titels wie in RO-P-1. Das darfst du nur, wenn du beides zahlen kannst. Eine eigene Position kannst du nicht übernehmen.
RO-P-6 =
    Zwei beliebige Intrigenkarten gelten als eine deiner Wahl. Für jede Karte, die das Land zeigen müsste, darfst du also zwei andere ausspielen. { -ruling } Das darfst du nur, wenn du weniger passende Intrigenkarten auf der Hand hast, als du brauchst; maßgebend ist wie in RO-P-2 die Hand, bevor du zahlst, und mit der Option „Freie Joker“ ist es immer erlaubt. Intrigenkarten haben einen eigenen Ablagestapel.
    .example = Du willst den König von Madrid übernehmen und brauchst dafür zwei Intrigenkarten, die Spanien zeigen. Hast du nur eine, legst du zwei beliebige andere dazu; hast du keine, spielst du vier beliebige aus.
RO-P-7 = Eine Übernahme wird ganz ausgeführt oder gar nicht. Der Würfel des Verlierers wandert auf das Stadtfeld, auf dem beliebig viele Würfel aller Farben liegen dürfen. Dort bringt er keinen Einfluss, zählt aber weiter für den Landbonus (RO-B-2). Der Würfel des Verlierers auf dem Titelmarker bleibt liegen.

## Bonuses (RO-B)

RO-B-title = Boni
RO-B-1 = Stadtbonus: Besetzt du als Erster eine Position einer Stadt, gleich welche, nimmst du dir sofort den Stadtbonusmarker. Jede Stadt vergibt ihn nur einmal.
RO-B-2 = Landbonus: Sobald du in jeder Stadt eines Landes einen Würfel hast, nimmst du dir den höchsten der beiden Landbonusmarker, der noch da ist. Würfel auf Positionen und Würfel auf Stadtfeldern zählen gleichermaßen. Geprüft wird das jedes Mal, wenn du selbst etwas ausgespielt hast. Je Land bekommst du höchstens einen; sind beide vergeben, gehst du leer aus.
RO-B-3 = Adelshausbonus: Sobald du auf jedem der sieben Titelmarker einen Würfel hast, nimmst du dir den höchsten Adelshausbonusmarker, der noch da ist. Du bekommst höchstens einen; ist keiner mehr da, gehst du leer aus.
RO-B-4 =
    Du nimmst jeden Bonus, den dir eine Übernahme oder Besetzung einbringt, auch mehrere zugleich. Marker werden offen genommen und dann verdeckt abgelegt; an ihrer Form sieht man aber, welcher Art sie sind. Wer was genommen hat, steht weiter im Protokoll; nur die Summen zeigt die Seite nicht. Mit der Option „Offene Punktestände“ zeigt sie auch diese.

    Die Karten auf der Hand sind geheim. Alle sehen, wie viele Länderkarten und wie viele Intrigenkarten jeder auf der Hand hat und wie viele in beiden Stapeln übrig sind, dazu beide Ablagestapel. Eine Karte, die jemand aus der Auslage nimmt, ist allen bekannt, bis sie ausgespielt oder abgeworfen wird; von gleichen Karten gilt die bekannte als zuerst weggegeben. Darüber führt die Seite Buch, damit niemand besser spielt, weil er eine Liste schreibt.

## Epochs (RO-E)

RO-E-title = Epochen und ihre Wertung
RO-E-1 = Eine Epoche endet, wenn am Ende eines Zuges der Stapel nicht mehr ausreicht, um die Auslage auf drei Karten aufzufüllen. Der Rest kommt in die Auslage; die abgelegten Länderkarten werden zu einem neuen Stapel gemischt, und daraus wird die Auslage aufgefüllt. Dann folgt, noch vor dem nächsten Zug, die Wertung der Epoche (RO-E-2).
RO-E-2 = Nach der ersten und der zweiten Epoche wird die Runde nicht erst zu Ende gespielt. In jedem Land bekommt der Spieler mit den meisten Einflusspunkten den höheren der beiden Marker dieser Epoche und der mit den zweitmeisten den niedrigeren. Einfluss bringen nur Würfel auf Positionen.
RO-E-3 =
    Bei Gleichstand in einem Land liegt vorn, wer dort den ranghöheren Titel besetzt. Sind auch die höchsten Titel gleich, liegt vorn, wer diesen Titel in der Stadt mit dem höheren Stadtbonus besetzt, so wie er auf dem Spielplan steht. Ebenso wird über den zweiten Platz entschieden. { -ruling } Ist es auch dann noch unentschieden, was nur auf anderen Spielplänen vorkommt, zählt der nächstniedrigere Titel und dessen Stadt und so weiter; wer keine weitere Position mehr hat, verliert; zuletzt entscheidet die Spielerreihenfolge vom Startspieler an.
    .example = In Spanien besetzt Grau den Kardinal in Sevilla und den Marschall in Barcelona, Lila den Herzog in Valencia und die Gräfin in Barcelona: Beide haben drei Einflusspunkte. Der Kardinal steht über dem Herzog, also bekommt Grau den höheren Marker und Lila den niedrigeren.
RO-E-4 = Wer in einem Land keinen Einfluss hat, bekommt dort keinen Marker. Ein Marker, den niemand bekommt, kommt aus dem Spiel. Würfel auf Stadtfeldern bringen keinen Einfluss und entscheiden keinen Gleichstand.
RO-E-5 = Ist die dritte Epoche zu Ende, wird die Runde noch fertig gespielt, sodass alle gleich oft am Zug waren; dann folgt die dritte Wertung. Hat der Zug des letzten Spielers die Epoche beendet, folgt sie sofort. { -ruling } Für diese letzten Züge wird der Stapel wie in RO-E-1 erneuert. Sollte er noch einmal ausgehen, wird er wieder erneuert, ohne dass gewertet wird; mit den gedruckten Karten kommt das nicht vor.

## End (RO-F)

RO-F-title = Spielende
RO-F-1 =
    Nach der Wertung der dritten Epoche werden die Titel gewertet, vom niedrigsten zum höchsten. Wer auf einem Titelmarker die meisten Würfel hat, bekommt ihn ganz. Haben genau zwei Spieler gleichauf die meisten, bekommt jeder eine Hälfte. Sind es drei oder mehr, bekommt ihn niemand, und er kommt aus dem Spiel. { -ruling } Dasselbe gilt für einen Marker, auf dem gar kein Würfel liegt.
    .example = Auf dem Marker des Herzogs haben Schwarz und Weiß je drei Würfel, Orange zwei. Schwarz und Weiß bekommen je eine Hälfte, und jede Hälfte ist die halben Punkte wert.
RO-F-2 = Wer mit allen Markern zusammen die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer den höchsten einzelnen Marker hat; ein halber Titelmarker zählt so viel, wie die Hälfte wert ist. Steht es dann immer noch gleich, teilen sie sich den Sieg.

## Options (RO-O)

RO-O-title = Optionen
RO-O-1 = An eurem Tisch könnt ihr diese Optionen vereinbaren. „Begrenzte Würfel“: Die Würfel sind wirklich begrenzt (RO-P-3). „Freie Joker“: Joker sind auch erlaubt, wenn du die passenden Karten hast (RO-P-2, RO-P-6). „Offene Punktestände“: Die Punkte aller werden angezeigt (RO-B-4). „Ohne Gedächtnisstütze“: Die Seite zeigt nicht, welche Karten die anderen aus der Auslage genommen haben. Ihr könnt auch mit einer eigenen Spielplandatei spielen (RO-D-1).

## A board file of your own (RO-D)

RO-D-title = Eine eigene Spielplandatei
RO-D-1 = Eine eigene Spielplandatei wird angenommen, wenn sich damit spielen lässt. Die Punkte jedes Titels müssen gerade sein, damit ein Marker sich halbieren lässt. Sind die Karten aus RO-S-2 aus dem Spiel und hat jeder Spieler 12 auf der Hand, müssen noch mindestens drei Karten für die Auslage und drei weitere für jeden Spieler übrig sein. Jedes Land braucht mindestens eine Karte und eine Stadt sowie seine Marker. Eine Stadt darf mit dem Schlüssel „influence“ die Einflusspunkte jeder Position einzeln nennen; sonst bringt jede Position, was ihr Titel bringt. Mit dem Schlüssel „out-with-2“ nennt die Datei die Adelshausbonusmarker, die zu zweit in der Schachtel bleiben.

### The Foreign King: its names, moves, options, questions, events, refusals and tables.

foreign-king = The Foreign King
    .about = Belgien, 1831: Zwei bis vier einflussreiche Bürger bauen Fabriken, gewinnen die Provinzen und die Nationalversammlung für sich und schicken den neuen König dorthin, wo er ihnen am meisten nützt.

## Seats

foreign-king-colour-red = Rot
foreign-king-colour-blue = Blau
foreign-king-colour-green = Grün
foreign-king-colour-black = Schwarz
foreign-king-seat-red = { foreign-king-colour-red }
foreign-king-seat-blue = { foreign-king-colour-blue }
foreign-king-seat-green = { foreign-king-colour-green }
foreign-king-seat-black = { foreign-king-colour-black }

## Provinces

foreign-king-province-west-flanders = Westflandern
foreign-king-province-east-flanders = Ostflandern
foreign-king-province-antwerp = Antwerpen
foreign-king-province-limburg = Limburg
foreign-king-province-brabant = Brabant
foreign-king-province-hainaut = Hennegau
foreign-king-province-namur = Namur
foreign-king-province-liege = Lüttich
foreign-king-province-luxembourg = Luxemburg

## Factories

foreign-king-factory-textile = Textilfabrik
foreign-king-factory-metal = Metallfabrik

## Actions

foreign-king-action-factory = Fabrik bauen
    .help = Zahle 3 Francs und baue eine Textil- oder Metallfabrik in einer beliebigen Provinz. Für die erste Fabrik einer Provinz bekommst du einen Königsorden.
foreign-king-action-place = Bürger einsetzen
    .help = Setze kostenlos einen Bürger aus deinem Vorrat in eine beliebige Provinz. Jeder weitere in dieselbe Provinz kostet 1 Franc.
foreign-king-action-move = Bürger bewegen
    .help = Bewege kostenlos einen deiner Bürger in eine Nachbarprovinz oder zurück in deinen Vorrat. Jeder weitere Schritt kostet 1 Franc; alle bewegten Bürger starten in derselben Provinz.
foreign-king-action-congress = Parlamentarier einsetzen
    .help = Mache einen Bürger aus deinem Vorrat oder einer Provinz zum Parlamentarier in der Nationalversammlung. Das kostet nichts.
foreign-king-action-king = Mit dem König werten
    .help = Bewege den König kostenlos in eine Nachbarprovinz; jeder weitere Schritt kostet 1 Franc. Die Provinz, in der er anhält, wird gewertet.
foreign-king-action-coins = Münzen erhalten
    .help = Nimm 3 Francs und dazu 1 Franc für jede Textilfabrik, aktiv oder nicht, in den Provinzen, in denen du die Mehrheit hast.
foreign-king-action-order = Spielerreihenfolge ändern
    .help = Nimm sofort 1 Franc. Am Ende der Runde suchst du dir deinen Platz auf der Reihenfolgeleiste aus.
foreign-king-action-queen = Königinaktion
    .help = Zahle 2 Francs und führe eine andere Aktion aus, auch eine besetzte. Was diese Aktion kostet, kommt hinzu.

## Options

foreign-king-option-extended = Verlängertes Spiel
    .help = Der Königsmarker beginnt auf Feld 40 statt auf 30; das Spiel dauert dadurch länger.
foreign-king-option-three-queen = Königin zu dritt
    .help = In einem Spiel zu dritt ersetzt die Königin das Ändern der Spielerreihenfolge; diese bleibt dann immer gleich.
foreign-king-option-german-queen = Deutsche Königin
    .help = Die Königin verschafft dir nur Aktionen, auf denen die Figur eines anderen Spielers steht, wie es das deutsche Regelheft beschreibt.
foreign-king-option-bank = Bank
    .help = Wie viel Geld es im Spiel gibt. Mit 37 oder 41 Francs kann die Bank leer werden.
foreign-king-option-bank-0 = Wird nie leer
foreign-king-option-bank-37 = 37 Francs
foreign-king-option-bank-41 = 41 Francs
foreign-king-option-silent-third = Stummer Dritter
    .help = Im Spiel zu zweit punktet der virtuelle Spieler erst am Ende. Fabriken, bei denen er die Mehrheit hat, werden trotzdem inaktiv.
foreign-king-option-factory-appearance = Aussehen der Fabriken
    .help = Ändert nur die Darstellung: Unbenutzte Fabriken liegen, benutzte stehen.

## Answers

foreign-king-answer-done = Fertig
foreign-king-answer-disc = Noch ein Bürger
    .help = Zahle 1 Franc für ihn.
foreign-king-answer-supply = Dein Vorrat
foreign-king-answer-shift = Einen Bürger bewegen
    .help = Bewege einen Bürger des virtuellen Spielers, der schon in einer Provinz liegt, in eine Nachbarprovinz.
foreign-king-answer-hurry = Hineilen
    .help = Alle deine Parlamentarier verlassen die Nationalversammlung und kommen in diese Provinz; danach wird niemand mehr gefragt.
foreign-king-answer-stay = In der Nationalversammlung bleiben
foreign-king-answer-lose = Zug verfallen lassen
    .help = Führe in diesem Zug keine Aktion aus.
foreign-king-answer-loan = Kredit aufnehmen
    .help = Verdecke einen Königsorden und nimm 3 Francs. Ein nicht zurückgezahlter Kredit kostet am Ende 6 SP.
foreign-king-answer-repay = Kredit zurückzahlen
    .help = Zahle 4 Francs und decke einen Königsorden wieder auf.

foreign-king-place-first = Erster Platz
foreign-king-place-second = Zweiter Platz
foreign-king-place-third = Dritter Platz
foreign-king-place-fourth = Vierter Platz

## Parts of sentences; a language may choose its preposition by the key

foreign-king-in = { $province_key ->
    [hainaut] im { $province }
   *[other] in { $province }
}
foreign-king-into = { $province_key ->
    [hainaut] in den { $province }
   *[other] nach { $province }
}
foreign-king-out = { $province_key ->
    [hainaut] aus dem { $province }
   *[other] aus { $province }
}
foreign-king-from = { $from_key ->
    [hainaut] vom { $from }
   *[other] von { $from }
}
foreign-king-to = { $to_key ->
    [hainaut] in den { $to }
   *[other] nach { $to }
}
foreign-king-a-factory = { $factory_key ->
    [metal] eine Metallfabrik
   *[textile] eine Textilfabrik
}

## Questions

foreign-king-ask-action = Welche Aktion wählst du?
foreign-king-ask-queen = Welche Aktion soll dir die Königin verschaffen?
foreign-king-ask-factory-kind = Welche Art von Fabrik baust du?
foreign-king-ask-factory-province = In welcher Provinz baust du { foreign-king-a-factory }?
foreign-king-ask-place = In welcher Provinz setzt du einen Bürger ein?
foreign-king-ask-place-more = Setzt du für 1 Franc { foreign-king-in } noch einen Bürger ein?
foreign-king-ask-move-from = Aus welcher Provinz bewegst du Bürger?
foreign-king-ask-move-to = Wohin bewegst du den Bürger { foreign-king-out }?
foreign-king-ask-move-more = Machst du für 1 Franc noch einen Schritt? Dann sag, wo der Bürger liegt: { foreign-king-in } oder dort, wo jetzt einer der von da bewegten ist.
foreign-king-ask-congress = Woher kommt dein neuer Parlamentarier?
foreign-king-ask-king-called = In welche Provinz rufst du den König?
foreign-king-ask-king = In welche Nachbarprovinz zieht der König { foreign-king-out }? Dieser Schritt ist kostenlos.
foreign-king-ask-king-on = Der König ist { foreign-king-in }. Zieht er für 1 Franc in eine Nachbarprovinz weiter?
foreign-king-ask-hurry = { $discs ->
    [one] Gleich wird { foreign-king-in } gewertet: Eilt dein einziger Parlamentarier dorthin?
   *[other] Gleich wird { foreign-king-in } gewertet: Eilen alle deine { $discs } Parlamentarier dorthin?
}
foreign-king-ask-idle = Niemand hat die Mehrheit { foreign-king-in }. Machst du dort eine aktive Fabrik inaktiv?
foreign-king-ask-virtual = { $steps ->
    [one] Du musst noch einen Schritt mit den Bürgern des virtuellen Spielers ({ $colour }) machen.
   *[other] Du musst noch { $steps } Schritte mit den Bürgern des virtuellen Spielers ({ $colour }) machen.
} In welcher Provinz setzt du einen ein, oder bewegst du einen?
foreign-king-ask-virtual-from = Aus welcher Provinz bewegst du einen Bürger des virtuellen Spielers ({ $colour })?
foreign-king-ask-virtual-to = In welche Nachbarprovinz bewegst du den Bürger des virtuellen Spielers ({ $colour }) { foreign-king-out }?
foreign-king-ask-turn-end = Nimmst du vor dem Ende deines Zuges noch einen Kredit auf, oder zahlst du einen zurück?
foreign-king-ask-order-place = Welchen Platz auf der Reihenfolgeleiste nimmst du? Mit „Fertig“ bleibt dein Marker, wo er ist.

## Events

foreign-king-event-order = Spielerreihenfolge: { $seats }.
foreign-king-event-first = { $seat } beginnt.
foreign-king-event-round = Runde { $round } beginnt.
foreign-king-event-turn = { $seat } ist am Zug.
foreign-king-event-loses-turn = Der Zug von { $seat } verfällt.

foreign-king-event-action = { $seat } wählt „{ $action }“.
foreign-king-event-by-queen = Die Königin verschafft { $seat } die Aktion „{ $action }“.
foreign-king-event-loan = { $seat } verdeckt einen Orden für einen Kredit von 3 Francs.
foreign-king-event-repaid = { $seat } zahlt einen Kredit mit 4 Francs zurück und deckt den Orden wieder auf.
foreign-king-event-factory = { $seat } baut { foreign-king-a-factory } { foreign-king-in }.
foreign-king-event-medal = { $seat } bekommt einen Königsorden für die erste Fabrik { foreign-king-in }.
foreign-king-event-placed = { $seat } setzt { foreign-king-in } einen Bürger ein.
foreign-king-event-moved = { $seat } bewegt einen Bürger { foreign-king-from } { foreign-king-to }.
foreign-king-event-home = { $seat } nimmt einen Bürger { foreign-king-out } in den Vorrat zurück.
foreign-king-event-congress-supply = { $seat } setzt einen Bürger aus dem Vorrat in die Nationalversammlung.
foreign-king-event-congress-province = { $seat } setzt einen Bürger { foreign-king-out } in die Nationalversammlung.
foreign-king-event-coins = { $francs ->
    [0] { $seat } bekommt nichts, denn die Bank ist leer.
    [one] { $seat } bekommt 1 Franc.
   *[other] { $seat } bekommt { $francs } Francs.
}
foreign-king-event-order-wish = { $francs ->
    [0] { $seat } sucht sich am Ende der Runde einen Platz in der Reihenfolge aus; die Bank ist leer und zahlt nichts.
   *[other] { $seat } bekommt 1 Franc und sucht sich am Ende der Runde einen Platz in der Reihenfolge aus.
}
foreign-king-event-order-moved = { $seat } nimmt den { $place_key ->
    [first] ersten
    [second] zweiten
    [third] dritten
   *[fourth] vierten
} Platz in der Reihenfolge.
foreign-king-event-order-stays = { $seat } behält den alten Platz in der Reihenfolge.

foreign-king-event-king-called = { $seat } ruft den König { foreign-king-into }.
foreign-king-event-king-steps = { $seat } schickt den König { foreign-king-from } { foreign-king-to }.
foreign-king-event-marker = Der Königsmarker sinkt um { $drop } auf { $marker }.
foreign-king-event-empty = Kein Bürger liegt { foreign-king-in }; die Provinz wird nicht gewertet.
foreign-king-event-hurries = { $discs ->
    [one] Der einzige Parlamentarier von { $seat } eilt { foreign-king-into }.
   *[other] Alle { $discs } Parlamentarier von { $seat } eilen { foreign-king-into }.
}
foreign-king-event-stays = { $seat } schickt niemanden aus der Nationalversammlung { foreign-king-into }.
foreign-king-event-scores = { $colour } bekommt { $points } SP { foreign-king-in }.
foreign-king-event-no-points = { $colour } hat die Mehrheit { foreign-king-in }, aber mit weniger als drei Bürgern und ohne aktive Fabrik bringt sie nichts.
foreign-king-event-silent = { $colour } hat die Mehrheit { foreign-king-in }, aber der virtuelle Spieler punktet erst am Ende.
foreign-king-event-nobody = Niemand hat die Mehrheit { foreign-king-in }.
foreign-king-event-idled = { $seat } macht { foreign-king-a-factory } { foreign-king-in } inaktiv.
foreign-king-event-idles-none = { $seat } lässt die Fabriken { foreign-king-in }, wie sie sind.
foreign-king-event-virtual-placed = { $seat } setzt { foreign-king-in } einen Bürger des virtuellen Spielers ({ $colour }) ein.
foreign-king-event-virtual-moved = { $seat } bewegt einen Bürger des virtuellen Spielers ({ $colour }) { foreign-king-from } { foreign-king-to }.

foreign-king-event-end-marker = Der Königsmarker hat mit { $marker } den zweithöchsten Punktestand erreicht, { $points } SP: Das Spiel geht zu Ende.
foreign-king-event-end-factories = Alle zehn Fabriken sind gebaut und inaktiv: Das Spiel geht zu Ende.
foreign-king-event-end-rounds = Nach { $rounds } Runden ist das Spiel zu Ende.
foreign-king-event-loans-open = { $loans ->
    [one] { $seat } hat einen Kredit nicht zurückgezahlt: { $points } SP.
   *[other] { $seat } hat { $loans } Kredite nicht zurückgezahlt: { $points } SP.
}
foreign-king-event-award-control = { $colour } kontrolliert am meisten und bekommt dafür { $points } SP.
foreign-king-event-award-medals = { $colour } hat die meisten Königsorden und bekommt dafür { $points } SP.
foreign-king-event-award-congress = { $colour } hat die meisten Parlamentarier und bekommt dafür { $points } SP.
foreign-king-event-award-money = { $colour } hat die meisten Francs und bekommt dafür { $points } SP.
foreign-king-event-award-provinces = { $colour }, der virtuelle Spieler, bekommt { $points } SP für die Provinzen, in denen er die Mehrheit hat.
foreign-king-event-over = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}

## Why a move is refused

foreign-king-why-FK-C-4 = { $number ->
    [0] Die Bank ist leer; für einen Kredit braucht sie 3 Francs.
   *[other] Für einen Kredit braucht die Bank 3 Francs, und sie hat nur noch { $number }.
}
foreign-king-why-FK-T-2 = Aussetzen darfst du nicht: Es gibt eine Aktion, die du ausführen kannst, so wie es steht.
foreign-king-why-FK-T-2-stuck = Zahlst du den Kredit jetzt zurück, kannst du keine Aktion mehr ausführen; nach deiner Aktion darfst du es.
foreign-king-why-FK-T-3-pawn = Die Figur von { $seat } besetzt „{ $action }“; frei wird die Aktion, sobald diese Figur weitergezogen ist.
foreign-king-why-FK-T-3-own = Deine eigene Figur steht noch auf „{ $action }“, und zweimal hintereinander gibt es keine Aktion; wähle jetzt eine andere.
foreign-king-why-FK-T-4-money = „{ $action }“ kostet { $number } Francs, und du hast { $has }; ein Kredit bringt 3 Francs, wenn du einen offenen Orden hast.
foreign-king-why-FK-T-4-discs = { $action_key ->
    [place] Für „{ $action }“ brauchst du einen Bürger im Vorrat, und dort ist keiner; Bürger, die du zurückbewegst, füllen ihn wieder.
    [move] Für „{ $action }“ brauchst du einen Bürger in einer Provinz, und du hast dort keinen.
   *[congress] Für „{ $action }“ brauchst du einen Bürger im Vorrat oder in einer Provinz, und du hast weder hier noch dort einen.
}
foreign-king-why-FK-T-4-behind = Nach den 2 Francs für die Königin könntest du keine der Aktionen ausführen, die sie dir verschafft.
foreign-king-why-FK-T-6 = In diesem Spiel mit { $number } Spielern gibt es die Aktion „{ $action }“ nicht.
foreign-king-why-FK-T-7-medal = Für einen Kredit brauchst du einen offenen Orden, und du hast keinen; für die erste Fabrik einer Provinz bekommst du einen.
foreign-king-why-FK-T-7-loan = Du hast keinen Kredit, den du zurückzahlen könntest.
foreign-king-why-FK-T-7-money = Um einen Kredit zurückzuzahlen, brauchst du { $number } Francs, und du hast { $has }.
foreign-king-why-FK-A-FACTORY-2-kind = { $factory_key ->
    [metal] Alle Metallfabriken sind schon gebaut; baue eine Textilfabrik.
   *[textile] Alle Textilfabriken sind schon gebaut; baue eine Metallfabrik.
}
foreign-king-why-FK-A-FACTORY-2-none = Alle zehn Fabriken sind gebaut; die Bank hat keine mehr.
foreign-king-why-FK-A-PLACE-1 = Ein weiterer Bürger kostet 1 Franc, und du hast kein Geld; ein Kredit bringt 3 Francs, wenn du einen offenen Orden hast.
foreign-king-why-FK-A-PLACE-1-supply = Dein Vorrat ist leer: Es gibt keinen weiteren Bürger, den du einsetzen könntest.
foreign-king-why-FK-A-MOVE-1-disc = Du hast keinen Bürger { foreign-king-in }; wähle eine Provinz, in der du einen hast.
foreign-king-why-FK-A-MOVE-1-border = Kein Schritt führt { foreign-king-from } { foreign-king-to }, denn die beiden grenzen nicht aneinander; wähle eine Nachbarprovinz oder deinen Vorrat.
foreign-king-why-FK-A-MOVE-1-here = Dieser Bürger ist schon { foreign-king-in }; wähle, wohin er zieht.
foreign-king-why-FK-A-MOVE-1-money = Ein weiterer Schritt kostet 1 Franc, und du hast kein Geld; ein Kredit bringt 3 Francs, wenn du einen offenen Orden hast.
foreign-king-why-FK-A-MOVE-2 = Du hast keinen Bürger { foreign-king-in }, der in derselben Provinz gestartet ist wie der zuerst bewegte; nur solche dürfen jetzt einen Schritt machen.
foreign-king-why-FK-A-CONGRESS-1-supply = Dein Vorrat ist leer; nimm deinen Parlamentarier aus einer Provinz.
foreign-king-why-FK-A-CONGRESS-1-disc = Du hast keinen Bürger { foreign-king-in }; nimm deinen Parlamentarier aus deinem Vorrat oder aus einer Provinz, in der du einen hast.
foreign-king-why-FK-A-QUEEN-1 = Die Königin verschafft dir eine andere Aktion, nicht sich selbst.
foreign-king-why-FK-A-QUEEN-1-german = Die „Deutsche Königin“ verschafft dir nur Aktionen, auf denen die Figur eines anderen Spielers steht, und auf „{ $action }“ steht keine.
foreign-king-why-FK-K-2-border = Der König kommt nicht mit einem Schritt { foreign-king-from } { foreign-king-to }, denn die beiden grenzen nicht aneinander.
foreign-king-why-FK-K-2-back = Der König war in dieser Aktion schon { foreign-king-in }; wähle eine Provinz, in der er noch nicht war.
foreign-king-why-FK-K-2-money = Ein weiterer Schritt des Königs kostet 1 Franc, und du hast kein Geld; ein Kredit bringt 3 Francs, wenn du einen offenen Orden hast.
foreign-king-why-FK-K-8 = { $factory_key ->
    [metal] Es gibt keine aktive Metallfabrik { foreign-king-in }.
   *[textile] Es gibt keine aktive Textilfabrik { foreign-king-in }.
}
foreign-king-why-FK-V-2-supply = Der virtuelle Spieler ({ $colour }) hat keinen Bürger mehr im Vorrat; bewege einen aus den Provinzen.
foreign-king-why-FK-V-2-none = Der virtuelle Spieler ({ $colour }) hat noch in keiner Provinz einen Bürger; setze einen ein.
foreign-king-why-FK-V-2-disc = Der virtuelle Spieler ({ $colour }) hat keinen Bürger { foreign-king-in }; wähle eine Provinz, in der er einen hat.
foreign-king-why-FK-V-2-border = Kein Schritt führt { foreign-king-from } { foreign-king-to }, denn die beiden grenzen nicht aneinander; wähle eine Nachbarprovinz.
foreign-king-why-FK-V-2-here = Dieser Bürger ist schon { foreign-king-in }; wähle, wohin er zieht.

## How a game ends

foreign-king-ending-marker = Der Königsmarker hat den zweithöchsten Punktestand erreicht.
foreign-king-ending-factories = Alle zehn Fabriken sind gebaut und inaktiv.
foreign-king-ending-rounds = Hundert Runden sind gespielt.

## Tables

foreign-king-table-provinces = Provinzen: Bürger und Fabriken
foreign-king-table-players = Spieler
foreign-king-table-kingdom = Das Königreich

foreign-king-column-province = Provinz
foreign-king-column-textile = Textil
foreign-king-column-metal = Metall
foreign-king-column-textile-idle = Textil, inaktiv
foreign-king-column-metal-idle = Metall, inaktiv
foreign-king-column-colour = Farbe
foreign-king-column-points = SP
foreign-king-column-money = Francs
foreign-king-column-medals = Orden
foreign-king-column-loans = Kredite
foreign-king-column-supply = Vorrat
foreign-king-column-congress = Parlamentarier
foreign-king-column-pawn = Figur auf
foreign-king-column-round = Runde
foreign-king-column-marker = Königsmarker
foreign-king-column-king-at = König in
foreign-king-column-textile-left = Textil übrig
foreign-king-column-metal-left = Metall übrig
foreign-king-column-medals-left = Orden übrig
foreign-king-column-bank = Francs in der Bank
foreign-king-column-from-king = Besuche des Königs
foreign-king-column-from-loans = Kredite
foreign-king-column-from-control = Meiste Kontrolle
foreign-king-column-from-medals = Meiste Orden
foreign-king-column-from-congress = Meiste Scheiben im Kongress
foreign-king-column-from-money = Meiste Francs
foreign-king-column-from-provinces = Gehaltene Provinzen

## Das Brett, wie es gezeichnet wird

foreign-king-board-map = Karte
foreign-king-board-track = Siegpunkte
foreign-king-board-actions = Aktionstafel
foreign-king-board-bank = Bank
foreign-king-board-players = Spieler
foreign-king-board-congress = Nationalversammlung
foreign-king-board-country = Belgien
foreign-king-board-sea = Nordsee
foreign-king-board-north = Niederlande
foreign-king-board-east = Preußen
foreign-king-board-south = Frankreich
foreign-king-board-round = Runde { $round }
foreign-king-board-order = Reihenfolge
foreign-king-board-king = König
foreign-king-board-gap = { $points ->
    [0] Der Königsmarker hat den zweithöchsten Stand erreicht.
   *[other] { $points } SP vom Königsmarker zum zweiten Stand
}
foreign-king-board-you = du
foreign-king-board-virtual = virtueller Spieler
foreign-king-board-medals = { $up } offen, { $down } verdeckt
foreign-king-board-points = SP
foreign-king-board-factories-left = { $factory } ({ $left })
foreign-king-board-medals-left = Königsorden ({ $left })
foreign-king-board-francs-left = Francs ({ $left })
foreign-king-board-borders = Angrenzend: { $provinces }.
foreign-king-board-discs = { $colour } { $discs }
foreign-king-board-holds = Bürger: { $discs }. { $colour } hat die Mehrheit.
foreign-king-board-nobody-holds = Bürger: { $discs }. Niemand hat die Mehrheit.
foreign-king-board-no-discs = Kein Bürger.
foreign-king-board-factory-active = { $factory }, aktiv: { $number }
foreign-king-board-factory-idle = { $factory }, inaktiv: { $number }
foreign-king-board-king-here = Der König ist hier.
foreign-king-board-king-portrait = Der König steht noch auf seinem Porträt.
foreign-king-board-turn = Ein Zug: eine Aktion
foreign-king-board-turn-how = Zieh deine Figur auf eine Aktion ohne Figur und führe sie aus.
foreign-king-board-free = kostenlos
foreign-king-board-francs = { $francs } Fr
foreign-king-board-more = jeder weitere Bürger, jeder weitere Schritt: { $francs } Fr
foreign-king-board-loans = Kredite
foreign-king-board-loan-how = Königsorden verdecken: { $francs } Fr; wieder aufdecken: { $back } Fr. Am Ende noch offen: { $points } SP.
foreign-king-board-scoring = Der König wertet eine Provinz für ihre Mehrheit
foreign-king-board-each-metal = je aktive Metallfabrik
foreign-king-board-each-textile = je aktive Textilfabrik
foreign-king-board-each-discs = ohne aktive, für je { $discs } Bürger
foreign-king-board-marker-falls = Sein Marker fällt um 1 und um 1 mehr je betretener Provinz.
foreign-king-board-end = Das Ende
foreign-king-board-end-when = Wenn der Königsmarker den zweithöchsten Stand erreicht oder alle Fabriken gebaut und inaktiv sind.
foreign-king-board-most-control = die meisten Provinzen samt Fabriken
foreign-king-board-most-medals = die meisten Königsorden
foreign-king-board-most-congress = die meisten Parlamentarier
foreign-king-board-most-money = die meisten Francs
foreign-king-board-reconstruction = Provinzen und Grenzen sind dem Belgien von 1830 nachgebildet; Umrisse nach Natural Earth.
foreign-king-board-own = Dieser Tisch spielt auf einem eigenen Brett.
foreign-king-board-said-pawn = { $colour } auf „{ $action }“
foreign-king-board-said-pawns = Figuren: { $pawns }.
foreign-king-board-said-order = Reihenfolge: { $seats }.
foreign-king-board-said-bank = In der Bank: { $things }.
foreign-king-board-said-marker = Der Königsmarker steht auf { $marker }.

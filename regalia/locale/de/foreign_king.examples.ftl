### Die Beispiele zu The Foreign King, mit den Schlüsseln aus regalia/games/foreign_king/examples.
### Ein Zeilenumbruch im Text ist ein neuer Absatz; `step-1` usw. sagen, was geantwortet wird und warum, `end`, was herauskommt.

four-pawns = Vier Figuren auf der Aktionstabelle
    .about =
        Die vier Spielfiguren stehen auf „Fabrik bauen“, „Bürger einsetzen“, „Parlamentarier einsetzen“ und „Münzen erhalten“. Die auf „Bürger einsetzen“ ist die rote, und Rot ist am Zug.
        Alle vier Aktionen sind gesperrt, auch die eigene. Vier andere bleiben: „Bürger bewegen“, „Mit dem König werten“, „Spielerreihenfolge ändern“ und „Königinaktion“.
    .step-1 = Rot will eine der gesperrten Aktionen. Er zahlt 2 Francs und geht zur Königin.
    .step-2 = Sie öffnet jede Aktion, ob dort eine Figur steht oder nicht. Rot nimmt Münzen: drei aus der Bank und eine für jede Textilfabrik, die er kontrolliert; er hat keine.
    .end = Rot hat 2 Francs gezahlt und 3 bekommen. Seine Figur steht bei der Königin; also darf er beim nächsten Mal sie nicht wählen, die Münzen aber schon.
german-queen = Dieselben vier Figuren mit der Deutschen Königin
    .about = An diesem Tisch gilt die Option „Deutsche Königin“. Nach der deutschen Regel leiht sie nur Aktionen, die jemandes Figur gerade sperrt; die eigene Figur zählt dabei nicht.
    .step-1 = Rot zahlt der Königin ihre 2 Francs.
    .step-2 = Zur Wahl stehen noch drei Aktionen: die Fabrik, der Parlamentarier und die Münzen. Rot wählt den Parlamentarier.
    .step-3 = Er nimmt ihn aus dem eigenen Vorrat.
    .end = Rot hat einen Parlamentarier und noch 3 Francs. Ohne die Option hätte er ebenso gut einen Bürger einsetzen oder den König bewegen können.
three-discs = Drei Bürger für 2 Francs
    .about = Einen Bürger einzusetzen kostet nichts; jeder weitere in derselben Provinz kostet 1 Franc. Rot beginnt und hat 5 Francs.
    .step-1 = Rot wählt „Bürger einsetzen“.
    .step-2 = Der erste kommt kostenlos nach Lüttich.
    .step-3 = Ein zweiter für 1 Franc.
    .step-4 = Ein dritter für noch 1 Franc.
    .step-5 = Mehr will Rot nicht.
    .end = Drei rote Bürger in Lüttich haben 2 Francs gekostet.
moving = Zwei Bürger verlassen Brabant
    .about = Rot hat drei Bürger in Brabant und 5 Francs. Der erste Schritt der Aktion ist kostenlos. Jeder weitere kostet 1 Franc, ob mit demselben Bürger oder mit einem anderen; aber alle müssen in derselben Provinz gestartet sein.
    .step-1 = Ein Bürger geht von Brabant nach Namur: der kostenlose Schritt.
    .step-2 = Derselbe geht für 1 Franc weiter nach Luxemburg.
    .step-3 = Ein anderer geht für 1 Franc von Brabant in den Hennegau.
    .step-4 = Hier hört Rot auf.
    .end = Drei Schritte haben 2 Francs gekostet. Ein Bürger aus einer anderen Provinz hätte nicht mitgehen können.
textile-coins = Münzen aus Textilfabriken
    .about = Rot hat die Mehrheit in Namur, wo zwei Textilfabriken stehen, eine davon inaktiv. Wer Münzen erhält, bekommt 3 Francs und 1 dazu für jede Textilfabrik, die er kontrolliert, aktiv oder nicht.
    .step-1 = Rot nimmt Münzen: drei, und zwei für die Fabriken in Namur.
    .end = Rot hatte 5 Francs und hat jetzt 10.
king-through-brabant = Der König reist durch zwei Provinzen
    .about = Der König steht im Hennegau. Rot möchte Lüttich werten lassen, das nicht an den Hennegau grenzt; der König muss also durch eine Provinz dazwischen.
    .step-1 = Rot wählt „Mit dem König werten“.
    .step-2 = Der erste Schritt ist kostenlos. Der König geht nach Brabant.
    .step-3 = Der zweite Schritt, nach Lüttich, kostet 1 Franc. Dorthin zurück, woher er gekommen ist, darf der König nicht.
    .step-4 = Hier bleibt er, und die Provinz wird gewertet.
    .end = Der König hat zwei Provinzen betreten; sein Marker sinkt also um drei, von 30 auf 27. In Lüttich hat Blau drei Bürger, und es gibt keine Fabrik: 1 SP.
congress-hurries = Die Nationalversammlung entscheidet über Lüttich
    .about = Grün ist am Zug, und in Lüttich liegt ein grüner Bürger bei einer aktiven Textilfabrik. In der Nationalversammlung hat Rot drei Parlamentarier, Blau zwei und Schwarz einen. Bevor eine Provinz gewertet wird, wird die Nationalversammlung gefragt, zuerst, wer dort die meisten hat.
    .step-1 = Grün wählt „Mit dem König werten“.
    .step-2 = Der König stand auf seinem Porträt und kommt nach Lüttich.
    .step-3 = Rot hat die meisten Parlamentarier und wird zuerst gefragt, bleibt aber, wo er ist.
    .step-4 = Blau kommt als Zweiter und nimmt an: Beide blauen Parlamentarier gehen nach Lüttich.
    .end = Zwei blaue Bürger gegen einen grünen: Blau hat die Mehrheit und bekommt 3 SP für die Textilfabrik, die von jetzt an inaktiv ist. Schwarz wird nicht mehr gefragt, und die roten Parlamentarier bleiben, wo sie sind.
scoring-liege = Wertung in Lüttich
    .about = Blau ist mit vier Bürgern allein in Lüttich, und dort steht eine aktive Textilfabrik. Rot schickt den König.
    .step-1 = Rot wählt „Mit dem König werten“.
    .step-2 = Der König kommt nach Lüttich.
    .end = Blau bekommt 3 SP für die Textilfabrik, und sie wird inaktiv. Wer den König geschickt hat, ist gleich.
scoring-namur = Wertung in Namur
    .about = In Namur liegen drei grüne Bürger und zwei rote; dort stehen eine Metallfabrik und eine Textilfabrik, beide aktiv. Rot schickt den König.
    .step-1 = Rot wählt „Mit dem König werten“.
    .step-2 = Der König kommt nach Namur.
    .end = Grün hat die Mehrheit: 6 SP für die Metallfabrik und 3 SP für die Textilfabrik, zusammen 9 SP. Beide Fabriken sind von jetzt an inaktiv.
scoring-luxembourg = Wertung in Luxemburg
    .about = In Luxemburg liegen sechs rote Bürger, und es gibt keine Fabrik. Rot schickt den König.
    .step-1 = Rot wählt „Mit dem König werten“.
    .step-2 = Der König kommt nach Luxemburg.
    .end = Wo keine Fabrik aktiv ist, bringen je drei Bürger der Mehrheit 1 SP: 2 SP für Rot.
third-player = Zwei Schritte mit der dritten Farbe
    .about =
        Zwei spielen, und Grün ist der virtuelle Spieler. Blau hat die Mehrheit in Lüttich, wo eine Textilfabrik steht. Schwarz schickt den König dorthin, Blau bekommt 3 SP, und so muss Schwarz zwei Schritte mit grünen Bürgern machen: einen weniger, als es SP waren.
        Ein Schritt setzt einen grünen Bürger ein oder bewegt einen in eine Nachbarprovinz. Schwarz darf auch zwei einsetzen, zwei bewegen oder einen zweimal bewegen: Versuche es, all das geht hier.
    .step-1 = Schwarz wählt „Mit dem König werten“.
    .step-2 = Der König kommt nach Lüttich, und Blau bekommt 3 SP.
    .step-3 = Erster Schritt: Ein grüner Bürger wird in Namur eingesetzt.
    .step-4 = Zweiter Schritt: Ein grüner Bürger geht vom Hennegau nach Brabant.
    .end = Beide Schritte sind getan, und Blau ist am Zug. Grün hat je einen Bürger im Hennegau, in Brabant und in Namur.
turn-order = Dritter statt Erster
    .about = Die Reihenfolge ist Rot, Blau, Grün, Schwarz, und die erste Runde beginnt. Wer „Spielerreihenfolge ändern“ wählt, bekommt sofort 1 Franc und nach der Runde einen Platz seiner Wahl.
    .step-1 = Rot ändert die Reihenfolge: Seine Figur steht auf seinem Marker, und er hat 1 Franc mehr.
    .step-2 = Blau nimmt Münzen.
    .step-3 = Grün setzt einen Bürger in Lüttich ein. Die Reihenfolge ist ihm verschlossen: Dort steht die Figur von Rot.
    .step-4 = Schwarz schickt den König nach Namur, wo niemand ist. Die Runde ist zu Ende.
    .step-5 = Jetzt wird Rot gefragt und wählt den dritten Platz.
    .end = Ohne Rot ist die Reihenfolge Blau, Grün, Schwarz; mit Rot auf dem dritten Platz ist sie Blau, Grün, Rot, Schwarz. Blau beginnt die zweite Runde.
nobody-leads = Niemand führt in Lüttich
    .about = Rot und Blau haben in Lüttich je zwei Bürger, und dort steht eine aktive Textilfabrik. Bei Gleichstand hat niemand die Mehrheit.
    .step-1 = Grün wählt „Mit dem König werten“.
    .step-2 = Der König kommt nach Lüttich. Niemand hat dort die Mehrheit, also bekommt niemand SP.
    .step-3 = Wer den König bewegt hat, darf dort eine Fabrik inaktiv machen, und Grün tut es.
    .end = Keine SP für irgendwen, aber eine Fabrik weniger, aus der noch SP kommen. Grün hätte sie auch aktiv lassen können.
the-end = Das Spiel geht zu Ende
    .about = Es steht 16 für Rot, 11 für Blau, 9 für Grün und 0 für Schwarz, und der Königsmarker ist bei 13. Das Spiel endet, sobald der Marker den zweithöchsten Punktestand erreicht oder unterschreitet: 11.
    .step-1 = Rot wählt „Mit dem König werten“.
    .step-2 = Der König geht vom Hennegau durch Brabant nach Lüttich.
    .step-3 = Dort bleibt er. Zwei Provinzen lassen den Marker um drei sinken, auf 10: Das liegt unter 11, und das Spiel endet. In Lüttich ist niemand; also wird dort nichts gewertet.
    .step-4 = Rot dürfte noch Kredite zurückzahlen; er hat keine.
    .end =
        Blau kontrolliert am meisten, zwei Provinzen mit zwei Fabriken: 9 SP. Rot und Blau haben je einen Königsorden und teilen sich die 9 SP für die meisten, jeder 4, denn Halbe fallen weg. In der Nationalversammlung ist nur Grün: 3 SP. Schwarz hat die meisten Francs: 3 SP.
        Das macht 24 für Blau, 20 für Rot, 12 für Grün und 3 für Schwarz: Blau gewinnt.

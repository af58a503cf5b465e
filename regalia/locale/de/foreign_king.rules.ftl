### The Foreign King: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Unsere Auslegung:

## Components (FK-C)

FK-C-title = Spielmaterial
FK-C-1 =
    Das Königreich hat neun Provinzen: Westflandern, Ostflandern, Antwerpen, Limburg, Brabant, Hennegau, Namur, Lüttich und Luxemburg. Benachbart sind zwei Provinzen, wenn sie eine dieser sechzehn Grenzen teilen: Westflandern grenzt an Ostflandern und den Hennegau; Ostflandern außerdem an Antwerpen, Brabant und den Hennegau; Antwerpen außerdem an Brabant und Limburg; Limburg außerdem an Brabant und Lüttich; Brabant außerdem an Lüttich, Namur und den Hennegau; der Hennegau außerdem an Namur; Namur außerdem an Lüttich und Luxemburg; und Lüttich an Luxemburg.

    Ein ehrliches Wort dazu: Von diesen neun Namen nennt das Regelheft nur Lüttich, Namur und Luxemburg. Die sechs übrigen Namen und alle Grenzen haben wir anhand der belgischen Provinzen von 1830 rekonstruiert; auf dem gedruckten Spielplan kann es anders aussehen.
FK-C-2 = Jede der vier Farben hat 16 Bürger (Scheiben), und jeder Spieler hat eine Spielfigur. Zwei weitere Teile sind weiß und gehören niemandem: die Königsfigur und der Königsmarker, der auf der Siegpunktleiste liegt.
FK-C-3 = Es gibt neun Königsorden, fünf Textilfabriken (weiß) und fünf Metallfabriken (grau).
FK-C-4 = Eine Goldmünze ist 5 Francs wert, eine Silbermünze 1 Franc; je nach Ausgabe enthält die Schachtel insgesamt 37 oder 41 Francs. Wie viel Geld, wie viele Bürger und wie viele Siegpunkte jemand hat, dürfen alle sehen. { -ruling } Münzen sind nur Wechselgeld, und die Bank wird nie leer. Stellt ihr die Option „Bank“ auf 37 oder 41, gibt es im ganzen Spiel nur so viel Geld: Eine Auszahlung bringt dann, was noch in der Bank liegt (du darfst auch bei leerer Bank Münzen erhalten, bekommst dann aber nichts), und einen Kredit gibt es nur, solange die Bank noch mindestens 3 Francs hat.

## Set-up (FK-S)

FK-S-title = Spielaufbau
FK-S-1 = Zu Beginn steht der König auf seinem Porträt, und der Königsmarker liegt auf Feld 30 der Siegpunktleiste. Mit der Option „Verlängertes Spiel“ beginnt der Marker auf Feld 40.
FK-S-2 = Jeder sucht sich eine Farbe aus – Rot, Blau, Grün oder Schwarz – und nimmt sich deren Spielfigur und 16 Bürger. Einer deiner Bürger kommt auf die 0 der Siegpunktleiste und zeigt dort deinen Punktestand an. Zu dritt und zu viert kommt von jedem ein weiterer auf die Reihenfolgeleiste; die Reihenfolge ist zufällig. Alle anderen bilden deinen persönlichen Vorrat: 14 Bürger zu dritt und zu viert, 15 zu zweit.
FK-S-3 = Wer in der Reihenfolge vorn liegt, beginnt mit 5 Francs, der Zweite mit 6, der Dritte mit 7 und der Vierte mit 8. Zu zweit gibt es keine Reihenfolgeleiste. { -ruling } Dann entscheidet das Los, wer beginnt.
FK-S-4 = Zu Beginn liegen alle Königsorden und alle Fabriken in der Bank. Auf der Aktionstabelle steht noch keine Spielfigur: In der ersten Runde ist jede Aktion frei, bis jemand seine Figur daraufstellt.

## Turns (FK-T)

FK-T-title = Runden und Spielzüge
FK-T-1 = Gespielt wird in Runden. In jeder Runde ist jeder einmal am Zug, der Reihenfolge nach. Am Ende einer Runde wird nichts abgeräumt: Die Spielfiguren bleiben auf ihren Aktionen, und so geht es in die nächste Runde.
FK-T-2 = In deinem Zug musst du deine Spielfigur auf eine verfügbare Aktion stellen und diese Aktion ausführen. Aussetzen darfst du nicht. { -ruling } Du darfst vor deiner Aktion auch keinen Kredit zurückzahlen, wenn dir danach keine Aktion mehr bliebe, die du ausführen kannst.
FK-T-3 =
    Eine Aktion, auf der eine Spielfigur steht, ist nicht verfügbar; nur mit der Königin kommst du daran vorbei. Auch deine eigene Figur zählt: Zweimal hintereinander dieselbe Aktion gibt es also nicht. Beim Ändern der Spielerreihenfolge steht die Figur auf der Reihenfolgeleiste und sperrt die Aktion von dort aus genauso. { -ruling } Nach einem Zug mit der Königin gilt die Königin als deine letzte Aktion, nicht die Aktion, die sie dir verschafft hat.
    .example = Die vier Spielfiguren stehen auf „Fabrik bauen“, „Bürger einsetzen“, „Parlamentarier einsetzen“ und „Münzen erhalten“; die auf „Bürger einsetzen“ ist die rote. Rot ist am Zug: Verfügbar sind „Bürger bewegen“, „Mit dem König werten“, „Spielerreihenfolge ändern“ und „Königinaktion“.
FK-T-4 = Eine Aktion, für die dir Geld, Bürger oder Fabriken fehlen, ist nicht verfügbar. Geld aus einem Kredit zählt erst, wenn du den Kredit aufgenommen hast. Für die Königin brauchst du ihre 2 Francs und außerdem die Mittel für mindestens eine Aktion, die sie dir verschafft; eine Fabrik über die Königin kostet zum Beispiel zusammen 5 Francs. { -ruling } Was eine Aktion kostet, zahlst du, wenn du sie wählst; was weitere Bürger oder Schritte kosten, zahlst du jeweils dann, wenn du sie ausführst.
FK-T-5 = { -ruling } Ist für dich keine einzige Aktion verfügbar, auch nicht nach allen Krediten, die du aufnehmen könntest, so verfällt dein Zug; das Protokoll hält es fest. Wird eine Aktion nur durch einen Kredit möglich, hast du die Wahl: Du nimmst ihn auf, oder dein Zug verfällt.
FK-T-6 = Welche Aktionen es gibt, hängt von der Spielerzahl ab. Sechs gibt es immer: „Fabrik bauen“, „Bürger einsetzen“, „Bürger bewegen“, „Parlamentarier einsetzen“, „Mit dem König werten“ und „Münzen erhalten“. Zu dritt und zu viert kommt „Spielerreihenfolge ändern“ hinzu, zu viert außerdem die „Königinaktion“. Mit der Option „Königin zu dritt“ ersetzt in einem Spiel zu dritt die „Königinaktion“ das Ändern der Spielerreihenfolge.
FK-T-7 =
    In deinem eigenen Zug darfst du jederzeit – vor, während und nach deiner Aktion – einen deiner offenen Königsorden verdecken und so einen Kredit von 3 Francs aufnehmen. Ebenso darfst du einen Kredit zurückzahlen: Du zahlst 4 Francs und deckst den Orden wieder auf. Jeder Orden steht immer nur für einen Kredit. Ein Orden, den du erst in diesem Zug gewonnen hast, ist sofort nutzbar. { -ruling } Das geht nur, solange du selbst zu entscheiden hast, nicht, während jemand anders gefragt wird; ist das Spielende schon ausgelöst, geht es noch, bis dein Zug vorbei ist.
    .example = Du hast kein Geld, aber einen offenen Orden. Du verdeckst ihn für 3 Francs, baust davon die erste Fabrik einer Provinz und erhältst einen neuen Orden – den du gleich wieder für 3 Francs verdecken könntest.

## Actions (FK-A)

FK-A-title = Aktionen
FK-A-FACTORY-1 = Zahle 3 Francs, nimm eine Textilfabrik oder eine Metallfabrik aus der Bank und baue sie in einer beliebigen Provinz. Sie ist von Anfang an aktiv. Eine Provinz darf beliebig viele Fabriken haben.
FK-A-FACTORY-2 = Sind alle fünf Fabriken einer Art gebaut, kannst du diese Art nicht mehr wählen. Hat die Bank gar keine Fabrik mehr, ist die Aktion nicht verfügbar.
FK-A-FACTORY-3 = Für die erste Fabrik einer Provinz bekommst du einen Königsorden. Eine Provinz mit mindestens einer Fabrik heißt industrialisiert, ob ihre Fabriken aktiv sind oder nicht.
FK-A-PLACE-1 =
    Setze einen Bürger aus deinem Vorrat in eine beliebige Provinz; das ist kostenlos. In dieselbe Provinz darfst du weitere Bürger setzen, sie kosten je 1 Franc. Für diese Aktion brauchst du mindestens einen Bürger im Vorrat.
    .example = Drei Bürger in dieselbe Provinz kosten dich 2 Francs: nichts für den ersten, je 1 Franc für die beiden anderen.
FK-A-MOVE-1 =
    Bewege einen deiner Bürger aus einer Provinz in eine Nachbarprovinz oder zurück in deinen Vorrat. Dieser erste Schritt ist kostenlos. Mit jedem Franc kaufst du einen Schritt dazu: den ersten Schritt eines anderen Bürgers oder einen weiteren Schritt eines schon bewegten.
    .example = Du bewegst einen Bürger von Brabant nach Namur (kostenlos), denselben weiter nach Luxemburg (1 Franc) und einen zweiten von Brabant in den Hennegau (1 Franc).
FK-A-MOVE-2 = In einer Aktion bewegst du nur Bürger einer einzigen Provinz: Dort muss jeder bewegte Bürger gestartet sein. Wo er ankommt, entscheidest du für jeden einzeln.
FK-A-MOVE-3 = Einen Bürger aus einer Provinz in den Vorrat zurückzunehmen zählt als ein Schritt. { -ruling } Bewegt werden nur Bürger in Provinzen; Parlamentarier in der Nationalversammlung bewegt diese Aktion nicht. Ein Bürger darf in eine Nachbarprovinz und von dort in den Vorrat gehen (zwei Schritte) oder hinaus und wieder zurück; ist er im Vorrat angekommen, bleibt er dort.
FK-A-CONGRESS-1 = Mache einen deiner Bürger zum Parlamentarier: Er kommt aus deinem Vorrat oder aus einer beliebigen Provinz in die Nationalversammlung. Deine Parlamentarier können später in eine Provinz eilen, kurz bevor der König sie wertet, und sie zählen am Spielende.
FK-A-COINS-1 =
    Nimm 3 Francs und dazu 1 Franc für jede Textilfabrik in den Provinzen, in denen du die Mehrheit hast, ob die Fabrik aktiv ist oder nicht.
    .example = Du hast die Mehrheit in Namur, und dort stehen zwei Textilfabriken, eine davon inaktiv. Du erhältst 5 Francs.
FK-A-ORDER-1 =
    Nur zu dritt und zu viert. Nimm sofort 1 Franc; den gibt es auch über die Königin. Nach dem letzten Zug dieser Runde wirst du gefragt, auf welchen Platz der Reihenfolgeleiste du möchtest; du darfst deinen Marker auch lassen, wo er ist. Endet das Spiel vorher, ändert sich nichts an der Reihenfolge. { -ruling } Zuerst wird dein Marker herausgenommen und die Lücke geschlossen, dann kommt er auf den Platz, den du nennst; die Marker dort und dahinter rücken um eins nach rechts.
    .example = Die Reihenfolge ist A, B, C, D, und A möchte auf den dritten Platz. Ohne A heißt sie B, C, D; mit A auf dem dritten Platz wird daraus B, C, A, D.
FK-A-QUEEN-1 =
    Nur zu viert – oder zu dritt mit der Option „Königin zu dritt“. Zahle 2 Francs und führe irgendeine andere Aktion aus, ob dort eine Spielfigur steht oder nicht; was diese Aktion kostet, kommt hinzu. Deine Figur steht bei der Königin. { -ruling } Auch deine eigene letzte Aktion darfst du wählen. Mit der Option „Deutsche Königin“ verschafft sie dir nur Aktionen, auf denen die Figur eines anderen Spielers steht.
    .example = Die vier Spielfiguren stehen auf „Fabrik bauen“, „Bürger einsetzen“, „Parlamentarier einsetzen“ und „Münzen erhalten“; die auf „Bürger einsetzen“ ist die rote. Für 2 Francs kann Rot über die Königin jede dieser vier Aktionen ausführen oder irgendeine andere. Mit der Option „Deutsche Königin“ bleiben nur drei zur Wahl: „Fabrik bauen“, „Parlamentarier einsetzen“ und „Münzen erhalten“.
FK-A-QUEEN-2 = Wählt in derselben Runde ein Spieler „Spielerreihenfolge ändern“ mit seiner Figur und ein anderer über die Königin, so versetzt zuerst der seinen Marker, dessen Figur dort steht, danach der Spieler mit der Königin. Hat nur dieser sie gewählt, versetzt er allein. { -ruling } Der Spieler mit der Königin kommt auch dann als Zweiter, wenn er zuerst gewählt hat.

## Scoring with the King (FK-K)

FK-K-title = Mit dem König werten
FK-K-1 = Steht der König noch auf seinem Porträt, stellst du ihn in eine beliebige Provinz, und der Königsmarker sinkt nur um 1. { -ruling } Weiter zieht der König in dieser Aktion nicht.
FK-K-2 = Ist der König schon in einer Provinz, musst du ihn mindestens einen Schritt weit in eine Nachbarprovinz bewegen; dieser Schritt ist kostenlos. Jeder weitere Schritt, wieder in eine Nachbarprovinz, kostet 1 Franc. { -ruling } In einer Aktion betritt er keine Provinz zweimal und kehrt auch nicht in die zurück, aus der er aufgebrochen ist.
FK-K-3 =
    Der Königsmarker sinkt auf der Siegpunktleiste um die Zahl der Provinzen, die der König betreten hat, plus 1; kommt der König von seinem Porträt, nur um 1. { -ruling } Unter 0 sinkt der Marker nie.
    .example = Der König zieht vom Hennegau über Brabant nach Lüttich. Der zweite Schritt kostet 1 Franc, und weil er zwei Provinzen betreten hat, sinkt sein Marker um 3.
FK-K-4 = Liegt in der Provinz, in der der König anhält, ein Bürger, gleich welcher Farbe, so wird sie gewertet. Liegt dort keiner, ist die Aktion zu Ende. { -ruling } Das wird geprüft, bevor die Nationalversammlung gefragt wird; in eine leere Provinz kommt von dort also niemand.
FK-K-5 =
    Bevor eine Provinz gewertet wird, hat die Nationalversammlung das Wort: Wer dort Parlamentarier hat, wird der Reihe nach gefragt, zuerst der mit den meisten, zuletzt der mit den wenigsten; haben mehrere gleich viele, gilt die Spielerreihenfolge. Der Erste, der annimmt, bringt alle seine Parlamentarier kostenlos in diese Provinz, und danach wird niemand mehr gefragt. Wer den König bewegt hat, wird gefragt wie alle anderen.
    .example = Grün schickt den König nach Lüttich. Rot hat die meisten Parlamentarier und wird zuerst gefragt, lehnt aber ab. Blau hat die zweitmeisten und nimmt an: Beide blauen Parlamentarier gehen nach Lüttich, Blau hat dort nun die Mehrheit, und die aktive Textilfabrik bringt 3 SP.
FK-K-6 = Haben in einem Spiel zu zweit beide gleich viele Parlamentarier, wird niemand gefragt, und alle bleiben in der Nationalversammlung.
FK-K-7 =
    Du hast die Mehrheit in einer Provinz, wenn dort mehr Bürger von dir liegen als von jeder anderen Farbe; bei Gleichstand hat sie niemand. Im Spiel zu zweit zählt auch der virtuelle Spieler als Farbe. Wird eine Provinz gewertet, bringt die Mehrheit 6 SP für jede aktive Metallfabrik und 3 SP für jede aktive Textilfabrik, und diese Fabriken werden inaktiv. Ist dort keine Fabrik aktiv, bringt sie 1 SP für je drei eigene Bürger in der Provinz; ein oder zwei Bürger bringen nichts.
    .example =
        Lüttich: Blau ist mit vier Bürgern allein dort, dazu eine aktive Textilfabrik. Blau erhält 3 SP, und die Fabrik wird inaktiv.
        Namur: drei grüne Bürger, zwei rote, eine aktive Metallfabrik und eine aktive Textilfabrik. Grün erhält 6 + 3 = 9 SP, und beide Fabriken werden inaktiv.
        Luxemburg: sechs rote Bürger und keine Fabrik. Rot erhält 2 SP.
FK-K-8 = Hat in der gewerteten Provinz niemand die Mehrheit, darf der Spieler, der den König bewegt hat, dort eine aktive Fabrik inaktiv machen. SP bringt das nicht; war es aber die letzte aktive, kann damit das Spiel enden.

## End (FK-E)

FK-E-title = Spielende
FK-E-1 =
    Nach jeder Aktion wird geprüft, ob das Spiel endet; sind noch Schritte mit den Bürgern des virtuellen Spielers fällig, kommen diese zuerst. Das Spiel endet, wenn der Königsmarker auf oder unter dem zweithöchsten Punktestand liegt oder wenn alle zehn Fabriken gebaut und inaktiv sind. Liegen zwei gemeinsam vorn, ist ihr Punktestand zugleich der zweithöchste; auch ein Stand von 0 zählt. Wer gerade am Zug ist, beendet seinen Zug und darf noch Kredite zurückzahlen; die anderen dürfen es nicht mehr, und die Runde wird nicht zu Ende gespielt. Nach oben ist die Siegpunktleiste offen.
    .example = Die Punktestände sind 16, 11 und 9 SP, und der Königsmarker sinkt von 13 auf 10. Damit liegt er unter dem zweithöchsten Stand, der 11: Das Spiel endet.
FK-E-2 = Für jeden nicht zurückgezahlten Kredit verlierst du 6 SP, also für jeden Königsorden, der verdeckt vor dir liegt. Dein Punktestand kann dabei unter 0 fallen.
FK-E-3 =
    9 SP bekommt, wer am meisten kontrolliert. Es zählt 1 für jede Provinz, in der du die Mehrheit hast, und dazu 1 für jede Fabrik darin, ob aktiv oder nicht.
    .example = Blau hat die Mehrheit in Lüttich mit zwei Fabriken und in Antwerpen ohne Fabrik: Das zählt 3 + 1 = 4.
FK-E-4 = 9 SP bekommt, wer die meisten Königsorden hat; sie zählen offen wie verdeckt. Die meisten Parlamentarier in der Nationalversammlung bringen 3 SP, die meisten Francs ebenfalls 3 SP.
FK-E-5 =
    Haben bei einer dieser Prämien am Spielende mehrere gleich viel, werden ihre SP gleichmäßig unter ihnen aufgeteilt und dabei abgerundet. { -ruling } Eine Prämie, bei der alle mit nichts (0) gleichauf liegen, wird nicht vergeben.
    .example = Zwei Spieler haben mit je zwei Orden die meisten: Beide bekommen 4 der 9 SP. Niemand hat Parlamentarier: Die 3 SP dafür bekommt keiner.
FK-E-6 = Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer mehr Königsorden hat; der virtuelle Spieler im Spiel zu zweit hat keine. Steht es dann immer noch gleich, teilen sie sich den Sieg.
FK-E-7 = { -ruling } Niemand kann gezwungen werden, Fabriken zu bauen oder den König loszuschicken, und so könnte ein Spiel ewig dauern; nach 100 Runden ist deshalb Schluss, das Spiel wird gewertet, und das Protokoll hält es fest.

## Two players: the virtual player (FK-V)

FK-V-title = Zu zweit: der virtuelle Spieler
FK-V-1 = Zu zweit spielt eine dritte, sonst unbenutzte Farbe mit: der virtuelle Spieler. { -ruling } Er hat 15 Bürger im Vorrat und einen weiteren als Marker auf der Siegpunktleiste; er ist nie am Zug, hat weder Geld noch Orden und sitzt nie in der Nationalversammlung.
FK-V-2 =
    Jedes Mal, wenn ein Spieler im Lauf des Spiels SP bekommt, muss sein Gegner mit den Bürgern des virtuellen Spielers Schritte machen: einen weniger, als es SP waren, bei 1 SP also keinen. Ein Schritt heißt: einen dieser Bürger in eine beliebige Provinz setzen oder einen in eine Nachbarprovinz bewegen. Beides darfst du beliebig mischen und auch denselben Bürger mehrmals bewegen. Ist der Vorrat des virtuellen Spielers leer, kannst du nur noch bewegen.
    .example = Blau bekommt 3 SP, also macht Schwarz zwei Schritte mit den grünen Bürgern des virtuellen Spielers: zwei einsetzen, zwei bewegen, einen zweimal bewegen oder einen einsetzen und einen bewegen.
FK-V-3 = Der virtuelle Spieler kann Mehrheiten haben wie jeder andere und bekommt die SP, wenn eine solche Provinz gewertet wird. Die fälligen Schritte macht immer der Gegner dessen, der die SP bekommen hat, ganz gleich, wer den König bewegt hat: Bewegst du den König und dein Gegner punktet, machst du sie. { -ruling } Der virtuelle Spieler punktet sofort wie jeder andere, und sein Punktestand zählt, wenn das Spielende geprüft wird; für seine eigenen SP und für die SP der Schlusswertung macht niemand Schritte. Mit der Option „Stummer Dritter“ punktet er erst am Ende: Wird eine Provinz gewertet, in der er die Mehrheit hat, bekommt er nichts, die aktiven Fabriken dort werden aber trotzdem inaktiv.
FK-V-4 = Am Spielende tritt der virtuelle Spieler mit an, wenn es darum geht, wer am meisten kontrolliert; sein Anteil an diesen 9 SP wird erst abgerundet und dann verdoppelt: 18 SP, wenn er allein vorn liegt, 8 SP bei Gleichstand mit einem anderen. Außerdem bekommt er 1 SP für jede Provinz, in der er die Mehrheit hat. { -ruling } Jede dieser Provinzen, die industrialisiert ist, bringt ihm 3 SP mehr, zusammen also 4 SP.
FK-V-5 = { -ruling } Fällige Schritte mit den Bürgern des virtuellen Spielers werden immer noch ausgeführt, bevor das Spiel endet, ganz gleich, wodurch es endet; hat dann der virtuelle Spieler die meisten SP, gewinnt er und beide Spieler verlieren, und so steht es auch in der Rangliste.

## Variants (FK-O)

FK-O-title = Varianten und Optionen
FK-O-1 = An eurem Tisch könnt ihr diese Optionen vereinbaren. „Verlängertes Spiel“: Der Königsmarker beginnt auf Feld 40. „Königin zu dritt“: In einem Spiel zu dritt ersetzt die Königin das Ändern der Spielerreihenfolge, die damit immer gleich bleibt. „Deutsche Königin“: Sie verschafft dir nur Aktionen, auf denen die Figur eines anderen Spielers steht. „Bank“: Im ganzen Spiel gibt es nur 37 oder 41 Francs. „Stummer Dritter“: Der virtuelle Spieler punktet erst am Ende. „Aussehen der Fabriken“: Das betrifft nur die Darstellung; unbenutzte Fabriken liegen, benutzte stehen. Ihr könnt auch mit einer eigenen Spielplandatei spielen, mit anderen Grenzen und bis zu 12 Provinzen.
FK-O-2 = „Verlängertes Spiel“, „Königin zu dritt“ und „Aussehen der Fabriken“ sind Varianten aus dem englischen Regelheft. Die anderen Optionen stammen von uns, für das, was die Regelhefte offenlassen.

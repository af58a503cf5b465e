### Die Beispiele zu Royals, mit den Schlüsseln aus regalia/games/royals/examples.
### Ein Zeilenumbruch im Text ist ein neuer Absatz; `step-1` usw. sagen, was geantwortet wird und warum, `end`, was herauskommt.

duke-of-berlin = Herzog von Berlin werden
    .about = Eine Position kostet so viele Karten ihres Landes, wie ihr Titel sagt: ein Herzog vier. Schwarz hat vier Karten der Deutschen Staaten und eine von Frankreich.
    .step-1 = Schwarz wählt den Herzog von Berlin, der frei ist. Auch der Herzog von Dublin ist frei, aber Schwarz hat keine Karten von Britannien.
    .step-2 = Schwarz zahlt mit den vier deutschen Karten. Joker darf er nicht nehmen, weil er alle Karten hat, die es kostet.
    .end = Ein schwarzer Würfel liegt auf dem Herzog in Berlin, ein zweiter auf dem Marker des Herzogs. Vorher hatte niemand eine Position in Berlin; deshalb nimmt Schwarz auch den Stadtbonus.
three-for-one = Drei Karten für die eine, die fehlt
    .about = Schwarz will Herzog von Berlin werden, was vier Karten der Deutschen Staaten kostet, hat aber nur drei. Drei beliebige Länderkarten gelten als eine, die fehlt.
    .step-1 = Schwarz wählt den Herzog von Berlin.
    .step-2 = Eine Karte will er ersetzen; dafür legt er drei andere.
    .step-3 = Zwei Karten von Frankreich und eine von Britannien. Die drei deutschen Karten gehen von selbst mit.
    .end = Sechs Karten haben den Herzog von Berlin bezahlt; eine Karte von Spanien bleibt Schwarz auf der Hand.
take-over = Jemandem eine Position abnehmen
    .about = Weiß ist Gräfin von Barcelona. Schwarz hat eine Intrigenkarte, die Spanien zeigt, und die drei spanischen Karten, die eine Gräfin kostet. Wem eines von beiden fehlt, der kann nichts übernehmen.
    .step-1 = Schwarz wählt die Gräfin von Barcelona, obwohl sie besetzt ist.
    .step-2 = Die Intrigenkarte verdrängt Weiß; sie zeigt Spanien, also braucht es keine Joker.
    .step-3 = Dann zahlt Schwarz die drei spanischen Karten.
    .end = Jetzt ist Schwarz Gräfin. Der Würfel von Weiß liegt auf dem Stadtfeld, wo er keinen Einfluss bringt, aber weiter für den Landbonus zählt; der auf dem Marker der Gräfin bleibt, wo er ist.
king-of-madrid = Ein König für eine passende Karte und zwei andere
    .about = Weiß ist König von Madrid. Um einen König zu übernehmen, braucht man zwei Intrigenkarten, die sein Land zeigen. Schwarz hat eine, die Spanien zeigt, und zwei, die es nicht tun; zwei beliebige Intrigenkarten gelten als eine, die fehlt.
    .step-1 = Schwarz wählt den König von Madrid.
    .step-2 = Eine Intrigenkarte will er ersetzen.
    .step-3 = Die beiden Karten ohne Spanien stehen für eine, und die mit Spanien geht mit.
    .step-4 = Acht spanische Karten bezahlen den König.
    .end = Schwarz ist König von Madrid, und alle seine Karten sind weg.
all-german-cities = Ein Würfel in jeder deutschen Stadt
    .about = Schwarz war Baron von München, bis Weiß die Position übernahm; sein Würfel liegt auf dem Stadtfeld. Er hat auch Positionen in Berlin und Köln, und nur in Wien fehlt ihm noch etwas.
    .step-1 = Schwarz wird Marschall von Wien.
    .step-2 = Das kostet eine deutsche Karte.
    .end = Schwarz hat in jeder deutschen Stadt einen Würfel, denn der auf dem Stadtfeld zählt mit. Er nimmt den höheren Landbonus der Deutschen Staaten und dazu den Stadtbonus von Wien.
tie-in-spain = Gleich viel Einfluss, aber ein höherer Titel
    .about = Grau hat den Kardinal von Sevilla und den Marschall von Barcelona, Lila den Herzog von Valencia und die Gräfin von Barcelona: beide drei Einflusspunkte in Spanien. Im Stapel liegen noch zwei Karten, und Schwarz ist am Zug.
    .step-1 = Schwarz zieht drei Länderkarten.
    .step-2 = Er nimmt alle drei aus der Auslage.
    .step-3 = Er spielt nichts aus. Die Auslage lässt sich nicht mehr auf drei auffüllen; also endet die Epoche und wird gewertet.
    .end = Der Kardinal steht über dem Herzog: Grau nimmt den höheren Marker für Spanien, Lila den niedrigeren. Anderswo hat niemand Einfluss; diese Marker kommen aus dem Spiel.

### The Fair: the rules, one message a rule, keyed by rule id.

TOY-S-title = Spielaufbau
TOY-S-1 = Die Brettdatei sagt, welche Waren es gibt, wie viele Karten von jeder im Stapel sind, für wie viel jede verkauft wird und wie viele Runden gespielt werden.
TOY-S-2 = Alle erhalten zwei Karten, die nur sie selbst sehen, und beginnen mit einer Krone. Das Los entscheidet, wer anfängt.

TOY-T-title = Spielzüge
TOY-T-1 =
    Jede Runde beginnt mit einem Wurf für das Wetter. Dann sind alle einmal am Zug, vom Startspieler an, und danach ist Jahrmarkt. Bei 5 oder 6 ist das Wetter schön, und in dieser Runde bringt jede Karte eine Krone mehr.
    .example = Das Wetter ist eine 6. Ein Apfel, der sonst 1 Krone bringt, bringt jetzt 2.
TOY-T-2 = In deinem Zug darfst du eine Karte ziehen, wenn der Stapel nicht leer ist.
TOY-T-3 = In deinem Zug darfst du eine Karte aus deiner Hand verkaufen. Alle sehen sie, und du nimmst ihren Preis in Kronen.
TOY-T-4 = In deinem Zug darfst du eine Krone zahlen und die Hand eines anderen ansehen, der Karten hat. Ist die Option „Hände ansehen“ ausgeschaltet, darf das niemand.
TOY-T-5 = In deinem Zug darfst du ruhen.

TOY-C-title = Forderungen
TOY-C-1 = Wird eine Karte verkauft, werden die anderen der Reihe nach gefragt. Wer eine Karte derselben Ware hat, darf sie zeigen, behält sie und fordert eine Krone vom Verkäufer, sofern der noch eine hat.

TOY-F-title = Der Jahrmarkt
TOY-F-1 = Auf dem Jahrmarkt handeln alle zugleich. Jeder darf zwei Angebote beginnen, eines nach dem anderen, jedes über eine Karte seiner Hand; bis ein Angebot vollständig ist, weiß niemand sonst davon, und man darf es fallen lassen. Der Jahrmarkt endet, sobald alle fertig sind und kein Angebot mehr offen ist; dann werden alle Tische geräumt.
TOY-F-2 = Ein Angebot geht an einen anderen Spieler. An wen, sehen alle; welche Karte, sieht nur er. Solange es offen ist, darf es zurückgezogen werden.
TOY-F-3 = Wer ein Angebot annimmt, zahlt eine Krone und bekommt die Karte. Mit der Option „Geschenke“ zahlt er nur, wenn er eine Krone hat.

TOY-E-title = Das Ende
TOY-E-1 = Das Spiel endet vor einer neuen Runde, wenn jemand reich ist, der Stapel leer ist oder alle Runden gespielt sind. Reich ist man mit 8 Kronen oder mit so vielen, wie die Option „Reich“ sagt.
TOY-E-2 = Am Ende zeigen alle ihre Karten. Wer die meisten Kronen hat, gewinnt; wer gleich viele hat, teilt sich den Platz.

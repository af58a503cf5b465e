### The table: what cannot be done there and why, what is asked of those who sit at it, and what happened at it.

## What people write

text-empty = Von diesem Text bleibt nichts, was zu sehen wäre; schreib bitte etwas.
text-long = Dieser Text hat { $length } Zeichen; möglich sind höchstens { $longest }.
guest-unknown = Unter diesem Namensschild ist niemand bekannt; sag bitte zuerst deinen Namen.
request-id = Jede Anfrage braucht eine eigene Kennung: 1 bis { $longest } einfache Buchstaben, Ziffern oder Zeichen.
request-many = Das war zu viel auf einmal; warte bitte eine Sekunde und versuch es noch einmal.

## Tables and seats

table-missing = Diesen Tisch gibt es nicht; vielleicht ist der Link nicht vollständig.
table-private = Nur wer an diesem Tisch sitzt, darf zusehen.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-not-begun = Das Spiel an diesem Tisch hat noch nicht begonnen.
table-begun = Das Spiel an diesem Tisch hat schon begonnen.
table-pace = „{ $pace }“ ist kein Tempo; zur Wahl stehen { $paces }.
seat-none = Diesen Platz gibt es an diesem Tisch nicht.
seat-taken = Auf diesem Platz sitzt schon jemand.
seat-not-yours = Das ist nicht dein Platz.
seats-open = Das Spiel kann erst beginnen, wenn alle Plätze besetzt sind.
rematch-not-over = Dieselben Leute können noch einmal spielen, sobald dieses Spiel zu Ende ist.
import-goes-on = Dieses Spiel ist nicht zu Ende; aufgenommen werden nur beendete Spiele.
journal-not-yet = Das Protokoll eines Spiels ist zu sehen, sobald es zu Ende ist.
game-goes-on = Diese Partie ist noch nicht zu Ende.
moment-unknown = Diese Stellung gibt es in der Partie nicht; sie geht von 0 bis { $last }.

## Moves

click-stale = Nichts wurde gespielt: Die Frage hat sich geändert, seit du sie gesehen hast. Sieh bitte noch einmal hin.
moves-many = Es kamen { $moves } Schritte auf einmal; möglich sind 1 bis { $most }.
turn-unconfirmed = Ein Zug muss bestätigt oder zurückgenommen werden, bevor es weitergeht.
turn-no-confirm = Du hast keinen Zug, der zu bestätigen wäre.
turn-confirm = Ist dein Zug zu Ende?
ahead-not = Das ist keine Frage, die noch zu dir kommen kann; im Voraus lässt sie sich nicht beantworten.
standing-question = Eine solche Frage stellt dieses Spiel nicht.

## Taking back, and votes

undo-no-move = Du hast keinen Zug, der zurückzunehmen wäre.
undo-not-free = Das kannst du nicht allein zurücknehmen; frag die anderen.
vote-running = Der Tisch stimmt über etwas anderes ab; warte, bis das entschieden ist.
vote-none = Es gibt nichts, worüber du abstimmen könntest.
vote-seat = Für diesen Platz kann kein Bot einspringen.
vote-not-away = Ein Bot kann nur für jemanden einspringen, der schon eine Weile weg ist.
vote-undo = { $seat } möchte etwas zurücknehmen.
vote-bot = { $seat } ist weg; soll der Bot „{ $bot }“ spielen, bis er oder sie zurück ist?

## Talk

talk-players = Wer mitspielt, redet mit den Spielern, nicht mit den Zuschauern.
talk-not-private = An diesem Tisch gibt es keine Gespräche unter vier Augen.
talk-whom = Da ist niemand, dem das zu sagen wäre.

## What happened at the table

notice-begun = Das Spiel beginnt.
notice-stand-in = Der Bot „{ $told }“ spielt einstweilen für { $seat }.
notice-back = { $seat } ist zurück.
notice-bot-broke = Der Bot „{ $told }“ von { $seat } ist ausgefallen; ein anderer spielt weiter.
notice-bot-refused = Der Tisch möchte nicht, dass ein Bot für { $seat } spielt.
notice-undo-done = Der Tisch ist zurückgegangen, wie { $seat } gebeten hat.
notice-undo-refused = Der Tisch geht nicht zurück, worum { $seat } gebeten hatte.

## Where tables are kept

store-full = Nichts wurde gespielt: Die Festplatte des Servers ist voll. Zusehen geht weiterhin.
store-trouble = Nichts wurde gespielt: Der Server kann nicht schreiben ({ $told }).
store-conflict = Nichts wurde gespielt: Etwas anderes kam zuvor. Sieh bitte noch einmal hin.
store-restored = Nichts wurde gespielt: Der Server wurde auf eine frühere Kopie zurückgesetzt. Sieh bitte noch einmal hin.
store-newer = Diese Datendatei hat eine spätere Version von Regalia geschrieben (Schema { $version }, bekannt bis { $known }).
store-not = Das ist keine Datendatei von Regalia, oder sie ist beschädigt.
store-missing = Eine Datendatei „{ $file }“ gibt es nicht.

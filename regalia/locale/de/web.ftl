### The pages in a browser, and the server that sends them.

## Every page

web-name = Regalia
web-skip = Zum Inhalt springen
web-nav = Seiten
web-lobby = Tische
web-rules = Regeln
web-about = Über
web-you-page = Du
web-language = Sprache
web-theme = Farben
web-theme-auto = Auto
web-theme-light = Hell
web-theme-dark = Dunkel
web-not-theirs = Ein eigenes Projekt: Autoren und Verlage der Spiele haben nichts damit zu tun.
web-guest = Gast
web-keep = Übernehmen
web-back = Zurück zum Tisch
web-to-table = Zum Tisch
web-to-lobby = Zu den Tischen

## What cannot be done

web-refused = Das geht nicht
web-lost = Diese Seite gibt es nicht.
web-method = Diese Adresse antwortet so nicht.
web-form = Dieses Formular war nicht zu lesen.
web-large = Das war zu lang.
web-origin = Das kam von einer fremden Seite; deshalb ist nichts geschehen.
web-trouble = Dem Server ist ein Fehler unterlaufen. Es ist nichts geschehen; bitte sieh noch einmal nach.

## The lobby

web-hello = Drei königliche Brettspiele
web-hello-more = Spiel sofort gegen Bots, oder schick Freunden einen Link. Nichts zu installieren, kein Konto: Auf die Regeln wird geachtet.
web-games = Die Spiele
web-players = { $low } bis { $high } Spieler
web-players-at = { $players } Spieler
web-quick = Gegen Bots spielen
web-friends = Tisch eröffnen
web-my-turn = Du bist dran
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-my-finished = Beendete Partien
web-seats-open = { $seats ->
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
web-gathering = noch nicht begonnen
web-join = An einen Tisch kommen
web-join-link = Der Link, den du bekommen hast
web-join-go = Hingehen

## A new table

web-new = Neuer Tisch
web-new-game = { $game }: ein neuer Tisch
web-your-name = Dein Name
web-name-keep = So heißen
web-name-help = Alle an deinen Tischen sehen ihn.
web-seats = Spieler
web-seats-help = { $low } bis { $high } können mitspielen.
web-who-me = Ich
web-who-open = Jemand mit dem Link
web-who-bot = Bot: { $bot }
web-who-nobody = Niemand
web-bot-greedy = Greedy
    .help = spielt nach Faustregeln
web-bot-random = Random
    .help = spielt, was gerade erlaubt ist
web-options = Varianten
web-option-seats = (Nur für { $players } Spieler.)
web-table = Der Tisch
web-listed = In der Übersicht allen zeigen, die auf diesen Server kommen
web-spectators = Wer den Link hat, darf zusehen
web-confirm-turns = Ein Zug endet erst, wenn sein Spieler ihn bestätigt
web-private = Zwei Spieler dürfen unter sich reden
web-pace = Tempo
web-pace-live = Alle zur gleichen Zeit
web-pace-days = Über Tage, jeder wann er mag
web-own-board = Eine eigene Brettdatei
web-own-board-help = Ein Text, der sagt, wie das Brett aussieht; docs/boards.md erklärt ihn. Ohne ihn gilt das Brett des Spiels.
web-board-file = Aus einer Datei
web-board-text = Oder als Text
web-open-table = Tisch eröffnen

## Before the game

web-at-table = Am Tisch
web-invite = Freunde einladen
web-link = Der Link zu diesem Tisch
web-link-watch = Wer diesen Link hat, findet den Tisch.
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-qr = Der Link als QR-Code
web-word = Ein Wort für das Glück
web-word-give = Geben
web-word-help = Wenn du magst: Es geht in Mischen und Würfeln ein, damit niemand sie bestimmen konnte.
web-open-seat = Freier Platz
web-sit = Hier sitzen
web-seat-bot = Bot: { $bot }
web-free = Platz freimachen
web-get-up = Aufstehen
web-waits-seats = { $seats ->
        [one] Ein Platz ist noch frei.
       *[other] { $seats } Plätze sind noch frei.
    }
web-waits-host = Alle Plätze sind besetzt; der Gastgeber beginnt.
web-begin = Spiel beginnen
web-beginning = Der Beginn
web-list = In der Übersicht zeigen
web-unlist = Nicht in der Übersicht zeigen
web-close-table = Tisch aufgeben

## In a game

web-you = du
web-asked = am Zug
web-bot = Bot
web-away = abwesend
web-stand-in = Bot „{ $bot }“ spielt
web-stands-in = Der Bot „{ $bot }“ spielt für dich. Mit deinem nächsten Zug übernimmst du wieder.
web-come-back = Ich bin wieder da
web-ask-bot = Einen Bot spielen lassen?
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-final = Mit ⚑: lässt sich nicht allein zurücknehmen.
web-final-all = Deine Antwort lässt sich nicht allein zurücknehmen.
web-final-none = Deine Antwort kannst du noch zurücknehmen.
web-confirm = Zug beenden
web-ahead = Das bist du noch nicht gefragt, und vielleicht nie. Du kannst schon antworten; niemand sieht es, bevor es nötig ist.
web-ahead-given = Deine Antwort, falls nötig: { $move }.
web-together = Alle, die gefragt werden können, antworten zugleich; niemand sieht eine Antwort, bevor die letzte nötige gegeben ist.
web-together-given = Deine Antwort: { $move }. Sie wird mit denen der anderen gezeigt, falls sie nötig ist.
web-forget = Anders antworten
web-always = Immer gleich antworten
web-always-one = Immer: { $move }
web-standing-all = { $answers ->
    [one] Eine Antwort wird immer gegeben.
   *[other] { $answers } Antworten werden immer gegeben.
}
web-standing = Auf „{ $question }“ antwortest du immer mit: { $move }.
web-standing-end = Frag mich wieder
web-proposal = Alles auf einmal: { $moves }
web-vote-back = { $events ->
        [one] Ein Eintrag des Verlaufs würde ungeschehen.
       *[other] { $events } Einträge des Verlaufs würden ungeschehen.
    }
web-vote-waits = Es fehlt die Antwort von { $names }.
web-withdraw = Nicht mehr bitten
web-place = Platz { $place }: { $seat }, { $points } Punkte
web-rematch = Noch einmal spielen
web-rematch-there = Zur nächsten Partie
web-journal = Die ganze Partie als Text
web-log = Was geschah
web-log-all = Alles
web-log-since = seit deinem letzten Zug
web-overview = Übersicht
web-no-overview = Dieses Spiel hat noch keine Übersicht; die Regeln sagen alles.
web-print = Drucken
web-change-seat = Bildschirm weitergeben
web-cover = { $seat }, der Bildschirm gehört dir
web-cover-help = Die anderen schauen jetzt weg.
web-cover-go = Zeigen, was { $seat } sieht

## Frühere Stellungen

web-replay = Durch die Partie
web-moment = Stellung
web-moment-title = { $game }: Stellung { $at }
web-moment-of = von { $last }
web-moment-go = Zeigen
web-moment-slider = Stellung in der Partie
web-moment-play = Abspielen
web-moment-pause = Anhalten
web-moment-seen = Eine frühere Stellung, wie du sie damals gesehen hast.
web-moment-open = Die Partie ist zu Ende: Alles liegt offen.
web-moment-now = Zur Partie, wie sie jetzt steht
web-moment-then = Die Stellung zu dieser Zeit
web-moment-beginning = Die Partie beginnt.
web-moment-told = Was damals geschah
web-moment-move = { $seat }: { $move }
web-moment-earlier = Frühere Stellungen
web-moment-replay = Nachspielen
web-news = { $events ->
        [one] Seit deinem letzten Zug ist eines geschehen
       *[other] Seit deinem letzten Zug ist { $events }-mal etwas geschehen
    }
web-news-again = Noch einmal ansehen
web-step-first = Zum Anfang
web-step-back = Eine Stellung zurück
web-step-forward = Eine Stellung weiter
web-step-last = Zur letzten Stellung
web-points = Der Stand
web-chart = Die Punkte im Lauf der Partie
web-chart-said = Die Punkte aller von Stellung 0 bis { $last }, für jeden eine Linie; darunter dasselbe in Zahlen.
web-chart-numbers = In Zahlen
web-end = Das Ende
web-end-places = Wer gewonnen hat
web-end-points = { $points } Punkte
web-end-more = Punkte, Verlauf und Beweis
web-points-kinds = Woher die Punkte kamen
web-points-total = Zusammen
web-proof = Das Glück
web-proof-none = In diesem Spiel gibt es kein Glück.
web-proof-unsealed = Über das Glück dieser Partie wurde nichts versprochen; darum lässt es sich nicht beweisen.
web-proof-proved = { $draws ->
        [one] Bewiesen: Die eine Ziehung dieser Partie ist die, die vor dem ersten Zug versprochen wurde.
       *[other] Bewiesen: Alle { $draws } Ziehungen dieser Partie sind die, die vor dem ersten Zug versprochen wurden.
    }
web-proof-failed = Nicht bewiesen: Die Ziehungen dieser Partie sind nicht die versprochenen.
web-proof-commitment = Vor dem ersten Zug zog der Server ein Geheimnis und zeigte dessen Fingerabdruck (SHA-256), aus dem niemand das Geheimnis finden kann:
web-proof-words = Danach gaben die Spieler eigene Wörter dazu, damit auch der Server das Glück nicht wählen konnte:
web-proof-no-words = Danach hätten die Spieler eigene Wörter dazugeben können; niemand tat es.
web-proof-secret = Nun, da die Partie zu Ende ist, liegt das Geheimnis offen:
web-proof-draws = Der Server hat eben noch einmal nachgesehen: Das Geheimnis hat diesen Fingerabdruck, und jedes der { $draws } Male, die gemischt, gezogen oder gewürfelt wurde, folgt aus Geheimnis und Wörtern.
web-proof-yourself = Glauben muss man das nicht: Lade die Partie als Text herunter und lass deinen eigenen Rechner jeden Zug und jede Ziehung prüfen.

## Talk and notes

web-talk = Gespräch
web-say = Etwas sagen
web-say-it = Sagen
web-say-to = Zu wem
web-say-all = Allen Spielern
web-to = zu { $seat }
web-watching = sieht zu
web-mute = Stumm
web-mute-one = { $name } stumm schalten
web-hear = { $name } wieder hören
web-muted = Stummgeschaltet
web-notes = Deine Notizen
web-notes-keep = Behalten
web-notes-help = Nur du siehst sie.

## More about a table

web-table-more = Zu diesem Tisch
web-sound = Ton
web-sound-is-off = Kein Ton
web-sound-is-on = Ein Ton, wenn du dran bist
web-sound-on = Ton, wenn ich dran bin
web-sound-off = Keinen Ton mehr
web-luck = Das Glück dieses Tisches wurde vor dem ersten Zug versprochen:
web-luck-host = Wer den Server betreibt, könnte trotzdem nachsehen.
web-leave = Den Tisch verlassen
web-leave-help = Ein Bot spielt weiter; mit einem Zug hast du den Platz zurück.
web-sending = Wird gesendet …
web-offline = Keine Verbindung. Was du tust, wird gesendet, sobald sie wieder da ist.
web-online = Wieder verbunden.
web-stopped = Diese Seite wird nicht mehr aktualisiert; bitte lade sie neu.

## The rulebook

web-rules-of = Die Regeln von { $game }
web-rules-own = In eigenen Worten erzählt; jede Regel hat eine Nummer, die das Spiel nennt, wenn es etwas verbietet.
web-chapters = Kapitel
web-example = Beispiel:
web-find = Diese Regeln durchsuchen
web-find-go = Suchen
web-find-all = Alle Regeln
web-found = { $rules ->
        [0] Keine Regel enthält „{ $words }“.
        [one] Eine Regel enthält „{ $words }“.
       *[other] { $rules } Regeln enthalten „{ $words }“.
    }
web-options-table = Optionen eines Tisches
web-options-help = Wer einen Tisch eröffnet, wählt sie.

## Worked examples

web-examples = Beispiele zum Spielen
web-examples-of = Die Beispiele zu { $game }
web-examples-help = Stellungen, die jeder spielen kann, mit ein paar Worten zu jedem Schritt. Nichts davon wird aufgehoben, und jeder Weg steht offen.
web-example-printed = aus dem Regelheft ·
web-example-rulebook = Ein Beispiel aus dem Regelheft
web-example-own = Ein Beispiel von uns
web-example-play = { $seat } antwortet: { $moves }
web-example-barred = Was hier nicht erlaubt ist
web-example-strayed = Du gehst jetzt eigene Wege; spiele weiter, wie du magst.
web-example-path = Zurück zum Beispiel
web-example-happened = Was geschehen ist
web-example-again = Von vorn
web-example-seat = Antworten als:
web-example-free = Du spielst für alle. Was leuchtet, kann gewählt werden, auch auf dem Brett.
web-example-unknown = Ein solches Beispiel gibt es nicht; die zu { $game } stehen in seinen Regeln.
web-example-long = Das ist zu lang: In einem Beispiel werden höchstens { $most } Antworten gespielt.

## About

web-about-what = Mit Regalia spielen Menschen königliche Brettspiele, miteinander und gegen Bots, in drei Sprachen; auf die Regeln wird geachtet.
web-about-not-theirs = Es ist ein eigenes Projekt. Die Spiele gehören ihren Autoren, Künstlern und Verlagen, die daran nicht beteiligt sind und nicht dafür einstehen. Die Regeln sind mit eigenen Worten erzählt, Bretter und Figuren neu gezeichnet; kein Bild und kein Text von ihnen wird benutzt. Wem ein Spiel gefällt, der kaufe es.
web-about-games = Wer die Spiele gemacht hat
web-about-author = Autor
web-about-development = Entwicklung
web-about-art = Illustrationen
web-about-rules = Regeln
web-about-publisher = Verlag
web-about-thanks = Dank
web-about-board = Unser Brett
web-about-board-own = Wer die Schachtel besitzt, kann eintragen, was dort gedruckt ist: Ein Tisch darf eine eigene Brettdatei mitbringen.
web-credits-foreign-king =
    .author = Javier Garcia
    .development = Michele Quondam
    .art = Marina Fischetti und Miguel Coimbra
    .rules = Französisch: Claude Sirois, durchgesehen von Vincent Jehl
    .publisher = Die drei Regelhefte, die uns vorliegen, nennen keinen; das Spiel entstand durch Aktionen bei Giochistarter, Spieleschmiede und Kickstarter.
    .thanks = Die Regelhefte danken Federico Sonzogni, Michele Morosini, Chiara Spagnoletto, Francesco Valenzi und David Cox und allen, die das Spiel erprobt und unterstützt haben.
    .board = Sechs der neun Provinzen und die Grenzen sind aus dem Belgien von 1830 rekonstruiert: Die Regelhefte zeigen sie nicht.
web-credits-royals =
    .author = Peter Hawes
    .art = Michael Menzel
    .publisher = Abacusspiele, Dreieich, © 2014; in der Schweiz Carletto AG
    .board = Die meisten Werte des Bretts sind rekonstruiert: Das Regelheft nennt Kosten, Karten und Anzahlen, aber nicht die ganze Karte.
web-credits-fief =
    .author = Philippe Mouchebeuf
    .art = Jean Pierre David
    .rules = Bearbeitet von Duccio Vitale
    .publisher = © Philippe Mouchebeuf und Eurogames, 1989
    .board = Das Brett und ein Tabellenblatt fehlen in dem Regelheft, das uns vorliegt: Was daher stammt, ist rekonstruiert, Wert für Wert.
web-about-maps = Die Umrisse von Belgien und Europa sind mit Natural Earth gemacht, das gemeinfrei ist. Alle Zeichnungen sind unsere eigenen.
web-about-made-with = Womit es gemacht ist
web-about-licence = Regalia selbst ist freie Software unter der MIT-Lizenz. Es läuft mit:
web-about-privacy = Was von dir aufbewahrt wird
web-about-privacy-more = Dein Name, deine Tische und was du dort schreibst, nur auf diesem Server; ein Cookie, das sagt, wer du bist, und je eines für Sprache, Helligkeit und Ton. Nirgendwohin sonst wird etwas gesendet.

## The command

serve-here = Auf diesem Rechner: { $address }
serve-lan = In deinem Netz: { $address }
serve-only = Nur dieser Rechner erreicht ihn.
serve-friends = Freunde im selben Netz scannen das, oder tippen die Adresse:
serve-data = Tische liegen in { $file }
serve-stop = Strg-C beendet den Server.
serve-stopped = Der Server ist beendet.
serve-port = Port { $port } auf { $host } ist nicht zu haben: { $told }

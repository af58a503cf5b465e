### The command `regalia`: its help, what it says in a game at the terminal, and what it cannot do.
### Words in code, such as play or --seats, are typed as they are in every language.

## The command and its arguments

help-regalia = The Foreign King und andere königliche Brettspiele im Terminal: Die Regeln werden eingehalten, Menschen und Bots spielen mit.
help-regalia-more = „regalia BEFEHL --help“ sagt mehr über einen Befehl; „regalia play“ beginnt eine Partie.
help-command-serve = im Browser spielen: ein Server auf diesem Rechner
    .more = Er nennt seine Adresse und öffnet den Browser; Freunde im selben Netz kommen über die Adresse oder den QR-Code. Einen Tisch sieht nur, wer seinen Link hat, es sei denn, der Gastgeber zeigt ihn allen.
help-command-play = eine Partie spielen, Menschen und Bots an einem Terminal
    .more = Ohne weitere Angaben stellt der Befehl am Terminal ein paar Fragen; mit irgendeiner Angabe stellt er keine. Die Partie wird nach jedem Zug gesichert; mit „--load“ geht es weiter. Beispiele: „regalia play --players 2“, „regalia play --seats red=me,blue=me,green=greedy“, „regalia play --seed 7 < antworten“.
help-command-games = die Spiele mit ihren Eigenschaften und Optionen auflisten
help-command-rules = die Regeln eines Spiels, ein Kapitel oder eine einzelne Regel zeigen
help-command-replay = eine aufgezeichnete Partie Zug für Zug ansehen
    .more = Am Terminal: Enter oder n geht vor, b zurück, eine Zahl springt zu dieser Stellung, q beendet. In eine Pipe werden alle Stellungen geschrieben.
help-command-verify = Zufall und Züge einer aufgezeichneten Partie beweisen
    .more = Der Rückgabewert ist 0, wenn alles bewiesen ist, und 1, wenn etwas nicht stimmt oder sich nicht beweisen lässt.
help-command-patch = aufgezeichnete Partien nach den Regeln dieser Version nachspielen
    .more = Zu jeder Partie sagt der Befehl, ob sie hält oder wo sie scheitern würde. Ein Ordner steht für die Protokolle darin. Der Rückgabewert ist 1, wenn eine scheitert, und 2, wenn eine Datei kein Protokoll ist.
help-command-backup = die Datendatei eines Servers kopieren, während er läuft
help-command-restore = eine Kopie zurückspielen, während der Server läuft
    .more = Was seit der Kopie gespielt wurde, ist verloren; der Server zeigt sofort den alten Stand.
help-command-export = das Protokoll jedes Tischs eines Servers schreiben
help-command-import = beendete Spiele in einen Server aufnehmen, jedes Zug für Zug geprüft
    .more = Rückgabewert 1, wenn eines davon abgelehnt wurde.
help-command-engine = Partien für andere Programme führen: ein JSON-Objekt je Zeile, hinein und heraus
    .more = Die Anfragen sind in docs/engine.md beschrieben.
help-command-count = den Entscheidungsbaum eines Spiels zählen, Tiefe für Tiefe
help-command-fuzz = zufällige Partien spielen und nach jedem Zug alles prüfen
    .more = Der erste Fehler beendet den Lauf mit dem Rückgabewert 1; sein Protokoll kommt in den aktuellen Ordner.
arg-commands = Befehle
arg-version = die Version anzeigen
arg-lang = die Sprache; sonst die des Systems, zuletzt Englisch
arg-game = der Schlüssel eines Spiels, wie „regalia games“ ihn nennt
arg-host = auf dieser Adresse lauschen; mit 127.0.0.1 bleibt der Server auf diesem Rechner
arg-port = auf diesem Port lauschen; sonst auf 1831 oder einem freien
arg-no-browser = keinen Browser öffnen
arg-seats = wer spielt, Platz für Platz: me oder der Name eines Bots, mit oder ohne Farbe, etwa red=me,blue=greedy
arg-players = wie viele spielen
arg-option = eine Option des Spiels, wie „regalia games“ sie nennt; auch mehrmals
arg-board = ein eigener Spielplan als Datei
arg-seed-play = der Zufall folgt aus dieser Zahl, sodass gleiche Antworten die gleiche Partie ergeben; er ist dann nicht versiegelt
arg-seed = die Zahl, aus der aller Zufall folgt
arg-save = das Protokoll in dieser Datei führen
arg-load = die Partie in dieser Datei fortsetzen; ohne Datei eine von denen, die warten
arg-file = das Protokoll einer Partie
arg-at = nur die Stellung nach so vielen Zügen zeigen
arg-rule = die Nummer einer Regel oder eines Kapitels, etwa FK-T-3 oder FK-T
arg-depth = wie viele Entscheidungen tief
arg-games = wie viele Partien; ohne --players verteilen sie sich auf alle Spielerzahlen
arg-bots = wer spielt: der Name eines Bots; sonst wird irgendein erlaubter Zug gespielt
arg-files = Protokolle, Ordner mit Protokollen oder Muster wie *.regalia
arg-data = die Datendatei des Servers; sonst die im Ordner deiner Spiele
arg-copy = die Datei der Kopie
arg-folder = der Ordner für die Protokolle
arg-journals = die Protokolle beendeter Spiele
name-command = BEFEHL
name-address = ADRESSE
name-game = SPIEL
name-game-or-all = SPIEL|all
name-bot = BOT
name-seats = PLÄTZE
name-number = N
name-option = NAME=WERT
name-depth = TIEFE
name-file = DATEI
name-folder = ORDNER
name-rule = NUMMER

# What Python's own reader of arguments says; %s, %r and %(…)s are put in by it.
argparse-usage = Aufruf:{" "}
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen
argparse-required = es fehlt: %s
argparse-unrecognized = unbekannte Angaben: %s
argparse-argument = Angabe %(argument_name)s: %(message)s
argparse-one = ein Wert wird erwartet
argparse-at-most-one = höchstens ein Wert wird erwartet
argparse-at-least-one = mindestens ein Wert wird erwartet
argparse-invalid = eine ganze Zahl wird erwartet, nicht %(value)r
argparse-choice = %(value)r gibt es nicht (zur Wahl stehen %(choices)s)
argparse-explicit = ein Wert %r wird nicht erwartet
argparse-ambiguous = %(option)s könnte %(matches)s sein
arguments = { $told } (siehe: { $command } --help)
stopped = abgebrochen.
lang-unknown = Eine Sprache „{ $lang }“ gibt es nicht; es gibt { $langs }.

## Before a game

dialogue-games = Welches Spiel?
dialogue-game = Seine Nummer, oder Enter für 1:
dialogue-players = Enter beginnt eine Partie: Du bist { $seat } und spielst gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    }. Oder wie viele spielen ({ $players })?
dialogue-players-wrong = Möglich sind { $players }.
dialogue-people = Auf welchen Plätzen sitzen Menschen? Nummern, oder Enter für { $seat } allein:
dialogue-number = Erwartet wird eine Zahl von 1 bis { $last }.
seat-you = du
seat-bot = der Bot { $bot }
seat-line = { $seat }: { $who }
seats-more = { $seats } Plätze sind genannt, aber { $players ->
        [one] nur einer spielt
       *[other] nur { $players } spielen
    }.
seats-player = Niemand heißt „{ $player }“; auf einem Platz spielt { $players }.
luck-sealed = Der Zufall ist versiegelt: Ein Geheimnis ist gezogen, und dies ist die Zusage darauf (SHA-256). Das Wort jedes Spielers bestimmt den Zufall mit; am Ende wird das Geheimnis gezeigt, und „regalia verify“ beweist jede Ziehung.
luck-seeded = Der Zufall folgt aus der Zahl { $seed }: Gleiche Antworten ergeben die gleiche Partie. Er ist nicht versiegelt, deshalb lässt sich nichts über ihn beweisen.
luck-word = { $seat }, ein eigenes Wort für den Zufall, oder Enter für keines:
luck-word-long = Bitte höchstens { $longest } gewöhnliche Zeichen:
load-waiting = Diese Partien warten darauf, dass es weitergeht:
load-nothing = Keine Partie wartet darauf, dass es weitergeht.
load-one = { $game }: { $file }
load-which = Welche? Ihre Nummer, oder Enter für 1:
load-secret = Der Zufall dieser Partie ist versiegelt, und ihr Geheimnis liegt hier nicht vor. Ansehen kannst du sie; um mit anderem, nicht beweisbarem Zufall weiterzuspielen, gib --seed N an.
load-secret-wrong = Das Geheimnis gehört nicht zu dieser Partie: Sein SHA-256-Wert ist nicht die Zusage.
not-kept = Diese Partie wird nicht von selbst gesichert: { $told } „speichern DATEI“ sichert sie.

## In a game

play-help = Antworte mit der Nummer, mit dem Wort in Klammern oder mit den ersten Buchstaben des Textes; ? zeigt, was du sonst noch eingeben kannst.
prompt = { $seat }>
asked = { $seat }: { $question }
proposed = Nur Enter spielt: { $moves }
cover-hand-over = Drück Enter: Der Bildschirm wird für den nächsten Spieler geleert.
cover-take-over = { $seat }, du bist dran. Drück Enter, wenn nur du den Bildschirm siehst.
answers-yes = j ja y yes
answers-no = n nein no

# What may be typed in place of the English word, which is known in every language.
command-help = hilfe
command-why = warum
command-rule = regel
command-undo = zurück
command-next = weiter
command-log = verlauf
command-board = stand
command-moves = züge
command-save = speichern
command-quit = ende
help-answer = Eine Antwort: ihre Nummer, ihr [Wort in Klammern] oder die ersten Buchstaben ihres Textes. Mehrere Antworten auf einer Zeile werden nacheinander gespielt, alle oder keine: 2 4, oder place, liege.
help-help = ? – diese Hilfe; ? ANTWORT – was diese Antwort bewirkt
help-why = warum ANTWORT – ob eine Antwort erlaubt ist, und welche Regel sie verbietet
help-rule = regel NUMMER – der Text einer Regel oder eines Kapitels, etwa regel T-3
help-moves = züge – noch einmal die Antworten; züge alle – auch, was verboten ist, und warum
help-board = stand – alles, was auf dem Tisch liegt
help-log = verlauf – was zuletzt geschah; verlauf alles – die ganze Partie
help-undo = zurück – deine letzte Antwort zurücknehmen; zurück N – zurück zu Zug N. Was Zufall oder ein anderer Spieler versiegelt hat, geht nur zurück, wenn die anderen Menschen einverstanden sind.
help-next = weiter – einen anderen Spieler vorlassen
help-save = speichern DATEI – eine Kopie des Protokolls sichern
help-quit = ende – aufhören; die Partie lässt sich fortsetzen

answer-none = „{ $answer }“ ist hier keine Antwort; ? hilft weiter.
answer-number = Die Antworten haben die Nummern 1 bis { $last }, nicht { $number }.
answer-several = „{ $answer }“ kann vieles heißen: { $found }. Gib mehr davon ein.
why-what = Gib eine Antwort dahinter ein: warum place
why-allowed = „{ $move }“ ist erlaubt.
rule-what = Gib die Nummer einer Regel dahinter ein: regel T-3
rule-unknown = Eine Regel „{ $rule }“ gibt es nicht; versuche { $near }.
rule-example = Beispiel: { $example }
moves-barred = Jetzt nicht erlaubt
moves-barred-one = { $move } [{ $token }]: { $why } ({ $rule })
next-nobody = Außer dir ist jetzt niemand gefragt.
undo-what = Erwartet wird die Nummer eines Zuges, nicht „{ $number }“.
undo-nothing = Du hast noch nichts gespielt.
undo-consent = { $other }: { $seat } möchte zu Zug { $number } zurück. Bist du einverstanden (j/n)?
undo-refused = { $other } ist nicht einverstanden; nichts wurde zurückgenommen.
undone = Zurück nach Zug { $number }.
saved = Das Protokoll steht in { $file }
save-where = Gib eine Datei dahinter ein: speichern partie.regalia
quit-keep = Die Partie aufheben, um sie später fortzusetzen (j/n)?
left = Auf Wiedersehen.
left-kept = Die Partie ist gesichert. So geht es weiter:
input-ended = Die Eingabe endete vor der Partie. Die Partie ist gesichert in { $file }
input-ended-early = Die Eingabe endete, bevor die Partie begann.

## The end

rank-place = Platz
rank-seat = Spieler
rank-points = Punkte
end-secret = Das Geheimnis, aus dem mit den Wörtern der Spieler aller Zufall folgt:
end-kept = Das Protokoll steht in { $file }

## Replaying, proving, patching

replay-start = { $game }: der Anfang, { $last ->
        [0] noch kein Zug
        [one] vor einem Zug
       *[other] vor { $last } Zügen
    }
replay-move = Zug { $number } von { $last } – { $seat }: { $move }
replay-ask = { $number }/{ $last }  Enter: vor, b: zurück, eine Zahl, q: Ende >
replay-what = Enter oder n geht vor, b geht zurück, eine Zahl von 0 bis { $last } springt dorthin, q beendet.
replay-at = Eine Stellung { $number } gibt es nicht; die letzte ist { $last }.
verify-failed = Nicht bewiesen: { $file }
verify-moves = { $game }: { $moves ->
        [0] noch kein Zug
        [one] ein Zug, und die Regeln erlauben ihn
       *[other] { $moves } Züge, und die Regeln erlauben jeden
    }.
verify-end = Das Ende ist, wie das Protokoll es meldet: { $ending }
verify-goes-on = Die Partie geht weiter.
verify-commitment = Das Geheimnis ist das vor dem ersten Zug versprochene; sein SHA-256-Wert ist
verify-draws = { $draws ->
        [one] Eine Ziehung folgt
       *[other] { $draws } Ziehungen folgen
    } aus dem Geheimnis { $words ->
        [0] allein
        [one] und dem Wort eines Spielers
       *[other] und { $words } Wörtern der Spieler
    }.
verify-proved = Bewiesen.
verify-no-luck = In diesem Spiel gibt es keinen Zufall. Bewiesen.
verify-no-secret = Der Zufall ist noch nicht bewiesen: Er ist versiegelt, und das Geheimnis wird am Ende der Partie gezeigt. Ziehungen bisher: { $draws }.
verify-not-sealed = Der Zufall lässt sich nicht beweisen: Das Protokoll hat kein Geheimnis und keine Zusage, über seine Ziehungen ({ $draws }) war also nichts versprochen.
patch-holds = { $file }: hält
patch-holds-older = { $file }: hält, auch unter Version { $version } (entstanden unter Version { $rules })
patch-breaks = { $file }: würde scheitern. { $told }
patch-unreadable = { $file }: nicht lesbar. { $told }
patch-sum = { $journals ->
        [one] Ein Protokoll
       *[other] { $journals } Protokolle
    }: { $hold } ohne Befund, { $broken } würden scheitern, { $unreadable } nicht lesbar.
patch-what = Nenne Protokolle, oder mit --data eine Datendatei.
backup-done = { $file } ist geschrieben.
restore-done = { $file } ist wieder, wie es war, als die Kopie entstand.
export-done = { $journals ->
    [one] Ein Protokoll ist
   *[other] { $journals } Protokolle sind
} nach { $folder } geschrieben.
import-done = { $file } ist jetzt Tisch { $table }.

## Listing, counting, fuzzing

games-players = Spieler: { $players }
games-colours = Farben: { $colours }
games-chance = Der Zufall spielt mit.
games-hidden = Manches ist manchen Spielern verborgen.
games-simultaneous = Mehrere Spieler können zugleich gefragt sein.
games-rules = { $rules } Regeln, Version { $version }
games-option-seats = Nur für { $players } Spieler.
count-depth = Die Tiefe kann 0 bis { $deepest } sein, nicht { $depth }.
fuzz-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
fuzz-well = { $game }: { $games ->
        [one] eine zufällige Partie
       *[other] { $games } zufällige Partien
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, kein Fehler.
fuzz-failed = { $game }, { $players } Spieler, Zahl { $seed }: Nach Zug { $move } stimmt etwas nicht:
fuzz-journal = Das Protokoll, das es zeigt: { $file }

## Files

file-missing = Eine Datei { $file } gibt es nicht.
file-folder = { $file } ist ein Ordner, keine Datei.
file-denied = Für { $file } fehlt die Berechtigung.
file-not-utf8 = { $file } ist kein Text in UTF-8 (Zeile { $at }).
file-large = { $file } ist zu groß; gelesen werden höchstens { $largest } MB.
file-exists = { $file } gibt es schon; nimm einen anderen Namen.
file-no-folder = Für { $file } gibt es keinen Ordner.
file-no-home = Es gibt keinen Ordner für deine Partien; gib einen in REGALIA_DATA an.
in-file = { $file }: { $told }
file-trouble = { $file }: { $told }

## The line protocol

engine-waits = Erwartet werden Anfragen, ein JSON-Objekt je Zeile (docs/engine.md); versuche { $example }
request-json = Diese Zeile ist kein JSON (bei Zeichen { $place }: { $told }).
request-utf8 = Diese Zeile ist kein Text in UTF-8 (bei Byte { $place }).
request-bounds = Diese Zeile kann nicht gelesen werden: Eine Zahl oder eine Verschachtelung darin ist zu groß.
request-long = Diese Zeile ist zu lang; gelesen werden höchstens { $longest } MB.
request-object = Diese Zeile ist kein JSON-Objekt.
request-unknown = Eine Anfrage „{ $request }“ gibt es nicht; es gibt { $requests }.
request-missing = Das Feld „{ $field }“ fehlt.
request-type = Im Feld „{ $field }“ wird { $told ->
        [text] ein Text
        [number] eine ganze Zahl
        [switch] true oder false
        [object] ein Objekt
        [list] eine Liste
        [seat] eine Farbe oder die Nummer eines Platzes
        [seats] eine Zahl oder eine Liste von Farben
        [value] eine ganze Zahl, true, false oder ein Text
        [id] ein Text oder eine ganze Zahl
       *[move] ein Zug oder die Nummer eines Zuges
    } erwartet.
request-seat = Einen Platz „{ $seat }“ gibt es nicht; es gibt { $seats }.
request-empty = Das Feld „{ $field }“ ist leer.
request-secret = Im Feld „{ $field }“ werden 64 hexadezimale Ziffern in Kleinschreibung erwartet.
request-words = Im Feld „{ $field }“ werden ein Platz und sein Wort erwartet, eine Zeile von höchstens { $longest } gewöhnlichen Zeichen.
request-no-game = Es gibt noch keine Partie; „new“ oder „load“ macht eine.
view-open = Eine offene Ansicht gibt es erst, wenn die Partie zu Ende ist.

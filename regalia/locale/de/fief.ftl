### Fief: its names, moves, options, questions, events, refusals and tables, arranged by the chapters of the rules.

fief = Fief
    .about = Ein Königreich im zwölften Jahrhundert: Drei bis sechs Familien kämpfen, heiraten und verhandeln um Lehen, Bistümer und Krone.

## Seats

fief-colour-red = Rot
fief-colour-blue = Blau
fief-colour-green = Grün
fief-colour-yellow = Gelb
fief-colour-black = Schwarz
fief-colour-white = Weiß
fief-seat-red = { fief-colour-red }
fief-seat-blue = { fief-colour-blue }
fief-seat-green = { fief-colour-green }
fief-seat-yellow = { fief-colour-yellow }
fief-seat-black = { fief-colour-black }
fief-seat-white = { fief-colour-white }

## Villages, regions, bishoprics, lords

fief-village-belleville = Belleville
fief-village-tournus = Tournus
fief-village-pugnac = Pugnac
fief-village-mazilles = Mazilles
fief-village-st-andromy = St Andromy
fief-village-chateauneuf = Châteauneuf
fief-village-epervier = L’Epervier
fief-village-sennecy = Sennecy
fief-village-la-salle = La Salle
fief-village-beaujeu = Beaujeu
fief-village-blaye = Blaye
fief-village-charolles = Charolles
fief-village-st-ciers = St Ciers
fief-village-marcamps = Marcamps
fief-village-sigy = Sigy
fief-village-st-paul = St Paul
fief-village-les-essarts = Les Essarts
fief-village-st-vivien = St Vivien
fief-village-bourg = Bourg
fief-village-villeneuve = Villeneuve
fief-village-st-medard = St Médard
fief-village-st-gerome = St Gérôme
fief-village-la-buissiere = La Buissière
fief-village-st-andre = St André
fief-region-bourg-duchy = Herzogtum Bourg
fief-region-tournus-duchy = Herzogtum Tournus
fief-region-beaujeu-county = Grafschaft Beaujeu
fief-region-sigy-county = Grafschaft Sigy
fief-region-sennecy-barony = Baronie Sennecy
fief-region-medard-barony = Baronie Médard
fief-bishopric-blaye-see = Blaye
fief-bishopric-tournus-see = Tournus
fief-bishopric-bourg-see = Bourg
fief-bishopric-sigy-see = Sigy
fief-lord-arthur = Arthur
fief-lord-charles = Charles
fief-lord-eric = Eric
fief-lord-francois = François
fief-lord-gauvain = Gauvain
fief-lord-henri = Henri
fief-lord-louis = Louis
fief-lord-othon = Othon
fief-lord-pierre = Pierre
fief-lord-quentin = Quentin
fief-lord-robert = Robert
fief-lord-thierry = Thierry
fief-lord-blanche = Blanche
fief-lord-isabelle = Isabelle
fief-lord-jeanne = Jeanne
fief-lord-mireille = Mireille

## Cards

fief-card-arthur-card = Karte { fief-lord-arthur }
fief-card-charles-card = Karte { fief-lord-charles }
fief-card-eric-card = Karte { fief-lord-eric }
fief-card-francois-card = Karte { fief-lord-francois }
fief-card-gauvain-card = Karte { fief-lord-gauvain }
fief-card-henri-card = Karte { fief-lord-henri }
fief-card-louis-card = Karte { fief-lord-louis }
fief-card-othon-card = Karte { fief-lord-othon }
fief-card-pierre-card = Karte { fief-lord-pierre }
fief-card-quentin-card = Karte { fief-lord-quentin }
fief-card-robert-card = Karte { fief-lord-robert }
fief-card-thierry-card = Karte { fief-lord-thierry }
fief-card-blanche-card = Karte { fief-lord-blanche }
fief-card-isabelle-card = Karte { fief-lord-isabelle }
fief-card-jeanne-card = Karte { fief-lord-jeanne }
fief-card-mireille-card = Karte { fief-lord-mireille }
fief-card-bishop-blaye-see = Bischof von { fief-bishopric-blaye-see }
fief-card-bishop-tournus-see = Bischof von { fief-bishopric-tournus-see }
fief-card-bishop-bourg-see = Bischof von { fief-bishopric-bourg-see }
fief-card-bishop-sigy-see = Bischof von { fief-bishopric-sigy-see }
fief-card-tithe = Kirchenzehnt
fief-card-tax = Steuern
fief-card-good-harvest = Gute Ernte
fief-card-fine-weather = Schönwetter
fief-card-bad-weather = Unwetter
fief-card-famine = Hungersnot
fief-card-plague = Pest
fief-card-revolt = Aufstand
fief-card-assassination = Attentat
fief-card-justice = Gerechtigkeit
fief-card-escape = Flucht
fief-card-femme-d-arc = Femme d’Arc

## Titles, guards, wares and sums

fief-title-baron = Baron
fief-title-count = Graf
fief-title-duke = Herzog
fief-guard-king-guard = Leibgarde des Königs
fief-guard-queen-guard = Leibgarde der Königin
fief-ware-soldier = Landsknecht
fief-ware-rebel = Revoltierender Bauer
fief-ware-guard = Leibgardist
fief-ware-press = Traubenpresse
fief-ware-mill = Mühle
fief-ware-castle = Schloss
fief-ware-baron = Baron
fief-ware-count = Graf
fief-ware-duke = Herzog
fief-ware-cardinal = Kardinal
fief-sum-100 = 100 Taler
fief-sum-500 = 500 Taler
fief-sum-1000 = 1000 Taler

## Phases

fief-phase-cards = Karten
fief-phase-income = Einkünfte
fief-phase-purchases = Einkäufe
fief-phase-movement = Bewegungen
fief-phase-battles = Kämpfe
fief-phase-negotiation = Verhandlungen

## Options

fief-option-points = Spiel nach Punkten
    .help = Wer nach so vielen Runden die meisten Punkte hat, gewinnt. Ohne diese Option wird das einfache Spiel gespielt: Es gewinnt, wer eine Krone und drei Lehen hat.
fief-option-points-0 = Nein, das einfache Spiel
fief-option-points-10 = 10 Runden
fief-option-points-15 = 15 Runden
fief-option-points-20 = 20 Runden
fief-option-points-25 = 25 Runden
fief-option-rounds = Runden eines einfachen Spiels
    .help = Nach so vielen Runden endet ein einfaches Spiel, und die Punkte entscheiden.
fief-option-strict-counters = Strenge Konterkarten
    .help = Nur wen ein Angriff trifft, und wer mit dessen Familie durch Heirat verbunden ist, darf eine Konterkarte spielen.
fief-option-mild-plague = Milde Pest
    .help = Lehnsherren sterben an der Pest nur bei 1 oder 2, nicht bei 3.
fief-option-open-money = Offenes Geld
    .help = Alle sehen, wie viel Geld jeder Spieler hat.
fief-option-open-board = Offener Spielplan
    .help = Alle sehen, wie stark jeder Stapel ist.

## Answers that several chapters use

fief-answer-done = Fertig
fief-answer-yes = Ja
fief-answer-no = Nein
fief-answer-drop = Verwerfen
fief-answer-one = 1 Einheit mehr
fief-answer-three = 3 Einheiten mehr
fief-answer-six = 6 Einheiten mehr
fief-answer-all = Alle Einheiten
fief-answer-king-guard = { fief-guard-king-guard }
fief-answer-queen-guard = { fief-guard-queen-guard }

## Set-up (FI-S)

fief-ask-choose-village = Wähle das Dorf, in dem deine Familie beginnt.
fief-event-rolls = { $seat } würfelt eine { $number }.
fief-event-first = { $seat } beginnt.
fief-event-chooses = { $seat } lässt sich in { $village } nieder.
fief-event-born = { $lord } von { $seat } wird in { $village } geboren.
fief-why-FI-S-1 = { $village } gehört schon { $seat }; wähle ein freies Dorf.

## Round (FI-R)

fief-event-round = Runde { $round }; { $seat } beginnt.
fief-event-phase = Phase: { $phase }.

## Cards (FI-K)

fief-answer-give-back = Eine Karte zurückgeben
fief-ask-cards = Welche Karte spielst du?
fief-ask-give-back = Welche Karte gibst du zurück?
fief-event-cards-done = { $seat } spielt keine Karten mehr.
fief-event-draws-card = Du ziehst: { $card }.
fief-event-draws = { $seat } zieht eine Karte.
fief-event-reshuffled = Die abgelegten Karten werden gemischt und sind wieder der Stapel.
fief-event-gives-back-card = Du gibst zurück: { $card }.
fief-event-gives-back = { $seat } gibt eine Karte zurück.
fief-why-FI-K-1-none = Du hast keine Karte, die du zurückgeben könntest.
fief-why-FI-K-1-card = Diese Karte hast du nicht: { $card }.
fief-ask-put-lord = Wo soll { $lord } ins Spiel kommen?
fief-ask-make-prince = Soll { $lord } Kronprinz werden?
fief-ask-make-bishop = { $card }: Welcher deiner Männer soll es werden?
fief-ask-make-femme-d-arc = Welche Frau soll Femme d’Arc werden?
fief-ask-tithe = Welcher deiner Bischöfe erhebt den Kirchenzehnt?
fief-ask-tax = Welches deiner Lehen zahlt die Steuern?
fief-ask-lay-on-bishopric = { $card }: Auf welches Bistum legst du die Karte?
fief-ask-revolt = In welchem Dorf sollen sich die Bauern erheben?
fief-ask-assassination = Auf welchen Lehnsherrn verübst du das Attentat?
fief-ask-escape = Welcher deiner gefangenen Lehnsherren flieht?
fief-ask-counter-famine = Hungersnot in { $bishopric }: Spielst du Gute Ernte dagegen?
fief-ask-counter-bad-weather = Unwetter in { $bishopric }: Spielst du Schönwetter dagegen?
fief-ask-counter-assassination = Auf { $lord } wird ein Attentat verübt: Spielst du Gerechtigkeit?
fief-event-takes-back = { $seat } nimmt eine Karte ungespielt zurück: { $card }.
fief-event-prince = { $lord } ist Kronprinz.
fief-event-bishop = { $lord } wird Bischof von { $bishopric }.
fief-event-femme-d-arc = { $seat } spielt Femme d’Arc: Es ist { $lord }.
fief-event-tithe = { $seat } verlangt den Kirchenzehnt in { $bishopric }; { $lord } erhebt ihn.
fief-event-tax = { $seat } verlangt Steuern: { $region }.
fief-event-laid = { $seat } legt eine Karte auf das Bistum { $bishopric }: { $card }.
fief-event-revolt = { $seat } schürt in { $village } einen Aufstand; Einheiten revoltierender Bauern: { $number }.
fief-event-assassination = { $seat } plant ein Attentat auf { $lord }.
fief-event-assassinated = { $lord } stirbt durch das Attentat.
fief-event-escape = { $seat } verhilft { $lord } zur Flucht.
fief-event-counters = { $seat } spielt eine Karte dagegen, und der Angriff verpufft: { $card }.
fief-event-no-counter = { $seat } spielt keine Karte dagegen.
fief-event-plague-kills = Pest: { $number }. { $lord } stirbt.
fief-event-plague-spares = Pest: { $number }. { $lord } überlebt.
fief-event-plague-halves = Die Pest halbiert die Landsknechte von { $seat } in { $village }.
fief-event-plague-takes-all = Die Pest lässt { $seat } in { $village } keinen Landsknecht.
fief-event-plague-guard = Die Pest halbiert eine Leibgarde: { $guard }.
fief-why-FI-K-3 = Die Karte, die hier hilft, hast du nicht: { $card }.
fief-why-FI-K-3-justice = Gerechtigkeit wird nur im Augenblick eines Attentats gespielt; du wirst dann gefragt.
fief-why-FI-K-5-lords = Deine Familie hat schon vier Lehnsherren, Gefangene mitgezählt.
fief-why-FI-K-5-nowhere = Du kontrollierst kein Dorf und hast in keinem Landsknechte; der neue Lehnsherr kann nirgends hin.
fief-why-FI-K-5-walls = Ein neuer Lehnsherr beginnt in einem Schloss oder einer Stadt unter deiner Kontrolle, und { $village } ist keins von beiden.
fief-why-FI-K-5-control = Ein neuer Lehnsherr beginnt in einem Dorf unter deiner Kontrolle, und { $village } kontrollierst du nicht.
fief-why-FI-K-5-soldiers = Der neue Lehnsherr muss zu deinen Landsknechten, und in { $village } hast du keine.
fief-why-FI-K-6 = Bischof wird nur ein freier, unverheirateter Mann deiner Familie, der noch nicht Bischof, König oder Kronprinz ist; { $lord } geht nicht.
fief-why-FI-K-6-nobody = Du hast keinen freien, unverheirateten Mann, der Bischof werden könnte.
fief-why-FI-K-7 = Den Kirchenzehnt erhebt nur ein freier Bischof deiner Familie; { $lord } ist keiner.
fief-why-FI-K-7-twice = Das Bistum von { $lord } zahlt in dieser Runde schon den Kirchenzehnt.
fief-why-FI-K-7-nobody = Du hast keinen freien Bischof, dessen Bistum in dieser Runde den Kirchenzehnt zahlen könnte.
fief-why-FI-K-8 = Das ist keins deiner Lehen: { $region }.
fief-why-FI-K-8-lord = Kein freier Lehnsherr trägt diesen Titel: { $region }.
fief-why-FI-K-8-soldiers = In der Hauptstadt dieses Lehens hast du keine Landsknechte: { $region }.
fief-why-FI-K-8-twice = Dieses Lehen zahlt in dieser Runde schon Steuern: { $region }.
fief-why-FI-K-8-none = Du hast kein Lehen, das jetzt Steuern zahlen könnte: Ein freier Lehnsherr muss den Titel tragen, und in der Hauptstadt müssen Landsknechte von dir sein.
fief-why-FI-K-13 = { $village } gehört keinem anderen Spieler.
fief-why-FI-K-13-twice = In { $village } ist schon ein Aufstand.
fief-why-FI-K-13-nowhere = Kein anderer Spieler hat ein Dorf, in dem ein Aufstand ausbrechen könnte.
fief-why-FI-K-13-stock = Alle revoltierenden Bauern sind schon auf dem Spielplan.
fief-why-FI-K-14 = { $lord } ist nicht auf dem Spielplan.
fief-why-FI-K-14-own = { $lord } ist dein eigener Gefangener; den darfst du nicht töten lassen.
fief-why-FI-K-14-nobody = Es gibt keinen Lehnsherrn, den du nennen könntest.
fief-why-FI-K-15 = Fliehen kann nur ein gefangener Lehnsherr deiner Familie; { $lord } ist keiner.
fief-why-FI-K-15-nobody = Keiner deiner Lehnsherren ist gefangen.
fief-why-FI-K-16 = Femme d’Arc wird nur eine Frau deiner Familie oder einer durch Heirat verbundenen; { $lord } geht nicht.
fief-why-FI-K-16-nobody = In deiner Familie und in den durch Heirat verbundenen gibt es keine Frau.
fief-why-FI-K-18 = Auf dem Bistum { $bishopric } liegt diese Karte in dieser Runde schon: { $card }.
fief-why-FI-K-18-all = Auf jedem Bistum liegt diese Karte in dieser Runde schon: { $card }.

## Income (FI-I)

fief-event-income = Die Dörfer von { $seat } bringen { $thaler } Taler.
fief-event-put-aside = { $lord } ist gefangen; { $thaler } Taler werden beiseitegelegt ({ $region }).
fief-event-tithe-paid = { $lord } erhält { $thaler } Taler als Kirchenzehnt von { $bishopric }.
fief-event-tax-paid = { $seat } erhält { $thaler } Taler Steuern ({ $region }).
fief-event-pension = { $lord } bezieht eine Pension von { $thaler } Talern.

## Purchases (FI-B)

fief-ask-purchases = Was kaufst du?
fief-event-purchases-done = { $seat } ist mit den Einkäufen fertig.
fief-answer-buy = Kaufen
fief-answer-move-title = Einen Titel übertragen
fief-ask-buy-soldiers = Wohin kommen die neuen Landsknechte?
fief-ask-buy-rebels = Welchen Aufstand verstärkst du?
fief-ask-buy-guards = Welche Leibgarde füllst du auf?
fief-ask-how-many = { $ware }: Wie viele Einheiten? Bisher: { $number }.
fief-ask-build = { $ware }: In welchem Dorf?
fief-event-buys-soldiers = { $seat } kauft Landsknechte für { $village }: { $number } für { $thaler } Taler.
fief-event-buys-rebels = { $seat } kauft revoltierende Bauern für { $village }: { $number } für { $thaler } Taler.
fief-event-buys-guards = { $seat } kauft Leibgardisten zurück ({ $guard }): { $number } für { $thaler } Taler.
fief-event-builds = { $seat } kauft für { $village }: { $ware }, { $thaler } Taler.
fief-why-FI-B-1 = Landsknechte kaufst du in ein Schloss oder eine Stadt unter deiner Kontrolle oder neben einen freien Lehnsherrn deiner Familie; in { $village } geht weder das eine noch das andere.
fief-why-FI-B-1-nowhere = Du kontrollierst weder Schloss noch Stadt und hast keinen freien Lehnsherrn; Landsknechte können nirgends hin.
fief-why-FI-B-2 = In { $village } ist kein Aufstand.
fief-why-FI-B-2-nowhere = Revoltierende Bauern kauft man nur, wo ein Aufstand ist, und es gibt keinen.
fief-why-FI-B-3 = { $village } kontrollierst du nicht.
fief-why-FI-B-3-walls = In { $village } steht schon ein Schloss oder eine Stadt.
fief-why-FI-B-3-works = In { $village } stehen schon so viele Mühlen und Traubenpressen, wie es geben darf.
fief-why-FI-B-3-nowhere = Du kontrollierst kein Dorf, in dem das gebaut werden könnte: { $ware }.
fief-why-FI-C-4 = Davon ist nichts mehr da: { $ware }.
fief-why-FI-B-5 = Du hast keinen freien Lehnsherrn, neben dem diese Leibgarde steht: { $guard }.
fief-why-FI-B-5-full = So viele Einheiten kann diese Leibgarde nicht haben: { $guard }.
fief-why-FI-B-5-none = Du hast keinen freien König und keine freie Königin, deren Leibgarde Verluste hat.
fief-why-FI-B-6 = Das kostet { $price } Taler, und du hast { $money }: { $ware }.
fief-why-FI-B-6-nothing = Zähle erst Einheiten zusammen.
fief-why-FI-C-2-all = Du hast insgesamt nur { $most } Einheiten Landsknechte.
fief-why-FI-C-2-shown = Mit { $number } Einheiten mehr hier reichen deine Spielsteine nicht mehr für alle deine Stapel; versuche eine andere Zahl.
fief-why-FI-C-3 = Von den revoltierenden Bauern sind nur noch { $left } Einheiten da.

## Movement (FI-M)

fief-answer-rebels = Bauern brechen auf
fief-answer-ask = Um Erlaubnis bitten
fief-answer-gate = Ans Tor stellen
fief-ask-movement = Welcher deiner Lehnsherren bricht auf?
fief-ask-gather = Wer geht von { $village } aus mit, und wohin? Einheiten bisher: { $number }.
fief-ask-rebels-from = Aus welchem Dorf brechen die Bauern auf?
fief-ask-gather-rebels = Wie viele Bauern verlassen { $village }, und wohin? Einheiten bisher: { $number }.
fief-ask-entrance = { $seat } ist Gastgeber in { $village }: Bittest du um Erlaubnis, oder stellst du dich ans Tor?
fief-ask-leave-in = Erlaubst du { $seat }, { $village } zu betreten?
fief-ask-leave-out = Erlaubst du { $seat }, { $village } zu verlassen?
fief-event-movement-done = { $seat } ist mit den Bewegungen fertig.
fief-event-asks-in = { $seat } bittet { $host } um Erlaubnis, { $village } zu betreten.
fief-event-asks-out = { $seat } bittet { $host } um Erlaubnis, { $village } zu verlassen.
fief-event-gives-leave = { $seat } gibt { $mover } in { $village } die Erlaubnis.
fief-event-refuses-leave = { $seat } verweigert { $mover } in { $village } die Erlaubnis.
fief-event-goes = Eine Gruppe von { $seat } zieht von { $from } nach { $to }.
fief-event-goes-to-gate = Eine Gruppe von { $seat } zieht von { $from } ans Tor von { $to }.
fief-event-in-group = In der Gruppe: { $lord }.
fief-event-captive-in-group = In der Gruppe, gefangen: { $lord }.
fief-event-units-in-group = { $number ->
    [one] In der Gruppe: { $number } Einheit von { $seat }.
   *[other] In der Gruppe: { $number } Einheiten von { $seat }.
}
fief-event-soldiers-in-group = In der Gruppe: Landsknechte von { $seat }.
fief-event-rebels-go = Revoltierende Bauern ziehen von { $from } nach { $to }; Einheiten: { $number }.
fief-why-FI-C-2-split = Deine Steine können nicht zeigen, was dann an beiden Orten stünde; nimm mehr oder weniger Einheiten mit.
fief-why-FI-F-20-none = Du führst keine revoltierenden Bauern, die noch ziehen können.
fief-why-FI-F-20-leader = Die revoltierenden Bauern in { $village } führt { $seat }.
fief-why-FI-F-20-steps = Die revoltierenden Bauern in { $village } sind in dieser Runde schon so weit gezogen, wie sie dürfen.
fief-why-FI-F-20-units = Sag zuerst, wie viele Bauern ziehen.
fief-why-FI-K-11-step = Im Bistum { $bishopric } herrscht Unwetter: Dort beginnt und endet kein Schritt.
fief-why-FI-M-2-lord = { $lord } hat keinen Schritt mehr übrig.
fief-why-FI-M-2-arc = Zum dritten Schritt muss die Femme d’Arc mit { $lord } gehen, und sie wird zuerst gewählt.
fief-why-FI-M-2-units = Einheiten hier, die noch einen Schritt haben: { $number }.
fief-why-FI-M-7 = In dieser Gruppe kämpft niemand; sie kann sich an kein Tor stellen.
fief-why-FI-M-10 = Am Tor auf dem Weg nach { $village } steht die Gruppe eines anderen; auf ihm geht niemand hinaus.
fief-why-FI-M-12 = { $lord } ist schon in der Gruppe.
fief-why-FI-M-13-in = Jemand aus dieser Gruppe wurde in diesem Zug in { $village } abgewiesen und kann dort nicht noch einmal bitten.
fief-why-FI-M-13-out = Jemand aus dieser Gruppe wurde in diesem Zug in { $village } abgewiesen und kommt nicht hinaus.
fief-why-FI-M-14 = { $lord } steht an einem Tor, und von einem Tor zieht niemand fort.
fief-why-FI-M-15 = In { $village } blieben Gefangene ohne eine Figur von dir zurück; nimm sie mit, oder lass eine dort.
fief-why-FI-P-1 = { $lord } ist gefangen und führt niemanden.

## Battles (FI-F)

fief-answer-assault = Sturmangriff
fief-answer-enter = Einziehen
fief-answer-back = Zurückgehen
fief-answer-attack = Angreifen
fief-answer-detain = Zu Gefangenen erklären
fief-answer-aside = Sich heraushalten
fief-answer-mercy = Um Gnade bitten
fief-answer-offer = Das bieten
fief-ask-battle-turn = Wo greifst du jemanden an?
fief-ask-gate = Deine Gruppe am Tor von { $village }, auf dem Weg von { $from }: Sturmangriff oder zurück?
fief-ask-whom = Gegen wen in { $village }?
fief-ask-against = Was tust du mit { $seat } in { $village }?
fief-ask-declared = { $seat } erklärt euch in { $village } zu Gefangenen: Ergibst du dich?
fief-ask-help = { $seat } greift { $other } in { $village } an: Auf wessen Seite trittst du?
fief-ask-accept-help = { $seat } will auf deine Seite treten: Nimmst du an?
fief-ask-ask-mercy = Bittest du { $seat } um Gnade für alle deine Lehnsherren hier?
fief-ask-mercy-sum = Wie viel versprichst du { $seat } für die Gnade? Bisher: { $number } Taler.
fief-ask-mercy = { $seat } bittet um Gnade und verspricht { $number } Taler: Gewährst du sie?
fief-ask-aim = Welchen Lehnsherrn nimmst du mit einem Würfel aufs Korn? Übrige Würfel: { $number }.
fief-ask-loss-from = Wer fällt zuerst? Noch zu verlierende Einheiten: { $number }.
fief-ask-loss-of = Wie viele von ihnen fallen? Noch zu verlierende Einheiten: { $number }.
fief-ask-lord-falls = Welcher deiner Lehnsherren fällt? Noch zu verlierende Einheiten: { $number }.
fief-event-battle-turn-done = { $seat } greift niemanden mehr an.
fief-event-enters = { $seat } zieht ohne Kampf in { $village } ein.
fief-event-goes-back = Die Gruppe von { $seat } geht vom Tor von { $village } zurück nach { $to }.
fief-event-declares-prisoners = { $seat } erklärt die Gäste von { $other } in { $village } zu Gefangenen.
fief-event-gives-in = { $seat } ergibt sich { $other }.
fief-event-attacks = { $seat } greift { $other } in { $village } an.
fief-event-stands-aside = { $seat } hält sich heraus.
fief-event-would-stand-with = { $seat } will auf die Seite von { $other } treten.
fief-event-stands-with = { $seat } tritt auf die Seite von { $other }.
fief-event-refuses-help = { $seat } lehnt die Hilfe von { $other } ab.
fief-event-counts = { $number ->
    [one] { $seat } zählt { $number } Einheit.
   *[other] { $seat } zählt { $number } Einheiten.
}
fief-event-battle-round = Kampfrunde { $number }.
fief-event-asks-mercy = { $seat } bittet { $other } um Gnade.
fief-event-names-sum = { $seat } verspricht für die Gnade { $number } Taler.
fief-event-refuses-mercy = { $seat } verweigert { $other } die Gnade.
fief-event-grants-mercy = { $seat } gewährt { $other } Gnade.
fief-event-pays-for-mercy = { $seat } zahlt { $other } für die Gnade { $number } Taler.
fief-event-aims = { $seat } nimmt { $lord } mit einem Würfel aufs Korn.
fief-event-aimed-die = Der Würfel gegen { $lord } zeigt { $number }.
fief-event-rolls-in-battle = { $seat } würfelt { $dice }.
fief-event-guards-fall = Von den Gardisten von { $seat } fallen: { $number } ({ $guard }).
fief-event-soldiers-fall = { $number ->
    [one] { $seat } verliert { $number } Einheit.
   *[other] { $seat } verliert { $number } Einheiten.
}
fief-event-piece-lost = { $seat } konnte nicht mehr wechseln und verlor einen ganzen Stein.
fief-event-falls = { $lord } fällt.
fief-event-captured = { $lord } ist jetzt in der Gefangenschaft von { $seat }.
fief-event-handed-over = { $lord } gerät aus einer Gefangenschaft in die von { $seat }.
fief-event-nobody-wins = In { $village } sind beide Seiten dahin.
fief-event-undecided = Der Kampf in { $village } endet unentschieden: Es gab zu viele Kampfrunden ohne Verlust.
fief-event-wins-battle = { $seat } gewinnt den Kampf in { $village }.
fief-event-takes-village = { $village } geht an { $seat }.
fief-event-works-destroyed = Mühlen und Traubenpressen in { $village } sind zerstört.
fief-event-rebels-attack = Die revoltierenden Bauern von { $seat } greifen alle anderen in { $village } an.
fief-event-rebels-roll = Die revoltierenden Bauern würfeln { $dice }.
fief-event-rebels-fall = Revoltierende Bauern fallen; Einheiten: { $number }.
fief-event-rebels-win = Die revoltierenden Bauern siegen in { $village }.
fief-event-rebels-destroy = Die revoltierenden Bauern zerstören Schloss, Mühlen und Traubenpressen in { $village }.
fief-event-rebels-go-home = Die revoltierenden Bauern in { $village } gehen nach Hause.
fief-why-FI-F-1 = Du hast { $seat } in { $village } in dieser Runde schon angegriffen.
fief-why-FI-F-1-all = In dieser Runde hast du alle anderen in { $village } schon angegriffen.
fief-why-FI-F-2 = Keine deiner Figuren in { $village } kämpft.
fief-why-FI-F-5 = { $number ->
    [one] Dort kann höchstens { $number } Einheit fallen.
   *[other] Dort können höchstens { $number } Einheiten fallen.
}
fief-why-FI-F-6-walls = { $lord } steht hinter Mauern; dort kann man niemanden aufs Korn nehmen.
fief-why-FI-F-6-woman = { $lord } kämpft nicht; sie kann man nicht aufs Korn nehmen.
fief-why-FI-F-6-twice = Du nimmst { $lord } schon mit einem Würfel aufs Korn.
fief-why-FI-F-10 = Du hast { $number } Taler und kannst nicht mehr versprechen.
fief-why-FI-F-13-nobody = In { $village } ist kein anderer Gastgeber, den du angreifen könntest.
fief-why-FI-F-13-host = { $seat } ist Gastgeber in { $village }: Deine Gruppe kommt nur mit einem Sturmangriff hinein.
fief-why-FI-K-11-battle = Im Bistum { $bishopric } herrscht Unwetter: Dort wird nicht gekämpft.
fief-why-FI-M-9 = Nur der Gastgeber eines Schlosses oder einer Stadt kann Gäste, die einen Lehnsherrn bei sich haben, zu Gefangenen erklären; auf { $seat } in { $village } trifft das nicht zu.

## Prisoners (FI-P)

fief-ask-set-free = In welches Dorf soll { $lord } zurückkehren?
fief-event-freed = { $lord } ist frei und steht in { $village }.
fief-event-gets-aside = Die { $thaler } Taler, die für { $lord } beiseitegelegt waren, werden ausgezahlt ({ $region }).
fief-why-FI-P-4 = Ein befreiter Lehnsherr kehrt in ein eigenes Dorf zurück oder, wenn du keines hast, zu deinen Landsknechten; beides trifft auf { $village } nicht zu.

## Fiefs (FI-L)

fief-ask-give-title = { $region }: Wer von deinen Lehnsherren soll den Titel tragen?
fief-event-fief-founded = { $seat } gründet ein Lehen: { $region } mit der Hauptstadt { $village }.
fief-event-fief-taken = { $seat } hält die Hauptstadt und übernimmt das Lehen: { $region }.
fief-event-fief-ended = Ein Lehen endet: { $region }.
fief-event-title-given = { $lord } trägt jetzt einen Titel: { $region }.
fief-why-FI-L-6 = Den Titel kann nur ein freier Lehnsherr deiner Familie tragen; { $lord } ist keiner.
fief-ask-buy-title = { $ware }: Für welche Region kaufst du den Titel?
fief-ask-choose-capital = { $region }: Welches Dorf soll die Hauptstadt sein?
fief-ask-choose-bearer = { $region }: Wer von deinen Lehnsherren soll den Titel tragen?
fief-ask-buy-cardinal = Welcher deiner Bischöfe wird Kardinal?
fief-ask-title-to-move = Welcher Titel soll auf einen anderen deiner Lehnsherren übergehen?
fief-ask-move-title = { $region }: Auf welchen deiner Lehnsherren geht der Titel über?
fief-event-buys-title = { $seat } kauft einen Titel: { $ware }, { $thaler } Taler.
fief-event-cardinal = { $seat } zahlt { $thaler } Taler; { $lord } wird Kardinal.
fief-event-title-moved = Ein Titel geht von { $from } auf { $to } über: { $region }.
fief-why-FI-B-4 = Kardinal wird nur ein freier Bischof deiner Familie, der es noch nicht ist; { $lord } geht nicht.
fief-why-FI-B-4-none-left = Es gibt schon drei Kardinäle.
fief-why-FI-B-4-nobody = Du hast keinen freien Bischof, der Kardinal werden könnte.
fief-why-FI-L-1-kind = Dieser Titel passt nicht zur Region: { $ware }, { $region }.
fief-why-FI-L-1-fief = Diese Region ist schon ein Lehen: { $region }.
fief-why-FI-L-1-village = Du musst jedes Dorf der Region halten und eine Figur darin haben; bei { $village } fehlt das ({ $region }).
fief-why-FI-L-1-castle = In dieser Region steht kein Schloss: { $region }.
fief-why-FI-L-1-capital = Die Hauptstadt muss ein Dorf der Region mit Schloss sein; { $village } ist keins ({ $region }).
fief-why-FI-L-1-lord = Den Titel kann nur ein freier Lehnsherr deiner Familie tragen; { $lord } ist keiner.
fief-why-FI-L-1-no-lord = Du hast keinen freien Lehnsherrn, der einen Titel tragen könnte.
fief-why-FI-L-1-none = Du hältst keine Region mit allen Dörfern und einem Schloss, für die du diesen Titel kaufen könntest: { $ware }.
fief-why-FI-L-2 = Kein freier Lehnsherr deiner Familie trägt diesen Titel: { $region }.
fief-why-FI-L-2-rank = Wer diesen Titel abgibt, muss einen ebenso hohen oder höheren behalten: { $region }.
fief-why-FI-L-2-twice = Dieser Titel ist in diesem Zug schon übertragen worden: { $region }.
fief-why-FI-L-2-lord = Der Titel kann nur auf einen anderen freien Lehnsherrn deiner Familie übergehen; { $lord } ist keiner.
fief-why-FI-L-2-none = Keiner deiner Titel lässt sich jetzt übertragen: Wer ihn trägt, muss einen ebenso hohen oder höheren behalten, und ein anderer freier Lehnsherr muss da sein.
fief-event-gets-estate = { $seat } erhält { $thaler } Taler, die für einen verstorbenen Gefangenen zurückgelegt waren ({ $region }).

## Inheritance (FI-H)

fief-ask-pass-title = { $region }: An welchen Lehnsherrn deiner Familie geht der Titel?
fief-ask-put-piece = { $region }: Welchen Spielstein setzt du auf die Hauptstadt { $village }?
fief-ask-grant = { $region }: Welchem Lehnsherrn verleihst du das Lehen?
fief-event-inherits = { $lord } erbt ein Lehen: { $region }.
fief-event-troops-removed = { $number ->
    [one] { $seat } nimmt { $number } Einheit aus { $village } vom Spielplan.
   *[other] { $seat } nimmt { $number } Einheiten aus { $village } vom Spielplan.
}
fief-event-piece-bought = { $seat } kauft einen Landsknecht für die Hauptstadt { $village }.
fief-event-piece-fetched = { $seat } holt eine Einheit von { $from } in die Hauptstadt { $to }.
fief-event-lord-fetched = { $lord } kommt in die Hauptstadt { $village }.
fief-event-granted = Der Thron verleiht { $lord } von { $seat } ein Lehen: { $region }.
fief-why-FI-H-1-lord = Ein Titel geht an einen lebenden Lehnsherrn deiner Familie; { $lord } ist keiner.
fief-why-FI-H-1-free = { $lord } ist gefangen; an Gefangene geht ein Titel nur, wenn keiner deiner Lehnsherren frei ist.
fief-why-FI-H-4-money = Du kannst keinen Landsknecht für die Hauptstadt bezahlen; er kostet { $thaler } Taler.
fief-why-FI-H-4-stock = Mit deinen Steinen könntest du diesen Landsknecht in der Hauptstadt nicht zeigen.
fief-why-FI-H-4-village = Eine Einheit holst du aus einem eigenen Dorf, in dem du Landsknechte hast; { $village } ist keines.
fief-why-FI-H-4-lord = Holen kannst du einen freien Lehnsherrn deiner Familie; { $lord } ist keiner.
fief-why-FI-H-4-captives = Ohne diesen Spielstein würde dort niemand deine Gefangenen bewachen.
fief-why-FI-H-4-none = Du hast keinen Spielstein, den du auf die Hauptstadt setzen könntest: { $region }.
fief-why-FI-H-8-free = Der Thron verleiht Lehen an freie Lehnsherren; { $lord } ist keiner.
fief-why-FI-H-8-throne = Lehen verleiht nur, wer den König oder die regierende Königin stellt.
fief-why-FI-H-8-none = Kein Lehen ist an den Thron gefallen.
fief-why-FI-H-8-lord = { $whom } hat keinen freien Lehnsherrn, dem ein Lehen verliehen werden könnte.
fief-why-FI-H-8-fief = Dieses Lehen ist nicht an den Thron gefallen: { $region }.
fief-why-FI-H-8-family = Mit einem Angebot an { $whom } geht ein Lehen an jemanden aus dieser Familie; { $lord } gehört nicht zu ihr.

## Negotiation (FI-N)

fief-answer-deal = Ein Angebot machen
fief-answer-withdraw = Ein Angebot zurückziehen
fief-answer-grant = Ein Lehen verleihen
fief-answer-ready = Bereit
fief-answer-accept = Annehmen
fief-answer-refuse = Ablehnen
fief-answer-next = Das nächste Angebot
fief-answer-other-way = Das Geld andersherum
fief-answer-freedom = Freiheit für einen Gefangenen
fief-answer-marriage = Eine Hochzeit
fief-answer-swap = Ein Kartentausch
fief-answer-promise = Du versprichst etwas
fief-answer-ask-promise = Du lässt dir etwas versprechen
fief-answer-send = Das Angebot abschicken
fief-answer-ask-card = Eine Karte mehr verlangen
fief-answer-vote = Stimmen
fief-answer-peace = Frieden
fief-answer-leave = Wegerecht
fief-answer-help = Hilfe im Kampf
fief-answer-thaler = Geld, später
fief-answer-longer = Eine Runde länger
fief-deal-money = Geld
fief-deal-freedom = Freiheit für einen Gefangenen
fief-deal-marriage = Hochzeit
fief-deal-swap = Kartentausch
fief-deal-grant = Verleihung
fief-deal-promises = Versprechen
fief-promise-vote = Stimmen
fief-promise-peace = Frieden
fief-promise-leave = Wegerecht
fief-promise-help = Hilfe im Kampf
fief-promise-thaler = Geld
fief-fate-open = Offen
fief-fate-kept = Gehalten
fief-fate-broken = Gebrochen
fief-fate-passed = Verstrichen
fief-fate-offered = Angeboten
fief-ask-talk = Was bietest du wem an?
fief-ask-offer-whom = Wem machst du ein Angebot?
fief-ask-draft = Dein Angebot an { $whom }: Du gibst { $gives } Taler und verlangst { $asks }; was noch?
fief-ask-offer-freedom = Welcher Gefangene soll bei deinem Handel mit { $whom } freikommen?
fief-ask-freed-home = In welches Dorf kommt { $lord } nach der Befreiung?
fief-ask-offer-wedding = Wer aus deiner Familie soll in die von { $whom } heiraten?
fief-ask-offer-bride = Mit wem soll { $lord } Hochzeit halten?
fief-ask-offer-cards = Karten für { $whom }: { $given }; dafür verlangte Karten: { $asked }. Welche Karte legst du dazu?
fief-ask-grant-which = Welches Lehen verleihst du?
fief-ask-promise-what = Was wird versprochen?
fief-ask-promise-vote = Für wen werden die Stimmen versprochen?
fief-ask-promise-sum = Wie viel wird versprochen? Bisher { $thaler } Taler.
fief-ask-promise-till = Das Versprechen gilt bis zum Ende von Runde { $round }; länger?
fief-ask-offer-gone = Dieses Angebot ist nicht mehr offen.
fief-ask-withdraw-whom = An wen ging das Angebot, das du zurückziehst?
fief-ask-withdraw = Ziehst du dieses Angebot an { $whom } zurück ({ $deal })?
fief-ask-offered-money = { $seat } gibt dir { $gives } Taler und verlangt { $asks }; nimmst du an?
fief-ask-offered-freedom = Freiheit für { $lord }: Du bekommst { $gives } Taler und gibst { $asks }; nimmst du an?
fief-ask-offered-marriage = Hochzeit von { $lord } und { $other }: Du bekommst { $gives } Taler und gibst { $asks }; nimmst du an?
fief-ask-offered-swap = Kartentausch mit { $seat }, verlangte Karten: { $number }. Du bekommst { $gives } Taler und gibst { $asks }; nimmst du an?
fief-ask-offered-grant = Ein Lehen für { $lord } ({ $region }): Du bekommst { $gives } Taler und gibst { $asks }; nimmst du an?
fief-ask-offered-promises = Versprechen zwischen { $seat } und dir: Du bekommst { $gives } Taler und gibst { $asks }; nimmst du an?
fief-ask-swap-return = { $number ->
    [one] Welche Karte gibst du dafür? Es fehlt noch { $number }.
   *[other] Welche Karte gibst du dafür? Es fehlen noch { $number }.
}
fief-event-ready = { $seat } ist bereit.
fief-event-unready = { $seat } ist nicht mehr bereit.
fief-event-offers = { $seat } macht { $whom } ein Angebot ({ $deal }).
fief-event-offers-thaler = Dazu gehören { $thaler } Taler.
fief-event-asks-thaler = Dafür verlangt: { $thaler } Taler.
fief-event-offers-freedom = { $lord } soll freikommen.
fief-event-offers-marriage = { $lord } und { $other } sollen heiraten.
fief-event-offers-card = Angebotene Karte: { $card }.
fief-event-asks-cards = Dafür verlangte Karten: { $number }.
fief-event-offers-grant = { $lord } soll ein Lehen bekommen: { $region }.
fief-event-refuses = { $seat } lehnt ein Angebot von { $whom } ab ({ $deal }).
fief-event-withdraws = { $seat } zieht ein Angebot an { $whom } zurück ({ $deal }).
fief-event-lapses = Ein Angebot von { $seat } an { $whom } verfällt ({ $deal }).
fief-event-accepts = { $seat } nimmt ein Angebot von { $whom } an ({ $deal }).
fief-event-pays = { $seat } gibt { $whom } { $thaler } Taler.
fief-event-gets-card = Du bekommst eine Karte: { $card }.
fief-event-promise-vote = { $seat } verspricht { $whom }, bei der nächsten Wahl für { $lord } zu stimmen.
fief-event-promise-peace = { $seat } verspricht { $whom } Frieden bis zum Ende von Runde { $round }.
fief-event-promise-leave = { $seat } verspricht { $whom } das Wegerecht bis zum Ende von Runde { $round }.
fief-event-promise-help = { $seat } verspricht { $whom } Hilfe im nächsten Kampf.
fief-event-promise-thaler = { $seat } verspricht { $whom } { $thaler } Taler bis zum Ende von Runde { $round }.
fief-event-promise-kept = { $seat } hat ein Versprechen an { $whom } gehalten: { $promise }.
fief-event-promise-broken = { $seat } hat ein Versprechen an { $whom } gebrochen: { $promise }.
fief-why-FI-N-4-money = Du kannst höchstens { $thaler } Taler geben.
fief-why-FI-N-4-all = Das ist mehr als alles Geld, das es gibt.
fief-why-FI-N-5-self = Du handelst mit anderen, nicht mit dir selbst.
fief-why-FI-N-5-out = { $seat } ist nicht mehr im Spiel.
fief-why-FI-N-5-one = Außer Geld enthält ein Angebot nur eine Sache; verwirf es, um ein anderes zu beginnen.
fief-why-FI-N-5-empty = In deinem Angebot ist nichts.
fief-why-FI-N-5-impossible = Was dieses Angebot enthält, ist unmöglich geworden.
fief-why-FI-N-5-promises = Ein Angebot enthält höchstens { $number } Versprechen.
fief-why-FI-N-5-captive = { $lord } ist kein Gefangener zwischen dir und { $whom }.
fief-why-FI-N-5-captives = Weder hast du jemanden von { $whom } gefangen, noch { $whom } jemanden von dir.
fief-why-FI-N-5-eight = Du hast in dieser Phase { $number } Angebote gemacht; mehr darfst du nicht machen.
fief-why-FI-N-5-none = Kein Angebot von { $seat } an dich ist offen.
fief-why-FI-N-5-open = Kein Angebot von dir ist offen.
fief-why-FI-N-5-not-to = Kein Angebot von dir an { $whom } ist offen.
fief-why-FI-N-5-only = Es gibt kein anderes Angebot anzusehen.
fief-why-FI-N-5-gone = Dieses Angebot ist beantwortet, zurückgezogen oder verfallen; mit ihm ist nichts mehr zu machen.
fief-why-FI-N-7-vote = { $lord } kann nie kandidieren: Das können nur Männer, die keine Geistlichen sind.
fief-why-FI-N-7-sum = Nenne zuerst eine Summe.
fief-why-FI-N-7-most = Du kannst höchstens { $thaler } Taler versprechen.
fief-why-FI-N-7-last = Das Spiel dauert höchstens { $number } Runden.
fief-board-desk = Verhandlung
fief-board-offers = Offene Angebote
fief-board-offers-to-you = { $number ->
    [0] Kein Angebot an dich ist offen.
    [one] { $number } Angebot an dich ist offen.
   *[other] { $number } Angebote an dich sind offen.
}
fief-board-ledger = Buch der Versprechen
fief-board-ledger-who = Wer es wem verspricht
fief-board-ledger-to = an { $seat }
fief-board-ledger-what = Was
fief-board-ledger-fate = Gehalten?
fief-board-is-ready = Bereit
fief-board-is-talking = Noch nicht bereit
fief-board-is-out = Ausgeschieden
fief-board-you-are-ready = Du bist bereit. Es geht weiter, wenn alle es sind; ein neues Angebot an dich lässt dich wieder verhandeln.
fief-board-ready = Ich bin bereit
fief-board-new-offer = Ein Angebot machen an
fief-board-your-offer = Dein Angebot
fief-board-to-whom = An wen das Angebot geht
fief-board-offer-to = Angebot an { $seat }
fief-board-you-give = Du gibst
fief-board-you-get = Du bekommst
fief-board-seat-gives = { $seat } gibt
fief-board-money = Geld
fief-board-money-give = Du gibst
fief-board-money-ask = Du verlangst
fief-board-besides = Außer Geld
fief-board-take-out = Herausnehmen
fief-board-take-out-what = Herausnehmen: { $what }
fief-board-take-out-promise = Versprechen { $number } herausnehmen
fief-board-round-longer = +1 Runde
fief-board-round-shorter = −1 Runde
fief-board-till-round = bis zum Ende von Runde { $round }
fief-board-add-promise = Versprechen hinzufügen
fief-board-go-on = Diese Summe
fief-board-send = Angebot machen
fief-board-drop = Verwerfen
fief-board-back = Zurück
fief-board-no-choice = Es gibt nichts zu wählen.
fief-board-barred-choices = Jetzt nicht möglich
fief-board-from = Von { $seat }
fief-board-to = An { $seat }
fief-board-from-to = { $seat } an { $whom }
fief-board-accept = Annehmen
fief-board-refuse = Ablehnen
fief-board-withdraw = Zurückziehen
fief-board-later = Später
fief-board-accept-drops = Wenn du annimmst, wird das Angebot verworfen, das du gerade schreibst.
fief-board-gone = Das Angebot, das du gerade ansiehst, ist nicht mehr offen: Es wurde zurückgezogen oder ist verfallen.
fief-board-gone-seen = In Ordnung
fief-board-term-nothing = nichts
fief-board-term-money = { $thaler } Taler
fief-board-term-freedom = Freiheit für { $lord }
fief-board-term-freedom-to = Freiheit für { $lord }, künftig in { $village }
fief-board-term-marriage = Hochzeit von { $lord } und { $other }
fief-board-term-card = Karte: { $card }
fief-board-term-cards = { $number ->
    [one] { $number } Karte eigener Wahl
   *[other] { $number } Karten eigener Wahl
}
fief-board-term-grant = Ein Lehen für { $lord }: { $region }
fief-board-term-promise = Versprechen: { $what }
fief-board-purse = Du kannst { $thaler } Taler geben
fief-board-term-vote = die Stimmen für { $lord } bei der nächsten Wahl
fief-board-term-peace = Frieden bis zum Ende von Runde { $round }
fief-board-term-leave = Wegerecht bis zum Ende von Runde { $round }
fief-board-term-help = Hilfe im nächsten Kampf, bis zum Ende von Runde { $round }
fief-board-term-thaler = { $thaler } Taler bis zum Ende von Runde { $round }

## Marriage (FI-W)

fief-event-wedding = { $lord } und { $other } sind verheiratet.
fief-why-FI-W-1-cleric = { $lord } ist ein Geistlicher und heiratet nicht.
fief-why-FI-W-1-married = { $lord } ist schon verheiratet.
fief-why-FI-W-1-lady = Es heiraten ein Mann und eine Frau; { $lord } und { $other } sind kein solches Paar.
fief-why-FI-W-1-family = { $lord } gehört nicht zu dieser Familie.
fief-why-FI-W-1-nobody = Dort kann niemand verheiratet werden: { $whom }.
fief-why-FI-W-4-joined = Karten tauschst du mit Familien, die eine Hochzeit mit deiner verbindet; { $whom } gehört nicht dazu.
fief-why-FI-W-4-hand = { $number ->
    [one] Danach darf keiner von euch mehr als { $number } Karte haben.
   *[other] Danach darf keiner von euch mehr als { $number } Karten haben.
}
fief-why-FI-W-4-too-few = { $whom } hat nicht so viele Karten.
fief-why-FI-W-4-empty = Biete eine Karte an oder verlange eine.
fief-why-FI-W-4-card = Diese Karte hast du nicht mehr zu vergeben: { $card }.
fief-why-FI-W-4-reply = { $number ->
    [one] Du hast die { $number } Karte nicht, die verlangt wird.
   *[other] Du hast die { $number } Karten nicht, die verlangt werden.
}
fief-why-FI-W-7 = { $lord } heiratet erst als König mit allen Rechten.

## Election (FI-E)

fief-answer-nobody = Niemand
fief-answer-abstain = Enthaltung
fief-ask-stand = Wer aus deiner Familie kandidiert für den Thron?
fief-ask-vote = { $number ->
    [one] Du hast { $number } Stimme; für wen?
   *[other] Du hast { $number } Stimmen; für wen?
}
fief-ask-crown = Krönen deine Geistlichen { $lord }?
fief-event-stands = { $lord } von { $seat } kandidiert für den Thron.
fief-event-names-nobody = { $seat } stellt niemanden auf.
fief-event-votes = { $number ->
    [one] { $seat } gibt { $lord } { $number } Stimme.
   *[other] { $seat } gibt { $lord } { $number } Stimmen.
}
fief-event-abstains = { $seat } enthält sich.
fief-event-elected = { $lord } ist gewählt.
fief-event-nobody-elected = Niemand ist gewählt.
fief-event-crowns = Die Geistlichen von { $seat } wollen { $lord } krönen.
fief-event-refuses-crown = Die Geistlichen von { $seat } wollen { $lord } nicht krönen.
fief-event-uncrowned = Niemand krönt { $lord }; der Thron bleibt leer.
fief-why-FI-E-1 = Kandidieren kann ein freier Mann deiner Familie, der einen Titel trägt und kein Geistlicher ist; { $lord } kann es nicht.
fief-why-FI-E-2 = { $lord } kandidiert nicht.

## Regency (FI-Q)

fief-event-regent = Königin { $lord } regiert.
fief-event-throne-empty = Der Thron ist leer.
fief-event-prince-crowned = Kronprinz { $lord } ist König.
fief-event-all-rights = König { $lord } hat alle Rechte.
fief-event-queen = { $lord } ist Königin.
fief-event-crowned = { $lord } wird zum König gekrönt.

## Guards (FI-G)

fief-event-guard-given = { $lord } erhält eine Leibgarde ({ $guard }): { $number }.
fief-event-guard-passes = Die Leibgarde steht jetzt bei { $lord } ({ $guard }).
fief-event-guard-home = Eine Leibgarde geht zurück: { $guard }.

## End (FI-Z)

fief-event-counted = { $seat } zählt { $points } Punkte und hat jetzt { $sum }.
fief-event-rounds-over = Nach { $rounds } Runden endet das Spiel; die Punkte entscheiden.
fief-event-over = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
fief-ending-alone = Ein Spieler hat die Krone und drei Lehen.
fief-ending-couple = Ein Königspaar hat vier Lehen.
fief-ending-last = Nur ein Spieler ist übrig.
fief-ending-points = Die letzte Runde ist gespielt.
fief-ending-rounds = Das einfache Spiel ist über alle seine Runden gegangen.
fief-event-out = { $seat } hat keinen Lehnsherrn und keinen Landsknecht mehr und scheidet aus; { $thaler } Taler gehen an die Bank.

## Tables

fief-table-round = Die Runde
fief-table-players = Spieler
fief-table-hands = Handkarten
fief-table-laid = Karten dieser Runde
fief-table-villages = Dörfer
fief-table-stacks = Landsknechte
fief-table-lords = Lehnsherren
fief-table-fiefs = Lehen
fief-column-round = Runde
fief-column-phase = Phase
fief-column-first = Erster Spieler
fief-column-turn = Am Zug
fief-column-deck = Stapel
fief-column-king = König
fief-column-queen = Königin
fief-column-player = Spieler
fief-column-cards = Karten
fief-column-card = Karte
fief-column-thaler = Taler
fief-column-points = Punkte
fief-column-least = Mindestens
fief-column-most = Höchstens
fief-column-village = Dorf
fief-column-region = Region
fief-column-bishopric = Bistum
fief-column-holder = Zuerst da
fief-column-castle = Schloss
fief-column-city = Stadt
fief-column-mills = Mühlen
fief-column-presses = Traubenpressen
fief-column-rebels = Revoltierende Bauern
fief-column-road = Am Tor von
fief-column-units = Einheiten
fief-column-lord = Lehnsherr
fief-column-captor = Gefangen bei
fief-column-spouse = Verheiratet mit
fief-column-see = Bischof von
fief-column-cardinal = Kardinal
fief-column-capital = Hauptstadt
fief-table-offers = Angebote
fief-table-promises = Versprechen
fief-column-whom = An
fief-column-deal = Was
fief-column-gives = Gibt
fief-column-asks = Verlangt
fief-column-other = Mit
fief-column-promise = Versprechen
fief-column-asked = Verlangte Karten
fief-column-till = Bis Runde
fief-column-fate = Stand

## The board in the browser

fief-board-map = Karte des Königreichs
fief-board-realm = Runde und Thron
fief-board-hand = Deine Karten
fief-board-cards = Karten
fief-board-market = Markt
fief-board-families = Familien
fief-board-sees = Bistümer
fief-board-fiefs = Regionen und Lehen
fief-board-battle = Kampf
fief-board-election = Wahl
fief-board-setting-up = Die Familien siedeln sich an
fief-board-round = Runde { $round } von { $last }
fief-board-round-at-most = Runde { $round } von höchstens { $last }
fief-board-begins = { $seat } beginnt
fief-board-no-king = Der Thron ist leer.
fief-board-regency = Regentschaft: Runde { $round } von { $rounds }
fief-board-is-king = König
fief-board-is-queen = Königin
fief-board-is-regent = Regierende Königin
fief-board-is-prince = Kronprinz
fief-board-is-arc = Femme d’Arc
fief-board-is-duke = Herzog von { $village }
fief-board-is-count = Graf von { $village }
fief-board-is-baron = Baron von { $village }
fief-board-is-duke-lady = Herzogin von { $village }
fief-board-is-count-lady = Gräfin von { $village }
fief-board-is-baron-lady = Baronin von { $village }
fief-board-is-bishop = Bischof von { $see }
fief-board-is-cardinal = Kardinal
fief-board-at-gate = am Tor von { $village }, auf der Straße von { $road }
fief-board-deck = Stapel: { $cards }.
fief-board-hand-limit = Karten auf der Hand: { $cards }.
fief-board-no-cards = Keine Karten auf der Hand
fief-board-discards = Abgelegt: { $cards }
fief-board-price = { $thaler } Taler
fief-board-left = übrig: { $number }
fief-board-you = du
fief-board-first = Startspieler
fief-board-out = ausgeschieden
fief-board-rank = Platz { $rank }
fief-board-no-lords = Kein Lehnsherr
fief-board-counted = Taler, soweit alle zählen können
fief-board-fact-money = Taler
fief-board-fact-units = Einheiten Landsknechte
fief-board-fact-cards = Karten auf der Hand
fief-board-fact-villages = Dörfer
fief-board-fact-fiefs = Lehen
fief-board-fact-points = Punkte
fief-board-married = verheiratet mit { $lord }
fief-board-married-lady = verheiratet mit { $lord }
fief-board-aside = zurückgelegt: { $thaler } Taler
fief-board-heir = Erbt in der Verhandlung: { $lord }.
fief-board-heir-throne = Es fällt an den Thron.
fief-board-estate = Für den Erben: { $thaler } Taler
fief-board-captive-lady = gefangen bei { $seat }
fief-board-captive = gefangen bei { $seat }
fief-board-unborn = Derzeit in keiner Familie
fief-board-no-bishop = Kein Bischof
fief-board-tithe-to = Der Kirchenzehnt geht an { $lord }.
fief-board-fief-of = Lehen von { $seat }, Hauptstadt { $village }.
fief-board-title-waits = Der Titel wartet auf einen Lehnsherrn.
fief-board-taxed = Es zahlt in dieser Runde Steuern.
fief-board-free = { $village }: niemand
fief-board-held-by = { $village }: { $seat }
fief-board-attackers = Angreifer
fief-board-attacked = Angegriffene
fief-board-divided = Würfel gegen { $side }: geteilt durch { $number }.
fief-board-rounds-of-battle = Der Kampf Runde für Runde
fief-board-battle-round = Runde { $round }
fief-board-rolled = { $who }: { $dice }.
fief-board-the-rebels = Die revoltierenden Bauern
fief-board-rebels = revoltierende Bauern (Einheiten: { $number })
fief-board-force = { $seats } (Einheiten: { $number })
fief-board-said-battle = { $village }: { $attackers } gegen { $attacked }.
fief-board-said-battle-round = Runde { $round } des Kampfes.
fief-board-said-battle-quiet = Runden in Folge ohne Verlust: { $rounds }.
fief-board-said-battle-due = Noch zu verlieren: { $number } – { $side }.
fief-board-said-mercy = { $seat } bittet { $other } um Gnade.
fief-board-needs-votes = Die meisten Stimmen gewinnen; mindestens { $votes }, kein Gleichstand.
fief-board-needs-clerics = { $lord } ist gewählt. Zur Krone: Bischöfe { $bishops } oder Kardinäle { $cardinals }.
fief-board-has-votes = { $seat } hat Stimmen: { $votes }
fief-board-votes = Stimmen: { $votes }
fief-board-agrees = Die Geistlichen von { $seat } stimmen zu.
fief-board-refuses = Die Geistlichen von { $seat } lehnen ab.
fief-board-said-lies = { $region }, Bistum { $see }.
fief-board-said-nobody = Niemand hält es.
fief-board-said-held = { $seat } hält es.
fief-board-said-fief = Es liegt in einem Lehen von { $seat }.
fief-board-said-host = { $seat } ist Gastgeber.
fief-board-said-castle = Dort steht ein Schloss.
fief-board-said-city = Es ist eine Stadt.
fief-board-said-mills = Mühlen: { $number }.
fief-board-said-presses = Traubenpressen: { $number }.
fief-board-units = Landsknechte von { $seat } (Einheiten: { $units })
fief-board-guards = die Leibgarde von { $lord } (Einheiten: { $units })
fief-board-lord = { $lord } von { $seat }
fief-board-held-lord = { $lord } von { $seat }, gefangen bei { $captor }
fief-board-said-there = Dort stehen: { $things }.
fief-board-said-gate = Am Tor, auf der Straße von { $road }: { $things }.
fief-board-said-rebels = Revoltierende Bauern unter { $seat }; Einheiten: { $number }.
fief-board-said-roads = Straßen führen nach { $villages }.
fief-board-said-villages = Dörfer: { $villages }.
fief-board-said-no-fief = Es ist kein Lehen.
fief-board-said-bears = { $lord } trägt den Titel.
fief-board-said-bishop = { $lord } ist Bischof.
fief-board-said-no-bishop = Kein Bischof.
fief-board-said-bears-cards = Es trägt in dieser Runde: { $cards }.
fief-board-see-of = Bistum { $see }
fief-board-page-round = Eine Runde
fief-board-page-phase-cards = auf { $cards } Karten ergänzen, beliebig viele spielen, ungewollte zurückgeben.
fief-board-page-phase-income = Dörfer mit eigenen Landsknechten zahlen; Lehen zahlen ganz, wenn ein Landsknecht in der Hauptstadt steht.
fief-board-page-phase-purchases = Landsknechte, Bauten, Titel, Kardinäle in beliebiger Folge.
fief-board-page-phase-movement = Lehnsherren ziehen über Straßen und führen mit, wen sie wollen.
fief-board-page-phase-battles = zuerst die revoltierenden Bauern; dann entscheidet sich, wer am Tor steht, und Gäste greifen an.
fief-board-page-phase-negotiation = Erbschaften, Handel, Hochzeiten, dann die Wahl, wenn kein König da ist.
fief-board-page-costs = Was es kostet
fief-board-page-ware-soldier = in eine beherrschte Stadt, ein beherrschtes Schloss oder zu einem freien eigenen Lehnsherrn
fief-board-page-ware-rebel = wo ein Aufstand ist
fief-board-page-ware-guard = zum freien eigenen König oder zur Königin
fief-board-page-ware-press = in ein beherrschtes Dorf
fief-board-page-ware-mill = in ein beherrschtes Dorf
fief-board-page-ware-castle = in ein beherrschtes Dorf ohne Mauern
fief-board-page-ware-baron = eine ganz gehaltene Baronie mit Schloss
fief-board-page-ware-count = eine ganz gehaltene Grafschaft mit Schloss
fief-board-page-ware-duke = ein ganz gehaltenes Herzogtum mit Schloss
fief-board-page-ware-cardinal = ein freier eigener Bischof
fief-board-page-income = Einkünfte
fief-board-page-pays-castle = Schloss
fief-board-page-pays-city = Stadt
fief-board-page-pays-press = Traubenpresse
fief-board-page-pays-mill = Mühle
fief-board-page-pays-king = König
fief-board-page-pays-queen = Königin
fief-board-page-pays-regent = Regierende Königin
fief-board-page-pays-tax-per-village = Steuern, je Dorf des Lehens
fief-board-page-pays-harvest-bonus = Gute Ernte, je Mühle
fief-board-page-pays-weather-bonus = Schönwetter, je Traubenpresse
fief-board-page-income-needs = Hungersnot: dort zahlen weder Mühlen noch Traubenpressen. Kirchenzehnt: sie zahlen dem Bischof.
fief-board-page-movement = Bewegung
fief-board-page-steps = Dörfer je Runde: { $steps }; ganz mit der Femme d’Arc: { $arc }. Landsknechte ziehen nur mit einem Lehnsherrn.
fief-board-page-leave = Wo ein anderer Gastgeber ist, bitte um Erlaubnis; in Schloss und Stadt auch, um hinauszugehen.
fief-board-page-gate = Oder stelle dich ans Tor, für einen Sturm in den Kämpfen.
fief-board-page-battle = Kämpfe
fief-board-page-dice = Würfel: einer ab { $one } Einheit, zwei ab { $two }, drei ab { $three }.
fief-board-page-losses = Verluste: die Würfel geteilt durch { $open } im Offenen, { $castle } in einem Schloss, { $city } in einer Stadt.
fief-board-page-aim = Ein Würfel auf einen Lehnsherrn im Offenen tötet mit einer 6 und zählt sonst nichts.
fief-board-page-mercy = Vor jeder Runde kann man um Gnade bitten: Lehnsherren werden Gefangene, ihre Landsknechte sind verloren.
fief-board-page-spoils = Der Sieger hält das Dorf; war es nicht seines, werden Mühlen und Traubenpressen zerstört.
fief-board-page-throne = Lehen und Thron
fief-board-page-fief = Ein Lehen: alle Dörfer einer Region gehalten, ein Schloss, der Titel gekauft. Seine Dörfer kann man nicht einzeln nehmen.
fief-board-page-capital = Wer die Hauptstadt nimmt, nimmt das Lehen.
fief-board-page-election = Ohne König wird in der Verhandlung gewählt: freie Männer mit Titel; die meisten Stimmen, mindestens { $votes }.
fief-board-page-crown = Zur Krönung braucht der Gewählte Bischöfe ({ $bishops }) oder Kardinäle ({ $cardinals }).
fief-board-page-regency = Stirbt der König, regiert die Königin: für einen Kronprinzen { $rounds } Runden, sonst bis zum nächsten König.
fief-board-page-winning = Sieg
fief-board-page-alone = König oder Königin in deiner Familie und { $fiefs } Lehen.
fief-board-page-couple = König und Königin zweier Spieler, verheiratet: zusammen { $fiefs } Lehen.
fief-board-page-rounds = Nach { $rounds } Runden entscheidet eine Wertung.
fief-board-page-points-game = Die meisten Punkte nach { $rounds } Runden; gewertet alle { $every } Runden.
fief-board-page-last = Wer allein übrig ist, gewinnt. Ohne Lehnsherrn und Landsknecht scheidet man aus.
fief-board-page-points = Punkte
fief-board-page-counts-baron = Baron
fief-board-page-counts-count = Graf
fief-board-page-counts-duke = Herzog
fief-board-page-counts-king = König
fief-board-page-counts-queen = Königin
fief-board-page-counts-bishop = Bischof
fief-board-page-counts-crown-prince = Kronprinz
fief-board-page-counts-cardinal = Kardinal
fief-board-page-counts-per-500-thaler = Je volle 500 Taler
fief-board-page-reconstruction = Der gedruckte Plan ist nicht unserer: Regionen, Straßen und manche Werte sind rekonstruiert; die Karte hat dieses Projekt gezeichnet.
fief-board-page-own = Dieser Tisch spielt auf einem eigenen Plan.

### The Fair: all its words but the rules.

toy = Der Jahrmarkt
    .about = Zwei bis vier Händler verkaufen ihre Waren, handeln miteinander und wollen als Erste reich sein. Die Tests spielen es.

## Seats

toy-seat-red = Rot
toy-seat-blue = Blau
toy-seat-green = Grün
toy-seat-black = Schwarz
toy-seat-white = Weiß

## Goods

toy-good-apple = Apfel
toy-good-bread = Brot
toy-good-cheese = Käse
toy-good-honey = Honig

## Moves

toy-action-draw = Karte ziehen
toy-action-sell = Karte verkaufen
    .help = Alle anderen dürfen eine Karte derselben Ware zeigen und eine Krone von dir fordern.
toy-action-peek = Eine Hand ansehen
    .help = Das kostet eine Krone.
toy-action-rest = Ruhen
toy-answer-claim = Karte zeigen und eine Krone fordern
toy-answer-pass = Passen
toy-answer-offer = Angebot beginnen
toy-answer-drop = Angebot fallen lassen
toy-answer-withdraw = Angebot zurückziehen
toy-answer-accept = Annehmen
toy-answer-refuse = Ablehnen
toy-answer-ready = Fertig

## Options

toy-option-rich = Reich
    .help = Mit wie vielen Kronen jemand reich ist; dann endet das Spiel.
toy-option-rich-8 = 8 Kronen
toy-option-rich-6 = 6 Kronen
toy-option-rich-12 = 12 Kronen
toy-option-peek = Hände ansehen
toy-option-gifts = Geschenke
    .help = Auf dem Jahrmarkt darf auch annehmen, wer keine Krone hat.

## Questions

toy-ask-turn = Du bist am Zug. Was tust du?
toy-ask-sell = Welche Karte verkaufst du?
toy-ask-peek = Wessen Hand siehst du dir an?
toy-ask-claim = { $from } verkauft eine Karte: { $good }. Zeigst du eine derselben Ware und forderst eine Krone?
toy-ask-fair = Es ist Jahrmarkt. Bietest du eine Karte an, oder bist du fertig?
toy-ask-offer-good = Welche Karte bietest du an?
toy-ask-offer-whom = Wem bietest du diese Karte an: { $good }?
toy-ask-offered = { $from } bietet dir für eine Krone eine Karte an: { $good }. Nimmst du an?

## What happens

toy-event-first = { $seat } beginnt.
toy-event-drew = Du ziehst eine Karte: { $good }.
toy-event-draws = { $seat } zieht eine Karte.
toy-event-round = Runde { $round } beginnt. Das Wetter: { $weather }.
toy-event-sells = { $seat } verkauft eine Karte für { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }: { $good }.
toy-event-claims = { $seat } zeigt eine Karte ({ $good }) und fordert eine Krone von { $from }.
toy-event-peeks = { $seat } sieht sich die Hand von { $whom } an.
toy-event-peeked = Du siehst dir die Hand von { $whom } an: { $goods }.
toy-event-rests = { $seat } ruht.
toy-event-offers = { $seat } bietet { $whom } eine Karte an.
toy-event-offered = { $seat } bietet { $whom } eine Karte an: { $good }.
toy-event-withdraws = { $seat } zieht das Angebot zurück.
toy-event-refuses = { $seat } lehnt das Angebot von { $from } ab.
toy-event-accepts = { $seat } nimmt das Angebot von { $from } an.
toy-event-ready = { $seat } ist fertig.
toy-event-hand = { $seat } zeigt alle Karten: { $goods }.
toy-event-over = Das Spiel ist aus: { $ending }.

toy-ending-rich = jemand ist reich
toy-ending-empty = der Stapel ist leer
toy-ending-rounds = die letzte Runde ist gespielt

## Why not

toy-why-TOY-T-2 = Der Stapel ist leer.
toy-why-TOY-T-3-hand = Du hast keine Karte, die du verkaufen könntest.
toy-why-TOY-T-3-good = Eine solche Karte hast du nicht: { $good }.
toy-why-TOY-T-4-option = An diesem Tisch werden keine Hände angesehen.
toy-why-TOY-T-4-crown = Eine Hand anzusehen kostet eine Krone, und du hast keine.
toy-why-TOY-T-4-hand = { $seat } hat keine Karten, und jemand anders hat welche.
toy-why-TOY-C-1 = Eine solche Karte kannst du nicht zeigen: { $good }.
toy-why-TOY-F-1-hand = Du hast keine Karte, die du anbieten könntest.
toy-why-TOY-F-1-twice = Du hast auf diesem Jahrmarkt schon { $times ->
        [one] ein Angebot
       *[other] { $times } Angebote
    } begonnen; mehr geht nicht.
toy-why-TOY-F-1-open = { $whom } hat auf dein letztes Angebot noch nicht geantwortet.
toy-why-TOY-F-1-good = Eine solche Karte hast du nicht: { $good }.
toy-why-TOY-F-2-self = Dir selbst kannst du nichts anbieten.
toy-why-TOY-F-2-none = Du hast kein offenes Angebot.
toy-why-TOY-F-3 = Die Karte von { $from } kostet eine Krone, und du hast keine.

## Tables

toy-table-players = Spieler
toy-table-goods = Waren
toy-table-offers = Angebote
toy-table-fair = Der Jahrmarkt
toy-column-player = Spieler
toy-column-crowns = Kronen
toy-column-cards = Karten
toy-column-made = Angebote gemacht
toy-column-ready = Fertig
toy-column-good = Ware
toy-column-sold = Verkauft
toy-column-hand = Hand
toy-column-whom = An
toy-column-round = Runde
toy-column-weather = Wetter
toy-column-deck = Stapel
toy-column-turn = Am Zug

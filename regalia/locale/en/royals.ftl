### Royals: its names, moves, options, questions, events, refusals and tables.

royals = Royals
    .about = Europe, 1648 to 1714: two to five great houses win titles in its cities, from marshal to king, vie for influence in four countries, and take over what others hold.

## Seats

royals-seat-black = Black
royals-seat-white = White
royals-seat-grey = Grey
royals-seat-purple = Purple
royals-seat-orange = Orange

## Countries, intrigue cards, epochs

royals-country-france = France
royals-country-german-states = German States
royals-country-britain = Britain
royals-country-spain = Spain
royals-intrigue-france-german-states = France / German States
royals-intrigue-france-britain = France / Britain
royals-intrigue-france-spain = France / Spain
royals-intrigue-german-states-britain = German States / Britain
royals-intrigue-german-states-spain = German States / Spain
royals-intrigue-britain-spain = Britain / Spain
royals-year-1648 = 1648
royals-year-1680 = 1680
royals-year-1714 = 1714

## Cities, titles, positions

royals-city-paris = Paris
royals-city-nantes = Nantes
royals-city-bordeaux = Bordeaux
royals-city-reims = Reims
royals-city-avignon = Avignon
royals-city-munich = Munich
royals-city-berlin = Berlin
royals-city-cologne = Cologne
royals-city-vienna = Vienna
royals-city-london = London
royals-city-dublin = Dublin
royals-city-edinburgh = Edinburgh
royals-city-madrid = Madrid
royals-city-seville = Seville
royals-city-valencia = Valencia
royals-city-barcelona = Barcelona
royals-title-marshal = Marshal
royals-title-baron = Baron
royals-title-countess = Countess
royals-title-duke = Duke
royals-title-cardinal = Cardinal
royals-title-princess = Princess
royals-title-king = King
royals-position-paris-king = { royals-title-king } of { royals-city-paris }
royals-position-nantes-princess = { royals-title-princess } of { royals-city-nantes }
royals-position-nantes-baron = { royals-title-baron } of { royals-city-nantes }
royals-position-bordeaux-duke = { royals-title-duke } of { royals-city-bordeaux }
royals-position-bordeaux-countess = { royals-title-countess } of { royals-city-bordeaux }
royals-position-reims-cardinal = { royals-title-cardinal } of { royals-city-reims }
royals-position-reims-baron = { royals-title-baron } of { royals-city-reims }
royals-position-avignon-princess = { royals-title-princess } of { royals-city-avignon }
royals-position-avignon-marshal = { royals-title-marshal } of { royals-city-avignon }
royals-position-munich-princess = { royals-title-princess } of { royals-city-munich }
royals-position-munich-baron = { royals-title-baron } of { royals-city-munich }
royals-position-berlin-duke = { royals-title-duke } of { royals-city-berlin }
royals-position-berlin-countess = { royals-title-countess } of { royals-city-berlin }
royals-position-cologne-cardinal = { royals-title-cardinal } of { royals-city-cologne }
royals-position-cologne-baron = { royals-title-baron } of { royals-city-cologne }
royals-position-vienna-king = { royals-title-king } of { royals-city-vienna }
royals-position-vienna-marshal = { royals-title-marshal } of { royals-city-vienna }
royals-position-london-king = { royals-title-king } of { royals-city-london }
royals-position-dublin-cardinal = { royals-title-cardinal } of { royals-city-dublin }
royals-position-dublin-duke = { royals-title-duke } of { royals-city-dublin }
royals-position-edinburgh-princess = { royals-title-princess } of { royals-city-edinburgh }
royals-position-edinburgh-countess = { royals-title-countess } of { royals-city-edinburgh }
royals-position-madrid-king = { royals-title-king } of { royals-city-madrid }
royals-position-seville-cardinal = { royals-title-cardinal } of { royals-city-seville }
royals-position-seville-baron = { royals-title-baron } of { royals-city-seville }
royals-position-valencia-duke = { royals-title-duke } of { royals-city-valencia }
royals-position-valencia-marshal = { royals-title-marshal } of { royals-city-valencia }
royals-position-barcelona-countess = { royals-title-countess } of { royals-city-barcelona }
royals-position-barcelona-marshal = { royals-title-marshal } of { royals-city-barcelona }

## Moves

royals-answer-done = Done
    .help = You play nothing more, and your turn is over.
royals-answer-drop = Pay nothing and end your turn
    .help = The payment you have begun is dropped, and your turn is over. To choose otherwise, take your answer back instead.
royals-answer-three = Three country cards
    .help = Draw three country cards, each from the deck or from the row.
royals-answer-both = One country card and one intrigue card
    .help = Draw one card of each, in any order. With intrigue cards you take over positions of others.
royals-answer-deck = The deck
    .help = Draw the country card that lies face down on top. Only you see it.
royals-answer-intrigue = The intrigue deck
    .help = Draw an intrigue card. Only you see it.
royals-pay-wild-0 = No wild
    .help = Pay cards of the country only.
royals-pay-wild-1 = One wild (three other cards)
    .help = Any three country cards count as one of the country.
royals-pay-wild-2 = Two wilds (six other cards)
royals-pay-wild-3 = Three wilds (nine other cards)
royals-pay-wild-4 = Four wilds (twelve other cards)
royals-pay-wild-5 = Five wilds (15 other cards)
royals-pay-wild-6 = Six wilds (18 other cards)
royals-pay-wild-7 = Seven wilds (21 other cards)
royals-pay-wild-8 = Eight wilds (24 other cards)
royals-pay-intrigue-wild-0 = No intrigue wild
    .help = Play intrigue cards that show the country only.
royals-pay-intrigue-wild-1 = One intrigue wild (two other intrigue cards)
    .help = Any two intrigue cards count as one that shows the country.
royals-pay-intrigue-wild-2 = Two intrigue wilds (four other intrigue cards)
    .help = Any four intrigue cards count as two that show the country.

## Options

royals-option-limited-cubes = Limited cubes
    .help = Each player has 46 cubes with two players, else 36; who has fewer than two left can occupy nothing.
royals-option-free-wilds = Free wilds
    .help = Wilds are allowed even if you hold the matching cards.
royals-option-open-scores = Open scores
    .help = Everybody’s points are shown during the game.
royals-option-no-memory-aid = No memory aid
    .help = The page does not show which cards the others took from the row.
royals-option-first-seat = First seat begins
    .help = The player in the first seat is the start player; otherwise the start player is drawn at random.

## Questions

royals-ask-way = What do you draw?
royals-ask-draw = { $cards ->
    [one] From where do you draw your country card?
   *[other] From where do you draw the next of { $cards } country cards?
}
royals-ask-draw-both = From where do you draw first? One country card and one intrigue card are yours.
royals-ask-play = Which position do you occupy or take over? Or are you done?
royals-ask-plot = { $cards ->
    [one] To take over “{ $position }” you need one intrigue card that shows its country ({ $country }). Do you use a wild?
   *[other] To take over “{ $position }” you need { $cards } intrigue cards that show its country ({ $country }). How many wilds do you use?
}
royals-ask-lay-intrigue = { $cards ->
    [one] Which intrigue card do you play for “{ $position }”?
   *[other] Which intrigue card do you play for “{ $position }”? { $cards } are still needed.
}
royals-ask-pay = { $cards ->
    [one] “{ $position }” costs one card of its country ({ $country }). Do you use a wild?
   *[other] “{ $position }” costs { $cards } cards of its country ({ $country }). How many wilds do you use?
}
royals-ask-lay = { $cards ->
    [one] Which country card do you pay for “{ $position }”?
   *[other] Which country card do you pay for “{ $position }”? { $cards } are still needed.
}
royals-ask-discard = { $cards ->
    [one] You have one country card too many. Which one do you discard?
   *[other] You have { $cards } country cards too many. Which one do you discard?
}
royals-ask-discard-intrigue = { $cards ->
    [one] You have one intrigue card too many. Which one do you discard?
   *[other] You have { $cards } intrigue cards too many. Which one do you discard?
}

## Events

royals-event-first = { $seat } is the start player.
royals-event-row = New in the row: { $cards }.
royals-event-turn = It is { $seat }’s turn.
royals-event-epoch-ends = The epoch { $year } is over.
royals-event-deck-renewed = { $cards ->
    [one] The discarded country cards become the new deck: one card.
   *[other] The discarded country cards become the new deck: { $cards } cards.
}
royals-event-last-round = The round is still finished, so that all have had the same number of turns.

royals-event-three = { $seat } chooses three country cards.
royals-event-both = { $seat } chooses one country card and one intrigue card.
royals-event-drew = You draw a country card: { $country }.
royals-event-draws = { $seat } draws a country card from the deck.
royals-event-takes = { $seat } takes a card from the row: { $country }.
royals-event-drew-intrigue = You draw an intrigue card: { $intrigue }.
royals-event-draws-intrigue = { $seat } draws an intrigue card.
royals-event-intrigues-renewed = The discarded intrigue cards become the new intrigue deck.

royals-event-occupies = { $seat } occupies “{ $position }”.
royals-event-takes-over = { $seat } takes “{ $position }” over from { $from }.
royals-event-pays = { $cards ->
    [one] { $seat } pays one card: { $country }.
   *[other] { $seat } pays { $cards } cards: { $country }.
}
royals-event-pays-wild = { $wilds ->
    [one] { $seat } pays with one wild: { $cards }.
   *[other] { $seat } pays with { $wilds } wilds: { $cards }.
}
royals-event-pays-intrigue = { $cards_count ->
    [one] { $seat } plays an intrigue card: { $cards }.
   *[other] { $seat } plays intrigue cards: { $cards }.
}
royals-event-cube-back = A cube of { $seat } goes from the square of { $city } back to the supply.
royals-event-discards = { $seat } discards a country card: { $country }.
royals-event-discards-intrigue = { $seat } discards an intrigue card: { $intrigue }.

royals-event-city-bonus = { $seat } takes the city bonus of { $city }: { royals-points }.
royals-event-country-bonus = { $seat } has a cube in every city of this country, { $country }, and takes the country bonus: { royals-points }.
royals-event-house-bonus = { $seat } has a cube on every title and takes a house bonus: { royals-points }.

royals-event-epoch-first = { $country }: { $seat } has the most influence and takes { royals-points }.
royals-event-epoch-second = { $country }: { $seat } comes second and takes { royals-points }.
royals-event-epoch-nobody = { $country }: nobody takes the marker for { royals-points }.
royals-event-tie-title = { $country }: influence is tied; { $seat } is ahead by the higher title, { $title }.
royals-event-tie-city = { $country }: influence and title are tied ({ $title }); { $seat } is ahead by the city with the higher bonus.
royals-event-tie-further = { $country }: influence, title and city are tied; { $seat } is ahead by a further position, or by the order of turns.

royals-event-title = { $title }: { $seat } has the most cubes and takes { royals-points }.
royals-event-title-halved = { $title }: { $seat } and { $other } are tied and take half the marker each, { royals-points }.
royals-event-title-nobody = { $title }: { $players } players are tied, so nobody takes the marker.
royals-event-title-empty = { $title }: there is no cube, so nobody takes the marker.
royals-event-tied = Tied for the most points: { $seats }. The highest single marker decides.
royals-event-highest = The highest single marker of { $seat }: { royals-points }.
royals-event-total = { $seat } has { royals-points } in all.
royals-event-over = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

royals-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Why a move is refused

royals-why-RO-P-1-cards = { $cost ->
    [one] That costs one card of this country, { $country }
   *[other] That costs { $cost } cards of this country, { $country }
}, and three other cards for each that is lacking. You have { $natives }, and { $cards } country cards in all.
royals-why-RO-P-1-natives = { $natives ->
    [one] With so many wilds you still need one card of the country, { $country }
   *[other] With so many wilds you still need { $natives } cards of the country, { $country }
}; you have { $has }.
royals-why-RO-P-1-hand = You have no such card left: { $country }.
royals-why-RO-P-1-rest = The cards still to be paid must be of the country: { $country }.
royals-why-RO-P-2 = { $has ->
    [one] You have one card of this country, { $country },
   *[other] You have { $has } cards of this country, { $country },
} and { $cost ->
    [one] only one is needed
   *[other] only { $cost } are needed
}: wilds are for those who have too few.
royals-why-RO-P-2-cards = So many wilds take { $cards } country cards in all; you have { $has }.
royals-why-RO-P-3 = { $cubes ->
    [0] A position takes two cubes, and you have none left.
    [one] A position takes two cubes, and you have only one left.
   *[other] A position takes two cubes, and you have only { $cubes } left.
}
royals-why-RO-P-5-own = “{ $position }” is yours already.
royals-why-RO-P-5-cards = { $cost ->
    [one] To take that over you need an intrigue card that shows this country, { $country }, or any two
   *[other] To take that over you need { $cost } intrigue cards that show this country, { $country }, or any two for each
}. Matching ones you have: { $matching }, of { $cards } in all.
royals-why-RO-P-5-matching = { $matching ->
    [one] With so many wilds you still need one intrigue card that shows this country, { $country }
   *[other] With so many wilds you still need { $matching } intrigue cards that show this country, { $country }
}; you have { $has }.
royals-why-RO-P-6 = { $has ->
    [one] You have one intrigue card that shows this country, { $country },
   *[other] You have { $has } intrigue cards that show this country, { $country },
} and { $cost ->
    [one] only one is needed
   *[other] only { $cost } are needed
}: wilds are for those who have too few.
royals-why-RO-P-6-cards = So many wilds take { $cards } intrigue cards in all; you have { $has }.
royals-why-RO-P-6-hand = You have no such intrigue card left: { $intrigue }.
royals-why-RO-P-6-rest = The intrigue cards still to be played must show the country: { $country }.
royals-why-RO-T-3 = There is no such card in the row: { $country }; the row is refilled when your turn is over.
royals-why-RO-T-4 = There is no intrigue card to draw, neither in the deck nor among the discards.
royals-why-RO-T-5 = The deck is empty, and it is not renewed during a turn; take a card from the row.
royals-why-RO-T-7-country = You have no such card to discard: { $country }.
royals-why-RO-T-7-intrigue = You have no such intrigue card to discard: { $intrigue }.

## How a game ends

royals-ending-points = The most points have decided.
royals-ending-marker = Points were tied; the highest single marker has decided.
royals-ending-shared = Points and highest markers are tied: the victory is shared.

## Tables

royals-table-positions = Positions
royals-table-squares = Cubes on the squares of cities
royals-table-countries = Countries: influence, markers of this epoch, country bonus left
royals-table-titles = Titles: cubes on their markers
royals-table-players = Players: cards in hand, markers taken
royals-table-points = Points
royals-table-cards = Country cards: yours, in the row, known in each hand, discarded, unseen
royals-table-intrigues = Intrigue cards
royals-table-course = The course of the game

royals-column-position = Position
royals-column-country = Country
royals-column-cost = Cost
royals-column-influence = Influence
royals-column-city-bonus = City bonus
royals-column-holder = Held by
royals-column-city = City
royals-column-high = Higher
royals-column-low = Lower
royals-column-country-bonus = Country bonus
royals-column-title = Title
royals-column-points = Points
royals-column-player = Player
royals-column-hand = Country cards
royals-column-intrigues = Intrigue cards
royals-column-cities = City
royals-column-countries = Country
royals-column-house = House
royals-column-epochs = Epoch
royals-column-titles = Title
royals-column-cubes-left = Cubes left
royals-column-cities-points = Cities
royals-column-countries-points = Countries
royals-column-house-points = House
royals-column-epochs-points = Epochs
royals-column-titles-points = Titles
royals-column-total = Total
royals-column-own = Yours
royals-column-row = Row
royals-column-discards = Discards
royals-column-unseen = Unseen
royals-column-kind = Shows
royals-column-epoch = Epoch
royals-column-deck = Deck
royals-column-intrigue-deck = Intrigue deck
royals-column-house-bonus = House bonus
royals-column-turn = Turn

## The board as it is drawn

royals-board-letter-france = F
royals-board-letter-german-states = G
royals-board-letter-britain = B
royals-board-letter-spain = S
royals-board-map = Map
royals-board-cards = Decks and row
royals-board-hand = Your hand
royals-board-countries = Countries
royals-board-titles = Titles
royals-board-players = Players
royals-board-payment = Payment
royals-board-deck = Deck
royals-board-row = Row
royals-board-intrigue-deck = Intrigue deck
royals-board-discards = Discards
royals-board-no-intrigues = No intrigue cards
royals-board-of-cards = { $cards } of { $limit } country cards
royals-board-of-intrigues = { $cards } of { $limit }
royals-board-times = { $number } × { $what }
royals-board-cheapest = Cheapest: { $cards }
royals-board-laid-cards = Country cards: { $laid } of { $cards } laid
royals-board-laid-intrigues = Intrigue cards: { $laid } of { $cards } laid
royals-board-house-bonus = House bonus
royals-board-no-house-bonus = No house bonus in this game
royals-board-you = you
royals-board-starts = start player
royals-board-known = Known from the row: { $cards }.
royals-board-open-hand = In hand: { $cards }.
royals-board-said-marker-left = { $points } (still there)
royals-board-said-marker-out = { $points } (out of the game)
royals-board-said-marker-taken = { $points } (taken by { $seat })
royals-board-said-city-bonus = City bonus: { $marker }.
royals-board-said-square = On the square: { $cubes }.
royals-board-said-free = { $title }: cost { $cost }, influence { $influence }, free.
royals-board-said-held = { $title }: cost { $cost }, influence { $influence }, held by { $seat }.
royals-board-said-influence = Influence: { $seats }.
royals-board-said-country-bonus = Country bonuses: { $high }, { $low }.
royals-board-said-epoch = { $year }: { $high }, { $low }.
royals-board-said-cubes = Cubes: { $cubes }.
royals-board-said-title-left = The marker counts { $points } points.
royals-board-said-title-out = The marker for { $points } points is out of the game.
royals-board-said-whole = { $seat } takes the marker: { $points } points.
royals-board-said-halved = { $seats } take half the marker each: { $points } points.
royals-board-said-house-bonus = House bonuses: { $markers }.
royals-board-said-decks = Country cards in the deck: { $deck }. Intrigue cards in their deck: { $intrigues }.
royals-board-said-row = In the row: { $cards }.
royals-board-said-discards = Discarded: { $cards }.
royals-board-said-intrigue-discards = Discarded intrigue cards: { $cards }.
royals-board-said-hand = In your hand: { $cards }.
royals-board-said-intrigues = Your intrigue cards: { $cards }.
royals-board-said-unseen = Country cards you have not seen: { $cards }.
royals-board-page-turn = A turn
royals-board-page-draw = Draw { $cards } country cards, or one country card and one intrigue card. In the first turns: { $first } country cards, in turn order.
royals-board-page-play = Occupy and take over positions, as often as you like, till you say that you are done.
royals-board-page-limit = Discard down to { $cards } country cards and { $intrigues } intrigue cards.
royals-board-page-refill = The row is refilled to { $row } cards.
royals-board-page-costs = Costs
royals-board-page-occupy = A free position: its title’s number of cards of its country.
royals-board-page-wild = Any { $cards } country cards count as one card of your choice.
royals-board-page-take-over = A position held by another: also { $cards } intrigue card that shows the country ({ $king } for a King); any { $any } intrigue cards count as one.
royals-board-page-lacking = Both only if you lack matching cards.
royals-board-page-free-wilds = At this table both are allowed even if you have matching cards.
royals-board-page-cubes = One cube goes on the position, one on the title. A cube that was taken over moves to the city’s square.
royals-board-page-titles = The titles
royals-board-page-cost = Cards
royals-board-page-influence = Influence
royals-board-page-points = Points
royals-board-page-countries = The countries
royals-board-page-in-game = Cards
royals-board-page-bonus = Bonus
royals-board-page-bonuses = Bonuses
royals-board-page-city-bonus = City: for the first who occupies a position in it.
royals-board-page-country-bonus = Country: for a cube in every city of the country; the first takes the higher marker, the second the lower.
royals-board-page-house-bonus = House: for a cube on every title; in this game { $points }.
royals-board-page-scoring = Epochs and the end
royals-board-page-epoch = An epoch ends when the row cannot be refilled. In each country the most influence takes the higher marker, the second the lower.
royals-board-page-tie = Ties: the higher title in the country, then its city with the higher bonus.
royals-board-page-last = After the third epoch the round is finished, and scored once more.
royals-board-page-title-points = Then each title: most cubes take its points, two who are tied half each, three or more nothing.
royals-board-page-winner = Most points win; if tied, the highest single marker.
royals-board-page-reconstruction = Most values of this board are reconstructed, for the printed board is not ours. Outlines and places made with Natural Earth.
royals-board-page-own = This table plays on a board file of its own.

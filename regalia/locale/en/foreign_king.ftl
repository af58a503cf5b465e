### The Foreign King: its names, moves, options, questions, events, refusals and tables.

foreign-king = The Foreign King
    .about = Belgium, 1831: two to four influential citizens build factories, win over the provinces and the National Congress, and send the new King where he serves them best.

## Seats

foreign-king-colour-red = Red
foreign-king-colour-blue = Blue
foreign-king-colour-green = Green
foreign-king-colour-black = Black
foreign-king-seat-red = { foreign-king-colour-red }
foreign-king-seat-blue = { foreign-king-colour-blue }
foreign-king-seat-green = { foreign-king-colour-green }
foreign-king-seat-black = { foreign-king-colour-black }

## Provinces

foreign-king-province-west-flanders = West Flanders
foreign-king-province-east-flanders = East Flanders
foreign-king-province-antwerp = Antwerp
foreign-king-province-limburg = Limburg
foreign-king-province-brabant = Brabant
foreign-king-province-hainaut = Hainaut
foreign-king-province-namur = Namur
foreign-king-province-liege = Liège
foreign-king-province-luxembourg = Luxembourg

## Factories

foreign-king-factory-textile = Textile factory
foreign-king-factory-metal = Metal factory

## Actions

foreign-king-action-factory = Build a factory
    .help = Pay 3 Francs and put a textile or metal factory into any province. The first factory of a province earns you a Royal Medal.
foreign-king-action-place = Place a citizen
    .help = Place one disc from your supply into any province, free. Each further disc into the same province costs 1 Franc.
foreign-king-action-move = Move a citizen
    .help = Move one of your discs to an adjacent province or back to your supply, free. Each further step costs 1 Franc; all discs you move start in the same province.
foreign-king-action-congress = Place a congressman
    .help = Put one of your discs, from your supply or from a province, into the National Congress. It is free.
foreign-king-action-king = Score with the King
    .help = Move the King to an adjacent province, free; each further step costs 1 Franc. The province where he stops is scored.
foreign-king-action-coins = Receive coins
    .help = Take 3 Francs, plus 1 for each textile factory, active or not, in the provinces where you hold the majority.
foreign-king-action-order = Change turn order
    .help = Take 1 Franc now. At the end of the round you choose your place on the turn-order track.
foreign-king-action-queen = Use the Queen
    .help = Pay 2 Francs and carry out another action, even an occupied one. What that action costs comes on top.

## Options

foreign-king-option-extended = Extended game
    .help = The King’s marker starts on 40 instead of 30, so the game lasts longer.
foreign-king-option-three-queen = 3-player Queen
    .help = With three players the Queen takes the place of “Change turn order”; the turn order then never changes.
foreign-king-option-german-queen = German Queen
    .help = The Queen lends you only actions that hold another player’s pawn, as the German rulebook describes her.
foreign-king-option-bank = Bank
    .help = How much money there is in the game. With 37 or 41 Francs the bank can run dry.
foreign-king-option-bank-0 = Never runs dry
foreign-king-option-bank-37 = 37 Francs
foreign-king-option-bank-41 = 41 Francs
foreign-king-option-silent-third = Silent third player
    .help = In a game for two, the virtual player scores only at the end. Factories where it holds the majority become inactive all the same.
foreign-king-option-factory-appearance = Factory appearance
    .help = Changes the drawing only: factories lie on their side while unused and stand up once used.

## Answers

foreign-king-answer-done = Done
foreign-king-answer-disc = One more disc
    .help = Pay 1 Franc for it.
foreign-king-answer-supply = Your supply
foreign-king-answer-shift = Move one of its discs
    .help = Take a disc that lies in a province already to an adjacent one.
foreign-king-answer-hurry = Hurry there
    .help = All your congressmen leave the National Congress for this province; nobody else is asked.
foreign-king-answer-stay = Stay in the Congress
foreign-king-answer-lose = Lose the turn
    .help = Carry out no action in this turn.
foreign-king-answer-loan = Take a loan
    .help = Turn a Royal Medal face down and take 3 Francs. A loan not repaid costs 6 VP at the end.
foreign-king-answer-repay = Repay a loan
    .help = Pay 4 Francs and turn a Royal Medal face up again.

foreign-king-place-first = First place
foreign-king-place-second = Second place
foreign-king-place-third = Third place
foreign-king-place-fourth = Fourth place

## Parts of sentences; a language may choose its preposition by the key

foreign-king-in = in { $province }
foreign-king-into = to { $province }
foreign-king-out = from { $province }
foreign-king-from = from { $from }
foreign-king-to = to { $to }
foreign-king-a-factory = { $factory_key ->
    [metal] a metal factory
   *[textile] a textile factory
}

## Questions

foreign-king-ask-action = Which action do you choose?
foreign-king-ask-queen = Which action shall the Queen lend you?
foreign-king-ask-factory-kind = Which kind of factory do you build?
foreign-king-ask-factory-province = In which province do you build { foreign-king-a-factory }?
foreign-king-ask-place = In which province do you place a disc?
foreign-king-ask-place-more = Do you place one more disc { foreign-king-in }, for 1 Franc?
foreign-king-ask-move-from = From which province do you move discs?
foreign-king-ask-move-to = Where do you move the disc { foreign-king-out }?
foreign-king-ask-move-more = Do you make one more step, for 1 Franc? Then say where the disc stands: { foreign-king-in }, or where one of those you have moved from there is now.
foreign-king-ask-congress = Where does your new congressman come from?
foreign-king-ask-king-called = To which province do you call the King?
foreign-king-ask-king = To which adjacent province does the King go { foreign-king-out }? This step is free.
foreign-king-ask-king-on = The King is { foreign-king-in }. Does he go on to an adjacent province, for 1 Franc?
foreign-king-ask-hurry = { $discs ->
    [one] The King is about to score { $province }: does your one congressman hurry there?
   *[other] The King is about to score { $province }: do all your { $discs } congressmen hurry there?
}
foreign-king-ask-idle = Nobody holds the majority { foreign-king-in }. Do you make one active factory there inactive?
foreign-king-ask-virtual = { $steps ->
    [one] You owe one more step with the virtual player’s discs ({ $colour }).
   *[other] You owe { $steps } steps with the virtual player’s discs ({ $colour }).
} In which province do you place one, or do you move one?
foreign-king-ask-virtual-from = From which province do you move a disc of the virtual player ({ $colour })?
foreign-king-ask-virtual-to = To which adjacent province do you move the virtual player’s disc ({ $colour }) { foreign-king-out }?
foreign-king-ask-turn-end = Do you take or repay a loan before your turn ends?
foreign-king-ask-order-place = Which place on the turn-order track do you take? With “Done” your marker stays where it is.

## Events

foreign-king-event-order = Turn order: { $seats }.
foreign-king-event-first = { $seat } goes first.
foreign-king-event-round = Round { $round } begins.
foreign-king-event-turn = It is { $seat }’s turn.
foreign-king-event-loses-turn = { $seat } loses this turn.

foreign-king-event-action = { $seat } chooses “{ $action }”.
foreign-king-event-by-queen = The Queen lends { $seat } the action “{ $action }”.
foreign-king-event-loan = { $seat } turns a medal down for a loan of 3 Francs.
foreign-king-event-repaid = { $seat } repays a loan with 4 Francs and turns the medal up again.
foreign-king-event-factory = { $seat } builds { foreign-king-a-factory } { foreign-king-in }.
foreign-king-event-medal = { $seat } earns a Royal Medal for the first factory { foreign-king-in }.
foreign-king-event-placed = { $seat } places a disc { foreign-king-in }.
foreign-king-event-moved = { $seat } moves a disc { foreign-king-from } { foreign-king-to }.
foreign-king-event-home = { $seat } takes a disc { foreign-king-out } back to the supply.
foreign-king-event-congress-supply = { $seat } puts a disc from the supply into the National Congress.
foreign-king-event-congress-province = { $seat } puts a disc { foreign-king-out } into the National Congress.
foreign-king-event-coins = { $francs ->
    [0] { $seat } receives nothing, for the bank is empty.
    [one] { $seat } receives 1 Franc.
   *[other] { $seat } receives { $francs } Francs.
}
foreign-king-event-order-wish = { $francs ->
    [0] { $seat } will choose a place in the turn order when the round is over; the bank is empty and pays nothing.
   *[other] { $seat } receives 1 Franc and will choose a place in the turn order when the round is over.
}
foreign-king-event-order-moved = { $seat } takes the { $place_key ->
    [first] first
    [second] second
    [third] third
   *[fourth] fourth
} place in the turn order.
foreign-king-event-order-stays = { $seat } stays in the same place in the turn order.

foreign-king-event-king-called = { $seat } calls the King { foreign-king-into }.
foreign-king-event-king-steps = { $seat } sends the King { foreign-king-from } { foreign-king-to }.
foreign-king-event-marker = The King’s marker drops by { $drop } to { $marker }.
foreign-king-event-empty = There is no disc { foreign-king-in }; the province is not scored.
foreign-king-event-hurries = { $discs ->
    [one] { $seat }’s one congressman hurries { foreign-king-into }.
   *[other] { $seat }’s { $discs } congressmen all hurry { foreign-king-into }.
}
foreign-king-event-stays = { $seat } sends nobody from the Congress { foreign-king-into }.
foreign-king-event-scores = { $colour } scores { $points } VP { foreign-king-in }.
foreign-king-event-no-points = { $colour } holds the majority { foreign-king-in }, but with fewer than three discs and no active factory it brings nothing.
foreign-king-event-silent = { $colour } holds the majority { foreign-king-in }, but the virtual player scores only at the end.
foreign-king-event-nobody = Nobody holds the majority { foreign-king-in }.
foreign-king-event-idled = { $seat } makes { foreign-king-a-factory } { foreign-king-in } inactive.
foreign-king-event-idles-none = { $seat } leaves the factories { foreign-king-in } as they are.
foreign-king-event-virtual-placed = { $seat } places a disc of the virtual player ({ $colour }) { foreign-king-in }.
foreign-king-event-virtual-moved = { $seat } moves a disc of the virtual player ({ $colour }) { foreign-king-from } { foreign-king-to }.

foreign-king-event-end-marker = The King’s marker on { $marker } has met the second-highest score, { $points } VP: the game is about to end.
foreign-king-event-end-factories = All ten factories are built and inactive: the game is about to end.
foreign-king-event-end-rounds = After { $rounds } rounds the game ends.
foreign-king-event-loans-open = { $loans ->
    [one] { $seat } has one loan not repaid: { $points } VP.
   *[other] { $seat } has { $loans } loans not repaid: { $points } VP.
}
foreign-king-event-award-control = { $colour } receives { $points } VP for controlling the most.
foreign-king-event-award-medals = { $colour } receives { $points } VP for the most Royal Medals.
foreign-king-event-award-congress = { $colour } receives { $points } VP for the most discs in the National Congress.
foreign-king-event-award-money = { $colour } receives { $points } VP for the most Francs.
foreign-king-event-award-provinces = { $colour }, the virtual player, receives { $points } VP for the provinces where it holds the majority.
foreign-king-event-over = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Why a move is refused

foreign-king-why-FK-C-4 = { $number ->
    [0] The bank is empty; a loan takes 3 Francs out of it.
   *[other] A loan takes 3 Francs, and the bank has only { $number } left.
}
foreign-king-why-FK-T-2 = You may not pass: there is an action that you can carry out as things are.
foreign-king-why-FK-T-2-stuck = If you repaid the loan now, you would be left without an action that you can carry out; you can repay it after your action.
foreign-king-why-FK-T-3-pawn = The pawn of { $seat } occupies “{ $action }”; the action is free again once that pawn has moved on.
foreign-king-why-FK-T-3-own = Your own pawn is still on “{ $action }”, and nobody takes the same action twice in a row; choose another one now.
foreign-king-why-FK-T-4-money = “{ $action }” costs { $number } Francs, and you have { $has }; a loan brings 3 Francs, if you have a face-up medal.
foreign-king-why-FK-T-4-discs = { $action_key ->
    [place] “{ $action }” needs a disc in your supply, and you have none there; discs you move home fill it again.
    [move] “{ $action }” needs one of your discs in a province, and you have none there.
   *[congress] “{ $action }” needs one of your discs in your supply or in a province, and you have none in either.
}
foreign-king-why-FK-T-4-behind = After the Queen’s 2 Francs you could not carry out any of the actions she lends.
foreign-king-why-FK-T-6 = In this game with { $number } players there is no action “{ $action }”.
foreign-king-why-FK-T-7-medal = A loan needs a face-up medal, and you have none; the first factory of a province earns you one.
foreign-king-why-FK-T-7-loan = You have no loan to repay.
foreign-king-why-FK-T-7-money = To repay a loan you need { $number } Francs, and you have { $has }.
foreign-king-why-FK-A-FACTORY-2-kind = { $factory_key ->
    [metal] All the metal factories are built; build a textile factory.
   *[textile] All the textile factories are built; build a metal factory.
}
foreign-king-why-FK-A-FACTORY-2-none = All ten factories are built; the bank has none left.
foreign-king-why-FK-A-PLACE-1 = A further disc costs 1 Franc, and you have no money; a loan brings 3 Francs, if you have a face-up medal.
foreign-king-why-FK-A-PLACE-1-supply = Your supply is empty: there is no further disc to place.
foreign-king-why-FK-A-MOVE-1-disc = You have no disc { foreign-king-in }; choose a province where you have one.
foreign-king-why-FK-A-MOVE-1-border = No step leads { foreign-king-from } { foreign-king-to }, for the two are not adjacent; choose an adjacent province or your supply.
foreign-king-why-FK-A-MOVE-1-here = The disc is { foreign-king-in } already; choose where it goes.
foreign-king-why-FK-A-MOVE-1-money = A further step costs 1 Franc, and you have no money; a loan brings 3 Francs, if you have a face-up medal.
foreign-king-why-FK-A-MOVE-2 = You have no disc { foreign-king-in } that started in the same province as the first one you moved; only such discs may make a step now.
foreign-king-why-FK-A-CONGRESS-1-supply = Your supply is empty; take your congressman from a province.
foreign-king-why-FK-A-CONGRESS-1-disc = You have no disc { foreign-king-in }; take your congressman from your supply or from a province where you have one.
foreign-king-why-FK-A-QUEEN-1 = The Queen lends you another action, not herself.
foreign-king-why-FK-A-QUEEN-1-german = The “German Queen” lends only actions that hold another player’s pawn, and there is none on “{ $action }”.
foreign-king-why-FK-K-2-border = The King cannot go { foreign-king-from } { foreign-king-to } in one step, for the two are not adjacent.
foreign-king-why-FK-K-2-back = The King has been { foreign-king-in } already in this action; choose a province where he has not been.
foreign-king-why-FK-K-2-money = A further step of the King costs 1 Franc, and you have no money; a loan brings 3 Francs, if you have a face-up medal.
foreign-king-why-FK-K-8 = { $factory_key ->
    [metal] There is no active metal factory { foreign-king-in }.
   *[textile] There is no active textile factory { foreign-king-in }.
}
foreign-king-why-FK-V-2-supply = The virtual player ({ $colour }) has no disc left in its supply; move one of those in the provinces.
foreign-king-why-FK-V-2-none = The virtual player ({ $colour }) has no disc in any province yet; place one.
foreign-king-why-FK-V-2-disc = The virtual player ({ $colour }) has no disc { foreign-king-in }; choose a province where it has one.
foreign-king-why-FK-V-2-border = No step leads { foreign-king-from } { foreign-king-to }, for the two are not adjacent; choose an adjacent province.
foreign-king-why-FK-V-2-here = The disc is { foreign-king-in } already; choose where it goes.

## How a game ends

foreign-king-ending-marker = The King’s marker has met the second-highest score.
foreign-king-ending-factories = All ten factories are built and inactive.
foreign-king-ending-rounds = A hundred rounds have been played.

## Tables

foreign-king-table-provinces = Provinces: discs and factories
foreign-king-table-players = Players
foreign-king-table-kingdom = The kingdom

foreign-king-column-province = Province
foreign-king-column-textile = Textile
foreign-king-column-metal = Metal
foreign-king-column-textile-idle = Textile, inactive
foreign-king-column-metal-idle = Metal, inactive
foreign-king-column-colour = Colour
foreign-king-column-points = VP
foreign-king-column-money = Francs
foreign-king-column-medals = Medals
foreign-king-column-loans = Loans
foreign-king-column-supply = Supply
foreign-king-column-congress = Congress
foreign-king-column-pawn = Pawn on
foreign-king-column-round = Round
foreign-king-column-marker = King’s marker
foreign-king-column-king-at = King in
foreign-king-column-textile-left = Textile left
foreign-king-column-metal-left = Metal left
foreign-king-column-medals-left = Medals left
foreign-king-column-bank = Francs in the bank
foreign-king-column-from-king = The King’s visits
foreign-king-column-from-loans = Loans
foreign-king-column-from-control = Controlling the most
foreign-king-column-from-medals = Most medals
foreign-king-column-from-congress = Most discs in Congress
foreign-king-column-from-money = Most Francs
foreign-king-column-from-provinces = Provinces held

## The board as it is drawn

foreign-king-board-map = Map
foreign-king-board-track = Victory points
foreign-king-board-actions = Action table
foreign-king-board-bank = Bank
foreign-king-board-players = Players
foreign-king-board-congress = National Congress
foreign-king-board-country = Belgium
foreign-king-board-sea = North Sea
foreign-king-board-north = Netherlands
foreign-king-board-east = Prussia
foreign-king-board-south = France
foreign-king-board-round = Round { $round }
foreign-king-board-order = Turn order
foreign-king-board-king = King
foreign-king-board-gap = { $points ->
    [0] The King’s marker has met the second-highest score.
   *[other] { $points } VP from the King’s marker to the second score
}
foreign-king-board-you = you
foreign-king-board-virtual = virtual player
foreign-king-board-medals = { $up } up, { $down } down
foreign-king-board-points = VP
foreign-king-board-factories-left = { $factory } ({ $left })
foreign-king-board-medals-left = Royal Medals ({ $left })
foreign-king-board-francs-left = Francs ({ $left })
foreign-king-board-borders = It borders { $provinces }.
foreign-king-board-discs = { $colour } { $discs }
foreign-king-board-holds = Discs: { $discs }. { $colour } holds the majority.
foreign-king-board-nobody-holds = Discs: { $discs }. Nobody holds the majority.
foreign-king-board-no-discs = No discs.
foreign-king-board-factory-active = { $factory }, active: { $number }
foreign-king-board-factory-idle = { $factory }, inactive: { $number }
foreign-king-board-king-here = The King is here.
foreign-king-board-king-portrait = The King is still on his portrait.
foreign-king-board-turn = A turn: one action
foreign-king-board-turn-how = Move your pawn to an action that holds no pawn and carry it out.
foreign-king-board-free = free
foreign-king-board-francs = { $francs } Fr
foreign-king-board-more = each further disc or step: { $francs } Fr
foreign-king-board-loans = Loans
foreign-king-board-loan-how = Turn a Royal Medal down: { $francs } Fr; turn it up again: { $back } Fr. Left open at the end: { $points } VP.
foreign-king-board-scoring = The King scores a province for its majority
foreign-king-board-each-metal = each active metal factory
foreign-king-board-each-textile = each active textile factory
foreign-king-board-each-discs = with none active, for every { $discs } discs
foreign-king-board-marker-falls = His marker falls by 1 and 1 more for each province he enters.
foreign-king-board-end = The end
foreign-king-board-end-when = When the King’s marker meets the second-highest score, or all factories are built and inactive.
foreign-king-board-most-control = most provinces and their factories
foreign-king-board-most-medals = most Royal Medals
foreign-king-board-most-congress = most discs in the Congress
foreign-king-board-most-money = most Francs
foreign-king-board-reconstruction = Borders and provinces are reconstructed from the Belgium of 1830; outlines made with Natural Earth.
foreign-king-board-own = This table plays on a board of its own.
foreign-king-board-said-pawn = { $colour } on “{ $action }”
foreign-king-board-said-pawns = Pawns: { $pawns }.
foreign-king-board-said-order = Turn order: { $seats }.
foreign-king-board-said-bank = In the bank: { $things }.
foreign-king-board-said-marker = The King’s marker is on { $marker }.

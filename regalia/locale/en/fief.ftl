### Fief: its names, moves, options, questions, events, refusals and tables, arranged by the chapters of the rules.

fief = Fief
    .about = A kingdom in the twelfth century: three to six families fight, marry and make deals for its fiefs, its bishoprics and its crown.

## Seats

fief-colour-red = Red
fief-colour-blue = Blue
fief-colour-green = Green
fief-colour-yellow = Yellow
fief-colour-black = Black
fief-colour-white = White
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
fief-region-bourg-duchy = Duchy of Bourg
fief-region-tournus-duchy = Duchy of Tournus
fief-region-beaujeu-county = County of Beaujeu
fief-region-sigy-county = County of Sigy
fief-region-sennecy-barony = Barony of Sennecy
fief-region-medard-barony = Barony of Médard
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

fief-card-arthur-card = { fief-lord-arthur }’s card
fief-card-charles-card = { fief-lord-charles }’s card
fief-card-eric-card = { fief-lord-eric }’s card
fief-card-francois-card = { fief-lord-francois }’s card
fief-card-gauvain-card = { fief-lord-gauvain }’s card
fief-card-henri-card = { fief-lord-henri }’s card
fief-card-louis-card = { fief-lord-louis }’s card
fief-card-othon-card = { fief-lord-othon }’s card
fief-card-pierre-card = { fief-lord-pierre }’s card
fief-card-quentin-card = { fief-lord-quentin }’s card
fief-card-robert-card = { fief-lord-robert }’s card
fief-card-thierry-card = { fief-lord-thierry }’s card
fief-card-blanche-card = { fief-lord-blanche }’s card
fief-card-isabelle-card = { fief-lord-isabelle }’s card
fief-card-jeanne-card = { fief-lord-jeanne }’s card
fief-card-mireille-card = { fief-lord-mireille }’s card
fief-card-bishop-blaye-see = Bishop of { fief-bishopric-blaye-see }
fief-card-bishop-tournus-see = Bishop of { fief-bishopric-tournus-see }
fief-card-bishop-bourg-see = Bishop of { fief-bishopric-bourg-see }
fief-card-bishop-sigy-see = Bishop of { fief-bishopric-sigy-see }
fief-card-tithe = Tithe
fief-card-tax = Tax
fief-card-good-harvest = Good harvest
fief-card-fine-weather = Fine weather
fief-card-bad-weather = Bad weather
fief-card-famine = Famine
fief-card-plague = Plague
fief-card-revolt = Revolt
fief-card-assassination = Assassination
fief-card-justice = Justice
fief-card-escape = Escape
fief-card-femme-d-arc = Femme d’Arc

## Titles, guards, wares and sums

fief-title-baron = Baron
fief-title-count = Count
fief-title-duke = Duke
fief-guard-king-guard = King’s guard
fief-guard-queen-guard = Queen’s guard
fief-ware-soldier = Soldier
fief-ware-rebel = Rebel
fief-ware-guard = Guard
fief-ware-press = Press
fief-ware-mill = Mill
fief-ware-castle = Castle
fief-ware-baron = Baron
fief-ware-count = Count
fief-ware-duke = Duke
fief-ware-cardinal = Cardinal
fief-sum-100 = 100 Thaler
fief-sum-500 = 500 Thaler
fief-sum-1000 = 1000 Thaler

## Phases

fief-phase-cards = Cards
fief-phase-income = Income
fief-phase-purchases = Purchases
fief-phase-movement = Movement
fief-phase-battles = Battles
fief-phase-negotiation = Negotiation

## Options

fief-option-points = Game for points
    .help = Most points after so many rounds win. Without it the simple game is played: a crown and three fiefs win.
fief-option-points-0 = No, the simple game
fief-option-points-10 = 10 rounds
fief-option-points-15 = 15 rounds
fief-option-points-20 = 20 rounds
fief-option-points-25 = 25 rounds
fief-option-rounds = Rounds of a simple game
    .help = After so many rounds a simple game ends, and points decide.
fief-option-strict-counters = Strict counters
    .help = Only those whom an attack hits, and the families married to them, may play a counter card.
fief-option-mild-plague = Mild plague
    .help = Lords die of the plague on 1 or 2 only, not on 3.
fief-option-open-money = Open money
    .help = Everybody sees how much money each player has.
fief-option-open-board = Open board
    .help = Everybody sees how strong each stack is.

## Answers that several chapters use

fief-answer-done = Done
fief-answer-yes = Yes
fief-answer-no = No
fief-answer-drop = Drop it
fief-answer-one = 1 unit more
fief-answer-three = 3 units more
fief-answer-six = 6 units more
fief-answer-all = All units
fief-answer-king-guard = { fief-guard-king-guard }
fief-answer-queen-guard = { fief-guard-queen-guard }

## Set-up (FI-S)

fief-ask-choose-village = Choose the village where your family begins.
fief-event-rolls = { $seat } rolls a { $number }.
fief-event-first = { $seat } begins.
fief-event-chooses = { $seat } settles in { $village }.
fief-event-born = { $lord } of { $seat } is born in { $village }.
fief-why-FI-S-1 = { $village } is taken by { $seat }; choose a free village.

## Round (FI-R)

fief-event-round = Round { $round }; { $seat } begins.
fief-event-phase = Phase: { $phase }.

## Cards (FI-K)

fief-answer-give-back = Give a card back
fief-ask-cards = Which card do you play?
fief-ask-give-back = Which card do you give back?
fief-event-cards-done = { $seat } plays no more cards.
fief-event-draws-card = You draw: { $card }.
fief-event-draws = { $seat } draws a card.
fief-event-reshuffled = The discards are shuffled and become the deck again.
fief-event-gives-back-card = You give back: { $card }.
fief-event-gives-back = { $seat } gives a card back.
fief-why-FI-K-1-none = You have no card to give back.
fief-why-FI-K-1-card = You do not hold this card: { $card }.
fief-ask-put-lord = Where shall { $lord } enter the game?
fief-ask-make-prince = Shall { $lord } be crown prince?
fief-ask-make-bishop = { $card }: which of your men shall it be?
fief-ask-make-femme-d-arc = Which woman shall be the Femme d’Arc?
fief-ask-tithe = Which of your bishops collects the tithe?
fief-ask-tax = Which of your fiefs pays the tax?
fief-ask-lay-on-bishopric = { $card }: on which bishopric do you lay the card?
fief-ask-revolt = In which village shall the peasants rise?
fief-ask-assassination = Which lord shall be murdered?
fief-ask-escape = Which of your captives escapes?
fief-ask-counter-famine = Famine in { $bishopric }: do you play a good harvest against it?
fief-ask-counter-bad-weather = Bad weather in { $bishopric }: do you play fine weather against it?
fief-ask-counter-assassination = { $lord } is about to be murdered: do you play justice?
fief-event-takes-back = { $seat } takes a card back, unplayed: { $card }.
fief-event-prince = { $lord } is crown prince.
fief-event-bishop = { $lord } becomes bishop of { $bishopric }.
fief-event-femme-d-arc = { $seat } plays Femme d’Arc: it is { $lord }.
fief-event-tithe = { $seat } demands the tithe of { $bishopric }; { $lord } collects it.
fief-event-tax = { $seat } demands the tax: { $region }.
fief-event-laid = { $seat } lays a card on the bishopric of { $bishopric }: { $card }.
fief-event-revolt = { $seat } stirs up a revolt in { $village }: { $number } units of rebels rise.
fief-event-assassination = { $seat } plots the murder of { $lord }.
fief-event-assassinated = { $lord } is murdered.
fief-event-escape = { $seat } helps { $lord } to escape.
fief-event-counters = { $seat } plays a card against it and cancels the attack: { $card }.
fief-event-no-counter = { $seat } plays no card against it.
fief-event-plague-kills = Plague: { $number }. { $lord } dies.
fief-event-plague-spares = Plague: { $number }. { $lord } lives.
fief-event-plague-halves = The plague halves the soldiers of { $seat } in { $village }.
fief-event-plague-takes-all = The plague leaves { $seat } no soldier in { $village }.
fief-event-plague-guard = The plague halves a guard: { $guard }.
fief-why-FI-K-3 = You do not hold the card that counters this: { $card }.
fief-why-FI-K-3-justice = Justice is only played at the moment of an assassination; you will be asked then.
fief-why-FI-K-5-lords = Your family already has four lords, captives counted.
fief-why-FI-K-5-nowhere = You control no village and have no soldiers in any; the new lord has nowhere to go.
fief-why-FI-K-5-walls = A new lord begins in a castle or city you control, and { $village } is none.
fief-why-FI-K-5-control = A new lord begins in a village you control, and you do not control { $village }.
fief-why-FI-K-5-soldiers = The new lord must join soldiers of yours, and you have none in { $village }.
fief-why-FI-K-6 = Bishop can only be a free, unmarried man of yours who is not yet bishop, king or crown prince; { $lord } cannot.
fief-why-FI-K-6-nobody = You have no free, unmarried man who could become bishop.
fief-why-FI-K-7 = Only a free bishop of yours collects a tithe; { $lord } is none.
fief-why-FI-K-7-twice = The bishopric of { $lord } already pays a tithe this round.
fief-why-FI-K-7-nobody = You have no free bishop whose bishopric could pay a tithe this round.
fief-why-FI-K-8 = This is no fief of yours: { $region }.
fief-why-FI-K-8-lord = No free lord of yours bears this title: { $region }.
fief-why-FI-K-8-soldiers = You have no soldiers in the capital of this fief: { $region }.
fief-why-FI-K-8-twice = This fief already pays a tax this round: { $region }.
fief-why-FI-K-8-none = You have no fief that could pay a tax now: a free lord must bear its title, and soldiers of yours must be in its capital.
fief-why-FI-K-13 = { $village } belongs to no other player.
fief-why-FI-K-13-twice = In { $village } there is a revolt already.
fief-why-FI-K-13-nowhere = No other player has a village where a revolt could break out.
fief-why-FI-K-13-stock = All rebels are on the board already.
fief-why-FI-K-14 = { $lord } is not on the board.
fief-why-FI-K-14-own = { $lord } is your own captive; you may not have a captive of yours killed.
fief-why-FI-K-14-nobody = There is no lord whom you could name.
fief-why-FI-K-15 = Only a captive lord of your own can escape; { $lord } is none.
fief-why-FI-K-15-nobody = No lord of yours is a captive.
fief-why-FI-K-16 = Femme d’Arc can only be a woman of your family or of one that a marriage joins to yours; { $lord } cannot.
fief-why-FI-K-16-nobody = There is no woman in your family, nor in one that a marriage joins to yours.
fief-why-FI-K-18 = The bishopric of { $bishopric } already bears this card this round: { $card }.
fief-why-FI-K-18-all = Each bishopric already bears this card this round: { $card }.

## Income (FI-I)

fief-event-income = The villages of { $seat } pay { $thaler } Thaler.
fief-event-put-aside = { $lord } is a captive; { $thaler } Thaler are put aside ({ $region }).
fief-event-tithe-paid = { $lord } collects { $thaler } Thaler as the tithe of { $bishopric }.
fief-event-tax-paid = { $seat } receives { $thaler } Thaler in taxes ({ $region }).
fief-event-pension = { $lord } draws a pension of { $thaler } Thaler.

## Purchases (FI-B)

fief-ask-purchases = What do you buy?
fief-event-purchases-done = { $seat } has finished buying.
fief-answer-buy = Buy
fief-answer-move-title = Move a title
fief-ask-buy-soldiers = Where shall the new soldiers stand?
fief-ask-buy-rebels = Which revolt do you strengthen?
fief-ask-buy-guards = Which guard do you fill up?
fief-ask-how-many = { $ware }: how many units? So far: { $number }.
fief-ask-build = { $ware }: in which village?
fief-event-buys-soldiers = { $seat } buys soldiers for { $village }: { $number } for { $thaler } Thaler.
fief-event-buys-rebels = { $seat } buys rebels for { $village }: { $number } for { $thaler } Thaler.
fief-event-buys-guards = { $seat } buys guards back ({ $guard }): { $number } for { $thaler } Thaler.
fief-event-builds = { $seat } buys for { $village }: { $ware }, { $thaler } Thaler.
fief-why-FI-B-1 = Soldiers are bought into a castle or city you control, or beside a free lord of yours; { $village } has neither.
fief-why-FI-B-1-nowhere = You control no castle or city and have no free lord; soldiers have nowhere to go.
fief-why-FI-B-2 = There is no revolt in { $village }.
fief-why-FI-B-2-nowhere = Rebels can only be bought where a revolt is on, and there is none.
fief-why-FI-B-3 = You do not control { $village }.
fief-why-FI-B-3-walls = { $village } already has a castle or a city.
fief-why-FI-B-3-works = { $village } already has as many mills and presses as there can be.
fief-why-FI-B-3-nowhere = You control no village where this could be built: { $ware }.
fief-why-FI-C-4 = There is no more of this: { $ware }.
fief-why-FI-B-5 = You have no free lord beside whom this guard stands: { $guard }.
fief-why-FI-B-5-full = This guard cannot have so many units: { $guard }.
fief-why-FI-B-5-none = You have no free king or queen whose guard has losses.
fief-why-FI-B-6 = This costs { $price } Thaler, and you have { $money }: { $ware }.
fief-why-FI-B-6-nothing = Add up units first.
fief-why-FI-C-2-all = You have only { $most } units of soldiers in all.
fief-why-FI-C-2-shown = With { $number } more units here your pieces no longer suffice to show all your stacks; try another number.
fief-why-FI-C-3 = Of the rebels only { $left } units are left.

## Movement (FI-M)

fief-answer-rebels = Rebels set out
fief-answer-ask = Ask for leave
fief-answer-gate = Stand at the gate
fief-ask-movement = Which of your lords sets out?
fief-ask-gather = Who goes along from { $village }, and which way? Units so far: { $number }.
fief-ask-rebels-from = From which village do the rebels set out?
fief-ask-gather-rebels = How many rebels leave { $village }, and which way? Units so far: { $number }.
fief-ask-entrance = { $seat } is host in { $village }: do you ask for leave, or stand at the gate?
fief-ask-leave-in = Do you give { $seat } leave to enter { $village }?
fief-ask-leave-out = Do you give { $seat } leave to go out of { $village }?
fief-event-movement-done = { $seat } has finished moving.
fief-event-asks-in = { $seat } asks { $host } for leave to enter { $village }.
fief-event-asks-out = { $seat } asks { $host } for leave to go out of { $village }.
fief-event-gives-leave = { $seat } gives { $mover } leave in { $village }.
fief-event-refuses-leave = { $seat } refuses { $mover } leave in { $village }.
fief-event-goes = A group of { $seat } goes from { $from } to { $to }.
fief-event-goes-to-gate = A group of { $seat } goes from { $from } to the gate of { $to }.
fief-event-in-group = In the group: { $lord }.
fief-event-captive-in-group = In the group, as a captive: { $lord }.
fief-event-units-in-group = { $number ->
    [one] In the group: { $number } unit of { $seat }.
   *[other] In the group: { $number } units of { $seat }.
}
fief-event-soldiers-in-group = In the group: soldiers of { $seat }.
fief-event-rebels-go = Rebels go from { $from } to { $to }; units: { $number }.
fief-why-FI-C-2-split = Your pieces cannot show what would then stand in both places; take more or fewer units.
fief-why-FI-F-20-none = You lead no rebels who can still go anywhere.
fief-why-FI-F-20-leader = { $seat } leads the rebels in { $village }.
fief-why-FI-F-20-steps = The rebels in { $village } have gone as far as they can in this round.
fief-why-FI-F-20-units = Say first how many rebels go.
fief-why-FI-K-11-step = There is bad weather in the bishopric of { $bishopric }: no step begins or ends there.
fief-why-FI-M-2-lord = { $lord } has no step left.
fief-why-FI-M-2-arc = For a third step the Femme d’Arc must go along, and first, with { $lord }.
fief-why-FI-M-2-units = Units here that have a step left: { $number }.
fief-why-FI-M-7 = Nobody in this group fights, so it cannot stand at a gate.
fief-why-FI-M-10 = Another’s group stands at the gate on the road to { $village }; nobody leaves that way.
fief-why-FI-M-12 = { $lord } is in the group already.
fief-why-FI-M-13-in = Somebody in this group was refused in { $village } in this turn, and cannot ask there again.
fief-why-FI-M-13-out = Somebody in this group was refused in { $village } in this turn, and does not get out.
fief-why-FI-M-14 = { $lord } stands at a gate, and nobody moves out of a gate.
fief-why-FI-M-15 = Captives would stay in { $village } without a piece of yours; take them along, or leave one there.
fief-why-FI-P-1 = { $lord } is a captive and leads nobody.

## Battles (FI-F)

fief-answer-assault = Assault
fief-answer-enter = Enter
fief-answer-back = Go back
fief-answer-attack = Attack
fief-answer-detain = Declare them prisoners
fief-answer-aside = Stand aside
fief-answer-mercy = Ask for mercy
fief-answer-offer = Offer this
fief-ask-battle-turn = Where do you attack somebody?
fief-ask-gate = Your group at the gate of { $village }, on the road from { $from }: assault, or back?
fief-ask-whom = Against whom in { $village }?
fief-ask-against = What do you do with { $seat } in { $village }?
fief-ask-declared = { $seat } declares you prisoners in { $village }: do you give in?
fief-ask-help = { $seat } attacks { $other } in { $village }: with whom do you stand?
fief-ask-accept-help = { $seat } would stand with you: do you accept?
fief-ask-ask-mercy = Do you ask { $seat } for mercy for all your lords here?
fief-ask-mercy-sum = How much do you promise { $seat } for mercy? So far: { $number } Thaler.
fief-ask-mercy = { $seat } asks for mercy and promises { $number } Thaler: do you grant it?
fief-ask-aim = At which lord do you aim a die? Dice left: { $number }.
fief-ask-loss-from = Who falls first? Units still to lose: { $number }.
fief-ask-loss-of = How many of them fall? Units still to lose: { $number }.
fief-ask-lord-falls = Which of your lords falls? Units still to lose: { $number }.
fief-event-battle-turn-done = { $seat } attacks nobody else.
fief-event-enters = { $seat } enters { $village } without a battle.
fief-event-goes-back = The group of { $seat } goes back from the gate of { $village } to { $to }.
fief-event-declares-prisoners = { $seat } declares the guests of { $other } in { $village } prisoners.
fief-event-gives-in = { $seat } gives in to { $other }.
fief-event-attacks = { $seat } attacks { $other } in { $village }.
fief-event-stands-aside = { $seat } stands aside.
fief-event-would-stand-with = { $seat } would stand with { $other }.
fief-event-stands-with = { $seat } stands with { $other }.
fief-event-refuses-help = { $seat } refuses the help of { $other }.
fief-event-counts = { $number ->
    [one] { $seat } counts { $number } unit.
   *[other] { $seat } counts { $number } units.
}
fief-event-battle-round = Round { $number } of the battle.
fief-event-asks-mercy = { $seat } asks { $other } for mercy.
fief-event-names-sum = { $seat } promises { $number } Thaler for mercy.
fief-event-refuses-mercy = { $seat } refuses { $other } mercy.
fief-event-grants-mercy = { $seat } grants { $other } mercy.
fief-event-pays-for-mercy = { $seat } pays { $other } { $number } Thaler for mercy.
fief-event-aims = { $seat } aims a die at { $lord }.
fief-event-aimed-die = The die aimed at { $lord } shows { $number }.
fief-event-rolls-in-battle = { $seat } rolls { $dice }.
fief-event-guards-fall = Of the guards of { $seat } fall: { $number } ({ $guard }).
fief-event-soldiers-fall = { $number ->
    [one] { $seat } loses { $number } unit.
   *[other] { $seat } loses { $number } units.
}
fief-event-piece-lost = { $seat } had no change left and lost a whole piece.
fief-event-falls = { $lord } falls.
fief-event-captured = { $lord } is now a captive of { $seat }.
fief-event-handed-over = { $lord }, a captive, falls into the hands of { $seat }.
fief-event-nobody-wins = Both sides in { $village } are gone.
fief-event-undecided = The battle in { $village } ends undecided: there have been too many rounds without a loss.
fief-event-wins-battle = { $seat } wins the battle in { $village }.
fief-event-takes-village = { $village } goes to { $seat }.
fief-event-works-destroyed = Mills and presses in { $village } are destroyed.
fief-event-rebels-attack = The rebels of { $seat } attack all others in { $village }.
fief-event-rebels-roll = The rebels roll { $dice }.
fief-event-rebels-fall = Rebels fall; units: { $number }.
fief-event-rebels-win = The rebels win in { $village }.
fief-event-rebels-destroy = The rebels destroy castle, mills and presses in { $village }.
fief-event-rebels-go-home = The rebels in { $village } go home.
fief-why-FI-F-1 = You have attacked { $seat } in { $village } in this round already.
fief-why-FI-F-1-all = In this round you have attacked all others in { $village } already.
fief-why-FI-F-2 = No piece of yours in { $village } fights.
fief-why-FI-F-5 = { $number ->
    [one] At most { $number } unit can fall there.
   *[other] At most { $number } units can fall there.
}
fief-why-FI-F-6-walls = { $lord } stands within walls; there no die can be aimed.
fief-why-FI-F-6-woman = { $lord } does not fight; no die can be aimed at her.
fief-why-FI-F-6-twice = You aim a die at { $lord } already.
fief-why-FI-F-10 = You have { $number } Thaler, and can promise no more.
fief-why-FI-F-13-nobody = There is no other host in { $village } whom you could assault.
fief-why-FI-F-13-host = { $seat } is host in { $village }: your group enters only by an assault.
fief-why-FI-K-11-battle = There is bad weather in the bishopric of { $bishopric }: nobody fights there.
fief-why-FI-M-9 = Only the host of a castle or city can declare guests prisoners who have a lord with them; that does not fit { $seat } in { $village }.

## Prisoners (FI-P)

fief-ask-set-free = Into which village shall { $lord } return?
fief-event-freed = { $lord } is free and stands in { $village }.
fief-event-gets-aside = The { $thaler } Thaler put aside for { $lord } are paid out ({ $region }).
fief-why-FI-P-4 = A freed lord returns into a village of your own or, if you have none, beside soldiers of yours; { $village } is neither.

## Fiefs (FI-L)

fief-ask-give-title = { $region }: which of your lords shall bear the title?
fief-event-fief-founded = { $seat } founds a fief: { $region }, with { $village } as its capital.
fief-event-fief-taken = { $seat } holds the capital and takes the fief: { $region }.
fief-event-fief-ended = A fief ends: { $region }.
fief-event-title-given = { $lord } now bears a title: { $region }.
fief-why-FI-L-6 = Only a free lord of your own family can bear the title; { $lord } is none.
fief-ask-buy-title = { $ware }: for which region do you buy the title?
fief-ask-choose-capital = { $region }: which village shall be the capital?
fief-ask-choose-bearer = { $region }: which of your lords shall bear the title?
fief-ask-buy-cardinal = Which of your bishops becomes cardinal?
fief-ask-title-to-move = Which title shall pass to another of your lords?
fief-ask-move-title = { $region }: to which of your lords does the title pass?
fief-event-buys-title = { $seat } buys a title: { $ware }, { $thaler } Thaler.
fief-event-cardinal = { $seat } pays { $thaler } Thaler; { $lord } becomes cardinal.
fief-event-title-moved = A title passes from { $from } to { $to }: { $region }.
fief-why-FI-B-4 = Cardinal can only be a free bishop of yours who is none yet; { $lord } cannot.
fief-why-FI-B-4-none-left = There are three cardinals already.
fief-why-FI-B-4-nobody = You have no free bishop who could become cardinal.
fief-why-FI-L-1-kind = This title does not fit the region: { $ware }, { $region }.
fief-why-FI-L-1-fief = This region is a fief already: { $region }.
fief-why-FI-L-1-village = You must hold every village of the region with a piece of yours in it; { $village } you do not ({ $region }).
fief-why-FI-L-1-castle = No castle stands in this region: { $region }.
fief-why-FI-L-1-capital = The capital must be a castle village of the region; { $village } is none ({ $region }).
fief-why-FI-L-1-lord = Only a free lord of your own family can bear the title; { $lord } is none.
fief-why-FI-L-1-no-lord = You have no free lord who could bear a title.
fief-why-FI-L-1-none = You hold no region, castle and all, for which this title could be bought: { $ware }.
fief-why-FI-L-2 = No free lord of yours bears this title: { $region }.
fief-why-FI-L-2-rank = Who gives this title away must keep one as high or higher: { $region }.
fief-why-FI-L-2-twice = This title has moved already in this turn: { $region }.
fief-why-FI-L-2-lord = The title can only pass to another free lord of your family; { $lord } is none.
fief-why-FI-L-2-none = No title of yours can move now: its bearer must keep one as high or higher, and another free lord must be there.
fief-event-gets-estate = { $seat } receives { $thaler } Thaler that lay aside for a captive who has died ({ $region }).

## Inheritance (FI-H)

fief-ask-pass-title = { $region }: to which lord of your family does the title pass?
fief-ask-put-piece = { $region }: which piece do you put on the capital, { $village }?
fief-ask-grant = { $region }: to which lord do you grant the fief?
fief-event-inherits = { $lord } inherits a fief: { $region }.
fief-event-troops-removed = { $number ->
    [one] { $seat } removes { $number } unit from { $village }.
   *[other] { $seat } removes { $number } units from { $village }.
}
fief-event-piece-bought = { $seat } buys a soldier for the capital, { $village }.
fief-event-piece-fetched = { $seat } fetches a unit from { $from } to the capital, { $to }.
fief-event-lord-fetched = { $lord } comes to the capital, { $village }.
fief-event-granted = The throne grants a fief to { $lord } of { $seat }: { $region }.
fief-why-FI-H-1-lord = A title passes to a living lord of your family; { $lord } is none.
fief-why-FI-H-1-free = { $lord } is a captive; a title passes to a captive only if none of your lords is free.
fief-why-FI-H-4-money = You cannot pay a soldier for the capital; it costs { $thaler } Thaler.
fief-why-FI-H-4-stock = With your pieces you could not show this soldier in the capital.
fief-why-FI-H-4-village = A unit is fetched from a village of yours where you have soldiers; { $village } is none.
fief-why-FI-H-4-lord = You can fetch a free lord of your own family; { $lord } is none.
fief-why-FI-H-4-captives = Without this piece nobody would guard your captives there.
fief-why-FI-H-4-none = You have no piece that you could put on the capital: { $region }.
fief-why-FI-H-8-free = The throne grants fiefs to free lords; { $lord } is none.
fief-why-FI-H-8-throne = Only the player of the king, or of the reigning queen, grants fiefs.
fief-why-FI-H-8-none = No fief has fallen to the throne.
fief-why-FI-H-8-lord = { $whom } has no free lord to whom a fief could be granted.
fief-why-FI-H-8-fief = This fief has not fallen to the throne: { $region }.
fief-why-FI-H-8-family = In an offer to { $whom } a fief goes to a lord of that family; { $lord } is not of it.

## Negotiation (FI-N)

fief-answer-deal = Make an offer
fief-answer-withdraw = Withdraw an offer
fief-answer-grant = Grant a fief
fief-answer-ready = Ready
fief-answer-accept = Accept
fief-answer-refuse = Refuse
fief-answer-next = The next offer
fief-answer-other-way = The money the other way round
fief-answer-freedom = A captive’s freedom
fief-answer-marriage = A marriage
fief-answer-swap = A card swap
fief-answer-promise = You promise
fief-answer-ask-promise = You ask for a promise
fief-answer-send = Send the offer
fief-answer-ask-card = Ask for a card more
fief-answer-vote = A vote
fief-answer-peace = Peace
fief-answer-leave = Leave to pass
fief-answer-help = Help in battle
fief-answer-thaler = Money later
fief-answer-longer = A round longer
fief-deal-money = Money
fief-deal-freedom = A captive’s freedom
fief-deal-marriage = A marriage
fief-deal-swap = A card swap
fief-deal-grant = A grant
fief-deal-promises = Promises
fief-promise-vote = A vote
fief-promise-peace = Peace
fief-promise-leave = Leave to pass
fief-promise-help = Help in battle
fief-promise-thaler = Money
fief-fate-open = Open
fief-fate-kept = Kept
fief-fate-broken = Broken
fief-fate-passed = Passed
fief-fate-offered = Offered
fief-ask-talk = What do you offer, and to whom?
fief-ask-offer-whom = To whom do you make an offer?
fief-ask-draft = Your offer to { $whom }: you give { $gives } Thaler and ask for { $asks }; what else?
fief-ask-offer-freedom = Which captive is to be free in your deal with { $whom }?
fief-ask-freed-home = To which village does { $lord } go when free?
fief-ask-offer-wedding = Who of your family is to marry into that of { $whom }?
fief-ask-offer-bride = Whom is { $lord } to marry?
fief-ask-offer-cards = Cards offered to { $whom }: { $given }; cards asked for in return: { $asked }. Which card do you add?
fief-ask-grant-which = Which fief do you grant?
fief-ask-promise-what = What is promised?
fief-ask-promise-vote = For whom is the vote promised?
fief-ask-promise-sum = How much is promised? So far { $thaler } Thaler.
fief-ask-promise-till = The promise holds till the end of round { $round }; longer?
fief-ask-offer-gone = This offer is no longer open.
fief-ask-withdraw-whom = To whom did you make the offer that you withdraw?
fief-ask-withdraw = Do you withdraw this offer to { $whom } ({ $deal })?
fief-ask-offered-money = { $seat } gives you { $gives } Thaler and asks for { $asks }; do you accept?
fief-ask-offered-freedom = The freedom of { $lord }: you get { $gives } Thaler and give { $asks }; do you accept?
fief-ask-offered-marriage = A marriage of { $lord } and { $other }: you get { $gives } Thaler and give { $asks }; do you accept?
fief-ask-offered-swap = A card swap with { $seat }, who asks for { $number } of your cards: you get { $gives } Thaler and give { $asks }; do you accept?
fief-ask-offered-grant = A fief for { $lord } ({ $region }): you get { $gives } Thaler and give { $asks }; do you accept?
fief-ask-offered-promises = Promises between { $seat } and you: you get { $gives } Thaler and give { $asks }; do you accept?
fief-ask-swap-return = { $number ->
    [one] Which card do you give in return? { $number } is still asked for.
   *[other] Which card do you give in return? { $number } are still asked for.
}
fief-event-ready = { $seat } is ready.
fief-event-unready = { $seat } is no longer ready.
fief-event-offers = { $seat } makes { $whom } an offer ({ $deal }).
fief-event-offers-thaler = With it go { $thaler } Thaler.
fief-event-asks-thaler = Asked for in return: { $thaler } Thaler.
fief-event-offers-freedom = { $lord } is to be free.
fief-event-offers-marriage = { $lord } and { $other } are to marry.
fief-event-offers-card = Offered card: { $card }.
fief-event-asks-cards = Cards asked for in return: { $number }.
fief-event-offers-grant = { $lord } is to have a fief: { $region }.
fief-event-refuses = { $seat } refuses an offer of { $whom } ({ $deal }).
fief-event-withdraws = { $seat } withdraws an offer to { $whom } ({ $deal }).
fief-event-lapses = An offer of { $seat } to { $whom } lapses ({ $deal }).
fief-event-accepts = { $seat } accepts an offer of { $whom } ({ $deal }).
fief-event-pays = { $seat } gives { $whom } { $thaler } Thaler.
fief-event-gets-card = You get a card: { $card }.
fief-event-promise-vote = { $seat } promises { $whom } to vote for { $lord } at the next ballot.
fief-event-promise-peace = { $seat } promises { $whom } peace till the end of round { $round }.
fief-event-promise-leave = { $seat } promises { $whom } leave till the end of round { $round }.
fief-event-promise-help = { $seat } promises { $whom } help in the next battle.
fief-event-promise-thaler = { $seat } promises { $whom } { $thaler } Thaler by the end of round { $round }.
fief-event-promise-kept = { $seat } has kept a promise to { $whom }: { $promise }.
fief-event-promise-broken = { $seat } has broken a promise to { $whom }: { $promise }.
fief-why-FI-N-4-money = You can give { $thaler } Thaler at most.
fief-why-FI-N-4-all = That is more than all the money there is.
fief-why-FI-N-5-self = You deal with others, not with yourself.
fief-why-FI-N-5-out = { $seat } is out of the game.
fief-why-FI-N-5-one = Besides money an offer holds one thing only; drop it to begin another.
fief-why-FI-N-5-empty = There is nothing in your offer.
fief-why-FI-N-5-impossible = What this offer holds has become impossible.
fief-why-FI-N-5-promises = An offer holds { $number } promises at most.
fief-why-FI-N-5-captive = { $lord } is no captive between you and { $whom }.
fief-why-FI-N-5-captives = Neither do you hold a lord of { $whom }, nor does { $whom } hold one of yours.
fief-why-FI-N-5-eight = You have made { $number } offers in this phase, and may make no more.
fief-why-FI-N-5-none = No offer of { $seat } to you is open.
fief-why-FI-N-5-open = No offer of yours is open.
fief-why-FI-N-5-not-to = No offer of yours to { $whom } is open.
fief-why-FI-N-5-only = There is no other offer to look at.
fief-why-FI-N-5-gone = This offer has been answered or withdrawn, or has lapsed; nothing more can be done with it.
fief-why-FI-N-7-vote = { $lord } can never be a candidate: only men who are no clerics can.
fief-why-FI-N-7-sum = Name a sum first.
fief-why-FI-N-7-most = You can promise { $thaler } Thaler at most.
fief-why-FI-N-7-last = The game lasts { $number } rounds at most.
fief-board-desk = Negotiation
fief-board-offers = Open offers
fief-board-offers-to-you = { $number ->
    [0] No offer to you is open.
    [one] { $number } offer to you is open.
   *[other] { $number } offers to you are open.
}
fief-board-ledger = Ledger of promises
fief-board-ledger-who = Who promises, to whom
fief-board-ledger-to = to { $seat }
fief-board-ledger-what = What
fief-board-ledger-fate = Kept?
fief-board-is-ready = Ready
fief-board-is-talking = Not ready yet
fief-board-is-out = Out
fief-board-you-are-ready = You are ready. The round goes on when all are; a new offer to you lets you speak again.
fief-board-ready = I am ready
fief-board-new-offer = Make an offer to
fief-board-your-offer = Your offer
fief-board-to-whom = To whom the offer goes
fief-board-offer-to = Offer to { $seat }
fief-board-you-give = You give
fief-board-you-get = You get
fief-board-seat-gives = { $seat } gives
fief-board-money = Money
fief-board-money-give = You give
fief-board-money-ask = You ask for
fief-board-besides = Besides money
fief-board-take-out = Take out
fief-board-take-out-what = Take out: { $what }
fief-board-take-out-promise = Take out promise { $number }
fief-board-round-longer = +1 round
fief-board-round-shorter = −1 round
fief-board-till-round = till the end of round { $round }
fief-board-add-promise = Add this promise
fief-board-go-on = This sum
fief-board-send = Make this offer
fief-board-drop = Drop it
fief-board-back = Back
fief-board-no-choice = There is nothing to choose.
fief-board-barred-choices = Not possible now
fief-board-from = From { $seat }
fief-board-to = To { $seat }
fief-board-from-to = { $seat } to { $whom }
fief-board-accept = Accept
fief-board-refuse = Refuse
fief-board-withdraw = Withdraw
fief-board-later = Later
fief-board-accept-drops = If you accept, the offer that you are writing is dropped.
fief-board-gone = The offer you were looking at is no longer open: it was withdrawn, or has lapsed.
fief-board-gone-seen = All right
fief-board-term-nothing = nothing
fief-board-term-money = { $thaler } Thaler
fief-board-term-freedom = Freedom for { $lord }
fief-board-term-freedom-to = Freedom for { $lord }, who goes to { $village }
fief-board-term-marriage = { $lord } and { $other } marry
fief-board-term-card = Card: { $card }
fief-board-term-cards = { $number ->
    [one] { $number } card of their own choice
   *[other] { $number } cards of their own choice
}
fief-board-term-grant = A fief for { $lord }: { $region }
fief-board-term-promise = Promise: { $what }
fief-board-purse = You have { $thaler } Thaler to give
fief-board-term-vote = the vote for { $lord } at the next ballot
fief-board-term-peace = peace till the end of round { $round }
fief-board-term-leave = leave to pass till the end of round { $round }
fief-board-term-help = help in the next battle, till the end of round { $round }
fief-board-term-thaler = { $thaler } Thaler by the end of round { $round }

## Marriage (FI-W)

fief-event-wedding = { $lord } and { $other } are married.
fief-why-FI-W-1-cleric = { $lord } is a cleric and does not marry.
fief-why-FI-W-1-married = { $lord } is married already.
fief-why-FI-W-1-lady = A man and a woman marry; { $lord } and { $other } are not such a pair.
fief-why-FI-W-1-family = { $lord } is not of that family.
fief-why-FI-W-1-nobody = Nobody there can be married: { $whom }.
fief-why-FI-W-4-joined = You may swap cards with families joined to yours by a marriage; { $whom } is not.
fief-why-FI-W-4-hand = { $number ->
    [one] Neither of you may have more than { $number } card afterwards.
   *[other] Neither of you may have more than { $number } cards afterwards.
}
fief-why-FI-W-4-too-few = { $whom } does not have so many cards.
fief-why-FI-W-4-empty = Offer a card, or ask for one.
fief-why-FI-W-4-card = You have no such card left to give: { $card }.
fief-why-FI-W-4-reply = { $number ->
    [one] You do not have the { $number } card that is asked for.
   *[other] You do not have the { $number } cards that are asked for.
}
fief-why-FI-W-7 = { $lord } does not marry before being king with all rights.

## Election (FI-E)

fief-answer-nobody = Nobody
fief-answer-abstain = Abstain
fief-ask-stand = Who of your family is a candidate for the throne?
fief-ask-vote = { $number ->
    [one] You have { $number } vote; for whom?
   *[other] You have { $number } votes; for whom?
}
fief-ask-crown = Do your clerics crown { $lord }?
fief-event-stands = { $lord } of { $seat } is a candidate for the throne.
fief-event-names-nobody = { $seat } names no candidate.
fief-event-votes = { $number ->
    [one] { $seat } gives { $lord } { $number } vote.
   *[other] { $seat } gives { $lord } { $number } votes.
}
fief-event-abstains = { $seat } abstains.
fief-event-elected = { $lord } is elected.
fief-event-nobody-elected = Nobody is elected.
fief-event-crowns = The clerics of { $seat } agree to crown { $lord }.
fief-event-refuses-crown = The clerics of { $seat } refuse to crown { $lord }.
fief-event-uncrowned = Nobody crowns { $lord }; the throne stays empty.
fief-why-FI-E-1 = A candidate is a free titled man of your family, and no cleric; { $lord } is not.
fief-why-FI-E-2 = { $lord } is no candidate.

## Regency (FI-Q)

fief-event-regent = Queen { $lord } reigns.
fief-event-throne-empty = The throne is empty.
fief-event-prince-crowned = Crown prince { $lord } is king.
fief-event-all-rights = King { $lord } has all rights.
fief-event-queen = { $lord } is queen.
fief-event-crowned = { $lord } is crowned king.

## Guards (FI-G)

fief-event-guard-given = { $lord } receives a guard ({ $guard }): { $number }.
fief-event-guard-passes = The guard now stands beside { $lord } ({ $guard }).
fief-event-guard-home = A guard goes home: { $guard }.

## End (FI-Z)

fief-event-counted = { $seat } counts { $points } points and now has { $sum }.
fief-event-rounds-over = After { $rounds } rounds the game ends; points decide.
fief-event-over = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
fief-ending-alone = A player has the crown and three fiefs.
fief-ending-couple = A royal couple has four fiefs.
fief-ending-last = Only one player is left.
fief-ending-points = The last round has been played.
fief-ending-rounds = The simple game has gone all its rounds.
fief-event-out = { $seat } has no lord and no soldier left and is out; { $thaler } Thaler go to the bank.

## Tables

fief-table-round = The round
fief-table-players = Players
fief-table-hands = Cards in hand
fief-table-laid = Cards of this round
fief-table-villages = Villages
fief-table-stacks = Soldiers
fief-table-lords = Lords
fief-table-fiefs = Fiefs
fief-column-round = Round
fief-column-phase = Phase
fief-column-first = First player
fief-column-turn = Turn
fief-column-deck = Deck
fief-column-king = King
fief-column-queen = Queen
fief-column-player = Player
fief-column-cards = Cards
fief-column-card = Card
fief-column-thaler = Thaler
fief-column-points = Points
fief-column-least = At least
fief-column-most = At most
fief-column-village = Village
fief-column-region = Region
fief-column-bishopric = Bishopric
fief-column-holder = First party
fief-column-castle = Castle
fief-column-city = City
fief-column-mills = Mills
fief-column-presses = Presses
fief-column-rebels = Rebels
fief-column-road = At the gate from
fief-column-units = Units
fief-column-lord = Lord
fief-column-captor = Captive of
fief-column-spouse = Married to
fief-column-see = Bishop of
fief-column-cardinal = Cardinal
fief-column-capital = Capital
fief-table-offers = Offers
fief-table-promises = Promises
fief-column-whom = To
fief-column-deal = What
fief-column-gives = Gives
fief-column-asks = Asks for
fief-column-other = With
fief-column-promise = Promise
fief-column-asked = Asked for
fief-column-till = Till round
fief-column-fate = Fate

## The board in the browser

fief-board-map = Map of the kingdom
fief-board-realm = Round and throne
fief-board-hand = Your cards
fief-board-cards = Cards
fief-board-market = Market
fief-board-families = Families
fief-board-sees = Bishoprics
fief-board-fiefs = Regions and fiefs
fief-board-battle = Battle
fief-board-election = Election
fief-board-setting-up = The families settle
fief-board-round = Round { $round } of { $last }
fief-board-round-at-most = Round { $round } of { $last } at most
fief-board-begins = { $seat } begins
fief-board-no-king = The throne is empty.
fief-board-regency = Regency: round { $round } of { $rounds }
fief-board-is-king = King
fief-board-is-queen = Queen
fief-board-is-regent = Queen who reigns
fief-board-is-prince = Crown prince
fief-board-is-arc = Femme d’Arc
fief-board-is-duke = Duke of { $village }
fief-board-is-count = Count of { $village }
fief-board-is-baron = Baron of { $village }
fief-board-is-duke-lady = Duchess of { $village }
fief-board-is-count-lady = Countess of { $village }
fief-board-is-baron-lady = Baroness of { $village }
fief-board-is-bishop = Bishop of { $see }
fief-board-is-cardinal = Cardinal
fief-board-at-gate = at the gate of { $village }, on the road from { $road }
fief-board-deck = Deck: { $cards }.
fief-board-hand-limit = Cards in a hand: { $cards }.
fief-board-no-cards = No cards in hand
fief-board-discards = Discarded: { $cards }
fief-board-price = { $thaler } Thaler
fief-board-left = left: { $number }
fief-board-you = you
fief-board-first = first player
fief-board-out = out
fief-board-rank = place { $rank }
fief-board-no-lords = No lord
fief-board-counted = Thaler, as far as all can count
fief-board-fact-money = Thaler
fief-board-fact-units = Units of soldiers
fief-board-fact-cards = Cards in hand
fief-board-fact-villages = Villages
fief-board-fact-fiefs = Fiefs
fief-board-fact-points = Points
fief-board-married = married to { $lord }
fief-board-married-lady = married to { $lord }
fief-board-aside = put aside: { $thaler } Thaler
fief-board-heir = Inherits in the negotiation: { $lord }.
fief-board-heir-throne = It falls to the throne.
fief-board-estate = For the heir: { $thaler } Thaler
fief-board-captive-lady = captive of { $seat }
fief-board-captive = captive of { $seat }
fief-board-unborn = In no family now
fief-board-no-bishop = No bishop
fief-board-tithe-to = The tithe goes to { $lord }.
fief-board-fief-of = Fief of { $seat }, capital { $village }.
fief-board-title-waits = The title waits for a lord.
fief-board-taxed = It pays a tax this round.
fief-board-free = { $village }: nobody
fief-board-held-by = { $village }: { $seat }
fief-board-attackers = Attackers
fief-board-attacked = Attacked
fief-board-divided = Dice against { $side }: divided by { $number }.
fief-board-rounds-of-battle = The battle round by round
fief-board-battle-round = Round { $round }
fief-board-rolled = { $who }: { $dice }.
fief-board-the-rebels = The rebels
fief-board-rebels = rebels (units: { $number })
fief-board-force = { $seats } (units: { $number })
fief-board-said-battle = { $village }: { $attackers } against { $attacked }.
fief-board-said-battle-round = Round { $round } of the battle.
fief-board-said-battle-quiet = Rounds on end without a loss: { $rounds }.
fief-board-said-battle-due = Still to lose: { $number } – { $side }.
fief-board-said-mercy = { $seat } asks { $other } for mercy.
fief-board-needs-votes = Most votes win; at least { $votes }, and no tie.
fief-board-needs-clerics = { $lord } is elected. To the crown: bishops { $bishops } or cardinals { $cardinals }.
fief-board-has-votes = { $seat } has votes: { $votes }
fief-board-votes = Votes: { $votes }
fief-board-agrees = The clerics of { $seat } agree.
fief-board-refuses = The clerics of { $seat } refuse.
fief-board-said-lies = { $region }, bishopric of { $see }.
fief-board-said-nobody = Nobody holds it.
fief-board-said-held = { $seat } holds it.
fief-board-said-fief = It lies in a fief of { $seat }.
fief-board-said-host = { $seat } is host.
fief-board-said-castle = A castle stands there.
fief-board-said-city = It is a city.
fief-board-said-mills = Mills: { $number }.
fief-board-said-presses = Presses: { $number }.
fief-board-units = soldiers of { $seat } (units: { $units })
fief-board-guards = the guard of { $lord } (units: { $units })
fief-board-lord = { $lord } of { $seat }
fief-board-held-lord = { $lord } of { $seat }, captive of { $captor }
fief-board-said-there = There stand: { $things }.
fief-board-said-gate = At the gate, on the road from { $road }: { $things }.
fief-board-said-rebels = Rebels led by { $seat }; units: { $number }.
fief-board-said-roads = Roads lead to { $villages }.
fief-board-said-villages = Its villages: { $villages }.
fief-board-said-no-fief = It is no fief.
fief-board-said-bears = { $lord } bears the title.
fief-board-said-bishop = { $lord } is bishop.
fief-board-said-no-bishop = No bishop.
fief-board-said-bears-cards = It bears this round: { $cards }.
fief-board-see-of = Bishopric of { $see }
fief-board-page-round = A round
fief-board-page-phase-cards = fill hands to { $cards }, play as many as you like, give back unwanted ones.
fief-board-page-phase-income = villages with own soldiers pay; fiefs pay whole with a soldier in the capital.
fief-board-page-phase-purchases = soldiers, buildings, titles, cardinals, in any order.
fief-board-page-phase-movement = lords go along roads and lead whom they like.
fief-board-page-phase-battles = rebels first; then gates are settled and guests attacked.
fief-board-page-phase-negotiation = inheritances, deals, marriages, then the election, if there is no king.
fief-board-page-costs = What things cost
fief-board-page-ware-soldier = into a controlled city or castle, or beside a free lord of yours
fief-board-page-ware-rebel = where a revolt is on
fief-board-page-ware-guard = beside a free king or queen of yours
fief-board-page-ware-press = into a controlled village
fief-board-page-ware-mill = into a controlled village
fief-board-page-ware-castle = into a controlled village without walls
fief-board-page-ware-baron = a barony wholly held, with a castle
fief-board-page-ware-count = a county wholly held, with a castle
fief-board-page-ware-duke = a duchy wholly held, with a castle
fief-board-page-ware-cardinal = a free bishop of yours
fief-board-page-income = What pays
fief-board-page-pays-castle = Castle
fief-board-page-pays-city = City
fief-board-page-pays-press = Press
fief-board-page-pays-mill = Mill
fief-board-page-pays-king = King
fief-board-page-pays-queen = Queen
fief-board-page-pays-regent = Queen who reigns
fief-board-page-pays-tax-per-village = Tax, for each village of the fief
fief-board-page-pays-harvest-bonus = Good harvest, for each mill
fief-board-page-pays-weather-bonus = Fine weather, for each press
fief-board-page-income-needs = Famine: no mill or press pays there. Tithe: mills and presses pay the bishop.
fief-board-page-movement = Movement
fief-board-page-steps = Villages a round: { $steps }; with the Femme d’Arc all the way: { $arc }. Soldiers move with a lord only.
fief-board-page-leave = Where another is host, ask for leave; in castle and city also to go out.
fief-board-page-gate = Or stand at the gate, for an assault in the battles.
fief-board-page-battle = Battles
fief-board-page-dice = Dice: one from { $one } unit on, two from { $two }, three from { $three }.
fief-board-page-losses = Losses: the dice divided by { $open } in the open, { $castle } in a castle, { $city } in a city.
fief-board-page-aim = A die aimed at a lord in the open kills with a 6, and counts for nothing else.
fief-board-page-mercy = Before each round mercy may be asked: lords become captives, their soldiers are lost.
fief-board-page-spoils = The winner holds the village; if it was not his, mills and presses are destroyed.
fief-board-page-throne = Fiefs and throne
fief-board-page-fief = A fief: all villages of a region held, a castle, the title bought. Its villages cannot be taken one by one.
fief-board-page-capital = Who takes the capital takes the fief.
fief-board-page-election = Without a king one is elected in the negotiation: free titled men stand; most votes win, at least { $votes }.
fief-board-page-crown = Who is elected needs bishops ({ $bishops }) or cardinals ({ $cardinals }) to be crowned.
fief-board-page-regency = When the king dies the queen reigns: for a crown prince { $rounds } rounds, else till the next king.
fief-board-page-winning = Winning
fief-board-page-alone = King or queen in your family, and { $fiefs } fiefs.
fief-board-page-couple = King and queen of two players, married: { $fiefs } fiefs together.
fief-board-page-rounds = After { $rounds } rounds one count of points decides.
fief-board-page-points-game = Most points after { $rounds } rounds; counted every { $every } rounds.
fief-board-page-last = Who is left alone wins. Without lord and soldier one is out.
fief-board-page-points = Points
fief-board-page-counts-baron = Baron
fief-board-page-counts-count = Count
fief-board-page-counts-duke = Duke
fief-board-page-counts-king = King
fief-board-page-counts-queen = Queen
fief-board-page-counts-bishop = Bishop
fief-board-page-counts-crown-prince = Crown prince
fief-board-page-counts-cardinal = Cardinal
fief-board-page-counts-per-500-thaler = Each full 500 Thaler
fief-board-page-reconstruction = The printed board is not ours: regions, roads and some values are reconstructed; the map is drawn by this project.
fief-board-page-own = This table plays on a board file of its own.

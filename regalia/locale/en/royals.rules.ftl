### Royals: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Our ruling:

## Components (RO-C)

RO-C-title = Components
RO-C-1 = There are 99 country cards: 31 for France, 26 for the German States, 22 for Britain and 20 for Spain. Each of the 24 intrigue cards shows two of the four countries; there are six such pairs, and four cards of each.
RO-C-2 =
    The board shows 16 cities. France has Paris, Nantes, Bordeaux, Reims and Avignon; the German States have Munich, Berlin, Cologne and Vienna; Britain has London, Dublin and Edinburgh; Spain has Madrid, Seville, Valencia and Barcelona. Each city has one or two positions. A position bears a title, and its title says how many country cards it costs, the same in every city; the position itself says how many influence points it brings.

    An honest word: the numbers of cities, cards and markers, the costs of the titles and the house bonus are printed. Most of the other figures, many of the cities’ names and most of their positions are our reconstruction; the printed board may differ. You can play with the printed figures by a board file of your own (RO-D-1).
RO-C-3 = There are seven titles. From the lowest rank to the highest they are Marshal, Baron, Countess, Duke, Cardinal, Princess and King; in this order they cost 1, 2, 3, 4, 5, 6 and 8 country cards.
RO-C-4 = All points come from markers: 16 city bonus markers, one for each city; eight country bonus markers, two for each country; three house bonus markers, worth 16, 12 and 8 points; 24 epoch markers, two for each country in each of the epochs 1648, 1680 and 1714; and seven title markers, one for each title, which can be parted into two halves.
RO-C-5 = The players mark what they hold with cubes: there are 46 black ones, 46 white ones, and 36 each of grey, purple and orange.

## Set-up (RO-S)

RO-S-title = Set-up
RO-S-1 = Each player chooses a colour and takes all its cubes as a supply. Two players play black and white; three to five may choose any of the five colours.
RO-S-2 = Before the first turn some country cards go out of the game, unless there are five players. With two players these are 11 of France, 9 of the German States, 8 of Britain and 6 of Spain; with three players 9, 8, 7 and 6; with four players 6, 5, 5 and 4.
RO-S-3 = The other country cards are shuffled into a face-down deck, and the top three are laid face up beside it: these three are the row. The intrigue cards are shuffled into a face-down deck of their own.
RO-S-4 = With two players only the house bonus marker for 8 points is in the game; those for 16 and 12 stay in the box.
RO-S-5 = The youngest player would go first. { -ruling } since nobody here knows your ages, the start player is drawn at random, or named by the host of the table.

## Turns (RO-T)

RO-T-title = Turns: draw, play, end
RO-T-1 = On your very first turn you draw a set number of country cards and no intrigue card. How many depends on where you sit: with two players the first draws 2 and the second 3; with three players it is 1, 2, 3; with four 1, 1, 2, 3; with five 1, 1, 2, 2, 3. You take each card unseen from the deck or face up from the row, in any order.
RO-T-2 = On every later turn you draw either three country cards, or one country card and one intrigue card, in any order. You must draw, even if your hand is full. You take a country card unseen from the deck or face up from the row; an intrigue card always comes from its deck. { -ruling } you first say which of the two ways you choose; then the cards come one by one, and you see each before you choose the next.
RO-T-3 = The row is not refilled during a turn. What you take from it leaves a gap until your turn is over.
RO-T-4 = When the intrigue deck is used up, the discarded intrigue cards are shuffled and become the new deck. { -ruling } this is done at once, when the last card is drawn; if none has been discarded by then, it is done when the next intrigue card is to be drawn. If there is neither a deck nor a discarded card, drawing one country card and one intrigue card is not available; with the printed cards that cannot happen.
RO-T-5 = { -ruling } if the country deck runs out in the middle of your turn, you draw from the row, and nothing is shuffled yet. The row has three cards at the start of every turn, so you can always draw as many as you must.
RO-T-6 = After drawing you may play cards, as often as you like and in any order: to occupy free positions (RO-P-1) and to take over occupied ones (RO-P-5). You need not play anything. You always say yourself that you are done, even if there is nothing you could play; if the turn ended by itself, the others would learn something about your hand.
RO-T-7 = At the end of your turn you may keep at most 12 country cards and 4 intrigue cards; during the turn your hand may be larger. You discard exactly the cards above these limits, country cards first, and you choose which. Only then is the row refilled. { -ruling } cards that are paid or discarded are laid down face up, in the order you choose them, and everybody may look through both discard piles.
RO-T-8 = When your turn is over, the row is filled up to three cards, and the next player clockwise takes a turn. { -ruling } if this takes the very last card of the deck, the epoch goes on; it ends when the next refill finds too few cards (RO-E-1).

## Occupying positions (RO-P)

RO-P-title = Occupying positions
RO-P-1 =
    To occupy a free position you pay as many country cards of its country as its title costs; they go to the discard pile. For each card of that country that you do not pay, you may pay three other country cards as a wild (RO-P-2). Nothing moves on the board until the last card is paid. Then one of your cubes goes on the position, and one on the marker of its title.
    .example = The Duke of Berlin costs four cards of the German States. You pay them, put one cube on the Duke in Berlin and one on the Duke’s marker.
RO-P-2 =
    Any three country cards count as one card of a country of your choice, as often in one payment as you like. You may do so only if you hold fewer cards of that country than the position costs. { -ruling } this is judged by your hand before you pay. If it allows wilds, you choose the cards freely: cards of that country may be kept, or be among the three. With the option “Free wilds” you may always use wilds.
    .example = The Duke of Berlin costs four. You hold three cards of the German States, two of France, one of Britain and one of Spain. You pay the three German cards and any three of the others. You may also pay only two German cards and six others for the two that are missing, if you have so many.
RO-P-3 = To occupy a position you need two cubes: one for the position and one for the title’s marker. { -ruling } cubes are only marks, and they never run out. With the option “Limited cubes” each player has a supply: 46 cubes with two players, and with three to five 36 in every colour, so that all have the same. Then a cube of yours on a city’s square goes back to your supply by itself, after the play, if you have another one on that square or hold a position in that city. If you have fewer than two cubes left, you can neither occupy nor take over a position.
RO-P-4 = A position holds one cube at most.
RO-P-5 = A position held by another player can be taken over: play one intrigue card that shows its country – two if it is a King – and then pay the title’s cost as in RO-P-1. You may do so only if you can pay both. You cannot take over a position of your own.
RO-P-6 =
    Any two intrigue cards count as one of your choice. For each card that ought to show the country you may thus play two others. { -ruling } only if you hold fewer matching intrigue cards than you need, judged by your hand before you pay, as in RO-P-2; with the option “Free wilds” always. Intrigue cards have a discard pile of their own.
    .example = You want to take over the King of Madrid, for which you need two intrigue cards that show Spain. If you have only one, you add any two others; if you have none, you play any four.
RO-P-7 = A take-over is carried out whole or not at all. The loser’s cube moves to the city’s square, where any number of cubes of all colours may lie. It brings no influence there, but it still counts for the country bonus (RO-B-2). The loser’s cube on the title’s marker stays where it is.

## Bonuses (RO-B)

RO-B-title = Bonuses
RO-B-1 = City bonus: if you are the first to occupy a position of a city, whichever it is, you take that city’s bonus marker at once. Each city gives it only once.
RO-B-2 = Country bonus: as soon as you have a cube in every city of a country, you take the highest marker left of that country’s two. Cubes on positions and cubes on the cities’ squares both count. This is checked after each of your own plays. You get one marker a country at most; if both are gone, you get none.
RO-B-3 = House bonus: as soon as you have a cube on each of the seven title markers, you take the highest house bonus marker left. You get one at most; if none is left, you get nothing.
RO-B-4 =
    You take every bonus that one play earns you. Markers are taken in the open and then lie face down, though their shapes show of which kind they are. Everything about them stays in the log; only the totals are left out of the page. With the option “Open scores” the totals are shown too.

    Hands are hidden. Everybody sees how many country cards and how many intrigue cards each player holds, how many cards both decks have left, and both discard piles. A card taken from the row is known to all until it is played or discarded; of cards that are alike, the known one counts as gone first. The page keeps track of this, so that nobody plays better for keeping a list.

## Epochs (RO-E)

RO-E-title = Epochs and their scoring
RO-E-1 = An epoch ends when, at the end of a turn, the deck has too few cards to fill the row up to three. What is left goes into the row; the discarded country cards are shuffled into a new deck, and the row is filled up from it. Then, before the next turn, the epoch is scored (RO-E-2).
RO-E-2 = After the first and second epochs the round is not played to its end first. In each country the player with the most influence points takes the higher of its two markers for this epoch, and the player with the second most takes the lower. Only cubes on positions bring influence.
RO-E-3 =
    If players tie in a country, the one who holds the higher-ranked title there comes first. If their highest titles there are the same, it is the one who holds that title in the city with the higher city bonus, as shown on the board. The second place is decided in the same way. { -ruling } if that does not settle it either, which takes another board than ours, the next title down counts, and its city, and so on; whoever has no further position to show loses; at last turn order from the start player decides.
    .example = In Spain Grey holds the Cardinal in Seville and the Marshal in Barcelona, Purple the Duke in Valencia and the Countess in Barcelona: three influence points each. The Cardinal outranks the Duke, so Grey takes the higher marker and Purple the lower.
RO-E-4 = A player without influence in a country takes no marker there. A marker that nobody takes leaves the game. Cubes on the cities’ squares bring no influence and break no tie.
RO-E-5 = When the third epoch has ended, the round is finished, so that all players have had the same number of turns; then the third scoring follows. If the last player’s own turn ended the epoch, it follows at once. { -ruling } for these last turns the deck is renewed as in RO-E-1. Should it run out once more, it is renewed again without a scoring; with the printed cards that cannot happen.

## End (RO-F)

RO-F-title = End of the game
RO-F-1 =
    After the scoring of the third epoch the titles are scored, from the lowest to the highest. Whoever has the most cubes on a title’s marker takes all of it. If exactly two players tie for the most, each takes half. If three or more tie, nobody gets it, and it leaves the game. { -ruling } the same goes for a marker without any cube.
    .example = On the Duke’s marker Black and White have three cubes each, Orange has two. Black and White take half of it each, and each half is worth half the points.
RO-F-2 = Whoever has the most points on all markers together wins. Among tied players, the one with the highest single marker wins; half a title marker counts as the half it is worth. If they are still tied, they share the victory.

## Options (RO-O)

RO-O-title = Options
RO-O-1 = Your table may agree on these options. “Limited cubes”: the cubes are a real limit (RO-P-3). “Free wilds”: wilds are allowed even if you have the matching cards (RO-P-2, RO-P-6). “Open scores”: everybody’s points are shown (RO-B-4). “No memory aid”: the page does not show which cards the others took from the row. You may also play with a board file of your own (RO-D-1).

## A board file of your own (RO-D)

RO-D-title = A board file of your own
RO-D-1 = A board file of your own is accepted if it can be played. The points of each title must be an even number, so that a marker can be halved. When the cards of RO-S-2 are out and each player has 12 in hand, at least three cards for the row and three more for each player must be left. Each country must have at least one card and one city, and its markers. A city may name its influence points position by position, with the key “influence”; otherwise each position brings what its title brings. With the key “out-with-2” the file names the house bonus markers that stay in the box with two players.

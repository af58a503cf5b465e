### The Foreign King: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Our ruling:

## Components (FK-C)

FK-C-title = Components
FK-C-1 =
    The kingdom has nine provinces: West Flanders, East Flanders, Antwerp, Limburg, Brabant, Hainaut, Namur, Liège and Luxembourg. Two provinces are adjacent if they share one of these sixteen borders: West Flanders with East Flanders and Hainaut; East Flanders also with Antwerp, Brabant and Hainaut; Antwerp also with Brabant and Limburg; Limburg also with Brabant and Liège; Brabant also with Liège, Namur and Hainaut; Hainaut also with Namur; Namur also with Liège and Luxembourg; and Liège with Luxembourg.

    An honest word: of these nine names the rulebook gives only Liège, Namur and Luxembourg. The other six names and all the borders are our reconstruction, modelled on the Belgian provinces of 1830; the printed board may differ.
FK-C-2 = Each of the four colours has 16 citizen discs, and each player has one pawn. Two more pieces are white and belong to nobody: the King pawn and the marker of the King’s VP.
FK-C-3 = There are nine Royal Medals, five textile factories (white) and five metal factories (grey).
FK-C-4 = A gold coin is worth 5 Francs, a silver coin 1 Franc; depending on the edition, the box holds 37 or 41 Francs in all. Everybody may see how much money, how many discs and how many VP each player has. { -ruling } coins are only change, and the bank never runs dry. If your table sets the option “Bank” to 37 or 41, there is only that much money in the game: a payout gives what the bank has left (you may receive coins even from an empty bank, and then get none), and a loan is possible only while the bank holds at least 3 Francs.

## Set-up (FK-S)

FK-S-title = Set-up
FK-S-1 = At the start the King stands on his portrait, and his marker on space 30 of the VP track. With the option “Extended game” the marker starts on 40.
FK-S-2 = Each player chooses a colour – red, blue, green or black – and takes the pawn and the 16 discs of that colour. One of your discs goes to 0 on the VP track and marks your score. With three or four players, one more disc of each goes to the turn-order track, in random order. All your other discs are your personal supply: 14 with three or four players, 15 with two.
FK-S-3 = The first player in turn order starts with 5 Francs, the second with 6, the third with 7 and the fourth with 8. With two players there is no turn-order track. { -ruling } who goes first is then drawn at random.
FK-S-4 = At the start all Royal Medals and all factories lie in the bank. No pawn stands on the action table yet: in the first round every action is free until somebody moves a pawn there.

## Turns (FK-T)

FK-T-title = Rounds and turns
FK-T-1 = The game is played in rounds. In each round every player takes one turn, in turn order. Nothing is cleared at the end of a round: the pawns stay on their actions, and the next round starts from there.
FK-T-2 = On your turn you must move your pawn to one available action and carry that action out. You cannot pass. { -ruling } nor may you repay a loan before your action if that would leave you without an action you can carry out.
FK-T-3 =
    An action with a pawn on it is not available; only the Queen gets you around this. Your own pawn counts as well, so you never take the same action twice in a row. A pawn that changes the turn order stands on the turn-order track, and blocks that action from there all the same. { -ruling } after a turn with the Queen your last action is the Queen, not the action she lent you.
    .example = The four pawns stand on “Build a factory”, “Place a citizen”, “Place a congressman” and “Receive coins”; the one on “Place a citizen” is Red’s own. It is Red’s turn: “Move a citizen”, “Score with the King”, “Change turn order” and “Use the Queen” are available.
FK-T-4 = An action that you cannot carry out, for want of money, discs or factories, is not available. Money from a loan counts only once you have taken the loan. The Queen needs her own 2 Francs and the means for at least one action behind her; a factory through the Queen, for instance, takes 5 Francs in all. { -ruling } you pay what an action costs when you choose it, and each further disc or step when you make it.
FK-T-5 = { -ruling } if no action at all is available to you, and none would be even after every loan you could take, you lose this turn; the log says so. If an action would become available only through a loan, the choice is yours: take the loan, or lose the turn.
FK-T-6 = The number of players decides which actions there are. Six are always there: “Build a factory”, “Place a citizen”, “Move a citizen”, “Place a congressman”, “Score with the King” and “Receive coins”. With three or four players there is also “Change turn order”, and with four “Use the Queen”. With the option “3-player Queen”, three players have “Use the Queen” in place of “Change turn order”.
FK-T-7 =
    At any moment of your own turn – before, during or after your action – you may turn one of your face-up Royal Medals face down and take a loan of 3 Francs for it. You may also repay a loan: pay 4 Francs, and turn the medal face up again. Each medal stands for one loan at a time. A medal that you win in this very turn can be used at once. { -ruling } you may do so only while you yourself are deciding, not while another player is being asked; but you still may when the end of the game has been triggered, as long as your turn lasts.
    .example = You have no money but one face-up medal. You turn it down for 3 Francs, build the first factory of a province with them, and receive a new medal – which you could turn down for another 3 Francs straight away.

## Actions (FK-A)

FK-A-title = Actions
FK-A-FACTORY-1 = Pay 3 Francs, take a textile factory or a metal factory from the bank, and put it into any province. It is active from the start. A province may hold any number of factories.
FK-A-FACTORY-2 = Once all five factories of one kind are built, you cannot choose that kind any more. When the bank has no factory left at all, the action is not available.
FK-A-FACTORY-3 = If yours is the first factory in a province, you earn a Royal Medal for it. A province with at least one factory is called industrialised, whether its factories are active or not.
FK-A-PLACE-1 =
    Place one disc from your supply into any province, free of charge. You may add more discs to the same province at 1 Franc each. For this action you need at least one disc in your supply.
    .example = Three discs into one province cost you 2 Francs: nothing for the first, 1 Franc for each of the other two.
FK-A-MOVE-1 =
    Move one of your discs from a province to an adjacent province or back to your supply. This first step is free. Every Franc you pay buys one more step: either the first step of another disc, or a further step of a disc that has moved already.
    .example = You move a disc from Brabant to Namur (free), the same disc on to Luxembourg (1 Franc), and a second disc from Brabant to Hainaut (1 Franc).
FK-A-MOVE-2 = In one action you move discs out of one province only: every disc you move must have started there. Where each of them ends is up to you.
FK-A-MOVE-3 = Taking a disc back from a province to your supply is one step. { -ruling } only discs in provinces move; this action does not move discs in the National Congress. A disc may step to a neighbouring province and then go home (two steps), or step out and back again; once home in your supply, it moves no more.
FK-A-CONGRESS-1 = Put one of your discs, from your supply or from any province, into the National Congress: that citizen is now a congressman. Your congressmen may later hurry to a province just before the King scores it, and they count at the end of the game.
FK-A-COINS-1 =
    Take 3 Francs, and 1 Franc more for each textile factory in the provinces where you hold the majority, whether the factory is active or not.
    .example = You hold the majority in Namur, where there are two textile factories, one of them inactive. You receive 5 Francs.
FK-A-ORDER-1 =
    Only with three or four players. Take 1 Franc at once; you get it through the Queen as well. When this round is over, after its last turn, you are asked for a place on the turn-order track; you may also leave your marker where it is. If the game ends before then, the order does not change. { -ruling } your marker is taken out first and the gap closed, then it goes to the place you name; the markers there and behind move one place to the right.
    .example = The order is A, B, C, D, and A asks for the third place. Without A it is B, C, D; with A in third place it becomes B, C, A, D.
FK-A-QUEEN-1 =
    Only with four players, or with three by the option “3-player Queen”. Pay 2 Francs and carry out any other action, whether there is a pawn on it or not; what that action costs comes on top. Your pawn stands on the Queen. { -ruling } your own last action may be chosen too. With the option “German Queen” she lends you only actions that hold another player’s pawn.
    .example = The four pawns stand on “Build a factory”, “Place a citizen”, “Place a congressman” and “Receive coins”; the one on “Place a citizen” is Red’s own. For 2 Francs the Queen lets Red take any of these four, or any other action. With the option “German Queen” only three are left to choose from: “Build a factory”, “Place a congressman” and “Receive coins”.
FK-A-QUEEN-2 = If in the same round one player chooses “Change turn order” with the pawn and another through the Queen, the player whose pawn stands there moves the marker first, the Queen’s player second. If only the Queen’s player has chosen it, that player moves alone. { -ruling } the Queen’s player comes second even after choosing first.

## Scoring with the King (FK-K)

FK-K-title = Scoring with the King
FK-K-1 = While the King is still on his portrait, you put him into any province you like, and his marker drops by just 1. { -ruling } he takes no further step in that action.
FK-K-2 = Once the King is in a province, you must move him at least one step, into an adjacent province; that is free. Each further step, again into an adjacent province, costs 1 Franc. { -ruling } within one action he enters no province twice and does not return to the one he left.
FK-K-3 =
    The King’s marker drops on the VP track by the number of provinces he has entered, plus 1; coming from his portrait, by 1 only. { -ruling } it never drops below 0.
    .example = The King goes from Hainaut through Brabant to Liège. The second step costs 1 Franc, and having entered two provinces, his marker drops by 3.
FK-K-4 = If there is a disc of any colour in the province where the King stops, that province is scored. If there is none, the action is over. { -ruling } this is checked before the Congress is asked, so nobody moves from the Congress into an empty province.
FK-K-5 =
    Before a province is scored, the Congress has its say: the players with discs in the National Congress are asked one by one, from the most discs to the fewest, and in turn order if they have equally many. The first to accept moves all their Congress discs into the province, free of charge, and nobody else is asked. Whoever moved the King is asked like everybody else.
    .example = Green sends the King to Liège. Red leads in the Congress and is asked first, but declines. Blue comes second and accepts: the two blue discs there go to Liège, Blue now holds the majority, and the active textile factory brings 3 VP.
FK-K-6 = With two players, if both have equally many discs in the National Congress, nobody is asked, and no disc leaves it.
FK-K-7 =
    You hold the majority in a province if you have more discs there than each of the other colours; a tie is no majority. In the two-player game the virtual player counts as a colour too. When a province is scored, the majority earns 6 VP for each active metal factory and 3 VP for each active textile factory, and these factories become inactive. If no factory there is active, it earns 1 VP for every three of your own discs in the province; one or two discs earn nothing.
    .example =
        Liège: Blue is alone there, with four discs and an active textile factory. Blue scores 3 VP, and the factory becomes inactive.
        Namur: three green discs, two red ones, an active metal factory and an active textile factory. Green scores 6 + 3 = 9 VP, and both factories become inactive.
        Luxembourg: six red discs and no factory. Red scores 2 VP.
FK-K-8 = If nobody holds the majority in the province being scored, the player who moved the King may make one active factory there inactive. It brings no VP, but if it was the last active one, it can end the game.

## End (FK-E)

FK-E-title = End of the game
FK-E-1 =
    The end is checked after each action, once the steps with the virtual player’s discs, if any, are done too. The game ends if the King’s marker is at or below the second-highest score, or if all ten factories are built and inactive. If two players share the lead, their score is also the second highest; scores of 0 count. The player whose turn it is finishes the turn and may still repay loans; nobody else may, and the round is not played to its end. The VP track has no upper end.
    .example = The scores are 16, 11 and 9 VP when the King’s marker drops from 13 to 10. That is below the second-highest score, 11: the game ends.
FK-E-2 = You lose 6 VP for each loan you have not repaid, that is, for each of your Royal Medals that lies face down. Your score may fall below 0.
FK-E-3 =
    Whoever controls the most receives 9 VP. Count 1 for each province where you hold the majority, plus 1 for each factory in it, active or not.
    .example = Blue holds the majority in Liège, with two factories, and in Antwerp, with none: that counts 3 + 1 = 4.
FK-E-4 = Whoever has the most Royal Medals receives 9 VP; medals count whichever side is up. The most discs in the National Congress bring 3 VP, and so do the most Francs.
FK-E-5 =
    If several players tie for one of the awards at the end, its VP are split evenly among them, rounded down. { -ruling } an award for which everybody ties with nothing (0) is not paid.
    .example = Two players have the most medals, two each: both receive 4 of the 9 VP. Nobody has a disc in the Congress: its 3 VP go to nobody.
FK-E-6 = The player with the most VP wins. Among tied players, the one with more Royal Medals wins; the virtual player of a two-player game has none. If they are still tied, they share the victory.
FK-E-7 = { -ruling } nobody can be forced to build factories or to send out the King, so a game might go on for ever; one that has gone 100 rounds ends there and is scored, and the log says so.

## Two players: the virtual player (FK-V)

FK-V-title = Two players: the virtual player
FK-V-1 = With two players a third, unused colour joins in: the virtual player. { -ruling } it has 15 discs in its supply and one more as marker on the VP track; it takes no turns, has no money and no medals, and never sits in the National Congress.
FK-V-2 =
    Each time a player gains VP in the course of play, the opponent must make steps with the virtual player’s discs: one fewer than the VP gained, so none at all for 1 VP. A step is either to place one of these discs in any province, or to move one of them to an adjacent province. You may mix the two as you like, and move the same disc several times. Once the virtual player’s supply is empty, you can only move.
    .example = Blue gains 3 VP, so Black makes two steps with the green discs of the virtual player: place two, or move two, or move one disc twice, or place one and move one.
FK-V-3 = The virtual player holds majorities like anybody else, and takes the VP when a province where it holds one is scored. The steps for VP gained are made by the opponent of whoever gained them, no matter who moved the King: if you move the King and your opponent scores, you make them. { -ruling } the virtual player scores at once, like anybody else, and its score counts when the end of the game is checked; nobody makes steps for its own VP, nor for VP of the final scoring. With the option “Silent third player” it scores only at the end: when a province where it holds the majority is scored, it takes nothing, but the active factories there become inactive all the same.
FK-V-4 = At the end the virtual player competes for controlling the most, and its share of those 9 VP is rounded down first and then doubled: 18 VP if it alone has the most, 8 VP in a tie of two. It also gains 1 VP for each province where it holds the majority. { -ruling } each of these provinces that is industrialised brings it 3 VP more, so 4 VP in all.
FK-V-5 = { -ruling } steps owed with the virtual player’s discs are always completed before the game ends, whichever way it ends; and if the virtual player then has the most VP, it wins and both players lose, and the ranking shows it so.

## Variants (FK-O)

FK-O-title = Variants and options
FK-O-1 = Your table may agree on these options. “Extended game”: the King’s marker starts on 40. “3-player Queen”: with three players the Queen takes the place of “Change turn order”, and the turn order never changes. “German Queen”: she lends you only actions that hold another player’s pawn. “Bank”: only 37 or 41 Francs in the game. “Silent third player”: the virtual player scores only at the end. “Factory appearance”: a matter of drawing only; factories lie on their side while unused and stand up once used. You may also play with a board file of your own, with other borders and up to 12 provinces.
FK-O-2 = “Extended game”, “3-player Queen” and “Factory appearance” are variants of the English rulebook. The other options are ours, for what the rulebooks leave open.

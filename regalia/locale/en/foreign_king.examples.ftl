### The worked examples of The Foreign King, keyed as in regalia/games/foreign_king/examples.
### A line break in a text is a new paragraph; `step-1` and so on tell what is answered and why, `end` what came of it.

four-pawns = Four pawns on the action table
    .about =
        The four pawns stand on “Build a factory”, “Place a citizen”, “Place a congressman” and “Receive coins”. The one on “Place a citizen” is Red’s own, and it is Red’s turn.
        All four actions are closed, the own one too. Four others are left: “Move a citizen”, “Score with the King”, “Change turn order” and “Use the Queen”.
    .step-1 = Red pays 2 Francs and goes to the Queen, because one of the closed actions is what he wants.
    .step-2 = She opens any action, with a pawn on it or not. Red takes coins: three from the bank, and one more for each textile factory he controls, of which he has none.
    .end = Red has paid 2 Francs and received 3. His pawn stands on the Queen, so that she, and not the coins, is what he may not choose next time.
german-queen = The same four pawns with the German Queen
    .about = This table plays with the option “German Queen”. The German rulebook lets her lend only actions that somebody’s pawn keeps closed; your own pawn does not count.
    .step-1 = Red pays the Queen her 2 Francs.
    .step-2 = Three actions are left to choose from: the factory, the congressman and the coins. Red chooses the congressman.
    .step-3 = His disc comes from his supply.
    .end = Red has a congressman and 3 Francs left. Without the option he could have placed a citizen just as well, or moved the King.
three-discs = Three citizens for 2 Francs
    .about = Placing a citizen costs nothing; each further one in the same province costs 1 Franc. Red begins, with 5 Francs.
    .step-1 = Red chooses “Place a citizen”.
    .step-2 = The first disc goes to Liège, free of charge.
    .step-3 = A second one for 1 Franc.
    .step-4 = A third one for 1 Franc more.
    .step-5 = That is enough for Red.
    .end = Three red discs in Liège have cost 2 Francs.
moving = Two citizens leave Brabant
    .about = Red has three discs in Brabant and 5 Francs. The first step of an action is free. Each further step costs 1 Franc, whether with the same disc or with another; but all discs must have started in the same province.
    .step-1 = A disc goes from Brabant to Namur: the free step.
    .step-2 = The same disc goes on to Luxembourg, for 1 Franc.
    .step-3 = Another disc goes from Brabant to Hainaut, for 1 Franc.
    .step-4 = Red stops here.
    .end = Three steps have cost 2 Francs. A disc in any other province could not have moved along.
textile-coins = Coins from textile factories
    .about = Red holds the majority in Namur, where there are two textile factories, one of them inactive. Whoever receives coins gets 3 Francs and 1 more for each textile factory he controls, active or not.
    .step-1 = Red takes coins: three, and two for the factories in Namur.
    .end = Red had 5 Francs and has 10 now.
king-through-brabant = The King travels two provinces
    .about = The King stands in Hainaut. Red wants to have Liège scored, which does not border on Hainaut; so the King must travel through a province between them.
    .step-1 = Red chooses “Score with the King”.
    .step-2 = The first step is free. The King goes to Brabant.
    .step-3 = The second step, to Liège, costs 1 Franc. Back to where he came from the King may not go.
    .step-4 = Here he stops, and the province is scored.
    .end = The King has entered two provinces, so his marker drops by three, from 30 to 27. In Liège Blue has three discs and there is no factory: 1 VP.
congress-hurries = The Congress decides Liège
    .about = It is Green’s turn, and Liège holds a green disc and an active textile factory. In the National Congress Red has three discs, Blue two and Black one. Before a province is scored, the Congress is asked, whoever has the most discs in it first.
    .step-1 = Green chooses “Score with the King”.
    .step-2 = The King, who stood on his portrait, goes to Liège.
    .step-3 = Red leads in the Congress and is asked first, but stays there.
    .step-4 = Blue comes second and accepts: both blue discs go to Liège.
    .end = Two blue discs against one green one: Blue has the majority and scores 3 VP for the textile factory, which is inactive from now on. Black is not asked any more, and Red’s congressmen stay where they are.
scoring-liege = Scoring Liège
    .about = Blue is alone in Liège, with four discs, and there is an active textile factory. Red sends the King.
    .step-1 = Red chooses “Score with the King”.
    .step-2 = The King goes to Liège.
    .end = Blue scores 3 VP for the textile factory, which becomes inactive. Who sent the King does not matter.
scoring-namur = Scoring Namur
    .about = Three green discs and two red ones are in Namur, with a metal factory and a textile factory, both active. Red sends the King.
    .step-1 = Red chooses “Score with the King”.
    .step-2 = The King goes to Namur.
    .end = Green has the majority: 6 VP for the metal factory and 3 VP for the textile factory, 9 VP in all. Both factories are inactive from now on.
scoring-luxembourg = Scoring Luxembourg
    .about = Six red discs are in Luxembourg, and no factory. Red sends the King.
    .step-1 = Red chooses “Score with the King”.
    .step-2 = The King goes to Luxembourg.
    .end = Where no factory is active, every three discs of the majority bring 1 VP: 2 VP for Red.
third-player = Two steps with the third colour
    .about =
        Two people play, and Green is the virtual player. Blue holds the majority in Liège, where there is a textile factory. Black sends the King there, Blue scores 3 VP, and so Black owes two steps with the green discs: one fewer than the VP.
        A step places a green disc or moves one to a neighbouring province. Black may also place two, move two, or move one disc twice: try it, all of that is allowed here.
    .step-1 = Black chooses “Score with the King”.
    .step-2 = The King goes to Liège, and Blue scores 3 VP.
    .step-3 = First step: a green disc is placed in Namur.
    .step-4 = Second step: a green disc moves from Hainaut to Brabant.
    .end = Both steps are made, and it is Blue’s turn. Green has one disc each in Hainaut, Brabant and Namur.
turn-order = Third instead of first
    .about = The order is Red, Blue, Green, Black, and the first round begins. Whoever chooses “Change turn order” gets 1 Franc at once, and a place of his choice when the round is over.
    .step-1 = Red changes the turn order: his pawn stands on his marker, and he has 1 Franc more.
    .step-2 = Blue takes coins.
    .step-3 = Green places a citizen in Liège. The turn order is closed to him: Red’s pawn stands there.
    .step-4 = Black sends the King to Namur, where nobody is. The round is over.
    .step-5 = Now Red is asked, and chooses the third place.
    .end = Without Red the order is Blue, Green, Black; with Red in third place it is Blue, Green, Red, Black. Blue begins the second round.
nobody-leads = Nobody leads in Liège
    .about = Red and Blue have two discs each in Liège, and there is an active textile factory. A tie is no majority.
    .step-1 = Green chooses “Score with the King”.
    .step-2 = The King goes to Liège. Nobody has the majority there, so nobody scores.
    .step-3 = Whoever moved the King may make a factory there inactive, and Green does.
    .end = No VP for anybody, but one factory less to score from. Green could also have left it active.
the-end = The game ends
    .about = The scores are Red 16, Blue 11, Green 9 and Black 0, and the King’s marker stands at 13. The game ends as soon as the marker meets or passes the second-highest score, 11.
    .step-1 = Red chooses “Score with the King”.
    .step-2 = The King goes from Hainaut through Brabant to Liège.
    .step-3 = He stops there. Two provinces make the marker drop by three, to 10: that is below 11, and the game ends. Nobody is in Liège, so nothing is scored there.
    .step-4 = Red may still repay loans; he has none.
    .end =
        Blue controls the most, two provinces with two factories: 9 VP. Red and Blue have one Royal Medal each and share 9 VP for the most medals, 4 each, for halves are dropped. Green alone is in the Congress: 3 VP. Black has the most Francs: 3 VP.
        That makes Blue 24, Red 20, Green 12 and Black 3: Blue wins.

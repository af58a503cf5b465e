### Fief: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Our ruling:

## Components (FI-C)

FI-C-title = Components
FI-C-1 =
    The board shows 24 villages joined by roads. They lie in six regions – two duchies of 5 villages, two counties of 4 and two baronies of 3 – and also in four bishoprics, whose borders run differently.

    An honest word: the board is not in the rulebook we have. Villages and roads follow a later edition; which villages form a region or a bishopric is our reconstruction.
FI-C-2 =
    You have 20 soldier pieces: twelve of 1 unit, five of 3 and three of 6, 45 units in all. They are a real limit. { -ruling } the game makes change for you within your own stock, but all your stacks – one in each village, one at each gate – must fit on the board at the same time with these pieces. What cannot be made up of your 6s and 3s needs 1s, and you have twelve. A purchase or a split for which the pieces are not enough is refused; a loss for which they are not enough becomes the next larger one for which they are.
    .example = Seven stacks of two soldiers would need fourteen pieces of 1. You cannot have them, although they are only 14 units.
FI-C-3 = There are 16 lords, 12 men and 4 women, each with a name and its initial. The king’s guard has 20 units, the queen’s guard 10, and there are 18 units of rebels; these three are counted in units, whatever the pieces.
FI-C-4 = There are 12 castles, six cities, 12 mills and 12 presses for all players together. When there are none left of a kind, no more can be built.
FI-C-5 =
    There are 57 blue cards: 16 lords, four bishops (one for each bishopric), four tithes, five taxes, six good harvests, six fine weathers, three bad weathers, two famines, two plagues, four revolts, one assassination, one justice, two escapes and one Femme d’Arc. The 13 red cards are two dukes, two counts, two barons, three cardinals, the king, the queen, the crown prince and the first player.

    An honest word: the rulebook gives the totals and the kinds; how many there are of each blue kind had to be worked out.
FI-C-6 = Money is counted in Thaler, in notes of 100, 500 and 1000. { -ruling } the bank never runs dry, and change is always given.

## Set-up (FI-S)

FI-S-title = Set-up
FI-S-1 = Each player rolls a die; those who tie roll again among themselves. From the highest roll to the lowest, each then chooses a free village and a coat of arms. Whoever rolled highest is first player of the first round; the seats around the table stay as they are.
FI-S-2 = In your village you start with 8 soldiers (one piece of 3 and five of 1), a lord and a castle, and you receive 300 Thaler. { -ruling } the 16 lord cards are shuffled, and one is dealt face up to each player; your first lord may be a woman. The lord cards left over go into the blue deck.
FI-S-3 = The blue deck is shuffled, and each player is dealt three cards.
FI-S-4 = Your table chooses the game. In the simple game you win by crown and fiefs (FI-Z-1); in the game for points you play 10, 15, 20 or 25 rounds and count (FI-Z-3). With three players we propose points over 10 rounds, with more players the simple game.

## Round (FI-R)

FI-R-title = The round
FI-R-1 = A round has six phases: cards, income, purchases, movement, battles, negotiation. All players complete a phase, in turn order, before the next one begins.
FI-R-2 = The turn order runs clockwise from the first player. With each round the first-player card moves one seat to the left; players who are out are skipped.
FI-R-3 = At the start of every round but the first, each player in turn order draws until holding three cards. When the deck is empty, the cards played and given back are shuffled into a new one. If there are none left at all, you go short.
FI-R-4 = { -ruling } at the end of a round everything happens in this order: rebels go home (FI-F-20), a regency counts one round more (FI-Q-2), players go out (FI-Z-2), it is seen whether somebody has won (FI-Z-1, FI-Z-4), points are counted (FI-Z-3), and it is seen whether this was the last round (FI-Z-3, FI-Z-5).
FI-R-5 = { -ruling } if you are asked something while it is not your turn – a counter, leave, help, mercy, an heir, your clerics’ consent –, you only answer. The other player’s turn then goes on from where it was.
FI-R-6 = { -ruling } if you do not answer in time, the mildest answer is taken for you. You play no card and no counter, buy nothing and move nothing; you refuse leave, help and mercy, stand aside, ask no mercy, aim no die; you abstain, crown nobody and are ready. A group of yours at a gate goes back. Where lords, losses, capitals or heirs must be chosen, they are taken in board order.

## Who stands where (FI-O)

FI-O-title = Who stands where
FI-O-1 = { -ruling } a party is all the pieces one player has in a village, and the parties there are ranked in the order in which they came. Captives belong to no party, and rebels are none. A gate (FI-M-7) is a place of its own: whoever stands at it is not in the village.
FI-O-2 = { -ruling } outside fiefs the first party in a village is its holder. When the holder’s last piece there leaves or dies, the next party holds the village, in peace and with all its buildings; if there is no other, the village is nobody’s. Whoever wins the village in a battle (FI-F-8) comes first.
FI-O-3 = { -ruling } a village of a fief belongs to the owner of the fief, the player who has its title, whoever may stand in it (FI-L-3). That player is the owner also while the title waits for a lord.
FI-O-4 = { -ruling } whoever wants to enter a village asks its host for leave. The host is the owner or holder if a piece of that player is there, otherwise the first party – so even the owner of a fief asks strangers who camp in his village. If there is no party, there is no host, and nobody need ask. The other guests are not asked.
FI-O-5 = { -ruling } a village is your own if you hold it or if it lies in a fief of yours. You control it if it is your own and, besides, either a piece of yours is there or neither pieces of others nor rebels are.
FI-O-6 = { -ruling } whoever is in a village with a castle or a city is within its walls, host and guests alike. Whoever stands at a gate is in the open, and so are rebels, always.

## Cards (FI-K)

FI-K-title = Cards
FI-K-1 = In your turn of phase 1 you may play as many cards as you like, one after another, and give back face down those you do not want. { -ruling } only counters may be played at other moments (FI-K-3). A card with a lasting effect holds until the end of the round.
FI-K-2 =
    Famine, bad weather, plague, revolt and assassination are attacks. Three of them can be countered: famine by good harvest, bad weather by fine weather, assassination by justice. There is no counter to plague, revolt, tithe or tax.

    An honest word: what the cards do stood for the most part on a reference sheet that we do not have. It is our reconstruction, partly after later editions.
FI-K-3 = You may play a counter against an attack, for yourself or for an ally, only if you have not yet had your card turn this round; justice may be played by anybody. { -ruling } a counter is played at once, when the attack is, and your ally is whoever you like. All who may play one are asked in turn order after the attacker, whether or not they hold the card, so that the asking gives nothing away; the attacker is not asked, and the first counter ends it. With the option “Strict counters” you are asked only if a village of your own, a party of yours or a lord of yours who is a captive is in the bishopric – for an assassination, if the lord is yours –, or if your family is joined to such a player’s by marriage.
FI-K-4 = If you still hold a good harvest or a fine weather when your card turn comes, you may play it then against a famine or bad weather that was laid earlier in this round.
FI-K-5 = Lord: you set the new lord into a castle or city you control. If you control none, into any village you control; failing that, beside soldiers of yours in a village. If you have none of these, you cannot play the card; nor can you while you have four lords, captives counted.
FI-K-6 = Bishop: you make a free, unmarried man of your family bishop of the bishopric on the card. He must not be a bishop, king or crown prince already; a widower may become bishop, and so may a man with a title. He remains bishop for life.
FI-K-7 = Tithe: you name a free bishop of yours. In this round all income from mills and presses in his bishopric goes to him instead of their owners. A card counts for one bishopric, and each bishopric pays the tithe only once a round.
FI-K-8 =
    Tax: you name a fief of yours whose title is borne by a free lord and in whose capital you have soldiers. It pays 200 Thaler for each of its villages that no enemy occupies. A card counts for one fief. { -ruling } a village counts as occupied if pieces of another player or rebels are there and no unit of yours is. A fief pays the tax only once a round.
    .example = Your county has four villages. Red camps in one of them, where you have no soldiers. The tax brings you 600 Thaler.
FI-K-9 = Good harvest and fine weather are laid on a bishopric. A good harvest cancels a famine there; if there is none, each mill there pays 100 Thaler more this round. Fine weather cancels bad weather there; if there is none, each press there pays 100 Thaler more this round.
FI-K-10 = Famine is laid on a bishopric: mills and presses there pay nothing this round. Castles and cities pay as usual.
FI-K-11 = Bad weather is laid on a bishopric. In this round no step may begin or end in its villages, gates included; no battle is fought there, and nobody there can be declared a prisoner. Rebels there do nothing.
FI-K-12 =
    Plague strikes a bishopric at once. In each village there each player’s soldiers are halved, and so is each royal guard; the loss is rounded down, so that a single unit lives. For each lord there, captives too, a die is rolled, and on 1, 2 or 3 he dies; with the option “Mild plague” only on 1 or 2. { -ruling } first all dice are rolled, family by family in turn order, then all deaths are settled together (FI-H-6). Rebels are spared.
    .example = Seven soldiers stand in a village of the bishopric. Three of them die, four live.
FI-K-13 = Revolt: you lay it on a village that another player owns or holds and that is not in revolt yet. A die is rolled, and that many units of rebels rise there, as far as the 18 go. You are their leader (FI-F-20).
FI-K-14 = Assassination: you name one lord, wherever he may be, and he dies – in a castle too, and even the king. You may not name a captive you hold yourself.
FI-K-15 = Escape: in your own card turn you free one lord of yours who is a captive; where he goes is told in FI-P-4. The card is no counter.
FI-K-16 = Femme d’Arc: you give this card to a woman of your family, or of a family joined to yours by marriage. From then on she fights as one unit, and everybody who goes with her all the way may move three villages. The card stays with her until she dies.
FI-K-17 = You cannot give cards away or play them on behalf of another player, except between families joined by a marriage (FI-W-4); whom a counter helps is up to you (FI-K-3). Tithe, tax and bishop always need a bishop, a fief or a man of the player who plays the card.
FI-K-18 = { -ruling } a bishopric bears one card of a kind. A second famine, bad weather, good harvest or fine weather there is refused. Famine and good harvest in the same bishopric cancel each other, whichever came first; so do bad weather and fine weather.
FI-K-19 = { -ruling } where there is famine, nothing is left for a bonus or a tithe. A tithe also takes the bonus of a good harvest or fine weather, but only money that would have been paid out to somebody (FI-I-2).
FI-K-20 = { -ruling } tithe and tax are looked at once more when income is paid. If the bishop is dead or a captive by then, the owners are paid as if there were no tithe. If no free lord bears the title any more, there is no tax.

## Income (FI-I)

FI-I-title = Income
FI-I-1 = Each round a castle pays 100 Thaler, a city 200, a press 100 and a mill 200. The king has a pension of 500, the queen of 300; a queen who reigns has 800 in all. Tithe and tax come on top if their cards were played (FI-K-7, FI-K-8).
FI-I-2 =
    A village of your own pays only if at least one soldier of yours is in it; guards count as soldiers. A lord alone holds a village but earns nothing there, and neither does a guest. A fief pays as a whole if you have a soldier in its capital, even for villages where strangers camp; without one, each of its villages pays by itself, as others do.
    .example = You hold a village with a castle and a mill, and only a lord of yours is there. You receive nothing. With one soldier beside him you would receive 300 Thaler.
FI-I-3 = Mills and presses pay whoever holds the village, no matter who built them. A village left empty keeps them for the next player who enters it in peace.
FI-I-4 = If the lord who bears a fief’s title is a captive, what its castles, cities, mills and presses pay by FI-I-2 is put aside in his name; FI-P-5 tells what becomes of it. His tithe, his tax and his pension are lost.
FI-I-5 = How much money you have is hidden from the others. With the option “Open money” everybody sees it.

## Purchases (FI-B)

FI-B-title = Purchases
FI-B-1 = A soldier costs 100 Thaler a unit. You set soldiers into a city or castle you control, or beside a free lord of yours, wherever he is. { -ruling } 100 Thaler is the price of a unit, not of a piece, just as for guards.
FI-B-2 = A rebel costs 100 Thaler a unit and can only be bought where a revolt is on. Any player may buy rebels; they join the others there, and their leader stays the same.
FI-B-3 = A press costs 200 Thaler, a mill 300 and a castle 1000. You put it into a village you control. A village has one castle at most, and none beside a city; it has at most three mills and presses in all.
FI-B-4 = The title of baron costs 600 Thaler, of count 800 and of duke 1000; what else you need for it is told in FI-L-1. A cardinal costs 500: you give the card to a free bishop of yours who is not a cardinal yet, while one of the three is left. He remains bishop as well.
FI-B-5 = Fallen guards can be bought back at 100 Thaler a unit. They stand beside their king or queen, who must be free. A king’s guard goes up to 20 units and a queen’s up to 10; for a crown that was inherited, only up to what was left of the guard at that time.
FI-B-6 = In your purchase turn you buy in any order and as often as you can pay. Nothing can be sold back, and the bank gives no credit. What you buy is announced to all. It may move in phase 4 of the same round; mills and presses pay from the next round on.

## Movement (FI-M)

FI-M-title = Movement
FI-M-1 = Lords move alone or together with others. Soldiers move only with a lord, and a lord may lead any number. Guards never leave their king or queen, rebels move in their own way (FI-F-20), and buildings do not move. You may move all your pieces, some of them or none.
FI-M-2 =
    Pieces go along roads, at most two villages a round; a piece that goes with the Femme d’Arc all the way may go three. On the way you may drop soldiers and pick others up freely, and you may go back the way you came. Each piece has a count of its own.
    .example = A lord goes to the neighbouring village, picks up four soldiers there and leads them back. He has gone two villages and is done; the soldiers have gone one.
FI-M-3 = How strong the stacks of others are is hidden. You see whose they are, and which lords stand there. With the option “Open board” you see their units too.
FI-M-4 = An empty village outside any fief falls to the first player who enters it with a soldier or a lord. It stays that player’s as long as one of his pieces is there.
FI-M-5 = You may enter a village whose host is another player only with the host’s leave. The request names the group: its lords, its captives, and whether there are soldiers, but never how many. The host says yes or no. Once let in, you may camp there or go on, as you like.
FI-M-6 = A guest may camp in a village round after round without holding it. To leave a village without castle or city, a guest needs nobody’s leave.
FI-M-7 = If leave is refused, or if you do not want to ask, your group may stay where it is or go elsewhere with the steps it has left; a refusal costs no step. Or it goes to the gate: the entrance of the village on the road it came by, to assault the village in phase 5. That is a step, it ends the group’s movement, and it takes at least one unit that fights (FI-F-2).
FI-M-8 = In a castle or city the host gives leave twice: to come in and to go out. If you were let in, you may also stay and attack in phase 5; then both sides are protected by the walls. If you are refused the way out, you stay, or you fight inside.
FI-M-9 = In his battle turn the host of a castle or city may declare a party of guests that includes a lord his prisoners. Either they give in – then their lords are captives and their soldiers are lost, as in FI-F-10 –, or he attacks them at once.
FI-M-10 = To avoid a fight you may leave a village to another player, in your own movement turn and with a lord to lead the soldiers. Nobody may leave by a road on which another player’s group stands at the village’s gate. An attacker who finds no host left enters without a battle and takes over everything, mills and presses included.
FI-M-11 = If a village of a fief has no host, others may cross it and camp in it without asking leave, but it does not change hands. Only the capital decides whose the fief is (FI-L-4).
FI-M-12 = { -ruling } your movement turn is a row of steps. For each you name a lord, what goes with him from where he stands – other free lords of yours, units, captives – and a road. All who go must have a step left; of the units the freshest ones go. A third step is possible only if the Femme d’Arc was there in all three. What you do not take along is dropped there; nothing moves without a step.
FI-M-13 = { -ruling } a no holds for the whole movement turn. No lord may ask at that place again in this turn, neither to come in nor to go out, if he was in the refused group himself, or if a lord or captive who goes with him was. A yes holds only for the step it was given for.
FI-M-14 = { -ruling } groups of yours at the same gate are one group. Nobody leaves a gate in phase 4. On the roads nobody is asked for leave, and nobody is met.
FI-M-15 = { -ruling } captives are moved as FI-P-1 allows. A step that would leave captives behind without a piece of their captor is refused.

## Battles and rebels (FI-F)

FI-F-title = Battles and rebels
FI-F-1 = In phase 5 the assaults at gates are fought; a group at a gate may also go back where it came from. Players who stand together in a village may attack each other. { -ruling } rebels fight first, and after them each player has a battle turn, in turn order. In yours you settle each of your gates – assault on the host, or back – and may then attack others you stand with, one after another. In one round nobody attacks the same player in the same place twice. Those inside never attack a group at the gate; it comes or goes by itself.
FI-F-2 = Soldiers and guards count as many units as they are worth, and each lord who fights counts 1. Men fight, and so do women with a title, queens and the Femme d’Arc. Other women do not fight; if their side loses, they fall to the winner as captives. { -ruling } you cannot hold anybody back: all your pieces in the village and at its gates take part.
FI-F-3 =
    A side with 1 to 6 units rolls one die, with 7 to 12 units two, with 13 or more three. Both sides roll, and both take their losses at the same moment.
    .example = Red fights with seven soldiers and one lord. That makes 8 units, so Red rolls two dice.
FI-F-4 =
    Your dice are added up and the total is divided by 2, rounded down: that is how many units the other side loses. If those you hit stand in a castle, you divide by 3; in a city, by 4.
    .example = Red rolls a 6 and a 5, 11 in all. Blue loses 5 units in the open, 3 in a castle and 2 in a city.
FI-F-5 = Soldiers fall first; guards are among them, and their player decides which of the two fall. Only when no soldier is left do lords fall, in the order their player names. If your pieces cannot show what should survive, for want of small ones, the loss becomes the next larger one that they can show (FI-C-2).
FI-F-6 =
    Before you roll, you may aim a die at one lord in the open, whom you name. A 6 kills this lord, any other number does nothing, and either way the die does not count towards your total. Nobody in a castle or city can be aimed at, nor can captives or women who do not fight. { -ruling } you may aim as many of your dice as you like, but no two at the same lord; the attacker names the targets first.
    .example = You roll two dice and aim one at the lord Louis. It shows a 5, so he lives. The other shows a 4, and in the open two units fall.
FI-F-7 = Round follows upon round, with units counted anew each time, until one side has no unit left that fights, or gives in (FI-F-10). If both sides are gone, the village is empty. { -ruling } after ten rounds in a row without a loss the battle ends: a group from a gate goes back, everybody else stays. Women who do not fight and outlive both sides stay where they are, even if they alone are left with captives; from a gate they go back.
FI-F-8 = The winner holds the village. If it was not the winner’s before, its mills and presses are destroyed; a castle or city stays. { -ruling } this happens only if the host of the village was beaten; a fight among guests changes nothing else. A village of a fief stays its owner’s, but its mills and presses are lost all the same.
FI-F-9 = When a lord has fallen, the lord card is discarded, and with it a bishop or Femme d’Arc card; a lord drawn again later is another person. The cards of cardinal, king, queen and crown prince go back to the stock, but the succession comes first (FI-Q). What becomes of titles is told in FI-H.
FI-F-10 = Before each round of a battle you may ask for mercy for all your lords in it; the attacker is asked first, and on a side of several the members in the order of FI-F-12. If mercy is granted, these lords are captives, and your soldiers and guards there are lost. If it is refused, the fight goes on, and you may ask again before the next round. You may promise money along with it. { -ruling } a sum you name then is paid as soon as mercy is granted. If you have no lord there, you cannot ask.
FI-F-11 =
    When one player attacks another, all others present, in the village or at its gates, say in turn order from the first player whom they stand with – the attacker or the attacked must agree – or that they stand aside; each choice is settled before the next player is asked. A side counts its units together, but never rolls more than three dice. Its strongest member (FI-F-12) rolls, aims, answers pleas for mercy and takes the captives. Losses fall on the strongest member first, but on no lord while the side still has soldiers. The village goes to its holder if the holder is among the winners, otherwise to the strongest winner.

    An honest word: this rule stood on a reference sheet that we do not have; this is our reconstruction.
    .example = Red attacks Blue. Green stands aside, Black joins Blue, and Blue agrees. With 6 and 4 units Blue and Black count 10 together and roll two dice; Blue is the stronger, so Blue rolls, and Blue’s soldiers fall first.
FI-F-12 = { -ruling } the strongest member of a side is the one with the highest count (FI-F-2) when the battle begins; in a tie it is the attacker or the attacked, failing that the first in turn order. When the strongest is gone or gives in, the next takes over. How a side’s losses are divided (FI-F-4) depends on where its strongest member stands; a player who is both inside and at a gate counts as in the open. A lord can be aimed at whenever he himself stands in the open.
FI-F-13 = { -ruling } winners who stand at gates enter. Whoever stood aside stays as before; a group at a gate is settled in its own turn, against the new host, or it enters if there is none. If you give in while others stand with you, you lose only your own pieces, and your side fights on. A battle has only two sides: three enemies fight one after another.
FI-F-14 = { -ruling } to go back from a gate, by choice or by FI-F-7, a group needs no leave, even if the place it came from has another host by now. It is a guest there then.
FI-F-15 = { -ruling } who helps whom is settled before the strengths are shown (FI-V-3). You may announce an attack as early as phase 4, but words alone bind nobody; only a group at a gate counts.
FI-F-16 = { -ruling } after each round of a battle the deaths are settled (FI-H-6), and only then are units counted anew. A capital that was won is settled before the loser’s other fiefs: FI-L-4 comes before FI-H.
FI-F-20 =
    Rebels need no lord: in the movement turn of their leader they may go up to two villages, and they may stop where others are. They ask nobody’s leave and hinder nobody. In phase 5 they must attack everybody else where they are; walls never protect them, and they neither grant mercy nor ask for it. If they win or stand alone, castle, mills and presses there are destroyed; a city stays, but empty. The village is then nobody’s, unless it belongs to a fief. At the end of the round the rebels go home.

    An honest word: this rule stood on a reference sheet that we do not have; this is our reconstruction.
FI-F-21 = { -ruling } rebels are the first to fight in phase 5: their leaders in turn order, the stacks of each in board order. Against them stand all parties in the village as one side, without being asked, with the host at their head; only the leader’s own pieces and groups at the gates stand aside. Neither side aims dice. Women who do not fight and captives die with a side that is beaten. Rebel stacks that meet become one and keep the leader who was there before; rebels never fight rebels.

## Prisoners (FI-P)

FI-P-title = Prisoners
FI-P-1 = A captive still counts as one of the four lords his family may have. Captives do not fight. Their captor moves them as if they were soldiers, and must always keep a piece of his own with them.
FI-P-2 = If all the captor’s pieces that are with the captives fall in a battle, the captives die. If those pieces vanish in any other way, the captives are free (FI-P-4).
FI-P-3 = Once you have granted a lord mercy, you may not kill him as long as he is your captive.
FI-P-4 = A captive becomes free by a ransom – any sum the two players agree on –, by grace, without any payment, or by an Escape card. He is then set into a village of his own player’s. { -ruling } his family chooses which one. If it has none, he goes beside soldiers of his own; if there are none either, he stays where he is, as a guest.
FI-P-5 = A captive cannot vote, stand for election, crown, collect money or receive a new office, and his family cannot take a title away from him. He may marry and inherit. The money put aside for him (FI-I-4) may be used for his ransom, is his once he is free, and goes to his heir if he dies.
FI-P-6 = { -ruling } when captors are taken alive themselves – by mercy, or as women who do not fight – they lose their captives to the winner. If lords of the winner’s own are among these, they are free.
FI-P-7 = { -ruling } ransom is agreed in phase 6. You cannot hand your captives on to anybody else. A captive remains king or queen and keeps titles and bishopric; while the king is a captive there is neither a regency nor an election. Plague can kill captives, and so can an assassin sent by anybody but the captor.
FI-P-8 = { -ruling } money put aside is kept for each fief by itself, in the captive’s name, even when the fief has been conquered. When he dies, the money of each fief goes to the player who receives this fief by FI-H; if it was conquered before, to his own family.

## Fiefs (FI-L)

FI-L-title = Fiefs
FI-L-1 =
    You found a fief in phase 3. You must occupy all the villages of a region, there must be a castle in at least one of them, and you buy the title: baron for 3 villages, count for 4, duke for 5. You name one of the villages with a castle the capital, and its castle becomes a city. The fief bears the capital’s name, and you give the title to one of your free lords, man or woman. { -ruling } you occupy a village if you hold it and have a piece in it; guests do not hinder you. Without a free lord you cannot buy a title. The castle goes back to the stock.
    .example = You occupy the five villages of a duchy, with castles in Bourg and in Villeneuve. For 1000 Thaler you become lord of the duchy and name Bourg the capital: its castle becomes a city, and the fief is called the Duchy of Bourg.
FI-L-2 =
    A lord may hold several titles, and clerics may hold titles too. You may move a title to another lord of yours, but only if the one who gives it up keeps a title that is as high or higher – baron is lowest, duke highest –, and never from a captive. { -ruling } you do this in your own purchase turn, between free lords, and each title moves at most once in that turn.
    .example = Your lord Pierre is both duke and baron. You may move his barony to another lord, but not his duchy: a baron’s title alone would be lower.
FI-L-3 = The villages of a fief cannot be taken from its owner, and none of them needs a piece. A title lets a woman fight and vote, lets a man stand for election and vote, and lets you play a tax card on the fief (FI-K-8).
FI-L-4 = Whoever takes the capital takes the whole fief and gives its title to one of his own lords. The other pieces of the former owner stay where they are, as intruders. { -ruling } that also holds if the titled lord is a captive, and an empty capital falls to whoever enters it (FI-L-5). If the new owner has no free lord, the title waits (FI-L-6).
FI-L-5 = { -ruling } whether a capital is empty is looked at each time a movement turn, a battle, a card, a purchase turn or a phase ends. If the owner then has no piece in it, the first party of another player there takes the fief. So merely passing through takes nothing.
FI-L-6 = { -ruling } a title that waits is given as soon as its owner has a free lord. Until then it brings no vote, no tax and no points, and the fief does not count for winning (FI-Z-1). Income is paid all the same (FI-I-2).
FI-L-7 = Once founded, a fief is not undone by the loss of villages or castles. When it does end (FI-H-4, FI-Z-2), the title goes back to the stock, and the city becomes a castle if there is one in stock. Its villages are then held like any others (FI-O-2).

## Inheritance (FI-H)

FI-H-title = Inheritance
FI-H-1 = When a titled lord of yours dies, you pass his fiefs to other lords of yours at once. { -ruling } you decide for each fief by itself; a captive can receive one only if you have no free lord.
FI-H-2 = If the last lord of your family dies unmarried, your fiefs go to the king or queen in phase 6, who grants them to any free lord. If there is no throne to go to, you keep them until you have a lord again or there is a king.
FI-H-3 = If the last lord of your family dies married, his wife or her husband inherits your fiefs, in phase 6.
FI-H-4 = When fiefs pass to an heir in this way, the former owner’s troops in them are removed. The heir must at once put a piece on each capital, either newly bought or fetched; what can be fetched is a unit from any own village, or a free lord. { -ruling } without such a piece the fief ends (FI-L-7). If the throne grants a fief to the former owner’s own family, nothing is removed.
FI-H-5 = Villages and soldiers outside fiefs remain yours even without a lord. Your soldiers cannot move then, but they defend themselves.
FI-H-6 = { -ruling } deaths of the same moment are settled together, in this order: the cards of all the dead, the throne (FI-Q), the fiefs in turn order, captives and guards, then empty capitals (FI-L-5). A wife or husband who dies in the same moment inherits nothing.
FI-H-7 = { -ruling } a lord is your last one if no other is left to you, captives counted. Who inherits is fixed at the death: the living spouse, otherwise the throne as it is after FI-Q. A lord you draw before phase 6 changes nothing, unless there was no throne. If the spouse dies before then, FI-H-2 applies. Until phase 6 the title waits with the former owner (FI-L-6), and the capital can be taken.
FI-H-8 = { -ruling } fiefs that fall to the throne are granted by the king’s player, even for a captive king or to himself, and by the queen’s player if she reigns. If no lord anywhere is free, the fief ends. A fief taken by a player who then has no lord at all goes by FI-H-2 as well.

## Negotiation (FI-N)

FI-N-title = Negotiation
FI-N-1 = In phase 6 you may discuss anything, openly or in private, and agree on it: alliances, loans, votes. Talk binds nobody. { -ruling } what binds at once are gifts of money, ransoms, marriages, card swaps between families joined by marriage, and the throne’s grants of fiefs. Leave is given or refused at the moment it is asked (FI-M-5); leave for later is only a promise (FI-N-7).
FI-N-2 = The phase ends when every player is ready, or when the time your table has set is over. In live play that is 10 minutes unless you choose otherwise.
FI-N-3 = { -ruling } the phase goes in this order. First come the inheritances due to spouses (FI-H-3). Then there are talk and deals, all players at once; here the throne may grant the fiefs that fell to it, in a deal or freely, and for what is left the throne’s player is asked afterwards. Then, if there is a candidate, there is one ballot and the coronation (FI-E). Last come the fiefs that waited for a king (FI-H-2).
FI-N-4 = { -ruling } you cannot give away titles, villages, pieces, buildings or captives. No deal may leave a player owing money. Money changes hands only in phase 6, and along with mercy (FI-F-10).
FI-N-5 = { -ruling } an offer goes from one player to one other. It may hold money, either way, and at most one of these: a captive’s freedom, a marriage, a card swap, a grant of a fief, or promises (FI-N-7). The money and cards you offer are laid aside while the offer stands, so that accepting it can fail only on what the other player can see. An offer is accepted, refused or withdrawn, once, and whichever arrives first counts; if accepting needs a choice – which cards, which village for a freed lord, which piece for a capital –, the choice is made with it, and until then the offer may be withdrawn. An offer that something both can see has made impossible lapses. You make at most 8 offers in a phase.
FI-N-6 = { -ruling } you are ready when you say so, and only a new offer to you makes you unready again. Once all are ready, the phase goes on, and open offers and drafts lapse. Players who are out are not asked.
FI-N-7 = { -ruling } promises bind nobody, but the game keeps track of them. You can promise another player your vote for a candidate at the next ballot, peace until the end of a round you name, leave until the end of such a round, help in that player’s next battle of this round or the next, or a sum of money by the end of such a round. You break your word if your votes go elsewhere or you abstain; if you attack that player, stand at one of his gates or play an attack card on him; if you say no when he asks leave; if you could help and do not; if the money has not been given by then. You keep it if you do what you promised when it comes to that. As long as neither is certain, the promise is open.

## Marriage (FI-W)

FI-W-title = Marriage
FI-W-1 = A man who is no cleric and a woman of another player may marry if both are unmarried and both players agree; captives may as well, and the two need not be in the same place. Nobody has two spouses at once, but the widowed may marry again. Every wedding is announced to all, and there is no divorce.
FI-W-2 = The king’s bride becomes queen and receives 10 guards; with an inherited crown only as many as were left (FI-G-2).
FI-W-3 = Two families joined by a marriage may win together (FI-Z-1).
FI-W-4 = Two families joined by a marriage may swap cards, but afterwards neither may have more than three in hand. { -ruling } you do so in phase 6, unseen by the others.
FI-W-5 =
    A royal marriage may bring a crown prince. While king and queen are married to each other, both alive and the queen free, the first lord card of a man that one of the two families plays may be made crown prince; if it is not, the next one may. There is one prince at a time, and he belongs to the family that played him.

    An honest word: this rule stood on a reference sheet that we do not have; this is our reconstruction.
FI-W-6 = When husband or wife dies, the bond between the families ends, but only after the inheritance. Families with another marriage of two living lords stay joined.
FI-W-7 = { -ruling } if the king’s bride or wife is a captive, she becomes queen when she is free. A crown prince does not marry until he is king with all rights (FI-Q-2); if he is married already, his wife waits for her crown until then.

## Election (FI-E)

FI-E-title = Election of the king
FI-E-1 = There is an election only while there is neither a king nor a reigning prince, and at most one ballot a round. Candidates are free men with a title who are no clerics. Each player may name one, from his own family.
FI-E-2 =
    Free bishops and cardinals, free men and women with a title, and the queen if she is free have a vote; each has one, however many titles he or she holds. The votes are called in turn order and aloud, and you may abstain. { -ruling } you give all your votes together, to any candidate you like.
    .example = One lord is Duke of Bourg, Baron of Châteauneuf and Bishop of Sigy. That still makes a single vote.
FI-E-3 =
    Elected is the candidate with the most votes, if these are at least three and nobody else has as many. They need not be more than half of all. Otherwise nobody is elected, and there is a new ballot next round.
    .example = With 4, 3 and 2 votes the first candidate is elected. With 3 and 3 nobody is, and with 2 and 1 nobody either.
FI-E-4 = The elected man must be crowned by two bishops or by one cardinal, and they must be free. His own clerics agree of themselves; clerics of other families are asked at once. If they refuse, the throne stays empty until the next election. { -ruling } the players are asked in turn order after the elected man’s, with one answer for all their clerics, until there are enough.
FI-E-5 = The crowned king receives 20 guards. If he is married, his wife becomes queen and receives 10. His first name is the king’s name.

## Regency (FI-Q)

FI-Q-title = Regency
FI-Q-1 = When the king dies, the queen reigns: she has 800 Thaler a round and the right to receive fiefs (FI-H-2). If there is a crown prince, she has the king’s guard as well. { -ruling } without one, the king’s guard goes home.
FI-Q-2 =
    When the king dies, the crown prince becomes king at once, without an election. For four rounds, counting the one in which the old king died, the queen keeps her pension, the right to receive fiefs and the guard. After that he has all rights, and she keeps what is hers (FI-Q-5) until he marries.
    .example = The king dies in round 6. The regency lasts through rounds 6, 7, 8 and 9; from round 10 on the young king has all rights.
FI-Q-3 = If the king dies and there is no crown prince, a king is elected in the next negotiation phase. The queen has a vote and reigns until a king is crowned; then she gives back title and guard.
FI-Q-4 = If the king dies and there is no queen, the crown prince is king with all rights at once, with what is left of the king’s guard. If there is no crown prince either, the throne is empty.
FI-Q-5 = { -ruling } after the four rounds the queen has 300 Thaler and her own guard; the king has 500 Thaler, the grants of fiefs and the king’s guard. During the four rounds he draws nothing but counts as king; he votes only if he has a title. When he marries, his bride takes over the queen’s card and what is left of her guard.
FI-Q-6 = { -ruling } if the queen dies during the regency, FI-Q-4 applies. If the young king dies during it, she reigns on by FI-Q-3; if he dies later and she is still queen, FI-Q-1 applies again. A queen who dies beside a living king merely gives back card and guard; his next bride is queen with 10 guards.
FI-Q-7 = { -ruling } a queen who is a captive reigns in name only: she has no pension, no vote and no guard. The king’s guard stands with the prince if he is free, otherwise it goes home. But she still grants fiefs.
FI-Q-8 = { -ruling } a regent who marries again stays regent. If her husband is crowned, she becomes queen anew, with 10 guards.

## Guards (FI-G)

FI-G-title = Royal guards
FI-G-1 = Guards stand beside king or queen, are never split up, follow every move and fight like soldiers. When king or queen dies, the guard goes back to the stock, unless FI-Q says otherwise. When king or queen is captured, the guard is lost.
FI-G-2 = Only an elected king and his wife receive their full guard free of charge: 20 units and 10. Whoever comes to the crown by inheritance has only what was left.
FI-G-3 = { -ruling } a guard that passes to somebody else stands beside him or her at once, even out of a battle that is going on. Guards bought back (FI-B-5) stand there too. A king or queen who has become free may buy back the whole guard.

## End (FI-Z)

FI-Z-title = End of the game
FI-Z-1 = In the simple game you win at the end of a round if the king or the queen is in your family and you have three fiefs. A couple wins together if king and queen belong to two players, are married to each other, and the two players have four fiefs between them. { -ruling } captives count, fiefs whose title is waiting do not. A win alone goes before a win as a couple; two players who both win alone share the victory.
FI-Z-2 = If you have no lord and no soldier left on the board at the end of a round, you are out. A captive lord is still on the board. { -ruling } your hand is then discarded face down, your money goes to the bank, your fiefs end (FI-L-7), your buildings stay, and captives you held are free.
FI-Z-3 =
    In the game for points each title a lord holds counts: king and duke 50, count 40, queen and baron 30, bishop 20, crown prince and cardinal 10; and every full 500 Thaler count 10. The points are counted every five rounds, and whoever has the most after the last round wins. In a tie it is whoever has more titles, then whoever has more money; then the victory is shared. { -ruling } each count is added to your sum so far. Only your own money counts, nothing put aside for captives. A crowned prince counts as king, and FI-Z-1 does not end this game.
    .example = Your family has a duke who is also a bishop, and you have 1300 Thaler. This count brings you 50 + 20 + 20 = 90 points.
FI-Z-4 = { -ruling } whoever is the last player not out wins. If the last ones go out together, they share the victory.
FI-Z-5 = { -ruling } nobody can be forced to crown a king, so a simple game might go on for ever. One that has gone 60 rounds – the limit is an option – therefore ends there: one count by FI-Z-3 decides, and the log says so.

## What is seen (FI-V)

FI-V-title = What is seen
FI-V-1 = { -ruling } all players and spectators see the buildings, the fiefs and their owners, who holds a village and who is host; lords, offices, marriages, captives and captors; whose units stand where, guards apart; groups at gates, rebels and their leader, and whose turn it is. They see how many cards are in each hand, in the deck and among the discards, and which cards are played on what. They also see what is bought, where and at what price, which income is paid and which put aside, requests and their answers, votes, and battles.
FI-V-2 = { -ruling } your hand, the cards you gave back, the units in your stacks and guards, and your money are seen by you alone. Nobody sees the order of the deck or how dice will fall. The option “Open money” shows money, “Open board” units.
FI-V-3 = { -ruling } when a battle begins, all units that fight are shown to all, and so are the survivors after it; what belongs to players who stand aside stays hidden. What was shown of a stack, and what follows from the set-up, purchases and losses, stays known, and the game keeps it in view until units leave or join unseen; from then on it shows what is the least and the most the stack can be. The same goes for the units a player has in all.
FI-V-4 = { -ruling } gifts, the sums of ransoms and card swaps are seen by the two players alone. That a captive is free, a pair married or a fief granted is seen by all. Of a plague the others learn that a stack was halved, not how big it was.
FI-V-5 = { -ruling } whether you are asked, when, and what may be refused to you depend only on what you can see, so that nothing secret is given away. Where pieces run short (FI-C-2), only their player is told. When the game is over, everything is shown.
FI-V-6 = { -ruling } offers, answers, promises and what becomes of them are seen by the two players alone, a draft only by the player who writes it; who is ready is seen by all. A bot that guesses at what is hidden assumes no secret offers among others, and only stacks that fit what it knows and that can be shown with the pieces (FI-C-2).

## Options (FI-X)

FI-X-title = Options
FI-X-1 = Your table may agree on these options. “Game”: the simple game, at most 60 rounds long, or points over 10, 15, 20 or 25 rounds. “Strict counters”: only players who are concerned are asked for a counter card (FI-K-3). “Mild plague”: lords die only on a 1 or 2. “Open money”: everybody’s money is seen by all. “Open board”: the units in all stacks are seen by all. You may also play with a board file of your own.

### The Fair: the rules, one message a rule, keyed by rule id.

TOY-S-title = Set-up
TOY-S-1 = The board file says which goods there are, how many cards of each are in the deck, what each sells for, and how many rounds are played.
TOY-S-2 = Everybody is dealt two cards, which only he sees, and begins with one crown. Luck says who goes first.

TOY-T-title = Turns
TOY-T-1 =
    Each round begins with a roll for the weather. Then everybody has one turn, from the first player on, and then the fair opens. On a 5 or a 6 the weather is fine, and in this round every card sells for a crown more.
    .example = The weather is a 6. An apple, which sells for 1 crown, now sells for 2.
TOY-T-2 = On your turn you may draw a card, unless the deck is empty.
TOY-T-3 = On your turn you may sell a card from your hand. All see it, and you take its price in crowns.
TOY-T-4 = On your turn you may pay a crown and look at the hand of another player who has cards. With the option “Looking at hands” switched off, nobody may.
TOY-T-5 = On your turn you may rest.

TOY-C-title = Claims
TOY-C-1 = When a card is sold, the other players are asked one after the other. Who has a card of the same good may show it, keep it, and claim a crown from the seller, if he has any left.

TOY-F-title = The fair
TOY-F-1 = At the fair all trade at once. Each player may begin two offers, one at a time, each of one card of his hand; until an offer is whole nobody else knows of it, and it may be dropped. The fair is over as soon as all are ready and no offer is open; then every desk is cleared.
TOY-F-2 = An offer is made to another player. All see to whom, but only he sees which card. As long as it is open it may be withdrawn.
TOY-F-3 = Who accepts an offer pays a crown and gets the card. With the option “Gifts” he pays only if he has a crown.

TOY-E-title = The end
TOY-E-1 = The game ends before a new round if somebody is rich, if the deck is empty, or if all rounds are played. A player is rich with 8 crowns, or as many as the option “Rich” says.
TOY-E-2 = At the end all show their hands. Most crowns win; who has as many shares the place.

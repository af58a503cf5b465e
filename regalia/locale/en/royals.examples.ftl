### The worked examples of Royals, keyed as in regalia/games/royals/examples.
### A line break in a text is a new paragraph; `step-1` and so on tell what is answered and why, `end` what came of it.

duke-of-berlin = Becoming Duke of Berlin
    .about = A position costs as many cards of its country as its title says: a Duke four. Black holds four cards of the German States and one of France.
    .step-1 = Black chooses the Duke of Berlin, who is free. The Duke of Dublin is free too, but Black has no cards of Britain.
    .step-2 = Black pays with the four German cards. He may not use wild cards, because he has all the cards that it costs.
    .end = One black cube lies on the Duke in Berlin, another on the Duke’s marker. Nobody had a position in Berlin before, so Black takes the city’s bonus as well.
three-for-one = Three cards for the one that is missing
    .about = Black wants to be Duke of Berlin, which costs four cards of the German States, but holds only three. Any three country cards count as one that is lacking.
    .step-1 = Black chooses the Duke of Berlin.
    .step-2 = He will replace one card, so he lays down three others for it.
    .step-3 = Two cards of France and one of Britain. The three German cards go with them of themselves.
    .end = Six cards have paid for the Duke of Berlin; a card of Spain is left in Black’s hand.
take-over = Taking a position from somebody
    .about = White is Countess of Barcelona. Black holds an intrigue card that shows Spain, and the three Spanish cards that a Countess costs. Whoever lacks one of the two cannot take over.
    .step-1 = Black chooses the Countess of Barcelona, although she is taken.
    .step-2 = The intrigue card drives White out; it shows Spain, so no wild cards are needed.
    .step-3 = Then Black pays the three Spanish cards.
    .end = Black is Countess now. White’s cube lies on the city’s square, where it brings no influence but still counts for the country bonus; White’s cube on the Countess’s marker stays where it is.
king-of-madrid = A King for one matching card and two others
    .about = White is King of Madrid. To take over a King you need two intrigue cards that show his country. Black has one that shows Spain, and two that do not; any two intrigue cards count as one that is lacking.
    .step-1 = Black chooses the King of Madrid.
    .step-2 = He will replace one intrigue card.
    .step-3 = The two cards that do not show Spain stand for one, and the one that does goes with them.
    .step-4 = Eight Spanish cards pay for the King.
    .end = Black is King of Madrid, and all his cards are gone.
all-german-cities = A cube in every German city
    .about = Black has been Baron of Munich until White took over; his cube lies on Munich’s square. He also holds positions in Berlin and Cologne, and Vienna is the one German city where he has nothing.
    .step-1 = Black becomes Marshal of Vienna.
    .step-2 = That costs one German card.
    .end = Black has a cube in each German city, for the one on the square counts. He takes the higher country bonus of the German States, and the city bonus of Vienna too.
tie-in-spain = As much influence, but a higher title
    .about = Grey holds the Cardinal of Seville and the Marshal of Barcelona, Purple the Duke of Valencia and the Countess of Barcelona: three points of influence in Spain each. There are two cards left in the deck, and it is Black’s turn.
    .step-1 = Black draws three country cards.
    .step-2 = He takes all three from the row.
    .step-3 = He plays nothing. The row cannot be filled to three any more, so the epoch ends and is scored.
    .end = The Cardinal ranks above the Duke: Grey takes the higher marker for Spain, Purple the lower. Nobody has influence elsewhere, so those markers leave the game.

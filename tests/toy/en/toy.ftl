### The Fair: all its words but the rules.

toy = The Fair
    .about = Two to four traders sell their goods, trade with each other, and want to be rich first. The tests play it.

## Seats

toy-seat-red = Red
toy-seat-blue = Blue
toy-seat-green = Green
toy-seat-black = Black
toy-seat-white = White

## Goods

toy-good-apple = Apple
toy-good-bread = Bread
toy-good-cheese = Cheese
toy-good-honey = Honey

## Moves

toy-action-draw = Draw a card
toy-action-sell = Sell a card
    .help = Every other player may show a card of the same good and claim a crown from you.
toy-action-peek = Look at a hand
    .help = It costs a crown.
toy-action-rest = Rest
toy-answer-claim = Show a card and claim a crown
toy-answer-pass = Pass
toy-answer-offer = Begin an offer
toy-answer-drop = Drop the offer
toy-answer-withdraw = Withdraw your offer
toy-answer-accept = Accept
toy-answer-refuse = Refuse
toy-answer-ready = Ready

## Options

toy-option-rich = Rich
    .help = With how many crowns a player is rich, which ends the game.
toy-option-rich-8 = 8 crowns
toy-option-rich-6 = 6 crowns
toy-option-rich-12 = 12 crowns
toy-option-peek = Looking at hands
toy-option-gifts = Gifts
    .help = At the fair, who has no crown may accept an offer all the same.

## Questions

toy-ask-turn = It is your turn. What do you do?
toy-ask-sell = Which card do you sell?
toy-ask-peek = Whose hand do you look at?
toy-ask-claim = { $from } sells a card: { $good }. Do you show one of the same good and claim a crown?
toy-ask-fair = The fair is on. Do you offer a card, or are you ready?
toy-ask-offer-good = Which card do you offer?
toy-ask-offer-whom = To whom do you offer this card: { $good }?
toy-ask-offered = { $from } offers you a card for a crown: { $good }. Do you accept?

## What happens

toy-event-first = { $seat } goes first.
toy-event-drew = You draw a card: { $good }.
toy-event-draws = { $seat } draws a card.
toy-event-round = Round { $round } begins. The weather: { $weather }.
toy-event-sells = { $seat } sells a card for { $crowns ->
        [one] a crown
       *[other] { $crowns } crowns
    }: { $good }.
toy-event-claims = { $seat } shows a card ({ $good }) and claims a crown from { $from }.
toy-event-peeks = { $seat } looks at the hand of { $whom }.
toy-event-peeked = You look at the hand of { $whom }: { $goods }.
toy-event-rests = { $seat } rests.
toy-event-offers = { $seat } offers { $whom } a card.
toy-event-offered = { $seat } offers { $whom } a card: { $good }.
toy-event-withdraws = { $seat } withdraws the offer.
toy-event-refuses = { $seat } refuses the offer of { $from }.
toy-event-accepts = { $seat } accepts the offer of { $from }.
toy-event-ready = { $seat } is ready.
toy-event-hand = { $seat } shows all cards: { $goods }.
toy-event-over = The game is over: { $ending }.

toy-ending-rich = somebody is rich
toy-ending-empty = the deck is empty
toy-ending-rounds = the last round is played

## Why not

toy-why-TOY-T-2 = The deck is empty.
toy-why-TOY-T-3-hand = You have no card to sell.
toy-why-TOY-T-3-good = You have no such card: { $good }.
toy-why-TOY-T-4-option = This table plays without looking at hands.
toy-why-TOY-T-4-crown = Looking at a hand costs a crown, and you have none.
toy-why-TOY-T-4-hand = { $seat } has no cards, and somebody else has some.
toy-why-TOY-C-1 = You have no card to show: { $good }.
toy-why-TOY-F-1-hand = You have no card to offer.
toy-why-TOY-F-1-twice = You have begun { $times ->
        [one] one offer
       *[other] { $times } offers
    } in this fair, and that is all.
toy-why-TOY-F-1-open = { $whom } has not answered your last offer.
toy-why-TOY-F-1-good = You have no such card: { $good }.
toy-why-TOY-F-2-self = You cannot offer a card to yourself.
toy-why-TOY-F-2-none = You have made no offer that is still open.
toy-why-TOY-F-3 = The card of { $from } costs a crown, and you have none.

## Tables

toy-table-players = Players
toy-table-goods = Goods
toy-table-offers = Offers
toy-table-fair = The fair
toy-column-player = Player
toy-column-crowns = Crowns
toy-column-cards = Cards
toy-column-made = Offers made
toy-column-ready = Ready
toy-column-good = Good
toy-column-sold = Sold
toy-column-hand = Hand
toy-column-whom = To
toy-column-round = Round
toy-column-weather = Weather
toy-column-deck = Deck
toy-column-turn = Turn

### The table: what cannot be done there and why, what is asked of those who sit at it, and what happened at it.

## What people write

text-empty = Nothing is left of this text that could be seen; please write something.
text-long = This text has { $length } characters; at most { $longest } are possible.
guest-unknown = Nobody is known by this name tag; please say your name first.
request-id = Every request needs an id of its own: 1 to { $longest } plain letters, digits or signs.
request-many = That was too much at once; please wait a second and try again.

## Tables and seats

table-missing = There is no such table; perhaps the link is not complete.
table-private = Only those who sit at this table may look on.
table-not-host = Only the host of this table can do that.
table-not-begun = The game at this table has not begun yet.
table-begun = The game at this table has begun already.
table-pace = “{ $pace }” is not a pace; choose among { $paces }.
seat-none = This table has no such seat.
seat-taken = Somebody else has taken this seat.
seat-not-yours = This seat is not yours.
seats-open = The game can begin only when every seat is taken.
rematch-not-over = The same people can play again once this game is over.
import-goes-on = This game is not over; only finished games can be taken in.
journal-not-yet = The journal of a game is shown once it is over.
game-goes-on = This game is not over yet.
moment-unknown = This game has no such position; it goes from 0 to { $last }.

## Moves

click-stale = Nothing was played: the question has changed since you saw it. Please look again.
moves-many = { $moves } steps were sent at once; 1 to { $most } are possible.
turn-unconfirmed = A turn must be confirmed or taken back before the game goes on.
turn-no-confirm = There is no turn of yours that could be confirmed.
turn-confirm = Is your turn over?
ahead-not = This is no question that may still come to you; it cannot be answered in advance.
standing-question = This game asks no such question.

## Taking back, and votes

undo-no-move = You have no move that could be taken back.
undo-not-free = You cannot take that back by yourself; ask the others.
vote-running = The table is voting on something else; wait for that to end.
vote-none = There is nothing that you could vote on.
vote-seat = No bot can stand in for this seat.
vote-not-away = A bot can stand in only for somebody who has been away for a while.
vote-undo = { $seat } asks to take something back.
vote-bot = { $seat } is away; shall the bot “{ $bot }” play until he or she is back?

## Talk

talk-players = Who plays talks with the players, not with the spectators.
talk-not-private = There is no private talk at this table.
talk-whom = There is nobody there to whom this could be said.

## What happened at the table

notice-begun = The game begins.
notice-stand-in = The bot “{ $told }” plays for { $seat } for now.
notice-back = { $seat } is back.
notice-bot-broke = The bot “{ $told }” of { $seat } has broken down; another one plays on.
notice-bot-refused = The table does not want a bot to play for { $seat }.
notice-undo-done = The table has gone back, as { $seat } asked.
notice-undo-refused = The table does not go back, as { $seat } had asked.

## Where tables are kept

store-full = Nothing was played: the disk of the server is full. Looking on still works.
store-trouble = Nothing was played: the server cannot write ({ $told }).
store-conflict = Nothing was played: something else came first. Please look again.
store-restored = Nothing was played: the server has been put back to an earlier copy. Please look again.
store-newer = This data file was written by a later version of Regalia (schema { $version }, known up to { $known }).
store-not = This is no data file of Regalia, or it is damaged.
store-missing = There is no data file “{ $file }”.

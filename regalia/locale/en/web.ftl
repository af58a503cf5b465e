### The pages in a browser, and the server that sends them.

## Every page

web-name = Regalia
web-skip = Skip to the page
web-nav = Pages
web-lobby = Tables
web-rules = Rules
web-about = About
web-you-page = You
web-language = Language
web-theme = Colours
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-not-theirs = A project of its own: the authors and publishers of the games have no part in it.
web-guest = Guest
web-keep = Keep
web-back = Back to the table
web-to-table = To the table
web-to-lobby = To the tables

## What cannot be done

web-refused = That does not work
web-lost = There is no such page.
web-method = This address does not answer in that way.
web-form = This form could not be read.
web-large = That was too long.
web-origin = This came from a page of somebody else, so nothing was done.
web-trouble = The server has made a mistake. Nothing was done; please look again.

## The lobby

web-hello = Three royal board games
web-hello-more = Play at once against bots, or send friends a link. Nothing to install, no account: the rules are looked after for you.
web-games = The games
web-players = { $low } to { $high } players
web-players-at = { $players } players
web-quick = Play against bots
web-friends = Open a table
web-my-turn = Your turn
web-my-tables = Your tables
web-open-tables = Open tables
web-my-finished = Finished games
web-seats-open = { $seats ->
        [one] one open seat
       *[other] { $seats } open seats
    }
web-gathering = not begun
web-join = Join a table
web-join-link = The link you were given
web-join-go = Go there

## A new table

web-new = New table
web-new-game = { $game }: a new table
web-your-name = Your name
web-name-keep = Be called so
web-name-help = All who sit at your tables see it.
web-seats = Players
web-seats-help = { $low } to { $high } may play.
web-who-me = I
web-who-open = A friend, by link
web-who-bot = Bot: { $bot }
web-who-nobody = Nobody
web-bot-greedy = Greedy
    .help = plays by rule of thumb
web-bot-random = Random
    .help = plays whatever is allowed
web-options = Options
web-option-seats = (Only for { $players } players.)
web-table = The table
web-listed = Show it in the lobby to all who come to this server
web-spectators = Whoever has the link may look on
web-confirm-turns = A turn ends only when its player confirms it
web-private = Two players may talk in private
web-pace = Pace
web-pace-live = All at the same time
web-pace-days = Over days, each when he likes
web-own-board = A board file of your own
web-own-board-help = A text that says what the board is like; docs/boards.md tells how. Without one, the game’s own is used.
web-board-file = From a file
web-board-text = Or as text
web-open-table = Open the table

## Before the game

web-at-table = At the table
web-invite = Invite friends
web-link = The link of this table
web-link-watch = Whoever has this link finds the table.
web-copy = Copy
web-copied = The link is copied.
web-qr = The link as a QR code
web-word = A word for the luck
web-word-give = Give it
web-word-help = If you like: it enters the shuffles and rolls, so that nobody could have chosen them.
web-open-seat = Open seat
web-sit = Sit here
web-seat-bot = Bot: { $bot }
web-free = Free the seat
web-get-up = Get up
web-waits-seats = { $seats ->
        [one] One seat is still open.
       *[other] { $seats } seats are still open.
    }
web-waits-host = All seats are taken; the host begins.
web-begin = Begin the game
web-beginning = The beginning
web-list = Show it in the lobby
web-unlist = Do not show it in the lobby
web-close-table = Give the table up

## In a game

web-you = you
web-asked = to play
web-bot = bot
web-away = away
web-stand-in = bot “{ $bot }” plays
web-stands-in = The bot “{ $bot }” plays for you. Any move of yours ends that.
web-come-back = I am back
web-ask-bot = Let a bot play?
web-undo = Take back
web-ask-undo = Ask to take back
web-final = Marked ⚑: cannot be taken back by yourself.
web-final-all = Your answer cannot be taken back by yourself.
web-final-none = You can still take your answer back.
web-confirm = End the turn
web-ahead = This has not come to you yet, and may never. You can answer now; nobody sees it before it is needed.
web-ahead-given = Your answer, if it is needed: { $move }.
web-together = All who may be asked answer at once; nobody sees an answer before the last that is needed is in.
web-together-given = Your answer: { $move }. It is shown together with the others’, if it is needed.
web-forget = Answer otherwise
web-always = Always answer alike
web-always-one = Always: { $move }
web-standing-all = { $answers ->
    [one] One answer is always given.
   *[other] { $answers } answers are always given.
}
web-standing = You always answer “{ $question }” with: { $move }.
web-standing-end = Ask me again
web-proposal = All at once: { $moves }
web-vote-back = { $events ->
        [one] One entry of the log would be undone.
       *[other] { $events } entries of the log would be undone.
    }
web-vote-waits = Waiting for { $names }.
web-withdraw = Do not ask any more
web-place = Place { $place }: { $seat }, { $points } points
web-rematch = Play again
web-rematch-there = To the next game
web-journal = The whole game as a text
web-log = What happened
web-log-all = The whole log
web-log-since = since your last turn
web-overview = Overview
web-no-overview = This game has no overview yet; its rules tell all.
web-print = Print
web-change-seat = Give the screen on
web-cover = { $seat }, it is your screen
web-cover-help = The others look away now.
web-cover-go = Show what { $seat } sees

## Earlier positions

web-replay = Through the game
web-moment = Position
web-moment-title = { $game }: position { $at }
web-moment-of = of { $last }
web-moment-go = Show
web-moment-slider = Position in the game
web-moment-play = Play
web-moment-pause = Pause
web-moment-seen = An earlier position, as you saw it then.
web-moment-open = The game is over: everything is shown open.
web-moment-now = To the game as it is now
web-moment-then = The position at that time
web-moment-beginning = The game begins.
web-moment-told = What happened then
web-moment-move = { $seat }: { $move }
web-moment-earlier = Earlier positions
web-moment-replay = Replay
web-news = { $events ->
        [one] One thing has happened since your last turn
       *[other] { $events } things have happened since your last turn
    }
web-news-again = See it again
web-step-first = To the beginning
web-step-back = One position back
web-step-forward = One position forward
web-step-last = To the last position
web-points = The score
web-chart = Points over time
web-chart-said = The points of each player from position 0 to { $last }, a line for each; the same follows in numbers.
web-chart-numbers = In numbers
web-end = The end
web-end-places = Who won
web-end-points = { $points } points
web-end-more = Points, chart and proof
web-points-kinds = Where the points came from
web-points-total = In all
web-proof = The luck
web-proof-none = There is no luck in this game.
web-proof-unsealed = Nothing was promised of the luck of this game, so it cannot be proved.
web-proof-proved = { $draws ->
        [one] Proved: the one draw of this game is what was promised before the first move.
       *[other] Proved: all { $draws } draws of this game are what was promised before the first move.
    }
web-proof-failed = Not proved: the draws of this game are not what was promised.
web-proof-commitment = Before the first move the server drew a secret and showed its fingerprint (SHA-256), from which nobody can find the secret:
web-proof-words = After that the players added words of their own, so that the server could not have chosen the luck:
web-proof-no-words = After that the players could have added words of their own; nobody did.
web-proof-secret = Now that the game is over, this is the secret:
web-proof-draws = The server has just looked once more: the secret has that fingerprint, and each of the { $draws } shuffles, draws and rolls follows from the secret and the words.
web-proof-yourself = You need not believe it: download the game as a text, and have your own computer judge every move and every draw.

## Talk and notes

web-talk = Talk
web-say = Say something
web-say-it = Say
web-say-to = To whom
web-say-all = All players
web-to = to { $seat }
web-watching = looks on
web-mute = Mute
web-mute-one = Mute { $name }
web-hear = Hear { $name } again
web-muted = Muted
web-notes = Your notes
web-notes-keep = Keep
web-notes-help = Only you see them.

## More about a table

web-table-more = About this table
web-sound = Sound
web-sound-is-off = No sound
web-sound-is-on = A sound when it is your turn
web-sound-on = A sound when it is my turn
web-sound-off = No sound any more
web-luck = The luck of this table was promised before the first move:
web-luck-host = Whoever runs the server could look at it all the same.
web-leave = Leave the table
web-leave-help = A bot plays on; any move of yours takes the seat back.
web-sending = Sending …
web-offline = No connection. What you do is sent as soon as it is back.
web-online = Connected again.
web-stopped = This page is not kept up to date any more; please load it again.

## The rulebook

web-rules-of = The rules of { $game }
web-rules-own = Told in our own words; each rule has a number, which the game names when it forbids something.
web-chapters = Chapters
web-example = Example:
web-find = Search these rules
web-find-go = Search
web-find-all = All rules
web-found = { $rules ->
        [0] No rule holds “{ $words }”.
        [one] One rule holds “{ $words }”.
       *[other] { $rules } rules hold “{ $words }”.
    }
web-options-table = Options of a table
web-options-help = Whoever opens a table chooses them.

## Worked examples

web-examples = Examples to play
web-examples-of = The examples of { $game }
web-examples-help = Positions that anybody can play, with a word on each step. Nothing is kept of it, and every way is open.
web-example-printed = from the rulebook ·
web-example-rulebook = An example of the rulebook
web-example-own = An example of ours
web-example-play = { $seat } answers: { $moves }
web-example-barred = What is not allowed here
web-example-strayed = You have gone a way of your own; play on as you like.
web-example-path = Back to the example
web-example-happened = What happened
web-example-again = Start again
web-example-seat = Answer as:
web-example-free = You play for everybody. Whatever glows may be chosen, on the board too.
web-example-unknown = There is no such example; those of { $game } stand in its rules.
web-example-long = That is too long: at most { $most } answers are played in an example.

## About

web-about-what = Regalia lets people play royal board games with each other and against bots, with the rules looked after, in three languages.
web-about-not-theirs = It is a project of its own. The games belong to their authors, artists and publishers, who have no part in it and do not stand behind it. Rules are told in our own words, boards and pieces are drawn anew; no picture or text of theirs is used. Who likes a game should buy it.
web-about-games = Who made the games
web-about-author = Design
web-about-development = Development
web-about-art = Illustrations
web-about-rules = Rules
web-about-publisher = Publisher
web-about-thanks = Thanks
web-about-board = Our board
web-about-board-own = Who owns the box can type in what is printed there: a table may bring a board file of its own.
web-credits-foreign-king =
    .author = Javier Garcia
    .development = Michele Quondam
    .art = Marina Fischetti and Miguel Coimbra
    .rules = French: Claude Sirois, revised by Vincent Jehl
    .publisher = The three rulebooks we have name none; the game came to be by campaigns on Giochistarter, Spieleschmiede and Kickstarter.
    .thanks = The rulebooks thank Federico Sonzogni, Michele Morosini, Chiara Spagnoletto, Francesco Valenzi and David Cox, and all who tried the game and backed it.
    .board = Six of the nine provinces, and the borders, are reconstructed from the Belgium of 1830: the rulebooks do not show them.
web-credits-royals =
    .author = Peter Hawes
    .art = Michael Menzel
    .publisher = Abacusspiele, Dreieich, © 2014; in Switzerland Carletto AG
    .board = Most values of the board are reconstructed: the rulebook prints costs, cards and counts, but not the whole map.
web-credits-fief =
    .author = Philippe Mouchebeuf
    .art = Jean Pierre David
    .rules = Edited by Duccio Vitale
    .publisher = © Philippe Mouchebeuf and Eurogames, 1989
    .board = The board and a sheet of tables are not in the rulebook we have: what comes from there is reconstructed, value by value.
web-about-maps = The outlines of Belgium and Europe are made with Natural Earth, which is in the public domain. All drawings are ours.
web-about-made-with = What it is made with
web-about-licence = Regalia itself is free software under the MIT licence. It runs on:
web-about-privacy = What is kept of you
web-about-privacy-more = Your name, your tables and what you write there, on this server alone; one cookie that says who you are, and one each for language, light and sound. Nothing is sent anywhere else.

## The command

serve-here = On this machine: { $address }
serve-lan = In your network: { $address }
serve-only = Only this machine can reach it.
serve-friends = Friends in the same network scan this, or type the address:
serve-data = Tables are kept in { $file }
serve-stop = Ctrl-C stops the server.
serve-stopped = The server has stopped.
serve-port = Port { $port } on { $host } cannot be used: { $told }

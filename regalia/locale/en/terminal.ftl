### The command `regalia`: its help, what it says in a game at the terminal, and what it cannot do.
### Words in code, such as play or --seats, are typed as they are in every language.

## The command and its arguments

help-regalia = The Foreign King and other royal board games, in your terminal: rules enforced, with people and bots.
help-regalia-more = “regalia COMMAND --help” tells more about a command; “regalia play” starts a game.
help-command-serve = play in a browser: a server on this machine
    .more = It prints its address and opens the browser; friends in the same network come by the address or the QR code. A table is seen only by those who have its link, unless its host lists it.
help-command-play = play a game, people and bots at one terminal
    .more = Without arguments at a terminal it asks a few questions; with any argument it asks none. The game is kept after every move; “--load” goes on with it. Examples: “regalia play --players 2”, “regalia play --seats red=me,blue=me,green=greedy”, “regalia play --seed 7 < answers”.
help-command-games = list the games, their facts and their options
help-command-rules = show the rules of a game, a chapter, or one rule
help-command-replay = step through a recorded game
    .more = At a terminal: Enter or n goes forwards, b goes back, a number goes to that position, q ends. On a pipe every position is written.
help-command-verify = prove the luck and the moves of a recorded game
    .more = Exit code 0 if everything is proved, 1 if something does not hold or cannot be proved.
help-command-patch = replay recorded games under the rules of this version
    .more = It says of each whether it holds, or where it would break. A folder stands for the journals in it. Exit code 1 if any breaks, 2 if a file is not a journal.
help-command-backup = copy the data file of a server, while it runs
help-command-restore = put a copy back, while the server runs
    .more = What was played since the copy was made is lost; the server shows the old state at once.
help-command-export = write the journal of every table of a server
help-command-import = take finished games into a server, each judged move by move
    .more = Exit code 1 if one of them was refused.
help-command-engine = host games for other programs: a JSON object a line, in and out
    .more = The requests are described in docs/engine.md.
help-command-count = count the decision tree of a game, depth by depth
help-command-fuzz = play random games and check everything after each move
    .more = The first failure ends it, with exit code 1; its journal is written to the current folder.
arg-commands = commands
arg-version = show the version and exit
arg-lang = the language; otherwise that of the system, else English
arg-game = the key of a game, as “regalia games” lists it
arg-host = listen on this address; 127.0.0.1 keeps the server to this machine
arg-port = listen on this port; without it 1831, or another that is free
arg-no-browser = open no browser
arg-seats = who plays, seat by seat: me or the name of a bot, with a colour or without, such as red=me,blue=greedy
arg-players = how many play
arg-option = an option of the game, as “regalia games” lists it; may be repeated
arg-board = a board file of your own
arg-seed-play = luck from this number, so that the same answers give the same game; it is not sealed then
arg-seed = the number from which all luck follows
arg-save = keep the journal in this file
arg-load = go on with the game in this file; without a file, with one of those that wait
arg-file = the journal of a game
arg-at = show only the position after this many moves
arg-rule = the id of a rule or of a chapter, such as FK-T-3 or FK-T
arg-depth = how many decisions deep
arg-games = how many games; without --players they are shared out among all numbers of players
arg-bots = who plays: a bot by its name; without it any legal move is played
arg-files = journals, folders with journals, or patterns such as *.regalia
arg-data = the data file of the server; otherwise the one in the folder of your games
arg-copy = the file of the copy
arg-folder = the folder for the journals
arg-journals = the journals of finished games
name-command = COMMAND
name-address = ADDRESS
name-game = GAME
name-game-or-all = GAME|all
name-bot = BOT
name-seats = SEATS
name-number = N
name-option = KEY=VALUE
name-depth = DEPTH
name-file = FILE
name-folder = FOLDER
name-rule = ID

# What Python's own reader of arguments says; %s, %r and %(…)s are put in by it.
argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help and exit
argparse-required = missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-one = one value is expected
argparse-at-most-one = at most one value is expected
argparse-at-least-one = at least one value is expected
argparse-invalid = a whole number is expected, not %(value)r
argparse-choice = there is no %(value)r (choose from %(choices)s)
argparse-explicit = no value %r is expected
argparse-ambiguous = %(option)s could be %(matches)s
arguments = { $told } (see: { $command } --help)
stopped = stopped.
lang-unknown = There is no language “{ $lang }”; there are { $langs }.

## Before a game

dialogue-games = Which game?
dialogue-game = Its number, or Enter for 1:
dialogue-players = Enter starts a game of { $seat }, you, against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }. Or how many play ({ $players })?
dialogue-players-wrong = It can be { $players }.
dialogue-people = Which seats are people’s? Numbers, or Enter for { $seat } alone:
dialogue-number = A number from 1 to { $last } is expected.
seat-you = you
seat-bot = the bot { $bot }
seat-line = { $seat }: { $who }
seats-more = { $seats } seats were named, but { $players ->
        [one] only one plays
       *[other] only { $players } play
    }.
seats-player = Nobody is called “{ $player }”; a seat can be { $players }.
luck-sealed = The luck is sealed: a secret has been drawn, and this is its commitment (SHA-256). Each player’s word enters the luck; at the end the secret is shown, and “regalia verify” proves every draw.
luck-seeded = The luck follows from the number { $seed }: the same answers give the same game. It is not sealed, so nothing can be proved about it.
luck-word = { $seat }, a word of your own for the luck, or Enter for none:
luck-word-long = At most { $longest } ordinary characters, please:
load-waiting = These games wait to be gone on with:
load-nothing = No game waits to be gone on with.
load-one = { $game }: { $file }
load-which = Which one? Its number, or Enter for 1:
load-secret = The luck of this game is sealed, and its secret is not kept here. It can be replayed; to go on with other luck, which cannot be proved, give --seed N.
load-secret-wrong = The secret is not the one of this game: its SHA-256 is not the commitment.
not-kept = This game is not kept by itself: { $told } “save FILE” keeps it.

## In a game

play-help = Answer by number, by the word in brackets, or by the first letters of the text; ? lists what else you can type.
prompt = { $seat }>
asked = { $seat }: { $question }
proposed = Enter alone plays: { $moves }
cover-hand-over = Press Enter, and the screen is cleared for the next player.
cover-take-over = { $seat }, it is your turn. Press Enter when only you can see the screen.
answers-yes = y yes
answers-no = n no

# What may be typed in place of the English word, which is known in every language.
command-help = help
command-why = why
command-rule = rule
command-undo = undo
command-next = next
command-log = log
command-board = board
command-moves = moves
command-save = save
command-quit = quit
help-answer = An answer: its number, its [token], or the first letters of its text. Several answers on a line are played one after another, all or none: 2 4, or place, liege.
help-help = ? – this help; ? ANSWER – what that answer does
help-why = why ANSWER – whether an answer is allowed, and the rule that forbids it
help-rule = rule ID – the text of a rule or a chapter, such as rule T-3
help-moves = moves – the answers again; moves all – also what is barred, and why
help-board = board – the whole position
help-log = log – what happened last; log all – everything
help-undo = undo – take back your last answer; undo N – go back to move N. What luck or another player has sealed goes back only if the other people agree.
help-next = next – let another player go first
help-save = save FILE – keep a copy of the journal
help-quit = quit – leave; the game can be gone on with

answer-none = “{ $answer }” is no answer here; ? helps.
answer-number = The answers have the numbers 1 to { $last }, not { $number }.
answer-several = “{ $answer }” may be { $found }; type more of it.
why-what = Type an answer behind it: why place
why-allowed = “{ $move }” is allowed.
rule-what = Type the id of a rule behind it: rule T-3
rule-unknown = There is no rule “{ $rule }”; try { $near }.
rule-example = Example: { $example }
moves-barred = Not allowed now
moves-barred-one = { $move } [{ $token }]: { $why } ({ $rule })
next-nobody = Nobody else is asked now.
undo-what = The number of a move is expected, not “{ $number }”.
undo-nothing = You have played nothing yet.
undo-consent = { $other }: { $seat } would like to go back to move { $number }. Do you agree (y/n)?
undo-refused = { $other } does not agree; nothing was taken back.
undone = Back after move { $number }.
saved = The journal is in { $file }
save-where = Type a file behind it: save game.regalia
quit-keep = Keep the game, to go on with it later (y/n)?
left = Goodbye.
left-kept = The game is kept. To go on:
input-ended = The input ended before the game did. The game is kept in { $file }
input-ended-early = The input ended before the game began.

## The end

rank-place = Place
rank-seat = Player
rank-points = Points
end-secret = The secret, from which with the players’ words all luck follows:
end-kept = The journal is in { $file }

## Replaying, proving, patching

replay-start = { $game }: the start, { $last ->
        [0] with no move yet
        [one] before one move
       *[other] before { $last } moves
    }
replay-move = Move { $number } of { $last } – { $seat }: { $move }
replay-ask = { $number }/{ $last }  Enter: on, b: back, a number, q: end >
replay-what = Enter or n goes on, b goes back, a number from 0 to { $last } goes there, q ends.
replay-at = There is no position { $number }; the last is { $last }.
verify-failed = Not proved: { $file }
verify-moves = { $game }: { $moves ->
        [0] no move yet
        [one] one move, and the rules allow it
       *[other] { $moves } moves, and the rules allow each
    }.
verify-end = The end is as the journal tells it: { $ending }
verify-goes-on = The game goes on.
verify-commitment = The secret is the one promised before the first move; its SHA-256 is
verify-draws = { $draws ->
        [one] One draw follows
       *[other] { $draws } draws follow
    } from the secret { $words ->
        [0] alone
        [one] and the word of one player
       *[other] and { $words } words of the players
    }.
verify-proved = Proved.
verify-no-luck = There is no luck in this game. Proved.
verify-no-secret = The luck is not proved yet: it is sealed, and the secret is shown when the game is over. Draws so far: { $draws }.
verify-not-sealed = The luck cannot be proved: the journal has no secret and no commitment, so nothing was promised about its draws ({ $draws }).
patch-holds = { $file }: holds
patch-holds-older = { $file }: holds, also under version { $version } (it is of version { $rules })
patch-breaks = { $file }: would break. { $told }
patch-unreadable = { $file }: cannot be read. { $told }
patch-sum = { $journals ->
        [one] One journal
       *[other] { $journals } journals
    }: { $hold } hold, { $broken } would break, { $unreadable } cannot be read.
patch-what = Name journals, or a data file with --data.
backup-done = { $file } is written.
restore-done = { $file } is as it was when the copy was made.
export-done = { $journals ->
    [one] One journal is
   *[other] { $journals } journals are
} written to { $folder }.
import-done = { $file } is table { $table } now.

## Listing, counting, fuzzing

games-players = Players: { $players }
games-colours = Colours: { $colours }
games-chance = There is luck in it.
games-hidden = Some things are hidden from some players.
games-simultaneous = Several players may be asked at once.
games-rules = { $rules } rules, version { $version }
games-option-seats = Only for { $players } players.
count-depth = The depth can be 0 to { $deepest }, not { $depth }.
fuzz-games = At least one game must be played, not { $games }.
fuzz-well = { $game }: { $games ->
        [one] one random game
       *[other] { $games } random games
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, nothing wrong.
fuzz-failed = { $game }, { $players } players, seed { $seed }: after move { $move } something does not hold:
fuzz-journal = The journal that shows it: { $file }

## Files

file-missing = There is no file { $file }
file-folder = { $file } is a folder, not a file.
file-denied = There is no permission for { $file }
file-not-utf8 = { $file } is not a text in UTF-8 (line { $at }).
file-large = { $file } is too large; at most { $largest } MB are read.
file-exists = { $file } is there already; choose another name.
file-no-folder = There is no folder for { $file }
file-no-home = There is no folder for your games; set REGALIA_DATA to one.
in-file = { $file }: { $told }
file-trouble = { $file }: { $told }

## The line protocol

engine-waits = Requests are awaited, a JSON object a line (docs/engine.md); try { $example }
request-json = This line is not JSON (at character { $place }: { $told }).
request-utf8 = This line is not a text in UTF-8 (at byte { $place }).
request-bounds = This line cannot be read: a number or a nesting in it is out of bounds.
request-long = This line is too long; at most { $longest } MB are read.
request-object = This line is not a JSON object.
request-unknown = There is no request “{ $request }”; there are { $requests }.
request-missing = The field “{ $field }” is missing.
request-type = The field “{ $field }” must be { $told ->
        [text] a text
        [number] a whole number
        [switch] true or false
        [object] an object
        [list] a list
        [seat] a colour or the number of a seat
        [seats] a number or a list of colours
        [value] a whole number, true, false or a text
        [id] a text or a whole number
       *[move] a move or the number of a move
    }.
request-seat = There is no seat “{ $seat }”; there are { $seats }.
request-empty = The field “{ $field }” is empty.
request-secret = The field “{ $field }” must be 64 hexadecimal digits, in small letters.
request-words = The field “{ $field }” must be a seat and its word, one line of at most { $longest } ordinary characters.
request-no-game = There is no game yet; “new” or “load” makes one.
view-open = An open view is given only when the game is over.

### What every game says: small words, and what cannot be done and why.
### Messages of problems bear the problem's key; `.named` is said where the names of a game's ids are at hand.

yes = yes
no = no
range = { $low } to { $high }

# The last two of a list; $some are all before the last, with commas between them.
list-pair = { $some } and { $last }
list-none = nothing

## Where a problem was found; $told is the problem. A line of a journal is known by number, by its text, by both.

at-line = Line { $line }: { $told }
at-text = “{ $text }”: { $told }
at-line-text = Line { $line }, “{ $text }”: { $told }

## Setting up

setup-game = There is no game “{ $game }”; there are { $games }.
setup-seats = { $game } is for { $players } players, not for { $seats }.
setup-colour = { $game } has no colour “{ $colour }” with this number of players; choose among { $colours }.
setup-colour-twice = The colour “{ $colour }” was chosen twice; every player needs a colour of their own.
setup-option = { $game } has no option “{ $option }”; it has { $options }.
setup-option-value = The option “{ $option }” cannot be “{ $value }”; possible values: { $values }.
setup-option-seats = The option “{ $option }” is only for { $players } players, not for { $seats }.
setup-option-needs = With { $seats } players the option “{ $option }” needs the option “{ $needs }”.
setup-bot = There is no bot “{ $bot }”; there are { $bots }.
setup-rules = This was made under version { $rules } of the rules of { $game }; here version { $version } is played.

## Board files; $file and $place say where

board-whole = the whole file
board-at = Board file “{ $file }”, { $place }
board-missing = { board-at }: this entry is missing.
board-text = { board-at }: a text of 1 to 80 characters is expected here.
board-among = { board-at }: one of these is expected here: { $told }.
board-number = { board-at }: a whole number is expected here, { $told }.
board-list = { board-at }: a list is expected here, in square brackets.
board-table = { board-at }: a table is expected here.
board-unknown = { board-at }: nothing is known by this name; known here are { $told }.
board-large = { board-at }: it is too large; at most { $told } are read.
board-toml = { board-at }: it is not valid TOML ({ $told }).
board-count = { board-at }: the number of entries does not fit; expected is { $told }.
board-key = { board-at }: “{ $told }” cannot be a key; expected are small letters, digits and hyphens, a letter first.
board-twice = { board-at }: “{ $told }” cannot stand here; expected is a key that is not in use already.
board-province = { board-at }: there is no province “{ $told }”; expected is the key of another province.
board-one-way = { board-at }: “{ $told }” is missing here, though it names this province as its neighbour; a border needs both sides.
board-apart = { board-at }: no way leads from here to “{ $told }”; all provinces must be connected.
board-village = { board-at }: there is no village “{ $told }”; expected is the key of another village.
board-road = { board-at }: “{ $told }” is missing here, though a road leads from it to this village; a road needs both ends.
board-cut-off = { board-at }: no road leads from here to “{ $told }”; all villages must be connected.
board-hundreds = { board-at }: a sum of whole hundreds is expected.
board-units = { board-at }: these are too many units; at most { $told } are possible.
board-even = { board-at }: an even number is expected here, not { $told }; a title’s marker can be halved.
board-cards = { board-at }: too few country cards are left in the game; at least { $told } are needed for this number of players.
board-city = { board-at }: no city belongs to this country, “{ $told }”.

## Journals

journal-not = This is not a journal; a journal begins with the line “{ $told }”.
journal-cut = The journal breaks off here: the rest of the line, or the lines after it, are missing.
journal-expected = A line that begins with “{ $told }” is expected here.
journal-number = A whole number is expected here, not “{ $told }”.
journal-rules = The journal was written under version { $rules } of the rules of { $game }; here version { $version } is played.
journal-line = “{ $told }” is not what can stand in this place of a journal.
journal-after-end = The journal has come to its end before this line; nothing more is expected.
journal-order = The number here should be { $told }, for moves and draws are numbered without a gap.
journal-move = “{ $told }” is not a move of this game.
journal-barred = Rule { $rule } forbids this move.
journal-draws = The draws written down here are more or fewer than the game makes in this place.
journal-not-over = The journal tells of an end here, but after its last move the game goes on.
journal-end = The journal tells of another end than the one its moves lead to, which is “{ $told }”.
journal-commitment = The secret is not the one that was promised before the first move: its SHA-256 is not the commitment.
journal-draw = This draw does not follow from the secret and the players’ words.

## Luck

luck-missing = Draw { $number } is missing: “{ $label }”, one of { $bound } values.
luck-other = Draw { $number } should be “{ $label }”, one of { $bound } values, but “{ $told }” is written down.
luck-range = Draw { $number } is { $value }, but only the values from 0 to below { $bound } are possible.

## Taking back

undo-number = It is not possible to go back to move { $number }; expected is an earlier move that still counts, before move { $present }.
undo-over = The game is over; nothing can be taken back to move { $number }.
undo-sealed = You can go back by yourself to move { $free } at most, not to move { $number }; for more, the table must agree.

## Moves that are not played

not-a-move = “{ $token }” is not a move of this game.
not-your-turn = It is another seat that is asked now.
    .named = It is not your turn to decide: { $asked_count ->
        [one] { $asked } is
       *[other] { $asked } are
    } asked now.
game-over = The game is over; there is nothing left to decide.
several-sealed = Nothing was played: after “{ $token }” luck or another player decides what comes next, so answer it alone.
not-asked = This does not answer the question that is asked now.
    .named = This does not answer the question that is asked now: { $asked }
barred = Rule { $rule } forbids this move.
    .named = { $why } ({ $rule })

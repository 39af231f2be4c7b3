# The house: errors, and whatever belongs to no single game.

seat = Seat { $number }
refused = { $article }: { $reason }

# Input that is not understood
unknown-game = There is no game “{ $name }”; choose from { $known }.
no-game-in-package = There is no game in “{ $name }”: it must be a Python package that can be imported, with a GAME.
unknown-article = There is no article { $article }.
unknown-bot = There is no bot “{ $name }”; choose from { $known } (search and champion may be given a budget: search:500, champion:200ms).
unknown-language = There is no language “{ $name }”; choose from { $known }.
unknown-option = There is no option “{ $name }”; choose from { $known }.
missing-option = The option { $name } is missing.
bad-option = “{ $value }” is not a valid value for { $name }.
bad-option-choice = “{ $value }” is not a valid value for { $name }; choose from { $known }.
bad-option-form = “{ $text }” is not an option: write name=value.
bad-budget = “{ $text }” is not a budget: write a number of iterations (500), of milliseconds (200ms) or of moves in imagined worlds (800moves).
bad-content = { $key ->
    [whole] { $file }
   *[other] { $file }, { $key }
}

# What can be wrong with a record
record-unreadable = { $place ->
    [whole] This is not a record
   *[other] This is not a record ({ $place })
}
record-format = This record has the format { $found }; { $wanted } can be read.
record-empty = The record has no entries.
record-version = The record was made by version { $found } of the rules; this is version { $wanted }.
record-content = The record was made with different content ({ $found }, here { $wanted }).
record-seats = The record must name { $wanted } seats.
record-no-move = An entry after the set-up must have a seat and a move.
record-entry = entry { $entry }
record-hash = the state differs from the recorded one (hash { $found }, expected { $wanted }).
record-clock = The clock runs backwards: { $found } after { $before } seconds.
record-outcome = The outcome differs from the recorded one.
verify-no-seed = The record does not reveal its seed, so its chance cannot be proved.
verify-commitment = The seed does not match the hash published before the game.
verify-draw = the chance does not follow from the seed.
fate-missing = an outcome of chance is missing: “{ $label }” was expected.
fate-other = the outcome of chance does not fit: “{ $label }” was expected, “{ $told }” is recorded.
fate-count = “{ $label }” must have { $wanted } values, not { $found }.
fate-impossible = “{ $label }” cannot have given { $value }.
fate-surplus = an outcome of chance that the rules did not ask for: “{ $label }”.

# At a table
guest = Guest
bot-name = { $id ->
    [1] Cassia
    [2] Varro
    [3] Livia
    [4] Marcus
    [5] Drusilla
    [6] Tullius
    [7] Aelia
    [8] Quintus
    [9] Flavia
   *[other] Brutus
}
table-unknown = There is no such table.
table-full = Every seat is taken.
table-taken = Somebody sits there already.
table-no-seat = There is no such seat.
table-no-step = This game has { $steps } steps, and that is none of them.
practice-running = Only a game that is over can be played on from one of its moments.
practice-no-moment = There is no such moment to play on from: choose from 0–{ $last }.
table-not-yours = That seat is not yours.
table-not-open = The game has begun already.
table-not-running = No game is being played at this table.
table-not-finished = The game is not over yet.
table-not-full = Every seat must be taken before the game can begin.
table-host-only = Only the host of the table may do that.
table-not-alone = Other people sit at this table: the game is theirs too.
table-one-seat = You have a seat already: only the host can allow more than one.
table-kept-out = The host of this table does not let you in.
table-kept-out-full = No more people can be kept out of this table.
table-nobody-else = Nobody else sits there.
table-stale = The table has changed in the meantime; please look again.
table-no-undo = This move cannot be taken back.
table-no-wish = Nobody has asked to take a move back.
talk-length = Say something between 1 and { $most } characters long.
talk-too-fast = Please wait a moment before you write again.
talk-full = No more messages can be written at this table.
bad-absence = Choose from 1 to { $most } seconds, or never.
bad-clock = A clock must have from 1 to { $most } seconds.
bad-nonce = A nonce has from 16 to 128 signs of ASCII, without spaces.
bad-promise = A promise is the SHA-256 of a nonce: 64 hexadecimal digits.
nonce-early = The nonce is sent when the game starts, not before.
nonce-late = The game is starting: nothing can be promised any more.
nonce-other = This is not the nonce that was promised.
table-aside-damaged = This table cannot be opened: what is stored of it is damaged. It has been set aside; your other tables are fine.
table-aside-rules = This table cannot be opened: its game began under rules that this server does not have. It has been set aside and is not played on under other rules; your other tables are fine.
table-aside-over = This game cannot be shown: it was played under rules that this server does not have. Its record can still be downloaded; your other tables are fine.

# Requests
bad-frame = That message was not understood.
bad-body = That request was not understood.
too-large = That request is too large.
bad-host = That request does not say clearly which site it is for.
too-many = { $seconds ->
    [one] That was a bit much at once: please try again in a second.
   *[other] That was a bit much at once: please try again in { $seconds } seconds.
}
too-many-tables = You have { $most } tables that are open or being played: finish or end one of them first.
too-many-public = You have { $most } public tables with free seats: play at one of them first.
foreign-origin = That request comes from another site.
no-page = There is no such page.
house-one-moment = One moment: nothing can be stored just now. If what you did does not show, please do it again.
house-not-listening = One moment: this server does not hear the others just now.
no-method = That cannot be done here.

# Why a move is refused, where no rule of its own forbids it
refused-over = The game is over.
refused-turn = It is { $seat }’s decision now: { $question }.
refused-done = You have decided; the others are still deciding: { $question }.
refused-question = Not now. What is asked: { $question }.
no-such-move = “{ $text }” is not a move in this game.

# Score sheets of games that tell none of their own
sheet-over = The game is over
sheet-score = score

# Lessons
lesson-other-move = The rules allow that too, but this lesson goes on in another way. Try what it asks for.
lesson-read-first = One moment: first read on, then it is your turn.
lesson-watch = One moment: the others are playing. Your turn comes next.
lesson-do-it = This step goes on with the move it asks for.
lesson-changed = This lesson has been rewritten since you began it. Please begin it again.
lesson-no-record = A lesson has no record: its chance and its opponents were written beforehand.
unknown-lesson = There is no lesson “{ $name }”. There are: { $known }.

# Programs that play
program-missing = Name the program: program:./mybot.
program-quotes = A quote is not closed in “{ $text }”.
program-unknown = There is no program “{ $name }” that can be run.
program-no-start = The program could not be started: { $reason }
program-late = The program did not answer within { $seconds } seconds.
program-ended = The program has ended (code { $code }).
program-long-line = The program sent a message of more than { $most } bytes.
program-flood = The program sent more than { $most } messages for one turn.
program-no-greeting = The program did not answer the greeting with “ready”.
program-protocol = The program speaks version { $found } of the protocol; this is version { $wanted }.
program-tries = The program gave no legal move in { $tries } tries.
program-garbage = This is not an answer to the turn.
program-token = This token gives no seat: it is wrong, or the seat has been freed.
unknown-puzzle = There is no puzzle { $id } for { $game }.
puzzle-no-answer = The puzzle could not be worked out just now. Try again in a moment.
puzzle-version = The puzzles of { $game } are for version { $found } of the rules; this is version { $wanted }.
puzzle-content = The puzzles of { $game } are for other content: { $found }, not { $wanted }.
puzzle-twice = Two puzzles of { $game } have the same name.
puzzle-broken = Puzzle { $id } of { $game } does not hold

# Doors for other systems

extra-missing = “{ $package }” is not installed: pip install { $extra }
no-encoding = { $game } has no form in numbers; there is one for { $known }.
no-such-action = Action { $action } is not possible now: the mask says which are.
not-reset = Call reset first: there is no game yet.
export-nothing = There is no record to export.
export-exists = { $folder } has an export already: name a new folder.
export-mixed = An export is of one game; these are of { $games }.
export-missing = { $folder } is not an export.
mcp-instructions = You play { $game } on seat { $seat }. Look with “table”, list and weigh your moves with “moves”, ask with “why”, read the rulebook with “rules”, and make a move with “move”, until the game is over.
mcp-tool-rules = Read the rulebook. Without arguments: how one wins, and the chapters. With article (G-5 or G-5.2): that chapter or article. With search: the articles that a word is in.
mcp-tool-table = Look at the table from your seat, and hear whose turn it is. Waits a while for the others.
mcp-tool-moves = List your legal moves, with what each costs and brings. With beginning: only those whose text begins so.
mcp-tool-why = Ask why a move is refused, with the article; or what it costs and brings, if it is allowed.
mcp-tool-move = Make a move by its text, and see the table when it is your turn again. A refused move changes nothing.
mcp-seat = You sit on seat { $seat } of { $seats }.
mcp-over = The game is over. Won by: { $winners }.
mcp-others = It is not your turn. Look again later.
mcp-over-or-others = You have no move: it is not your turn, or the game is over.
mcp-none = No legal move begins like that.
mcp-many = There are more than { $most } moves: name a beginning to have them weighed.
mcp-not-now = It is not your turn.

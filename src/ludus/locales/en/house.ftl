# The house: errors, and whatever belongs to no single game.

seat = Seat { $number }
refused = { $article }: { $reason }

# What cannot be understood
unknown-game = There is no game “{ $name }”; there is { $known }.
unknown-article = There is no article { $article }.
unknown-bot = There is no bot “{ $name }”; there is { $known } (search may say search:200ms or search:500).
unknown-language = There is no language “{ $name }”; there is { $known }.
unknown-option = There is no option “{ $name }”; there is { $known }.
missing-option = The option { $name } is missing.
bad-option = “{ $value }” is no value for { $name }.
bad-option-choice = “{ $value }” is no value for { $name }; choose from { $known }.
bad-option-form = “{ $text }” is no option: write name=value.
bad-budget = “{ $text }” is no budget: write a number of iterations (500) or of milliseconds (200ms).
bad-content = { $file }, { $key }: { $reason }

# What a record can suffer from
record-unreadable = This is no record: { $reason }
record-format = This record has the format { $found }; { $wanted } can be read.
record-empty = The record has no entries.
record-version = The record was made by version { $found } of the rules; this is version { $wanted }.
record-content = The record was made with other content ({ $found }, here { $wanted }).
record-seats = The record must name { $wanted } seats.
record-no-move = An entry after the set-up must have a seat and a move.
record-entry = entry { $entry }
record-hash = the state is another one than recorded (hash { $found }, should be { $wanted }).
record-clock = The clock runs back: { $found } after { $before } seconds.
record-outcome = The outcome is another one than recorded.
verify-no-seed = The record does not reveal its seed, so its chance cannot be proved.
verify-commitment = The seed does not match the hash published before the game.
verify-draw = the chance does not follow from the seed.
fate-missing = chance is missing: “{ $label }” was due.
fate-other = chance does not fit: “{ $label }” was due, “{ $told }” was found.
fate-count = “{ $label }” must have { $wanted } values, not { $found }.
fate-impossible = “{ $label }” cannot have given { $value }.
fate-surplus = chance that nobody asked for: “{ $label }”.

# At a table
guest = Guest
bot-name = { $number ->
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
table-not-yours = That seat is not yours.
table-not-open = The game has begun already.
table-not-running = No game is being played at this table.
table-not-finished = The game is not over yet.
table-not-full = Every seat must be taken before the game can begin.
table-host-only = Only the host of the table may do that.
table-stale = The table has moved on; look again.
table-no-undo = This move cannot be taken back.
table-no-wish = Nobody has asked to take a move back.
talk-length = Say something between 1 and { $most } characters long.
talk-too-fast = Slowly, please.
talk-full = This table has talked enough.
bad-clock = A clock needs from 1 to { $most } seconds.

# Over the net
bad-frame = That message was not understood.
bad-body = That request was not understood.
too-large = That request is too large.
foreign-origin = That request comes from another site.
no-page = There is no such page.
no-method = That cannot be done here.

# Why a move is refused, where no rule of its own forbids it
refused-over = The game is over.
refused-turn = It is { $seat }’s decision now: { $question }.
refused-done = You have decided; the others are still deciding: { $question }.
refused-question = Not now. What is asked: { $question }.
no-such-move = “{ $text }” is no move of this game.

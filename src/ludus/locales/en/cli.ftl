# The command line.

cli-about = Roman tabletop games: play, simulate, verify.
cli-usage = usage
cli-commands = commands
cli-options-title = options
cli-arguments-title = arguments
cli-help-help = show this help
cli-help-version = print the version
cli-help-lang = language: en, fr or ru
cli-help-json = print JSON
cli-help-games = list the games
cli-help-rules = read the rulebook
cli-help-play = play in the terminal
cli-help-sim = let bots play many games
cli-help-replay = replay a record and check it
cli-help-verify = prove that a record’s chance was fair
cli-help-fuzz = look for faults in the rules by random play
cli-help-bench = measure the engine’s speed
cli-help-game = a game: { $known }
cli-help-article = an article (G-5.2) or a chapter (G-5)
cli-help-search = show only articles with this word
cli-help-file = a record
cli-help-players = number of players
cli-help-option = an option of the game, name=value; may be repeated
cli-help-bots = bots by seat, separated by commas
cli-help-seed = seed: the same seed gives the same games
cli-help-seat = your seat, counted from 1
cli-help-name = your name
cli-help-record = write the record to this file
cli-help-count = number of games
cli-help-records = folder for the records
cli-help-jobs = number of processes
cli-help-verify-flag = only check, print nothing but the result
cli-help-told = count the events of random games instead of checking the whole contract
cli-help-seconds = stop after this many seconds
cli-need-command = Give a command: { $known }.
cli-unknown-command = There is no command “{ $name }”; choose from { $known }.
cli-unknown-flag = “{ $text }” is not understood here.
cli-missing = { $names } is missing.
cli-bad-value = “{ $value }” is not a valid value for { $name }.
cli-needs-value = { $name } needs a value.
cli-bots-count = { $given } bots cannot fill { $seats } seats.
cli-no-file = { $file } cannot be read: { $reason }
cli-no-folder = { $file } cannot be written: { $reason }
cli-games-row = { $name } ({ $id }), rules version { $version }
cli-rules-edition = { $edition } only
cli-rules-none = No article has the word “{ $word }”.
cli-sim-progress = Playing
cli-sim-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }, { $moves } moves per game on average.
cli-sim-records = { $games ->
    [one] { $games } record written to { $folder }.
   *[other] { $games } records written to { $folder }.
}
cli-sim-seat = Seat
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-interval = 95 % interval
cli-sim-score = Mean score
cli-replay-good = { $file }: all { $entries } entries are valid.
cli-replay-unfinished = The game is not finished.
cli-replay-outcome = Winners: { $winners }; scores: { $scores }.
cli-nobody = nobody at the table
cli-verify-good = { $file }: all { $draws } outcomes of chance follow from the seed committed to before the game.
cli-fuzz-event = event
cli-fuzz-times = times
cli-fuzz-progress = Checking
cli-fuzz-good = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } moves: no fault found.
cli-fuzz-found = Broken: { $law } (seed { $seed }, move { $move }).
cli-fuzz-record = The game up to there is in { $file }.
cli-bench-what = What
cli-bench-value = Value
cli-bench-unit = Unit
cli-bench-moves = decisions per second, random play, { $players } players
cli-bench-clone = clone
cli-bench-view = view
cli-bench-imagine = imagine, a view seen before
cli-bench-imagine-new = imagine, a new view
cli-bench-json = state to JSON and back
cli-bench-hash = state hash
cli-bench-search = search iterations per second
cli-play-you = You
cli-play-names = Livia, Marcus, Claudia, Titus, Flavia, Lucius, Octavia, Gaius, Julia
cli-play-table = At the table: { $names }.
cli-play-bots = Bots: { $bots }.
cli-play-help = Type a move or its number; help tells what else can be typed.
cli-play-help-move = make that move, by its text or by its number
cli-play-help-why = ask whether that move is allowed, and which article forbids it
cli-play-help-what = read what that move costs and brings, before it is made
cli-play-help-table = see the table again; so does an empty line
cli-play-help-rules = read an article or a chapter; rules alone lists the chapters
cli-play-help-quit = leave the table
cli-play-no-seat = There is no seat { $seat }: seats are numbered 1–{ $seats }.
cli-play-no-number = There is no number { $number } here: choose from 1–{ $last }.
cli-play-why-what = Name the move to ask about: why { $move }
cli-play-question = Your turn: { $question }.
cli-play-what-what = Name the move to look at: what { $move }
cli-play-what-nothing = There is nothing to tell about that move beforehand.
cli-play-costs = It costs: { $what }
cli-play-nothing = There is nothing to look at.
cli-play-choose = Your turn: choose a move.
cli-play-winners = Won: { $winners }.
cli-play-prompt = Your move
cli-play-thinks = { $name } is thinking…
cli-play-bye = You leave the table. The game stays unfinished.
cli-play-fair = Fairness: the seed’s hash is { $hash }.
cli-play-saved = Record: { $file }
cli-play-check = Prove that its chance was fair: { $command }
cli-play-allowed = { $move } is allowed.
cli-play-again = Play again with: { $command }
cli-play-over = The game is over
cli-interrupted = Interrupted.
cli-help-serve = run the server for the browser
cli-help-host = address to listen on
cli-help-port = port to listen on
cli-help-database = database URL
cli-help-workers = processes for bots and odds
cli-serve-open = Ludus is running at { $url }
cli-help-pace = shortest time of a bot’s move, in seconds
cli-no-port = { $address } cannot be opened: { $reason }
cli-help-away = seconds without connection before a bot plays for a person

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
cli-help-teach = take a lesson in the terminal
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
cli-help-bots = bots by seat, separated by commas: level:1 to level:8, or random, veteran, search, champion; search and champion also with a budget: champion:500ms; a program of yours: program:./mybot
cli-help-seed = seed: the same seed gives the same games
cli-help-nonce = your nonce, mixed into the chance of the game
cli-help-seat = your seat, counted from 1
cli-help-name = your name
cli-help-record = write the record to this file
cli-help-from = play on from a moment of this record (a game that is over), against bots
cli-help-at = the moment: after this entry of the record
cli-help-count = number of games
cli-help-records = folder for the records
cli-help-jobs = number of processes
cli-help-verify-flag = only check, print nothing but the result
cli-help-told = count the events of random games instead of checking the whole contract
cli-help-seconds = stop after this many seconds
cli-need-command = Give a command: { $known }.
cli-unknown-command = There is no command “{ $name }”; choose from { $known }.
cli-unknown-flag = “{ $text }” is not understood here.
cli-missing = Missing: { $names }.
cli-bad-value = “{ $value }” is not a valid value for { $name }.
cli-needs-value = { $name } needs a value.
cli-bots-count = { $given } bots cannot fill { $seats } seats.
cli-no-file = { $file } cannot be read: { $reason }
cli-no-folder = { $file } cannot be written: { $reason }
cli-games-row = { $name } ({ $id }), rules version { $version }
cli-games-levels = Levels of the bots
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
cli-play-practice = Practice: this game goes on after entry { $at } of { $file }.
cli-play-from-alone = With --from the record says the game and what was agreed: leave out { $name }.
cli-play-at-alone = --at needs --from and a record.
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
cli-play-number = { $number }
cli-play-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-play-nothing = There is nothing to look at.
cli-play-choose = Your turn: choose a move.
cli-play-winners = Won: { $winners }.
cli-play-prompt = Your move
cli-play-thinks = { $name } is thinking…
cli-play-bye = You leave the table. The game stays unfinished.
cli-play-fair = Fairness: the seed’s hash is { $hash }.
cli-play-nonce = Your nonce: { $nonce }
cli-play-saved = Record: { $file }
cli-play-check = Prove that its chance was fair: { $command }
cli-play-allowed = { $move } is allowed.
cli-play-again = Play again with: { $command }
cli-play-over = The game is over
cli-interrupted = Interrupted.
cli-system = The system does not allow this: { $reason }
cli-system-file = The system does not allow this: { $reason } ({ $file })
cli-help-serve = run the server for the browser
cli-help-host = address to listen on; 0.0.0.0 lets others in your network in
cli-help-port = port to listen on
cli-help-database = database URL
cli-help-workers = processes in which bots look ahead; without it, one for each core
cli-serve-open = Ludus is running at { $url }
cli-serve-network = In your network: { $urls }
cli-serve-local = Only this machine can reach it. To let others in your network in: ludus serve --host 0.0.0.0
cli-help-pace = shortest time of a bot’s move, in seconds; without it, as the people at the table wish
cli-no-port = { $address } cannot be opened: { $reason }
cli-help-away = seconds that others wait for a person who is not connected before a bot plays
cli-help-turn-seconds = seconds that a program from elsewhere has for a turn

# ludus house
cli-help-house = look after the tables that a server has stored
cli-help-house-check = check everything that is stored
cli-help-quick = do not replay games
cli-house-bad = bad: table { $table }: { $reason }
cli-house-aside = set aside: table { $table }: { $reason }
cli-house-checked = Tables: { $tables }; entries: { $entries }; bad: { $bad }; set aside for other rules: { $aside }; { $seconds } s.

# A database that cannot be used
database-newer = This database belongs to a newer release of Ludus (revision { $found }): use that release, or restore a backup.
database-older = This database belongs to an older release of Ludus: start the server of this release once to bring it up to date.
database-not = { $url } is not a database that can be used: { $reason }
database-url = { $url } is not the URL of a database: { $reason }
database-missing = There is no file { $file }.
database-silent = The database does not answer: { $reason }
cli-help-request-within = seconds in which a request has to arrive whole (15)
cli-help-limits = multiply all limits for guests and addresses by this; 0: no limits
cli-help-proxies = reverse proxies to believe when they say for whom they ask, as addresses or networks
cli-no-proxy = That is not a list of addresses and networks: { $text }

# ludus house: backup, restore, prune, stats
cli-help-house-backup = write everything that is stored to a file, while servers run
cli-help-house-restore = put a backup into an empty database
cli-help-house-prune = delete tables that were kept long enough, and pack finished games
cli-help-house-stats = say what is stored, in figures
cli-help-backup-file = file of the backup
cli-help-dry-run = delete nothing, only say what would be deleted
cli-help-keep-never-started = days after which a table that was never started is given up (3)
cli-help-keep-given-up = days for which a table that was given up is kept (30)
cli-help-keep-finished = days for which a finished game is kept (730)
cli-help-keep-deserted = days for which a game waits for people who do not come (365)
cli-house-saved = { $file }: { $rows ->
    [one] one row saved.
   *[other] { $rows } rows saved.
}
cli-house-restored = { $file }: { $rows ->
    [one] one row restored.
   *[other] { $rows } rows restored.
}
cli-house-pruned = Deleted: finished games { $finished }, deserted games { $deserted }, tables never played at { $unused }. Packed: finished games { $packed }.
cli-house-would-prune = Would be deleted: finished games { $finished }, deserted games { $deserted }, tables never played at { $unused }. Would be packed: finished games { $packed }.
cli-house-game = game
cli-house-open = open
cli-house-running = running
cli-house-finished = finished
cli-house-abandoned = given up
cli-house-practice = Practice tables, not counted above: { $count }.
cli-house-rows = Entries of games: { $entries }. Packed games: { $packed } ({ $packed_kb } kB). Lines of talk: { $lines }. Database: { $kb } kB.
backup-exists = { $file } exists already.
backup-unwritten = The backup { $file } could not be written: { $reason }
backup-not-empty = The database is not empty: a backup is restored into an empty one only.
backup-release = { $file } is a backup of another release (revision { $found }): restore it with that release, then bring the database up to date.
backup-broken = { $file } is not a whole backup: { $reason }
cli-help-metrics = let everybody read /metrics; without it, only this machine may

# Learning
cli-help-learn = train a net by self-play, or measure one
cli-help-learn-folder = folder of the training; a training that was stopped goes on
cli-help-learn-seconds = how long to train, all in all
cli-help-learn-width = numbers in a layer of the net
cli-help-learn-blocks = blocks of layers: of who acts, and of who judges
cli-help-learn-seed = where chance begins
cli-help-learn-modes = modes by number of players or teams, such as 3,2v2; in Brutus 7rcb with variants; without this the usual ones
cli-help-learn-jobs = processes that measure
cli-help-learn-against = measure the net against this bot instead of training it
cli-help-learn-pack = write the nets into one small file, as they are shipped, instead of training
cli-learn-progress = Learning
cli-learn-done = { $plays } decisions were made and learned from. The net is in { $folder }.
cli-learn-judged = { $games ->
    [one] One game was played and learned from. The judge is in { $folder }.
   *[other] { $games } games were played and learned from. The judge is in { $folder }.
}
cli-learn-unmeasured = What judges { $name } is measured by playing: ludus sim { $name } --bots champion,{ $against }.
cli-learn-game = { $name } cannot be learned; what can: { $known }.
cli-learn-extra = Learning needs more packages ({ $names }): install ludus[learn].
cli-learn-mode = There is no mode { $name }; there are: { $known }.
cli-learn-folder = { $folder } cannot be used: { $why }.
cli-learn-none = There is no net in { $folder }.
cli-learn-other = What is in the folder is of something else: { $what } was “{ $was }”.
cli-learn-mode-column = Mode
cli-learn-fair = Fair share

# ludus teach
cli-help-lesson = the lesson; the first one if none is named
cli-help-check-lesson = only check that the lesson holds: every step and every answer
cli-teach-step = { $step } of { $steps }
cli-teach-next = Press Enter to go on.
cli-teach-play = Now play a real game: { $command }
cli-teach-sound = { $file } holds. Steps: { $steps }; other moves answered: { $answers }.

cli-sim-failed = Seat { $seat }: its program failed in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, and another bot played on; the first time in game { $game }: { $reason }
cli-play-failed = { $name } no longer plays, and another bot takes the seat: { $reason }

# ludus bot
cli-help-bot = let a program play on a seat of a served table
cli-help-url = address of the server, such as http://127.0.0.1:8000
cli-help-token = the token of the seat; without it, from LUDUS_BOT_TOKEN
cli-help-program = the program and its arguments, after --
cli-bot-url = “{ $url }” is not the address of a server: it begins with http:// or https://.
cli-bot-no-server = The server does not answer: { $reason }
cli-bot-over = The game is over.
# ludus lab
cli-help-lab = run a designer’s experiment, with changed content
cli-help-lab-run = play an experiment, print its figures and write a report
cli-help-lab-tune = search for numbers that meet targets
cli-help-lab-compare = compare two runs, before and after
cli-help-lab-file = the experiment, a TOML file
cli-help-lab-out = folder for results; an interrupted run goes on from it
cli-help-lab-ray = play on a Ray cluster: its address, or one on this machine
cli-help-lab-patch = a patch of the content, a TOML file such as tune writes
cli-help-lab-before = folder of the run before
cli-help-lab-after = folder of the run after
cli-help-lab-report = where the report goes

# ludus puzzles
cli-help-puzzles = find and check positions in which one move is clearly best
cli-help-puzzles-mine = let bots play and find puzzles
cli-help-puzzles-check = check the puzzles of a game, or of all
cli-help-puzzles-file = file for the puzzles; an interrupted search goes on from the .work file beside it
cli-help-puzzles-games = at most this number of games
cli-help-puzzles-most = at most this number of puzzles
cli-help-puzzles-deep = search again in this number of worlds and count how often the answer is the same
cli-help-puzzles-veterans = with --deep: veterans play on, who think about each move, and look twice as far
cli-help-puzzles-small = play small games only, in which much hangs on every move
cli-help-puzzles-first = the number of the first game (default: 0)
cli-help-puzzles-asks = look only at these decisions, for example react,buy
cli-help-puzzles-play = solve a puzzle
cli-help-puzzles-daily = today’s puzzle, the same for everybody
cli-help-puzzles-number = the puzzle with this number (default: any)
cli-puzzles-none = There are no puzzles for { $game } at present.
cli-puzzles-one-way = Choose --daily or --number, not both.
cli-puzzles-no-number = There is no puzzle { $number }: there are { $count }.
cli-puzzles-no-ask = There is no decision “{ $ask }”. Known: { $known }.
cli-puzzles-how = Type a move, or “answer” once you have tried one, or “quit”.
cli-puzzles-try-first = Try a move first.
cli-puzzles-progress = Finding puzzles
cli-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-puzzles-hold = { $game }: { $count ->
    [one] { $count } puzzle holds.
   *[other] { $count } puzzles hold.
}
cli-puzzles-agree = A longer search agrees with { $right } of { $count }; 95 % interval { $low } to { $high }; worlds: { $worlds }.
cli-puzzles-differ = { $id }: not { $move } but { $other }.

# ludus lab levels
cli-help-lab-levels = let the levels of a game meet, and print the ladder with ratings
cli-help-levels-pairs = how many deals neighbouring levels play, each twice with the seats exchanged; 0: print what is stored
cli-help-levels-far = how many deals levels play that are two or four apart
cli-help-levels-levels = which levels meet: 3-6; without it, all
cli-help-levels-preset = the way to play, by its word
cli-help-levels-store = store what was measured beside the levels, for the lobby
cli-levels-level = Level
cli-levels-against = Against
cli-levels-games = Games
cli-levels-share = Share
cli-levels-interval = 95 % interval
cli-levels-verdict = Wanted: 0.60–0.75
cli-levels-rating = Rating
cli-levels-low = too little
cli-levels-high = too much
cli-levels-holds = holds

# ludus lab lengths
cli-help-lab-lengths = measure how long the ways to play a game take against bots
cli-help-lengths-games = how many games are played of each way with each number of players; 0: print what is stored
cli-help-lengths-store = store what was measured, for the lobby
cli-lengths-preset = Way to play
cli-lengths-players = Players
cli-lengths-games = Games
cli-lengths-own = Seconds of one’s own
cli-lengths-others = Moves of others
cli-lengths-sheets = Counts
cli-lengths-minutes = Minutes

cli-help-export = write the decisions of many records into columns (Parquet)
cli-help-export-folder = a new folder for the columns
cli-help-export-records = records, or folders of records, of one game
cli-help-export-views = keep every view as JSON, too
cli-exported = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } written to { $folder }.

cli-help-mcp = let a language model sit at a table (MCP, over stdin and stdout)
cli-help-mcp-seat = the model’s seat, from 1
cli-help-mcp-name = what the model is called at a table of a server
cli-mcp-which = Name a game, to play here, or a server by --url: one of them.

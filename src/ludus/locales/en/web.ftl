# The web client.

# The frame
web-tagline = Roman tabletop games, played by their own rules.
web-skip = Skip to the content
web-to-lobby = Ludus: to the lobby
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-about = About
web-documentation = Documentation
web-name = Your name
web-saved = Saved.
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-loading = One moment…
web-not-found = There is nothing here.
web-failed = The server does not answer. Please check the connection.
web-retry = Try again
web-seconds = { $number } s
web-minutes = { $number } min

# The lobby
web-games = The games
web-as-last-time = Play as last time
web-go-on = Go on
web-play-bots = Play at once against bots
web-players = { $count ->
    [1] you alone
   *[other] { $count } at the table
}
web-lasts = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lasts-hours = about { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-lasts-short = { $minutes } min
web-lasts-short-hours = { $hours } h
web-more-ways = { $count ->
    [one] { $count } more way to play
   *[other] { $count } more ways to play
}
web-strip = Players and bots, for all games
web-at-table = At the table
web-fewer = One player fewer
web-more = One player more
web-you-and = { $count ->
    [one] you and { $count } bot
   *[other] you and { $count } bots
}
web-wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-invite = Invite
web-goal = Your goal
web-goal-open = Goal and turn
web-goal-read = Let’s play
web-page-at = Page { $at } of { $of }
web-page-before = The page before
web-page-after = The next page
web-rules-play = Play a first game
web-rulebook = Rulebook
web-tables-mine = My tables
web-tables-public = Open tables
web-tables-none = No open table at the moment. Invite friends and let anybody join.
web-continue = Continue
web-join = Join
web-watch = Watch
web-look-back = Look back
web-status-open = waiting for players
web-status-running = in play
web-status-finished = finished
web-status-abandoned = abandoned
web-why = Why?
web-aside-damaged = cannot be opened: damaged
web-aside-rules = began under older rules
web-aside-over = played under older rules
web-full = every seat is taken
web-row-turn = { $count ->
    [one] { $names }’s turn
   *[other] to decide: { $names }
}
web-row-won-you = You won
web-row-won = { $names } won
web-free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

# Opening a table
web-invite-title = New table: { $game }
web-option-players = Players
web-choice-none = as in the rules
web-choice-given = as prepared
web-choice-true = on
web-choice-false = off
web-visibility = Who may join
web-private = Whoever has the link
web-public = Anybody: the table is shown in the lobby
web-clock = Clock
web-clock-none = No clock
web-clock-move = { $time } per move
web-clock-bank = { $time } each, { $increment } more after every move
web-create = Open the table
web-named = { $name }: { $what }
web-agreed = What is agreed at this table
web-bot = Bot
web-bot-random = Recruit
web-bot-veteran = Veteran
web-bot-net = Adept
web-bot-search = Strategist
web-bot-champion = Champion

# Before the start
web-room = The seats
web-seat = Seat
web-room-link = Send this link to whoever should sit down with you.
web-link-local = Only this machine can open this link. For friends in your network, start the server with: ludus serve --host 0.0.0.0
web-watch-link = Whoever has this link can watch.
web-room-qr = The link as a QR code
web-seat-free = free seat
web-sit = Sit here
web-sit-also = Second player on this device
web-put-bot = Bot
web-take-away = Remove
web-stand-up = Stand up
web-fill = Bots on the free seats
web-start = Start the game
web-start-wait = Every seat needs a person or a bot.
web-start-host = The host starts the game.
web-full-watch = Every seat is taken. Stay and watch: the board appears here when the game starts.
web-full-other = Look for another table
web-you = you
web-absent = not connected

# The table
web-board = Board
web-moves = Moves
web-rail = Log, talk and rules
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-part = Lines of: { $what }
web-talk = Talk
web-talk-empty = Nobody has said anything yet.
web-talk-place = Say something…
web-send = Send
web-rules = Rules
web-your-turn = Your turn
web-choose = Your turn: choose a move.
web-choose-what = Your turn: { $what }.
web-thinks = { $name } is thinking…
web-think = Choosing: { $names }.
web-waiting = The game has not started yet.
web-over = The game is over.
web-allowed = That is allowed.
web-sending = Sent; waiting for the server…
web-hold = A bot plays for me
web-take-back = Take my seat back
web-held-mine = A bot is playing for you.
web-held = a bot plays
web-leave = Leave the table
web-leave-sure = Leave the table? A bot plays for you until you come back by the same link.
web-leave-waits = Leave the table? The game waits until you come back by the same link.
web-leave-alone = The game waits for you, however long: you find it among your tables.
web-end = End this game
web-end-sure = End this game for good? It disappears from your tables.
web-host = host
web-host-decide = Decide about { $name }
web-host-decide-short = Decide
web-host-free = Free the seat
web-host-free-open = { $name } has to stand up, and the seat is free again.
web-host-free-bot = { $name } has to stand up, and a bot plays on this seat to the end.
web-host-keep-out = Keep out
web-host-keep-out-told = { $name } loses the seat too, and can neither sit down nor talk here until you let them in again.
web-host-hand-over = Make host
web-host-hand-over-told = { $name } decides at this table from now on, and you no longer do.
web-host-several = One device may take several seats
web-host-kept-out = { $name } is kept out.
web-host-let-in = Let in again
web-host-close = Close the table
web-host-close-sure = Close this table for good?
web-host-close-others = Close this table for good? It ends for everybody who sits here, and nobody wins.
web-away = { $name } is away.
web-away-soon = { $name } is away: a bot plays in { $time }
web-away-waits = { $name } is away. The table waits.
web-away-change = Change
web-hurried = The server is busy: bots think for less time.
web-missed = { $count ->
    [one] While you were away a bot made { $count } move for you.
   *[other] While you were away a bot made { $count } moves for you.
}
web-missed-of = { $count ->
    [one] { $name }: while you were away a bot made { $count } move for you.
   *[other] { $name }: while you were away a bot made { $count } moves for you.
}
web-missed-show = Show in the log
web-missed-ok = All right
web-absence = When somebody is away
web-absence-told = When somebody is away, { $what }.
web-absence-never = the table waits for ever
web-absence-after = a bot plays after { $time }
web-undo = Take back
web-undo-asks = { $name } would like to take the last move back.
web-undo-wait = You asked to take your move back. Still to agree: { $names }.
web-agree = Agree
web-refuse = Refuse
web-one-moment = One moment: nothing can be stored just now. Your game goes on by itself.
web-lost = The connection is lost. Trying again…
web-try-now = Try now
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-watching = You are watching.
web-pass = Pass the device to { $name }
web-pass-hint = { $name }’s secrets are behind this curtain.
web-i-am = I am { $name }
web-time-left = { $name }, time left: { $time }
web-menu = Table

# A game without a board of its own, and what moves cost and bring
web-yes = yes
web-no = no
web-none = none
web-acting = to act
web-table = On the table
web-make-move = Make this move
web-moves-with = Moves with { $what }
web-all-moves = All moves
web-not-allowed = not allowed now
web-forecast = What it costs and brings
web-cost = Price: { $what }
web-odds = How likely it is

# The end
web-won-you = You won
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
}
web-won-with = You and { $names } won
web-came = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-beaten = You lost
web-won-nobody = Nobody at the table wins
web-given-up = The table was abandoned
web-result = Result
web-rank = Place
web-player = Player
web-lobby = Lobby
web-rematch = Rematch
web-next = To the new table
web-replay = Replay
web-record = Download the record
web-chance-check = Check the chance
web-chance-fair = The chance of this game was fair
web-chance-unfair = Something is wrong with the chance of this game
web-chance-seed = The seed revealed now is the one whose hash was published before the game.
web-chance-commitment = The seed does not match the hash published before the game.
web-chance-no-seed = The record does not reveal its seed, so nothing can be checked.
web-chance-same-commitment = That hash is the one this browser saw before it sent its random number.
web-chance-other-commitment = The hash in the record is not the one this browser saw before the game.
web-chance-own-nonce = Your random number is in the record as this browser sent it: { $nonce }
web-chance-other-nonce = The random number that this browser sent is not in the record: { $nonce }
web-chance-not-sent = This browser sent no random number for this game.
web-chance-stranger = This browser did not play here, so it cannot tell what was published before the game.
web-chance-promises = The random numbers of the others are the ones they had promised before yours was sent.
web-chance-broken = The record has another random number than was promised: { $names }.
web-chance-withheld = Promised a random number and then did not send it: { $names }.
web-chance-without = No random number came from: { $names }.
web-chance-draws = { $count ->
    [one] The one outcome of chance follows from the seed and the random numbers.
   *[other] All { $count } outcomes of chance follow from the seed and the random numbers.
}
web-chance-draw-wrong = Step { $step }, “{ $label }”: this outcome does not follow from the seed and the random numbers.
web-chance-unknown-game = This check does not know the game yet.
web-chance-elsewhere = Your browser has worked this out itself, but the page came from this server. To check elsewhere, download the record and run:
web-to-board = Look at the table
# Looking back
web-part-back = To the beginning of this part, or of the one before
web-part-on = To the next part
web-jump = Go to
web-silent = { $name } decides in secret.
web-silent-you = You decide.
web-copy-move = Copy the link to this move
web-step-back = One move back
web-step-on = One move on
web-to-table = To the table
web-run = Play
web-pause = Pause
web-moment = Moment { $at } of { $last }
web-eyes = Seen by
web-spectator = a spectator
web-setup = The table is set.

# The rulebook
web-rules-of = { $game }: rulebook
web-search = Search the rules
web-chapters = Chapters
web-edition-only = { $edition } only
web-found = { $count ->
    [0] No article has these words.
    [one] { $count } article
   *[other] { $count } articles
}
web-whole-book = The whole rulebook

# About
web-about-title = About Ludus
web-about-what = Ludus makes Roman tabletop games playable: in a browser with friends, against bots that see no more than a person would, with a record of every game that anybody can check.
web-about-unofficial = Unofficial
web-about-unofficial-text = Ludus is an independent project. It is not made, endorsed or supported by the authors or publishers of the games it plays. The rules are told in our own words; no sentence and no picture of the printed rulebooks is part of it. Names of games belong to their owners. If you like a game here, buy the printed one.
web-about-games = The games
web-about-pictures = Pictures and type
web-about-icons = Emblems: Game-icons.net, licence CC BY 3.0, by { $authors } and others; the site names the author of every picture. Shown in our colours, otherwise unchanged.
web-about-fonts = Type: Forum by Denis Masharov; Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica. Both under the SIL Open Font License 1.1.
web-about-licence = Licence
web-about-licence-text = Ludus itself is free software under the Apache License 2.0.
web-about-privacy = Your data
web-about-privacy-text = No account and no tracker. One cookie keeps your seat, your name and your language; this browser remembers your theme and your last choices.

# Score sheets
web-you-name = You
web-sheet-equal = Players who share a place stand in the order of their seats.
web-sheet-won = has won it

# Pace

web-pace = Pace
web-pace-calm = Calm
web-pace-usual = Usual
web-pace-quick = Quick
web-pace-at-once = At once
web-pace-calm-means = Bots take their time. What has ended stays until you continue.
web-pace-usual-means = Bots move after a moment. What has ended stays a moment too.
web-pace-quick-means = Bots move quickly.
web-pace-at-once-means = Bots move at once and nothing flies; the log tells what happened.
web-pace-slowest = With other people at the table, bots keep to the slowest choice.
web-to-my-turn = Skip to my turn
web-seen = Have a look, then continue.

# Since my last turn
web-since = { $count ->
    [one] Since your last turn: { $count } line
   *[other] Since your last turn: { $count } lines
}
web-since-title = Since your last turn
web-step = Since your last turn: step { $step } of { $steps }
web-step-before = The step before
web-step-after = The next step
web-to-game = Back to the game

# Sounds
web-sound = Sounds
web-volume = Volume

# Lessons
web-lesson-learn = Learn to play
web-lesson-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
web-lesson-step = { $step } of { $steps }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-again = Begin the lesson again
web-lesson-leave = Leave
web-lesson-look = Look at the table as long as you like, then continue.
web-lesson-watch = Watch what happens now.
web-lesson-past = You have read this already.
web-lesson-play = Play a real game
web-lesson-over = The lesson is over.

# Practice
web-practise = Play on from here
web-practise-about = From this moment a game of your own goes on against bots. You see what your seat saw; dice and cards come by new chance. This game is not counted anywhere.
web-practise-seat = You take the seat of
web-practise-turn = { $name } (to move)
web-practise-again = Once more from there
web-practice = Practice
web-practice-from = Practice from move { $at } of another game

# The lab: errors, names of figures, the report

# Errors name the file and the key.
lab-key-value = { $file }, { $key }: { $value } cannot stand there; known: { $known }.
lab-key = { $key ->
    [whole] { $file }
   *[other] { $file }, { $key }
}
lab-no-content = { $file }, { $key }: there is no content file “{ $name }”; there are: { $known }.
lab-one-of = { $file }, { $key }: “{ $figure }” needs either ratio or between.
lab-too-many = { $file }, { $key }: { $count } combinations are more than { $most }; search with ludus lab tune.
lab-bots-count = { $file }, { $key }: { $given ->
    [one] one bot
   *[other] { $given } bots
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
lab-bots-clock = { $file }, { $key }: { $bot } thinks by the clock; name a number instead, such as search:500.
lab-no-question = there is no question “{ $name }”; known: { $known }, or file.py:function.
lab-bad-question = the question “{ $name }” cannot be read: { $reason }
lab-failed = a question or a bot has failed: { $reason }
lab-worker-ended = a worker has ended by itself (code { $code }); run again to go on.
lab-needs = this needs { $what }: pip install { $extra }
lab-no-ray = no Ray cluster can be reached at { $address }: { $reason }
lab-damaged = { $file } is damaged; delete it and run again.
lab-no-run = { $folder } holds no finished run.
lab-not-comparable = runs of { $one } and of { $other } cannot be compared.
lab-no-mode-in-common = the two runs have no mode in common.
lab-no-tune = the file says nothing to search for: it has no [tune].
lab-no-figure = no question finds “{ $figure }” in these games.

# Names of figures; $of is what they are by.
lab-figure-wins = Wins by { $of }
lab-figure-first-player-wins = Wins of whoever begins
lab-figure-first-player-edge = Advantage of whoever begins
lab-figure-skill = Part of skill
lab-figure-luck = Part of luck
lab-figure-moves = Moves in a game
lab-figure-turns = Turns in a game
lab-figure-minutes = Time at a table
lab-figure-decisions-per-turn = Decisions in a turn
lab-figure-choices-per-turn = Real choices in a turn
lab-figure-with-a-choice = Decisions with a choice
lab-figure-moves-to-choose-from = Moves to choose from
lab-figure-waits = Waiting, by { $of }
lab-figure-longest-wait = Longest wait, by { $of }
lab-figure-lead-changes = Changes of the lead
lab-figure-known-after = Part of the game after which the end is known
lab-figure-leader-wins = Wins of the leader, by { $of }
lab-figure-lead-grows = Leads that grow in the second half
lab-figure-matters = Choices that decide who wins
lab-figure-uses = Uses in a game, by { $of }
lab-figure-won-with = Wins of whoever used it, by { $of }

lab-about-wins = How often whoever sat, played or had this wins; a shared victory is shared out. The dashed line is what a game that favours nobody would give.
lab-about-first-player-wins = First in the order of turns, or whoever makes the first choice of the game.
lab-about-first-player-edge = How much more than a fair share whoever begins wins.
lab-about-skill = How much of what it could win beyond a fair share the stronger bot wins, over all seats: 1 is always, 0 no more than anybody.
lab-about-luck = What skill leaves.
lab-about-minutes = A model, not a measurement: so long for every decision, and longer the more moves there are to choose from; players who choose at the same time also think at the same time.
lab-about-waits = The part of the game in which others decide.
lab-about-longest-wait = The longest time in a row, on average over games, by the same model.
lab-about-known-after = From then on nobody but the winners is ahead; close to 100 % means open to the end.
lab-about-leader-wins = How often whoever leads alone after this part of the decisions wins in the end: near the dashed line, a lead means nothing; near 100 %, it cannot be caught up.
lab-about-lead-grows = How often the distance from the first to the second is greater at the end than at half of the game.
lab-about-matters = Some choices are played on twice, with the move that was made and with another one, all chance alike: how often other players win.
lab-about-uses = How often in a game, on average.
lab-about-won-with = A cause is not proved by this: winners may simply use more of everything.

lab-of-seat = seat
lab-of-side = side
lab-of-bot = bot
lab-of-place = place in the first order
lab-of-board = protagonist
lab-of-destiny = first destiny
lab-of-start = start
lab-of-class = class
lab-of-item = piece of equipment
lab-of-decision = decision
lab-of-rule = rule
lab-of-move = move
lab-of-event = event
lab-of-percent = part of the game, in per cent
lab-of-school = school
lab-of-strength = strength

# The table and the report
lab-as-it-is = as it is
lab-named = { $figure }: { $item }
lab-minutes = { $minutes } min
lab-interval = { $low } to { $high }
lab-col-item = Which
lab-col-mode = Mode
lab-col-figure = Figure
lab-col-variant = Variant
lab-col-value = Value
lab-col-interval = Interval
lab-col-level = If fair
lab-col-chance = Chance of it if fair
lab-col-change = Change
lab-col-change-chance = Chance of it if nothing changed
lab-col-before = Before
lab-col-after = After
lab-col-patch = Patch
lab-col-amount = Amount of change
lab-changed-by = After is with { $variant }.
lab-done = { $games ->
    [one] One game
   *[other] { $games } games
}. { $more ->
    [0] The report
    [one] One more figure and the plots are in the report
   *[other] { $more } more figures and the plots are in the report
}: { $report }
lab-tuned = { $tries ->
    [one] One try
   *[other] { $tries } tries
}. The patches are in { $folder }; ludus lab run FILE --patch PATCH plays one against the content as it is.
lab-tuned-nothing = { $tries ->
    [one] One try
   *[other] { $tries } tries
}, and none is better than the content as it is.
lab-report-run = { $game }: an experiment
lab-report-compare = { $game }: before and after
lab-played = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bots }, by the seed “{ $seed }”.
lab-variants = What is compared
lab-stands-out = What stands out
lab-nothing-stands-out = Nothing that could not be chance.
lab-line-change = { $figure }: { $change } ({ $interval })
lab-line-level = { $figure }: { $value } ({ $interval }), { $level } would be fair
lab-how-plots = A point is what was measured; the line through it is its interval, which holds the truth in { $percent } % of such experiments. A dashed line is what a game that favours nobody would give, or no change.
lab-how-fixed = The number of games was fixed beforehand. Games of one seed count as one observation.
lab-how-sequential = The run stopped when its intervals were narrow enough. They are confidence sequences: they hold whenever one stops. Games of one seed count as one observation.
lab-how-holm = Chances are corrected for the number of comparisons by Holm’s method: among all of them, there is a false alarm in at most { $percent } % of such experiments.
lab-how-benjamini-hochberg = Chances are corrected for the number of comparisons by the method of Benjamini and Hochberg: of those that stand out, at most { $percent } % are false alarms on average.
lab-how-paired = Changes are of pairs: the same bots met the same chance on the same seats.
lab-how-unpaired = Changes are not of pairs: the two runs had other seeds or bots.
lab-changes = Changes
lab-changes-about = Against the content as it is, or against the run before; the surest first. Each row has a scale of its own, and the dashed line is no change. In bold: what is surely no chance.
lab-all-numbers = All numbers

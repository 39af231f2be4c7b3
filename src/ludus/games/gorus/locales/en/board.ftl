# Gorus Maximus: what the board in the browser says.

gorus-board-label = The arena of Gorus Maximus
gorus-board-seats = Around the table
gorus-board-you = You
gorus-board-bot = bot
gorus-board-away = away
gorus-board-held = a bot stands in
gorus-board-open = free seat
gorus-board-thinks = to play
gorus-board-won = winner
gorus-board-no-school = No school preferred yet
gorus-board-preferred = Preferred
gorus-board-your-place = you

# Always in sight: where the game stands and what wins it
gorus-board-now = Round { $round } · fight { $fight } of { $fights }
gorus-board-goal = { $target ->
    [one] first to { $target } laurel
   *[other] first to { $target } laurels
}
gorus-board-goal-own = { $target ->
    [one] you need { $target } laurel
   *[other] you need { $target } laurels
}

# Who must do what
gorus-board-to-lead = { $seat } is to lead.
gorus-board-to-follow = { $seat } is to answer the { $school }.

# A card of the hand
gorus-board-card-held = { $card }, favour { $favour }
gorus-board-card-playable = { $card }, favour { $favour }, playable
gorus-board-card-challenge = { $card }, favour { $favour }, playable as a challenge
gorus-board-card-waits = { $card }, favour { $favour }, must wait
gorus-board-send = Send { $card }
gorus-board-challenge = Challenge with { $card }
gorus-board-cancel = Cancel
gorus-board-one-tap = One tap plays

# Looking
gorus-board-scores = Scores
gorus-board-no-scores = No round has ended yet.
gorus-board-close = Close
gorus-board-took = { $seat } took the fight.
gorus-board-took-you = You took the fight.
gorus-board-took-wanderers = The wanderers took the fight.
gorus-board-look-pile = Look at what the wanderers captured ({ $count })
gorus-board-pile = What the wanderers captured
gorus-board-pile-empty = The wanderers have captured nothing yet.
gorus-board-deck = Draw deck
gorus-board-wanderers-deck = Wanderers’ deck

# Told, not shown
gorus-board-played = { $seat }: { $card }
gorus-board-played-you = You: { $card }
gorus-board-played-wanderer = Wanderer: { $card }
gorus-board-seat = { $name }: { $hand } in hand, { $pile } captured, laurels { $tokens } of { $target }
gorus-board-wanderers = Wanderers: { $deck } in the deck, { $pile } captured, laurels { $tokens } of { $target }
gorus-board-team = team { $team }

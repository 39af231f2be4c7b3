# Brutus: what the board in the browser says.

brutus-board-label = The forum of Brutus
brutus-board-seats = Around the table
brutus-board-you = You
brutus-board-bot = bot
brutus-board-away = away
brutus-board-held = a bot stands in
brutus-board-open = free seat
brutus-board-thinks = to play
brutus-board-chooses = still choosing
brutus-board-winner = winner

# Always in sight: where the game stands and what wins it
brutus-board-now = Manche { $manche } of { $manches } · most points win
brutus-board-now-target = { $target ->
    [one] Manche { $manche } · first to { $target } point
   *[other] Manche { $manche } · first to { $target } points
}
brutus-board-now-time = { $minutes ->
    [one] Manche { $manche } · most points after { $minutes } minute win
   *[other] Manche { $manche } · most points after { $minutes } minutes win
}

# Signs on a plate
brutus-board-passed = passed
brutus-board-skipped = skipped
brutus-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
brutus-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
brutus-board-name = { $id ->
    [1] Brutus
    [9] Dux
    [10] Censor
    [11] Senator
    [12] Vestalis
    [13] Caesar
   *[other] { $id }
}

# A seat in words
brutus-board-seat = { $name }: { $rank }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brutus-board-won-manches = { $count ->
    [one] { $count } manche won
   *[other] { $count } manches won
}
brutus-board-out-as = out as { $rank }
brutus-board-known-none = You know nothing certain of this hand.
brutus-board-known-count = { $count ->
    [one] You know { $count } card of this hand
   *[other] You know { $count } cards of this hand
}

# The middle
brutus-board-asked = { $count ->
    [one] Everyone lays { $count } card face down.
   *[other] Everyone lays { $count } cards face down.
}
brutus-board-choosing = Still choosing: { $names }
brutus-board-your-laid = Yours, face down
brutus-board-order = Order of taking
brutus-board-takes = { $left ->
    [one] { $seat } takes { $left } card.
   *[other] { $seat } takes { $left } cards.
}
brutus-board-takes-you = { $left ->
    [one] You take { $left } card.
   *[other] You take { $left } cards.
}
brutus-board-mercy = Benevolence: Servus takes first, the Imperator last.
brutus-board-power = Equal may be played
brutus-board-power-why = The Consul’s power is on: a combination may be matched, and the next player loses the turn.
brutus-board-leads = { $seat } leads
brutus-board-leads-you = Your lead
brutus-board-won-round = { $seat } won with { $combination }
brutus-board-won-round-you = You won with { $combination }
brutus-board-wait-announce = { $seat } says how many cards go into the forum.
brutus-board-wait-mercy = { $seat } may declare Benevolence.
brutus-board-wait-take = { $seat } takes from the forum.
brutus-board-wait-power = { $seat } decides on the Consul’s power.
brutus-board-wait-lead = { $seat } leads.
brutus-board-wait-reply = { $seat } replies.
brutus-board-wait-conspire = { $seat } may start a Conspiracy.
brutus-board-wait-gifts = { $seat } says how many cards to give away.
brutus-board-wait-to = { $seat } names who gets a card.
brutus-board-wait-give = { $seat } chooses a card to give.
brutus-board-wait-discard = { $seat } discards a card.

brutus-board-tap-plate = Tap a player’s plate.

# The hand
brutus-board-column = { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
brutus-board-picked = { $count } picked
brutus-board-playable = can go
brutus-board-send-play = Play { $combination }
brutus-board-send-lay = { $count ->
    [one] Lay it face down
   *[other] Lay them face down
}
brutus-board-send-take = { $count ->
    [one] Take it
   *[other] Take them
}
brutus-board-send-rest = Take the rest
brutus-board-send-to = Give to { $seat }
brutus-board-send-give = Give { $card }
brutus-board-send-discard = Discard { $card }
brutus-board-send-slip = Pass { $card } on
brutus-board-more = { $left ->
    [one] { $left } more card is wanted.
   *[other] { $left } more cards are wanted.
}
brutus-board-cancel = Cancel

# Looking
brutus-board-last = Last round
brutus-board-top = To beat: { $combination }
brutus-board-scores = Scores
brutus-board-no-scores = No manche has ended yet.
brutus-board-close = Close
brutus-board-position = Place
brutus-board-caesar = Caesar
brutus-board-revolt = Revolt
brutus-board-mercy-points = Benevolence
brutus-board-manche-of = Manche { $manche }

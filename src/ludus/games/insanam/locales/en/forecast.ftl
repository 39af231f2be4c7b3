# Ad Insanam Imperatoris: what a move costs, risks and brings, told before it is made.

insanam-gladiators = { $id ->
    [one] { $id } gladiator
   *[other] { $id } gladiators
}

# What is added up
insanam-sum-cost = { $unit ->
    [gold] gold
    [wood] wood
   *[stone] stone
}
insanam-sum-gain = { $unit ->
    [gold] Gold gained
    [wood] Wood gained
    [stone] Stone gained
   *[points] VP
}
insanam-sum-race = Spaces of your chariot
insanam-sum-gladiator = { $gladiator }, before the die
insanam-sum-adversary = { $adversary }, before the die
insanam-sum-hidden = The hidden adversary, beside its power
insanam-sum-attack = Attack: { $seat }, before the die
insanam-sum-attack-you = Your attack, before the die
insanam-sum-defence = Defence: { $seat }, before the die
insanam-sum-defence-you = Your defence, before the die
insanam-sum-barbarians = The barbarians, before the die
insanam-sum-loss = Power you lose
insanam-sum-gift = Your gift as it is ranked

# Why a line is there
insanam-why-floor = never less than nothing
insanam-why-action = this action
insanam-why-power = your power “{ $power }”
insanam-why-gladiator = { $gladiator }, under the board
insanam-why-adversary = { $adversary }, face up
insanam-why-tax = { $adversary } levies a tax
insanam-why-missing = { $n ->
    [one] { $n } is missing
   *[other] { $n } are missing
}
insanam-why-troops = { $troops }, { $each } each
insanam-why-troop-price = { $troop }, by the list
insanam-why-demote = { $troops }, by the list
insanam-why-barbarians = { $barbarians }
insanam-why-citadel = citadel
insanam-why-camp = camp
insanam-why-strength = power
insanam-why-strong = strong: { $against }
insanam-why-weak = weak: { $against }
insanam-why-circle = the circle
insanam-why-suburra = { $n ->
    [one] { $n } citizen already there
   *[other] { $n } citizens already there
}
insanam-why-doubled = doubled: the good you named
insanam-why-chosen = what you choose
insanam-why-beside = what comes with it
insanam-why-oneshot = one-shot power of { $gladiator }
insanam-why-event = the edict
insanam-why-tile = a tile
insanam-why-unlock = the power
insanam-why-gladiator-price = { $gladiator }
insanam-why-half = half its cost
insanam-why-exchange = the exchange
insanam-why-favour = a third of your marker ({ $n })
insanam-why-granted = the favour
insanam-why-obstacle = the obstacle on space { $space }
insanam-why-finish = the finish is space { $space }
insanam-why-patronage = patronage
insanam-why-ambition = { $card }
insanam-why-redemption = the price of redemption
insanam-why-gift = the gift
insanam-why-unpaid = a soldier kept without pay

# What surely happens: to you and to others
insanam-will-gain = { $seat } gains { $goods }.
insanam-will-gain-you = You gain { $goods }.
insanam-will-lose-points = { $seat } loses { $n } VP.
insanam-will-lose-points-you = You lose { $n } VP.
insanam-will-fund = { $seat } chooses 1 wood or 1 stone more.
insanam-will-fund-you = You choose 1 wood or 1 stone more.
insanam-will-climb = { $seat } goes up { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the treachery track, to { $space }.
insanam-will-climb-you = You go up { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the treachery track, to { $space }.
insanam-will-fall = { $seat } goes down { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the treachery track, to { $space }.
insanam-will-fall-you = You go down { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on the treachery track, to { $space }.
insanam-will-citizen = { $n ->
    [one] { $seat } wins the citizen that waits on the track.
   *[other] { $seat } wins { $n } citizens that wait on the track.
}
insanam-will-citizen-you = { $n ->
    [one] You win the citizen that waits on the track.
   *[other] You win { $n } citizens that wait on the track.
}
insanam-will-event = { $n ->
    [one] { $seat } reaches an event symbol.
   *[other] { $seat } reaches { $n } event symbols.
}
insanam-will-event-you = { $n ->
    [one] You reach an event symbol.
   *[other] You reach { $n } event symbols.
}
insanam-will-round = { $seat } crosses the threshold: the round will end.
insanam-will-round-you = You cross the threshold: the round will end.
insanam-will-end = { $seat } reaches { $space }: the game ends at once.
insanam-will-end-you = You reach { $space }: the game ends at once.

# Rome
insanam-will-share = Everybody else gains { $goods }.
insanam-will-share-one = { $seat } gains { $goods }.
insanam-will-share-nothing = Nobody else gains anything.
insanam-will-rob = { $n ->
    [one] You may take the point from somebody else’s marker.
   *[other] You may take the { $n } points from somebody else’s marker.
}
insanam-will-pass = { $n ->
    [0] You place no more citizens this turn.
    [one] You place no more citizens this turn, although { $n } is left.
   *[other] You place no more citizens this turn, although { $n } are left.
}
insanam-will-choose-gain = You choose what you gain: { $goods }.
insanam-will-choose-loss = You choose what you lose: { $goods }.
insanam-will-choose-payment = You choose what you pay: { $goods }.
insanam-will-troops = You receive { $troops } free of charge.
insanam-will-race = Your chariot comes to space { $space }.
insanam-will-finish = Your chariot crosses the line in place { $n }.
insanam-will-race-over = Your chariot has finished its race already.
insanam-will-race-score = At a scoring that would be place { $place }: { $points }.
insanam-will-hinder = { $n ->
    [one] { $seat }’s chariot goes back { $n } space, to { $space }.
   *[other] { $seat }’s chariot goes back { $n } spaces, to { $space }.
}
insanam-will-not-hinder = Nothing holds up { $seat }’s chariot.
insanam-will-steal = You take { $goods } from { $seat }, or fewer if there are not enough.
insanam-will-seize = You take one from { $seat }, if there is any: { $good }.
insanam-will-draw = { $n ->
    [one] The top gladiator of the deck joins you.
   *[other] The top { $n } gladiators of the deck join you.
}
insanam-will-give-up = You give up { $what }.
insanam-will-lock = { $n ->
    [one] { $n } of your citizens is withheld next turn.
   *[other] { $n } of your citizens are withheld next turn.
}
insanam-will-barbarians = Barbarians gather in { $region }: { $n } more in each territory they hold.
insanam-will-use = { $gladiator } is discarded.
insanam-will-tuck = From the next turn on { $gladiator } brings { $goods } each turn, and never comes back.
insanam-will-buy = { $n ->
    [0] It replaces the tile in force: { $zone }. Then you may use one of its actions.
    [one] It replaces the tile in force: { $zone }. { $n } banner goes back to its owner. Then you may use one of its actions.
   *[other] It replaces the tile in force: { $zone }. { $n } banners go back to their owners. Then you may use one of its actions.
}
insanam-will-unlock = “{ $power }” works from now on.
insanam-will-release = A camp is released as well.
insanam-will-camp = The camp adds { $n } to the defence: { $land }.
insanam-will-double = What you gain of it is doubled until the round ends: { $good }.
insanam-will-clear-you = “{ $deed }” is free again ({ $zone }); the banner comes back to you.
insanam-will-clear = “{ $deed }” is free again ({ $zone }); the banner goes back to { $seat }.
insanam-will-request = { $seat } may decline; then it costs nothing.

# The arena
insanam-will-hire = { $gladiator } joins you.
insanam-will-forfeit = { $gladiator } is lost.
insanam-will-reroll = { $n ->
    [one] You may roll your die again once.
   *[other] You may roll your die again { $n } times.
}
insanam-will-buy-back = { $gladiator } stays with you; there is no compensation.
insanam-will-slide = { $gladiator } goes under the board for good and fights no more.
insanam-odds-won = It wins and brings { $goods }.
insanam-odds-won-hidden = It wins and brings a reward not yet known.
insanam-odds-tied = Both fall: { $goods }, and { $gold } for the dead gladiator.
insanam-odds-tied-hidden = Both fall: a reward not yet known, and { $gold } for the dead gladiator.
insanam-odds-lost = It falls: { $gold } for the dead gladiator.
insanam-odds-rerolled = It wins, if you roll again as long as it does not.

# The map
insanam-will-recruit = One { $troop } goes into your storage.
insanam-will-return = One { $troop } goes back to your strip.
insanam-will-control = { $land } is yours: { $gold } each turn, { $points } at each scoring.
insanam-will-vacate = { $land } becomes vacant.
insanam-will-toll = { $seat } receives { $gold }.
insanam-will-withdraw = One { $troop } goes to { $land }.
insanam-will-disband = Back to your strip: { $troops }.
insanam-will-charm = { $land } yields without a battle; a camp or a citadel is lost.
insanam-will-banish = { $n ->
    [one] { $n } troop of { $seat } goes home to { $land }.
   *[other] { $n } troops of { $seat } go home to { $land }.
}
insanam-will-banish-storage = { $n ->
    [one] { $n } troop of { $seat } goes into storage.
   *[other] { $n } troops of { $seat } go into storage.
}
insanam-will-demote = { $n ->
    [one] { $n } troop of { $seat } becomes a legionary: { $land }.
   *[other] { $n } troops of { $seat } become legionaries: { $land }.
}
insanam-will-incite = { $seat } has to attack { $land } and chooses with whom. You can do this once.
insanam-will-raid = { $citadels ->
    [0] No battle: { $barbarians } gone. You can do this once.
   *[other] No battle: { $barbarians } and their citadel gone. You can do this once.
}
insanam-will-blame = You lose your starting power for good: { $seat } is not highest on the treachery track.
insanam-will-strike-first = You strike first: { $seat } loses the weakest troop before the first die.
insanam-odds-conquered = { $land } is conquered.
insanam-odds-held = { $land } is held.
insanam-odds-vacant = Nobody is left in { $land }.
insanam-odds-own-losses = { $n ->
    [0] You lose no troop.
    [one] You lose { $n } troop.
   *[other] You lose { $n } troops.
}
insanam-odds-other-losses = { $n ->
    [0] The other side loses no troop.
    [one] The other side loses { $n } troop.
   *[other] The other side loses { $n } troops.
}
insanam-odds-barbarian-losses = { $n ->
    [0] The barbarians lose no figure.
    [one] The barbarians lose { $n } figure.
   *[other] The barbarians lose { $n } figures.
}
insanam-odds-citadel = The citadel falls.
insanam-odds-camp = The camp is lost.

# The court
insanam-will-be = You will be: { $destiny }. The other card goes unseen.
insanam-will-redeem = You become a loyal subject, for all to see.
insanam-will-need = { $rest ->
    [0] Your gift alone reaches the { $n } that are needed.
   *[other] All gifts together must reach { $n }: the others have to give { $rest }.
}
insanam-will-be-punished = If they fall short, you lose 1 VP for each one missing.
insanam-will-place = Place { $n }: { $goods }.
insanam-odds-right = { $n ->
    [0] Right: you gain { $goods }; { $seat } is exposed.
    [one] Right: you gain { $goods }; { $seat } is exposed and goes down { $n } space.
   *[other] Right: you gain { $goods }; { $seat } is exposed and goes down { $n } spaces.
}
insanam-odds-wrong = { $lost ->
    [0] Wrong: { $seat } gets { $gold } from you; everybody else goes up { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, and destinies are dealt again.
   *[other] Wrong: { $seat } gets { $gold } from you, and you lose { $lost } VP; everybody else goes up { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, and destinies are dealt again.
}

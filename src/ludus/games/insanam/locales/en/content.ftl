# Why content makes no game
insanam-content-neighbour = there is no such neighbour: { $name }
insanam-content-one-way = the way to { $name } leads in one direction only
insanam-content-cut-off = it is cut off from the rest of the map
insanam-content-starts = there must be one start territory for each of these numbers: { $numbers }
insanam-content-start-barbarians = there must be no barbarians on a start territory
insanam-content-figures = { $count } figures of barbarians are needed, but the box has { $most }
insanam-content-track = these are not rising spaces of the track
insanam-content-last = the last round must end there (C-3.5)
insanam-content-finish = these are not rising spaces before the finish (C-24.4)
insanam-content-kept = exactly { $count ->
    [one] { $count } card is kept
   *[other] { $count } cards are kept
} (C-1.15)
insanam-content-draft = so large a draft is not possible (C-1.15)
insanam-content-circles = a zone has only { $count ->
    [one] { $count } circle
   *[other] { $count } circles
}
insanam-content-entries = these must be numbers from 1 to { $most } in rising order
insanam-content-box = the box does not have these cards
insanam-content-destinies = there must be a card for each player (C-1.13)
insanam-content-no-card = this is not a card
insanam-content-effect-text = an effect must be a text
insanam-content-out-of-place = “{ $text }” cannot stand there
insanam-content-metric = “{ $text }” is not something that is counted
insanam-content-accusation = the accusation is missing
insanam-content-actions = { $count ->
    [one] { $count } action stands
   *[other] { $count } actions stand
} there; it must be { $least } to { $most }
insanam-content-core = the action “{ $text }” is missing, which this zone is for
insanam-content-id = the name is used for another card, or is not its own
insanam-content-special = “{ $text }” is not a special power
insanam-content-amount = “{ $text }” is not an amount
insanam-content-number = “{ $text }” is not a number that can stand there
insanam-content-troop = “{ $text }” is not a kind of troop
insanam-content-resource = “{ $text }” is not a good
insanam-content-good = “{ $text }” is not a good
insanam-content-region = “{ $text }” is not a region
insanam-content-cards = “{ $text }” is not a kind of card
insanam-content-deck = “{ $text }” is not a deck
insanam-content-key = “{ $text }” is not something that can be changed
insanam-content-trigger = “{ $text }” is not an occasion
insanam-content-zones = “{ $text }” is not a list of zones
insanam-content-good-twice = one good stands twice in “{ $text }”
insanam-content-atom = “{ $text }” is not an effect
insanam-content-parts = “{ $text }” has the wrong number of parts
insanam-content-effect = “{ $text }” is not a list of effects

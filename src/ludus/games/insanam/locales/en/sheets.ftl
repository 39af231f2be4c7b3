# Ad Insanam Imperatoris: what is written on score sheets.

insanam-sheet-round = Round { $round }: where the points came from
insanam-sheet-game = The final count
insanam-sheet-column-before = Before the count
insanam-sheet-column-lands = Territories
insanam-sheet-column-regions = Whole regions
insanam-sheet-column-race = Hippodrome
insanam-sheet-column-track = Treachery
insanam-sheet-column-public = { $card }
insanam-sheet-column-distance = Distance to the end of the track
insanam-sheet-column-leftovers = Goods left
insanam-sheet-column-total = Victory points
insanam-sheet-held = { $n } in { $region }
insanam-sheet-no-land = no territory
insanam-sheet-whole = all of { $region }
insanam-sheet-no-region = no whole region
insanam-sheet-at-start = still at the start
insanam-sheet-raced = place { $place }, on space { $space }
insanam-sheet-finished = place { $place }, across the line
insanam-sheet-marker = place { $place }, at { $space }
insanam-sheet-placed = place { $place }
insanam-sheet-measured = place { $place }, with { $n }
insanam-sheet-no-ambition = no place that scores
insanam-sheet-distance = { $paid ->
    [0] { $n } short of the end
   *[other] { $n } short of the end, { $paid } of them paid in gold
}
insanam-sheet-leftovers = { $n } goods left
insanam-sheet-leader = { $seat } leads with { $n } VP, { $ahead } more than the next.
insanam-sheet-leader-you = You lead with { $n } VP, { $ahead } more than the next.
insanam-sheet-leaders = { $seats } share the lead with { $n } VP.
insanam-sheet-leaders-you = You share the lead with { $others }: { $n } VP each.
insanam-sheet-why-traitor = { $seats } reached the end of the track as a traitor whom nobody had exposed, and wins at once.
insanam-sheet-why-traitor-you = You reached the end of the track as a traitor whom nobody had exposed, and win at once.
insanam-sheet-why-most = { $count ->
    [one] { $seats } has the most victory points: { $n }.
   *[other] { $seats } have the most victory points: { $n } each.
}
insanam-sheet-why-most-you = { $count ->
    [one] You have the most victory points: { $n }.
   *[other] You share the most victory points: { $n }.
}
insanam-sheet-why-tied = { $seats } has { $n } VP like others, and stands higher on the treachery track or holds more territories.
insanam-sheet-why-tied-you = You have { $n } VP like others, and stand higher on the treachery track or hold more territories.

# What actions do, as the log names them
insanam-deed-lose = lose { $id }
insanam-deed-levy = levy { $id }
insanam-deed-pay = pay { $id }
insanam-deed-recruit = recruit { $id }
insanam-deed-free = { $id } troops free
insanam-deed-deploy = deploy { $id }
insanam-deed-move = move { $id }
insanam-deed-race = race { $id }
insanam-deed-hinder = hinder { $id }
insanam-deed-gbuy = buy a gladiator
insanam-deed-gdraw = draw a gladiator
insanam-deed-gdiscard = discard a gladiator
insanam-deed-fight = { $id ->
    [0] fight
   *[other] fight +{ $id }
}
insanam-deed-refresh = new cards
insanam-deed-peek = look at { $id } cards
insanam-deed-redo = repeat an action
insanam-deed-unlock = unlock a power
insanam-deed-tile = buy a tile
insanam-deed-swap = exchange { $id }
insanam-deed-steal = steal { $id }
insanam-deed-push = an opponent’s treachery +{ $id }
insanam-deed-drop = treachery −{ $id }
insanam-deed-unbanner = clear a banner
insanam-deed-cull = return { $id } troops
insanam-deed-lock = a citizen withheld
insanam-deed-levyper = levy { $id } each
insanam-deed-barb = barbarians +{ $id }
insanam-sheet-onward = Continue to pay day

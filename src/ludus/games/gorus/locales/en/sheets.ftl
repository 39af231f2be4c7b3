# Gorus Maximus: score sheets, where every point came from.

gorus-sheet-favour = favour
gorus-sheet-tokens = laurels
gorus-sheet-wanderers = Wanderers
gorus-sheet-round = { $count ->
    [one] Round { $round } goes to { $seats }
   *[other] { $seats } share round { $round }
}
gorus-sheet-round-you = { $count ->
    [one] Round { $round } is yours
   *[other] You share round { $round } with { $others }
}
gorus-sheet-team = { $seats } win round { $round } together
gorus-sheet-team-you = Your team wins round { $round }, with { $others }
gorus-sheet-lost = Round { $round } goes to the wanderers
gorus-sheet-card = { $card }
gorus-sheet-zero = { $card }, because the { $school } are preferred at the end
gorus-sheet-why-zero = { $card } counts { $bonus }: when the round ends, the 0 of the preferred school ({ $school }) is worth that to whoever captured it. All other zeros stay 0.
gorus-sheet-trial = No fight with { $strength ->
    [8] an 8
    [11] an 11
   *[other] a { $strength }
} in it was won, so the round goes to the wanderers whatever the favour.
gorus-sheet-of-round = round { $round }
gorus-sheet-why-target = { $tokens ->
    [one] { $tokens } laurel wins the game.
   *[other] { $tokens } laurels win the game.
}
gorus-sheet-why-g-10-4 = Several sides reached their target in the same round: the 0 of the preferred school decided.
gorus-sheet-why-g-10-5 = Several sides reached their target in the same round: the weakest captured card decided.
gorus-sheet-why-g-10-6 = Several sides reached their target in the same round: the fewest captured cards decided.
gorus-sheet-why-g-10-7 = Several sides reached their target in the same round and no tie-break tells them apart: they share the victory.
gorus-sheet-captured = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gorus-sheet-cards = What { $name } captured
gorus-sheet-nothing = { $count ->
    [one] and { $count } worth nothing
   *[other] and { $count } worth nothing
}

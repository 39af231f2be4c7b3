# Brutus: what a move would bring, told before it is made.

# The forum and the Consul's opinion
brutus-will-ask = { $count ->
    [one] Everyone lays { $count } card face down; { $cards } cards will lie in the forum.
   *[other] Everyone lays { $count } cards face down; { $cards } cards will lie in the forum.
}
brutus-will-first = You take first, { $seat } last.
brutus-will-lay = Nobody learns who laid { $card }.
brutus-will-mercy = { $points ->
    [one] +{ $points } point at once; { $seat } takes first, you last.
   *[other] +{ $points } points at once; { $seat } takes first, you last.
}
brutus-will-take = You get { $card }; everyone sees it.
brutus-will-power = Until the manche ends, everyone may match a combination; the next player then loses a turn.
brutus-will-no-power = In this manche a combination can be beaten, but not matched.

# Rounds
brutus-will-out = { $points ->
    [one] This empties your hand: you go out as { $rank }, +{ $points } point.
   *[other] This empties your hand: you go out as { $rank }, +{ $points } points.
}
brutus-will-revolt = { $points ->
    [one] Gladiators’ Revolt: +{ $points } point.
   *[other] Gladiators’ Revolt: +{ $points } points.
}
brutus-will-end = The manche ends with it.
brutus-will-skip = { $seat } loses the next turn.
brutus-will-conspire = You may then start a Conspiracy.
brutus-will-win = { $combination } wins the round unless it is beaten.
brutus-will-win-now = { $combination } wins the round at once.
brutus-will-caesar = { $points ->
    [one] Its effect: +{ $points } point for you.
   *[other] Its effect: +{ $points } points for you.
}
brutus-will-give-away = { $most ->
    [one] Its effect: you give a card away.
   *[other] Its effect: you give up to { $most } cards away.
}
brutus-will-discard-one = Its effect: you discard a card.
brutus-will-appoint = Its effect: you give a card to whoever is to lead next.
brutus-will-discard-and-yield = Its effect: you discard a card, and { $seat } leads next.
brutus-will-yield = Its effect: { $seat } leads next.
brutus-will-next = { $seat } decides next.
brutus-will-lose = { $seat } wins the round with { $combination }.
brutus-will-bring = { $points ->
    [one] That brings { $seat } { $points } point.
   *[other] That brings { $seat } { $points } points.
}
brutus-will-bring-you = { $points ->
    [one] That brings you { $points } point.
   *[other] That brings you { $points } points.
}
brutus-will-lead = { $seat } leads next.
brutus-will-lead-you = You lead next.

# The Conspiracy
brutus-will-conspiracy = Everyone still in passes a card to the left, unseen: you to { $to }, and { $giver } to you.
brutus-will-no-conspiracy = No card changes hands; { $seat } decides next.

# Effects
brutus-will-gifts = { $count ->
    [one] You give { $count } card to a player of your choice.
   *[other] You give { $count } cards, to one player or to several.
}
brutus-will-to = { $seat } gets a card of your choice.
brutus-will-to-lead = { $seat } gets a card of your choice and leads next.
brutus-will-give = { $seat } gets { $card }; only the two of you know it.
brutus-will-discard = { $card } leaves the game for this manche; everyone sees it.

# Sentences as somebody else reads them: they name the mover ($who) where others say “you”.

brutus-will-first-named = { $who } takes first, { $seat } last.
brutus-will-mercy-named = { $points ->
    [one] +{ $points } point at once; { $seat } takes first, { $who } last.
   *[other] +{ $points } points at once; { $seat } takes first, { $who } last.
}
brutus-will-take-named = { $who } gets { $card }; everyone sees it.
brutus-will-out-named = { $points ->
    [one] This empties the hand: { $who } goes out as { $rank }, +{ $points } point.
   *[other] This empties the hand: { $who } goes out as { $rank }, +{ $points } points.
}
brutus-will-conspire-named = { $who } may then start a Conspiracy.
brutus-will-caesar-named = { $points ->
    [one] Its effect: +{ $points } point for { $who }.
   *[other] Its effect: +{ $points } points for { $who }.
}
brutus-will-give-away-named = { $most ->
    [one] Its effect: { $who } gives a card away.
   *[other] Its effect: { $who } gives up to { $most } cards away.
}
brutus-will-discard-one-named = Its effect: { $who } discards a card.
brutus-will-appoint-named = Its effect: { $who } gives a card to whoever is to lead next.
brutus-will-discard-and-yield-named = Its effect: { $who } discards a card, and { $seat } leads next.
brutus-will-conspiracy-named = Everyone still in passes a card to the left, unseen: { $who } to { $to }, and { $giver } to { $who }.
brutus-will-gifts-named = { $count ->
    [one] { $who } gives { $count } card to a player of their choice.
   *[other] { $who } gives { $count } cards, to one player or to several.
}
brutus-will-to-named = { $seat } gets a card that { $who } chooses.
brutus-will-to-lead-named = { $seat } gets a card that { $who } chooses, and leads next.
brutus-will-give-named = { $seat } gets { $card }; only { $who } knows it as well.
brutus-laid-named = { $who } lays { $card } into the forum.
brutus-gave-named = { $who } gave { $card } to { $to }.
brutus-got-named = { $who } got { $card } from { $giver }.

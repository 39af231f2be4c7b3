# Sentences as somebody else reads them: they name the mover ($who) where others say “you”.

insanam-sum-race-named = Spaces of the chariot: { $who }
insanam-sum-loss-named = Power that { $who } loses
insanam-sum-gift-named = The gift as it is ranked: { $who }
insanam-why-power-named = the power “{ $power }”: { $who }
insanam-why-chosen-named = what { $who } chooses
insanam-why-doubled-named = doubled: the good that { $who } named
insanam-why-favour-named = a third of the marker of { $who } ({ $n })
insanam-will-rob-named = { $n ->
    [one] { $who } may take the point from somebody else’s marker.
   *[other] { $who } may take the { $n } points from somebody else’s marker.
}
insanam-will-pass-named = { $n ->
    [0] { $who } places no more citizens this turn.
    [one] { $who } places no more citizens this turn, although { $n } is left.
   *[other] { $who } places no more citizens this turn, although { $n } are left.
}
insanam-will-choose-gain-named = { $who } chooses what to gain: { $goods }.
insanam-will-choose-loss-named = { $who } chooses what to lose: { $goods }.
insanam-will-choose-payment-named = { $who } chooses what to pay: { $goods }.
insanam-will-troops-named = { $who } receives { $troops } free of charge.
insanam-will-race-named = The chariot of { $who } comes to space { $space }.
insanam-will-finish-named = The chariot of { $who } crosses the line in place { $n }.
insanam-will-race-over-named = The chariot of { $who } has finished its race already.
insanam-will-steal-named = { $who } takes { $goods } from { $seat }, or fewer if there are not enough.
insanam-will-seize-named = { $who } takes one from { $seat }, if there is any: { $good }.
insanam-will-draw-named = { $n ->
    [one] The top gladiator of the deck joins { $who }.
   *[other] The top { $n } gladiators of the deck join { $who }.
}
insanam-will-give-up-named = { $who } gives up { $what }.
insanam-will-lock-named = { $n ->
    [one] { $n } citizen of { $who } is withheld next turn.
   *[other] { $n } citizens of { $who } are withheld next turn.
}
insanam-will-buy-named = { $n ->
    [0] It replaces the tile in force: { $zone }. Then { $who } may use one of its actions.
    [one] It replaces the tile in force: { $zone }. { $n } banner goes back to its owner. Then { $who } may use one of its actions.
   *[other] It replaces the tile in force: { $zone }. { $n } banners go back to their owners. Then { $who } may use one of its actions.
}
insanam-will-double-named = What { $who } gains of it is doubled until the round ends: { $good }.
insanam-will-hire-named = { $gladiator } joins { $who }.
insanam-will-reroll-named = { $n ->
    [one] { $who } may roll the die again once.
   *[other] { $who } may roll the die again { $n } times.
}
insanam-will-buy-back-named = { $gladiator } stays with { $who }; there is no compensation.
insanam-odds-rerolled-named = It wins, if { $who } rolls again as long as it does not.
insanam-will-recruit-named = One { $troop } goes into the storage of { $who }.
insanam-will-return-named = One { $troop } goes back to the strip of { $who }.
insanam-will-control-named = { $land } falls to { $who }: { $gold } each turn, { $points } at each scoring.
insanam-will-disband-named = Back to the strip of { $who }: { $troops }.
insanam-will-incite-named = { $seat } has to attack { $land } and chooses with whom. { $who } can do this once.
insanam-will-raid-named = { $citadels ->
    [0] No battle: { $barbarians } gone. { $who } can do this once.
   *[other] No battle: { $barbarians } and their citadel gone. { $who } can do this once.
}
insanam-will-blame-named = { $who } loses the starting power for good: { $seat } is not highest on the treachery track.
insanam-will-strike-first-named = { $who } strikes first: { $seat } loses the weakest troop before the first die.
insanam-odds-own-losses-named = { $n ->
    [0] { $who } loses no troop.
    [one] { $who } loses { $n } troop.
   *[other] { $who } loses { $n } troops.
}
insanam-will-be-named = { $who } will be: { $destiny }. The other card goes unseen.
insanam-will-redeem-named = { $who } becomes a loyal subject, for all to see.
insanam-will-need-named = { $rest ->
    [0] The gift of { $who } alone reaches the { $n } that are needed.
   *[other] All gifts together must reach { $n }: the others have to give { $rest }.
}
insanam-will-be-punished-named = If they fall short, { $who } loses 1 VP for each one missing.
insanam-odds-right-named = { $n ->
    [0] Right: { $who } gains { $goods }; { $seat } is exposed.
    [one] Right: { $who } gains { $goods }; { $seat } is exposed and goes down { $n } space.
   *[other] Right: { $who } gains { $goods }; { $seat } is exposed and goes down { $n } spaces.
}
insanam-odds-wrong-named = { $lost ->
    [0] Wrong: { $seat } gets { $gold } from { $who }; everybody else goes up { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, and destinies are dealt again.
   *[other] Wrong: { $seat } gets { $gold } from { $who }, who loses { $lost } VP; everybody else goes up { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }, and destinies are dealt again.
}
insanam-told-you-peeked-named = { $who } puts back, from the top: { $cards }.

# Ad Insanam Imperatoris: what is said at the table, to the one it is about.

# The set-up
insanam-told-board-you = You play { $board }.
insanam-told-starts-with-you = You start with { $cards }.
insanam-told-shows-ambition-you = You lay an ambition face up: { $card }.
insanam-told-settles-you = You start in { $land }.

# Turns and the track
insanam-told-climbs-you = Your treachery: { $before } → { $space }.
insanam-told-falls-you = Your treachery: { $before } → { $space }.
insanam-told-reaches-end-you = You have reached the end of the treachery track!
insanam-told-citizen-you = You receive another citizen.
insanam-told-locked-you = You will have { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
} fewer next turn.

# Goods
insanam-told-gains-you = You gain { $goods }.
insanam-told-loses-you = You lose { $goods }.
insanam-told-pays-you = You pay { $goods }.
insanam-told-scores-you = You score { $n } VP.
insanam-told-loses-points-you = You lose { $n } VP.
insanam-told-taxed-you = { $adversary } exacts a tax from you.
insanam-told-patronage-you = You spend { $goods } on the arts.
insanam-told-swaps-you = You exchange { $given } for { $goods }.
insanam-told-steals-you = You take { $goods } from { $other }.
insanam-told-finds-none-you = You look for { $good } at { $other }’s house and find none.
insanam-told-names-you = You corner a good: { $good }.

# Rome
insanam-told-places-you = You place a citizen: { $zone }.
insanam-told-passes-you = You pass for the rest of the turn.
insanam-told-no-action-you = You take no action.
insanam-told-acts-you = You: { $deed } ({ $zone }).
insanam-told-repeats-you = You repeat: { $deed } ({ $zone }).
insanam-told-robs-you = You take a point of corruption from { $other }.
insanam-told-pushes-you = You push { $other } towards treachery.
insanam-told-hinders-you = You hinder { $other }’s chariot, now on space { $space }.
insanam-told-races-you = Your chariot is on space { $space }.
insanam-told-finishes-you = Your chariot crosses the line in place { $n }.
insanam-told-hires-you = You buy { $gladiator } ({ $goods }).
insanam-told-draws-gladiator-you = { $gladiator } joins you.
insanam-told-forfeits-you = You give up { $gladiator }.
insanam-told-uses-you = You discard { $gladiator } for the one-shot power.
insanam-told-tucks-you = You tuck { $gladiator } for income.
insanam-told-fights-you = { $gladiator } fights { $adversary } for you.
insanam-told-buys-back-you = You buy { $gladiator } back ({ $goods }).
insanam-told-slides-you = You slide { $gladiator } under the board.
insanam-told-unlocks-you = You unlock { $power } ({ $goods }).
insanam-told-camps-you = You pitch a camp in { $land }.
insanam-told-clears-you = You remove the banner on “{ $deed }” ({ $zone }).
insanam-told-buys-tile-you = You buy a tile: { $tile } ({ $goods }).
insanam-told-requests-you = You ask { $other } to remove the banner on “{ $deed }” ({ $zone }).
insanam-told-grants-you = You grant { $other } the favour for { $goods }.
insanam-told-denies-you = You refuse { $other } the favour.

# The Empire
insanam-told-recruits-you = You recruit one { $troop } ({ $goods }).
insanam-told-gets-troop-you = You receive one { $troop } free of charge.
insanam-told-deploys-you = You deploy one { $troop } in { $land }.
insanam-told-returns-you = You send one { $troop } back to the strip ({ $place }).
insanam-told-marches-you = You march from { $source } to { $target }: { $troops }.
insanam-told-sails-you = You sail from { $source } to { $target }: { $troops }.
insanam-told-transits-you = You pass from { $source } through { $target }: { $troops }.
insanam-told-attacks-you = You attack { $target } from { $source }: { $troops }.
insanam-told-pays-toll-you = You pay { $other } a toll in { $land }: { $goods }.
insanam-told-battle-you = Battle for { $land }: you attack.
insanam-told-blocked-you = You have attacked { $other }, who is not highest on the track, and lose the starting power for good.
insanam-told-first-blow-you = You strike first at { $other }.
insanam-told-exchange-you = You reach { $mine }, the other side { $other }.
insanam-told-loses-troops-you = You lose { $troops }.
insanam-told-loses-camp-you = You lose a camp for good.
insanam-told-conquers-you = You conquer { $land }.
insanam-told-holds-you = You hold { $land }.
insanam-told-charms-you = You charm { $land } into yielding ({ $goods }).
insanam-told-withdraws-you = You withdraw to { $land }: { $troops }.
insanam-told-disbands-you = You send back to the strip: { $troops }.
insanam-told-banishes-you = You talk { $other }’s troops out of { $land } ({ $goods }): { $troops }.
insanam-told-demotes-you = You turn troops of { $other } in { $land } into legionaries ({ $goods }): { $troops }.
insanam-told-incites-you = You incite { $other } to attack { $land }.
insanam-told-sent-you = You send against { $land }: { $troops }.
insanam-told-raids-you = You take { $land } in a raid: { $troops }.

# Destinies
insanam-told-accuses-you = You accuse { $other } of treason!
insanam-told-exposed-you = You are exposed as a traitor and draw a redemption card: { $card }.
insanam-told-loyal-you = You turn up your destiny card: a loyal subject.
insanam-told-refunded-you = You get back { $goods }.
insanam-told-indemnity-you = You pay { $other } for the insult: { $goods }.
insanam-told-redeemed-you = You are redeemed and from now on a loyal subject.
insanam-told-validates-you = You fulfil an ambition: { $card }.
insanam-told-declares-you = You declare { $goods }.

# Events, scoring and the end
insanam-told-thumb-approve-you = You approve.
insanam-told-thumb-refuse-you = You refuse.
insanam-told-gives-you = You give { $goods }.
insanam-told-gives-nothing-you = You give nothing.
insanam-told-scored-you = You: +{ $n } VP → { $total }.
insanam-told-pays-soldiers-you = You pay { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}: { $goods }.
insanam-told-destiny-you = You were a { $card }.
insanam-told-eliminated-you = You are too far from the end of the track: a traitor without a final score.
insanam-told-wins-you = You win with { $n } VP: { $reason }.

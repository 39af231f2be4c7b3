# Ad Insanam Imperatoris: what is said at the table.

insanam-name = Ad Insanam Imperatoris
    .pitch = Rise at Caligula’s court without being caught plotting.
    .about = Ad Insanam Imperatoris is a game by Michael Bericat. Of the printed game only the text of the rulebook was at hand: the names and numbers of its cards, tiles, boards and map are a reconstruction made for this house, and not the publisher’s.

# Words for things
insanam-reason = { $id ->
    [traitor] treason that nobody stopped
    [sixty] the end of the treachery track
   *[limit] the last turn agreed on
}
insanam-question = { $id ->
    [board] choosing a board
    [draft] picking a card
    [keep] choosing the cards to keep
    [show] choosing the ambition to lay face up
    [settle] choosing a start territory
    [patronage] Petronius’ patronage
    [fund] choosing wood or stone
    [name] naming a good
    [turn] placing a citizen or passing
    [favour] answering a request
    [rob] choosing whose point to take
    [act] choosing an action
    [after] free actions
    [take] choosing goods to gain
    [lose] choosing goods to lose
    [pay] choosing goods to pay with
    [hinder] choosing a chariot to hinder
    [push] choosing whom to push up the track
    [steal] choosing whom to steal from
    [seize] naming a good to take
    [swap] an exchange
    [tile] buying a tile
    [hire] buying a gladiator
    [forfeit] giving up a gladiator
    [peek] putting cards back in order
    [redo] choosing an action to repeat
    [unlock] unlocking a power
    [camp] placing a camp
    [clear] removing a banner
    [recruit] recruiting
    [deploy] deploying
    [cull] choosing troops to send back
    [fight] choosing a fight
    [reroll] rolling the die again
    [buyback] buying a gladiator back
    [slide] sliding a winner under the board
    [march] movement
    [battle] the order of battles
    [charm] Milonia’s charm
    [muster] reinforcements
    [fall] choosing casualties
    [withdraw] withdrawing
    [incited] choosing troops to send
    [sail] moving ships
    [thumbs] approving or refusing
    [gifts] a gift
    [wage] soldiers’ pay
    [unpaid] unpaid soldiers
    [destiny] choosing a destiny card
    [gladiator] a gladiator
    [ambition] an ambition
    [accuse] an accusation
    [request] asking for a favour
    [banish] sending troops away
    [demote] turning troops into legionaries
   *[other] something else
}

# The set-up
insanam-told-board = { $seat } plays { $board }.
insanam-told-starts-with = { $seat } starts with { $cards }.
insanam-told-shows-ambition = { $seat } lays an ambition face up: { $card }.
insanam-told-settles = { $seat } starts in { $land }.
insanam-told-begins = The table is set. Caligula is emperor.

# Turns and the track
insanam-told-turn = Turn { $n }, round { $round }.
    .name = Round { $round }, turn { $n }
insanam-told-round = Round { $n } begins.
    .name = Round { $n }
insanam-told-limit = Turn { $n } was the last one agreed on.
insanam-told-climbs = { $seat }: treachery { $before } → { $space }.
insanam-told-falls = { $seat }: treachery { $before } → { $space }.
insanam-told-reaches-end = { $seat } has reached the end of the treachery track!
insanam-told-citizen = { $seat } receives another citizen.
insanam-told-locked = { $seat } will have { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
} fewer next turn.

# Goods
insanam-told-gains = { $seat } gains { $goods }.
insanam-told-loses = { $seat } loses { $goods }.
insanam-told-pays = { $seat } pays { $goods }.
insanam-told-scores = { $seat } scores { $n } VP.
insanam-told-loses-points = { $seat } loses { $n } VP.
insanam-told-taxed = { $adversary } exacts a tax from { $seat }.
insanam-told-patronage = { $seat } spends { $goods } on the arts.
insanam-told-swaps = { $seat } exchanges { $given } for { $goods }.
insanam-told-steals = { $seat } takes { $goods } from { $other }.
insanam-told-steals-at-you = { $seat } takes { $goods } from you.
insanam-told-finds-none = { $seat } looks for { $good } at { $other }’s house and finds none.
insanam-told-finds-none-at-you = { $seat } looks for { $good } at your house and finds none.
insanam-told-names = { $seat } corners a good: { $good }.

# Rome
insanam-told-places = { $seat } places a citizen: { $zone }.
insanam-told-passes = { $seat } passes for the rest of the turn.
insanam-told-no-action = { $seat } takes no action.
insanam-told-acts = { $seat }: { $deed } ({ $zone }).
insanam-told-repeats = { $seat } repeats: { $deed } ({ $zone }).
insanam-told-robs = { $seat } takes a point of corruption from { $other }.
insanam-told-robs-at-you = { $seat } takes a point of corruption from you.
insanam-told-pushes = { $seat } pushes { $other } towards treachery.
insanam-told-pushes-at-you = { $seat } pushes you towards treachery.
insanam-told-hinders = { $seat } hinders { $other }’s chariot, now on space { $space }.
insanam-told-hinders-at-you = { $seat } hinders your chariot, now on space { $space }.
insanam-told-races = { $seat }’s chariot is on space { $space }.
insanam-told-finishes = { $seat }’s chariot crosses the line in place { $n }.
insanam-told-hires = { $seat } buys { $gladiator } ({ $goods }).
insanam-told-draws-gladiator = { $gladiator } joins { $seat }.
insanam-told-forfeits = { $seat } gives up { $gladiator }.
insanam-told-uses = { $seat } discards { $gladiator } for the one-shot power.
insanam-told-tucks = { $seat } tucks { $gladiator } for income.
insanam-told-peeked = { $seat } looks at the top of a deck and puts the cards back ({ $n }).
insanam-told-you-peeked = You put back, from the top: { $cards }.
insanam-told-adversary = A new adversary: { $adversary }.
insanam-told-barbarians = Barbarians gather in { $region }: { $n } more in each territory they hold.
insanam-told-fights = { $gladiator } fights { $adversary } for { $seat }.
insanam-told-fight-won = { $gladiator } beats { $adversary }, { $mine } to { $other }.
insanam-told-fight-tied = { $gladiator } and { $adversary } both fall, { $mine } all.
insanam-told-fight-lost = { $adversary } beats { $gladiator }, { $other } to { $mine }.
insanam-told-buys-back = { $seat } buys { $gladiator } back ({ $goods }).
insanam-told-slides = { $seat } slides { $gladiator } under the board.
insanam-told-unlocks = { $seat } unlocks { $power } ({ $goods }).
insanam-told-camps = { $seat } pitches a camp in { $land }.
insanam-told-clears = { $seat } removes the banner on “{ $deed }” ({ $zone }).
insanam-told-buys-tile = { $seat } buys a tile: { $tile } ({ $goods }).
insanam-told-requests = { $seat } asks { $other } to remove the banner on “{ $deed }” ({ $zone }).
insanam-told-requests-at-you = { $seat } asks you to remove the banner on “{ $deed }” ({ $zone }).
insanam-told-grants = { $seat } grants { $other } the favour for { $goods }.
insanam-told-grants-at-you = { $seat } grants you the favour for { $goods }.
insanam-told-denies = { $seat } refuses { $other } the favour.
insanam-told-denies-at-you = { $seat } refuses you the favour.

# The Empire
insanam-told-recruits = { $seat } recruits one { $troop } ({ $goods }).
insanam-told-gets-troop = { $seat } receives one { $troop } free of charge.
insanam-told-deploys = { $seat } deploys one { $troop } in { $land }.
insanam-told-returns = { $seat } sends one { $troop } back to the strip ({ $place }).
insanam-told-marches = { $seat } marches from { $source } to { $target }: { $troops }.
insanam-told-sails = { $seat } sails from { $source } to { $target }: { $troops }.
insanam-told-transits = { $seat } passes from { $source } through { $target }: { $troops }.
insanam-told-attacks = { $seat } attacks { $target } from { $source }: { $troops }.
insanam-told-pays-toll = { $seat } pays { $other } a toll in { $land }: { $goods }.
insanam-told-pays-toll-at-you = { $seat } pays you a toll in { $land }: { $goods }.
insanam-told-battle = Battle for { $land }: { $seat } attacks.
insanam-told-blocked = { $seat } has attacked { $other }, who is not highest on the track, and loses the starting power for good.
insanam-told-blocked-at-you = { $seat } has attacked you, who are not highest on the track, and loses the starting power for good.
insanam-told-first-blow = { $seat } strikes first at { $other }.
insanam-told-first-blow-at-you = { $seat } strikes first at you.
insanam-told-exchange = { $seat } reaches { $mine }, the other side { $other }.
insanam-told-loses-troops = { $seat } loses { $troops }.
insanam-told-loses-camp = { $seat } loses a camp for good.
insanam-told-barbarians-fall = { $citadels ->
    [0] The barbarians lose { $n ->
        [one] { $n } figure.
       *[other] { $n } figures.
    }
   *[other] The barbarians lose { $n ->
        [0] their citadel.
        [one] { $n } figure and their citadel.
       *[other] { $n } figures and their citadel.
    }
}
insanam-told-conquers = { $seat } conquers { $land }.
insanam-told-holds = { $seat } holds { $land }.
insanam-told-barbarians-hold = The barbarians hold { $land }.
insanam-told-both-vanish = Nobody is left in { $land }.
insanam-told-charms = { $seat } charms { $land } into yielding ({ $goods }).
insanam-told-withdraws = { $seat } withdraws to { $land }: { $troops }.
insanam-told-disbands = { $seat } sends back to the strip: { $troops }.
insanam-told-banishes = { $seat } talks { $other }’s troops out of { $land } ({ $goods }): { $troops }.
insanam-told-banishes-at-you = { $seat } talks your troops out of { $land } ({ $goods }): { $troops }.
insanam-told-demotes = { $seat } turns troops of { $other } in { $land } into legionaries ({ $goods }): { $troops }.
insanam-told-demotes-at-you = { $seat } turns your troops in { $land } into legionaries ({ $goods }): { $troops }.
insanam-told-incites = { $seat } incites { $other } to attack { $land }.
insanam-told-incites-at-you = { $seat } incites you to attack { $land }.
insanam-told-sent = { $seat } sends against { $land }: { $troops }.
insanam-told-raids = { $seat } takes { $land } in a raid: { $troops }.

# Destinies
insanam-told-accuses = { $seat } accuses { $other } of treason!
insanam-told-accuses-at-you = { $seat } accuses you of treason!
insanam-told-exposed = { $seat } is a traitor and draws a redemption card: { $card }.
insanam-told-loyal = { $seat } turns up the destiny card: a loyal subject.
insanam-told-refunded = { $seat } gets back { $goods }.
insanam-told-indemnity = { $seat } pays { $other } for the insult: { $goods }.
insanam-told-indemnity-at-you = { $seat } pays you for the insult: { $goods }.
insanam-told-redeal = Destiny cards are dealt again.
insanam-told-redeemed = { $seat } is redeemed and from now on a loyal subject.
insanam-told-validates = { $seat } fulfils an ambition: { $card }.
insanam-told-declares = { $seat } declares { $goods }.

# Events
insanam-told-event = Edict: { $event }.
insanam-told-thumb-approve = { $seat } approves.
insanam-told-thumb-refuse = { $seat } refuses.
insanam-told-gives = { $seat } gives { $goods }.
insanam-told-gives-nothing = { $seat } gives nothing.
insanam-told-event-fails = The gifts fall short by { $n }.
insanam-told-event-succeeds = The gifts suffice: { $event }.

# Scoring and the end
insanam-told-scoring = Scoring of round { $round }.
insanam-told-public-ambition = Public ambition: { $card }.
insanam-told-scored = { $seat }: +{ $n } VP → { $total }.
insanam-told-pays-soldiers = { $seat } pays { $n ->
    [one] { $n } soldier
   *[other] { $n } soldiers
}: { $goods }.
insanam-told-destiny = { $seat } was a { $card }.
insanam-told-eliminated = { $seat } is too far from the end of the track: a traitor without a final score.
insanam-told-wins = { $seat } wins with { $n } VP: { $reason }.

# Errors
insanam-no-such-move = “{ $text }” is not a move in this game.
insanam-bad-players = { $players } cannot play: { $least } to { $most } can.
insanam-bad-turns = { $turns } is not a possible number of turns: choose from 0 to { $most }; 0 means no limit.

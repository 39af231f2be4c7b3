# Ad Insanam Imperatoris: everything else that the board in the browser says.

insanam-ui-label = The table of Ad Insanam Imperatoris
insanam-ui-table = The table
insanam-ui-rome = The plan of Rome
insanam-ui-seats = The other players
insanam-ui-you = You
insanam-ui-player = Player
insanam-ui-winner = winner
insanam-ui-to-decide = to decide
insanam-ui-presence-bot = bot
insanam-ui-presence-away = away
insanam-ui-presence-held = a bot stands in
insanam-ui-presence-open = free seat
insanam-ui-close = Close
insanam-ui-cancel = Cancel
insanam-ui-confirm = Confirm
insanam-ui-talk = Talk
insanam-ui-past = Fights and events so far
insanam-ui-nothing-past = No fight and no event yet.
insanam-ui-put-away = Put away

# Planes
insanam-ui-planes = Planes of the table
insanam-ui-plane-rome = Rome
insanam-ui-plane-empire = Empire
insanam-ui-plane-house = My board
insanam-ui-plane-edict = Edict
insanam-ui-plane-fight = Fight
insanam-ui-plane-battle = Battle
insanam-ui-plane-cards = Cards
insanam-ui-plane-ending = Destinies
insanam-ui-plane-scoring = Scoring
insanam-ui-asked-there = something is asked of you there
insanam-ui-setting = Setting the table
insanam-ui-status = Round { $round } of { $rounds } · turn { $turn }
insanam-ui-status-of = Round { $round } of { $rounds } · turn { $turn } of { $limit }
insanam-ui-goal = most VP win
insanam-ui-publics = Public ambitions of the four rounds

# The plan of Rome
insanam-ui-circle-free = Circle { $number }: { $bonus }, free
insanam-ui-circle-taken = Circle { $number }: { $bonus }, taken by { $name }
insanam-ui-circle-inactive = Circle { $number }: not in use with so few players
insanam-ui-banner = banner of { $name }
insanam-ui-printed-actions = Printed actions
insanam-ui-in-force-named = In force: { $tile }
insanam-ui-offer = On offer
insanam-ui-suburra-next = The next citizen gains
insanam-ui-places = Places of Rome
insanam-ui-place-before = The place before
insanam-ui-place-after = The next place
insanam-ui-free = { $n } free
insanam-ui-in-force = In force
insanam-ui-ludus = Ludus Magnus
insanam-ui-suburra-help = No circles and no tile, and always room for one more. The more citizens are there already, the more goods the next one gains.
insanam-ui-for-sale = Gladiators for sale
insanam-ui-on-the-sand = On the sand
insanam-ui-race = The chariot race
insanam-ui-chariot = { $name } on space { $space }
insanam-ui-zone-rule-BAR = Every action here lets you move on the map as well.
insanam-ui-zone-short = { $id ->
    [COL] Colosseum
    [HIP] Hippodrome
    [BAR] Barracks
    [SEN] Senate
    [MAR] Market
   *[SUB] Suburra
}
insanam-ui-short = { $kind ->
    [gain] +{ $what }
    [lose] −{ $what }
    [levy] levy { $what }
    [pay] pay { $what }
    [spend] pay
    [recruit] recruit { $n }{ $less }
    [free] { $troops } free
    [deploy] deploy { $n }
    [move] move { $n }
    [race] race { $n }
    [hinder] hinder { $n }
    [gbuy] buy a gladiator{ $less }
    [gdraw] draw a gladiator
    [gdiscard] discard a gladiator
    [fight] fight{ $bonus }
    [refresh] new { $deck }
    [peek] look: { $n } { $deck }
    [redo] repeat: { $zones }
    [redo-any] repeat any
    [unlock] unlock a power{ $less }
    [tile] buy a tile{ $less }
    [swap] exchange { $n }
    [steal] steal { $what }
    [push] an opponent +{ $n }
    [drop] marker −{ $n }
    [unbanner] clear a banner
    [cull] return troops: { $n }
    [lock] citizen withheld
    [levyper] levy
    [barb] { $region }: +{ $n }
   *[other] { $kind }
}

# The treachery track
insanam-ui-track = Treachery track
insanam-ui-track-event = an event
insanam-ui-track-citizen = a citizen waits for { $name }
insanam-ui-track-end = end of round { $round }
insanam-ui-marker = { $name } on { $space }
insanam-ui-marker-at = treachery { $space }
insanam-ui-marker-word = Treachery
insanam-ui-no-score = no final score

# Cards
insanam-ui-power = Power
insanam-ui-cost = Cost
insanam-ui-strong = Strong against
insanam-ui-weak = Weak against
insanam-ui-oneshot = One-shot power
insanam-ui-tucked-income = Income if tucked
insanam-ui-permanent = Permanent under the board
insanam-ui-at-once = At once
insanam-ui-while = While face up
insanam-ui-reward = Reward
insanam-ui-place = Place { $place }
insanam-ui-together = Together at least
insanam-ui-one-is-enough = One of these is enough.

# Boards
insanam-ui-my-board = My board
insanam-ui-in-order = No. { $place } in the turn order
insanam-ui-powers = Powers
insanam-ui-works = in force
insanam-ui-locked = locked
insanam-ui-unlocked = unlocked
insanam-ui-blocked = starting power lost
insanam-ui-spent = spent
insanam-ui-powers-unlocked = { $n ->
    [0] no power unlocked
    [one] { $n } power unlocked
   *[other] { $n } powers unlocked
}
insanam-ui-goods = Your goods
insanam-ui-screen = Behind your screen: only you see them
insanam-ui-income = Income
insanam-ui-income-help = What the next phase I brings
insanam-ui-doubled = Doubled: { $good }
insanam-ui-citizens-left = { $n ->
    [0] no citizen left
    [one] { $n } citizen left
   *[other] { $n } citizens left
}
insanam-ui-held = withheld: { $n }
insanam-ui-camps = { $ready ->
    [0] Camps: { $board } on the board
   *[other] Camps: { $board } on the board, { $ready } to place
}
insanam-ui-strip = Troop strip
insanam-ui-strip-label = On the strip: { $troops }. Movement points: { $points }.
insanam-ui-points = { $n } MP
insanam-ui-points-help = Movement points: one more for each section of the strip that is empty
insanam-ui-storage = Storage
insanam-ui-reserve = Reserve
insanam-ui-off-strip = Off the strip: { $troops }
insanam-ui-lands = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
insanam-ui-in-play = In play
insanam-ui-tucked = Tucked
insanam-ui-under = Under the board
insanam-ui-no-gladiators = No gladiators
insanam-ui-face-up = face up
insanam-ui-face-down = face down
insanam-ui-validated = validated
insanam-ui-redemption = your way to redemption
insanam-ui-redeemed = redeemed
insanam-ui-destiny = Destiny
insanam-ui-peek = Peek
insanam-ui-exposed = exposed
insanam-ui-passed = passed

# Choosing
insanam-ui-free-actions = Free actions ({ $n })
insanam-ui-on-the-map = Free actions on the map
insanam-ui-give = You give
insanam-ui-get = You get ({ $n })
insanam-ui-get-first = First choose what you give.
insanam-ui-choose = Choose
insanam-ui-count = Choose the goods
insanam-ui-less = Less: { $what }
insanam-ui-more = More: { $what }
insanam-ui-keep = Keep
insanam-ui-kept = Kept
insanam-ui-next-card = Next card
insanam-ui-from-top = No. { $place } from the top
insanam-ui-choose-cards = { $n ->
    [one] Choose { $n } card
   *[other] Choose { $n } cards
}

# The end
insanam-ui-ending = The end of the game
insanam-ui-ended = { $reason ->
    [traitor] { $name }, a hidden traitor, has reached 60 and wins.
    [sixty] { $name } has reached 60: the points decide.
   *[limit] The last turn is over: the points decide.
}

# Gloria aut Nihil: what a move costs, brings and risks, told before it is made.

# Action points, line by line
gloria-price = action points
gloria-price-ahead = a step ahead
gloria-price-aside = a step to any other side
gloria-price-crossing = and on at once, off the body
gloria-price-closer = a step after the one who gave way
gloria-price-pivot = a pivot
gloria-price-stand = standing up
gloria-price-pickup = picking it up
gloria-price-draw = drawing the weapon
gloria-price-kick = the kick
gloria-price-toss = the kick
gloria-price-throw = the throw
gloria-price-free = one try to break free
gloria-price-push = the shield push, initiative included
gloria-price-engage = the joust
gloria-price-face = turning to the attacker
gloria-price-test = the initiative test
gloria-price-withdraw = withdrawing
gloria-price-buy = { $count ->
    [one] one more die
   *[other] { $count } more dice
}
gloria-price-fight = the jostle fight
gloria-price-recover = holding on after the throw that missed
gloria-price-pull = the attack on the one pulled in

# Dice
gloria-sum-dice = Dice of { $one }
gloria-die-own = one for everybody who can fight
gloria-die-down = { $other } is on the ground
gloria-die-rear = from behind
gloria-die-bought = bought

# Weight and armour
gloria-sum-weight = Weight of { $one }, added to the die of initiative
gloria-sum-outfit = Weight of this { $class }
gloria-weight-armour = armour
gloria-weight-item = { $item }
gloria-weight-clumsy = small shield of another kind than the own one
gloria-sum-protection = { $one } stops a blow with a die below
gloria-guard-weight = weight
gloria-guard-long = long weapon in hand
gloria-guard-clumsy = large shield of another kind than the own one
gloria-guard-down = on the ground

# Faces of a die
gloria-sum-attack = Faces of ten with which { $one } touches as attacker
gloria-faces-attack = up to level { $level }
gloria-sum-defence = Faces of ten with which { $one } touches as defender
gloria-faces-defence = below half of level { $level }
gloria-sum-special = Faces of ten with a special result for { $one }
gloria-faces-special = below half of level { $level }
gloria-sum-catch = Faces of ten with which { $one } catches
gloria-faces-catch = up to level { $level }
gloria-sum-free = Faces of ten that set { $one } free
gloria-faces-free = up to level { $level }
gloria-sum-stand = Faces of ten with which { $one } looks as wished
gloria-faces-stand = below level { $level }

# How an attack is met
gloria-meet-fresh = { $other } still has the marker: rolls PA, turns if need be, then tests initiative or withdraws.
gloria-meet-roused = { $other } has PA left to test initiative or withdraw.
gloria-meet-spent = { $other } has no PA: { $one } attacks, and { $other } defends with one die.
gloria-meet-defends = { $other } can only defend: { $one } attacks without a test.
gloria-meet-helpless = { $other } has neither weapon nor shield and no dice.
gloria-meet-rear = From behind: one more die, and { $other } cannot strike back.
gloria-meet-down = { $other } is on the ground: one more die, and no striking back.
gloria-meet-snared = { $other } is entangled and cannot strike back.
gloria-meet-far = At two hexes the short weapon of { $other } can only come nearer.
gloria-meet-push = Each success drives { $other } back two hexes and does not wound.

# What surely follows
gloria-will-catch = Caught, { $other } may try to break free; then { $one } must attack, if there is PA left for it.
gloria-will-miss-counter = Missed, both pay { $pa } PA if { $other } has any: { $one } keeps the snare, and { $other } may strike back.
gloria-will-miss-pull = Missed, { $other } pulls { $one } in and strikes, and { $one } has no dice.
gloria-will-miss-away = Missed, { $other } gives ground if on his feet, and { $one } keeps the snare.
gloria-will-pull = { $other } is dragged there, loses the snare, and { $one } strikes; { $other } has no dice.
gloria-will-defend = { $other } attacks without a test, and { $one } defends.
gloria-will-withdraw = { $one } steps back there unharmed; the joust counts as won by { $other }, who may go on.
gloria-will-look = { $one } looks { $way }.
gloria-will-leave-ways = { $count ->
    [0] There is no hex to withdraw to then.
    [one] There is one hex to withdraw to then.
   *[other] There are { $count } hexes to withdraw to then.
}
gloria-will-retreat = { $one } gives ground to the { $way }.
gloria-will-meet-wall = At the wall the striker has a free attack, if { $one } is still in reach.
gloria-will-jostle = { $one } falls and pushes { $other } out of the hex.
gloria-will-trip = { $one } steps onto a body, and falls on { $level } or more.
gloria-will-follow = { $one } steps nearer and turns to { $other }.
gloria-will-step = { $one } steps { $way }.
gloria-will-stop = An enemy’s zone of control ends movement there.
gloria-will-cross = A body lies there: { $one } must step on at once.
gloria-will-stand = { $one } looks { $way } if the die is below { $level }; otherwise the die turns him aside.
gloria-will-take = { $one } takes this in hand: { $item }.
gloria-will-drop = { $one } lets go of this: { $item }.
gloria-will-only-defend = Without a weapon like his first one { $one } can only defend.
gloria-will-be-helpless = With neither weapon nor shield { $one } cannot fight.
gloria-will-end = { $pa ->
    [one] The phase of { $one } ends; { $pa } PA is lost.
   *[other] The phase of { $one } ends; { $pa } PA are lost.
}
gloria-will-activate = { $one } gets 1 PA, and one more for each whole point by which a die passes weight { $weight }.
gloria-will-activate-hurt = { $one } gets 1 PA and, badly hurt, half of the whole points by which a die passes weight { $weight }.
gloria-will-enlist = { $class } as { $level }: weight { $weight }, about { $points } PA a turn; the armour stops { $stops } touches in 10, and an attacking die of 0⁠–⁠{ $number } touches.
gloria-will-be-helped = { $count ->
    [one] Then a trainer may have a die rolled again.
   *[other] Then { $count } trainers may each have a die rolled again.
}
gloria-needs-above = { $one } needs { $least } or more on one die.
gloria-needs-each_below = { $one } needs two dice, both below { $level }.
gloria-needs-sum_below = { $one } needs two dice that add up to less than { $level }.
gloria-needs-each_above = { $one } needs two dice, both above { $level }.

# Odds
gloria-odds-attack = { $one } alone attacks
gloria-odds-tie = both attack
gloria-odds-defend = { $other } alone attacks
gloria-odds-caught = { $other } is caught
gloria-odds-freed = { $other } breaks free
gloria-odds-torn = { $other } tears the snare
gloria-odds-recovers = missed, and { $other } may strike back
gloria-odds-pulled = missed, and { $other } pulls { $one } in
gloria-odds-yields = missed, and { $other } does not strike back
gloria-odds-win = { $one } wins the joust
gloria-odds-touch = { $one } touches
gloria-odds-wound = { $other } is wounded
gloria-odds-fell = { $other } falls
gloria-odds-out = { $other } is out of combat
gloria-odds-killed = { $other } is killed
gloria-odds-wall = { $one } has a free attack at the wall
gloria-odds-touched = { $one } is touched
gloria-odds-wounded = { $one } is wounded
gloria-odds-fallen = { $one } falls
gloria-odds-lost = { $one } is out of combat
gloria-odds-slain = { $one } is killed
gloria-odds-walled = a free attack on { $one } at the wall
gloria-odds-way = { $one } looks { $way }
gloria-odds-taken = { $one } can use it
gloria-odds-broken = it is of no use
gloria-odds-pa = { $pa } PA
gloria-odds-learns = { $one } becomes { $level }
gloria-odds-rudis = { $one } wins the rudis and goes free
gloria-odds-dies = { $one } dies of his wounds
gloria-odds-nothing = { $one } stays as he is

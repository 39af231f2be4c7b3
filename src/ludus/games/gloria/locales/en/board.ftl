# Gloria aut Nihil: what the board in the browser says.

gloria-board-label = The arena of Gloria aut Nihil
gloria-board-arena = The arena
gloria-board-seats = The lanistae
gloria-board-you = You
gloria-board-bot = bot
gloria-board-away = away
gloria-board-held = a bot stands in
gloria-board-open = free seat
gloria-board-thinks = to decide
gloria-board-in-phase = in its phase
gloria-board-winner = winner
gloria-board-close = Close
gloria-board-cancel = Cancel
gloria-board-troop = { $id ->
    [0] Star
    [1] Moon
    [2] Bolt
    [3] Leaf
    [4] Tower
   *[other] Ring
}
gloria-board-number = { $number }
gloria-board-pa = { $pa } PA
gloria-board-hex = row { $row }, place { $place }

# Turn and players
gloria-board-before = Before the fight
gloria-board-tournament = Tournament { $number } of { $count }
gloria-board-turn = Turn { $turn }
gloria-board-turn-of = Turn { $turn } of { $limit }
gloria-board-goal = { $id ->
    [single] single combats: the last troop standing wins
    [missions] most missions done wins
   *[last_troop] the last troop standing wins
}
gloria-board-goal-campaign = most laurels win
gloria-board-order = Order of players
gloria-board-phase = Phase of { $one }
gloria-board-seat = { $name }: troop of the { $troop }, { $count ->
    [one] { $count } gladiator left
   *[other] { $count } gladiators left
}
gloria-board-victories = { $count ->
    [one] { $count } victory
   *[other] { $count } victories
}
gloria-board-laurels = { $count ->
    [one] { $count } laurel
   *[other] { $count } laurels
}
gloria-board-place = place { $place } in the order

# A gladiator
gloria-board-gladiator = { $one }, { $class }, { $name }
gloria-board-level = level { $level } of { $initial }
gloria-board-of = { $level } of { $initial }
gloria-board-level-above = level { $level }, began with { $initial }
gloria-board-above = { $level }, began with { $initial }
gloria-board-weight = weight { $weight }
gloria-board-looks = looks { $way }
gloria-board-holds = holds { $items }
gloria-board-empty-handed = empty-handed
gloria-board-sheathed = { $item } in the sheath
gloria-board-marker = can still be activated
gloria-board-against = against { $one }
gloria-board-state-down = on the ground
gloria-board-state-snared = entangled
gloria-board-state-stunned = stunned
gloria-board-state-cowed = can only defend
gloria-board-state-appealing = appeals to the crowd
gloria-board-state-out = out of combat
gloria-board-state-dead = dead
gloria-board-name-gladiator = Gladiator
gloria-board-name-level = Level
gloria-board-name-weight = Weight
gloria-board-name-pa = PA
gloria-board-name-victories = Victories
gloria-board-name-fate = Fate
gloria-board-your-troop = Your troop

# The arena
gloria-board-on-ground = on the ground: { $items }
gloria-board-lies = { $hex }, on the ground: { $items }
gloria-board-lit = can be chosen
gloria-board-lit-walk = { $pa } PA to walk there
gloria-board-lit-attack = can be attacked
gloria-board-lit-activate = can be activated
gloria-board-dim = not now
gloria-board-picked = picked
gloria-board-facing = Facing
gloria-board-pair = { $one } against { $other }
gloria-board-duels = In the arena
gloria-board-due = Next
gloria-board-idle = Waiting for an opponent

# The tools
gloria-board-school = School
gloria-board-dice = Dice of this phase
gloria-board-dice-before = Earlier dice
gloria-board-zoom = Enlarge the arena
gloria-board-whole = Show the whole arena
gloria-board-place-rest = Place the rest for me

# What is asked
gloria-board-ask-enlist = Choose a gladiator for your troop.
gloria-board-ask-outfit = Equip your gladiator.
gloria-board-ask-train = Whose experience is tested next?
gloria-board-ask-reroll = Keep the dice, or have a trainer roll one again?
gloria-board-ask-deploy = { $left ->
    [one] Place your last gladiator: a hex of your zone, then a facing.
   *[other] Place a gladiator: a hex of your zone, then a facing. { $left } are left.
}
gloria-board-ask-pick = Activate a gladiator. Still to act this turn: { $count }.
gloria-board-ask-act = { $one } has { $pa } PA: walk, fight or act.
gloria-board-ask-act-stopped = { $one } has { $pa } PA and stands in an enemy’s zone: no more steps.
gloria-board-ask-act-down = { $one } lies on the ground: stand up for { $stand } PA, and choose a facing. He has { $pa } PA.
gloria-board-ask-act-snared = { $one } is entangled: try to break free for { $free } PA. He has { $pa } PA.
gloria-board-ask-act-crossing = { $one } stands over a body and must step on. He has { $pa } PA.
gloria-board-ask-toss = Into which hex does { $one } send it? ({ $item })
gloria-board-ask-free = { $one } is entangled: try to break free for { $free } PA? It takes { $level } or less; he has { $pa } PA.
gloria-board-ask-duty = { $one } must now engage { $other }, after a step if need be.
gloria-board-ask-turnabout = { $one } turns to { $other } for { $pivot } PA: choose a facing.
gloria-board-ask-counter = { $one } may strike back: engage { $other } at once or after a step, or let it be.
gloria-board-ask-aim = { $one } engages { $other }: choose a facing.
gloria-board-ask-pull = { $one } pulls { $other } in: into which hex?
gloria-board-ask-closer = { $one } may follow by a step for { $step } PA, or stay.
gloria-board-ask-face = { $one } is engaged by { $other } and turns for { $pivot } PA: choose a facing.
gloria-board-ask-react = { $other } engages { $one }, who has { $pa } PA: test initiative for { $test } PA, or withdraw one hex for { $withdraw } PA.
gloria-board-ask-react-fast = { $other } engages { $one }, who has { $pa } PA: stand fast, or withdraw one hex for { $withdraw } PA.
gloria-board-ask-buy-attack = { $one } attacks: more dice? { $pa } PA are left.
gloria-board-ask-buy-defend = { $one } defends: more dice? { $pa } PA are left.
gloria-board-ask-retreat = { $one } must give ground: into which hex?
gloria-board-ask-lose = What does { $one } lose?
gloria-board-ask-advance = { $one } may follow into the hex, or stay.
gloria-board-ask-advance-must = { $one } must follow: into which hex?
gloria-board-ask-jostle = { $other } stumbled into { $one }: strike for { $engage } PA, or let it be?
gloria-board-ask-repeat = { $one } may engage { $other } once more for { $engage } PA.
gloria-board-ask-turn = The verdict is given: which way does { $one } look now?

# The row of buttons
gloria-board-do-engage = Engage
gloria-board-do-push = Shield push
gloria-board-do-throw = Throw { $item }
gloria-board-do-pivot = Pivot
gloria-board-do-pickup = Pick up { $item }
gloria-board-do-pickup-some = Pick up…
gloria-board-do-draw = Draw { $item }
gloria-board-do-drop = Drop { $item }
gloria-board-do-drop-some = Drop…
gloria-board-do-kick = Kick { $item }
gloria-board-do-kick-some = Kick…
gloria-board-do-free = Break free
gloria-board-do-end = End
gloria-board-do-leave = Leave it
gloria-board-do-test = Test initiative
gloria-board-do-fast = Stand fast
gloria-board-do-buy = { $count ->
    [0] No more dice
    [one] { $count } more die
   *[other] { $count } more dice
}
gloria-board-do-fight = { $count ->
    [0] Strike
    [one] Strike, { $count } more die
   *[other] Strike, { $count } more dice
}
gloria-board-do-stay = Stay
gloria-board-do-decline = Let it be

# What a choice would do
gloria-board-told-walk = The way costs { $pa } PA and leaves { $left }; it ends looking { $way }.
gloria-board-told-stop = An enemy’s zone of control ends movement there.
gloria-board-told-price = That costs { $pa } PA and leaves { $left }.
gloria-board-told-toss = It lands there.
gloria-board-told-place = { $one } begins there, looking { $way }.
gloria-board-told-drop = { $one } lets go of the { $item }: choose a hex beside him.
gloria-board-told-kick = { $one } kicks the { $item } away: choose a hex beside him.
gloria-board-send-walk = Walk there
gloria-board-send-step = Step there
gloria-board-send-withdraw = Withdraw
gloria-board-send-retreat = Give ground
gloria-board-send-advance = Follow
gloria-board-send-toss = There
gloria-board-send-pull = Pull in
gloria-board-send-pivot = Pivot
gloria-board-send-stand = Stand up
gloria-board-send-face = Turn
gloria-board-send-turn = Turn
gloria-board-send-activate = Activate { $one }
gloria-board-send-place = Place { $one }
gloria-board-send-engage = Engage { $other }
gloria-board-send-push = Push { $other }
gloria-board-send-throw = Throw at { $other }
gloria-board-send-drop = Drop it
gloria-board-send-kick = Kick it
gloria-board-send-pickup = Pick it up
gloria-board-send-draw = Draw
gloria-board-send-free = Try it
gloria-board-send-end = End the phase

# A joust
gloria-board-title-engage = Engage
gloria-board-title-push = Shield push
gloria-board-title-throw = Throw
gloria-board-title-joust = Joust
gloria-board-title-free = Free attack
gloria-board-title-jostle = Jostle fight
gloria-board-title-pull = Pulled in
gloria-board-whom = Whom
gloria-board-how = How
gloria-board-part-attacks = attacks
gloria-board-part-defends = defends
gloria-board-part-helpless = cannot fight
gloria-board-extra = { $count ->
    [one] { $count } extra die
   *[other] { $count } extra dice
}
gloria-board-touches = { $count ->
    [one] { $count } touch
   *[other] { $count } touches
}
gloria-board-odds = { $id ->
    [attack] attacks alone
    [win] wins the joust
    [touch] touches
    [wounded] is wounded
    [fallen] falls
    [lost] is out of combat
    [slain] is killed
   *[wall] has a free attack at the wall
}
gloria-board-chances = What each answer may bring
gloria-board-why = How that is counted

# Dice, each in a sentence
gloria-board-die-order = Order: { $seat } rolls { $value }.
gloria-board-die-order-you = Order: you roll { $value }.
gloria-board-die-act = Action points: { $value } against weight { $weight } gives { $one } { $pa } PA.
gloria-board-die-init-attacks = Initiative: { $value } + weight { $weight } = { $total } against { $limit }. { $one } attacks.
gloria-board-die-init-defends = Initiative: { $value } + weight { $weight } = { $total } against { $limit }. { $one } defends.
gloria-board-die-init-tie = Initiative: { $value } + weight { $weight } = { $total }, as much as the other. { $one } attacks too.
gloria-board-die-atk-miss = Attack: { $value } is above level { $limit }. { $one } misses.
gloria-board-die-atk-touch = Attack: { $value } is not above level { $limit }. { $one } touches.
gloria-board-die-atk-push = Attack: { $value } is not above level { $limit }. { $one } pushes.
gloria-board-die-atk-close = Attack: { $value } is not above level { $limit }. { $one } comes nearer.
gloria-board-die-atk-special = Attack: { $value } is below half of level { $limit }. { $one } succeeds, with a special result.
gloria-board-die-def-miss = Defence: { $value } is not below half of level { $limit }. { $one } does not touch.
gloria-board-die-def-touch = Defence: { $value } is below half of level { $limit }. { $one } touches.
gloria-board-die-def-push = Defence: { $value } is below half of level { $limit }. { $one } pushes.
gloria-board-die-def-close = Defence: { $value } is below half of level { $limit }. { $one } comes nearer.
gloria-board-die-prot-stopped = Protection of { $one }: { $value } against weight { $weight }. The blow is stopped.
gloria-board-die-prot-stopped-more = Protection of { $one }: { $value } + { $more } against weight { $weight }. The blow is stopped.
gloria-board-die-prot-wounded = Protection of { $one }: { $value } against weight { $weight }. The blow goes through.
gloria-board-die-prot-wounded-more = Protection of { $one }: { $value } + { $more } against weight { $weight }. The blow goes through.
gloria-board-die-spec-killed = Special result of { $one }, { $value }: a deadly blow.
gloria-board-die-spec-wounded = Special result of { $one }, { $value }: one more level is lost.
gloria-board-die-spec-stunned = Special result of { $one }, { $value }: the other is stunned for the next turn.
gloria-board-die-spec-felled = Special result of { $one }, { $value }: the other falls.
gloria-board-die-spec-disarmed = Special result of { $one }, { $value }: the other loses a shield, a snare or a second weapon.
gloria-board-die-spec-weapon = Special result of { $one }, { $value }: the other’s weapon falls.
gloria-board-die-spec-cowed = Special result of { $one }, { $value }: the other can only defend next turn.
gloria-board-die-spec-nothing = Special result of { $one }, { $value }: nothing.
gloria-board-die-spec-again = Special result of { $one }, { $value }: one more joust with the same opponent.
gloria-board-die-spec-elated = Special result of { $one }, { $value }: one level more.
gloria-board-die-fall-falls = Pushed from behind: { $value } is below { $limit }, weight minus level. { $one } falls.
gloria-board-die-fall-stands = Pushed from behind: { $value } is not below { $limit }, weight minus level. { $one } stands.
gloria-board-die-trip-falls = On a body: { $value } is not below level { $limit }. { $one } falls.
gloria-board-die-trip-stands = On a body: { $value } is below level { $limit }. { $one } stands.
gloria-board-die-rise-steady = Standing up: { $value } is below level { $limit }. { $one } looks as wished.
gloria-board-die-rise-turned = Standing up: { $value } is not below level { $limit }. { $one } ends up turned aside.
gloria-board-die-pick-taken = Taken in hand: { $value } is at least { $limit }. { $one } can use it.
gloria-board-die-pick-broken = Taken in hand: { $value } is below { $limit }. { $one } finds it useless.
gloria-board-die-net-caught = Throw: { $value } is not above level { $limit }. { $one } catches the target.
gloria-board-die-net-missed = Throw: { $value } is above level { $limit }. { $one } misses.
gloria-board-die-free-torn = Breaking free: a { $value } also tears the snare, level { $limit }. { $one } is free.
gloria-board-die-free-freed = Breaking free: { $value } is not above level { $limit }. { $one } is free.
gloria-board-die-free-held = Breaking free: { $value } is above level { $limit }. { $one } is still entangled.
gloria-board-die-crowd-spared = The crowd: { $value } − { $less } = { $total }, below 0. { $one } is spared.
gloria-board-die-crowd-doubt = The crowd: { $value } − { $less } = { $total }. The consul decides about { $one }.
gloria-board-die-judge-mercy = The consul: { $value } is above { $limit }. { $one } is spared.
gloria-board-die-judge-death = The consul: { $value } is not above { $limit }. { $one } is put to death.
gloria-board-die-xp = Experience: { $one } rolls { $value } at level { $limit }.
gloria-board-die-leave-leaves = Trainer of { $seat }: { $value } is at least { $limit }. He leaves.
gloria-board-die-leave-leaves-you = Your trainer: { $value } is at least { $limit }. He leaves.
gloria-board-die-leave-stays = Trainer of { $seat }: { $value } is below { $limit }. He stays.
gloria-board-die-leave-stays-you = Your trainer: { $value } is below { $limit }. He stays.

# The end
gloria-board-reason-last_troop = The last troop in the arena.
gloria-board-reason-draw = No troop is left in the arena.
gloria-board-reason-turn_limit = At the turn limit: most gladiators in combat, then levels, then victories.
gloria-board-reason-missions = Most missions done.
gloria-board-fate-fit = stands
gloria-board-fate-waiting = did not fight
gloria-board-fate-out = out of combat
gloria-board-fate-gone = left alive
gloria-board-fate-dead = dead
gloria-board-fate-freed = free

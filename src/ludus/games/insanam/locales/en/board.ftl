# Ad Insanam Imperatoris: what is asked and can be done, and what cards say, in words.
#
# Dots and spaces in words of the content become hyphens where they are chosen by: the metric
# `terr.GER` is `terr-GER`, the special `first blow` is `first-blow`.

# Counted things: $id is a number
insanam-gold = { $id } gold
insanam-wood = { $id } wood
insanam-stone = { $id } stone
insanam-points = { $id } VP
insanam-corruption = { $id } corruption
insanam-any = { $id ->
    [one] { $id } good of your choice
   *[other] { $id } goods of your choice
}
insanam-goods = { $id ->
    [one] { $id } good
   *[other] { $id } goods
}
insanam-legionaries = { $id ->
    [one] { $id } legionary
   *[other] { $id } legionaries
}
insanam-centurions = { $id ->
    [one] { $id } centurion
   *[other] { $id } centurions
}
insanam-evocati = { $id ->
    [one] { $id } evocatus
   *[other] { $id } Evocati
}
insanam-troops = { $id ->
    [one] { $id } troop
   *[other] { $id } troops
}
insanam-camps = { $id ->
    [one] { $id } camp
   *[other] { $id } camps
}
insanam-barbarians = { $id ->
    [one] { $id } barbarian
   *[other] { $id } barbarians
}
insanam-citadels = { $id ->
    [one] { $id } citadel
   *[other] { $id } citadels
}
insanam-citizens = { $id ->
    [one] { $id } citizen
   *[other] { $id } citizens
}
insanam-cards = { $id ->
    [one] { $id } card
   *[other] { $id } cards
}
insanam-steps = { $id ->
    [one] { $id } space
   *[other] { $id } spaces
}
insanam-movement = { $id } MP

# Small names
insanam-destiny = { $id ->
    [traitor] traitor
   *[loyal] loyal subject
}
insanam-letter = { $id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
insanam-deck = { $id ->
    [GLAD] gladiators
    [ADV] adversaries
   *[EVT] events
}
insanam-hidden = the hidden top card ({ $category })
insanam-storage = storage
insanam-camp = camp
insanam-citadel = citadel
insanam-nothing = nothing
insanam-vacant = vacant

# What is asked of you
insanam-ask-board = Choose your player board.
insanam-ask-draft = Take one card; the rest goes to your neighbour.
insanam-ask-keep = Choose the cards you keep.
insanam-ask-show = Which of your two ambitions lies face up?
insanam-ask-settle = Choose a start territory: its number gives your place in the turn order.
insanam-ask-turn = Place a citizen, or pass.
insanam-ask-favour = { $one } asks you to take your banner off “{ $what }”, { $zone }, for { $gold }.
insanam-ask-rob = Whose point of corruption do you take? You may also gain it as usual.
insanam-ask-act = { $zone }: use an action, or none.
insanam-ask-after = Free actions, or end your turn.
insanam-ask-take = Choose what you gain: { $goods }.
insanam-ask-lose = Choose what you lose: { $goods }.
insanam-ask-pay = Choose what you pay: { $goods }.
insanam-ask-swap = Exchange up to { $goods }, or none.
insanam-ask-hinder = Whose chariot goes back { $steps }?
insanam-ask-push = Who gains { $corruption }?
insanam-ask-steal = From whom do you take { $goods }?
insanam-ask-seize = Name a good to take from { $one }. Still to take: { $n }.
insanam-ask-forfeit = Discard a gladiator from your play area.
insanam-ask-peek = Put these cards back in the order you like, the top one first.
insanam-ask-clear = Take a banner off an action.
insanam-ask-cull = Which troop goes back to your strip? Still to return: { $n }.
insanam-ask-hire = Buy a gladiator on display, or none.
insanam-ask-tile = Buy one of the tiles on offer, or none.
insanam-ask-unlock = Unlock one of your powers, or none.
insanam-ask-camp = Place the camp you have just won, or keep it for later.
insanam-ask-redo = Repeat an action with a banner on it, or none.
insanam-ask-recruit = Recruit: { $n ->
    [one] one more troop,
   *[other] up to { $n } more troops,
} or be done.
insanam-ask-deploy = Deploy: { $n ->
    [one] one more troop,
   *[other] up to { $n } more troops,
} or be done.
insanam-ask-fight = Choose a gladiator and an adversary, or do not fight.
insanam-ask-reroll = Roll your die again, or let it stand.
insanam-ask-slide = Your gladiator has won: slide it under your board for good, or keep it in play?
insanam-ask-buyback = Your gladiator is dead: buy it back?
insanam-ask-march = March: { $n ->
    [one] one movement point is left.
   *[other] { $n } movement points are left.
}
insanam-ask-sail = Your troops on { $place } may take a free step.
insanam-ask-incited = You are made to attack { $to } from { $from }: whom do you send?
insanam-ask-battle = Which battle comes first?
insanam-ask-charm = Let { $land } yield without a battle, for gold?
insanam-ask-muster = Recruit legionaries straight into the attack on { $land }?
insanam-ask-fall = { $n ->
    [0] A draw in { $land }: choose one piece to lose.
   *[other] Damage { $n } in { $land }: choose what you lose.
}
insanam-ask-withdraw = { $land } has yielded: withdraw your troops, or send them back to your strip.
insanam-ask-thumbs = { $event }: thumb up or thumb down, in secret?
insanam-ask-gifts = { $event }: what do you give, in secret? At least { $n } together.
insanam-ask-wage = Pay day: how many { $troop ->
    [LEG] legionaries
    [CEN] centurions
   *[EVO] Evocati
} do you pay, at { $gold } each?
insanam-ask-unpaid = Unpaid: { $troops }. Send one back to your strip, or keep it and lose VP.
insanam-ask-name = Name a good: what you gain of it is doubled this round.
insanam-ask-fund = Which good do you gain 1 more of?
insanam-ask-patronage = Give 2 goods for 1 VP?
insanam-ask-destiny = You have been dealt a new destiny card: which one do you keep?

# What the others see meanwhile
insanam-wait-board = { $seat } chooses a player board.
insanam-wait-draft = Still to take a card: { $seat }.
insanam-wait-keep = Still to choose which cards to keep: { $seat }.
insanam-wait-show = Still to choose an ambition to show: { $seat }.
insanam-wait-settle = { $seat } chooses a start territory.
insanam-wait-turn = { $seat } is to place a citizen or pass.
insanam-wait-favour = { $seat } has been asked for a favour.
insanam-wait-rob = { $seat } may take a point of corruption from somebody.
insanam-wait-act = { $seat } chooses an action.
insanam-wait-after = { $seat } may take free actions.
insanam-wait-take = { $seat } chooses what to gain.
insanam-wait-lose = { $seat } chooses what to lose.
insanam-wait-pay = { $seat } chooses what to pay.
insanam-wait-swap = { $seat } exchanges goods.
insanam-wait-hinder = { $seat } chooses whose chariot to hinder.
insanam-wait-push = { $seat } chooses whom to compromise.
insanam-wait-steal = { $seat } chooses whom to steal from.
insanam-wait-seize = { $seat } names a good to take.
insanam-wait-forfeit = { $seat } must discard a gladiator.
insanam-wait-peek = { $seat } looks at the top of a deck.
insanam-wait-clear = { $seat } takes a banner off an action.
insanam-wait-cull = { $seat } must return a troop to the strip.
insanam-wait-hire = { $seat } may buy a gladiator.
insanam-wait-tile = { $seat } may buy a tile.
insanam-wait-unlock = { $seat } may unlock a power.
insanam-wait-camp = { $seat } may place a camp.
insanam-wait-redo = { $seat } may repeat an action.
insanam-wait-recruit = { $seat } recruits.
insanam-wait-deploy = { $seat } deploys troops.
insanam-wait-fight = { $seat } prepares a fight in the arena.
insanam-wait-reroll = { $seat } may roll the die again.
insanam-wait-slide = { $seat } decides about the winner in the arena.
insanam-wait-buyback = { $seat } may buy back a dead gladiator.
insanam-wait-march = { $seat } moves troops.
insanam-wait-sail = { $seat } may move a group at sea.
insanam-wait-incited = { $seat } is made to attack.
insanam-wait-battle = { $seat } chooses the next battle.
insanam-wait-charm = { $seat } may avoid a battle with gold.
insanam-wait-muster = { $seat } may call reinforcements.
insanam-wait-fall = { $seat } chooses what to lose in battle.
insanam-wait-withdraw = { $seat } withdraws troops.
insanam-wait-thumbs = Still to show a thumb: { $seat }.
insanam-wait-gifts = Still to choose a gift: { $seat }.
insanam-wait-wage = { $seat } pays soldiers.
insanam-wait-unpaid = { $seat } decides about unpaid soldiers.
insanam-wait-name = { $seat } names a good.
insanam-wait-fund = { $seat } chooses a good.
insanam-wait-patronage = { $seat } may give goods for a point.
insanam-wait-destiny = Still to choose a destiny: { $seat }.

# What can be done: labels of buttons
insanam-do-board = { $board }
insanam-do-pick = Take { $card }
insanam-do-keep = Keep { $cards }
insanam-do-show = Show { $ambition }
insanam-do-settle = Start in { $land }
insanam-do-patronage = Give { $goods } for 1 VP
insanam-do-fund = 1 more { $good }
insanam-do-name = Name { $good }
insanam-do-use = Use the one-shot power of { $gladiator }
insanam-do-tuck = Tuck { $gladiator } for income
insanam-do-validate = Validate { $ambition }
insanam-do-accuse = Accuse { $one } of treason
insanam-do-camp = Place a camp: { $land }
insanam-do-redeem = Prove your redemption: { $what }
insanam-do-request = Ask Milonia to clear “{ $what }”: { $zone }
insanam-do-grant = Grant it
insanam-do-deny = Decline
insanam-do-banish = Send home from { $land }: { $troops }
insanam-do-demote = Turn into legionaries in { $land }: { $troops }
insanam-do-incite = Stage an attack: { $from } → { $to }
insanam-do-raid = Take without a battle: { $from } → { $to }, { $troops }
insanam-do-place = Place a citizen: { $zone }
insanam-do-place-circle = Place a citizen: { $zone }, circle { $circle }
insanam-do-pass = Pass
insanam-do-act = { $what }
insanam-do-skip = No
insanam-do-skip-act = No action
insanam-do-skip-rob = Gain it as usual
insanam-do-skip-charm = Fight
insanam-do-done = Done
insanam-do-done-after = End your turn
insanam-do-done-fight = Do not fight
insanam-do-done-hire = Buy none
insanam-do-done-tile = Buy none
insanam-do-done-unlock = Unlock none
insanam-do-done-redo = Repeat none
insanam-do-rob = Take it from { $one }
insanam-do-take = Gain { $goods }
insanam-do-lose = Lose { $goods }
insanam-do-pay = Pay { $goods }
insanam-do-swap = Give { $give }, get { $get }
insanam-do-target = { $one }
insanam-do-seize = Take { $good }
insanam-do-forfeit = Discard { $gladiator }
insanam-do-order = From the top: { $cards }
insanam-do-clear = Clear “{ $what }”: { $zone }
insanam-do-cull = Return: { $troop } ({ $place })
insanam-do-hire = Buy { $gladiator }
insanam-do-buy = Buy { $tile } ({ $zone })
insanam-do-unlock = Unlock { $power }
insanam-do-later = Keep it for later
insanam-do-redo = Repeat “{ $what }”: { $zone }
insanam-do-fight = { $gladiator } against { $adversary }
insanam-do-reroll = Roll again
insanam-do-stand = Let it stand
insanam-do-slide = Slide it under the board
insanam-do-stay = Stay
insanam-do-stay-slide = Keep it in play
insanam-do-buyback = Buy it back
insanam-do-recruit = Recruit: { $troop }
insanam-do-deploy = Deploy: { $troop } → { $land }
insanam-do-march = March: { $from } → { $to }, { $troops }
insanam-do-march-attack = Attack: { $from } → { $to }, { $troops }
insanam-do-transit = Pass through for a toll: { $from } → { $to }, { $troops }
insanam-do-halt = Stop marching
insanam-do-sail = Sail: { $from } → { $to }
insanam-do-send = Send { $troops }
insanam-do-battle = Battle: { $land }
insanam-do-charm = Pay, and take it without a battle
insanam-do-muster = { $n ->
    [0] Recruit none
    [one] Recruit { $n } legionary into the attack
   *[other] Recruit { $n } legionaries into the attack
}
insanam-do-fall = Lose { $troops }
insanam-do-withdraw = Withdraw: { $troop } → { $land }
insanam-do-disband = Send the rest back to the strip
insanam-do-approve = Thumb up: approve
insanam-do-refuse = Thumb down: refuse
insanam-do-give = Give { $what }
insanam-do-wage = Pay { $troops }
insanam-do-dismiss = Return: { $troop } ({ $place })
insanam-do-retain = Keep one without pay
insanam-do-destiny = { $which ->
    [old] Keep the old card: { $destiny }
   *[new] Take the new card: { $destiny }
}
insanam-do-price = { $move } ({ $goods })

# What cards say: $what is counted goods, $troops counted troops
insanam-atom-gain = +{ $what }
insanam-atom-lose = −{ $what }
insanam-atom-levy = levy of { $what } (−1 VP for each one missing)
insanam-atom-pay = pay { $what }
insanam-atom-spend = pay { $what }
insanam-atom-recruit = { $d ->
    [0] recruit { $n ->
        [one] { $n } troop
       *[other] up to { $n } troops
    }
   *[other] recruit { $n ->
        [one] { $n } troop, { $d } gold cheaper
       *[other] up to { $n } troops, each { $d } gold cheaper
    }
}
insanam-atom-free = free of charge into storage: { $troops }
insanam-atom-deploy = deploy { $n ->
    [one] { $n } troop
   *[other] up to { $n } troops
}
insanam-atom-move = { $n ->
    [one] move with { $n } movement point
   *[other] move with { $n } movement points
}
insanam-atom-move-more = { $n ->
    [one] { $n } more movement point
   *[other] { $n } more movement points
}
insanam-atom-race = { $n ->
    [one] race { $n } space
   *[other] race { $n } spaces
}
insanam-atom-hinder = { $n ->
    [one] an opponent’s chariot goes back { $n } space
   *[other] an opponent’s chariot goes back { $n } spaces
}
insanam-atom-gbuy = { $d ->
    [0] buy a gladiator
   *[other] buy a gladiator, { $d } gold cheaper
}
insanam-atom-gdraw = { $n ->
    [one] take the top gladiator of the deck, free
   *[other] take the top { $n } gladiators of the deck, free
}
insanam-atom-gdiscard = { $n ->
    [one] discard { $n } gladiator
   *[other] discard { $n } gladiators
} (each one missing costs VP)
insanam-atom-fight = { $n ->
    [0] fight in the arena
   *[other] fight in the arena with +{ $n }
}
insanam-atom-refresh = { $deck ->
    [GLAD] new gladiators on display
   *[ADV] new adversaries face up
}
insanam-atom-peek = look at the top { $n } cards, and put them back in any order: { $deck ->
    [GLAD] gladiators
    [ADV] adversaries
   *[EVT] events
}
insanam-atom-redo = repeat an action with a banner on it: { $zones }
insanam-atom-redo-any = repeat any action with a banner on it outside the Senate
insanam-atom-unlock = { $d ->
    [0] unlock a power
   *[other] unlock a power, { $d } gold cheaper
}
insanam-atom-tile = { $d ->
    [0] buy a tile
   *[other] buy a tile, { $d } gold cheaper
}
insanam-atom-swap = exchange up to { $n } goods
insanam-atom-steal = take from one opponent: { $what }
insanam-atom-push = one opponent gains { $n } corruption
insanam-atom-drop = { $n ->
    [one] your marker goes down { $n } space
   *[other] your marker goes down { $n } spaces
}
insanam-atom-unbanner = { $n ->
    [one] take { $n } banner off any action
   *[other] take { $n } banners off any actions
}
insanam-atom-cull = { $n ->
    [one] return { $n } troop to the strip
   *[other] return { $n } troops to the strip
} (−1 VP for each one missing)
insanam-atom-lock = { $n ->
    [one] { $n } citizen is withheld next turn
   *[other] { $n } citizens are withheld next turn
}
insanam-atom-levyper = levy of { $what } × { $measure } (−1 VP for each one missing)
insanam-atom-barb = { $region }: each barbarian territory gets { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}

# Lasting changes: $n is a text with its sign, +1 or -1
insanam-mod = { $key ->
    [mp] movement points { $n }
    [atk] your power when attacking { $n }
    [def] your power when defending { $n }
    [fight] your total in the arena { $n }
    [fight-CH] your total against champions { $n }
    [fight-OR] your total against ordinary adversaries { $n }
    [fight-AN] your total against animals { $n }
    [reroll] new rolls of your die in each arena fight { $n }
    [cost-LEG] price of a legionary { $n } gold
    [cost-CEN] price of a centurion { $n } gold
    [cost-EVO] price of an evocatus { $n } gold
    [cost-glad] price of a gladiator { $n } gold
    [cost-tile] price of a tile { $n } gold
    [cost-unlock] price of unlocking { $n } gold
    [inc-G] income { $n } gold
    [inc-W] income { $n } wood
    [inc-S] income { $n } stone
    [inc-VP] income { $n } VP
    [bonus-G] { $n } gold when you take a circle with gold
    [bonus-W] { $n } wood when you take a circle with wood
    [bonus-S] { $n } stone when you take a circle with stone
    [suburra] citizens counted in the Suburra { $n }
    [swap] goods in an exchange { $n }
    [race] spaces of each advance of your chariot { $n }
    [deploy] troops of each deployment { $n }
    [donate] your gift, for its rank only, { $n }
    [pay] soldiers’ pay { $n } gold in all
    [toll_in] each toll you receive { $n } gold
    [toll_out] each toll you pay { $n } gold
   *[sea] free steps at sea { $n }
}
insanam-tax = { $trigger ->
    [turn] each turn each player is levied { $what }
    [place-COL] whoever places at the Colosseum is levied { $what }
    [place-HIP] whoever places at the Hippodrome is levied { $what }
    [place-BAR] whoever places at the Barracks is levied { $what }
    [place-SEN] whoever places in the Senate is levied { $what }
    [place-MAR] whoever places at the Market is levied { $what }
    [place-SUB] whoever places in the Suburra is levied { $what }
    [recruit] whoever recruits is levied { $what }
    [deploy] whoever deploys is levied { $what }
    [fight] whoever fights in the arena is levied { $what }
    [race] whoever races is levied { $what }
    [tile] whoever buys a tile is levied { $what }
    [unlock] whoever unlocks a power is levied { $what }
   *[swap] whoever exchanges goods is levied { $what }
} (−1 VP for each one missing)

# Powers of boards. `accuse` once a round is `accuse-round`; `strength` names its troop, as in
# `strength-all` and `strength-EVO`; its $n too has a sign
insanam-sp = { $key ->
    [swap2] An exchange gives you 2 goods for 1, of kinds you did not give.
    [mines] Each gold in the income of your tucked gladiators brings 1 more gold.
    [diplomacy] Once per player-turn, send troops of one opponent next to you home to their start territory. It costs 2 gold per strength.
    [wisdom] 1 more gold for each gold from a circle you take or from the Suburra.
    [extra] You may recruit more than others: { $troops }.
    [strength-all] Each of your troops has strength { $n }.
    [strength-LEG] Your legionaries have strength { $n }.
    [strength-CEN] Your centurions have strength { $n }.
    [strength-EVO] Your Evocati have strength { $n }.
    [funds] Whenever you gain wood or stone, you gain 1 more of it.
    [accuse] Accuse one opponent of treason, once in the game.
    [accuse-round] Accuse one opponent of treason, once each round.
    [plunder] After a battle won against a player, take one of their goods for each of their troops killed.
    [buyback] When your gladiator dies in the arena, you may buy it back at its cost.
    [revolt] When you attack a player, recruit up to 2 legionaries straight into the attack.
    [raid] Once in the game, take a barbarian territory next to you without a battle: at least one troop moves in.
    [first-blow] When you attack a player, the weakest defending troop dies before the first die.
    [theft] When you place on a circle with corruption, you may take that point from an opponent’s marker.
    [charm] A territory you attack yields without a battle, for gold equal to its power.
    [favours] On request you may take your banner off an action. You are paid a third of the other’s marker in gold.
    [financing] Once per player-turn, turn centurions and Evocati of an opponent next to you into legionaries. You pay the price of each.
    [contacts] Each round, name gold, wood or stone: what you gain of it from the bank is doubled.
    [adversary] Adversaries you fight have power { $n }.
    [immune] Neither obstacles nor opponents hold up your chariot.
    [influence] Once in the game, make an opponent attack a territory next to theirs.
   *[patronage] At the start of each turn you may give 2 goods for 1 VP.
}
insanam-timing-now = At once: { $effect }
insanam-timing-while = While face up: { $effect }
insanam-reward = Reward: { $effect }

# What ambitions and redemption ask for
insanam-metric = { $metric ->
    [terr] control { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }
    [terr-ARO] control { $n ->
        [one] { $n } territory of Roman Africa
       *[other] { $n } territories of Roman Africa
    }
    [terr-GAL] control { $n ->
        [one] { $n } territory of Gaul
       *[other] { $n } territories of Gaul
    }
    [terr-HIS] control { $n ->
        [one] { $n } territory of Hispania
       *[other] { $n } territories of Hispania
    }
    [terr-BRE] control { $n ->
        [one] { $n } territory of Britannia
       *[other] { $n } territories of Britannia
    }
    [terr-GER] control { $n ->
        [one] { $n } territory of Germania
       *[other] { $n } territories of Germania
    }
    [regions] control territories in { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
    [full-ARO] control all of Roman Africa
    [full-GAL] control all of Gaul
    [full-HIS] control all of Hispania
    [full-BRE] control all of Britannia
    [full-GER] control all of Germania
    [map] have { $n ->
        [one] { $n } troop on the map
       *[other] { $n } troops on the map
    }
    [map-LEG] have { $n ->
        [one] { $n } legionary on the map
       *[other] { $n } legionaries on the map
    }
    [map-CEN] have { $n ->
        [one] { $n } centurion on the map
       *[other] { $n } centurions on the map
    }
    [map-EVO] have { $n ->
        [one] { $n } evocatus on the map
       *[other] { $n } Evocati on the map
    }
    [off] have { $n ->
        [one] { $n } troop off the strip
       *[other] { $n } troops off the strip
    }
    [strength] have strength { $n } on the map
    [camps] have { $n ->
        [one] { $n } camp on the map
       *[other] { $n } camps on the map
    }
    [unlocked] have unlocked { $n ->
        [one] { $n } power
       *[other] { $n } powers
    }
    [winners] have { $n ->
        [one] { $n } gladiator under your board
       *[other] { $n } gladiators under your board
    }
    [tucked] have { $n ->
        [one] { $n } gladiator tucked
       *[other] { $n } gladiators tucked
    }
    [glads] have { $n ->
        [one] { $n } gladiator under or left of your board
       *[other] { $n } gladiators under or left of your board
    }
    [barbwins] win { $n ->
        [one] { $n } battle against barbarians
       *[other] { $n } battles against barbarians
    }
    [pvpwins] win { $n ->
        [one] { $n } battle against players
       *[other] { $n } battles against players
    }
    [citadels] bring down { $n ->
        [one] { $n } citadel
       *[other] { $n } citadels
    } in battles you win
    [beaten] beat { $n ->
        [one] { $n } adversary
       *[other] { $n } adversaries
    } in the arena
    [beaten-CH] beat { $n ->
        [one] { $n } champion
       *[other] { $n } champions
    } in the arena
    [beaten-OR] beat { $n ->
        [one] { $n } ordinary adversary
       *[other] { $n } ordinary adversaries
    } in the arena
    [beaten-AN] beat { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    } in the arena
    [race] have your chariot on space { $n } or further
    [racefirst] be alone in front in the chariot race
    [sub] place { $n ->
        [one] { $n } citizen in the Suburra
       *[other] { $n } citizens in the Suburra
    }
    [tiles] buy { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
    [approve] approve { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
    [refuse] refuse { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
    [top] be first in { $n ->
        [one] { $n } collective event
       *[other] { $n } collective events
    }
    [gifts] give in { $n ->
        [one] { $n } collective event
       *[other] { $n } collective events
    }
    [cor] have your marker on space { $n } or higher
    [corlast] be lowest on the treachery track, alone or level
    [goods] hold { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    [hold-G] hold { $n } gold
    [hold-W] hold { $n } wood
   *[hold-S] hold { $n } stone
}
insanam-measure = { $id ->
    [terr] controlled territories
    [terr-ARO] territories of Roman Africa
    [terr-GAL] territories of Gaul
    [terr-HIS] territories of Hispania
    [terr-BRE] territories of Britannia
    [terr-GER] territories of Germania
    [regions] regions with a territory
    [full-ARO] control of all Roman Africa
    [full-GAL] control of all Gaul
    [full-HIS] control of all Hispania
    [full-BRE] control of all Britannia
    [full-GER] control of all Germania
    [map] troops on the map
    [map-LEG] legionaries on the map
    [map-CEN] centurions on the map
    [map-EVO] Evocati on the map
    [off] troops off the strip
    [strength] strength on the map
    [camps] camps on the map
    [unlocked] unlocked powers
    [winners] gladiators under the board
    [tucked] tucked gladiators
    [glads] gladiators under and left of the board
    [barbwins] battles won against barbarians
    [pvpwins] battles won against players
    [citadels] citadels brought down
    [beaten] adversaries beaten
    [beaten-CH] champions beaten
    [beaten-OR] ordinary adversaries beaten
    [beaten-AN] animals beaten
    [race] space of the chariot
    [racefirst] alone in front in the race
    [sub] citizens placed in the Suburra
    [tiles] tiles bought
    [approve] events approved
    [refuse] events refused
    [top] first places in collective events
    [gifts] collective events with a gift
    [cor] space of the marker
    [corlast] lowest on the treachery track
    [goods] goods held
    [hold-G] gold held
    [hold-W] wood held
   *[hold-S] stone held
}
insanam-progress = { $measure }: { $n } of { $need }

# The boards: who they are
insanam-who = { $id ->
    [claudius] The heir nobody takes seriously, and who counts better than he speaks.
    [seneca] The philosopher: a man of few needs and many debtors.
    [macro] The prefect of the Guard, who made an emperor and could make another.
    [sabinus] A tribune of the Guard who watches everybody, and takes notes.
    [postumus] The adoptive brother from exile, with old friends in every port.
    [chaerea] A tribune of the Guard, mocked once too often by his emperor.
    [milonia] The emperor’s fourth wife: he listens to her, when he listens.
    [pallas] The man of business, for whom everything in Rome has a price.
    [narcissus] The freedman who opens all the letters, and some of the cages.
   *[petronius] The writer, judge of good taste in a court that has none.
}

# Moves in counsel, reviews and puzzles that no sentence of the log tells of.
insanam-field-circle = circle
insanam-move-keep = keep: { $cards }
insanam-move-give = give: { $good } × { $amount }
insanam-move-wage = pay: { $troop } × { $number }

# Ad Insanam Imperatoris: what the map, battles, the arena and edicts say in the browser.

# The imperial map
insanam-map-label = The imperial map
insanam-map-tray = What is decided on the map
insanam-map-list = As a list
insanam-map-in = Larger
insanam-map-out = Smaller
insanam-map-look = Tap a territory or a sea to see who holds it.
insanam-map-sea = sea
insanam-map-seas = Seas
insanam-map-nobody = nobody there
insanam-map-held = { $name }: { $pieces }
insanam-map-invaders = { $name } attacks with { $troops }
insanam-map-passing = { $name } passes through with { $troops }
insanam-map-start = start territory { $number }
insanam-map-start-of = start territory { $number }, chosen by { $name }
insanam-map-score = Worth { $n } VP at a scoring; all of { $region } { $full } VP more.
insanam-map-power = Power { $n } before the die
insanam-map-near = Next to it: { $places }
insanam-map-from-here = starts here
insanam-map-lit-source = can start here
insanam-map-lit-target = can be chosen
insanam-map-lit-picked = chosen
insanam-map-points = { $n ->
    [one] movement point left
   *[other] movement points left
}
insanam-map-where = where to?
insanam-map-all = All of them
insanam-map-less = One { $what } fewer
insanam-map-more = One { $what } more
insanam-map-cancel = Cancel
insanam-map-last-dice = Last dice: { $mine } against { $other }

# What can be begun on the map
insanam-map-mode-camp = Place a camp
insanam-map-mode-banish = Send troops home
insanam-map-mode-demote = Make legionaries of troops
insanam-map-mode-incite = Stage an attack
insanam-map-mode-raid = Raid barbarians

# What to tap next
insanam-map-hint-settle = Tap one of the free start territories.
insanam-map-hint-deploy = Choose a troop, then tap where it goes.
insanam-map-hint-camp = Tap a territory you control.
insanam-map-hint-march = Choose how many march, then tap where to.
insanam-map-hint-sail = Tap where the group goes.
insanam-map-hint-send = Choose whom you send.
insanam-map-hint-battle = Tap the battle that is fought first.
insanam-map-hint-withdraw = Choose a troop, then tap where it withdraws to.
insanam-map-hint-banish = Tap the territory whose troops go home.
insanam-map-hint-demote = Tap the territory whose troops become legionaries.
insanam-map-hint-incite = Tap the territory that is attacked.
insanam-map-hint-raid = Tap the barbarian territory you take.
insanam-map-hint-source-march = Tap the troops that are to march.
insanam-map-hint-source-sail = Tap the group that is to sail.
insanam-map-hint-source-incite = Tap the troops that are made to attack.
insanam-map-hint-source-raid = Tap the troops that take a neighbouring territory.

# The button that sends a pick
insanam-map-send-settle = Start here
insanam-map-send-deploy = Deploy
insanam-map-send-camp = Place the camp
insanam-map-send-march = March
insanam-map-send-attack = Attack
insanam-map-send-transit = Pass through for a toll
insanam-map-send-sail = Sail
insanam-map-send-send = Send them
insanam-map-send-battle = Fight this battle first
insanam-map-send-withdraw = Withdraw
insanam-map-send-banish = Send them home
insanam-map-send-demote = Make them legionaries
insanam-map-send-incite = Make them attack
insanam-map-send-raid = Take it without a battle

# A battle
insanam-battle-title = Battle: { $place }
insanam-battle-attacks = attacker
insanam-battle-defends = defender
insanam-battle-barbarians = Barbarians
insanam-battle-power = Power before the die
insanam-battle-total = Total
insanam-battle-die = die: { $n }
insanam-battle-killed = { $n ->
    [one] { $n } troop lost so far
   *[other] { $n } troops lost so far
}
insanam-battle-equal = Equal: each side loses one troop.
insanam-battle-damage = Damage { $n }: { $name }
insanam-battle-choose = { $n ->
    [0] Choose the troop you lose.
   *[other] Choose what you lose: power { $n } or more, nothing superfluous.
}
insanam-battle-loss = power { $n }
insanam-battle-pick = First choose what you lose

# The arena
insanam-arena-title = A fight in the arena
insanam-arena-of = In the arena: { $name }
insanam-arena-own = Your gladiator
insanam-arena-foe = The adversary
insanam-arena-before = Before the die
insanam-arena-won = { $one } wins.
insanam-arena-tied = A draw: both fall.
insanam-arena-lost = { $one } falls.
insanam-arena-standing = As it stands: { $result }
insanam-arena-hidden = The hidden top card
insanam-arena-send = Fight

# Edicts
insanam-edict-first = First, once: { $effect }
insanam-edict-approve = Thumb up
insanam-edict-refuse = Thumb down
insanam-edict-show-approve = Approve
insanam-edict-show-refuse = Refuse
insanam-edict-pick = Choose a thumb first
insanam-edict-thumbs = All choose in secret, then all thumbs are shown at once.
insanam-edict-did-approve = approves
insanam-edict-did-refuse = refuses
insanam-edict-exposed = exposed: suffers the lower half
insanam-edict-thinks = still to choose
insanam-edict-ready = has chosen
insanam-edict-kind = { $kind ->
    [G] All give gold.
    [W] All give wood.
    [S] All give stone.
   *[ANY] All give goods of any kind.
}
insanam-edict-least = Together at least { $n }.
insanam-edict-failure = If that is not reached, whoever gave nothing loses 1 VP for each one missing. Gifts are gone in any case.
insanam-edict-rewards = Rewards by gift
insanam-edict-ties = Equal gifts share the better place. Whoever gives nothing wins nothing.
insanam-edict-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
insanam-edict-give = { $n ->
    [0] Give nothing
   *[other] Give { $n }
}
insanam-edict-secret = Nobody sees your gift before all have chosen.
insanam-edict-gift = { $n ->
    [0] gave nothing
   *[other] gave { $n }
}
insanam-edict-reached = { $sum } given, at least { $least } needed: success.
insanam-edict-failed = { $sum } given, at least { $least } needed: { $missing } missing.

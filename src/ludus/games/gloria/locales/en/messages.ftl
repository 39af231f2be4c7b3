# Gloria aut Nihil: what is said at the table.

gloria-name = Gloria aut Nihil
    .pitch = Move, engage, roll, and hope the crowd is kind.
    .about = Gloria aut Nihil: its rulebook names neither author nor publisher. Whoever can, please tell us whom to credit.

# Words for things
gloria-class = { $id ->
    [retiarius] Retiarius
    [secutor] Secutor
    [murmillo] Murmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [provocator] Provocator
    [dimachaerus] Dimachaerus
    [laquearius] Laquearius
    [samnis] Samnis
    [eques] Eques
    [crupellarius] Crupellarius
    [scissor] Scissor
    [gallus] Gallus
    [essedarius] Essedarius
    [veles] Veles
   *[other] Own equipment
}
gloria-item = { $id ->
    [gladius] gladius
    [sica] sica
    [pugio] dagger
    [blade] arm blade
    [trident] trident
    [hasta] spear
    [parma] parma
    [scutum] scutum
    [net] net
    [lasso] lasso
    [ocrea] greaves
    [leather-ocrea] leather greaves
    [manica] manica
    [leather-manica] leather manica
    [galerus] galerus
    [helmet] helmet
    [leather-helmet] leather helmet
    [grille] face grille
    [cuirass] cuirass
    [leather-cuirass] leather cuirass
   *[other] { $id }
}
gloria-level = { $id ->
    [1] Slave
    [2] Tiro
    [3] Palus
    [4] Secundus Palus
    [5] Primus Palus
    [6] Rudis
   *[other] { $id }
}
gloria-way = { $id ->
    [0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
   *[other] north-east
}
gloria-question = { $id ->
    [enlist] which class to enlist
    [outfit] what the gladiator gets
    [deploy] which gladiator to place, and where
    [pick] which gladiator to activate
    [act] what the active gladiator does
    [toss] where the object goes
    [free] whether to try to break free
    [duty] how the thrower attacks
    [turnabout] how the target of the throw turns
    [counter] whether the target of the throw counters
    [aim] in which facing the counter is fought
    [pull] where the thrower is pulled to
    [closer] whether the thrower follows
    [face] how the engaged gladiator turns to its attacker
    [react] whether the engaged gladiator tests initiative or withdraws
    [buy] how many extra dice to buy
    [retreat] which way to give ground
    [lose] which object is lost
    [advance] whether and where to advance
    [jostle] whether to fight the one who fell over its feet
    [repeat] whether to repeat the joust
    [turn] where the winner looks
    [train] which gladiator is tested next
   *[other] which die is rolled again
}
gloria-gladiator = { $id ->
    [priscus] Priscus
    [verus] Verus
    [spiculus] Spiculus
    [flamma] Flamma
    [carpophorus] Carpophorus
    [tetraites] Tetraites
    [columbus] Columbus
    [diodorus] Diodorus
    [demetrius] Demetrius
    [hermes] Hermes
    [triumphus] Triumphus
    [urbicus] Urbicus
    [maximus] Maximus
    [celer] Celer
    [ferox] Ferox
    [leo] Leo
    [ursus] Ursus
    [pugnax] Pugnax
    [valerius] Valerius
    [rusticus] Rusticus
    [felix] Felix
    [faustus] Faustus
    [hilarus] Hilarus
    [creunus] Creunus
    [attilius] Attilius
    [raecius] Raecius
    [amandus] Amandus
    [pardus] Pardus
    [serpentius] Serpentius
    [murranus] Murranus
    [bato] Bato
    [danaus] Danaus
    [cycnus] Cycnus
    [ajax] Ajax
    [cupido] Cupido
    [generosus] Generosus
    [lucius] Lucius
    [marcus] Marcus
    [gaius] Gaius
    [quintus] Quintus
    [decimus] Decimus
    [septimus] Septimus
    [nonius] Nonius
    [otacilius] Otacilius
    [petronius] Petronius
    [rufus] Rufus
    [niger] Niger
    [albus] Albus
    [crescens] Crescens
    [celadus] Celadus
    [oceanus] Oceanus
    [jaculator] Jaculator
    [aureolus] Aureolus
    [sedatus] Sedatus
    [scirtus] Scirtus
    [exochus] Exochus
    [melanippus] Melanippus
    [pulcher] Pulcher
    [triton] Triton
    [aquila] Aquila
    [hector] Hector
    [achilles] Achilles
    [ixion] Ixion
    [castor] Castor
    [pollux] Pollux
    [kalendio] Kalendio
    [callidromus] Callidromus
    [licentiosus] Licentiosus
    [astyanax] Astyanax
    [symmachus] Symmachus
    [habilis] Habilis
    [eusebius] Eusebius
    [beryllus] Beryllus
    [thelonicus] Thelonicus
    [sagitta] Sagitta
    [fulgur] Fulgur
    [lupus] Lupus
    [draco] Draco
    [ventus] Ventus
    [rapidus] Rapidus
    [audax] Audax
    [fortis] Fortis
    [durus] Durus
    [probus] Probus
    [constans] Constans
    [viator] Viator
    [victor] Victor
    [invictus] Invictus
    [silvanus] Silvanus
    [saturninus] Saturninus
    [januarius] Januarius
    [primus] Primus
    [felicio] Felicio
    [senecio] Senecio
    [modestus] Modestus
    [severus] Severus
    [antiochus] Antiochus
    [delius] Delius
    [primigenius] Primigenius
    [hyacinthus] Hyacinthus
    [pericles] Pericles
    [margareites] Margareites
   *[other] { $id }
}

# The course of a game
gloria-enlists = { $seat } takes { $one }: { $class }, { $level }.
gloria-enlists-you = You take { $one }: { $class }, { $level }.
gloria-tournament = Tournament { $number } begins.
    .name = Tournament { $number }
gloria-placed = { $one } enters the arena.
gloria-pair = The draw puts { $one } against { $other }.
gloria-bye = { $one } has no opponent yet.
gloria-duel = { $one } and { $other } face each other.
gloria-turn = Turn { $number }.
gloria-order = Order of play: { $seats }.
gloria-activates = { $seat } activates { $one }.
gloria-activates-you = You activate { $one }.
gloria-points = { $pa ->
    [one] { $one } rolls { $die }: { $pa } PA.
   *[other] { $one } rolls { $die }: { $pa } PA.
}
gloria-steps = { $one } steps to the { $way }.
gloria-pivots = { $one } turns to the { $way }.
gloria-taken = { $one } takes the { $item } in hand.
gloria-broken = The { $item } is of no use any more: { $one } throws it away.
gloria-drops = { $one } drops the { $item }.
gloria-kicks = { $one } kicks the { $item } away.
gloria-stands = { $one } stands up.
gloria-throws = { $one } throws the { $item } at { $other }.
gloria-caught = { $one } is entangled!
gloria-missed = The throw misses { $one }.
gloria-torn = { $one } tears free; the snare is ruined.
gloria-freed = { $one } breaks free.
gloria-held = { $one } struggles and stays entangled.
gloria-pulled = { $other } pulls { $one } in by the snare.
gloria-engages = { $one } engages { $other }.
gloria-pushes = { $one } charges { $other } with the shield.
gloria-withdraws = { $one } withdraws.
gloria-initiative = { $one } has the initiative.
gloria-tie = { $one } and { $other } both attack.
gloria-buys = { $count ->
    [one] { $one } buys { $count } extra die.
   *[other] { $one } buys { $count } extra dice.
}
gloria-move-advance = advance to the { $way }
gloria-move-retreat = retreat to the { $way }
gloria-move-step = step to the { $way }
gloria-move-face = turn to the { $facing }
gloria-move-fast = stand fast
gloria-move-buy = { $count ->
    [0] buy no more dice
    [one] buy { $count } more die
   *[other] buy { $count } more dice
}
gloria-touches = { $one } touches { $other }.
gloria-stopped = { $one } rolls { $die }: the armour holds.
gloria-wounded = { $one } rolls { $die } and is wounded: level { $level }.
gloria-special-killed = A deadly blow: { $striker } strikes { $one } down.
gloria-special-wounded = { $one } is badly hurt and loses another level.
gloria-special-stunned = { $one } is stunned and will miss the next turn.
gloria-special-felled = { $striker } knocks { $one } off balance.
gloria-special-disarmed = { $striker } strikes something out of { $one }’s hands.
gloria-special-weapon = { $striker } strikes the weapon out of { $one }’s hand.
gloria-special-cowed = { $one } loses heart and will only defend next turn.
gloria-special-nothing = { $striker } strikes home, with no further effect on { $one }.
gloria-special-again = { $striker } may joust with { $one } once more.
gloria-special-elated = { $striker } is carried away by success against { $one }: one level more.
gloria-loses = { $one } loses the { $item }.
gloria-falls = { $one } falls.
gloria-jostles = { $one } stumbles into { $other }.
gloria-rebounds = { $one } is thrown against the wall and slides along it.
gloria-cornered = { $one } is cornered at the wall.
gloria-domino = { $one } is pushed into { $other }.
gloria-trips = { $one } stumbles over a body.
gloria-recovers = { $one } draws the snare back; { $other } stands firm.
gloria-gives-way = { $one } cannot hold out, and { $other } keeps the snare.
gloria-free-attack = { $one } gets a free attack on { $other } at the wall.
gloria-jostle-fight = { $one } strikes at { $other }, who fell over his feet.
gloria-wins = { $one } wins the joust.
gloria-out = { $striker } puts { $one } out of combat.
gloria-dies = { $striker } kills { $one }.
gloria-verdict-spared = The crowd spares { $one }.
gloria-verdict-mercy = The crowd turns away, but the consul spares { $one }.
gloria-verdict-death = The consul turns his thumb: { $one } is put to death.
gloria-leaves = { $one } is carried out of the arena alive.
gloria-mission = { $one } has done what he came for and leaves.
gloria-stopped-duel = { $one } and { $other } have fought long enough: both leave the arena standing.
gloria-won = { $count ->
    [one] { $seats } wins the tournament!
   *[other] { $seats } share the tournament!
}
gloria-won-you = { $count ->
    [one] You win the tournament!
   *[other] You share the tournament with { $others }!
}
gloria-draw = Nobody is left standing: the tournament has no winner.
gloria-tests = The survivors are tested.
gloria-learns = { $one } has learned: now { $level }.
gloria-learns-nothing = { $one } stays { $level }.
gloria-dies-of-wounds = { $one } ({ $level }) dies of his wounds.
gloria-rudis = { $one } receives the wooden sword ({ $level }): a free man and a trainer.
gloria-trainer-leaves = The trainer { $one } leaves for good.
gloria-campaign-won = { $count ->
    [one] { $seats } wins the campaign!
   *[other] { $seats } share the campaign!
}
gloria-campaign-won-you = { $count ->
    [one] You win the campaign!
   *[other] You share the campaign with { $others }!
}

# Refusals
gloria-refused-custom = Own equipment was not agreed for this game; choose a class.
gloria-refused-no-weapon = A gladiator needs a weapon in hand before it is ready.
gloria-refused-place = That hex is not in your own zone.
gloria-refused-marker = { $one } has no activation marker left in this turn.
gloria-refused-defends-only = { $one } can only defend and makes no initiative test.
gloria-refused-must-test = { $one } must test initiative or withdraw.
gloria-refused-points = { $price ->
    [one] { $one } would need { $price } PA and has { $pa }.
   *[other] { $one } would need { $price } PA and has { $pa }.
}
gloria-refused-entangled = { $one } is entangled and must break free before anything else.
gloria-refused-down = { $one } lies on the ground and must stand up before anything else.
gloria-refused-crossing = { $one } stands on a body and must step on at once.
gloria-refused-wall = That way is the wall of the arena.
gloria-refused-occupied = { $one } is in that hex.
gloria-refused-stopped = { $one } has entered an enemy’s zone of control and may not step any further.
gloria-refused-rear-only = With an enemy in his zone, { $one } can only step back into a rear hex.
gloria-refused-long-weapon = That hex is before { $one }, who holds a long weapon: enter it only with { $price } PA left to attack; you would have { $pa }.
gloria-refused-body = A body lies there: cross it only if you can step on at once, and you would have { $pa } PA left.
gloria-refused-pivot = { $one } looks that way already.
gloria-refused-standing = { $one } is on his feet.
gloria-refused-not-entangled = { $one } is not entangled.
gloria-refused-not-here = There is no { $item } in this hex.
gloria-refused-hands = { $one } has no free hand.
gloria-refused-second-shield = { $one } holds a shield already.
gloria-refused-not-a-thrower = Only a gladiator who began with one can use the { $item }.
gloria-refused-nothing-sheathed = { $one } has no weapon to draw.
gloria-refused-not-held = { $one } does not hold the { $item }.
gloria-refused-oneself = { $one } cannot attack himself.
gloria-refused-not-in-combat = { $one } is not in combat.
gloria-refused-not-opponent = { $one } is not the assigned opponent.
gloria-refused-friend = { $one } belongs to the same troop.
gloria-refused-appealing = { $one } is appealing to the crowd and cannot be touched.
gloria-refused-cowed = { $one } has lost heart for this turn and can only defend.
gloria-refused-unarmed = { $one } holds no weapon of the kind he was trained with.
gloria-refused-line = Somebody stands between: { $one } cannot be reached.
gloria-refused-facing = { $one } must be straight ahead after the free turn, or beside the axis at two hexes.
gloria-refused-reach = { $one } is out of reach.
gloria-refused-again = There has been a joust with { $one } in this phase; another takes a repeat right.
gloria-refused-no-shield = { $one } holds no shield.
gloria-refused-zone = { $one } is beside { $other }, but not in the zone of control: turn first.
gloria-refused-aside = { $one } is two hexes away, but not ahead of { $other }: turn first.
gloria-refused-no-snare = { $one } holds neither net nor lasso.
gloria-refused-thrown = { $one } has thrown in this turn already.
gloria-refused-caught = { $one } is entangled already.
gloria-refused-advance = { $one } can only advance to a hex nearer to where { $other } was struck.
gloria-refused-body-there = A body lies in that hex.
gloria-refused-body-zone = A body lies there, and the zone of control of { $one } would end the movement on it.
gloria-refused-closer = { $one } can only step nearer to where the target of the throw stood.
gloria-refused-covered = The { $item } cannot be added: the { $other } covers that part of the body already.
gloria-refused-duty-engage = { $one } reaches { $other } from here and must engage at once.
gloria-refused-dying = { $one } is dying of a 0: no die of this test is rolled again.
gloria-refused-front-arc = { $one } must turn so that { $other } is in the front arc.
gloria-refused-hands-full = The { $item } cannot be added: both hands are full.
gloria-refused-long-weapon-again = That hex is before { $one }, who holds a long weapon and cannot be attacked any more in this phase.
gloria-refused-long-weapon-unfit = That hex is before { $other }, who holds a long weapon, and { $one } is not able to attack.
gloria-refused-lose-last-weapon = { $one } keeps the { $item }: this result takes only a second weapon.
gloria-refused-lose-weapon = { $one } keeps the { $item }: this result takes a weapon in hand.
gloria-refused-must-advance = { $one } must advance: he may stay only after the last touch.
gloria-refused-must-close = { $one } must close in on { $other }.
gloria-refused-needs = The { $item } cannot be added: it needs one of these: { $needs }.
gloria-refused-no-gladiator = There is no gladiator number { $number }.
gloria-refused-no-trainer = No trainer is left to help.
gloria-refused-not-carried = { $one } does not carry the { $item }.
gloria-refused-not-yours = { $one } does not belong to your troop.
gloria-refused-one-die = { $one } was tested with one die only.
gloria-refused-other-target = The attack must be on { $one }.
gloria-refused-placed = { $one } is in the arena already.
gloria-refused-pull = { $other } can only pull { $one } to a hex that touches both.
gloria-refused-retreat-along = At the wall { $one } can only slide to a hex that is farther away.
gloria-refused-retreat-away = { $one } must step as far away as possible.
gloria-refused-retreat-free = { $other } is in that hex, and { $one } must take a free one.
gloria-refused-sheathed = The { $item } is in the sheath already.
gloria-refused-stunned = { $one } is stunned and cannot be activated in this turn.
gloria-refused-tested = { $one } has been tested already.
gloria-refused-two-lengths = The { $item } cannot be added: both weapons must be of one length.
gloria-refused-weapon-first = The { $item } cannot be added: the other hand must hold a weapon.
gloria-refused-withdraw-long = That hex is before { $one }, who holds a long weapon: nobody withdraws there.
gloria-refused-withdraw-rear = { $one } can only withdraw into a rear hex.
gloria-refused-withdraw-zone = That hex is in the zone of control of { $one }.
gloria-refused-zero = A die that shows 0 is not rolled again.

# Options and notation
gloria-no-such-move = “{ $text }” is not a move; moves are written like step 0, pivot 3, engage 7 2, test, buy 1, advance 0, end.
gloria-bad-players = { $players } cannot play: Gloria aut Nihil is for { $least }–{ $most } lanistae.
gloria-bad-number = { $name } { $number } is not possible: the number must be from 1 to { $most }.
gloria-bad-troops = Troops must be given for every lanista, all of one size that fits the zones.
gloria-bad-level = Level { $level } is not possible: gladiators begin with 1 to { $most }.
gloria-bad-entrant = { $type } cannot fight: give a known class, or an outfit with a weapon in hand.

# The goal card

gloria-goal-theme = You are a lanista: you own gladiators, and on the sand they win you glory or nothing.
gloria-goal-aim = { $campaign ->
    [0] { $victory ->
        [missions] Let your gladiators win fights: the troop with the most that have won one wins.
       *[last] Put the other troops out of combat: the last one with a gladiator standing wins.
    }
    [one] Win the tournament.
   *[other] Win tournaments with one school: after { $campaign } of them whoever has the most laurels wins.
}
gloria-goal-turn = A gladiator’s turn, in five sentences
gloria-goal-1 = You activate one gladiator after another; a die gives action points (PA), more of them the lighter the gladiator is.
gloria-goal-2 = A step ahead costs { $ahead } PA, any other step { $aside }, a pivot { $pivot }; the zone of control of an enemy, the three hexes before him, ends the movement.
gloria-goal-3 = For { $engage } PA you engage an enemy in your own zone; both roll and add their weight, and the lower one attacks.
gloria-goal-4 = An attacker touches with a die up to the level, a defender with one below half of it; whoever is struck from behind, lies down or is entangled cannot strike back.
gloria-goal-5 = A touch drives the other back a hex; if his die is then not below his weight, he loses a level, and at level 0 he is out.
gloria-goal-piece = What a gladiator says
gloria-goal-part-1 = The arrow
    .what = where he looks: the three hexes before him are his zone of control
gloria-goal-part-2 = Dots
    .what = his level: a higher one touches more often, and lasts as many wounds
gloria-goal-part-3 = The picture
    .what = his class, which is his gear: weapons, shield and armour make his weight
gloria-goal-part-4 = The colour
    .what = the lanista he belongs to
gloria-search =
    trick, round, turn: L-5 L-6
    trump, best, strong: L-3 L-19
    goal, aim, object: L-29 L-30
    win, winner, victory, end: L-29 L-30 L-31
    money, price, cost, points: L-7 L-8
    move, walk, step, hex: L-8 L-9
    dice, die, roll, luck, chance: L-7 L-17 L-18 L-19
    attack, fight, hit, joust: L-16 L-19 L-20
    wound, damage, death, dead: L-20 L-26
    weapon, armour, armor, gear: L-2 L-10 L-11
    net, lasso, trap: L-13 L-14
    start, setup: L-4
    level, experience: L-3 L-31
    crowd, mercy: L-27

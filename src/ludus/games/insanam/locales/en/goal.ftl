# The goal card

insanam-goal-theme = You are a courtier of Caligula. Serve him, enrich yourself, and perhaps betray him: a hidden destiny says whether you are a traitor.
insanam-goal-aim = Corruption moves markers up the treachery track, and at { $last } the game ends. A hidden traitor who gets there wins alone; otherwise whoever has the most victory points wins.
insanam-goal-turn = A turn, in five sentences
insanam-goal-1 = You gain your income, then everybody in turn places a citizen in a place of Rome, as long as they have some.
insanam-goal-2 = You take the bonus of your circle, and every other player takes all bonuses that are still free in that place.
insanam-goal-3 = You may use one action of the place, which gets your banner: nobody else may use it in this turn.
insanam-goal-4 = Fight in the Colosseum, race in the Hippodrome, march from the Barracks, unlock powers in the Senate, trade at the Market; the Suburra brings corruption.
insanam-goal-5 = When a marker passes { $ends }, a round ends: territories, race, track and an ambition score, and soldiers want their pay.
insanam-goal-piece = What a place says
insanam-goal-part-1 = Your citizen
    .what = you have { $citizens } at first; each takes one circle
insanam-goal-part-2 = The circle
    .what = its bonus is yours: gold, wood, stone, or corruption
insanam-goal-part-3 = Corruption
    .what = brings you up the treachery track, closer to an end that traitors wish for
insanam-goal-part-4 = The banner
    .what = somebody has used this action in this turn
insanam-search =
    trick, round, turn: C-3
    trump, traitor, secret, destiny: C-9 C-10 C-11
    goal, aim, object: C-12 C-16
    win, winner, victory, end: C-16
    money, gold, income, goods: C-4 C-15
    points, score, scoring: C-14 C-16
    move, march, sail, army: C-17 C-18
    dice, die, luck, chance, battle: C-19 C-21
    place, citizen, worker: C-5 C-6 C-7
    action, action tile, buy: C-7 C-23 C-24
    event, edict: C-13
    gladiator, arena, fight: C-21 C-22
    race, chariot: C-24.3 C-24.4
    start, setup: C-1 C-2
    accuse, accusation: C-10

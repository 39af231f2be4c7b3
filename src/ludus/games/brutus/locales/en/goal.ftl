# The goal card

brutus-goal-theme = Rome’s ladder has a rung for everybody. Whoever gets rid of their cards climbs, and the last one serves.
brutus-goal-aim = Empty your hand before the others: the first one out is Imperator and scores most, the last one is Servus and scores nothing. { $end ->
    [target] Whoever leads when somebody has { $number } points wins.
    [time] Whoever has the most points when { $number } minutes are over wins.
   *[manches] { $number ->
        [one] Whoever has the most points after { $number } manche wins.
       *[other] Whoever has the most points after { $number } manches wins.
    }
}
brutus-goal-turn = A round, in five sentences
brutus-goal-1 = Whoever leads plays any number of cards of one value.
brutus-goal-2 = Clockwise, the others beat it with as many cards of a higher value, or pass; whoever passed may come in again.
brutus-goal-3 = Only a { $low } beats a { $high }, and a { $low } may be played on nothing else.
brutus-goal-4 = When nobody beats it, its owner wins the round and leads again; values from { $effects } up have an effect first.
brutus-goal-5 = Whoever has no cards left is out and takes the highest position that is free.
brutus-goal-piece = What a card says
brutus-goal-part-1 = Value
    .what = the higher one beats the lower one; { $copies } cards of each are in play
brutus-goal-part-2 = Name
    .what = whoever wins a round with a card from { $effects } up gives cards away, discards, passes the lead on or scores
brutus-goal-part-3 = Number
    .what = a combination is beaten by as many cards, never by more or fewer
brutus-search =
    trick, round, combination: B-6 B-7
    trump, best, highest, beat: B-6 B-7
    goal, aim, object: B-9 B-11 B-12
    win, winner, victory, out: B-7 B-9 B-12
    points, score, scoring, money: B-11 B-12
    move, turn, play, pass, legal: B-6
    gift, give, exchange, forum: B-4 B-8
    start, setup, deal: B-1 B-2 B-3
    tie, draw, equal: B-12
    dice, luck, chance: B-2 B-3
    special, effect, power: B-5 B-8
    variant, option: B-13 B-14 B-15
    rank, position, imperator, servus: B-1 B-9 B-11

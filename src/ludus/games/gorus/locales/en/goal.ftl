# The goal card: what a newcomer reads first, in the browser, the rulebook and the terminal.

gorus-goal-theme = You run a school of gladiators. The crowd prefers one school, and changes its mind in the middle of a fight.
gorus-goal-aim = Capture the cards that the crowd loves, and leave those that it hates to the others. Whoever has the most favour wins the round and a laurel. { $target ->
    [0] { $bonus ->
        [one] A team needs { $bonus } laurel more than it has members.
       *[other] A team needs { $bonus } laurels more than it has members.
    }
    [one] { $target } laurel wins the game.
   *[other] { $target } laurels win the game.
}
gorus-goal-turn = A fight, in five sentences
gorus-goal-1 = Whoever leads sends any gladiator; in the first fight of a round its school becomes the preferred one.
gorus-goal-2 = The others follow clockwise, with a card of the school that was led if they have one.
gorus-goal-3 = A card exactly as strong as the one just before it is a challenge: it may be of any school, which is preferred from then on.
gorus-goal-4 = The strongest card of the preferred school wins; if there is none, the strongest of the school that was led.
gorus-goal-5 = The winner takes all the cards and leads the next fight; after the last one, favour is counted.
gorus-goal-piece = What a card says
gorus-goal-part-1 = Strength
    .what = the higher one wins within a school
gorus-goal-part-2 = School
    .what = a colour and a sign, always together
gorus-goal-part-3 = Favour
    .what = what it brings to whoever captures it: a { $best_card } brings { $best }, { $worst_card ->
        [8] an 8
        [11] an 11
       *[other] a { $worst_card }
    } costs { $worst }
gorus-goal-part-4 = The 0
    .what = brings { $zero } if its school is preferred when the round ends, otherwise nothing
gorus-search =
    trick, hand, fight: G-4 G-5 G-7
    trump, favourite, preferred: G-6 G-7.2
    goal, aim, object: G-8 G-10
    win, winner, victory, laurel, token: G-7 G-8 G-10
    points, score, scoring, money: G-8
    move, turn, play, legal, allowed: G-4 G-5 G-6
    suit, colour, color, follow: G-5
    start, setup, deal, dealer: G-2 G-3
    tie, draw, equal: G-8.6 G-10
    dice, luck, chance: G-3
    partner, team, ally: G-13
    alone, solo, two: G-11 G-12

# The lobby

# Ways to play at once
brutus-preset-first = First game
    .what = Four at the table, one manche.
brutus-preset-short = Short
    .what = One manche, and the game is over.
brutus-preset-full = Full game
    .what = Half as many manches as players.
brutus-preset-long = Long
    .what = Until somebody has enough points.
brutus-preset-revolt = Gladiators’ Revolt
    .what = A full game in which going out with 2s brings extra points.
brutus-preset-conspiracy = Conspiracy
    .what = A full game in which 1s on Caesar can make everybody pass a card on.
brutus-preset-benevolence = Imperator’s Benevolence
    .what = A full game in which the Imperator may let Servus choose first, for points.
brutus-preset-everything = All three variants
    .what = A full game with Revolt, Conspiracy and Benevolence.

# Options of a table, each with what it changes
brutus-option-revolt = Gladiators’ Revolt
    .what = { $choice ->
        [true] Whoever goes out by laying 2s gets extra points for each of them.
       *[false] Going out by laying 2s brings no more than any other cards.
    }
brutus-option-conspiracy = Conspiracy
    .what = { $choice ->
        [true] Whoever answers 13s with 1s may make everybody pass a card to the left.
       *[false] Answering 13s with 1s has no further effect.
    }
brutus-option-benevolence = Imperator’s Benevolence
    .what = { $choice ->
        [true] In the forum the Imperator may let Servus choose first, choose last, and gain points for it.
       *[false] In the forum the Imperator always chooses first and Servus last.
    }
brutus-option-end = End of the game
    .what = { $choice ->
        [manches] { $number ->
            [one] The game is over after { $number } manche: one deal, played until one player is left.
           *[other] The game is over after { $number } manches; ranks and points carry over from one to the next.
        }
        [target] { $number ->
            [one] The last manche is the one in which somebody reaches { $number } point.
           *[other] The last manche is the one in which somebody reaches { $number } points.
        }
        [time] { $number ->
            [one] The manche in play when { $number } minute has passed is the last.
           *[other] The manche in play when { $number } minutes have passed is the last.
        }
       *[none] The game has half as many manches as players, rounded up.
    }

brutus-choice-true = on
brutus-choice-false = off
brutus-choice-none-end = by the number of players
brutus-choice-end-manches = { $number ->
    [one] after { $number } manche
   *[other] after { $number } manches
}
brutus-choice-end-target = { $number ->
    [one] at { $number } point
   *[other] at { $number } points
}
brutus-choice-end-time = { $number ->
    [one] after { $number } minute
   *[other] after { $number } minutes
}

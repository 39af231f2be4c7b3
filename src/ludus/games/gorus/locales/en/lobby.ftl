# The lobby

# Ways to play at once
gorus-preset-first = First game
    .what = Three players, one round.
gorus-preset-short = Short
    .what = One round decides.
gorus-preset-full = Full game
    .what = Until somebody has the laurels that win.
gorus-preset-teams = Teams
    .what = Large teams share favour and laurels.
gorus-preset-pairs = Pairs
    .what = Many small teams, most of them of two.
gorus-preset-duel = Duel
    .what = Two alone, with a deck to draw from.
gorus-preset-solo = Solo
    .what = You alone against the wandering gladiators.

# Options of a table, each with what it changes
gorus-option-edition = Edition
    .what = { $choice ->
        [ru2020] The Russian rules: if several sides reach the target at once, the smaller pile wins the tie.
       *[fr2018] The French rules: if several sides reach the target at once, the weakest captured card wins the tie.
    }
gorus-option-teams = Teams
    .what = { $choice ->
        [none] Everybody plays and scores alone.
       *[other] Teams, { $words }: partners share one pile, its favour and the laurels.
    }
gorus-option-target = Target
    .what = { $choice ->
        [none] The game ends when a side has the usual number of laurels.
       *[other] { $number ->
            [one] The game ends when a side has won { $number } laurel, one for each round.
           *[other] The game ends when a side has won { $number } laurels, one for each round.
        }
    }
gorus-option-schools = Schools
    .what = { $choice ->
        [none] As many schools as this number of players needs, the first ones of the box.
       *[given] These schools are used and no others: { $words }.
    }
gorus-option-dealer = First dealer
    .what = { $choice ->
        [none] Chance says who deals the first round.
       *[other] The first round is dealt from { $words }, so the seat to its left leads.
    }

gorus-choice-fr2018 = French, 2018
gorus-choice-ru2020 = Russian, 2020
gorus-choice-none-teams = each for themselves
gorus-choice-2v2 = 2 v 2
gorus-choice-2v2v1 = 2 v 2 v 1
gorus-choice-3v2 = 3 v 2
gorus-choice-2v2v2 = 2 v 2 v 2
gorus-choice-3v3 = 3 v 3
gorus-choice-2v2v2v1 = 2 v 2 v 2 v 1
gorus-choice-3v2v2 = 3 v 2 v 2
gorus-choice-2v2v2v2 = 2 v 2 v 2 v 2
gorus-choice-4v4 = 4 v 4
gorus-choice-none-schools = the first ones of the box
gorus-choice-schools = { gorus-school }
gorus-choice-none-dealer = drawn at random
gorus-choice-dealer = seat { $place }

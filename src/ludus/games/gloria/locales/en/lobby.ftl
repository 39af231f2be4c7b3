# The lobby

# Ways to play at once
gloria-preset-first = First fight
    .what = One gladiator each: thraex against murmillo.
gloria-preset-short = Short
    .what = Two gladiators each, ready to fight.
gloria-preset-full = Melee
    .what = The last troop standing wins.
gloria-preset-single = Single combats
    .what = Duels; the crowd judges the beaten.
gloria-preset-campaign = Campaign
    .what = Three melees with the same school: gladiators learn, die or earn their freedom.
gloria-preset-league = Campaign of single combats
    .what = Three tournaments of duels with the same school.
gloria-preset-missions = Missions
    .what = A melee in which every gladiator has to win one fight.
gloria-preset-drawn = Drawn troops
    .what = A melee with troops that chance has put together.
gloria-preset-custom = Own equipment
    .what = A melee for which you may arm each gladiator piece by piece.

# Options of a table, each with what it changes
gloria-option-mode = Fight
    .what = { $choice ->
        [single] Gladiators fight in pairs; winners meet winners until one is left.
       *[melee] All troops fight at once in one arena.
    }
gloria-option-campaign = Tournaments of a campaign
    .what = { $choice ->
        [none] One tournament, and the game is over.
       *[other] { $number ->
            [one] The same schools meet in { $number } tournament, and their gladiators gain experience.
           *[other] The same schools meet in { $number } tournaments; gladiators gain experience from one to the next.
        }
    }
gloria-option-troops = Classes
    .what = { $choice ->
        [choice] You choose the class of each of your gladiators.
        [custom] You choose a class for each gladiator, or arm them piece by piece.
        [drawn] Chance gives every gladiator a class.
       *[given] The gladiators are already chosen.
    }
gloria-option-crowd_appeal = Appeal to the crowd
    .what = { $choice ->
        [true] Whoever beats a gladiator asks the crowd whether the beaten lives, in melees too.
        [false] The crowd is not asked: the beaten simply leave the arena.
       *[none] The crowd is asked about the beaten in single combats, not in melees.
    }
gloria-option-victory = Victory
    .what = { $choice ->
        [missions] A melee is won by the troop most of whose gladiators have won a fight.
       *[last_troop] A melee is won by the last troop with a gladiator in combat.
    }
gloria-option-activation = Activation
    .what = { $choice ->
        [random] Chance says which of your gladiators acts next.
       *[choice] You choose which of your gladiators acts next.
    }
gloria-option-turn_limit = Turn limit of a melee
    .what = { $choice ->
        [none] A melee lasts as many turns as it takes.
       *[other] { $number ->
            [one] After { $number } turn the troop with the most gladiators in combat wins the melee.
           *[other] After { $number } turns the troop with the most gladiators in combat wins the melee.
        }
    }
gloria-option-duel_turn_limit = Turn limit of a duel
    .what = { $choice ->
        [none] A duel lasts as many turns as it takes.
       *[other] { $number ->
            [one] After { $number } turn both leave the arena alive, and neither has won.
           *[other] After { $number } turns both leave the arena alive, and neither has won.
        }
    }
gloria-option-parallel_duels = Duels at a time
    .what = { $number ->
        [one] In single combats { $number } duel is fought at a time.
       *[other] In single combats { $number } duels are fought side by side.
    }
gloria-option-xp_defeated = Experience of the beaten
    .what = { $choice ->
        [sum_below] In a campaign, a beaten gladiator learns if two dice together show less than the level.
        [each_above] In a campaign, a beaten gladiator learns if each of two dice shows more than the level.
       *[each_below] In a campaign, a beaten gladiator learns if each of two dice shows less than the level.
    }

gloria-choice-melee = melee of troops
gloria-choice-single = single combats
gloria-choice-choice = by choice
gloria-choice-custom = by choice, or own equipment
gloria-choice-drawn = drawn at random
gloria-choice-true = yes
gloria-choice-false = no
gloria-choice-last_troop = last troop standing
gloria-choice-missions = most missions
gloria-choice-random = at random
gloria-choice-each_below = each die below the level
gloria-choice-sum_below = both dice together below it
gloria-choice-each_above = each die above the level
gloria-choice-none-campaign = one tournament alone
gloria-choice-none-crowd_appeal = in single combats
gloria-choice-none-turn_limit = none
gloria-choice-none-duel_turn_limit = none

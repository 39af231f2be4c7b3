# The lobby

# Ways to play at once
gloria-preset-first = Premier combat
    .what = Un gladiateur chacun : Thraex contre Murmillo.
gloria-preset-short = Courte
    .what = Deux gladiateurs chacun, prêts à combattre.
gloria-preset-full = Mêlée
    .what = La dernière troupe en lice gagne.
gloria-preset-single = Combats singuliers
    .what = Des duels ; la foule juge les vaincus.
gloria-preset-campaign = Campagne
    .what = Trois mêlées avec la même école : on y apprend, on y meurt, on y gagne sa liberté.
gloria-preset-league = Campagne de combats singuliers
    .what = Trois tournois de duels avec la même école.
gloria-preset-missions = Missions
    .what = Une mêlée où chaque gladiateur doit gagner un combat.
gloria-preset-drawn = Troupes au hasard
    .what = Une mêlée avec des troupes formées par le hasard.
gloria-preset-custom = Équipement libre
    .what = Une mêlée où vous pouvez équiper chaque gladiateur pièce par pièce.

# Options of a table, each with what it changes
gloria-option-mode = Combat
    .what = { $choice ->
        [single] Les gladiateurs combattent deux à deux ; les vainqueurs se rencontrent jusqu’au dernier.
       *[melee] Toutes les troupes combattent en même temps dans une arène.
    }
gloria-option-campaign = Tournois d’une campagne
    .what = { $choice ->
        [none] Un seul tournoi, et la partie est finie.
       *[other] { $number ->
            [one] Les mêmes écoles se rencontrent dans { $number } tournoi, et leurs gladiateurs y gagnent de l’expérience.
           *[other] Les mêmes écoles se rencontrent dans { $number } tournois ; de l’un à l’autre, les gladiateurs gagnent de l’expérience.
        }
    }
gloria-option-troops = Classes
    .what = { $choice ->
        [choice] Vous choisissez la classe de chacun de vos gladiateurs.
        [custom] Vous choisissez une classe pour chaque gladiateur, ou l’équipez pièce par pièce.
        [drawn] Le hasard donne une classe à chaque gladiateur.
       *[given] Les gladiateurs sont déjà choisis.
    }
gloria-option-crowd_appeal = Appel à la foule
    .what = { $choice ->
        [true] Qui bat un gladiateur demande à la foule si le vaincu doit vivre, en mêlée aussi.
        [false] On ne demande rien à la foule : les vaincus quittent l’arène.
       *[none] La foule juge les vaincus en combat singulier, pas en mêlée.
    }
gloria-option-victory = Victoire
    .what = { $choice ->
        [missions] La mêlée revient à la troupe dont le plus grand nombre de gladiateurs ont gagné un combat.
       *[last_troop] La mêlée revient à la dernière troupe qui a un gladiateur en combat.
    }
gloria-option-activation = Activation
    .what = { $choice ->
        [random] Le hasard dit lequel de vos gladiateurs agit ensuite.
       *[choice] Vous choisissez lequel de vos gladiateurs agit ensuite.
    }
gloria-option-turn_limit = Limite de tours en mêlée
    .what = { $choice ->
        [none] Une mêlée dure autant de tours qu’il faut.
       *[other] { $number ->
            [one] Après { $number } tour, la troupe qui a le plus de gladiateurs en combat gagne la mêlée.
           *[other] Après { $number } tours, la troupe qui a le plus de gladiateurs en combat gagne la mêlée.
        }
    }
gloria-option-duel_turn_limit = Limite de tours d’un duel
    .what = { $choice ->
        [none] Un duel dure autant de tours qu’il faut.
       *[other] { $number ->
            [one] Après { $number } tour, les deux quittent l’arène vivants, sans vainqueur.
           *[other] Après { $number } tours, les deux quittent l’arène vivants, sans vainqueur.
        }
    }
gloria-option-parallel_duels = Duels simultanés
    .what = { $number ->
        [one] En combat singulier, { $number } duel a lieu à la fois.
       *[other] En combat singulier, { $number } duels ont lieu côte à côte.
    }
gloria-option-xp_defeated = Expérience des vaincus
    .what = { $choice ->
        [sum_below] En campagne, un vaincu apprend si la somme de deux dés est sous le niveau.
        [each_above] En campagne, un vaincu apprend si chacun de deux dés dépasse le niveau.
       *[each_below] En campagne, un vaincu apprend si chacun de deux dés est sous le niveau.
    }

gloria-choice-melee = mêlée des troupes
gloria-choice-single = combats singuliers
gloria-choice-choice = au choix
gloria-choice-custom = au choix, ou équipement libre
gloria-choice-drawn = tirage au sort
gloria-choice-true = oui
gloria-choice-false = non
gloria-choice-last_troop = dernière troupe en lice
gloria-choice-missions = le plus de missions
gloria-choice-random = tirage au sort
gloria-choice-each_below = chaque dé sous le niveau
gloria-choice-sum_below = les deux dés ensemble sous le niveau
gloria-choice-each_above = chaque dé au-dessus du niveau
gloria-choice-none-campaign = un seul tournoi
gloria-choice-none-crowd_appeal = en combat singulier
gloria-choice-none-turn_limit = aucune
gloria-choice-none-duel_turn_limit = aucune

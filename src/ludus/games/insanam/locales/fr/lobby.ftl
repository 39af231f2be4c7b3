# The lobby

# Ways to play at once
insanam-preset-first = Première partie
    .what = Deux joueurs, plateaux au hasard, deux tours.
insanam-preset-short = Courte
    .what = Fin après quatre tours de jeu.
insanam-preset-full = Partie complète
    .what = Jusqu’à ce qu’un marqueur arrive au bout.
insanam-preset-gladiators = Draft des gladiateurs
    .what = Commence par un draft de gladiateurs.
insanam-preset-ambitions = Draft des ambitions
    .what = Commence par un draft d’ambitions.
insanam-preset-experts = Pour experts
    .what = Une partie complète qui commence par le draft des gladiateurs et des ambitions.

# Options of a table, each with what it changes
insanam-option-expert_gladiators = Draft des gladiateurs
    .what = { $choice ->
        [true] Vous prenez un gladiateur, passez les autres, et en gardez deux à la fin.
       *[false] Chacun reçoit deux gladiateurs.
    }
insanam-option-expert_ambitions = Draft des ambitions
    .what = { $choice ->
        [true] Vous prenez une ambition personnelle, passez les autres, et en gardez deux à la fin.
       *[false] Chacun reçoit deux ambitions personnelles.
    }
insanam-option-boards = Plateaux joueur
    .what = { $choice ->
        [random] Le hasard donne à chacun l’un des dix plateaux, qui ont tous leurs pouvoirs.
       *[pick] Chacun à son tour choisit l’un des dix plateaux, qui ont tous leurs pouvoirs.
    }
insanam-option-symbol_scope = Un symbole d’événement opère
    .what = { $choice ->
        [each] Un symbole de la piste de traîtrise appelle un événement pour chaque joueur qui l’atteint.
       *[first] Un symbole de la piste de traîtrise n’appelle un événement que pour le premier qui l’atteint.
    }
insanam-option-accuse_reward = Une accusation juste rapporte
    .what = { $choice ->
        [COR] Qui accuse un traître à raison reçoit de la corruption, qui coûte des points à la fin.
       *[VP] Qui accuse un traître à raison reçoit des points de victoire.
    }
insanam-option-camp_vp = Un campement rapporte des PV au lieu de force
    .what = { $choice ->
        [true] Un campement rapporte des points de victoire quand on le pose, et aucune force au combat.
       *[false] Un campement ajoute sa force aux batailles de son territoire.
    }
insanam-option-max_turns = Limite de tours de jeu
    .what = { $number ->
        [0] La partie dure jusqu’à ce qu’un marqueur arrive au bout de la piste de traîtrise.
        [one] Après { $number } tour de jeu vient le décompte final, même si aucun marqueur n’est au bout de sa piste.
       *[other] Après { $number } tours de jeu vient le décompte final, même si aucun marqueur n’est au bout de sa piste.
    }
insanam-option-stall_push = Tous les marqueurs montent après un tour de jeu où aucun n’a monté
    .what = { $choice ->
        [true] La partie ne peut pas s’enliser : après un tour de jeu sans montée, chaque marqueur monte d’une case.
       *[false] Les marqueurs ne montent que par ce que font les joueurs.
    }

insanam-choice-true = oui
insanam-choice-false = non
insanam-choice-pick = au choix
insanam-choice-random = par tirage au sort
insanam-choice-first = une fois par partie
insanam-choice-each = une fois pour chaque joueur
insanam-choice-VP = des PV
insanam-choice-COR = de la corruption
insanam-choice-0 = aucune

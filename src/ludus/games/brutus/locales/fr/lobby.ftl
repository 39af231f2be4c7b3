# The lobby

# Ways to play at once
brutus-preset-first = Première partie
    .what = Quatre à la table, une seule manche.
brutus-preset-short = Courte
    .what = Une seule manche, et la partie est finie.
brutus-preset-full = Partie complète
    .what = Deux fois moins de manches que de joueurs.
brutus-preset-long = Longue
    .what = Jusqu’à ce que quelqu’un ait assez de points.
brutus-preset-revolt = Révolte des Gladiateurs
    .what = Une partie complète où sortir avec des 2 rapporte des points de plus.
brutus-preset-conspiracy = Conspiration
    .what = Une partie complète où des 1 sur César peuvent obliger chacun à passer une carte.
brutus-preset-benevolence = Bienveillance de l’Imperator
    .what = Une partie complète où l’Imperator peut laisser Servus choisir le premier, contre des points.
brutus-preset-everything = Les trois variantes
    .what = Une partie complète avec Révolte, Conspiration et Bienveillance.

# Options of a table, each with what it changes
brutus-option-revolt = Révolte des Gladiateurs
    .what = { $choice ->
        [true] Qui sort en posant des 2 gagne des points de plus pour chacun d’eux.
       *[false] Sortir en posant des 2 ne rapporte rien de plus que d’autres cartes.
    }
brutus-option-conspiracy = Conspiration
    .what = { $choice ->
        [true] Qui répond à des 13 par des 1 peut obliger chacun à passer une carte à gauche.
       *[false] Répondre à des 13 par des 1 n’a pas d’autre effet.
    }
brutus-option-benevolence = Bienveillance de l’Imperator
    .what = { $choice ->
        [true] Au forum, l’Imperator peut laisser Servus choisir le premier, choisir le dernier et y gagner des points.
       *[false] Au forum, l’Imperator choisit toujours le premier et Servus le dernier.
    }
brutus-option-end = Fin de la partie
    .what = { $choice ->
        [manches] { $number ->
            [one] La partie finit après { $number } manche : une donne, jouée jusqu’à ce qu’il reste un joueur.
           *[other] La partie finit après { $number } manches ; positions et points passent de l’une à l’autre.
        }
        [target] { $number ->
            [one] La dernière manche est celle où quelqu’un atteint { $number } point.
           *[other] La dernière manche est celle où quelqu’un atteint { $number } points.
        }
        [time] { $number ->
            [one] La manche en cours quand { $number } minute est passée est la dernière.
           *[other] La manche en cours quand { $number } minutes sont passées est la dernière.
        }
       *[none] La partie compte deux fois moins de manches que de joueurs, arrondi à l’entier supérieur.
    }

brutus-choice-true = avec
brutus-choice-false = sans
brutus-choice-none-end = selon le nombre de joueurs
brutus-choice-end-manches = { $number ->
    [one] après { $number } manche
   *[other] après { $number } manches
}
brutus-choice-end-target = { $number ->
    [one] à { $number } point
   *[other] à { $number } points
}
brutus-choice-end-time = { $number ->
    [one] après { $number } minute
   *[other] après { $number } minutes
}

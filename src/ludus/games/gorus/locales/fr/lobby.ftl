# The lobby

# Ways to play at once
gorus-preset-first = Première partie
    .what = Trois joueurs, une seule manche.
gorus-preset-short = Courte
    .what = Une seule manche décide.
gorus-preset-full = Partie complète
    .what = Jusqu’à ce que quelqu’un ait assez de lauriers.
gorus-preset-teams = Équipes
    .what = De grandes équipes partagent faveur et lauriers.
gorus-preset-pairs = Paires
    .what = Beaucoup de petites équipes, la plupart de deux.
gorus-preset-duel = Duel
    .what = À deux, avec une pioche.
gorus-preset-solo = Solitaire
    .what = Vous seul contre les gladiateurs errants.

# Options of a table, each with what it changes
gorus-option-edition = Édition
    .what = { $choice ->
        [ru2020] Les règles russes : si plusieurs camps atteignent l’objectif en même temps, la plus petite pile les départage.
       *[fr2018] Les règles françaises : si plusieurs camps atteignent l’objectif en même temps, la plus faible carte capturée les départage.
    }
gorus-option-teams = Équipes
    .what = { $choice ->
        [none] Chacun joue et marque pour soi.
       *[other] Équipes, { $words } : les partenaires ont en commun la pile, sa faveur et les lauriers.
    }
gorus-option-target = Objectif
    .what = { $choice ->
        [none] La partie finit quand un camp a le nombre habituel de lauriers.
       *[other] { $number ->
            [one] La partie finit quand un camp a gagné { $number } laurier : il y en a un par manche.
           *[other] La partie finit quand un camp a gagné { $number } lauriers : il y en a un par manche.
        }
    }
gorus-option-schools = Écoles
    .what = { $choice ->
        [none] Autant d’écoles qu’il en faut pour ce nombre de joueurs, les premières de la boîte.
       *[given] On joue avec ces écoles et aucune autre : { $words }.
    }
gorus-option-dealer = Premier donneur
    .what = { $choice ->
        [none] Le sort désigne qui donne à la première manche.
       *[other] À la première manche, la { $words } donne et la place à sa gauche entame.
    }

gorus-choice-fr2018 = française, 2018
gorus-choice-ru2020 = russe, 2020
gorus-choice-none-teams = chacun pour soi
gorus-choice-2v2 = 2 contre 2
gorus-choice-2v2v1 = 2 contre 2 contre 1
gorus-choice-3v2 = 3 contre 2
gorus-choice-2v2v2 = 2 contre 2 contre 2
gorus-choice-3v3 = 3 contre 3
gorus-choice-2v2v2v1 = 2 contre 2 contre 2 contre 1
gorus-choice-3v2v2 = 3 contre 2 contre 2
gorus-choice-2v2v2v2 = 2 contre 2 contre 2 contre 2
gorus-choice-4v4 = 4 contre 4
gorus-choice-none-schools = les premières de la boîte
gorus-choice-schools = { gorus-school }
gorus-choice-none-dealer = tiré au sort
gorus-choice-dealer = place { $place }

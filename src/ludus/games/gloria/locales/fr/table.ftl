# Gloria aut Nihil: what the table in the terminal says. Sentences that the browser has too, such
# as those about dice and what is asked, are in board.ftl and school.ftl.

gloria-ui-label = { $name } : { $rest }
gloria-ui-price = { $what } — { $pa } PA

# Heads of columns
gloria-ui-player = Joueur
gloria-ui-class = Classe
gloria-ui-level = Niv.
gloria-ui-hex = Hex.
gloria-ui-hands = En main
gloria-ui-hands-state = En main, état
gloria-ui-stops = Arrête sur 10
gloria-ui-missions = Missions

# The arena
gloria-ui-narrow = Le terminal est trop étroit pour dessiner l’arène ; la liste des troupes donne chaque hexagone.
gloria-ui-bodies = corps
gloria-ui-things = au sol
gloria-ui-mark-gladiator = troupe et numéro, orientation, niveau
gloria-ui-mark-gladiator-tight = troupe et numéro, orientation
gloria-ui-mark-hex = hexagone q,r : q est écrit en haut à gauche de sa ligne oblique, r à droite de sa rangée
gloria-ui-mark-asked = doit décider
gloria-ui-mark-active = en phase
gloria-ui-mark-zone = zone de contrôle adverse
gloria-ui-mark-target = le coup qui y mène
gloria-ui-mark-cost = PA pour y aller

# Gladiators
gloria-ui-waits = attend d’entrer
gloria-ui-sheathed = au fourreau
gloria-ui-snared = empêtré ({ $item })
gloria-ui-stunned-now = étourdi pendant ce tour
gloria-ui-stunned-next = étourdi au tour suivant
gloria-ui-cowed-now = ne peut que se défendre pendant ce tour
gloria-ui-cowed-next = ne pourra que se défendre au tour suivant
gloria-ui-unarmed = sans arme de sa longueur d’origine
gloria-ui-in-combat = { $count } en lice
gloria-ui-open-places = niveaux encore libres : { $levels }

# Moves
gloria-ui-do-activate = Activer { $one }
gloria-ui-do-step = Un pas, direction { $way }, en { $hex }
gloria-ui-do-pivot = Pivoter, direction { $way }
gloria-ui-do-stand = Se relever, direction { $way }
gloria-ui-do-toss = Direction { $way }, en { $hex }
gloria-ui-do-throw = Lancer sur { $one } : { $item } (direction { $way })
gloria-ui-do-push = Pousser { $one } avec le bouclier
gloria-ui-do-engage = Engager { $one } (direction { $way })
gloria-ui-do-end = Finir la phase
gloria-ui-do-face = Se tourner, direction { $way }
gloria-ui-do-withdraw = Refuser la joute et reculer, direction { $way }, en { $hex }
gloria-ui-do-retreat = Reculer, direction { $way }, en { $hex }
gloria-ui-do-advance = Avancer, direction { $way }, en { $hex }
gloria-ui-do-pull = Le tirer, direction { $way }, en { $hex }
gloria-ui-do-turn = Regarder, direction { $way }
gloria-ui-do-lose = Perdre : { $item }
gloria-ui-do-wear = Porter : { $item } (poids { $weight })
gloria-ui-do-hold = Prendre en main : { $item } (poids { $weight })
gloria-ui-do-sheathe = Mettre au fourreau : { $item }
gloria-ui-do-ready = L’envoyer ainsi équipé

# Before the fight
gloria-ui-place = Quel gladiateur, sur quel hexagone ?
gloria-ui-place-hint = Un numéro place le gladiateur, direction { $way }. Pour une autre orientation, tapez gladiateur, hexagone et orientation ({ $ways }), par exemple
gloria-ui-enlist-hint = Les PA sont ceux d’un tour, en moyenne ; sur dix touches, l’armure en arrête autant. Au lieu du numéro, on peut taper { $move }.

# Dice and the campaign
gloria-ui-no-dice = Aucun dé n’a été lancé dans cette phase.
gloria-ui-more-dice = { $count ->
    [one] { $count } dé avant ceux-ci : tapez last pour le voir.
   *[other] { $count } dés avant ceux-ci : tapez last pour les voir.
}
gloria-ui-finished = Tournoi { $number } : { $winners } ({ $reason })

# The end
gloria-ui-why-campaign = { $count ->
    [one] Après { $count } tournoi ; le plus de lauriers : { $most }.
   *[other] Après { $count } tournois ; le plus de lauriers : { $most }.
}
gloria-ui-tie = Égalité en tête ; { $article } départage.

# Help
gloria-ui-help-last = revoir tous les dés de cette phase et, en campagne, les écoles
gloria-ui-help-log = relire le récit de ce tournoi

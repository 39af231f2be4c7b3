# Gloria aut Nihil: what the board in the browser says.

gloria-board-label = L’arène de Gloria aut Nihil
gloria-board-arena = L’arène
gloria-board-seats = Les lanistes
gloria-board-you = Vous
gloria-board-bot = robot
gloria-board-away = absent
gloria-board-held = un robot joue à sa place
gloria-board-open = place libre
gloria-board-thinks = à décider
gloria-board-in-phase = en phase
gloria-board-winner = vainqueur
gloria-board-close = Fermer
gloria-board-cancel = Annuler
gloria-board-troop = { $id ->
    [0] Étoile
    [1] Lune
    [2] Foudre
    [3] Feuille
    [4] Tour
   *[other] Anneau
}
gloria-board-number = { $number }
gloria-board-pa = { $pa } PA
gloria-board-hex = rangée { $row }, place { $place }

# Turn and players
gloria-board-before = Avant le combat
gloria-board-tournament = Tournoi { $number } sur { $count }
gloria-board-turn = Tour { $turn }
gloria-board-turn-of = Tour { $turn } sur { $limit }
gloria-board-goal = { $id ->
    [single] combats singuliers : la dernière troupe debout l’emporte
    [missions] le plus de missions l’emporte
   *[last_troop] la dernière troupe debout l’emporte
}
gloria-board-goal-campaign = le plus de lauriers l’emporte
gloria-board-order = Ordre des joueurs
gloria-board-phase = Phase en cours : { $one }
gloria-board-seat = { $name } : troupe à l’emblème { $troop }, { $count ->
    [one] { $count } gladiateur en lice
   *[other] { $count } gladiateurs en lice
}
gloria-board-victories = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
gloria-board-laurels = { $count ->
    [one] { $count } laurier
   *[other] { $count } lauriers
}
gloria-board-place = rang { $place } dans l’ordre

# A gladiator
gloria-board-gladiator = { $one }, { $class }, { $name }
gloria-board-level = niveau { $level } sur { $initial }
gloria-board-of = { $level } sur { $initial }
gloria-board-level-above = niveau { $level }, { $initial } au départ
gloria-board-above = { $level }, { $initial } au départ
gloria-board-weight = poids { $weight }
gloria-board-looks = orientation { $way }
gloria-board-holds = en main : { $items }
gloria-board-empty-handed = mains vides
gloria-board-sheathed = au fourreau : { $item }
gloria-board-marker = encore activable
gloria-board-against = contre { $one }
gloria-board-state-down = à terre
gloria-board-state-snared = empêtré
gloria-board-state-stunned = étourdi
gloria-board-state-cowed = ne peut que se défendre
gloria-board-state-appealing = en appelle à la foule
gloria-board-state-out = hors combat
gloria-board-state-dead = mort
gloria-board-name-gladiator = Gladiateur
gloria-board-name-level = Niveau
gloria-board-name-weight = Poids
gloria-board-name-pa = PA
gloria-board-name-victories = Victoires
gloria-board-name-fate = Sort
gloria-board-your-troop = Votre troupe

# The arena
gloria-board-on-ground = au sol : { $items }
gloria-board-lies = { $hex }, au sol : { $items }
gloria-board-lit = peut être choisi
gloria-board-lit-walk = { $pa } PA pour y aller
gloria-board-lit-attack = peut être attaqué
gloria-board-lit-activate = peut être activé
gloria-board-dim = pas maintenant
gloria-board-picked = choisi
gloria-board-facing = Orientation
gloria-board-pair = { $one } contre { $other }
gloria-board-duels = Dans l’arène
gloria-board-due = Ensuite
gloria-board-idle = Sans adversaire

# The tools
gloria-board-school = École
gloria-board-dice = Dés de cette phase
gloria-board-dice-before = Dés précédents
gloria-board-zoom = Agrandir l’arène
gloria-board-whole = Voir toute l’arène
gloria-board-place-rest = Placer le reste pour moi

# What is asked
gloria-board-ask-enlist = Choisissez un gladiateur pour votre troupe.
gloria-board-ask-outfit = Équipez votre gladiateur.
gloria-board-ask-train = Qui passe maintenant son test d’expérience ?
gloria-board-ask-reroll = Garder les dés, ou en faire relancer un par un entraîneur ?
gloria-board-ask-deploy = { $left ->
    [one] Placez votre dernier gladiateur : un hexagone de votre zone, puis l’orientation.
   *[other] Placez un gladiateur : un hexagone de votre zone, puis l’orientation. Il en reste { $left }.
}
gloria-board-ask-pick = Activez un gladiateur. Encore à jouer ce tour : { $count }.
gloria-board-ask-act = { $one } a { $pa } PA : marchez, combattez ou agissez.
gloria-board-ask-act-stopped = { $one } a { $pa } PA et se trouve dans une zone de contrôle adverse : plus de pas.
gloria-board-ask-act-down = { $one } est à terre : se relever coûte { $stand } PA, choisissez l’orientation. Il a { $pa } PA.
gloria-board-ask-act-snared = { $one } est empêtré : tentez de le libérer pour { $free } PA. Il a { $pa } PA.
gloria-board-ask-act-crossing = { $one } enjambe un corps et doit continuer. Il a { $pa } PA.
gloria-board-ask-toss = Dans quel hexagone { $one } l’envoie-t-il ? ({ $item })
gloria-board-ask-free = { $one } est empêtré : tenter de se libérer pour { $free } PA ? Il faut { $level } ou moins ; il a { $pa } PA.
gloria-board-ask-duty = { $one } doit maintenant engager { $other }, au besoin après un pas.
gloria-board-ask-turnabout = { $one } se tourne vers { $other } pour { $pivot } PA : choisissez l’orientation.
gloria-board-ask-counter = { $one } peut riposter : engager { $other } tout de suite ou après un pas, ou renoncer.
gloria-board-ask-aim = { $one } engage { $other } : choisissez l’orientation.
gloria-board-ask-pull = { $one } tire { $other } à lui : dans quel hexagone ?
gloria-board-ask-closer = { $one } peut suivre d’un pas pour { $step } PA, ou rester.
gloria-board-ask-face = { $one } est engagé par { $other } et se tourne pour { $pivot } PA : choisissez l’orientation.
gloria-board-ask-react = { $other } engage { $one }, qui a { $pa } PA : tester l’initiative pour { $test } PA, ou reculer d’un hexagone pour { $withdraw } PA.
gloria-board-ask-react-fast = { $other } engage { $one }, qui a { $pa } PA : tenir bon, ou reculer d’un hexagone pour { $withdraw } PA.
gloria-board-ask-buy-attack = { $one } attaque : d’autres dés ? Il reste { $pa } PA.
gloria-board-ask-buy-defend = { $one } se défend : d’autres dés ? Il reste { $pa } PA.
gloria-board-ask-retreat = { $one } doit reculer : dans quel hexagone ?
gloria-board-ask-lose = Que perd { $one } ?
gloria-board-ask-advance = { $one } peut avancer, ou rester.
gloria-board-ask-advance-must = { $one } doit avancer : dans quel hexagone ?
gloria-board-ask-jostle = { $other } a bousculé { $one } : frapper pour { $engage } PA, ou renoncer ?
gloria-board-ask-repeat = { $one } peut engager { $other } encore une fois pour { $engage } PA.
gloria-board-ask-turn = Le verdict est rendu : de quel côté { $one } regarde-t-il ?

# The row of buttons
gloria-board-do-engage = Engager
gloria-board-do-push = Pousser
gloria-board-do-throw = Lancer : { $item }
gloria-board-do-pivot = Pivoter
gloria-board-do-pickup = Ramasser : { $item }
gloria-board-do-pickup-some = Ramasser…
gloria-board-do-draw = Dégainer : { $item }
gloria-board-do-drop = Jeter : { $item }
gloria-board-do-drop-some = Jeter…
gloria-board-do-kick = Coup de pied : { $item }
gloria-board-do-kick-some = Coup de pied…
gloria-board-do-free = Se libérer
gloria-board-do-end = Finir
gloria-board-do-leave = Laisser
gloria-board-do-test = Tester l’initiative
gloria-board-do-fast = Tenir bon
gloria-board-do-buy = { $count ->
    [0] Aucun dé de plus
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}
gloria-board-do-fight = { $count ->
    [0] Frapper
    [one] Frapper, { $count } dé de plus
   *[other] Frapper, { $count } dés de plus
}
gloria-board-do-stay = Rester
gloria-board-do-decline = Renoncer

# What a choice would do
gloria-board-told-walk = Le trajet coûte { $pa } PA, il en reste { $left } ; orientation à l’arrivée : { $way }.
gloria-board-told-stop = Une zone de contrôle adverse y arrête le mouvement.
gloria-board-told-price = Cela coûte { $pa } PA, il en reste { $left }.
gloria-board-told-toss = L’objet tombe là.
gloria-board-told-place = { $one } commence là, orientation { $way }.
gloria-board-told-drop = { $one } va jeter : { $item }. Choisissez un hexagone voisin.
gloria-board-told-kick = { $one } donne un coup de pied : { $item }. Choisissez un hexagone voisin.
gloria-board-send-walk = Y aller
gloria-board-send-step = Faire le pas
gloria-board-send-withdraw = Reculer
gloria-board-send-retreat = Reculer
gloria-board-send-advance = Avancer
gloria-board-send-toss = Là
gloria-board-send-pull = Tirer
gloria-board-send-pivot = Pivoter
gloria-board-send-stand = Se relever
gloria-board-send-face = Se tourner
gloria-board-send-turn = Se tourner
gloria-board-send-activate = Activer { $one }
gloria-board-send-place = Placer { $one }
gloria-board-send-engage = Engager { $other }
gloria-board-send-push = Pousser { $other }
gloria-board-send-throw = Lancer sur { $other }
gloria-board-send-drop = Jeter
gloria-board-send-kick = Frapper du pied
gloria-board-send-pickup = Ramasser
gloria-board-send-draw = Dégainer
gloria-board-send-free = Essayer
gloria-board-send-end = Finir la phase

# A joust
gloria-board-title-engage = Engager
gloria-board-title-push = Pousser du bouclier
gloria-board-title-throw = Lancer
gloria-board-title-joust = Joute
gloria-board-title-free = Attaque gratuite
gloria-board-title-jostle = Combat de bousculade
gloria-board-title-pull = Tiré par l’engin
gloria-board-whom = Qui
gloria-board-how = Comment
gloria-board-part-attacks = attaque
gloria-board-part-defends = se défend
gloria-board-part-helpless = ne peut combattre
gloria-board-extra = { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}
gloria-board-touches = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
}
gloria-board-odds = { $id ->
    [attack] attaque seul
    [win] gagne la joute
    [touch] touche
    [wounded] est blessé
    [fallen] tombe
    [lost] est hors combat
    [slain] est tué
   *[wall] a une attaque gratuite au mur
}
gloria-board-chances = Ce que chaque réponse peut apporter
gloria-board-why = Le détail du calcul

# Dice, each in a sentence
gloria-board-die-order = Ordre : { $seat } fait { $value }.
gloria-board-die-order-you = Ordre : vous faites { $value }.
gloria-board-die-act = Points d’action : { $value } contre le poids { $weight } donne { $pa } PA à { $one }.
gloria-board-die-init-attacks = Initiative : { $value } + poids { $weight } = { $total } contre { $limit }. { $one } attaque.
gloria-board-die-init-defends = Initiative : { $value } + poids { $weight } = { $total } contre { $limit }. { $one } se défend.
gloria-board-die-init-tie = Initiative : { $value } + poids { $weight } = { $total }, autant que l’autre. { $one } attaque aussi.
gloria-board-die-atk-miss = Attaque : { $value } dépasse le niveau { $limit }. { $one } manque.
gloria-board-die-atk-touch = Attaque : { $value } ne dépasse pas le niveau { $limit }. { $one } touche.
gloria-board-die-atk-push = Attaque : { $value } ne dépasse pas le niveau { $limit }. { $one } pousse.
gloria-board-die-atk-close = Attaque : { $value } ne dépasse pas le niveau { $limit }. { $one } se rapproche.
gloria-board-die-atk-special = Attaque : { $value } est sous la moitié du niveau { $limit }. { $one } réussit, avec un résultat spécial.
gloria-board-die-def-miss = Défense : { $value } n’est pas sous la moitié du niveau { $limit }. { $one } ne touche pas.
gloria-board-die-def-touch = Défense : { $value } est sous la moitié du niveau { $limit }. { $one } touche.
gloria-board-die-def-push = Défense : { $value } est sous la moitié du niveau { $limit }. { $one } pousse.
gloria-board-die-def-close = Défense : { $value } est sous la moitié du niveau { $limit }. { $one } se rapproche.
gloria-board-die-prot-stopped = Protection, { $one } : { $value } contre le poids { $weight }. Le coup est arrêté.
gloria-board-die-prot-stopped-more = Protection, { $one } : { $value } + { $more } contre le poids { $weight }. Le coup est arrêté.
gloria-board-die-prot-wounded = Protection, { $one } : { $value } contre le poids { $weight }. Le coup passe.
gloria-board-die-prot-wounded-more = Protection, { $one } : { $value } + { $more } contre le poids { $weight }. Le coup passe.
gloria-board-die-spec-killed = Résultat spécial, { $one }, { $value } : un coup mortel.
gloria-board-die-spec-wounded = Résultat spécial, { $one }, { $value } : un niveau de plus est perdu.
gloria-board-die-spec-stunned = Résultat spécial, { $one }, { $value } : l’autre est étourdi au tour suivant.
gloria-board-die-spec-felled = Résultat spécial, { $one }, { $value } : l’autre tombe.
gloria-board-die-spec-disarmed = Résultat spécial, { $one }, { $value } : l’autre perd bouclier, filet, lasso ou seconde arme.
gloria-board-die-spec-weapon = Résultat spécial, { $one }, { $value } : l’arme de l’autre tombe.
gloria-board-die-spec-cowed = Résultat spécial, { $one }, { $value } : l’autre ne fera que se défendre au tour suivant.
gloria-board-die-spec-nothing = Résultat spécial, { $one }, { $value } : rien.
gloria-board-die-spec-again = Résultat spécial, { $one }, { $value } : encore une joute contre le même adversaire.
gloria-board-die-spec-elated = Résultat spécial, { $one }, { $value } : un niveau de plus.
gloria-board-die-fall-falls = Poussé dans le dos : { $value } est sous { $limit }, poids moins niveau. { $one } tombe.
gloria-board-die-fall-stands = Poussé dans le dos : { $value } n’est pas sous { $limit }, poids moins niveau. { $one } tient debout.
gloria-board-die-trip-falls = Sur un corps : { $value } n’est pas sous le niveau { $limit }. { $one } tombe.
gloria-board-die-trip-stands = Sur un corps : { $value } est sous le niveau { $limit }. { $one } tient debout.
gloria-board-die-rise-steady = Se relever : { $value } est sous le niveau { $limit }. { $one } regarde où il voulait.
gloria-board-die-rise-turned = Se relever : { $value } n’est pas sous le niveau { $limit }. { $one } se retrouve de travers.
gloria-board-die-pick-taken = Pris en main : { $value } vaut au moins { $limit }. { $one } peut s’en servir.
gloria-board-die-pick-broken = Pris en main : { $value } est sous { $limit }. { $one } n’en fera rien.
gloria-board-die-net-caught = Lancer : { $value } ne dépasse pas le niveau { $limit }. { $one } prend sa cible.
gloria-board-die-net-missed = Lancer : { $value } dépasse le niveau { $limit }. { $one } manque.
gloria-board-die-free-torn = Se libérer : un { $value } met aussi l’engin en pièces, niveau { $limit }. { $one } est libre.
gloria-board-die-free-freed = Se libérer : { $value } ne dépasse pas le niveau { $limit }. { $one } est libre.
gloria-board-die-free-held = Se libérer : { $value } dépasse le niveau { $limit }. { $one } reste empêtré.
gloria-board-die-crowd-spared = La foule : { $value } − { $less } = { $total }, sous 0. { $one } est gracié.
gloria-board-die-crowd-doubt = La foule : { $value } − { $less } = { $total }. Le consul décidera : { $one } attend.
gloria-board-die-judge-mercy = Le consul : { $value } dépasse { $limit }. { $one } est gracié.
gloria-board-die-judge-death = Le consul : { $value } ne dépasse pas { $limit }. { $one } est mis à mort.
gloria-board-die-xp = Expérience : { $one } fait { $value } au niveau { $limit }.
gloria-board-die-leave-leaves = Un entraîneur, { $seat } : { $value } vaut au moins { $limit }. Il s’en va.
gloria-board-die-leave-leaves-you = Votre entraîneur : { $value } vaut au moins { $limit }. Il s’en va.
gloria-board-die-leave-stays = Un entraîneur, { $seat } : { $value } est sous { $limit }. Il reste.
gloria-board-die-leave-stays-you = Votre entraîneur : { $value } est sous { $limit }. Il reste.

# The end
gloria-board-reason-last_troop = La dernière troupe dans l’arène.
gloria-board-reason-draw = Il ne reste aucune troupe dans l’arène.
gloria-board-reason-turn_limit = À la limite de tours : gladiateurs en lice, puis niveaux, puis victoires.
gloria-board-reason-missions = Le plus de missions accomplies.
gloria-board-fate-fit = debout
gloria-board-fate-waiting = n’a pas combattu
gloria-board-fate-out = hors combat
gloria-board-fate-gone = sorti vivant
gloria-board-fate-dead = mort
gloria-board-fate-freed = libre

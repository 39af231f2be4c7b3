# La carte du but

gloria-goal-theme = Vous êtes laniste : vos gladiateurs vous apportent sur le sable la gloire, ou rien.
gloria-goal-aim = { $campaign ->
    [0] { $victory ->
        [missions] Faites gagner des combats à vos gladiateurs : l’emporte la troupe où le plus grand nombre en ont gagné un.
       *[last] Mettez les autres troupes hors combat : la dernière avec un gladiateur debout l’emporte.
    }
    [one] Remportez le tournoi.
   *[other] Remportez des tournois avec une même école : après { $campaign }, qui a le plus de lauriers l’emporte.
}
gloria-goal-turn = Le tour d’un gladiateur en cinq phrases
gloria-goal-1 = Vous activez vos gladiateurs l’un après l’autre ; un dé donne des points d’action (PA), d’autant plus que le gladiateur est léger.
gloria-goal-2 = Un pas en avant coûte { $ahead } PA, tout autre pas { $aside }, pivoter { $pivot } ; la zone de contrôle (ZOC) d’un adversaire, les trois hexagones devant lui, arrête le mouvement.
gloria-goal-3 = Pour { $engage } PA, vous engagez un adversaire dans votre ZOC ; chacun lance un dé et ajoute son poids, et le plus bas attaque.
gloria-goal-4 = L’attaquant touche avec un dé qui ne dépasse pas son niveau, le défenseur avec un dé sous la moitié du sien ; qui est frappé dans le dos, à terre ou empêtré ne riposte pas.
gloria-goal-5 = Une touche fait reculer l’autre d’un hexagone ; si son dé n’est pas sous son poids, il perd un niveau, et au niveau 0 il est hors combat.
gloria-goal-piece = Ce que dit un gladiateur
gloria-goal-part-1 = La flèche
    .what = où il regarde : les trois hexagones devant lui sont sa ZOC
gloria-goal-part-2 = Les points
    .what = son niveau : plus il est haut, plus il touche, et il supporte autant de blessures
gloria-goal-part-3 = L’image
    .what = sa classe, c’est-à-dire son équipement : armes, bouclier et armure font son poids
gloria-goal-part-4 = La couleur
    .what = le laniste à qui il appartient
gloria-search =
    pli, manche, tour: L-5 L-6
    atout, plus fort: L-3 L-19
    but, objectif: L-29 L-30
    gagner, victoire, vainqueur, fin: L-29 L-30 L-31
    argent, prix, coût, points: L-7 L-8
    coup, bouger, pas, déplacement, hexagone: L-8 L-9
    dé, dés, lancer, hasard, chance: L-7 L-17 L-18 L-19
    attaque, combat, toucher, joute: L-16 L-19 L-20
    blessure, dégât, mort: L-20 L-26
    arme, armure, équipement: L-2 L-10 L-11
    filet, lasso, piège: L-13 L-14
    début, préparation: L-4
    niveau, expérience: L-3 L-31
    foule, grâce: L-27

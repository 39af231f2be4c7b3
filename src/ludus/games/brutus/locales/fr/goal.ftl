# La carte du but

brutus-goal-theme = Rome est une échelle, avec un barreau pour chacun. Qui se débarrasse de ses cartes grimpe, le dernier sert les autres.
brutus-goal-aim = Videz votre main avant les autres : le premier sorti est Imperator et marque le plus, le dernier est Servus et ne marque rien. { $end ->
    [target] Qui mène quand quelqu’un a { $number } points gagne.
    [time] Qui a le plus de points au bout de { $number } minutes gagne.
   *[manches] { $number ->
        [one] Qui a le plus de points après { $number } manche gagne.
       *[other] Qui a le plus de points après { $number } manches gagne.
    }
}
brutus-goal-turn = Un round en cinq phrases
brutus-goal-1 = Qui commence joue une combinaison : autant de cartes d’une même valeur qu’il veut.
brutus-goal-2 = Dans le sens horaire, les autres la battent avec autant de cartes d’une valeur supérieure, ou passent ; qui a passé peut revenir.
brutus-goal-3 = Seul un { $low } bat un { $high }, et un { $low } ne se joue sur rien d’autre.
brutus-goal-4 = Si personne ne la bat, qui l’a posée gagne le round et commence le suivant ; à partir de { $effects }, les valeurs ont d’abord un effet.
brutus-goal-5 = Qui n’a plus de cartes sort et prend la plus haute position libre.
brutus-goal-piece = Ce que dit une carte
brutus-goal-part-1 = Valeur
    .what = la plus haute bat la plus basse ; il y a { $copies } cartes de chacune en jeu
brutus-goal-part-2 = Nom
    .what = qui gagne un round avec une carte à partir de { $effects } donne, défausse, laisse un autre commencer ou marque des points
brutus-goal-part-3 = Nombre
    .what = une combinaison se bat avec autant de cartes, ni plus ni moins
brutus-search =
    pli, levée, round, combinaison: B-6 B-7
    atout, plus forte, battre: B-6 B-7
    but, objectif: B-9 B-11 B-12
    gagner, victoire, vainqueur, sortir: B-7 B-9 B-12
    points, score, décompte, argent: B-11 B-12
    coup, tour, jouer, passer, permis: B-6
    cadeau, donner, échange, forum: B-4 B-8
    début, préparation, donne: B-1 B-2 B-3
    égalité, ex æquo: B-12
    dé, dés, hasard, chance: B-2 B-3
    spécial, effet, pouvoir: B-5 B-8
    variante, option: B-13 B-14 B-15
    rang, position, imperator, servus: B-1 B-9 B-11

# Des phrases lues par quelqu’un d’autre : elles nomment qui joue ($who).

insanam-sum-race-named = Cases du char : { $who }
insanam-sum-loss-named = Puissance que perd { $who }
insanam-sum-gift-named = Le don, pour le classement : { $who }
insanam-why-power-named = le pouvoir « { $power } » : { $who }
insanam-why-chosen-named = ce que choisit { $who }
insanam-why-doubled-named = doublé : la ressource nommée par { $who }
insanam-why-favour-named = un tiers du marqueur ({ $n }) : { $who }
insanam-will-rob-named = { $n ->
    [one] { $who } peut prendre ce point au marqueur d’un autre.
   *[other] { $who } peut prendre ces { $n } points au marqueur d’un autre.
}
insanam-will-pass-named = { $n ->
    [0] { $who } ne pose plus de citoyen ce tour-ci.
    [one] { $who } ne pose plus de citoyen ce tour-ci, alors qu’il en reste { $n }.
   *[other] { $who } ne pose plus de citoyen ce tour-ci, alors qu’il en reste { $n }.
}
insanam-will-choose-gain-named = { $who } choisit ce qui est gagné : { $goods }.
insanam-will-choose-loss-named = { $who } choisit ce qui est perdu : { $goods }.
insanam-will-choose-payment-named = { $who } choisit ce qui est payé : { $goods }.
insanam-will-troops-named = { $who } reçoit gratuitement { $troops }.
insanam-will-race-named = Char arrivé sur la case { $space } : { $who }.
insanam-will-finish-named = Char à l’arrivée, place { $n } : { $who }.
insanam-will-race-over-named = Char déjà arrivé : { $who }.
insanam-will-steal-named = { $who } prend { $goods } à { $seat }, ou moins s’il n’y en a pas assez.
insanam-will-seize-named = { $who } en prend une unité à { $seat }, s’il y en a : { $good }.
insanam-will-draw-named = { $n ->
    [one] Le premier gladiateur de la pioche rejoint { $who }.
   *[other] Les { $n } premiers gladiateurs de la pioche rejoignent { $who }.
}
insanam-will-give-up-named = { $who } perd { $what }.
insanam-will-lock-named = { $n ->
    [one] { $n } citoyen est retenu au prochain tour de jeu : { $who }.
   *[other] { $n } citoyens sont retenus au prochain tour de jeu : { $who }.
}
insanam-will-buy-named = { $n ->
    [0] Elle remplace la tuile en vigueur : { $zone }. { $who } peut ensuite jouer une de ses actions.
    [one] Elle remplace la tuile en vigueur : { $zone }. { $n } bannière revient à qui l’a posée. { $who } peut ensuite jouer une de ses actions.
   *[other] Elle remplace la tuile en vigueur : { $zone }. { $n } bannières reviennent à qui les a posées. { $who } peut ensuite jouer une de ses actions.
}
insanam-will-double-named = Ce que gagne { $who } est doublé jusqu’à la fin de la manche : { $good }.
insanam-will-hire-named = { $gladiator } rejoint { $who }.
insanam-will-reroll-named = { $n ->
    [one] { $who } peut relancer le dé une fois.
   *[other] { $who } peut relancer le dé { $n } fois.
}
insanam-will-buy-back-named = { $who } garde { $gladiator } ; il n’y a pas de dédommagement.
insanam-odds-rerolled-named = Victoire, si { $who } relance tant que ce n’est pas le cas.
insanam-will-recruit-named = Un { $troop } rejoint la zone de stockage : { $who }.
insanam-will-return-named = Un { $troop } regagne les zones de troupes : { $who }.
insanam-will-control-named = Territoire pour { $who }, { $land } : { $gold } par tour, { $points } à chaque décompte.
insanam-will-disband-named = De retour dans les zones de troupes ({ $who }) : { $troops }.
insanam-will-incite-named = { $seat } doit attaquer { $land } et choisit avec qui. { $who } ne peut le faire qu’une fois.
insanam-will-raid-named = { $citadels ->
    [0] Sans bataille : { $barbarians } disparaissent. { $who } ne peut le faire qu’une fois.
   *[other] Sans bataille : { $barbarians } et leur citadelle disparaissent. { $who } ne peut le faire qu’une fois.
}
insanam-will-blame-named = { $who } perd pour toujours son pouvoir de départ : { $seat } n’est pas en tête de la piste de traîtrise.
insanam-will-strike-first-named = { $who } frappe en premier : { $seat } perd sa troupe la plus faible avant le premier dé.
insanam-odds-own-losses-named = { $n ->
    [0] { $who } ne perd aucune troupe.
    [one] { $who } perd { $n } troupe.
   *[other] { $who } perd { $n } troupes.
}
insanam-will-be-named = { $who } sera : { $destiny }. L’autre carte part sans être vue.
insanam-will-redeem-named = { $who } redevient un sujet loyal, aux yeux de tous.
insanam-will-need-named = { $rest ->
    [0] Le seul don que fait { $who } suffit : il faut { $n }.
   *[other] Il faut { $n } en tout : les autres doivent donner { $rest }.
}
insanam-will-be-punished-named = S’ils ne suffisent pas, { $who } perd 1 PV par unité manquante.
insanam-odds-right-named = { $n ->
    [0] Juste : { $who } gagne { $goods } ; { $seat } ne peut plus cacher sa trahison.
    [one] Juste : { $who } gagne { $goods } ; la trahison est au jour, et { $seat } descend de { $n } case.
   *[other] Juste : { $who } gagne { $goods } ; la trahison est au jour, et { $seat } descend de { $n } cases.
}
insanam-odds-wrong-named = { $lost ->
    [0] Faux : { $who } donne { $gold } à { $seat } ; tous les autres montent de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, et les destinées sont redistribuées.
   *[other] Faux : { $who } donne { $gold } à { $seat } et perd { $lost } PV ; tous les autres montent de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, et les destinées sont redistribuées.
}
insanam-told-you-peeked-named = { $who } remet, depuis le dessus : { $cards }.

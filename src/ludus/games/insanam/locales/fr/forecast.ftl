# Ad Insanam Imperatoris: what a move costs, risks and brings, told before it is made.

insanam-gladiators = { $id ->
    [one] { $id } gladiateur
   *[other] { $id } gladiateurs
}

# What is added up
insanam-sum-cost = { $unit ->
    [gold] or
    [wood] bois
   *[stone] pierre
}
insanam-sum-gain = { $unit ->
    [gold] Or gagné
    [wood] Bois gagné
    [stone] Pierre gagnée
   *[points] PV
}
insanam-sum-race = Cases de votre char
insanam-sum-gladiator = { $gladiator }, avant le dé
insanam-sum-adversary = { $adversary }, avant le dé
insanam-sum-hidden = L’adversaire caché, outre sa puissance
insanam-sum-attack = Attaque : { $seat }, avant le dé
insanam-sum-attack-you = Votre attaque, avant le dé
insanam-sum-defence = Défense : { $seat }, avant le dé
insanam-sum-defence-you = Votre défense, avant le dé
insanam-sum-barbarians = Les barbares, avant le dé
insanam-sum-loss = Puissance que vous perdez
insanam-sum-gift = Votre don, pour le classement

# Why a line is there
insanam-why-floor = jamais moins que rien
insanam-why-action = cette action
insanam-why-power = votre pouvoir « { $power } »
insanam-why-gladiator = { $gladiator }, sous le plateau
insanam-why-adversary = { $adversary }, face visible
insanam-why-tax = prélèvement : { $adversary }
insanam-why-missing = il en manque { $n }
insanam-why-troops = { $troops }, { $each } par tête
insanam-why-troop-price = { $troop }, au tarif
insanam-why-demote = { $troops }, au tarif
insanam-why-barbarians = { $barbarians }
insanam-why-citadel = citadelle
insanam-why-camp = campement
insanam-why-strength = puissance
insanam-why-strong = fort : { $against }
insanam-why-weak = faible : { $against }
insanam-why-circle = le cercle
insanam-why-suburra = { $n ->
    [one] { $n } citoyen déjà sur place
   *[other] { $n } citoyens déjà sur place
}
insanam-why-doubled = doublé : la ressource nommée
insanam-why-chosen = ce que vous choisissez
insanam-why-beside = ce qui l’accompagne
insanam-why-oneshot = pouvoir unique : { $gladiator }
insanam-why-event = l’édit
insanam-why-tile = une tuile
insanam-why-unlock = le pouvoir
insanam-why-gladiator-price = { $gladiator }
insanam-why-half = la moitié de son coût
insanam-why-exchange = l’échange
insanam-why-favour = un tiers de votre marqueur ({ $n })
insanam-why-granted = la faveur
insanam-why-obstacle = l’obstacle de la case { $space }
insanam-why-finish = l’arrivée est la case { $space }
insanam-why-patronage = mécénat
insanam-why-ambition = { $card }
insanam-why-redemption = le prix du rachat
insanam-why-gift = le don
insanam-why-unpaid = un soldat gardé sans solde

# What surely happens: to you and to others
insanam-will-gain = { $seat } gagne { $goods }.
insanam-will-gain-you = Vous gagnez { $goods }.
insanam-will-lose-points = { $seat } perd { $n } PV.
insanam-will-lose-points-you = Vous perdez { $n } PV.
insanam-will-fund = { $seat } choisit 1 bois ou 1 pierre de plus.
insanam-will-fund-you = Vous choisissez 1 bois ou 1 pierre de plus.
insanam-will-climb = { $seat } monte de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de traîtrise, en { $space }.
insanam-will-climb-you = Vous montez de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de traîtrise, en { $space }.
insanam-will-fall = { $seat } descend de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de traîtrise, en { $space }.
insanam-will-fall-you = Vous descendez de { $n ->
    [one] { $n } case
   *[other] { $n } cases
} sur la piste de traîtrise, en { $space }.
insanam-will-citizen = { $n ->
    [one] { $seat } gagne le citoyen qui attend sur la piste.
   *[other] { $seat } gagne { $n } citoyens qui attendent sur la piste.
}
insanam-will-citizen-you = { $n ->
    [one] Vous gagnez le citoyen qui attend sur la piste.
   *[other] Vous gagnez { $n } citoyens qui attendent sur la piste.
}
insanam-will-event = { $n ->
    [one] { $seat } atteint un symbole d’événement.
   *[other] { $seat } atteint { $n } symboles d’événement.
}
insanam-will-event-you = { $n ->
    [one] Vous atteignez un symbole d’événement.
   *[other] Vous atteignez { $n } symboles d’événement.
}
insanam-will-round = { $seat } franchit le palier : la manche va finir.
insanam-will-round-you = Vous franchissez le palier : la manche va finir.
insanam-will-end = { $seat } atteint { $space } : la partie s’arrête aussitôt.
insanam-will-end-you = Vous atteignez { $space } : la partie s’arrête aussitôt.

# Rome
insanam-will-share = Tous les autres gagnent { $goods }.
insanam-will-share-one = { $seat } gagne { $goods }.
insanam-will-share-nothing = Personne d’autre ne gagne rien.
insanam-will-rob = { $n ->
    [one] Vous pouvez prendre ce point au marqueur d’un autre.
   *[other] Vous pouvez prendre ces { $n } points au marqueur d’un autre.
}
insanam-will-pass = { $n ->
    [0] Vous ne posez plus de citoyen ce tour-ci.
    [one] Vous ne posez plus de citoyen ce tour-ci, alors qu’il vous en reste { $n }.
   *[other] Vous ne posez plus de citoyen ce tour-ci, alors qu’il vous en reste { $n }.
}
insanam-will-choose-gain = Vous choisissez ce que vous gagnez : { $goods }.
insanam-will-choose-loss = Vous choisissez ce que vous perdez : { $goods }.
insanam-will-choose-payment = Vous choisissez ce que vous payez : { $goods }.
insanam-will-troops = Vous recevez gratuitement { $troops }.
insanam-will-race = Votre char arrive sur la case { $space }.
insanam-will-finish = Votre char franchit l’arrivée, à la place { $n }.
insanam-will-race-over = Votre char a déjà fini sa course.
insanam-will-race-score = Lors d’un décompte, ce serait la place { $place } : { $points }.
insanam-will-hinder = { $n ->
    [one] { $seat } : son char recule de { $n } case, en { $space }.
   *[other] { $seat } : son char recule de { $n } cases, en { $space }.
}
insanam-will-not-hinder = { $seat } : rien n’arrête son char.
insanam-will-steal = Vous prenez { $goods } à { $seat }, ou moins s’il n’y en a pas assez.
insanam-will-seize = Vous en prenez une unité à { $seat }, s’il y en a : { $good }.
insanam-will-draw = { $n ->
    [one] Le premier gladiateur de la pioche vous rejoint.
   *[other] Les { $n } premiers gladiateurs de la pioche vous rejoignent.
}
insanam-will-give-up = Vous perdez { $what }.
insanam-will-lock = { $n ->
    [one] { $n } de vos citoyens est retenu au prochain tour de jeu.
   *[other] { $n } de vos citoyens sont retenus au prochain tour de jeu.
}
insanam-will-barbarians = Des barbares en renfort, { $region } : { $n } dans chaque territoire qu’ils tiennent.
insanam-will-use = La carte est défaussée : { $gladiator }.
insanam-will-tuck = Dès le prochain tour de jeu, { $gladiator } rapporte { $goods } par tour et ne revient jamais.
insanam-will-buy = { $n ->
    [0] Elle remplace la tuile en vigueur : { $zone }. Vous pouvez ensuite jouer une de ses actions.
    [one] Elle remplace la tuile en vigueur : { $zone }. { $n } bannière revient à son propriétaire. Vous pouvez ensuite jouer une de ses actions.
   *[other] Elle remplace la tuile en vigueur : { $zone }. { $n } bannières reviennent à leurs propriétaires. Vous pouvez ensuite jouer une de ses actions.
}
insanam-will-unlock = « { $power } » est en vigueur désormais.
insanam-will-release = Un campement est libéré aussi.
insanam-will-camp = Le campement ajoute { $n } à la défense : { $land }.
insanam-will-double = Ce que vous en gagnez est doublé jusqu’à la fin de la manche : { $good }.
insanam-will-clear-you = « { $deed } » est de nouveau libre ({ $zone }) ; la bannière vous revient.
insanam-will-clear = « { $deed } » est de nouveau libre ({ $zone }) ; la bannière revient à { $seat }.
insanam-will-request = { $seat } peut refuser ; cela ne coûte alors rien.

# The arena
insanam-will-hire = { $gladiator } vous rejoint.
insanam-will-forfeit = Un gladiateur est perdu : { $gladiator }.
insanam-will-reroll = { $n ->
    [one] Vous pouvez relancer votre dé une fois.
   *[other] Vous pouvez relancer votre dé { $n } fois.
}
insanam-will-buy-back = { $gladiator } reste avec vous ; il n’y a pas de compensation.
insanam-will-slide = { $gladiator } passe pour toujours sous le plateau et ne combat plus.
insanam-odds-won = Il gagne et rapporte { $goods }.
insanam-odds-won-hidden = Il gagne et rapporte une récompense encore inconnue.
insanam-odds-tied = Les deux tombent : { $goods }, et { $gold } pour le gladiateur mort.
insanam-odds-tied-hidden = Les deux tombent : une récompense encore inconnue, et { $gold } pour le gladiateur mort.
insanam-odds-lost = Il tombe : { $gold } pour le gladiateur mort.
insanam-odds-rerolled = Il gagne, si vous relancez tant qu’il ne gagne pas.

# The map
insanam-will-recruit = Un { $troop } rejoint votre zone de stockage.
insanam-will-return = Un { $troop } regagne vos zones de troupes.
insanam-will-control = Territoire à vous, { $land } : { $gold } par tour, { $points } à chaque décompte.
insanam-will-vacate = Territoire laissé vacant : { $land }.
insanam-will-toll = { $seat } reçoit { $gold }.
insanam-will-withdraw = Un { $troop } se retire : { $land }.
insanam-will-disband = Retour dans vos zones de troupes : { $troops }.
insanam-will-charm = Reddition sans bataille, { $land } ; un campement ou une citadelle y serait perdu.
insanam-will-banish = { $n ->
    [one] { $seat } : { $n } troupe rentre chez elle, { $land }.
   *[other] { $seat } : { $n } troupes rentrent chez elles, { $land }.
}
insanam-will-banish-storage = { $n ->
    [one] { $seat } : { $n } troupe va en zone de stockage.
   *[other] { $seat } : { $n } troupes vont en zone de stockage.
}
insanam-will-demote = { $n ->
    [one] { $seat } : { $n } troupe devient légionnaire, { $land }.
   *[other] { $seat } : { $n } troupes deviennent légionnaires, { $land }.
}
insanam-will-incite = { $seat } doit attaquer, { $land }, et choisit avec qui. Vous ne pouvez le faire qu’une fois.
insanam-will-raid = { $citadels ->
    [0] Sans bataille : { $barbarians } en moins. Vous ne pouvez le faire qu’une fois.
   *[other] Sans bataille : { $barbarians } et leur citadelle en moins. Vous ne pouvez le faire qu’une fois.
}
insanam-will-blame = Vous perdez pour toujours votre pouvoir de départ : { $seat } n’est pas en tête de la piste de traîtrise.
insanam-will-strike-first = Vous frappez en premier : { $seat } perd sa troupe la plus faible avant le premier dé.
insanam-odds-conquered = Territoire conquis : { $land }.
insanam-odds-held = Territoire défendu : { $land }.
insanam-odds-vacant = Plus personne n’est debout : { $land }.
insanam-odds-own-losses = { $n ->
    [0] Vous ne perdez aucune troupe.
    [one] Vous perdez { $n } troupe.
   *[other] Vous perdez { $n } troupes.
}
insanam-odds-other-losses = { $n ->
    [0] L’autre camp ne perd aucune troupe.
    [one] L’autre camp perd { $n } troupe.
   *[other] L’autre camp perd { $n } troupes.
}
insanam-odds-barbarian-losses = { $n ->
    [0] Les barbares ne perdent aucune figurine.
    [one] Les barbares perdent { $n } figurine.
   *[other] Les barbares perdent { $n } figurines.
}
insanam-odds-citadel = La citadelle tombe.
insanam-odds-camp = Le campement est perdu.

# The court
insanam-will-be = Vous serez : { $destiny }. L’autre carte part sans être vue.
insanam-will-redeem = Vous redevenez un sujet loyal, aux yeux de tous.
insanam-will-need = { $rest ->
    [0] Votre don suffit à lui seul : il faut { $n }.
   *[other] Tous les dons ensemble doivent atteindre { $n } : les autres doivent donner { $rest }.
}
insanam-will-be-punished = S’ils ne suffisent pas, vous perdez 1 PV par unité manquante.
insanam-will-place = Place { $n } : { $goods }.
insanam-odds-right = { $n ->
    [0] Juste : vous gagnez { $goods } ; la trahison est au jour ({ $seat }).
    [one] Juste : vous gagnez { $goods } ; la trahison est au jour, et { $seat } descend de { $n } case.
   *[other] Juste : vous gagnez { $goods } ; la trahison est au jour, et { $seat } descend de { $n } cases.
}
insanam-odds-wrong = { $lost ->
    [0] Faux : { $seat } reçoit { $gold } de vous ; tous les autres montent de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, et les destinées sont redistribuées.
   *[other] Faux : { $seat } reçoit { $gold } de vous, et vous perdez { $lost } PV ; tous les autres montent de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }, et les destinées sont redistribuées.
}

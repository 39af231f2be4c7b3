# Ad Insanam Imperatoris: what is asked and can be done, and what cards say, in words.
#
# Dots and spaces in words of the content become hyphens where they are chosen by: the metric
# `terr.GER` is `terr-GER`, the special `first blow` is `first-blow`.

# Counted things: $id is a number
insanam-gold = { $id } or
insanam-wood = { $id } bois
insanam-stone = { $id } pierre
insanam-points = { $id } PV
insanam-corruption = { $id } corruption
insanam-any = { $id ->
    [one] { $id } ressource au choix
   *[other] { $id } ressources au choix
}
insanam-goods = { $id ->
    [one] { $id } ressource
   *[other] { $id } ressources
}
insanam-legionaries = { $id ->
    [one] { $id } légionnaire
   *[other] { $id } légionnaires
}
insanam-centurions = { $id ->
    [one] { $id } centurion
   *[other] { $id } centurions
}
insanam-evocati = { $id ->
    [one] { $id } evocatus
   *[other] { $id } Evocati
}
insanam-troops = { $id ->
    [one] { $id } troupe
   *[other] { $id } troupes
}
insanam-camps = { $id ->
    [one] { $id } campement
   *[other] { $id } campements
}
insanam-barbarians = { $id ->
    [one] { $id } barbare
   *[other] { $id } barbares
}
insanam-citadels = { $id ->
    [one] { $id } citadelle
   *[other] { $id } citadelles
}
insanam-citizens = { $id ->
    [one] { $id } citoyen
   *[other] { $id } citoyens
}
insanam-cards = { $id ->
    [one] { $id } carte
   *[other] { $id } cartes
}
insanam-steps = { $id ->
    [one] { $id } case
   *[other] { $id } cases
}
insanam-movement = { $id } PM

# Small names
insanam-destiny = { $id ->
    [traitor] traître
   *[loyal] sujet loyal
}
insanam-letter = { $id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
insanam-deck = { $id ->
    [GLAD] gladiateurs
    [ADV] adversaires
   *[EVT] événements
}
insanam-hidden = la première carte cachée ({ $category })
insanam-storage = zone de stockage
insanam-camp = campement
insanam-citadel = citadelle
insanam-nothing = rien
insanam-vacant = vacant

# What is asked of you
insanam-ask-board = Choisissez votre plateau joueur.
insanam-ask-draft = Prenez une carte ; les autres vont à votre voisin.
insanam-ask-keep = Choisissez les cartes que vous gardez.
insanam-ask-show = Laquelle de vos deux ambitions avouez-vous ?
insanam-ask-settle = Choisissez un territoire de départ : son numéro fixe votre rang dans l’ordre du tour.
insanam-ask-turn = Posez un citoyen, ou passez.
insanam-ask-favour = { $one } vous prie d’ôter votre bannière de « { $what } », { $zone }, contre { $gold }.
insanam-ask-rob = À qui prenez-vous ce point de corruption ? Vous pouvez aussi le gagner comme à l’ordinaire.
insanam-ask-act = { $zone } : jouez une action, ou aucune.
insanam-ask-after = Jouez des actions gratuites ou terminez votre tour.
insanam-ask-take = Choisissez ce que vous gagnez : { $goods }.
insanam-ask-lose = Choisissez ce que vous perdez : { $goods }.
insanam-ask-pay = Choisissez ce que vous payez : { $goods }.
insanam-ask-swap = Échangez jusqu’à { $goods }, ou rien.
insanam-ask-hinder = Quel char recule de { $steps } ?
insanam-ask-push = Qui gagne { $corruption } ?
insanam-ask-steal = À qui prenez-vous { $goods } ?
insanam-ask-seize = Nommez une ressource à prendre à { $one }. Reste à prendre : { $n }.
insanam-ask-forfeit = Défaussez un gladiateur de votre zone de jeu.
insanam-ask-peek = Replacez ces cartes dans l’ordre voulu, celle du dessus en premier.
insanam-ask-clear = Ôtez la bannière d’une action.
insanam-ask-cull = Quelle troupe regagne vos zones de troupes ? Reste à rendre : { $n }.
insanam-ask-hire = Achetez un des gladiateurs exposés, ou aucun.
insanam-ask-tile = Achetez une des tuiles face visible, ou aucune.
insanam-ask-unlock = Débloquez un de vos pouvoirs, ou aucun.
insanam-ask-camp = Posez le campement que vous venez de gagner, ou gardez-le pour plus tard.
insanam-ask-redo = Répétez une action qui porte une bannière, ou aucune.
insanam-ask-recruit = Recrutez encore { $n ->
    [one] une troupe,
   *[other] jusqu’à { $n } troupes,
} ou arrêtez-vous là.
insanam-ask-deploy = Déployez encore { $n ->
    [one] une troupe,
   *[other] jusqu’à { $n } troupes,
} ou arrêtez-vous là.
insanam-ask-fight = Choisissez un gladiateur et un adversaire, ou ne combattez pas.
insanam-ask-reroll = Relancez votre dé, ou gardez-le tel quel.
insanam-ask-slide = Votre gladiateur a vaincu : le glisser sous votre plateau pour toujours, ou le garder en jeu ?
insanam-ask-buyback = Votre gladiateur est mort : le racheter ?
insanam-ask-march = Marchez : { $n ->
    [one] il vous reste un point de mouvement.
   *[other] il vous reste { $n } points de mouvement.
}
insanam-ask-sail = { $place } : vos troupes peuvent faire un pas gratuit.
insanam-ask-incited = On vous force à attaquer, { $from } → { $to } : qui envoyez-vous ?
insanam-ask-battle = Quelle bataille d’abord ?
insanam-ask-charm = { $land } : obtenir le territoire sans bataille, contre de l’or ?
insanam-ask-muster = { $land } : recruter des légionnaires, aussitôt jetés dans l’attaque ?
insanam-ask-fall = { $n ->
    [0] { $land }, égalité : choisissez une pièce à perdre.
   *[other] { $land }, dégâts { $n } : choisissez ce que vous perdez.
}
insanam-ask-withdraw = { $land } a cédé : retirez vos troupes, ou renvoyez-les dans vos zones de troupes.
insanam-ask-thumbs = { $event } : pouce vert ou pouce rouge, en secret ?
insanam-ask-gifts = { $event } : que donnez-vous, en secret ? Au moins { $n } à vous tous.
insanam-ask-wage = Jour de solde : combien { $troop ->
    [LEG] de légionnaires
    [CEN] de centurions
   *[EVO] d’Evocati
} payez-vous, à { $gold } par tête ?
insanam-ask-unpaid = Impayés : { $troops }. Renvoyez-en un dans vos zones de troupes, ou gardez-le et perdez des PV.
insanam-ask-name = Nommez une ressource : vos gains y sont doublés pendant cette manche.
insanam-ask-fund = De quelle ressource gagnez-vous 1 de plus ?
insanam-ask-patronage = Donner 2 ressources pour 1 PV ?
insanam-ask-destiny = On vous a remis une nouvelle carte Destinée : laquelle gardez-vous ?

# What the others see meanwhile
insanam-wait-board = { $seat } choisit un plateau joueur.
insanam-wait-draft = On attend { $seat } : une carte à prendre.
insanam-wait-keep = On attend { $seat } : deux cartes à garder.
insanam-wait-show = On attend { $seat } : une ambition à avouer.
insanam-wait-settle = { $seat } choisit un territoire de départ.
insanam-wait-turn = { $seat } doit poser un citoyen ou passer.
insanam-wait-favour = { $seat } accorde ou refuse une faveur.
insanam-wait-rob = { $seat } peut prendre un point de corruption à quelqu’un.
insanam-wait-act = { $seat } choisit une action.
insanam-wait-after = { $seat } peut jouer des actions gratuites.
insanam-wait-take = { $seat } choisit son gain.
insanam-wait-lose = { $seat } choisit sa perte.
insanam-wait-pay = { $seat } choisit comment payer.
insanam-wait-swap = { $seat } échange des ressources.
insanam-wait-hinder = { $seat } choisit le char à faire reculer.
insanam-wait-push = { $seat } choisit qui compromettre.
insanam-wait-steal = { $seat } choisit qui voler.
insanam-wait-seize = { $seat } nomme une ressource à prendre.
insanam-wait-forfeit = { $seat } doit défausser un gladiateur.
insanam-wait-peek = { $seat } consulte le dessus d’une pioche.
insanam-wait-clear = { $seat } ôte la bannière d’une action.
insanam-wait-cull = { $seat } doit rendre une troupe.
insanam-wait-hire = { $seat } peut acheter un gladiateur.
insanam-wait-tile = { $seat } peut acheter une tuile.
insanam-wait-unlock = { $seat } peut débloquer un pouvoir.
insanam-wait-camp = { $seat } peut poser un campement.
insanam-wait-redo = { $seat } peut répéter une action.
insanam-wait-recruit = { $seat } recrute.
insanam-wait-deploy = { $seat } déploie des troupes.
insanam-wait-fight = { $seat } prépare un combat dans l’arène.
insanam-wait-reroll = { $seat } peut relancer son dé.
insanam-wait-slide = { $seat } décide du sort du vainqueur de l’arène.
insanam-wait-buyback = { $seat } peut racheter un gladiateur mort.
insanam-wait-march = { $seat } déplace des troupes.
insanam-wait-sail = { $seat } peut déplacer un groupe en mer.
insanam-wait-incited = { $seat } doit attaquer malgré soi.
insanam-wait-battle = { $seat } choisit la prochaine bataille.
insanam-wait-charm = { $seat } peut éviter une bataille à prix d’or.
insanam-wait-muster = { $seat } peut appeler des renforts.
insanam-wait-fall = { $seat } choisit ses pertes dans la bataille.
insanam-wait-withdraw = { $seat } retire ses troupes.
insanam-wait-thumbs = On attend { $seat } : un pouce à choisir.
insanam-wait-gifts = On attend { $seat } : un don à choisir.
insanam-wait-wage = { $seat } paie la solde.
insanam-wait-unpaid = { $seat } décide du sort des impayés.
insanam-wait-name = { $seat } nomme une ressource.
insanam-wait-fund = { $seat } choisit une ressource.
insanam-wait-patronage = { $seat } peut donner des ressources pour un point.
insanam-wait-destiny = On attend { $seat } : une destinée à choisir.

# What can be done: labels of buttons
insanam-do-board = { $board }
insanam-do-pick = Prendre { $card }
insanam-do-keep = Garder { $cards }
insanam-do-show = Avouer { $ambition }
insanam-do-settle = Départ : { $land }
insanam-do-patronage = Donner { $goods } pour 1 PV
insanam-do-fund = 1 de plus : { $good }
insanam-do-name = Nommer : { $good }
insanam-do-use = Pouvoir unique : { $gladiator }
insanam-do-tuck = Glisser à gauche pour son revenu : { $gladiator }
insanam-do-validate = Valider { $ambition }
insanam-do-accuse = Accuser { $one } de trahison
insanam-do-camp = Poser un campement : { $land }
insanam-do-redeem = Prouver votre rédemption : { $what }
insanam-do-request = Prier Milonia de libérer « { $what } » : { $zone }
insanam-do-grant = Accepter
insanam-do-deny = Décliner
insanam-do-banish = Renvoyer, { $land } : { $troops }
insanam-do-demote = Changer en légionnaires, { $land } : { $troops }
insanam-do-incite = Mettre en scène une attaque : { $from } → { $to }
insanam-do-raid = Prendre sans bataille : { $from } → { $to }, { $troops }
insanam-do-place = Poser un citoyen : { $zone }
insanam-do-place-circle = Poser un citoyen : { $zone }, cercle { $circle }
insanam-do-pass = Passer
insanam-do-act = { $what }
insanam-do-skip = Non
insanam-do-skip-act = Aucune action
insanam-do-skip-rob = Le gagner comme à l’ordinaire
insanam-do-skip-charm = Combattre
insanam-do-done = Terminé
insanam-do-done-after = Terminer votre tour
insanam-do-done-fight = Ne pas combattre
insanam-do-done-hire = N’en acheter aucun
insanam-do-done-tile = N’en acheter aucune
insanam-do-done-unlock = N’en débloquer aucun
insanam-do-done-redo = N’en répéter aucune
insanam-do-rob = Le prendre à { $one }
insanam-do-take = Gagner { $goods }
insanam-do-lose = Perdre { $goods }
insanam-do-pay = Payer { $goods }
insanam-do-swap = Donner { $give }, recevoir { $get }
insanam-do-target = { $one }
insanam-do-seize = Prendre : { $good }
insanam-do-forfeit = Défausser { $gladiator }
insanam-do-order = En partant du dessus : { $cards }
insanam-do-clear = Libérer « { $what } » : { $zone }
insanam-do-cull = Rendre : { $troop } ({ $place })
insanam-do-hire = Acheter { $gladiator }
insanam-do-buy = Acheter « { $tile } » ({ $zone })
insanam-do-unlock = Débloquer « { $power } »
insanam-do-later = Le garder pour plus tard
insanam-do-redo = Répéter « { $what } » : { $zone }
insanam-do-fight = { $gladiator } contre { $adversary }
insanam-do-reroll = Relancer
insanam-do-stand = Garder le dé
insanam-do-slide = Le glisser sous le plateau
insanam-do-stay = Rester
insanam-do-stay-slide = Le garder en jeu
insanam-do-buyback = Le racheter
insanam-do-recruit = Recruter : { $troop }
insanam-do-deploy = Déployer : { $troop } → { $land }
insanam-do-march = Marcher : { $from } → { $to }, { $troops }
insanam-do-march-attack = Attaquer : { $from } → { $to }, { $troops }
insanam-do-transit = Traverser en payant : { $from } → { $to }, { $troops }
insanam-do-halt = Cesser de marcher
insanam-do-sail = Naviguer : { $from } → { $to }
insanam-do-send = Envoyer { $troops }
insanam-do-battle = Bataille : { $land }
insanam-do-charm = Payer, et le prendre sans bataille
insanam-do-muster = { $n ->
    [0] N’en recruter aucun
    [one] Jeter { $n } légionnaire dans l’attaque
   *[other] Jeter { $n } légionnaires dans l’attaque
}
insanam-do-fall = Perdre { $troops }
insanam-do-withdraw = Retirer : { $troop } → { $land }
insanam-do-disband = Renvoyer le reste dans vos zones de troupes
insanam-do-approve = Pouce vert : approuver
insanam-do-refuse = Pouce rouge : refuser
insanam-do-give = Donner { $what }
insanam-do-wage = Payer { $troops }
insanam-do-dismiss = Rendre : { $troop } ({ $place })
insanam-do-retain = En garder un sans solde
insanam-do-destiny = { $which ->
    [old] Garder l’ancienne carte : { $destiny }
   *[new] Prendre la nouvelle carte : { $destiny }
}
insanam-do-price = { $move } ({ $goods })

# What cards say: $what is counted goods, $troops counted troops
insanam-atom-gain = +{ $what }
insanam-atom-lose = −{ $what }
insanam-atom-levy = prélèvement de { $what } (−1 PV pour chaque unité manquante)
insanam-atom-pay = payez { $what }
insanam-atom-spend = payer { $what }
insanam-atom-recruit = { $d ->
    [0] recrutez { $n ->
        [one] { $n } troupe
       *[other] jusqu’à { $n } troupes
    }
   *[other] recrutez { $n ->
        [one] { $n } troupe, à { $d } or de moins
       *[other] jusqu’à { $n } troupes, à { $d } or de moins chacune
    }
}
insanam-atom-free = gratuitement en zone de stockage : { $troops }
insanam-atom-deploy = déployez { $n ->
    [one] { $n } troupe
   *[other] jusqu’à { $n } troupes
}
insanam-atom-move = { $n ->
    [one] déplacez-vous avec { $n } point de mouvement
   *[other] déplacez-vous avec { $n } points de mouvement
}
insanam-atom-move-more = { $n ->
    [one] { $n } point de mouvement de plus
   *[other] { $n } points de mouvement de plus
}
insanam-atom-race = { $n ->
    [one] avancez votre char de { $n } case
   *[other] avancez votre char de { $n } cases
}
insanam-atom-hinder = { $n ->
    [one] le char d’un rival recule de { $n } case
   *[other] le char d’un rival recule de { $n } cases
}
insanam-atom-gbuy = { $d ->
    [0] achetez un gladiateur
   *[other] achetez un gladiateur, à { $d } or de moins
}
insanam-atom-gdraw = { $n ->
    [one] piochez { $n } gladiateur, gratuitement
   *[other] piochez { $n } gladiateurs, gratuitement
}
insanam-atom-gdiscard = { $n ->
    [one] défaussez { $n } gladiateur
   *[other] défaussez { $n } gladiateurs
} (chacun qui manque coûte des PV)
insanam-atom-fight = { $n ->
    [0] combattez dans l’arène
   *[other] combattez dans l’arène avec +{ $n }
}
insanam-atom-refresh = { $deck ->
    [GLAD] de nouveaux gladiateurs exposés
   *[ADV] de nouveaux adversaires face visible
}
insanam-atom-peek = regardez les { $n } premières cartes et replacez-les dans l’ordre voulu : { $deck ->
    [GLAD] gladiateurs
    [ADV] adversaires
   *[EVT] événements
}
insanam-atom-redo = répétez une action qui porte une bannière : { $zones }
insanam-atom-redo-any = répétez n’importe quelle action qui porte une bannière, sauf au Sénat
insanam-atom-unlock = { $d ->
    [0] débloquez un pouvoir
   *[other] débloquez un pouvoir, à { $d } or de moins
}
insanam-atom-tile = { $d ->
    [0] achetez une tuile
   *[other] achetez une tuile, à { $d } or de moins
}
insanam-atom-swap = échangez jusqu’à { $n } ressources
insanam-atom-steal = prenez à un rival : { $what }
insanam-atom-push = un rival gagne { $n } corruption
insanam-atom-drop = { $n ->
    [one] votre marqueur descend de { $n } case
   *[other] votre marqueur descend de { $n } cases
}
insanam-atom-unbanner = { $n ->
    [one] ôtez { $n } bannière de n’importe quelle action
   *[other] ôtez { $n } bannières de n’importe quelles actions
}
insanam-atom-cull = { $n ->
    [one] rendez { $n } troupe
   *[other] rendez { $n } troupes
} (−1 PV pour chacune qui manque)
insanam-atom-lock = { $n ->
    [one] { $n } citoyen retenu au prochain tour de jeu
   *[other] { $n } citoyens retenus au prochain tour de jeu
}
insanam-atom-levyper = prélèvement de { $what } × { $measure } (−1 PV pour chaque unité manquante)
insanam-atom-barb = { $region } : chaque territoire barbare reçoit { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
}

# Lasting changes: $n is a text with its sign, +1 or -1
insanam-mod = { $key ->
    [mp] points de mouvement { $n }
    [atk] votre puissance en attaque { $n }
    [def] votre puissance en défense { $n }
    [fight] votre total dans l’arène { $n }
    [fight-CH] votre total contre les champions { $n }
    [fight-OR] votre total contre les ennemis normaux { $n }
    [fight-AN] votre total contre les animaux { $n }
    [reroll] relances de votre dé par combat dans l’arène { $n }
    [cost-LEG] coût d’un légionnaire { $n } or
    [cost-CEN] coût d’un centurion { $n } or
    [cost-EVO] coût d’un evocatus { $n } or
    [cost-glad] coût d’un gladiateur { $n } or
    [cost-tile] coût d’une tuile { $n } or
    [cost-unlock] coût d’un déblocage { $n } or
    [inc-G] revenu { $n } or
    [inc-W] revenu { $n } bois
    [inc-S] revenu { $n } pierre
    [inc-VP] revenu { $n } PV
    [bonus-G] { $n } or quand vous prenez un cercle d’or
    [bonus-W] { $n } bois quand vous prenez un cercle de bois
    [bonus-S] { $n } pierre quand vous prenez un cercle de pierre
    [suburra] citoyens comptés dans les bas-fonds { $n }
    [swap] ressources d’un échange { $n }
    [race] cases de chaque avance de votre char { $n }
    [deploy] troupes de chaque déploiement { $n }
    [donate] votre don, au classement seulement, { $n }
    [pay] solde totale { $n } or
    [toll_in] chaque paiement de passage reçu { $n } or
    [toll_out] chaque paiement de passage versé { $n } or
   *[sea] pas gratuits en mer { $n }
}
insanam-tax = { $trigger ->
    [turn] à chaque tour de jeu, chaque joueur doit { $what }
    [place-COL] qui se place au Colisée doit { $what }
    [place-HIP] qui se place à l’Hippodrome doit { $what }
    [place-BAR] qui se place à la Caserne doit { $what }
    [place-SEN] qui se place au Sénat doit { $what }
    [place-MAR] qui se place au Marché doit { $what }
    [place-SUB] qui se place dans les bas-fonds doit { $what }
    [recruit] qui recrute doit { $what }
    [deploy] qui déploie doit { $what }
    [fight] qui combat dans l’arène doit { $what }
    [race] qui fait avancer son char doit { $what }
    [tile] qui achète une tuile doit { $what }
    [unlock] qui débloque un pouvoir doit { $what }
   *[swap] qui échange des ressources doit { $what }
} (−1 PV pour chaque unité manquante)

# Powers of boards. `accuse` once a round is `accuse-round`; `strength` names its troop, as in
# `strength-all` and `strength-EVO`; its $n too has a sign
insanam-sp = { $key ->
    [swap2] Un échange vous donne 2 ressources pour 1, de sortes que vous n’avez pas données.
    [mines] Chaque or du revenu de vos gladiateurs glissés à gauche rapporte 1 or de plus.
    [diplomacy] Une fois à chacun de vos tours, renvoyez des troupes adjacentes d’un rival sur leur territoire de départ. Il en coûte 2 or par point de force.
    [wisdom] 1 or de plus pour chaque or d’un cercle que vous prenez ou des bas-fonds.
    [extra] Vous pouvez recruter plus que les autres : { $troops }.
    [strength-all] Chacune de vos troupes a { $n } de force.
    [strength-LEG] Vos légionnaires ont { $n } de force.
    [strength-CEN] Vos centurions ont { $n } de force.
    [strength-EVO] Vos Evocati ont { $n } de force.
    [funds] Chaque fois que vous gagnez du bois ou de la pierre, vous en gagnez 1 de plus.
    [accuse] Accusez un rival de trahison, une fois dans la partie.
    [accuse-round] Accusez un rival de trahison, une fois par manche.
    [plunder] Après une bataille gagnée contre un joueur, prenez-lui une ressource pour chacune de ses troupes tuées.
    [buyback] Quand votre gladiateur meurt dans l’arène, vous pouvez le racheter à son coût.
    [revolt] Quand vous attaquez un joueur, recrutez jusqu’à 2 légionnaires, aussitôt jetés dans l’attaque.
    [raid] Une fois dans la partie, prenez sans bataille un territoire barbare adjacent : une troupe au moins y entre.
    [first-blow] Quand vous attaquez un joueur, sa troupe la plus faible meurt avant le premier dé.
    [theft] En vous plaçant sur un cercle de corruption, vous pouvez prendre ce point au marqueur d’un rival.
    [charm] Un territoire que vous attaquez cède sans bataille, contre autant d’or que sa puissance.
    [favours] Si on vous le demande, vous pouvez ôter votre bannière d’une action. On vous paie en or le tiers du marqueur de l’autre.
    [financing] Une fois à chacun de vos tours, changez en légionnaires des centurions et des Evocati adjacents d’un rival. Vous payez le coût de chacun.
    [contacts] À chaque manche, nommez l’or, le bois ou la pierre : ce que vous en gagnez de la banque est doublé.
    [adversary] Les adversaires que vous combattez ont { $n } de puissance.
    [immune] Ni les obstacles ni les rivaux ne retiennent votre char.
    [influence] Une fois dans la partie, forcez un rival à attaquer un territoire adjacent au sien.
   *[patronage] Au début de chaque tour de jeu, vous pouvez donner 2 ressources pour 1 PV.
}
insanam-timing-now = Aussitôt : { $effect }
insanam-timing-while = Tant qu’il est face visible : { $effect }
insanam-reward = Récompense : { $effect }

# What ambitions and redemption ask for
insanam-metric = { $metric ->
    [terr] contrôler { $n ->
        [one] { $n } territoire
       *[other] { $n } territoires
    }
    [terr-ARO] contrôler { $n ->
        [one] { $n } territoire d’Afrique romaine
       *[other] { $n } territoires d’Afrique romaine
    }
    [terr-GAL] contrôler { $n ->
        [one] { $n } territoire de Gaule
       *[other] { $n } territoires de Gaule
    }
    [terr-HIS] contrôler { $n ->
        [one] { $n } territoire d’Hispanie
       *[other] { $n } territoires d’Hispanie
    }
    [terr-BRE] contrôler { $n ->
        [one] { $n } territoire de Bretagne
       *[other] { $n } territoires de Bretagne
    }
    [terr-GER] contrôler { $n ->
        [one] { $n } territoire de Germanie
       *[other] { $n } territoires de Germanie
    }
    [regions] contrôler des territoires dans { $n ->
        [one] { $n } région
       *[other] { $n } régions
    }
    [full-ARO] contrôler toute l’Afrique romaine
    [full-GAL] contrôler toute la Gaule
    [full-HIS] contrôler toute l’Hispanie
    [full-BRE] contrôler toute la Bretagne
    [full-GER] contrôler toute la Germanie
    [map] avoir { $n ->
        [one] { $n } troupe sur la carte
       *[other] { $n } troupes sur la carte
    }
    [map-LEG] avoir { $n ->
        [one] { $n } légionnaire sur la carte
       *[other] { $n } légionnaires sur la carte
    }
    [map-CEN] avoir { $n ->
        [one] { $n } centurion sur la carte
       *[other] { $n } centurions sur la carte
    }
    [map-EVO] avoir { $n ->
        [one] { $n } evocatus sur la carte
       *[other] { $n } Evocati sur la carte
    }
    [off] avoir { $n ->
        [one] { $n } troupe sortie des zones de troupes
       *[other] { $n } troupes sorties des zones de troupes
    }
    [strength] avoir une force de { $n } sur la carte
    [camps] avoir { $n ->
        [one] { $n } campement sur la carte
       *[other] { $n } campements sur la carte
    }
    [unlocked] avoir débloqué { $n ->
        [one] { $n } pouvoir
       *[other] { $n } pouvoirs
    }
    [winners] avoir { $n ->
        [one] { $n } gladiateur sous le plateau
       *[other] { $n } gladiateurs sous le plateau
    }
    [tucked] avoir { $n ->
        [one] { $n } gladiateur glissé à gauche
       *[other] { $n } gladiateurs glissés à gauche
    }
    [glads] avoir { $n ->
        [one] { $n } gladiateur sous le plateau ou à sa gauche
       *[other] { $n } gladiateurs sous le plateau ou à sa gauche
    }
    [barbwins] gagner { $n ->
        [one] { $n } bataille contre les barbares
       *[other] { $n } batailles contre les barbares
    }
    [pvpwins] gagner { $n ->
        [one] { $n } bataille contre des joueurs
       *[other] { $n } batailles contre des joueurs
    }
    [citadels] abattre { $n ->
        [one] { $n } citadelle
       *[other] { $n } citadelles
    } dans des batailles gagnées
    [beaten] vaincre { $n ->
        [one] { $n } adversaire
       *[other] { $n } adversaires
    } dans l’arène
    [beaten-CH] vaincre { $n ->
        [one] { $n } champion
       *[other] { $n } champions
    } dans l’arène
    [beaten-OR] vaincre { $n ->
        [one] { $n } ennemi normal
       *[other] { $n } ennemis normaux
    } dans l’arène
    [beaten-AN] vaincre { $n ->
        [one] { $n } animal
       *[other] { $n } animaux
    } dans l’arène
    [race] avoir son char sur la case { $n } ou plus loin
    [racefirst] être seul en tête de la course de chars
    [sub] poser { $n ->
        [one] { $n } citoyen dans les bas-fonds
       *[other] { $n } citoyens dans les bas-fonds
    }
    [tiles] acheter { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
    [approve] approuver { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
    [refuse] refuser { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
    [top] être premier dans { $n ->
        [one] { $n } événement collectif
       *[other] { $n } événements collectifs
    }
    [gifts] donner dans { $n ->
        [one] { $n } événement collectif
       *[other] { $n } événements collectifs
    }
    [cor] avoir son marqueur sur la case { $n } ou plus haut
    [corlast] être le plus bas de la piste de traîtrise, seul ou à égalité
    [goods] posséder { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
    [hold-G] posséder { $n } or
    [hold-W] posséder { $n } bois
   *[hold-S] posséder { $n } pierre
}
insanam-measure = { $id ->
    [terr] territoires contrôlés
    [terr-ARO] territoires d’Afrique romaine
    [terr-GAL] territoires de Gaule
    [terr-HIS] territoires d’Hispanie
    [terr-BRE] territoires de Bretagne
    [terr-GER] territoires de Germanie
    [regions] régions avec un territoire
    [full-ARO] contrôle de toute l’Afrique romaine
    [full-GAL] contrôle de toute la Gaule
    [full-HIS] contrôle de toute l’Hispanie
    [full-BRE] contrôle de toute la Bretagne
    [full-GER] contrôle de toute la Germanie
    [map] troupes sur la carte
    [map-LEG] légionnaires sur la carte
    [map-CEN] centurions sur la carte
    [map-EVO] Evocati sur la carte
    [off] troupes sorties des zones de troupes
    [strength] force sur la carte
    [camps] campements sur la carte
    [unlocked] pouvoirs débloqués
    [winners] gladiateurs sous le plateau
    [tucked] gladiateurs glissés à gauche
    [glads] gladiateurs sous le plateau et à sa gauche
    [barbwins] batailles gagnées contre les barbares
    [pvpwins] batailles gagnées contre des joueurs
    [citadels] citadelles abattues
    [beaten] adversaires vaincus
    [beaten-CH] champions vaincus
    [beaten-OR] ennemis normaux vaincus
    [beaten-AN] animaux vaincus
    [race] case du char
    [racefirst] seul en tête de la course
    [sub] citoyens posés dans les bas-fonds
    [tiles] tuiles achetées
    [approve] événements approuvés
    [refuse] événements refusés
    [top] premières places dans les événements collectifs
    [gifts] événements collectifs avec un don
    [cor] case du marqueur
    [corlast] dernier de la piste de traîtrise
    [goods] ressources possédées
    [hold-G] or possédé
    [hold-W] bois possédé
   *[hold-S] pierre possédée
}
insanam-progress = { $measure } : { $n } sur { $need }

# The boards: who they are
insanam-who = { $id ->
    [claudius] L’héritier que personne ne prend au sérieux, et qui compte mieux qu’il ne parle.
    [seneca] Le philosophe : peu de besoins, beaucoup de débiteurs.
    [macro] Le préfet du prétoire, qui a fait un empereur et pourrait en faire un autre.
    [sabinus] Un tribun de la Garde qui observe tout le monde, et qui prend des notes.
    [postumus] Le frère adoptif revenu d’exil, avec de vieux amis dans chaque port.
    [chaerea] Un tribun de la Garde, raillé une fois de trop par son empereur.
    [milonia] La quatrième épouse de l’empereur : il l’écoute, quand il écoute.
    [pallas] L’homme d’affaires, pour qui tout à Rome a son prix.
    [narcissus] L’affranchi qui ouvre toutes les lettres, et quelques cages.
   *[petronius] L’écrivain, arbitre du bon goût dans une cour qui n’en a pas.
}

# Moves in counsel, reviews and puzzles that no sentence of the log tells of.
insanam-field-circle = cercle
insanam-move-keep = garder : { $cards }
insanam-move-give = donner : { $good } × { $amount }
insanam-move-wage = payer : { $troop } × { $number }

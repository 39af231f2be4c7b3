# Ad Insanam Imperatoris : tout ce que dit encore la table dans le navigateur.

insanam-ui-label = La table d’Ad Insanam Imperatoris
insanam-ui-table = La table
insanam-ui-rome = Le plan de Rome
insanam-ui-seats = Les autres joueurs
insanam-ui-you = Vous
insanam-ui-player = Joueur
insanam-ui-winner = vainqueur
insanam-ui-to-decide = doit décider
insanam-ui-presence-bot = robot
insanam-ui-presence-away = absent
insanam-ui-presence-held = un robot remplace
insanam-ui-presence-open = place libre
insanam-ui-close = Fermer
insanam-ui-cancel = Annuler
insanam-ui-confirm = Confirmer
insanam-ui-talk = Discuter
insanam-ui-past = Combats et événements passés
insanam-ui-nothing-past = Ni combat ni événement pour l’instant.
insanam-ui-put-away = Ranger

# Plans
insanam-ui-planes = Plans de la table
insanam-ui-plane-rome = Rome
insanam-ui-plane-empire = Empire
insanam-ui-plane-house = Mon plateau
insanam-ui-plane-edict = Édit
insanam-ui-plane-fight = Duel
insanam-ui-plane-battle = Bataille
insanam-ui-plane-cards = Cartes
insanam-ui-plane-ending = Destinées
insanam-ui-plane-scoring = Décompte
insanam-ui-asked-there = on vous y demande quelque chose
insanam-ui-setting = Mise en place
insanam-ui-status = Manche { $round } sur { $rounds } · tour { $turn }
insanam-ui-status-of = Manche { $round } sur { $rounds } · tour { $turn } sur { $limit }
insanam-ui-goal = le plus de PV gagne
insanam-ui-publics = Ambitions publiques des quatre manches

# Le plan de Rome
insanam-ui-circle-free = Cercle { $number } : { $bonus }, libre
insanam-ui-circle-taken = Cercle { $number } : { $bonus }, occupé par { $name }
insanam-ui-circle-inactive = Cercle { $number } : hors jeu à si peu de joueurs
insanam-ui-banner = bannière : { $name }
insanam-ui-printed-actions = Actions imprimées
insanam-ui-in-force-named = En vigueur : { $tile }
insanam-ui-offer = À vendre
insanam-ui-suburra-next = Le prochain citoyen gagne
insanam-ui-places = Lieux de Rome
insanam-ui-place-before = Le lieu précédent
insanam-ui-place-after = Le lieu suivant
insanam-ui-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
insanam-ui-in-force = En vigueur
insanam-ui-ludus = Ludus Magnus
insanam-ui-suburra-help = Ni cercles ni tuile, et toujours une place de plus. Plus il y a déjà de citoyens, plus le suivant gagne de ressources.
insanam-ui-for-sale = Gladiateurs à vendre
insanam-ui-on-the-sand = Sur le sable
insanam-ui-race = La course de chars
insanam-ui-chariot = { $name }, case { $space }
insanam-ui-zone-rule-BAR = Chaque action d’ici permet aussi de se déplacer sur la carte.
insanam-ui-zone-short = { $id ->
    [COL] Colisée
    [HIP] Hippodrome
    [BAR] Caserne
    [SEN] Sénat
    [MAR] Marché
   *[SUB] Bas-fonds
}
insanam-ui-short = { $kind ->
    [gain] +{ $what }
    [lose] −{ $what }
    [levy] taxe { $what }
    [pay] payer { $what }
    [spend] payer
    [recruit] recruter { $n }{ $less }
    [free] { $troops } sans frais
    [deploy] déployer { $n }
    [move] marcher { $n }
    [race] course { $n }
    [hinder] gêner { $n }
    [gbuy] acheter un gladiateur{ $less }
    [gdraw] piocher un gladiateur
    [gdiscard] défausser un gladiateur
    [fight] combattre{ $bonus }
    [refresh] renouveler : { $deck }
    [peek] regarder { $n } : { $deck }
    [redo] répéter : { $zones }
    [redo-any] répéter partout
    [unlock] débloquer{ $less }
    [tile] acheter une tuile{ $less }
    [swap] échanger { $n }
    [steal] voler { $what }
    [push] un adversaire +{ $n }
    [drop] marqueur −{ $n }
    [unbanner] ôter une bannière
    [cull] rendre des troupes : { $n }
    [lock] citoyen retenu
    [levyper] taxe
    [barb] { $region } : +{ $n }
   *[other] { $kind }
}

# La piste de traîtrise
insanam-ui-track = Piste de traîtrise
insanam-ui-track-event = un événement
insanam-ui-track-citizen = un citoyen attend { $name }
insanam-ui-track-end = fin de la manche { $round }
insanam-ui-marker = { $name } sur { $space }
insanam-ui-marker-at = traîtrise { $space }
insanam-ui-marker-word = Traîtrise
insanam-ui-no-score = sans score final

# Cartes
insanam-ui-power = Puissance
insanam-ui-cost = Coût
insanam-ui-strong = Fort contre
insanam-ui-weak = Faible contre
insanam-ui-oneshot = Pouvoir unique
insanam-ui-tucked-income = Revenu à gauche
insanam-ui-permanent = Permanent sous le plateau
insanam-ui-at-once = Aussitôt
insanam-ui-while = Tant qu’il est visible
insanam-ui-reward = Récompense
insanam-ui-place = Place { $place }
insanam-ui-together = Ensemble au moins
insanam-ui-one-is-enough = Un seul de ces objectifs suffit.

# Plateaux
insanam-ui-my-board = Mon plateau
insanam-ui-in-order = N° { $place } dans l’ordre du tour
insanam-ui-powers = Pouvoirs
insanam-ui-works = en vigueur
insanam-ui-locked = bloqué
insanam-ui-unlocked = débloqué
insanam-ui-blocked = pouvoir de départ perdu
insanam-ui-spent = épuisé
insanam-ui-powers-unlocked = { $n ->
    [0] aucun pouvoir débloqué
    [one] { $n } pouvoir débloqué
   *[other] { $n } pouvoirs débloqués
}
insanam-ui-goods = Vos ressources
insanam-ui-screen = Derrière votre paravent : vous seul les voyez
insanam-ui-income = Revenu
insanam-ui-income-help = Ce que rapporte la prochaine phase I
insanam-ui-doubled = Doublé : { $good }
insanam-ui-citizens-left = { $n ->
    [0] plus de citoyen
    [one] { $n } citoyen restant
   *[other] { $n } citoyens restants
}
insanam-ui-held = retenus : { $n }
insanam-ui-camps = { $ready ->
    [0] Campements : { $board } sur le plateau
   *[other] Campements : { $board } sur le plateau, { $ready } à poser
}
insanam-ui-strip = Zones de troupes
insanam-ui-strip-label = Sur le plateau : { $troops }. Points de mouvement : { $points }.
insanam-ui-points = { $n } PM
insanam-ui-points-help = Points de mouvement : un de plus par section vide des zones de troupes
insanam-ui-storage = Stockage
insanam-ui-reserve = Réserve
insanam-ui-off-strip = Hors du plateau : { $troops }
insanam-ui-lands = { $n ->
    [one] { $n } territoire
   *[other] { $n } territoires
}
insanam-ui-in-play = En jeu
insanam-ui-tucked = À gauche
insanam-ui-under = Sous le plateau
insanam-ui-no-gladiators = Pas de gladiateur
insanam-ui-face-up = face visible
insanam-ui-face-down = face cachée
insanam-ui-validated = validée
insanam-ui-redemption = votre chemin de rédemption
insanam-ui-redeemed = racheté
insanam-ui-destiny = Destinée
insanam-ui-peek = Regarder
insanam-ui-exposed = démasqué
insanam-ui-passed = a passé

# Choisir
insanam-ui-free-actions = Actions gratuites ({ $n })
insanam-ui-on-the-map = Actions gratuites sur la carte
insanam-ui-give = Vous donnez
insanam-ui-get = Vous recevez ({ $n })
insanam-ui-get-first = Choisissez d’abord ce que vous donnez.
insanam-ui-choose = Choisissez
insanam-ui-count = Choisissez les ressources
insanam-ui-less = Moins : { $what }
insanam-ui-more = Plus : { $what }
insanam-ui-keep = Garder
insanam-ui-kept = Gardée
insanam-ui-next-card = Carte suivante
insanam-ui-from-top = N° { $place } depuis le dessus
insanam-ui-choose-cards = { $n ->
    [one] Choisissez { $n } carte
   *[other] Choisissez { $n } cartes
}

# La fin
insanam-ui-ending = La fin de la partie
insanam-ui-ended = { $reason ->
    [traitor] { $name }, traître caché, a atteint 60 et gagne.
    [sixty] { $name } a atteint 60 : les points décident.
   *[limit] Le dernier tour est fini : les points décident.
}

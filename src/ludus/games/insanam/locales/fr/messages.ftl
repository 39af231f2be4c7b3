# Ad Insanam Imperatoris: what is said at the table.

insanam-name = Ad Insanam Imperatoris
    .pitch = Montez à la cour de Caligula sans qu’on vous prenne à comploter.
    .about = Ad Insanam Imperatoris est un jeu de Michael Bericat. Du jeu imprimé, seul le texte du livret nous est parvenu : les noms et les nombres des cartes, des tuiles, des plateaux et de la carte sont une reconstitution faite pour cette maison, et non ceux de l’éditeur.

# Words for things
insanam-reason = { $id ->
    [traitor] une trahison que nul n’a empêchée
    [sixty] le bout de la piste de traîtrise
   *[limit] le dernier tour de jeu convenu
}
insanam-question = { $id ->
    [board] le choix d’un plateau
    [draft] le choix d’une carte
    [keep] le choix des cartes à garder
    [show] le choix de l’ambition à avouer
    [settle] le choix d’un territoire de départ
    [patronage] le mécénat de Pétrone
    [fund] le choix entre bois et pierre
    [name] la ressource à nommer
    [turn] poser un citoyen ou passer
    [favour] la réponse à une demande
    [rob] à qui prendre le point
    [act] le choix d’une action
    [after] les actions gratuites
    [take] le choix des ressources à gagner
    [lose] le choix des ressources à perdre
    [pay] le choix des ressources à payer
    [hinder] le char à faire reculer
    [push] le rival à compromettre
    [steal] le rival à voler
    [seize] la ressource à prendre
    [swap] un échange
    [tile] l’achat d’une tuile
    [hire] l’achat d’un gladiateur
    [forfeit] le gladiateur à défausser
    [peek] l’ordre des cartes à replacer
    [redo] l’action à répéter
    [unlock] le déblocage d’un pouvoir
    [camp] la pose d’un campement
    [clear] la bannière à ôter
    [recruit] le recrutement
    [deploy] le déploiement
    [cull] les troupes à rendre
    [fight] le choix d’un combat
    [reroll] la relance du dé
    [buyback] le rachat d’un gladiateur
    [slide] glisser un vainqueur sous le plateau
    [march] le mouvement
    [battle] l’ordre des batailles
    [charm] le sourire de Milonia
    [muster] les renforts
    [fall] le choix des pertes
    [withdraw] la retraite
    [incited] les troupes à envoyer
    [sail] le pas gratuit en mer
    [thumbs] approuver ou refuser
    [gifts] un don
    [wage] la solde
    [unpaid] les soldats impayés
    [destiny] le choix d’une carte Destinée
    [gladiator] un gladiateur
    [ambition] une ambition
    [accuse] une accusation
    [request] une faveur à demander
    [banish] des troupes à renvoyer
    [demote] des troupes à rétrograder
   *[other] autre chose
}

# The set-up
insanam-told-board = { $seat } joue { $board }.
insanam-told-starts-with = { $seat } débute avec { $cards }.
insanam-told-shows-ambition = { $seat } avoue une ambition : { $card }.
insanam-told-settles = { $seat } s’installe : { $land }.
insanam-told-begins = Tout est en place. Caligula est empereur.

# Turns and the track
insanam-told-turn = Tour de jeu { $n }, manche { $round }.
    .name = Manche { $round }, tour { $n }
insanam-told-round = La manche { $n } commence.
    .name = Manche { $n }
insanam-told-limit = Le tour de jeu { $n } était le dernier convenu.
insanam-told-climbs = { $seat } : traîtrise { $before } → { $space }.
insanam-told-falls = { $seat } : traîtrise { $before } → { $space }.
insanam-told-reaches-end = { $seat } atteint le bout de la piste de traîtrise !
insanam-told-citizen = { $seat } reçoit un citoyen de plus.
insanam-told-locked = { $seat } aura { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
} de moins au prochain tour de jeu.

# Goods
insanam-told-gains = { $seat } gagne { $goods }.
insanam-told-loses = { $seat } perd { $goods }.
insanam-told-pays = { $seat } paie { $goods }.
insanam-told-scores = { $seat } marque { $n } PV.
insanam-told-loses-points = { $seat } perd { $n } PV.
insanam-told-taxed = Prélèvement sur { $seat } : { $adversary }.
insanam-told-patronage = { $seat } dépense { $goods } pour les arts.
insanam-told-swaps = { $seat } échange { $given } contre { $goods }.
insanam-told-steals = { $seat } prend à { $other } : { $goods }.
insanam-told-steals-at-you = { $seat } vous prend : { $goods }.
insanam-told-finds-none = { $seat } fouille chez { $other } et ne trouve rien : { $good }.
insanam-told-finds-none-at-you = { $seat } fouille chez vous et ne trouve rien : { $good }.
insanam-told-names = { $seat } accapare une ressource : { $good }.

# Rome
insanam-told-places = { $seat } pose un citoyen : { $zone }.
insanam-told-passes = { $seat } passe jusqu’à la fin du tour de jeu.
insanam-told-no-action = { $seat } renonce à l’action.
insanam-told-acts = { $seat } : { $deed } ({ $zone }).
insanam-told-repeats = { $seat } répète : { $deed } ({ $zone }).
insanam-told-robs = { $seat } prend un point de corruption à { $other }.
insanam-told-robs-at-you = { $seat } vous prend un point de corruption.
insanam-told-pushes = { $seat } compromet { $other }.
insanam-told-pushes-at-you = { $seat } vous compromet.
insanam-told-hinders = { $seat } gêne { $other } : son char recule sur la case { $space }.
insanam-told-hinders-at-you = { $seat } vous gêne : votre char recule sur la case { $space }.
insanam-told-races = { $seat } : son char est sur la case { $space }.
insanam-told-finishes = { $seat } : son char franchit l’arrivée, à la place { $n }.
insanam-told-hires = { $seat } achète { $gladiator } ({ $goods }).
insanam-told-draws-gladiator = { $gladiator } rejoint { $seat }.
insanam-told-forfeits = { $seat } défausse { $gladiator }.
insanam-told-uses = { $seat } défausse { $gladiator } pour son pouvoir unique.
insanam-told-tucks = { $seat } glisse { $gladiator } à gauche de son plateau, pour le revenu.
insanam-told-peeked = { $seat } consulte le dessus d’une pioche et replace les cartes ({ $n }).
insanam-told-you-peeked = Vous avez replacé, en partant du dessus : { $cards }.
insanam-told-adversary = Nouvel adversaire : { $adversary }.
insanam-told-barbarians = Des barbares en renfort, { $region } : { $n } dans chaque territoire qu’ils tiennent.
insanam-told-fights = { $gladiator } combat pour { $seat } ; en face : { $adversary }.
insanam-told-fight-won = { $gladiator } l’emporte, { $mine } à { $other } ; adversaire vaincu : { $adversary }.
insanam-told-fight-tied = { $gladiator } et { $adversary } : tous deux tombent, { $mine } partout.
insanam-told-fight-lost = { $gladiator } meurt dans l’arène, { $other } à { $mine } ; vainqueur : { $adversary }.
insanam-told-buys-back = { $seat } rachète { $gladiator } ({ $goods }).
insanam-told-slides = { $seat } glisse { $gladiator } sous son plateau.
insanam-told-unlocks = { $seat } débloque « { $power } » ({ $goods }).
insanam-told-camps = { $seat } dresse un campement : { $land }.
insanam-told-clears = { $seat } ôte la bannière de « { $deed } » ({ $zone }).
insanam-told-buys-tile = { $seat } achète une tuile : { $tile } ({ $goods }).
insanam-told-requests = { $seat } prie { $other } d’ôter sa bannière de « { $deed } » ({ $zone }).
insanam-told-requests-at-you = { $seat } vous prie d’ôter votre bannière de « { $deed } » ({ $zone }).
insanam-told-grants = { $seat } accorde la faveur à { $other } pour { $goods }.
insanam-told-grants-at-you = { $seat } vous accorde la faveur pour { $goods }.
insanam-told-denies = { $seat } refuse la faveur à { $other }.
insanam-told-denies-at-you = { $seat } vous refuse la faveur.

# The Empire
insanam-told-recruits = { $seat } recrute un { $troop } ({ $goods }).
insanam-told-gets-troop = { $seat } reçoit un { $troop } gratuitement.
insanam-told-deploys = { $seat } déploie un { $troop } : { $land }.
insanam-told-returns = { $seat } renvoie un { $troop } dans ses zones de troupes ({ $place }).
insanam-told-marches = { $seat } marche, { $source } → { $target } : { $troops }.
insanam-told-sails = { $seat } navigue, { $source } → { $target } : { $troops }.
insanam-told-transits = { $seat } traverse, { $source } → { $target } : { $troops }.
insanam-told-attacks = { $seat } attaque, { $source } → { $target } : { $troops }.
insanam-told-pays-toll = { $seat } paie le passage à { $other }, { $land } : { $goods }.
insanam-told-pays-toll-at-you = { $seat } vous paie le passage, { $land } : { $goods }.
insanam-told-battle = Bataille, { $land } : { $seat } attaque.
insanam-told-blocked = { $seat } a attaqué { $other }, qui n’est pas en tête de la piste de traîtrise, et perd pour toujours son pouvoir de départ.
insanam-told-blocked-at-you = { $seat } vous a attaqué alors que vous n’êtes pas en tête de la piste de traîtrise, et perd pour toujours son pouvoir de départ.
insanam-told-first-blow = { $seat } frappe { $other } en premier.
insanam-told-first-blow-at-you = { $seat } vous frappe en premier.
insanam-told-exchange = { $seat } atteint { $mine }, l’autre camp { $other }.
insanam-told-loses-troops = { $seat } perd { $troops }.
insanam-told-loses-camp = { $seat } perd un campement pour toujours.
insanam-told-barbarians-fall = { $citadels ->
    [0] Les barbares perdent { $n ->
        [one] { $n } figurine.
       *[other] { $n } figurines.
    }
   *[other] Les barbares perdent { $n ->
        [0] leur citadelle.
        [one] { $n } figurine et leur citadelle.
       *[other] { $n } figurines et leur citadelle.
    }
}
insanam-told-conquers = { $seat } s’empare d’un territoire : { $land }.
insanam-told-holds = { $seat } tient bon : { $land }.
insanam-told-barbarians-hold = Les barbares tiennent bon : { $land }.
insanam-told-both-vanish = { $land } : plus personne n’est debout.
insanam-told-charms = { $seat } obtient un territoire sans bataille : { $land } ({ $goods }).
insanam-told-withdraws = { $seat } se retire, → { $land } : { $troops }.
insanam-told-disbands = { $seat } renvoie dans ses zones de troupes : { $troops }.
insanam-told-banishes = { $seat } persuade des troupes de rentrer chez elles ({ $other }, { $land }, contre { $goods }) : { $troops }.
insanam-told-banishes-at-you = { $seat } persuade vos troupes de rentrer chez elles ({ $land }, contre { $goods }) : { $troops }.
insanam-told-demotes = { $seat } change des troupes en légionnaires ({ $other }, { $land }, contre { $goods }) : { $troops }.
insanam-told-demotes-at-you = { $seat } change vos troupes en légionnaires ({ $land }, contre { $goods }) : { $troops }.
insanam-told-incites = { $seat } pousse { $other } à attaquer : { $land }.
insanam-told-incites-at-you = { $seat } vous pousse à attaquer : { $land }.
insanam-told-sent = { $seat } envoie à l’attaque, { $land } : { $troops }.
insanam-told-raids = { $seat } prend un territoire par surprise, { $land } : { $troops }.

# Destinies
insanam-told-accuses = { $seat } accuse { $other } de trahison !
insanam-told-accuses-at-you = { $seat } vous accuse de trahison !
insanam-told-exposed = { $seat } est un traître et pioche une carte Rédemption : { $card }.
insanam-told-loyal = { $seat } retourne sa carte Destinée : sujet loyal.
insanam-told-refunded = { $seat } récupère { $goods }.
insanam-told-indemnity = { $seat } dédommage { $other } de l’offense : { $goods }.
insanam-told-indemnity-at-you = { $seat } vous dédommage de l’offense : { $goods }.
insanam-told-redeal = De nouvelles cartes Destinée sont distribuées.
insanam-told-redeemed = { $seat } se rachète et compte désormais parmi les sujets loyaux.
insanam-told-validates = { $seat } valide une ambition : { $card }.
insanam-told-declares = { $seat } déclare { $goods }.

# Events
insanam-told-event = Édit : { $event }.
insanam-told-thumb-approve = { $seat } approuve.
insanam-told-thumb-refuse = { $seat } refuse.
insanam-told-gives = { $seat } donne { $goods }.
insanam-told-gives-nothing = { $seat } ne donne rien.
insanam-told-event-fails = Les dons ne suffisent pas : il manque { $n }.
insanam-told-event-succeeds = Les dons suffisent : { $event }.

# Scoring and the end
insanam-told-scoring = Décompte de la manche { $round }.
insanam-told-public-ambition = Ambition publique : { $card }.
insanam-told-scored = { $seat } : +{ $n } PV → { $total }.
insanam-told-pays-soldiers = { $seat } paie { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
} : { $goods }.
insanam-told-destiny = { $seat } avait pour destinée : { $card }.
insanam-told-eliminated = { $seat } est trop loin du bout de la piste : un traître sans score final.
insanam-told-wins = { $seat } gagne avec { $n } PV : { $reason }.

# Errors
insanam-no-such-move = « { $text } » n’est pas un coup de ce jeu.
insanam-bad-players = On ne joue pas à { $players } : il faut de { $least } à { $most } joueurs.
insanam-bad-turns = { $turns } n’est pas un nombre de tours de jeu : de 0 à { $most }, et 0 veut dire sans limite.

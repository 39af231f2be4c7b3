# Ad Insanam Imperatoris: why a move is forbidden.

insanam-refused-nobody = Ce joueur n’existe pas.
insanam-refused-oneself = Vous ne pouvez pas vous choisir vous-même.
insanam-refused-too-dear = Il faut { $goods } ; vous avez { $held }.
insanam-refused-circle-needed = Nommez une zone et l’un de ses cercles ; seuls les bas-fonds n’en ont pas.
insanam-refused-inactive = { $n ->
    [one] Seul { $n } cercle à partir de la gauche sert à ce nombre de joueurs.
   *[other] Seuls { $n } cercles à partir de la gauche servent à ce nombre de joueurs.
}
insanam-refused-taken-own = Un de vos citoyens occupe ce cercle.
insanam-refused-taken = Ce cercle est occupé par un citoyen ({ $other }).
insanam-refused-no-action = Il n’y a pas de telle action ici : { $zone }.
insanam-refused-banner-own = Votre propre bannière est sur cette action ; personne ne peut la rejouer pendant ce tour de jeu.
insanam-refused-banner = { $other } a sa bannière sur cette action ; personne ne peut la rejouer pendant ce tour de jeu.
insanam-refused-no-chain = L’action d’une tuile qui vient d’être achetée ne peut être ni un achat de tuile ni une répétition.
insanam-refused-cost = Vous ne pouvez pas payer en entier le prix de cette action : { $goods }. Vous avez { $held }.
insanam-refused-not-yours = { $card } n’est pas dans votre zone de jeu.
insanam-refused-once = Une seule fois à chacun de vos tours : { $what }.
insanam-refused-unmet = Ambition pas encore accomplie : { $card } ({ $what } : { $n } sur { $needed }).
insanam-refused-shown = { $other } a déjà sa carte Destinée face visible.
insanam-refused-no-accusation = Vous n’avez plus d’accusation : il faut un pouvoir débloqué qui n’ait pas servi.
insanam-refused-no-camp = Vous n’avez pas de campement libéré ; chaque pouvoir débloqué en libère un.
insanam-refused-no-place-for-camp = Un campement se pose sur un territoire que vous contrôlez, non ici : { $land }.
insanam-refused-not-exposed = Seul un traître démasqué peut se racheter.
insanam-refused-too-soon = Un objectif se prouve au plus tôt au tour de jeu suivant.
insanam-refused-objective = Cet objectif n’est pas encore atteint ({ $what }, depuis que vous êtes démasqué : { $n } sur { $needed }).
insanam-refused-no-cube = Il ne vous reste aucun { $troop } à recruter.
insanam-refused-no-troops = Désignez au moins une troupe.
insanam-refused-not-there = Vous n’avez pas ces troupes à cet endroit : { $place }.
insanam-refused-not-adjacent = { $other } et { $place } ne se touchent pas.
insanam-refused-full = Au plus { $n } de vos troupes tiennent là : { $place }.
insanam-refused-no-transit = On ne traverse que le territoire d’un rival, non celui-ci : { $place }.
insanam-refused-no-way-out = Traverser demande { $needed } points de mouvement, sortie comprise ; vous en avez { $n }.
insanam-refused-must-leave = Les troupes de passage doivent ressortir : il leur faut { $needed } { $n ->
    [one] sur { $n } point de mouvement restant.
   *[other] des { $n } points de mouvement restants.
}
insanam-refused-not-displayed = { $card } n’est pas parmi les gladiateurs exposés.
insanam-refused-not-offered-tile = « { $card } » n’est pas parmi les tuiles face visible.
insanam-refused-redo-zone = Cette action ne répète pas les actions de cette zone : { $zone }.
insanam-refused-redo-banner = Seule une action qui porte une bannière peut être répétée.
insanam-refused-unlocked = Ce pouvoir est déjà débloqué : { $power }.
insanam-refused-not-stored = Vous n’avez aucun { $troop } dans votre zone de stockage.
insanam-refused-deploy-place = On déploie sur son territoire de départ ou sur un de ses campements, non ici : { $land }.
insanam-refused-casualties = Une pièce est superflue : les dégâts sont de { $n }, vos pertes valent { $total }, et la plus faible vaut { $weakest }.
insanam-refused-tie = À égalité, chaque camp perd une troupe.
insanam-refused-goods-number = Choisissez exactement { $n ->
    [one] { $n } ressource.
   *[other] { $n } ressources.
}
insanam-refused-not-your-ambition = Ce n’est pas une ambition qu’il vous reste à accomplir : { $card }.
insanam-refused-camp-there = Il y a déjà un campement : { $land }.
insanam-refused-no-objective = Il n’y a pas de tel objectif : votre carte Rédemption en compte { $n }.
insanam-refused-no-such-power = Il n’y a pas de tel pouvoir : un plateau en a { $n }.
insanam-refused-casualties-short = Les dégâts sont de { $n } ; ces pertes ne valent que { $total }.
insanam-refused-no-such-pieces = On ne perd que ce qui est là ; vous avez { $troops }.
insanam-refused-board-taken = { $other } joue déjà { $board }.
insanam-refused-start-taken = { $other } commence déjà ici : { $land }.
insanam-refused-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
insanam-refused-not-picked = Vous n’avez pas pris cette carte au draft : { $card }.
insanam-refused-keep-number = Gardez exactement { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
insanam-refused-fund = On n’ajoute à un gain que du bois ou de la pierre, non ceci : { $good }.
insanam-refused-no-favours = Personne ici n’accorde de faveurs : il y faut Milonia et son deuxième pouvoir.
insanam-refused-own-favour = Nul besoin de vous demander une faveur à vous-même.
insanam-refused-favour-late = Une faveur se demande avant le placement.
insanam-refused-not-her-banner = { $other } n’a pas de bannière sur cette action ({ $zone }).
insanam-refused-no-point = { $other } n’a pas de point de corruption à prendre.
insanam-refused-finished = { $other } a fini la course ; plus rien ne fait bouger son char.
insanam-refused-absent = Vous l’avez vu, { $other } n’en a pas : { $good }.
insanam-refused-swap-most = Vous pouvez échanger au plus { $n ->
    [one] { $n } ressource.
   *[other] { $n } ressources.
}
insanam-refused-swap-kind = On reçoit d’autres ressources que celles que l’on donne, non la même : { $good }.
insanam-refused-swap-rate = Vous recevez en échange exactement { $n ->
    [one] { $n } ressource.
   *[other] { $n } ressources.
}
insanam-refused-put-back = Replacez toutes les cartes regardées, et elles seules : { $cards }.
insanam-refused-no-banner = Il n’y a pas de bannière sur cette action ({ $zone }).
insanam-refused-not-face-up = { $card } n’est pas face visible.
insanam-refused-no-hidden-adversary = Il ne reste pas d’adversaire face cachée.
insanam-refused-no-battle = Aucune bataille n’attend là : { $land }.
insanam-refused-muster-most = Au plus { $n } légionnaires rejoignent une attaque.
insanam-refused-no-refuge = On se retire vers un territoire à soi ou vacant, non ici : { $land }.
insanam-refused-under-attack = Ce territoire est lui-même attaqué : { $land }.
insanam-refused-no-opponent = Aucun rival n’a de troupes là : { $land }.
insanam-refused-out-of-reach = Vous ne contrôlez aucun territoire voisin : { $land }.
insanam-refused-not-their-troops = { $other } n’a pas ces troupes à cet endroit : { $land }.
insanam-refused-no-power = Il faut pour cela le pouvoir « { $power } », sur ce plateau : { $board }.
insanam-refused-locked = Votre pouvoir « { $power } » n’est pas encore débloqué.
insanam-refused-at-home = Ces troupes sont déjà chez elles ({ $other }) : { $land }.
insanam-refused-no-legionaries = { $other } n’a pas assez de légionnaires sur son plateau pour les remplacer : { $n }.
insanam-refused-once-a-game = Vous l’avez déjà utilisé, et il ne sert qu’une fois par partie : { $power }.
insanam-refused-nobody-to-attack = Il n’y a personne à attaquer là : { $land }.
insanam-refused-no-barbarians = Aucun barbare ne tient ce territoire : { $land }.
insanam-refused-other-group = Le groupe qui peut avancer maintenant est ici : { $place }.
insanam-refused-gift-kind = Les dons se nomment une ressource après l’autre ; on demande maintenant ceci : { $good }.
insanam-refused-other-troop = Il s’agit maintenant de cette troupe : { $troop }.
insanam-refused-too-many-paid = Vous n’en avez pas autant à payer ({ $troop } : { $n }).
insanam-refused-exposed = Un traître démasqué n’approuve ni ne refuse.
insanam-refused-not-dealt = Vous n’avez pas reçu de nouvelle carte Destinée.

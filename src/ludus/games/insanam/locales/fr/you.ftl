# Ad Insanam Imperatoris: what is said at the table, to the one it is about.

# The set-up
insanam-told-board-you = Vous jouez { $board }.
insanam-told-starts-with-you = Vous débutez avec { $cards }.
insanam-told-shows-ambition-you = Vous avouez une ambition : { $card }.
insanam-told-settles-you = Vous vous installez : { $land }.

# Turns and the track
insanam-told-climbs-you = Votre traîtrise : { $before } → { $space }.
insanam-told-falls-you = Votre traîtrise : { $before } → { $space }.
insanam-told-reaches-end-you = Vous atteignez le bout de la piste de traîtrise !
insanam-told-citizen-you = Vous recevez un citoyen de plus.
insanam-told-locked-you = Vous aurez { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
} de moins au prochain tour de jeu.

# Goods
insanam-told-gains-you = Vous gagnez { $goods }.
insanam-told-loses-you = Vous perdez { $goods }.
insanam-told-pays-you = Vous payez { $goods }.
insanam-told-scores-you = Vous marquez { $n } PV.
insanam-told-loses-points-you = Vous perdez { $n } PV.
insanam-told-taxed-you = Prélèvement sur vous : { $adversary }.
insanam-told-patronage-you = Vous dépensez { $goods } pour les arts.
insanam-told-swaps-you = Vous échangez { $given } contre { $goods }.
insanam-told-steals-you = Vous prenez à { $other } : { $goods }.
insanam-told-finds-none-you = Vous fouillez chez { $other } et ne trouvez rien : { $good }.
insanam-told-names-you = Vous accaparez une ressource : { $good }.

# Rome
insanam-told-places-you = Vous posez un citoyen : { $zone }.
insanam-told-passes-you = Vous passez jusqu’à la fin du tour de jeu.
insanam-told-no-action-you = Vous renoncez à l’action.
insanam-told-acts-you = Vous : { $deed } ({ $zone }).
insanam-told-repeats-you = Vous répétez : { $deed } ({ $zone }).
insanam-told-robs-you = Vous prenez un point de corruption à { $other }.
insanam-told-pushes-you = Vous compromettez { $other }.
insanam-told-hinders-you = Vous gênez { $other } : son char recule sur la case { $space }.
insanam-told-races-you = Votre char est sur la case { $space }.
insanam-told-finishes-you = Votre char franchit l’arrivée, à la place { $n }.
insanam-told-hires-you = Vous achetez { $gladiator } ({ $goods }).
insanam-told-draws-gladiator-you = { $gladiator } vous rejoint.
insanam-told-forfeits-you = Vous défaussez { $gladiator }.
insanam-told-uses-you = Vous défaussez { $gladiator } pour son pouvoir unique.
insanam-told-tucks-you = Vous glissez { $gladiator } à gauche de votre plateau, pour le revenu.
insanam-told-fights-you = { $gladiator } combat pour vous ; en face : { $adversary }.
insanam-told-buys-back-you = Vous rachetez { $gladiator } ({ $goods }).
insanam-told-slides-you = Vous glissez { $gladiator } sous votre plateau.
insanam-told-unlocks-you = Vous débloquez « { $power } » ({ $goods }).
insanam-told-camps-you = Vous dressez un campement : { $land }.
insanam-told-clears-you = Vous ôtez la bannière de « { $deed } » ({ $zone }).
insanam-told-buys-tile-you = Vous achetez une tuile : { $tile } ({ $goods }).
insanam-told-requests-you = Vous priez { $other } d’ôter sa bannière de « { $deed } » ({ $zone }).
insanam-told-grants-you = Vous accordez la faveur à { $other } pour { $goods }.
insanam-told-denies-you = Vous refusez la faveur à { $other }.

# The Empire
insanam-told-recruits-you = Vous recrutez un { $troop } ({ $goods }).
insanam-told-gets-troop-you = Vous recevez un { $troop } gratuitement.
insanam-told-deploys-you = Vous déployez un { $troop } : { $land }.
insanam-told-returns-you = Vous renvoyez un { $troop } dans vos zones de troupes ({ $place }).
insanam-told-marches-you = Vous marchez, { $source } → { $target } : { $troops }.
insanam-told-sails-you = Vous naviguez, { $source } → { $target } : { $troops }.
insanam-told-transits-you = Vous traversez, { $source } → { $target } : { $troops }.
insanam-told-attacks-you = Vous attaquez, { $source } → { $target } : { $troops }.
insanam-told-pays-toll-you = Vous payez le passage à { $other }, { $land } : { $goods }.
insanam-told-battle-you = Bataille, { $land } : vous attaquez.
insanam-told-blocked-you = Vous avez attaqué { $other }, qui n’est pas en tête de la piste de traîtrise, et perdez pour toujours votre pouvoir de départ.
insanam-told-first-blow-you = Vous frappez { $other } en premier.
insanam-told-exchange-you = Vous atteignez { $mine }, l’autre camp { $other }.
insanam-told-loses-troops-you = Vous perdez { $troops }.
insanam-told-loses-camp-you = Vous perdez un campement pour toujours.
insanam-told-conquers-you = Vous vous emparez d’un territoire : { $land }.
insanam-told-holds-you = Vous tenez bon : { $land }.
insanam-told-charms-you = Vous obtenez un territoire sans bataille : { $land } ({ $goods }).
insanam-told-withdraws-you = Vous vous retirez, → { $land } : { $troops }.
insanam-told-disbands-you = Vous renvoyez dans vos zones de troupes : { $troops }.
insanam-told-banishes-you = Vous persuadez des troupes de rentrer chez elles ({ $other }, { $land }, contre { $goods }) : { $troops }.
insanam-told-demotes-you = Vous changez des troupes en légionnaires ({ $other }, { $land }, contre { $goods }) : { $troops }.
insanam-told-incites-you = Vous poussez { $other } à attaquer : { $land }.
insanam-told-sent-you = Vous envoyez à l’attaque, { $land } : { $troops }.
insanam-told-raids-you = Vous prenez un territoire par surprise, { $land } : { $troops }.

# Destinies
insanam-told-accuses-you = Vous accusez { $other } de trahison !
insanam-told-exposed-you = Vous voilà traître au grand jour ; vous piochez une carte Rédemption : { $card }.
insanam-told-loyal-you = Vous retournez votre carte Destinée : sujet loyal.
insanam-told-refunded-you = Vous récupérez { $goods }.
insanam-told-indemnity-you = Vous dédommagez { $other } de l’offense : { $goods }.
insanam-told-redeemed-you = Vous vous rachetez et comptez désormais parmi les sujets loyaux.
insanam-told-validates-you = Vous validez une ambition : { $card }.
insanam-told-declares-you = Vous déclarez { $goods }.

# Events, scoring and the end
insanam-told-thumb-approve-you = Vous approuvez.
insanam-told-thumb-refuse-you = Vous refusez.
insanam-told-gives-you = Vous donnez { $goods }.
insanam-told-pays-soldiers-you = Vous payez { $n ->
    [one] { $n } soldat
   *[other] { $n } soldats
} : { $goods }.
insanam-told-destiny-you = Vous aviez pour destinée : { $card }.
insanam-told-eliminated-you = Vous êtes trop loin du bout de la piste : un traître sans score final.
insanam-told-wins-you = Vous gagnez avec { $n } PV : { $reason }.
insanam-told-gives-nothing-you = Vous ne donnez rien.
insanam-told-scored-you = Vous : +{ $n } PV → { $total }.

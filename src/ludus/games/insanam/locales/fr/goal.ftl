# La carte du but

insanam-goal-theme = Vous êtes courtisan de Caligula. Servez-le, enrichissez‑vous, trahissez‑le peut‑être : une destinée cachée dit si vous êtes un traître.
insanam-goal-aim = La corruption fait monter les marqueurs sur la piste de traîtrise ; à { $last }, la partie s’arrête. Un traître caché qui y parvient gagne seul ; sinon, qui a le plus de points de victoire l’emporte.
insanam-goal-turn = Un tour de jeu en cinq phrases
insanam-goal-1 = Vous touchez un revenu, puis chacun pose tour à tour un citoyen dans un lieu de Rome, tant qu’il en a.
insanam-goal-2 = Vous prenez le bonus de votre cercle, et chaque rival prend tous les bonus encore libres dans ce lieu.
insanam-goal-3 = Vous pouvez jouer une action du lieu, qui reçoit votre bannière : personne d’autre ne la jouera pendant ce tour.
insanam-goal-4 = On combat au Colisée, on court à l’Hippodrome, on marche depuis la Caserne, on débloque des pouvoirs au Sénat, on échange au Marché ; les bas-fonds apportent de la corruption.
insanam-goal-5 = Quand un marqueur passe { $ends }, une manche finit : territoires, course, piste et ambition rapportent des points, et les soldats réclament leur solde.
insanam-goal-piece = Ce que dit un lieu
insanam-goal-part-1 = Votre citoyen
    .what = vous en avez { $citizens } au début ; chacun prend un cercle
insanam-goal-part-2 = Le cercle
    .what = son bonus est à vous : or, bois, pierre ou corruption
insanam-goal-part-3 = La corruption
    .what = vous fait monter sur la piste de traîtrise, vers une fin que les traîtres souhaitent
insanam-goal-part-4 = La bannière
    .what = quelqu’un a joué cette action pendant ce tour
insanam-search =
    pli, manche, tour: C-3
    atout, traître, secret, destinée: C-9 C-10 C-11
    but, objectif: C-12 C-16
    gagner, victoire, vainqueur, fin: C-16
    argent, or, revenu, ressources: C-4 C-15
    points, score, décompte: C-14 C-16
    coup, déplacement, marcher, naviguer, armée: C-17 C-18
    dé, dés, hasard, chance, bataille: C-19 C-21
    poser, citoyen, ouvrier: C-5 C-6 C-7
    action, tuile, acheter: C-7 C-23 C-24
    événement, édit: C-13
    gladiateur, arène, combat: C-21 C-22
    course, char: C-24.3 C-24.4
    début, préparation: C-1 C-2
    accuser, accusation: C-10

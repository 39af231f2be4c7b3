# Gloria aut Nihil: what is said at the table.

gloria-name = Gloria aut Nihil
    .pitch = Bougez, engagez, lancez les dés, et que la foule vous soit clémente.
    .about = Gloria aut Nihil : son livret ne nomme ni auteur ni éditeur. Qui le sait, qu’il nous dise à qui le devoir.

# Words for things
gloria-class = { $id ->
    [retiarius] Retiarius
    [secutor] Secutor
    [murmillo] Murmillo
    [thraex] Thraex
    [hoplomachus] Hoplomachus
    [provocator] Provocator
    [dimachaerus] Dimachaerus
    [laquearius] Laquearius
    [samnis] Samnis
    [eques] Eques
    [crupellarius] Crupellarius
    [scissor] Scissor
    [gallus] Gallus
    [essedarius] Essedarius
    [veles] Veles
   *[other] Équipement libre
}
gloria-item = { $id ->
    [gladius] glaive
    [sica] sica
    [pugio] dague
    [blade] lame de bras
    [trident] trident
    [hasta] lance
    [parma] parma
    [scutum] scutum
    [net] filet
    [lasso] lasso
    [ocrea] ocrea
    [leather-ocrea] ocrea de cuir
    [manica] manica
    [leather-manica] manica de cuir
    [galerus] galerus
    [helmet] casque
    [leather-helmet] casque de cuir
    [grille] grille faciale
    [cuirass] cuirasse
    [leather-cuirass] cuirasse de cuir
   *[other] { $id }
}
gloria-level = { $id ->
    [1] Esclave
    [2] Tiro
    [3] Palus
    [4] Secundus Palus
    [5] Primus Palus
    [6] Rudis
   *[other] { $id }
}
gloria-way = { $id ->
    [0] est
    [1] sud-est
    [2] sud-ouest
    [3] ouest
    [4] nord-ouest
   *[other] nord-est
}
gloria-question = { $id ->
    [enlist] quelle classe recruter
    [outfit] quel équipement donner au gladiateur
    [deploy] quel gladiateur placer, et où
    [pick] quel gladiateur activer
    [act] ce que fait le gladiateur actif
    [toss] où va l’objet
    [free] s’il faut tenter de se libérer
    [duty] comment le lanceur attaque
    [turnabout] comment la cible du lancer pivote
    [counter] si la cible du lancer riposte
    [aim] dans quelle orientation se fait la riposte
    [pull] où le lanceur est tiré
    [closer] si le lanceur se rapproche
    [face] comment l’engagé se tourne vers l’agresseur
    [react] si l’engagé teste l’initiative ou recule
    [buy] combien de dés acheter
    [retreat] par où reculer
    [lose] quel objet est perdu
    [advance] s’il faut avancer, et où
    [jostle] s’il faut combattre celui qui est tombé là
    [repeat] s’il faut reprendre la joute
    [turn] de quel côté le vainqueur fait front
    [train] quel gladiateur passe son test
   *[other] quel dé relancer
}
gloria-gladiator = { $id ->
    [priscus] Priscus
    [verus] Verus
    [spiculus] Spiculus
    [flamma] Flamma
    [carpophorus] Carpophorus
    [tetraites] Tetraites
    [columbus] Columbus
    [diodorus] Diodorus
    [demetrius] Demetrius
    [hermes] Hermes
    [triumphus] Triumphus
    [urbicus] Urbicus
    [maximus] Maximus
    [celer] Celer
    [ferox] Ferox
    [leo] Leo
    [ursus] Ursus
    [pugnax] Pugnax
    [valerius] Valerius
    [rusticus] Rusticus
    [felix] Felix
    [faustus] Faustus
    [hilarus] Hilarus
    [creunus] Creunus
    [attilius] Attilius
    [raecius] Raecius
    [amandus] Amandus
    [pardus] Pardus
    [serpentius] Serpentius
    [murranus] Murranus
    [bato] Bato
    [danaus] Danaus
    [cycnus] Cycnus
    [ajax] Ajax
    [cupido] Cupido
    [generosus] Generosus
    [lucius] Lucius
    [marcus] Marcus
    [gaius] Gaius
    [quintus] Quintus
    [decimus] Decimus
    [septimus] Septimus
    [nonius] Nonius
    [otacilius] Otacilius
    [petronius] Petronius
    [rufus] Rufus
    [niger] Niger
    [albus] Albus
    [crescens] Crescens
    [celadus] Celadus
    [oceanus] Oceanus
    [jaculator] Jaculator
    [aureolus] Aureolus
    [sedatus] Sedatus
    [scirtus] Scirtus
    [exochus] Exochus
    [melanippus] Melanippus
    [pulcher] Pulcher
    [triton] Triton
    [aquila] Aquila
    [hector] Hector
    [achilles] Achilles
    [ixion] Ixion
    [castor] Castor
    [pollux] Pollux
    [kalendio] Kalendio
    [callidromus] Callidromus
    [licentiosus] Licentiosus
    [astyanax] Astyanax
    [symmachus] Symmachus
    [habilis] Habilis
    [eusebius] Eusebius
    [beryllus] Beryllus
    [thelonicus] Thelonicus
    [sagitta] Sagitta
    [fulgur] Fulgur
    [lupus] Lupus
    [draco] Draco
    [ventus] Ventus
    [rapidus] Rapidus
    [audax] Audax
    [fortis] Fortis
    [durus] Durus
    [probus] Probus
    [constans] Constans
    [viator] Viator
    [victor] Victor
    [invictus] Invictus
    [silvanus] Silvanus
    [saturninus] Saturninus
    [januarius] Januarius
    [primus] Primus
    [felicio] Felicio
    [senecio] Senecio
    [modestus] Modestus
    [severus] Severus
    [antiochus] Antiochus
    [delius] Delius
    [primigenius] Primigenius
    [hyacinthus] Hyacinthus
    [pericles] Pericles
    [margareites] Margareites
   *[other] { $id }
}

# The course of a game
gloria-enlists = { $seat } recrute { $one } : { $class }, { $level }.
gloria-enlists-you = Vous recrutez { $one } : { $class }, { $level }.
gloria-tournament = Le tournoi { $number } commence.
    .name = Tournoi { $number }
gloria-placed = { $one } entre dans l’arène.
gloria-pair = Le sort oppose { $one } à { $other }.
gloria-bye = { $one } n’a pas encore d’adversaire.
gloria-duel = { $one } et { $other } se font face.
gloria-turn = Tour { $number }.
gloria-order = Ordre de jeu : { $seats }.
gloria-activates = { $seat } active { $one }.
gloria-activates-you = Vous activez { $one }.
gloria-points = { $one } fait { $die } au dé : { $pa } PA.
gloria-steps = { $one } fait un pas direction { $way }.
gloria-pivots = { $one } pivote, direction { $way }.
gloria-taken = Voici { $one }, { $item } en main.
gloria-broken = Mauvaise surprise pour { $one } : { $item } hors d’usage, à jeter.
gloria-drops = { $one } se déleste : { $item } au sol.
gloria-kicks = { $one } donne un coup de pied : { $item } un hexagone plus loin.
gloria-stands = { $one } se relève.
gloria-throws = { $one } lance son { $item } sur { $other }.
gloria-caught = { $one } est empêtré !
gloria-missed = Le lancer manque { $one }.
gloria-torn = { $one } se libère et met l’engin en pièces.
gloria-freed = { $one } se libère.
gloria-held = { $one } se débat, mais reste empêtré.
gloria-pulled = { $other } empoigne l’engin et tire { $one } à lui.
gloria-engages = { $one } engage { $other }.
gloria-pushes = { $one } charge { $other }, bouclier en avant.
gloria-withdraws = { $one } refuse la joute et recule.
gloria-initiative = { $one } a l’initiative.
gloria-tie = { $one } et { $other } attaquent tous deux.
gloria-buys = { $count ->
    [one] { $one } achète { $count } dé de plus.
   *[other] { $one } achète { $count } dés de plus.
}
gloria-move-advance = avancer, direction { $way }
gloria-move-retreat = reculer, direction { $way }
gloria-move-step = faire un pas, direction { $way }
gloria-move-face = pivoter, direction { $facing }
gloria-move-fast = tenir bon
gloria-move-buy = { $count ->
    [0] n’acheter aucun dé de plus
    [one] acheter { $count } dé de plus
   *[other] acheter { $count } dés de plus
}
gloria-touches = { $one } touche { $other }.
gloria-stopped = { $one } fait { $die } au dé : l’armure tient bon.
gloria-wounded = { $one } fait { $die } au dé, le coup porte : niveau { $level }.
gloria-special-killed = Coup mortel : { $striker } abat { $one }.
gloria-special-wounded = { $one } est grièvement blessé et perd un niveau de plus.
gloria-special-stunned = { $one } est étourdi et perdra le tour suivant.
gloria-special-felled = { $striker } fait perdre l’équilibre à { $one }.
gloria-special-disarmed = { $striker } fait lâcher prise à { $one }.
gloria-special-weapon = { $striker } fait lâcher son arme à { $one }.
gloria-special-cowed = { $one } perd courage et ne fera que se défendre au tour suivant.
gloria-special-nothing = { $striker } fait mouche, sans autre effet sur { $one }.
gloria-special-again = { $striker } obtient un droit de reprise contre { $one }.
gloria-special-elated = { $striker } est survolté par son succès sur { $one } : un niveau de plus.
gloria-loses = { $one } perd du matériel : { $item } sur le sable.
gloria-falls = { $one } tombe.
gloria-jostles = { $one } recule sur { $other } et le bouscule.
gloria-rebounds = { $one } heurte le mur et glisse le long de l’enceinte.
gloria-cornered = { $one } se retrouve dans un coin, dos au mur.
gloria-domino = Effet de domino : { $one } est poussé contre { $other }.
gloria-trips = { $one } trébuche sur un corps.
gloria-recovers = { $one } ramène son filet ou lasso ; { $other } tient bon.
gloria-gives-way = { $one } ne peut résister et { $other } garde son filet ou lasso.
gloria-free-attack = Au pied du mur, { $one } obtient une attaque gratuite contre { $other }.
gloria-jostle-fight = { $one } frappe { $other }, qui lui est tombé dans les jambes.
gloria-wins = { $one } gagne la joute.
gloria-out = { $striker } met { $one } hors combat.
gloria-dies = { $striker } tue { $one }.
gloria-verdict-spared = La foule gracie { $one }.
gloria-verdict-mercy = La foule se détourne, mais le consul gracie { $one }.
gloria-verdict-death = Le consul tourne le pouce : { $one } est mis à mort.
gloria-leaves = On emporte { $one } hors de l’arène, vivant.
gloria-mission = Mission accomplie : { $one } quitte l’arène.
gloria-stopped-duel = { $one } et { $other } ont assez combattu : tous deux quittent l’arène debout.
gloria-won = { $count ->
    [one] { $seats } remporte le tournoi !
   *[other] { $seats } partagent la victoire du tournoi !
}
gloria-won-you = { $count ->
    [one] Vous remportez le tournoi !
   *[other] Vous partagez la victoire du tournoi avec { $others } !
}
gloria-draw = Plus personne n’est debout : le tournoi est sans vainqueur.
gloria-tests = Les survivants passent leur test d’expérience.
gloria-learns = { $one } progresse : le voilà { $level }.
gloria-learns-nothing = { $one } reste { $level }.
gloria-dies-of-wounds = { $one } ({ $level }) meurt de ses blessures.
gloria-rudis = { $one } reçoit l’épée de bois ({ $level }) : homme libre et désormais entraîneur.
gloria-trainer-leaves = L’entraîneur { $one } s’en va pour toujours.
gloria-campaign-won = { $count ->
    [one] { $seats } remporte la campagne !
   *[other] { $seats } partagent la victoire de la campagne !
}
gloria-campaign-won-you = { $count ->
    [one] Vous remportez la campagne !
   *[other] Vous partagez la victoire de la campagne avec { $others } !
}

# Refusals
gloria-refused-custom = L’équipement libre n’a pas été convenu pour cette partie ; choisissez une classe.
gloria-refused-no-weapon = Un gladiateur n’est prêt qu’avec une arme en main.
gloria-refused-place = Cet hexagone n’est pas dans votre zone.
gloria-refused-marker = { $one } n’a plus son marqueur d’activation ce tour-ci.
gloria-refused-defends-only = { $one } est au mieux défenseur et ne teste pas l’initiative.
gloria-refused-must-test = { $one } doit tester l’initiative ou reculer.
gloria-refused-points = Il faudrait { $price } PA à { $one }, qui en a { $pa }.
gloria-refused-entangled = { $one } est empêtré et doit d’abord se libérer.
gloria-refused-down = { $one } est à terre et doit d’abord se relever.
gloria-refused-crossing = { $one } enjambe un corps et doit aussitôt faire un pas de plus.
gloria-refused-wall = Par là, c’est le mur d’enceinte.
gloria-refused-occupied = { $one } occupe cet hexagone.
gloria-refused-stopped = { $one } est entré dans une zone de contrôle adverse et ne peut plus faire de pas.
gloria-refused-rear-only = Un adversaire est dans sa zone de contrôle : { $one } ne peut faire un pas que vers un hexagone de son dos.
gloria-refused-long-weapon = { $one } menace cet hexagone d’une arme longue : n’y entrez que s’il vous reste ensuite { $price } PA pour attaquer ; il vous en resterait { $pa }.
gloria-refused-body = Un corps gît là : ne l’enjambez que si vous pouvez aussitôt faire un pas de plus, et il vous resterait { $pa } PA.
gloria-refused-pivot = { $one } fait déjà front de ce côté.
gloria-refused-standing = { $one } est déjà debout.
gloria-refused-not-entangled = { $one } n’est pas empêtré.
gloria-refused-not-here = Rien de tel dans cet hexagone : { $item }.
gloria-refused-hands = { $one } n’a pas de main libre.
gloria-refused-second-shield = { $one } tient déjà un bouclier.
gloria-refused-not-a-thrower = Affaire de spécialistes ({ $item }) : il faut être entré au combat avec le même engin.
gloria-refused-nothing-sheathed = { $one } n’a pas d’arme à dégainer.
gloria-refused-not-held = { $one } n’a rien de tel en main : { $item }.
gloria-refused-oneself = { $one } ne peut pas s’attaquer lui-même.
gloria-refused-not-in-combat = { $one } n’est pas en lice.
gloria-refused-not-opponent = { $one } n’est pas l’adversaire désigné.
gloria-refused-friend = { $one } est de la même troupe.
gloria-refused-appealing = { $one } en appelle à la foule : on ne peut pas le prendre pour cible.
gloria-refused-cowed = { $one } a perdu courage et ne peut que se défendre pendant ce tour.
gloria-refused-unarmed = { $one } ne tient aucune arme de sa longueur d’origine.
gloria-refused-line = Quelqu’un coupe la ligne : impossible d’atteindre { $one }.
gloria-refused-facing = Une fois tourné gratuitement, il faut avoir { $one } droit devant soi ou, à deux hexagones, juste à côté de l’axe.
gloria-refused-reach = { $one } est hors de portée.
gloria-refused-again = Une joute a déjà eu lieu contre { $one } dans cette phase ; il faut un droit de reprise.
gloria-refused-no-shield = { $one } ne tient pas de bouclier.
gloria-refused-zone = { $one } est à côté, mais { $other } ne l’a pas dans sa zone de contrôle : tournez-vous d’abord.
gloria-refused-aside = { $one } est à deux hexagones, mais pas devant { $other } : tournez-vous d’abord.
gloria-refused-no-snare = { $one } ne tient ni filet ni lasso.
gloria-refused-thrown = { $one } a déjà fait un lancer ce tour-ci.
gloria-refused-caught = { $one } est déjà empêtré.
gloria-refused-advance = { $one } ne peut avancer que vers l’hexagone où { $other } a été touché.
gloria-refused-body-there = Un corps gît dans cet hexagone.
gloria-refused-body-zone = Un corps gît là, et { $one } y arrêterait le mouvement par sa zone de contrôle.
gloria-refused-closer = { $one } ne peut que se rapprocher de l’hexagone où se tenait la cible du lancer.
gloria-refused-covered = Impossible d’ajouter cela ({ $item }) : cette partie du corps est déjà couverte ({ $other }).
gloria-refused-duty-engage = D’ici, { $one } atteint { $other } et doit l’engager aussitôt.
gloria-refused-dying = { $one } meurt d’un 0 : aucun dé de ce test n’est relancé.
gloria-refused-front-arc = { $one } doit se tourner de façon à voir { $other } de front.
gloria-refused-hands-full = Impossible d’ajouter cela ({ $item }) : les deux mains sont prises.
gloria-refused-long-weapon-again = { $one } menace cet hexagone d’une arme longue et ne peut plus être attaqué dans cette phase.
gloria-refused-long-weapon-unfit = { $other } menace cet hexagone d’une arme longue, et { $one } n’est pas en état d’attaquer.
gloria-refused-lose-last-weapon = { $one } garde cela ({ $item }) : ce résultat n’enlève qu’une seconde arme.
gloria-refused-lose-weapon = { $one } garde cela ({ $item }) : ce résultat enlève une arme en main.
gloria-refused-must-advance = { $one } doit avancer : on ne peut rester sur place qu’après la dernière touche.
gloria-refused-must-close = { $one } doit avancer sur { $other }.
gloria-refused-needs = Impossible d’ajouter cela ({ $item }) : il faut d’abord l’un de ceux-ci : { $needs }.
gloria-refused-no-gladiator = Il n’y a pas de gladiateur numéro { $number }.
gloria-refused-no-trainer = Plus aucun entraîneur ne peut aider.
gloria-refused-not-carried = { $one } n’a rien de tel sur lui : { $item }.
gloria-refused-not-yours = { $one } n’est pas de votre troupe.
gloria-refused-one-die = { $one } n’a lancé qu’un dé pour son test.
gloria-refused-other-target = C’est { $one } qu’il faut attaquer.
gloria-refused-placed = { $one } est déjà dans l’arène.
gloria-refused-pull = { $other } ne peut tirer { $one } que dans un hexagone adjacent à tous deux.
gloria-refused-retreat-along = Au mur, { $one } ne peut que glisser vers un hexagone plus éloigné.
gloria-refused-retreat-away = { $one } doit s’éloigner autant que possible.
gloria-refused-retreat-free = { $other } occupe cet hexagone, et { $one } doit en prendre un libre.
gloria-refused-sheathed = Il y a déjà une arme au fourreau : { $item }.
gloria-refused-stunned = { $one } est étourdi et ne peut pas être activé ce tour-ci.
gloria-refused-tested = { $one } a déjà passé son test.
gloria-refused-two-lengths = Impossible d’ajouter cela ({ $item }) : les deux armes doivent être de même longueur.
gloria-refused-weapon-first = Impossible d’ajouter cela ({ $item }) : l’autre main doit tenir une arme.
gloria-refused-withdraw-long = { $one } menace cet hexagone d’une arme longue : on n’y recule pas.
gloria-refused-withdraw-rear = { $one } ne peut reculer que dans un hexagone de son dos.
gloria-refused-withdraw-zone = { $one } a cet hexagone dans sa zone de contrôle.
gloria-refused-zero = Un dé qui montre 0 n’est pas relancé.

# Options and notation
gloria-no-such-move = « { $text } » n’est pas un coup ; un coup s’écrit comme step 0, pivot 3, engage 7 2, test, buy 1, advance 0, end.
gloria-bad-players = { $players } ne convient pas : Gloria aut Nihil se joue de { $least } à { $most } lanistes.
gloria-bad-number = { $name } { $number } est impossible : il faut un nombre de 1 à { $most }.
gloria-bad-troops = Il faut une troupe par laniste, toutes de la même taille, et que les zones puissent les accueillir.
gloria-bad-level = Le niveau { $level } est impossible : les gladiateurs débutent entre 1 et { $most }.
gloria-bad-entrant = { $type } ne peut pas combattre : indiquez une classe connue, ou un équipement avec une arme en main.

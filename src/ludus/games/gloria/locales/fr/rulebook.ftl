# Gloria aut Nihil: the rulebook in our own words, one message per article.

L-1 = Le matériel
    .intro = Une arène d’hexagones, des hommes en armes, des dés à dix faces : il n’en faut pas plus pour faire gronder les gradins.

L-1-1 = L’arène est une grille d’hexagones. Un hexagone n’abrite jamais plus d’un gladiateur en lice, c’est-à-dire présent dans l’arène, vivant et de niveau 1 au moins.
    .title = La grille

L-1-2 = Chaque gladiateur fait front à l’un des six côtés de son hexagone, jamais à un angle. Cette orientation compte à tout instant.
    .title = Le front

L-1-3 = Un seul dé sert à tout : celui à dix faces, numérotées de 0 à 9. Le 0 vaut zéro, jamais dix.
    .title = Les dés

L-1-4 = Des marqueurs rappellent qui peut encore être activé et quelles armes ou quels accessoires traînent sur le sable. Ludus tranche : un hexagone accueille autant d’objets qu’il en tombe, même sous les pieds d’un gladiateur.
    .title = Les marqueurs

L-2 = L’équipement et le poids
    .intro = Le fer protège, et le fer pèse. Tout l’art du laniste tient dans cette balance.

L-2-1 = Le poids d’un gladiateur est la somme de ce qu’il porte. À 0,5 : ocrea (jambières), manica (brassard), galerus (épaulière). À 1 : arme courte comme le glaive ou la dague courbe (sica), parma (petit bouclier), casque, grille faciale, lasso. À 2 : arme longue (trident ou lance), scutum (grand bouclier), filet, cuirasse. Ludus tranche : ocrea et manica comptent une seule fois, qu’on en porte une ou deux, et une grille faciale exige un casque.
    .title = Peser un gladiateur

L-2-2 = En cuir, quatre éléments pèsent moitié moins : ocrea 0,25, manica 0,25, casque 0,5, cuirasse 1. Aucun autre n’existe en cuir.
    .title = Le cuir

L-2-3 = Ludus tranche : les poids sont exacts, au quart de point, et ne s’arrondissent jamais. Un secutor pèse 5,75, pas 6.
    .title = Des poids exacts

L-2-4 = La classe d’un gladiateur fixe son équipement, à moins que vous ne composiez vous-même sa liste. Ludus a composé quinze classes, en métal sauf mention du cuir, leur poids entre parenthèses. Retiarius (4,75) : galerus, manica de cuir ; trident, filet ; une arme courte au fourreau. Secutor (5,75) : casque, grille, manica de cuir, ocrea ; glaive, scutum. Murmillo (6) : casque, grille, manica, ocrea ; glaive, scutum. Thraex (4,75) : casque, grille, manica de cuir, ocrea ; dague courbe (sica), parma. Hoplomachus (5,75) : casque, grille, manica de cuir, ocrea ; lance, parma ; une arme courte au fourreau. Provocator (6,75) : casque, grille, cuirasse de cuir, manica de cuir, ocrea ; glaive, scutum. Dimachaerus (3,5) : casque, manica de cuir, ocrea de cuir ; deux glaives. Laquearius (2,75) : galerus, manica de cuir ; arme courte, lasso. Samnis (4,5) : casque, ocrea ; glaive, scutum. Eques, à pied (4,25) : casque, grille, manica de cuir ; glaive, parma. Crupellarius (8) : casque, grille, cuirasse, manica, ocrea ; glaive, scutum. Scissor (6,5) : casque, grille, cuirasse, manica ; glaive et lame de bras, deux armes courtes. Gallus (3,5) : casque de cuir ; glaive, scutum. Essedarius, à pied (3,25) : casque, manica de cuir ; glaive, parma. Veles (3,5) : casque de cuir ; lance, parma.
    .title = Les quinze classes

L-2-5 = Au fourreau, une arme secondaire ne pèse rien. Dégainée, elle prend son poids ; le geste suit la règle du ramassage (voir L-11.8).
    .title = L’arme au fourreau

L-2-6 = Ramasser un objet vous alourdit aussitôt ; le jeter, le lancer, le perdre ou le voir détruit vous allège aussitôt. Les PA déjà tirés ne changent pas pour autant.
    .title = Un poids qui varie

L-2-7 = Ludus tranche : un homme n’a que deux mains. Armes tenues, bouclier, filet ou lasso, cela fait deux objets au plus, dont un bouclier au plus. L’armure n’occupe aucune main, et l’on ne peut pas s’en défaire.
    .title = Deux mains

L-2-8 = Le livret a oublié de peser les armes longues. Ludus tranche : trident ou lance, 2.
    .title = Le poids des armes longues

L-3 = Les niveaux
    .intro = De l’esclave poussé sur le sable au primus palus que l’on acclame, cinq échelons à gravir. Les redescendre va plus vite.

L-3-1 = Du plus humble au plus fameux : Esclave (1), Tiro (2), Palus (3), Secundus Palus (4), Primus Palus (5). Ce nombre est le niveau.
    .title = Les cinq rangs

L-3-2 = Le livret dit tantôt niveau, tantôt expérience, tantôt valeur. Ludus tranche : c’est tout un. On parle toujours du niveau actuel, sauf quand le mot « initial » est écrit : c’est alors celui que le gladiateur avait au début du tournoi.
    .title = Niveau actuel ou initial

L-3-3 = Ludus tranche : la moitié d’un niveau ne s’arrondit pas. Au niveau 3, « moins de la moitié » veut dire moins de 1,5, donc 0 ou 1.
    .title = La moitié exacte

L-3-4 = À deux joueurs, chacun aligne 6 gladiateurs ; à trois, 5 ; à quatre, 4 ; à cinq ou six, 3. Cela fait environ deux heures et demie à table. Leurs niveaux de départ ne sont écrits nulle part ; Ludus tranche : 5, 4, 3, 3, 2 et 1 pour une troupe de six ; 5, 4, 3, 2 et 1 pour cinq ; 4, 3, 3 et 2 pour quatre ; 4, 3 et 2 pour trois. À chaque laniste de les répartir entre les classes de son choix.
    .title = Composer sa troupe

L-4 = La mise en place de la mêlée
    .intro = Les grilles se lèvent tout autour du sable, et les catervarii entrent par troupes entières.

L-4-1 = Chaque troupe part de sa propre zone de déploiement. L’arène est un grand hexagone : 91 hexagones (rayon 5) pour deux ou trois joueurs, 169 (rayon 7) pour quatre ou six, 127 (rayon 6) pour cinq. Jusqu’à quatre joueurs, une zone réunit 7 hexagones : un centre, à un pas de la rangée du mur, et les six qui l’entourent. À cinq ou six joueurs, elle se réduit à 3 ou 4 hexagones : ce centre et ses voisins de la rangée du mur. Les zones voisines sont également espacées. Ludus tranche : « au moins 4 hexagones » veut dire 4 hexagones vides ; l’arène en laisse 5 pour deux, trois ou cinq joueurs, 6 pour quatre et 4 pour six. À plus de six joueurs, la place manque.
    .title = Arène et zones

L-4-2 = Ludus tranche : dans l’ordre des sièges, chacun place un gladiateur à la fois, sur un hexagone libre de sa zone et tourné comme il l’entend, jusqu’à ce que tous soient sur le sable.
    .title = Le déploiement

L-4-3 = Avant le premier coup, convenez de ce qu’il faut pour vaincre : rester la dernière troupe debout, le choix par défaut (voir L-29.2), ou remplir des missions (voir L-29.4).
    .title = Convenir de la victoire

L-5 = Le déroulement d’un tour
    .intro = Tout se joue au grand soleil : positions, niveaux, PA, chacun voit tout. Seul l’avenir des dés reste caché.

L-5-1 = Un tour comprend cinq temps : (1) la distribution des marqueurs d’activation ; (2) l’ordre des joueurs ; (3) les activations, un gladiateur par joueur, dans cet ordre et en recommençant la ronde, jusqu’au dernier marqueur ; (4) la fin du tour, avec ses verdicts, ses retraits et le contrôle de la victoire (voir L-28) ; (5) un nouveau tour, s’il reste des combattants.
    .title = Cinq temps

L-5-2 = Plus un seul marqueur dans votre troupe ? La ronde saute votre rang.
    .title = Sans marqueur

L-5-3 = Ludus tranche : tant qu’il vous reste un marqueur, vous devez activer un gladiateur quand votre rang revient. Libre à vous de clore cette activation sans rien faire.
    .title = Pas d’attente

L-6 = Les marqueurs et l’ordre des joueurs
    .intro = Un marqueur, c’est une chance d’agir. Un ennemi entreprenant peut vous la prendre.

L-6-1 = Au début du tour, tout gladiateur en lice reçoit un marqueur d’activation, sauf celui qui est étourdi (voir L-21.3).
    .title = La distribution

L-6-2 = Le marqueur s’en va quand le gladiateur termine sa propre activation. Il s’en va aussi dès qu’un autre l’engage, lui lance un filet ou un lasso, ou le bouscule (voir L-13.3, L-16.3 et L-23).
    .title = Perdre son marqueur

L-6-3 = Chaque joueur lance un dé. Le plus petit résultat joue en premier, le plus grand en dernier.
    .title = Le dé d’ordre

L-6-4 = Les joueurs à égalité reprennent leurs places relatives du tour précédent, mais à l’envers ; s’ils sont trois ou plus, c’est tout le groupe qui se retourne. L’ordre était Y, Z, X et tous font 5 : il devient X, Z, Y.
    .title = Les égalités

L-6-5 = Au premier tour, il n’y a encore rien à renverser. Ludus tranche : les ex æquo relancent entre eux jusqu’à être départagés.
    .title = Égalités du premier tour

L-6-6 = Ludus tranche : un joueur sans gladiateur en lice ne lance pas le dé d’ordre et ne joue pas.
    .title = Les joueurs éliminés

L-7 = L’activation et les points d’action
    .intro = Un souffle, un élan, et vos PA filent. Plus le gladiateur est léger, plus il a le temps d’agir.

L-7-1 = Choisissez un de vos gladiateurs encore munis de leur marqueur. Le livret parle ailleurs d’activations au hasard ; Ludus tranche : vous choisissez, sauf si vous avez pris l’option qui s’en remet au sort, toutes chances égales.
    .title = Choisir un gladiateur

L-7-2 = Lancez un dé et retirez-en le poids du gladiateur. Ce qui reste, sans jamais descendre sous 0, est le bonus ; Ludus tranche : on l’arrondit vers le bas. Le gladiateur a 1 PA plus ce bonus. Pour un poids de 4,75, un 7 donne un bonus de 2, donc 3 PA ; un 4 ne laisse que 1 PA.
    .title = Tirer ses PA

L-7-3 = Le niveau actuel ne dépasse pas la moitié du niveau initial ? Le bonus est divisé par 2, puis arrondi vers le haut. Parti du niveau 5, un gladiateur en souffre au niveau 2, pas encore au niveau 3.
    .title = Les blessés

L-7-4 = Pas, pivots, actions diverses, joutes : vos PA paient tout cela, dans l’ordre et autant de fois que vous voulez, tant qu’il en reste.
    .title = Dépenser ses PA

L-7-5 = Une joute que l’actif n’a pas gagnée (voir L-22.6) clôt aussitôt son activation, à moins qu’il ne détienne un droit de reprise encore inemployé (voir L-21.9).
    .title = La joute de trop

L-7-6 = L’activation cesse également dès que l’actif est mis hors combat ou tué, ou qu’il doit en appeler à la foule (voir L-27.2).
    .title = Autres arrêts

L-7-7 = Une phase réunit une activation voulue et toutes les réactions qu’elle entraîne. Quand elle s’achève, tous ceux qui y ont pris part perdent leur marqueur, et leurs PA retombent à 0. Rien ne s’économise.
    .title = Fin de la phase

L-7-8 = Un gladiateur qui n’est pas l’actif et que rien n’a activé par réaction dans cette phase a 0 PA.
    .title = Les autres n’ont rien

L-8 = Se déplacer, s’orienter
    .intro = Sur le sable, un pas de travers coûte cher. Regardez où vous allez, et surtout qui vous tournez le dos.

L-8-1 = Un pas mène dans un hexagone adjacent : 1 PA droit devant, 2 PA dans l’un des cinq autres.
    .title = Le pas

L-8-2 = Ludus tranche : un pas laisse l’orientation inchangée. On peut donc marcher de côté ou à reculons sans quitter l’adversaire des yeux.
    .title = Garder son front

L-8-3 = Pivoter sur place, de n’importe quel angle, coûte 1 PA, y compris dans une ZOC adverse.
    .title = Le pivot

L-8-4 = Nul n’entre de son plein gré dans l’hexagone d’un gladiateur en lice, ami ou ennemi, debout ou à terre. Nul ne quitte l’arène non plus.
    .title = Hexagones interdits

L-8-5 = Un corps, c’est-à-dire un mort ou un gladiateur hors combat, s’enjambe, mais on ne s’arrête pas dessus. Vous n’entrez dans son hexagone que si un second pas, permis et à portée de vos PA, vous en fait sortir ; ce second pas doit suivre immédiatement. Ludus tranche : seul l’arrêt volontaire est défendu, un recul peut fort bien s’y achever (voir L-25.2).
    .title = Enjamber un corps

L-9 = La zone de contrôle
    .intro = Trois hexagones devant chaque lame : voilà où l’on ne passe pas sans s’expliquer.

L-9-1 = La zone de contrôle (ZOC) couvre les trois hexagones au contact du front : celui qui est droit devant et les deux qui l’encadrent. Les trois autres hexagones adjacents sont le dos.
    .title = La ZOC

L-9-2 = Ludus tranche : n’a de ZOC qu’un gladiateur en lice, debout, non empêtré et qui n’en appelle pas à la foule. Un étourdi garde la sienne.
    .title = Qui a une ZOC

L-9-3 = Un pas qui finit dans une ZOC adverse stoppe le mouvement : plus aucun pas dans la phase, sauf si le gladiateur y gagne ensuite une joute. Pivots, actions diverses et joutes restent possibles. Un corps gisant dans une ZOC adverse ne s’enjambe donc pas. Est adverse, en mêlée, tout gladiateur d’une autre troupe ; en combat singulier, le seul adversaire désigné.
    .title = Arrêté net

L-9-4 = Un adversaire en lice se trouve dans votre propre ZOC au moment où vous faites un pas ? Ce pas doit vous mener dans l’un des trois hexagones de votre dos, pour 2 PA. Les adversaires à terre ou empêtrés comptent, pas ceux qui en appellent à la foule. On vérifie à chaque pas. Ludus tranche : si un pivot l’a d’abord fait sortir de votre ZOC, vous repartez librement.
    .title = Rompre le contact

L-9-5 = Être déjà dans une ZOC adverse ne vous interdit rien : c’est y entrer qui arrête.
    .title = Rester dans une ZOC

L-9-6 = Un adversaire placé dans votre ZOC est à portée : vous pouvez l’engager (voir L-16.1).
    .title = Une cible à portée

L-10 = Les armes longues
    .intro = Trident et lance tiennent l’ennemi à distance. Encore faut-il l’y garder.

L-10-1 = Un gladiateur qui combat à l’arme longue peut aussi engager à deux hexagones de lui, sur les cinq hexagones de son allonge, alignés en arc juste derrière sa ZOC. Il lui faut une ligne libre ; Ludus tranche : seuls les gladiateurs debout la coupent. Si la cible est dans l’axe d’un hexagone de la ZOC, celui-ci ne doit pas en contenir ; si elle est entre deux, il suffit que l’un des deux n’en contienne pas.
    .title = L’allonge

L-10-2 = Vous n’entrez par un pas volontaire dans la ZOC d’un adversaire tenant une arme longue que s’il vous reste ensuite de quoi l’attaquer dans cette phase : une joute (1 PA) ou une poussée de bouclier (2 PA), après un pivot (1 PA) au plus. Ludus tranche : il faut le pouvoir, rien n’oblige à le faire.
    .title = Forcer la garde

L-10-3 = Ludus tranche : cette condition vise les pas et les reculs volontaires (voir L-16.6). Elle ne concerne ni les mouvements forcés, ni les avances, ni le lanceur tiré par son filet, ni les rapprochements (voir L-19.4).
    .title = Quand la garde s’ouvre

L-10-4 = Longue hampe, garde ouverte : qui tient une arme longue ajoute 1 à ses propres dés de protection, à son détriment (voir L-20.4).
    .title = Le revers de la hampe

L-10-5 = Même avec une arme longue, la ZOC reste limitée aux trois hexagones adjacents de devant. Ceux de l’allonge n’arrêtent personne.
    .title = L’allonge n’arrête pas

L-11 = Actions diverses : les objets
    .intro = Un glaive perdu, un bouclier à portée de main : sur le sable, le matériel change vite de maître.

L-11-1 = Les actions des chapitres L-11 à L-15 sont réservées au gladiateur que son laniste a activé, jamais à celui qui réagit. Une seule exception : se débattre juste après avoir été pris (voir L-14.3).
    .title = Pour l’actif seulement

L-11-2 = Ramasser, 1 PA : l’objet gît dans votre hexagone et vous avez une main libre. Lancez un dé ; sur 0, la trouvaille est inutilisable. Ludus tranche : elle disparaît du jeu.
    .title = Ramasser

L-11-3 = Une arme longue pour qui en avait une courte, ou l’inverse, s’emploie, mais le gladiateur est au mieux défenseur (voir L-17.6) tant qu’il n’a en main aucune arme de sa longueur d’origine. Ludus tranche : toute arme de cette longueur fait l’affaire, quel que soit son ancien porteur. S’il tient les deux longueurs, il combat avec la sienne ; une arme longue en main affaiblit toujours sa protection.
    .title = Une arme étrangère

L-11-4 = Un bouclier d’un autre genre que celui d’origine embarrasse : un grand ajoute 1 aux dés de protection, un petit pèse 1 de plus, soit 2 en tout. Ludus tranche : pour qui a débuté sans bouclier, aucun n’est d’origine.
    .title = Un bouclier étranger

L-11-5 = Filet et lasso sont affaire de spécialistes : pour ramasser un filet, il faut être entré au combat avec un filet ; pour un lasso, avec un lasso.
    .title = Filets et lassos

L-11-6 = Jeter au sol, 0 PA : un objet que vous tenez tombe dans un hexagone adjacent de l’arène, à votre choix.
    .title = Jeter au sol

L-11-7 = Coup de pied, 1 PA : envoyez un objet dans l’hexagone adjacent de l’arène qui vous plaît. Ludus tranche : l’objet doit se trouver dans votre propre hexagone.
    .title = Le coup de pied

L-11-8 = Dégainer, 1 PA : l’arme au fourreau passe dans une main libre, où que vous soyez. Ludus tranche : même dé que pour ramasser (sur 0, elle se brise) et mêmes conséquences. Un retiarius qui n’a plus que sa dague est ainsi au mieux défenseur.
    .title = Dégainer

L-11-9 = Ludus tranche : ce qui gît à terre n’est à personne.
    .title = À qui le trouve

L-11-10 = Désarmé veut dire : sans arme en main. Ludus tranche : avec un bouclier, le gladiateur peut encore pousser (voir L-15) ; engagé, il est au mieux défenseur et ses succès sont des poussées. Sans bouclier non plus, il ne peut ni engager ni combattre.
    .title = Désarmé

L-12 = Se relever
    .intro = Tomber n’est pas mourir. Mais le sable dans les yeux, on ne choisit pas toujours de quel côté on se redresse.

L-12-1 = À terre mais pas empêtré, un gladiateur doit d’abord se relever, pour 1 PA ; tout le reste attend. À terre et empêtré, il lui faut d’abord se libérer (voir L-14.2).
    .title = Debout d’abord

L-12-2 = Annoncez une orientation, puis lancez un dé. S’il est inférieur au niveau du gladiateur, celui-ci se redresse exactement ainsi.
    .title = Le dé pour se relever

L-12-3 = Autrement, il se redresse quand même, mais dévié de l’orientation annoncée : de 60° à droite sur 7 ou 9, de 60° à gauche sur 6 ou 8, de 120° à droite sur 3 ou 5, de 120° à gauche sur 2 ou 4, d’un demi-tour sur 1. Un 0 réussit toujours. L’aide de jeu groupe les chiffres autrement ; Ludus tranche : c’est le texte qui compte.
    .title = Se relever de travers

L-13 = Lancer un filet ou un lasso
    .intro = Un tournoiement, un sifflement, et le poisson est pris. Ou bien c’est le pêcheur qui se retrouve à l’eau.

L-13-1 = Lancer coûte 1 PA, avec le filet ou le lasso en main. Un gladiateur ne lance qu’une fois par tour.
    .title = Le lancer

L-13-2 = La cible est un adversaire ni empêtré ni en appel à la foule, à deux hexagones au plus. Ludus tranche : il doit être dans votre ZOC ou sur les cinq hexagones situés juste derrière, ligne libre (voir L-10.1). Le lanceur se tourne ensuite gratuitement, comme un agresseur (voir L-16.2). Sous le coup du résultat spécial 6, on ne lance pas (voir L-21.7).
    .title = Choisir sa proie

L-13-3 = Lancer active la cible : si elle a encore son marqueur, elle le perd et tire ses PA (voir L-7.2). Ludus tranche : elle les tire avant le dé de lancer.
    .title = La cible s’éveille

L-13-4 = Le livret ne dit pas comment on réussit. Ludus tranche : le dé doit être inférieur ou égal au niveau du lanceur.
    .title = Le dé de lancer

L-13-5 = Réussite : la cible est empêtrée. Le filet ou le lasso ne pèse plus sur le lanceur ; Ludus tranche : il ne pèse rien sur sa proie. Celle-ci peut tout de suite essayer de se libérer (voir L-14.3).
    .title = Pris !

L-13-6 = Ensuite, s’il a au moins 1 PA et s’il est en mesure d’attaquer (voir L-16.0), le lanceur doit engager cette cible, même si elle s’est déjà libérée. Ludus tranche : s’il ne peut pas l’atteindre d’où il est, il doit faire un pas permis vers un hexagone d’où il le pourra, à son choix, pourvu que ses PA paient le pas et la joute. Sinon l’obligation tombe, et l’activation continue.
    .title = Frapper la prise

L-13-7 = Échec : si la cible, debout, a des PA et que le lanceur n’est pas dans son arc frontal, elle pivote d’abord, pour 1 PA (voir L-16.4). Puis, Ludus tranche, tout dépend des PA de chacun, une cible à terre comptant pour 0. (a) La cible et le lanceur ont chacun au moins 1 PA : le lanceur doit payer 1 PA et garde l’engin en main ; la cible doit payer 1 PA pour tenir sa place, puis peut riposter en engageant le lanceur, au besoin après un pas, le tout au prix normal. (b) La cible a au moins 1 PA, le lanceur n’en a plus : elle le tire à elle (voir L-13.9). (c) La cible a 0 PA : debout, elle recule d’un hexagone à l’opposé du lanceur, sans attaque gratuite si elle heurte un mur ; le lanceur garde l’engin sans payer et peut, pour 1 PA, se rapprocher d’un hexagone de la place qu’elle occupait, ou y entrer, si son point d’arrivée ne contient ni gladiateur ni corps (L-10.2 ne s’applique pas).
    .title = Manqué !

L-13-8 = Dans la riposte du cas (a), c’est le lanceur qui est engagé. Il use des PA qui lui restent, ne lance pas de dé d’activation et garde les choix du chapitre L-16.
    .title = La riposte

L-13-9 = Tirer le lanceur à soi : Ludus tranche. S’il est à deux hexagones, il est traîné dans un hexagone adjacent à tous deux et sans gladiateur en lice ; un corps n’empêche rien. S’il y en a deux, le laniste de la cible choisit ; s’il n’y en a aucun, le lanceur reste où il est. Le filet ou le lasso tombe dans l’hexagone de la cible. Si elle est alors en mesure d’attaquer et a le lanceur à portée, elle se tourne gratuitement, paie 1 PA et attaque seule : le lanceur n’a pas de dés.
    .title = Le pêcheur pêché

L-13-10 = Ludus tranche : une fois réglées les suites d’un lancer manqué, l’activation du lanceur est finie, sauf s’il a gagné la joute de riposte.
    .title = Après un échec

L-14 = Empêtré
    .intro = Plus on gigote, plus les mailles serrent. Il faut du sang-froid, et un bon dé.

L-14-1 = Un gladiateur empêtré ne peut rien faire d’autre que tenter de se libérer : pas de ZOC, pas de dés en joute, pas de pivot. Ludus tranche : il n’est pas à terre pour autant, recule s’il est touché debout, et ne peut être pris une seconde fois.
    .title = Dans les mailles

L-14-2 = Une tentative coûte 2 PA et réussit si le dé est inférieur ou égal au niveau. Recommencez tant que les PA suivent. En cas de réussite, le filet ou le lasso tombe dans l’hexagone ; si le dé était un 0, il est détruit. Ludus tranche : il tombe aussi là où sa proie meurt ou quitte l’arène.
    .title = Se libérer

L-14-3 = On tente de se libérer pendant sa propre activation. Ludus tranche : en réaction, ce n’est permis qu’à un seul moment, entre le lancer réussi et l’attaque qui le suit.
    .title = Le bon moment

L-15 = Pousser avec un bouclier
    .intro = Un scutum est aussi un bélier. Visez le mur, ou mieux : un de ses camarades.

L-15-1 = La poussée coûte 2 PA en tout, initiative comprise. Il faut un bouclier en main et un adversaire dans la ZOC ; Ludus tranche : jamais à deux hexagones. Elle est interdite sous le coup du résultat spécial 6 (voir L-21.7) et à qui ne tient qu’une arme de l’autre longueur.
    .title = Les conditions

L-15-2 = Une poussée se joue comme une joute, d’un bout à l’autre (voir L-16 à L-22).
    .title = Comme une joute

L-15-3 = Chaque succès du pousseur, attaquant ou défenseur, repousse la victime de 2 hexagones au lieu de la toucher : pas de jet de protection, pas de blessure. Ludus tranche : au chapitre L-22, ce succès compte comme une touche, et les résultats spéciaux ont lieu.
    .title = Deux hexagones en arrière

L-15-4 = Ludus tranche : ces deux hexagones font deux reculs successifs. Si le premier se solde par une chute ou contre un mur, le second n’a pas lieu.
    .title = En deux temps

L-15-5 = L’adversaire du pousseur, lui, porte des coups ordinaires.
    .title = En face, des lames

L-16 = L’engagement et la réaction
    .intro = Deux regards se croisent, et la joute commence. L’agresseur a choisi son homme ; reste à savoir qui frappera le premier.

L-16-0 = Est en mesure d’attaquer un gladiateur en lice, debout, non empêtré, tenant une arme de sa longueur d’origine, que le résultat spécial 6 ne bride pas ce tour-ci (voir L-21.7) et qui n’en appelle pas à la foule.
    .title = En mesure d’attaquer

L-16-1 = L’actif en mesure d’attaquer peut dépenser 1 PA pour engager un adversaire situé dans sa ZOC ou, à l’arme longue, dans son allonge (voir L-10.1). Il est l’agresseur, l’autre est l’engagé ; l’initiative dira lequel est l’attaquant. Ludus tranche : le PA se paie à la déclaration et couvre aussi le test d’initiative. On n’engage ni les morts, ni les gladiateurs hors combat, ni ceux qui en appellent à la foule.
    .title = Engager

L-16-2 = L’agresseur se tourne vers sa cible ; Ludus tranche : gratuitement. Au contact, elle doit se trouver droit devant lui. À deux hexagones, elle doit être droit devant à cette distance, ou dans l’un des deux hexagones qui encadrent ce point ; si deux orientations conviennent, il choisit.
    .title = Faire face à sa cible

L-16-3 = L’engagé a-t-il encore son marqueur ? Il le perd et tire ses PA. Ludus tranche : il les tire toujours, même s’ils ne peuvent lui servir.
    .title = L’engagé s’active

L-16-4 = Debout, non empêtré, mais l’agresseur hors de son arc frontal, l’engagé doit pivoter pour l’y ramener ; Ludus tranche : pour 1 PA, s’il en a. Nul autre pivot ne lui est permis. L’arc frontal, au contact, est la ZOC ; à deux hexagones, ce sont les cinq hexagones placés juste derrière la ZOC et un de plus à chaque bout. Le reste est le dos : trois hexagones au contact, cinq à distance deux. À terre, on n’a ni l’un ni l’autre.
    .title = Se retourner

L-16-5 = Ensuite, s’il est debout, non empêtré et qu’il a les PA voulus, l’engagé recule de lui-même (voir L-16.6) ou teste l’initiative (voir L-17). Ludus tranche : il ne peut pas refuser l’un et l’autre.
    .title = Rompre ou croiser le fer

L-16-6 = Recul volontaire, 2 PA : un pas dans un hexagone de son dos. Ludus tranche : cet hexagone doit être libre, sans corps, hors de la ZOC de l’agresseur et permis par L-10.2. Personne ne lance de dés.
    .title = Le recul volontaire

L-16-7 = Devant un recul volontaire, l’agresseur est réputé gagnant de la joute, avec 0 touche. Ludus tranche : il n’avance pas.
    .title = Victoire sans combat

L-16-8 = Ludus tranche : les PA tirés en réaction durent jusqu’à la fin de la phase et servent à toutes les joutes qui y suivront.
    .title = Des PA pour la phase

L-16-9 = Un gladiateur déjà activé ce tour-ci a 0 PA : ni pivot, ni recul volontaire, ni initiative. Il défend avec un seul dé, si l’agresseur est dans son arc frontal.
    .title = Déjà activé

L-17 = L’initiative
    .intro = Frapper d’abord, c’est déjà presque vaincre. Ici, les plus légers sont souvent les plus prompts.

L-17-1 = Tester l’initiative coûte 1 PA. L’agresseur l’a déjà payé en engageant.
    .title = Le prix du test

L-17-2 = Chacun lance un dé et y ajoute son poids. Le plus petit total fait l’attaquant, l’autre est défenseur. À égalité, pas de relance : tous deux sont attaquants.
    .title = Le test d’initiative

L-17-3 = Un engagé sans PA perd le test d’office, et l’on ne lance aucun dé d’initiative.
    .title = À bout de souffle

L-17-4 = Ne peuvent pas combattre (aucun dé, aucun achat, initiative perdue) : celui qui est empêtré ; celui qui est à terre ; celui dont l’adversaire est hors de son arc frontal ; le lanceur tiré par son filet (voir L-13.9) ; la victime d’une attaque gratuite (voir L-24.4) ; celui qui n’a ni arme ni bouclier. Le livret cite aussi le gladiateur « bousculé » ; Ludus tranche : cela ne vise que celui qui en est tombé.
    .title = Incapables de combattre

L-17-5 = Si l’engagé ne peut pas combattre, l’initiative ne se joue pas : l’agresseur est attaquant.
    .title = Initiative acquise

L-17-6 = Au mieux défenseur (voir L-11.3, L-11.10 et L-21.7), un gladiateur n’engage jamais. Engagé, il est défenseur ; Ludus tranche : sans test et sans rien payer. Il peut acheter des dés, ou reculer de lui-même. Debout et non empêtré mais sans arme ni bouclier, on est dans le même cas, les dés en moins.
    .title = Au mieux défenseur

L-18 = Les dés de la joute
    .intro = Un dé, c’est une passe d’armes. Pour en avoir davantage, il faut y mettre le souffle.

L-18-1 = Chaque camp capable de combattre dispose de 1 dé.
    .title = Un dé chacun

L-18-2 = Vous pouvez en acheter 1 de plus pour 2 PA, ou 2 de plus pour 5 PA. C’est l’un ou l’autre.
    .title = Acheter des dés

L-18-3 = Ludus tranche : le défenseur achète d’abord, l’attaquant ensuite. Entre deux attaquants, l’engagé précède l’agresseur.
    .title = Qui achète d’abord

L-18-4 = Un attaquant gagne 1 dé si sa victime est à terre ou s’il la frappe de dos. Ludus tranche : jamais 2, même quand les deux sont vrais. On en juge après la réaction de l’engagé (voir L-16).
    .title = À terre ou de dos

L-18-5 = On lance tous les dés de l’attaquant, puis tous ceux du défenseur. Avec deux attaquants : ceux de l’agresseur, puis ceux de l’engagé.
    .title = L’ordre des lancers

L-19 = Lire les dés
    .intro = Plus le dé est petit, plus le fer va profond.

L-19-1 = Attaquant : un dé inférieur ou égal au niveau est une touche ; inférieur à la moitié du niveau, c’est une touche avec résultat spécial. Niveau 1 : touche de 0 à 1, spécial sur 0. Niveau 2 : de 0 à 2, spécial sur 0. Niveau 3 : de 0 à 3, spécial sur 0 ou 1. Niveau 4 : de 0 à 4, spécial sur 0 ou 1. Niveau 5 : de 0 à 5, spécial de 0 à 2. Niveau 6 : de 0 à 6, spécial de 0 à 2.
    .title = Les dés de l’attaquant

L-19-2 = Défenseur : seul un dé inférieur à la moitié du niveau est une touche, et jamais avec résultat spécial. Aux niveaux 1 et 2, il faut un 0 ; aux niveaux 3 et 4, un 0 ou un 1 ; aux niveaux 5 et 6, un 0, un 1 ou un 2.
    .title = Les dés du défenseur

L-19-3 = Tous les dés se lisent avec les niveaux du moment où on les a lancés. Ce qui arrive ensuite ne les change plus.
    .title = Le niveau du lancer

L-19-4 = Quand une joute commence à deux hexagones, chaque succès d’un gladiateur à l’arme courte contre une arme longue devient un rapprochement de 1 hexagone au lieu d’une touche ; les résultats spéciaux ont lieu. Un rapprochement n’est pas une touche. Ludus tranche : tous les succès de la joute sont convertis, et s’il n’existe pas d’hexagone plus proche sans gladiateur ni corps, le rapprochement est perdu. Un gladiateur désarmé muni d’un bouclier compte ici comme armé court.
    .title = Entrer sous la lance

L-20 = Appliquer les touches
    .intro = Le coup part, l’homme recule, l’armure encaisse ou non. Voici comment on compte les bleus et le sang.

L-20-1 = Ludus tranche : on applique d’abord tous les résultats de l’attaquant, dans l’ordre des dés, puis ceux du défenseur. Si entre-temps le défenseur est hors combat ou mort, ce qui lui restait est perdu. Avec deux attaquants, ceux de l’agresseur passent d’abord, puis ceux de l’engagé, et rien ne se perd : même tombé, un gladiateur place ses touches, mais il n’avance ni ne se rapproche plus.
    .title = L’attaquant d’abord

L-20-2 = Ludus tranche : un résultat reste valable malgré les distances, les orientations, les chutes ou les armes perdues que la joute a provoquées.
    .title = Un coup parti est parti

L-20-3 = À chaque touche, une victime debout recule d’un hexagone ; Ludus tranche : à l’opposé de celui qui la frappe. Au contact, c’est l’hexagone juste en face de lui, de l’autre côté de la victime. Si elle est frappée de plus loin, deux hexagones peuvent convenir : le laniste de la victime choisit, mais un hexagone inoccupé passe avant un hexagone occupé. L’orientation ne change pas. Une victime à terre ne bouge pas.
    .title = Le recul

L-20-4 = Vient le jet de protection : dé plus modificateurs. Si le total est inférieur au poids, le coup est arrêté ; sinon la victime perd 1 niveau. Modificateurs : +1 si elle tient une arme longue ; +1 si elle est à terre ; +1 si elle porte un grand bouclier étranger (voir L-11.4). Ludus tranche : pour le deuxième, elle devait déjà être à terre quand le coup l’a touchée.
    .title = Le jet de protection

L-20-5 = Puis le résultat spécial, s’il y en a un. Ludus tranche : même si les protections ont arrêté le coup.
    .title = Puis le spécial

L-20-6 = On vérifie enfin si la victime est vaincue (voir L-26), puis celui qui a frappé avance s’il y a lieu (voir L-22).
    .title = Puis l’avance

L-20-7 = Ludus tranche : les touches restantes de la même joute s’appliquent à une victime déjà hors combat, sans recul et avec le +1 d’un homme à terre. Elles peuvent la tuer.
    .title = Le coup de trop

L-21 = Les résultats spéciaux
    .intro = Le coup que la foule racontera longtemps. Lancez un dé. Le livret dit « le défenseur » ; Ludus tranche : c’est toujours la victime du coup.

L-21-1 = Sur 0, la victime est tuée net.
    .title = 0 : tué

L-21-2 = Sur 1, la victime perd un niveau de plus, armure ou pas.
    .title = 1 : grièvement blessé

L-21-3 = Sur 2, la victime est étourdie : au tour suivant, elle ne reçoit pas de marqueur. Ludus tranche : durant tout ce tour, elle compte comme déjà activée, et être étourdi deux fois ne dure pas plus longtemps.
    .title = 2 : étourdi

L-21-4 = Sur 3, la victime tombe à terre.
    .title = 3 : à terre

L-21-5 = Sur 4, la victime perd son filet ou son lasso, son bouclier ou sa seconde arme, en main ou au fourreau. Ludus tranche : son laniste choisit, et l’objet tombe dans l’hexagone où elle se trouve à présent. Si elle n’a rien de tel, il ne se passe rien. Entre armes semblables, c’est celle du fourreau qui est perdue.
    .title = 4 : un objet perdu

L-21-6 = Sur 5, l’arme en main tombe dans l’hexagone où se trouve à présent la victime. Ludus tranche : de deux armes, son laniste en choisit une, et elle continue avec l’autre. Si elle est désarmée, rien.
    .title = 5 : l’arme tombe

L-21-7 = Sur 6, la victime est bridée pendant tout le tour suivant : au mieux défenseur (voir L-17.6). Ludus tranche : elle ne déclenche ni joute, ni poussée, ni lancer.
    .title = 6 : sur la défensive

L-21-8 = Sur 7, rien à signaler.
    .title = 7 : rien

L-21-9 = Sur 8, l’auteur du coup obtient un droit de reprise : une joute de plus contre le même adversaire. Ludus tranche : au prix normal, 1 PA et à portée. L’actif s’en sert quand il veut avant la fin de son activation, que ce droit maintient ouverte même après une joute qu’il n’a pas gagnée. Un gladiateur en réaction s’en sert dès que la joute et toutes ses suites sont réglées, ou le perd ; cette reprise ne rouvre jamais une activation close, et clôt celle qui durait encore si l’actif ne la gagne pas.
    .title = 8 : droit de reprise

L-21-10 = Sur 9, l’auteur du coup est survolté : son niveau monte de 1 jusqu’à la fin du tournoi. Ludus tranche : son niveau initial ne bouge pas, aucun plafond ne s’applique, et les dés déjà lancés n’en profitent pas.
    .title = 9 : survolté

L-22 = L’avance et la victoire
    .intro = Gagner du terrain, gagner la joute, chercher le suivant : un gladiateur lancé ne s’arrête pas volontiers.

L-22-1 = Comptez les touches obtenues aux dés ; les poussées comptent, pas les rapprochements. Ludus tranche : seul avance le camp qui en a strictement le plus.
    .title = Qui avance

L-22-2 = Le camp qui avance gagne 1 hexagone après chacune de ses touches qui a déplacé la victime. C’est obligatoire, sauf après sa dernière touche, où vous avez le choix.
    .title = Avance obligatoire

L-22-3 = Ludus tranche : on avance vers l’hexagone que la victime vient de quitter, dans un hexagone adjacent à soi qui en rapproche ; au contact, c’est cet hexagone même. Il ne doit contenir ni gladiateur en lice ni corps. Si deux conviennent, vous choisissez ; si aucun ne convient, pas d’avance.
    .title = Où avancer

L-22-4 = Ludus tranche : après une avance ou un rapprochement, le gladiateur se tourne gratuitement vers la victime. S’il lui fait déjà face, il ne bouge pas ; sinon il tourne le moins possible, et vers la droite si les deux sens se valent.
    .title = Suivre des yeux

L-22-5 = On règle ensuite, dans l’ordre où ils sont apparus, les attaques gratuites et les combats de bousculade en attente (voir L-23.6 et L-24.4). Ludus tranche : après vingt pour une même joute, les suivants sont abandonnés.
    .title = Les suites en attente

L-22-6 = Une joute est gagnée dans trois cas : vous avez porté plus de touches que vous n’en avez reçu ; l’adversaire est hors combat ou mort et pas vous ; il a reculé volontairement. Les touches d’une attaque gratuite comptent pour la joute qui l’a causée.
    .title = Gagner la joute

L-22-7 = L’actif vainqueur qui a encore des PA peut poursuivre : bouger, agir, ou engager un autre gladiateur. Ludus tranche : chaque joute gagnée renouvelle cette permission, mais on ne revient au même adversaire que par un droit de reprise (voir L-21.9).
    .title = Enchaîner

L-22-8 = Ludus tranche : un vainqueur en réaction n’enchaîne pas. Ses PA sont perdus quand la phase se termine.
    .title = Vainqueur en réaction

L-23 = La bousculade et l’effet de domino
    .intro = Un homme qui recule n’a pas d’yeux dans le dos. Tant pis pour qui se trouve derrière !

L-23-1 = Un recul forcé conduit dans l’hexagone d’un gladiateur en lice : c’est la bousculade. L’arrivant entre, tombe et chasse l’occupant, fût-il un camarade.
    .title = La bousculade

L-23-2 = Ludus tranche : l’occupant recule à l’opposé de l’hexagone d’où vient l’arrivant. Son mouvement se règle en premier, avec toutes ses conséquences : mur, corps, nouvelle bousculade.
    .title = L’occupant chassé

L-23-3 = Choc de face : l’arrivant vient de l’un des trois hexagones de devant de l’occupant, vu avant que celui-ci ne bouge. Si l’occupant n’a plus son marqueur, il recule, et c’est tout.
    .title = De face, déjà activé

L-23-4 = Choc de face sur un occupant qui a encore son marqueur : il le perd et tire ses PA. Si l’arrivant lui est adverse et que lui-même reste debout et non empêtré, un combat de bousculade est mis en attente ; sinon, ces PA sont perdus.
    .title = De face, avec marqueur

L-23-5 = Choc de dos : l’arrivant vient de l’un des trois hexagones de derrière. Si l’occupant est encore debout après son déplacement, lancez un dé ; il tombe si le résultat est inférieur à son poids moins son niveau. Il perd son marqueur, et il n’y a pas de combat.
    .title = De dos

L-23-6 = Le combat de bousculade est, Ludus tranche, facultatif et coûte 1 PA. L’occupant est seul à lancer : il lit ses dés en défenseur (voir L-19.2), peut en acheter, ne reçoit aucun dé de faveur et ne se déplace pas. L’arrivant n’a pas de dés. Le combat est annulé si l’arrivant n’est plus qu’un corps, si l’occupant ne peut pas combattre (voir L-17.4) ou s’ils ne sont pas adjacents.
    .title = Le combat de bousculade

L-23-7 = Ludus tranche : un occupant à terre glisse d’un hexagone, reste à terre et perd son marqueur, sans dé ni combat.
    .title = Occupant à terre

L-23-8 = Chassé dans un hexagone lui aussi occupé, l’occupant tombe et chasse à son tour : c’est l’effet de domino. Ludus tranche : le plus éloigné bouge en premier, et les combats suivent l’ordre des bousculades.
    .title = L’effet de domino

L-23-9 = Ludus tranche : si l’occupant, coincé, ne peut pas bouger, il tombe sur place, et l’arrivant tombe dans son propre hexagone sans entrer.
    .title = Personne ne passe

L-24 = Les murs
    .intro = Le mur d’enceinte ne prend jamais parti, mais il compte parmi les plus dangereux de l’arène.

L-24-1 = Un gladiateur debout que son recul ferait sortir de l’arène rebondit sur le mur d’enceinte : il glisse dans un hexagone adjacent de l’arène qui l’éloigne de son adversaire. Ludus tranche : la distance se mesure à vol d’oiseau, et le laniste du gladiateur choisit si plusieurs hexagones conviennent, les inoccupés d’abord.
    .title = Le rebond

L-24-2 = Aucun hexagone ne convient ? Il est coincé dans un coin, et il tombe où il est.
    .title = Coincé

L-24-3 = Glisser dans un hexagone occupé, c’est une bousculade (voir L-23) ; sur un corps, on risque de trébucher (voir L-25.2).
    .title = Glisser sur quelqu’un

L-24-4 = Rebond ou chute dans un coin, celui qui a frappé obtient une attaque gratuite contre la victime. Ludus tranche : elle attend que tous les résultats de la joute soient appliqués, et n’a lieu que s’il est alors en mesure d’attaquer (voir L-16.0), et elle encore en lice, dans sa ZOC ou son allonge, ligne libre. Il est attaquant sans rien payer et peut acheter des dés ; le dé dû contre une victime à terre ou prise de dos lui revient aussi (voir L-18.4). La victime n’a pas de dés. Un nouveau choc contre le mur donne une nouvelle attaque gratuite.
    .title = L’attaque gratuite

L-24-5 = Pas d’attaque gratuite contre un gladiateur chassé par une bousculade (voir L-23) ni contre celui qui recule devant un filet (voir L-13.7, cas c).
    .title = Pas d’attaque gratuite

L-25 = Les corps
    .intro = On ne balaie pas le sable pendant le spectacle. Regardez où vous mettez les pieds.

L-25-1 = Les morts restent là où ils sont tombés.
    .title = Les morts

L-25-2 = Un gladiateur debout qu’un mouvement forcé mène sur un corps trébuche : lancez un dé ; à moins de faire strictement moins que son niveau, il tombe. Ludus tranche : dans les deux cas, il demeure dans cet hexagone.
    .title = Trébucher

L-25-3 = Ludus tranche : les gladiateurs hors combat gisent comme des corps jusqu’à la fin du tour.
    .title = Les hors-combat

L-25-4 = Ludus tranche : l’équipement d’un mort reste sur lui et il est perdu. Les objets déjà tombés à terre y restent, à prendre.
    .title = Rien à piller

L-26 = La défaite
    .intro = Un genou à terre, un doigt levé, le silence. Certains se relèveront, d’autres non.

L-26-1 = Au niveau 0, le gladiateur est hors combat. Sous 0, ou sur un résultat spécial 0, il est mort.
    .title = Hors combat ou mort

L-26-2 = Dans les deux cas, il s’arrête sur-le-champ, à terre, et ses PA tombent à 0.
    .title = Arrêt immédiat

L-26-3 = Celui qui l’a mis hors combat ou tué marque une victoire, une seule par victime.
    .title = Marquer une victoire

L-26-4 = La joute finie, un gladiateur hors combat ne peut plus être attaqué. Pendant la joute, voir L-20.7.
    .title = On ne frappe plus

L-27 = L’appel à la foule
    .intro = Le vainqueur lève les yeux vers les gradins. Dix mille pouces vont décider.

L-27-1 = L’appel à la foule est une option ; Ludus tranche : absente par défaut de la mêlée, présente par défaut en combats singuliers. Le vainqueur en appelle à la foule, que le vaincu soit hors combat ou déjà mort.
    .title = En appeler à la foule

L-27-2 = L’activation du vainqueur s’arrête. Jusqu’à la fin du tour, on ne peut le prendre pour cible, il n’a pas de ZOC et, Ludus tranche, il ne fait rien. Il peut encore être bousculé.
    .title = L’attente du verdict

L-27-3 = À la fin du tour, prenez chaque gladiateur hors combat, dans l’ordre des défaites. Lancez un dé, retirez-en le niveau initial du vaincu et 1 par victoire ; Ludus tranche : les siennes, dans ce tournoi. Résultat négatif : la foule le gracie. Niveau initial 3 et une victoire : un 3 donne −1, il vivra.
    .title = Le dé de la foule

L-27-4 = Si le résultat est 0 ou plus, le consul ou l’empereur lance un dé à son tour. Strictement supérieur à ce résultat, il gracie ; sinon, c’est la mise à mort, et le corps reste sur le sable. Ludus tranche : la comparaison se fait avec le résultat diminué, pas avec le dé brut.
    .title = Le pouce du consul

L-27-5 = Ludus tranche : pour un vaincu déjà mort, on ne lance rien. La cérémonie n’a jamais ressuscité personne.
    .title = Trop tard

L-27-6 = Les verdicts rendus, le laniste de chaque vainqueur en appel oriente le sien à sa guise, gratuitement.
    .title = Saluer les gradins

L-28 = La fin du tour
    .intro = Les trompettes sonnent, le sable boit. On règle les comptes, toujours dans le même ordre.

L-28-1 = D’abord les verdicts de la foule et du consul (voir L-27.3 à L-27.6).
    .title = Les verdicts

L-28-2 = Les gladiateurs hors combat qui n’ont pas été mis à mort quittent l’arène vivants, avec ce qu’ils portent. Les cadavres restent.
    .title = Les retraits

L-28-3 = Si vous jouez avec les missions, ceux qui ont rempli la leur quittent l’arène à leur tour.
    .title = Missions remplies

L-28-4 = En combats singuliers, viennent ensuite les nouvelles paires (voir L-30.6), les entrées (voir L-30.3) et la limite des duels (voir L-30.9).
    .title = Duels suivants

L-28-5 = On regarde alors si le tournoi est fini (voir L-29).
    .title = Est-ce fini ?

L-28-6 = Enfin, les effets qui valaient pour ce tour-ci s’effacent : étourdissement et résultat spécial 6.
    .title = Les effets s’effacent

L-29 = La fin du tournoi
    .intro = Il ne reste qu’une couleur sur le sable. La gloire, sinon rien !

L-29-1 = Le tournoi prend fin quand tous les gladiateurs en lice sont d’une même troupe, ou qu’il n’y en a plus aucun : rien que des hors-combat et des missions accomplies. En combats singuliers, ceux qui attendent d’entrer comptent ici comme en lice.
    .title = Quand tout s’arrête

L-29-2 = Victoire de la dernière troupe : celle qui demeure l’emporte. Ludus tranche : s’il n’en demeure aucune, la partie est nulle.
    .title = La dernière troupe

L-29-3 = Ludus tranche : une mêlée s’arrête au bout de 100 tours, d’un autre nombre convenu, ou ne connaît pas de limite si vous le voulez ainsi. La limite atteinte, gagne la troupe qui a le plus de gladiateurs en lice, puis la plus forte somme de niveaux, puis le plus de victoires. Toujours à égalité, la victoire est partagée. Les autres places se décident de même.
    .title = La limite de tours

L-29-4 = Victoire aux missions : le livret en parle sans les définir ; Ludus tranche. La mission de chaque gladiateur est de remporter une victoire. La troupe qui en a accompli le plus gagne ; à égalité, on suit L-29.3.
    .title = Les missions

L-30 = Le tournoi de combats singuliers
    .intro = Un homme, un adversaire, et toute l’arène pour témoin. Les vainqueurs se retrouveront.

L-30-1 = Ludus tranche : pour le premier tirage, prenez la troupe qui a le plus de gladiateurs à tirer (au sort entre ex æquo), et au hasard l’un d’eux. Opposez-lui, au hasard, un gladiateur de l’autre troupe qui en a le plus. Recommencez jusqu’à ce que deux troupes n’en aient plus à opposer.
    .title = Le premier tirage

L-30-2 = Ludus tranche : les gladiateurs non tirés sont exemptés. Ils prennent le rang 1 pour la formation des paires, sans avoir de victoire.
    .title = Les exemptés

L-30-3 = Ludus tranche : jusqu’à cinq duels, ou moins si vous en convenez, se jouent à la fois dans une seule arène de 169 hexagones (rayon 7). Chaque paire entre au début d’un tour, dans l’ordre du tirage, par le premier couloir libre. Il y en a cinq, dans cet ordre : la rangée médiane, la troisième au-dessous d’elle, la troisième au-dessus, la sixième au-dessous, la sixième au-dessus. Les deux départs d’un couloir sont face à face, 4 hexagones vides entre eux ; en comptant depuis la gauche, ce sont le 6e et le 11e hexagone de la rangée médiane, le 4e et le 9e des deux suivantes, le 3e et le 8e des deux dernières. Le premier tiré est à gauche. Un couloir est libre si ses deux départs sont sans gladiateur ni corps. Les exemptés entrent avec leur premier adversaire. Si un seul des deux est à faire entrer, il prend le départ libre le plus éloigné de l’autre, tourné vers l’intérieur du couloir ; deux gladiateurs déjà présents ne bougent pas. Les paires en surnombre attendent leur rang ; si leurs membres sont déjà dans l’arène, ils deviennent adversaires quand ce rang arrive.
    .title = Couloirs et entrées

L-30-4 = Ludus tranche : seul l’adversaire désigné est adverse. Les autres sont des obstacles : leur ZOC ne fait rien, on ne les attaque pas, mais on peut les bousculer, sans combat.
    .title = Chacun le sien

L-30-5 = Ludus tranche : les tours suivent le chapitre L-5 pour tous ceux qui sont dans l’arène. Un vainqueur sans adversaire reste où il est ; vous pouvez l’activer pour bouger ou s’occuper d’objets.
    .title = En attendant

L-30-6 = À la fin du tour, prenez les vainqueurs dans l’ordre de leurs victoires. Chacun rencontre celui qui attend depuis le plus longtemps parmi les gladiateurs d’une autre troupe ayant le même rang, c’est-à-dire autant de victoires (être exempté compte pour 1). Faute de candidat, il attend.
    .title = Entre vainqueurs

L-30-7 = Ludus tranche : si aucun duel n’est en cours ni près d’entrer et que deux troupes attendent, opposez les deux gladiateurs de troupes différentes dont les rangs sont les plus proches ; à égalité, ceux qui attendent depuis le plus longtemps.
    .title = Paires inégales

L-30-8 = Ludus tranche : entre deux duels d’un même tournoi, ni soins ni nouvel équipement. Les niveaux gagnés par le résultat spécial 9 restent aussi (voir L-21.10).
    .title = Pas de répit

L-30-9 = Ludus tranche : un duel qui dure depuis 60 tours complets, comptés du moment où les deux sont devenus adversaires, est arrêté. La limite peut être changée ou supprimée. Les deux s’en vont vivants, invaincus et sans victoire : stantes missi.
    .title = Renvoyés debout

L-31 = La campagne
    .intro = Les morts sont rayés des listes, les vivants apprennent. Au bout du chemin, une épée de bois vaut mieux que tout l’or de Rome.

L-31-1 = Les vainqueurs reçoivent leur prix. Ludus tranche : 1 laurier par tournoi gagné, même partagé ; une partie nulle n’en donne pas.
    .title = Les lauriers

L-31-2 = Les morts sont rayés de la troupe : niveau sous 0, tués net ou mis à mort.
    .title = Les disparus

L-31-3 = Survivant de niveau supérieur à 0 : un dé d’expérience. S’il dépasse le niveau initial, celui-ci monte de 1.
    .title = L’expérience des vaillants

L-31-4 = Survivant de niveau 0 : deux dés d’expérience. Ludus tranche : il faut que chacun des deux soit inférieur au niveau initial pour que celui-ci monte de 1. Deux options changent la lecture : la somme inférieure au niveau initial, ou chaque dé supérieur à lui.
    .title = L’expérience des vaincus

L-31-5 = Tout 0 à un dé d’expérience tue un gladiateur à qui le tournoi a coûté un niveau ou davantage. Ludus tranche : même s’il l’a regagné depuis.
    .title = Mourir de ses blessures

L-31-6 = Au niveau initial 6, il reçoit la rudis, l’épée de bois des hommes libres. Il ne combat plus et devient aussitôt entraîneur chez son laniste.
    .title = La rudis

L-31-7 = À chaque fin de tournoi, chaque entraîneur permet de relancer un seul dé d’expérience, juste après le jet, pour un gladiateur de son laniste. On ne relance pas un 0. Le nouveau dé remplace l’ancien ; s’il donne 0, L-31.5 s’applique. Ludus tranche : c’est un dé par entraîneur, mais plusieurs peuvent relancer le même.
    .title = L’œil de l’entraîneur

L-31-8 = Vous décidez de l’ordre de vos tests. Un gladiateur libéré en cours de route aide déjà ceux qui passent après lui.
    .title = L’ordre des tests

L-31-9 = Tous les tests achevés, chaque entraîneur lance un dé : sur 6 ou plus, il s’en va pour toujours.
    .title = Le départ des entraîneurs

L-31-10 = Avant le tournoi suivant, les survivants guérissent (leur niveau revient au niveau initial) et retrouvent tout leur équipement. Ludus tranche : les places vides vont à des recrues de niveau 1, de la classe que vous voulez.
    .title = Soins et recrues

L-31-11 = Ludus tranche : la campagne dure 5 tournois, sauf accord contraire. Gagne celui qui a le plus de lauriers, puis le plus de gladiateurs libérés, puis la plus forte somme de niveaux initiaux. Les autres places se décident de même.
    .title = Le maître des lanistes

# Ad Insanam Imperatoris: the rulebook in our own words, one message per article.

C-1 = La mise en place de la table
    .intro = An 37 : Rome acclame un jeune prince, et vous êtes deux à quatre à vouloir sa faveur, ou sa place. Les images du jeu imprimé sont perdues : les cartes, les tuiles, la carte impériale et la plupart de leurs nombres ont été reconstitués par Ludus, ce ne sont pas ceux de l’éditeur.

C-1-1 = Rome d’abord : le plateau principal occupe le milieu de la table. La carte impériale se range à sa droite, la piste de traîtrise à sa gauche. Dans ces règles, PV veut dire points de victoire ; les ressources sont l’or, le bois et la pierre ; un rival est un autre joueur, tandis qu’un adversaire est une carte de l’arène.
    .title = Trois plateaux

C-1-2 = Les ressources forment une seule banque, ouverte à tous. Ludus tranche : elle est inépuisable, et le nombre de pièces de la boîte ne limite jamais rien. Seules vos troupes sont comptées (voir C-17.6).
    .title = La banque

C-1-3 = Peuplez la carte de figurines barbares et de cinq citadelles :
    • Afrique romaine : Maurétanie tingitane, 2 et une citadelle ; Maurétanie césarienne, 2
    • Gaule : Aquitaine, 2 ; Lyonnaise, 3 ; Belgique, 3 et une citadelle
    • Hispanie : Carthaginoise, 2 ; Lusitanie, 2 ; Tarraconaise, 2 ; Gallécie, 3 et une citadelle
    • Bretagne : Cantium, 3 ; Catuvellaunes, 5 et une citadelle ; Icènes, 4 ; Dumnonie, 3 ; Silures, 4 ; Brigantie, 5
    • Germanie : Germanie inférieure, 2 ; Frisons, 4 ; Chauques, 5 ; Chérusques, 6 et une citadelle ; Cattes, 4 ; Suèves, 5
    Les quatre territoires de départ n’en reçoivent pas : Numidie (1) en Afrique romaine, Germanie supérieure (2) en Germanie, Bétique (3) en Hispanie, Narbonnaise (4) en Gaule.
    .title = Barbares et citadelles

C-1-4 = Les territoires de départ sont choisis (voir C-2.10) ; que deviennent les autres ? Ludus tranche : 2 barbares s’installent sur chacun. Il y en a deux à 2 joueurs, un à 3 joueurs, aucun à 4.
    .title = Les départs délaissés

C-1-5 = Les deux dés de combat attendent sur le plateau principal. Bataille sur la carte ou combat dans l’arène, chaque camp en lance un.
    .title = Deux dés de combat

C-1-6 = Colisée, Hippodrome, Caserne des prétoriens, Sénat et Marché ont chacun 10 tuiles action. Mélangez-les zone par zone, empilez-les et retournez la première de chaque pile. Ludus tranche : ces cinq tuiles face visible sont à vendre, elles n’agissent pas encore.
    .title = Cinq tuiles à vendre

C-1-7 = Aussi longtemps qu’une zone ne porte aucune tuile, ce sont les actions imprimées sur le plateau qui y valent. Vous les trouverez en C-24.2, C-24.3 et de C-24.5 à C-24.7.
    .title = Les actions de base

C-1-8 = Mélangez les adversaires et dévoilez-en 2. Leurs effets durables commencent sur-le-champ. Quant aux effets immédiats, Ludus tranche : ceux qui touchent la carte ont lieu, ceux qui visent les joueurs non, puisque personne ne possède encore rien.
    .title = Les premiers adversaires

C-1-9 = Mélangez les gladiateurs et dévoilez-en 2 : ce sont ceux que l’on peut acheter.
    .title = Deux gladiateurs exposés

C-1-10 = Mélangez les 8 ambitions publiques et posez-en une en regard de chacune des quatre manches de la piste. Ludus tranche : elles sont face visible dès le début, à vous d’en tenir compte. Les 4 autres retournent dans la boîte sans être vues.
    .title = Les ambitions publiques

C-1-11 = Chaque manche a ses événements, de I à IV. Mélangez-les séparément : vous obtenez 4 pioches de 10 cartes, face cachée.
    .title = Quatre pioches d’événements

C-1-12 = Mélangez les 4 cartes Rédemption et laissez-les face cachée. Personne n’espère en avoir besoin.
    .title = Les cartes Rédemption

C-1-13 = Place au secret. Réunissez 2 cartes Destinée « traître » et une carte « sujet loyal » par joueur : 2 et 2 à 2 joueurs, 2 et 3 à 3 joueurs, 2 et 4 à 4 joueurs. Mêlez le tout, remettez une carte à chacun et écartez les 2 dernières sans les regarder. Il y a donc au départ zéro, un ou deux traîtres, et nul ne peut en jurer.
    .title = Le partage des destinées

C-1-14 = Chaque joueur pioche 2 gladiateurs, sans rien payer.
    .title = Deux gladiateurs chacun

C-1-15 = Variante expert, à la place de C-1.14 : un draft. Chacun reçoit 4 gladiateurs ; tous en prennent un au même moment, puis confient le reste à leur voisin, dans le sens horaire, jusqu’à en avoir pris 4. Conservez-en 2, les 2 autres vont sous la pioche. Ludus tranche : rien ne vient compléter les paquets, et à 2 joueurs on se les échange, voilà tout.
    .title = Le draft des gladiateurs

C-1-16 = Chaque joueur pioche aussi 2 ambitions personnelles.
    .title = Deux ambitions chacun

C-1-17 = Variante expert, à la place de C-1.16 : le même draft de 4 cartes, mais en sens antihoraire. Conservez-en 2, défaussez les 2 autres. Les cartes non distribuées et les cartes défaussées ne reparaîtront plus.
    .title = Le draft des ambitions

C-2 = La mise en place des joueurs
    .intro = Un nom, une bourse, une poignée de légionnaires et un secret : avec cela, on entre à la cour. En sortir est une autre affaire.

C-2-1 = Prenez une couleur et l’un des dix plateaux joueur. Tous diffèrent par leurs pouvoirs (voir C-25), et un même plateau ne sert pas à deux joueurs. Ludus tranche : on choisit dans l’ordre des sièges, à moins de s’en remettre au hasard.
    .title = Choisir son plateau

C-2-2 = Vous recevez 1 paravent, 1 dé qui sert de compteur, 5 citoyens, 1 tuile de blocage, vos cubes et 3 campements, à poser sur les trois emplacements du plateau.
    .title = Votre matériel

C-2-3 = Garnissez les trois zones de troupes de votre plateau : 14 légionnaires à gauche, 10 centurions au centre, 6 Evocati à droite.
    .title = Les zones de troupes

C-2-4 = Vous débutez avec 3 citoyens. Le quatrième vous attend sur la case 20 de la piste de traîtrise, le cinquième sur la case 40.
    .title = Les citoyens

C-2-5 = Vos ressources vivent derrière votre paravent, et leur total ne regarde que vous. Chaque gain, chaque paiement se fait toutefois au grand jour : libre aux autres de compter. Les troupes recrutées restent à la vue de tous.
    .title = Derrière le paravent

C-2-6 = Votre carte Destinée est face cachée, mais vous pouvez la relire quand il vous plaît. Parlez-en, vantez-vous, mentez : les mots sont libres. Ludus tranche : la carte, elle, ne se montre que sur accusation. Les traîtres ne se connaissent pas entre eux.
    .title = Votre secret

C-2-7 = De vos deux ambitions personnelles, choisissez celle que vous avouez ; tous la retournent ensemble. L’autre reste face cachée.
    .title = Une ambition avouée

C-2-8 = Vos 2 gladiateurs prennent place dans votre zone de jeu. Ludus tranche : un gladiateur n’est jamais caché.
    .title = Gladiateurs au grand jour

C-2-9 = Posez vos marqueurs : un au zéro du score, un au zéro de la traîtrise, un à votre rang dans l’ordre du tour, et votre char devant le départ de l’Hippodrome.
    .title = Les marqueurs

C-2-10 = Ludus tranche : les sièges sont tirés au sort et, dans l’ordre des sièges, chacun prend un territoire de départ, numéroté de 1 à 4 (voir C-1.3). L’ordre du tour suit ces numéros, du plus petit au plus grand.
    .title = Territoire et ordre du tour

C-2-11 = Votre pécule dépend de votre rang dans l’ordre du tour. Ludus tranche : le numéro de votre territoire n’y change rien.
    • 1er : 20 or, 1 bois, 1 pierre, 2 troupes
    • 2e : 20 or, 2 bois, 1 pierre, 2 troupes
    • 3e : 20 or, 2 bois, 2 pierre, 3 troupes
    • 4e : 20 or, 3 bois, 2 pierre, 3 troupes
    .title = Le pécule de départ

C-2-12 = Ludus tranche : ces premières troupes sont des légionnaires. Prélevez-les gratuitement dans vos zones de troupes, faites avancer le tapis roulant (voir C-17.2) et postez-les sur votre territoire de départ.
    .title = Les premières troupes

C-3 = Le déroulement de la partie
    .intro = Quatre manches, comme les quatre années du règne, et chacune plus folle que la précédente. C’est votre corruption qui tourne les pages du calendrier.

C-3-1 = La partie compte 4 manches ; personne ne sait d’avance combien de tours de jeu contient chacune. Ludus tranche : la partie s’arrête quoi qu’il arrive à la fin du 30e tour de jeu, sauf si vous convenez d’une autre limite ou d’aucune (voir C-16.4).
    .title = Manches et tours de jeu

C-3-2 = Un tour de jeu enchaîne trois phases : I, les revenus ; II, l’action ; III, l’événement. Une phase IV, le décompte, s’y ajoute quand une manche doit se clore.
    .title = Les phases

C-3-3 = La phase II dure tant qu’un joueur au moins peut et veut poser un citoyen.
    .title = Quand cesse l’action

C-3-4 = En phase II, chacun joue à son tour, dans l’ordre du tour. Quand la ronde est complète, c’est un tour de table ; un autre commence aussitôt. « Votre tour » désigne toujours votre passage dans cette ronde, jamais le tour de jeu.
    .title = Les tours de table

C-3-5 = Une manche touche à sa fin dès qu’un marqueur, n’importe lequel, est sur son palier ou l’a dépassé : la manche 1 s’arrête à 10, la 2 à 25, la 3 à 40. La manche 4 n’a pas de palier : à 60, c’est la partie qui s’arrête. Le livret ne donne pas le troisième palier ; Ludus tranche : 40.
    .title = Les paliers

C-3-6 = Palier franchi en phase II ? Le tour de table en cours va d’abord à son terme : nul n’aura joué moins souvent qu’un autre. Ludus tranche : la manche change à cet instant, au beau milieu du tour de jeu (voir C-14). La phase II reprend ensuite par un nouveau tour de table.
    .title = Changer de manche en phase II

C-3-7 = Palier franchi en phase I ou III ? La manche change en phase IV de ce même tour de jeu.
    .title = Changer de manche ailleurs

C-3-8 = L’ordre du tour ne bouge qu’au changement de manche, avec effet immédiat. Le livret dit seulement que la piste de traîtrise en décide ; Ludus tranche : le marqueur le plus avancé joue en premier, et des marqueurs à égalité gardent leur ordre d’avant.
    .title = Le nouvel ordre du tour

C-3-9 = Le tour de jeu terminé, phases III et IV comprises, chacun reprend ses citoyens et toutes les bannières sont retirées. Ludus tranche : un changement de manche en cours de tour de jeu ne rend rien à personne.
    .title = Faire place nette

C-4 = Phase I : les revenus
    .intro = Même dans une ville gouvernée par un fou, les loyers rentrent. Encaissez avant que César n’y pense.

C-4-1 = Le premier tour de jeu de la partie n’a pas de phase I du tout.
    .title = Rien au premier tour

C-4-2 = Dans l’ordre du tour, chacun encaisse :
    • 2 or, imprimés sur tous les plateaux
    • le revenu de chaque gladiateur glissé à gauche de son plateau
    • ce que rapportent les pouvoirs permanents de ses gladiateurs
    • 1 or par territoire contrôlé
    Le livret écrit ici « région » ; Ludus tranche : il s’agit des territoires. Si un adversaire face visible rogne un revenu, celui-ci ne descend pas sous 0.
    .title = Ce que l’on touche

C-4-3 = Il n’y a qu’un revenu par tour de jeu. Le livret en reparle après l’événement ; Ludus tranche : c’est le même argent.
    .title = Une seule fois

C-4-4 = Viennent ensuite, toujours dans l’ordre du tour, les pouvoirs de début de tour de jeu. Avec « Sous le comptoir », Narcisse gagne 2 or, 2 bois et 2 pierre. Avec « Des vers contre de l’argent », Pétrone peut donner 2 ressources de son choix pour 1 PV.
    .title = Pouvoirs de début de tour

C-4-5 = Pour finir, les adversaires qui réclament leur dû à chaque tour de jeu sont servis, dans l’ordre du tour : le Rhinocéros exige 1 bois de chacun, le Tigre d’Hyrcanie 1 or. Qui ne l’a pas perd 1 PV.
    .title = L’arène réclame

C-5 = Phase II : placer un citoyen
    .intro = À Rome, toute démarche profite aussi à quelqu’un d’autre. Avant de prendre place, voyez ce que vous laissez.

C-5-1 = À votre tour, posez 1 citoyen ou passez.
    .title = Poser ou passer

C-5-2 = Posez-le sur un cercle actif et libre du Colisée, de l’Hippodrome, de la Caserne, du Sénat ou du Marché, ou bien envoyez-le dans les bas-fonds de Subure (voir C-6). Ludus tranche : vous choisissez le cercle, sans devoir remplir la zone depuis la gauche.
    .title = Où le poser

C-5-3 = Les cercles se comptent depuis la gauche. Sont actifs, dans chaque zone, les trois premiers à 2 joueurs, les quatre premiers à 3 joueurs, les cinq à 4 joueurs. Les autres n’accueillent personne et ne rapportent rien.
    .title = Les cercles actifs

C-5-4 = Un cercle, un citoyen. Quand tous les cercles actifs d’une zone sont pris, elle est fermée.
    .title = Complet

C-5-5 = Vous gagnez le bonus de placement de votre cercle. C’est toujours 1 de ce que voici, de gauche à droite :
    • Colisée : or, corruption, bois, pierre, or
    • Hippodrome : bois, corruption, or, pierre, PV
    • Caserne : or, corruption, pierre, bois, or
    • Sénat : corruption, or, pierre, bois, or
    • Marché : pierre, bois, corruption, or, bois
    .title = Votre bonus

C-5-6 = Puis les autres se servent : chacun d’eux reçoit le bonus de tous les cercles actifs de cette zone restés libres. Avoir passé ou manquer de citoyens n’en prive personne. À 4 joueurs, vous ouvrez l’Hippodrome par la corruption : chaque rival empoche 1 bois, 1 or, 1 pierre et 1 PV.
    .title = Ce que vous laissez

C-5-7 = Ludus tranche sur l’ordre : vous d’abord, puis vos rivaux selon l’ordre du tour en partant de celui qui vous suit ; pour chacun, les cercles de gauche à droite. Tout en haut de la piste, cela peut désigner le vainqueur.
    .title = Qui reçoit d’abord

C-5-8 = Ludus tranche : un bonus ne se refuse pas, la corruption pas davantage.
    .title = Impossible de refuser

C-5-9 = Plus une action libre dans la zone, ou aucune qui vous tente ? Ludus tranche : vous pouvez vous y placer quand même, et renoncer à l’action. Les bonus sont versés comme à l’ordinaire.
    .title = Pour le seul bonus

C-5-10 = Une fois que vous avez passé, c’est jusqu’à la fin du tour de jeu.
    .title = Passer

C-5-11 = Votre tour arrive et vous n’avez plus de citoyen : vous passez d’office. Un citoyen gagné avant ce moment (voir C-9.4) peut encore être posé dans ce tour de jeu ; gagné après avoir passé, il patiente jusqu’au suivant.
    .title = À court de citoyens

C-6 = Les bas-fonds
    .intro = En bas, à Subure, personne ne demande votre nom. Plus il y a foule, meilleures sont les affaires.

C-6-1 = Ni cercles, ni tuile, ni bannières : les bas-fonds ont toujours une place de plus.
    .title = Ouvert à toute heure

C-6-2 = Y poser un citoyen vous vaut 1 corruption, et de surcroît 1 bois, 1 pierre et 1 or pour chaque citoyen déjà là dans ce tour de jeu, les vôtres compris. Le premier venu repart donc avec sa seule corruption ; le troisième gagne 1 corruption et 2 de chaque ressource.
    .title = Ce que l’on y trouve

C-6-3 = Quand vous y descendez, vos rivaux ne gagnent rien.
    .title = Pas de partage

C-6-4 = Ludus tranche : cette visite est votre action. Avant et après, les actions gratuites restent permises (voir C-8).
    .title = C’est votre action

C-7 = Résoudre une action
    .intro = Vous voilà au bon endroit. Faites-y une chose, une seule, et plantez votre bannière pour les retardataires.

C-7-1 = Les bonus versés, vous pouvez accomplir une action sans bannière de la zone, avec tout ce qu’elle comporte, de gauche à droite. Ludus tranche : un citoyen ne vaut qu’une action, même si plusieurs sont libres.
    .title = Une action

C-7-2 = Une tuile propose trois ou quatre actions, dont certaines vous apportent de la corruption. Outre les gains et le métier propre à chaque zone (voir C-24), vous y lirez :
    • voler : prenez tant de ressources à un rival de votre choix, dans la limite de ce qu’il a ; si toute ressource convient, nommez-les une par une
    • compromettre : un rival de votre choix gagne tant de corruption
    • se disculper : votre propre marqueur descend de tant de cases
    • ôter une bannière : de n’importe quelle action, à qui qu’elle soit
    • renouveler : défaussez les 2 gladiateurs ou les 2 adversaires face visible, dévoilez-en 2 autres
    • consulter : regardez les premières cartes d’une pioche et replacez-les dans l’ordre voulu
    • piocher des gladiateurs : prenez les premiers de la pioche, gratuitement
    • se déplacer : hors de la Caserne, un mouvement d’exactement tant de points (voir C-18.5)
    .title = Lire une action

C-7-3 = L’action accomplie, posez-y votre bannière : jusqu’à la fin du tour de jeu, elle est bloquée dans cette zone. Ludus tranche : pour vous aussi.
    .title = Votre bannière

C-7-4 = Une action qui demande de payer est interdite à qui ne peut payer en entier. Là où elle permet quelque chose « jusqu’à » un nombre, zéro est admis.
    .title = Payer, pouvoir

C-7-5 = Sans le mot « gratuitement », aucun gain ne vous donne de soldats. Recruter, c’est avoir le droit d’acheter, au prix normal, des troupes qui vont dans votre zone de stockage. Même gratuites, elles sont prises sur vos zones de troupes, tant qu’il s’y en trouve.
    .title = Les soldats s’achètent

C-7-6 = Ludus tranche : la corruption inscrite dans une action vient en dernier, après tout le reste, mouvement et batailles compris.
    .title = La corruption pour finir

C-8 = Les actions gratuites
    .intro = Entre deux devoirs officiels, il reste toujours un moment pour l’intrigue. Aucun citoyen requis.

C-8-1 = Elles se jouent pendant votre tour : avant de poser votre citoyen ou une fois l’action principale achevée, jamais au milieu. Ludus tranche : vous pouvez aussi en faire, puis passer.
    .title = Le bon moment

C-8-2 = À chacun de vos tours, vous pouvez employer un gladiateur de votre zone de jeu, et un seul. Soit vous le défaussez pour son pouvoir unique, soit vous le glissez à gauche de votre plateau : dès la prochaine phase I, il verse son revenu.
    .title = Employer un gladiateur

C-8-3 = Ludus tranche : au fil de la partie, glissez-en à gauche autant que vous voulez. Mais aucun n’en revient.
    .title = Un emploi à vie

C-8-4 = À chacun de vos tours, vous pouvez valider une de vos ambitions personnelles, pas davantage (voir C-12).
    .title = Valider une ambition

C-8-5 = À chacun de vos tours, vous pouvez lancer une accusation au plus, si vous disposez d’un pouvoir d’accusation qui n’a pas encore servi (voir C-10).
    .title = Dénoncer

C-8-6 = Certains pouvoirs débloqués permettent un geste sur la carte (voir C-25). Ludus tranche : chacun sert au plus une fois à chacun de vos tours.
    .title = Agir sur la carte

C-8-7 = Un campement libéré par un déblocage et pas encore posé peut l’être maintenant (voir C-20.2).
    .title = Poser un campement

C-8-8 = Traître démasqué, vous avez atteint un objectif ? C’est ici que vous le prouvez (voir C-11.4).
    .title = Prouver sa rédemption

C-9 = La corruption et la piste de traîtrise
    .intro = La corruption ne dort pas au fond d’un coffre : elle se lit sur votre visage. Plus vous montez, plus on vous sert, et plus on vous vise.

C-9-1 = La corruption ne se garde pas : chaque point fait avancer aussitôt votre marqueur d’une case. La piste va de 0 à 60 ; ce qui dépasse d’un côté ou de l’autre est perdu.
    .title = Le marqueur monte

C-9-2 = D’où vient-elle ? Des actions, des événements, des bonus de placement, que vous les preniez ou qu’on vous les laisse, et des accusations manquées.
    .title = Les sources

C-9-3 = Si plusieurs joueurs en gagnent, déplacez les marqueurs un par un : pour les bonus, comme en C-5.7 ; pour un événement, dans l’ordre du tour ; pour une accusation, dans l’ordre du tour à partir du joueur qui suit l’accusateur. Ludus tranche ainsi, car il faut savoir qui atteint 60 d’abord.
    .title = L’un après l’autre

C-9-4 = À votre première arrivée sur la case 20 ou au-delà, puis sur la case 40 ou au-delà, le citoyen qui s’y trouve est à vous, à l’instant même. Redescendre ne vous le reprend pas.
    .title = De nouveaux citoyens

C-9-5 = Sept cases portent un symbole d’événement : 6, 15, 22, 31, 37, 46 et 53. Le premier marqueur à atteindre ou à franchir un symbole, quel que soit son maître, fait naître un événement dû. Ludus tranche : chaque symbole n’opère qu’une fois par partie ; vous pouvez convenir qu’il opère une fois pour chaque joueur.
    .title = Les symboles d’événement

C-9-6 = Les événements dus attendent que le tour du joueur, ou l’événement en cours, soit complètement réglé. Résolvez-les alors un par un, avec la pioche de la manche en cours, même si elle est sur le point de finir.
    .title = Les événements dus

C-9-7 = Un marqueur à 60, et tout s’arrête net : le reste de l’action, le partage des bonus, les événements dus. Ludus tranche : cela vaut dans toutes les manches.
    .title = Soixante

C-9-8 = Ludus tranche : descendre n’efface rien. Une fin de manche reste acquise, un événement reste dû, un citoyen reste à vous.
    .title = Sans retour

C-10 = L’accusation
    .intro = Celui-là sourit trop. Voyez juste, et Rome vous couvre d’honneurs ; trompez-vous, et toute la table en devient plus dangereuse.

C-10-1 = Pour dénoncer, il faut un pouvoir d’accusation. C’est toujours le troisième pouvoir à débloquer, sur tous les plateaux (voir C-24.9). Cornelius Sabinus en possède un autre dès le début (voir C-25.4).
    .title = Qui peut dénoncer

C-10-2 = Ludus tranche : le troisième pouvoir vaut une seule accusation. Juste ou fausse, elle l’épuise.
    .title = Une seule flèche

C-10-3 = Désignez un rival qui ne soit pas déjà démasqué : il retourne sa carte Destinée. Ludus tranche : un joueur racheté ne peut pas être accusé non plus, tant qu’une nouvelle donne n’a pas recaché sa carte.
    .title = Désigner un suspect

C-10-4 = C’était un traître : son marqueur descend de 5 cases, le voilà démasqué, et il pioche une carte Rédemption qu’il pose face visible (voir C-11).
    .title = Vous aviez raison

C-10-5 = Vous gagnez alors 10 PV, et l’on vous rend ce que le pouvoir employé vous avait coûté : 10 or et 10 pierre au plein tarif. Ludus tranche : vous récupérez ce que vous avez réellement payé ; pour Sénèque et sa remise, 7 or et 10 pierre.
    .title = La récompense du délateur

C-10-6 = Ludus tranche : une accusation juste n’entraîne aucune nouvelle donne des destinées.
    .title = Pas de nouvelle donne

C-10-7 = C’était un sujet loyal : vous lui devez 10 or. S’il vous en manque, donnez tout votre or et perdez 1 PV par or manquant. L’offensé ne touche que l’or effectivement donné.
    .title = À tort : l’offense

C-10-8 = Ensuite, tous les joueurs sauf vous montent de 5 cases, l’accusé comme les autres.
    .title = À tort : le soupçon

C-10-9 = Enfin, mélangez 1 carte « traître » et une carte « sujet loyal » par joueur : 1 et 2 à 2 joueurs, 1 et 3 à 3 joueurs, 1 et 4 à 4 joueurs. Tous en reçoivent une, sauf vous ; Ludus tranche : sauf aussi les traîtres démasqués. Le reste est mis de côté sans être vu.
    .title = À tort : la nouvelle donne

C-10-10 = Qui a reçu une carte en tient deux : il en garde une en secret et défausse l’autre sans la montrer. Toutes les destinées sont de nouveau face cachée, hormis celles des traîtres démasqués.
    .title = Une carte sur deux

C-10-11 = Combien de traîtres à présent ? Plusieurs, peut-être, ou pas un seul. L’innocent que vous venez d’insulter en est peut-être un depuis une minute.
    .title = Qui sait ?

C-10-12 = Ludus tranche : si les 5 cases de C-10.8 mènent un marqueur à 60, la partie est finie, et la nouvelle donne n’a pas lieu.
    .title = Coupé par la fin

C-11 = Traîtres démasqués et rédemption
    .intro = Tout le monde sait, et plus personne ne s’allonge à côté de vous au banquet. Mais vous vivez encore, et César pardonne parfois, sans raison.

C-11-1 = Démasqué, vous n’avez plus de pouce à montrer dans les événements individuels. Tout ce que la moitié basse a de nuisible vous frappe : pertes, prélèvements, troupes ou gladiateurs ôtés, citoyens retenus. Rien de ce qu’elle donne ne vous revient ; Ludus tranche : sa corruption compte parmi les gains.
    .title = Plus voix au chapitre

C-11-2 = Dans un événement collectif, vous pouvez donner, mais vous n’êtes pas classé et ne gagnez rien en cas de réussite. En cas d’échec, vous perdez autant de PV qu’il manquait de ressources, que vous ayez donné ou non. Ludus tranche ainsi.
    .title = Des dons sans gratitude

C-11-3 = Atteindre 60 ne vous fait plus gagner : la partie s’achève alors par le décompte de C-16.4.
    .title = Plus de trône

C-11-4 = Votre carte Rédemption propose trois objectifs ; un seul suffit, compté à partir du moment où l’on vous a démasqué. Prouvez-le par une action gratuite ; Ludus tranche : au plus tôt dans le tour de jeu suivant. Ce qui se paie va à la banque à ce moment-là.
    • Couronne des frontières : abattre 1 citadelle dans une bataille gagnée ; ou gagner 3 batailles contre les barbares ; ou payer 12 or
    • Du sang sur le sable : vaincre 1 champion ; ou vaincre 2 adversaires ; ou payer 6 or et 6 bois
    • Présents à César : finir premier d’un événement collectif ; ou donner dans 3 événements collectifs ; ou payer 8 or et 4 pierre
    • La cendre sur la tête : être le plus bas de la piste de traîtrise, seul ou à égalité ; ou poser 4 citoyens dans les bas-fonds ; ou payer 5 or, 5 bois et 5 pierre
    Dans l’arène, une égalité vaut un adversaire vaincu.
    .title = Les chemins du pardon

C-11-5 = Ludus tranche : racheté, vous êtes un sujet loyal, et votre carte face visible le proclame. Vous choisissez de nouveau dans les événements, comptez comme loyal à la fin et prenez part aux donnes suivantes.
    .title = Racheté

C-11-6 = Pour tout le reste, un traître démasqué joue comme les autres : il place, agit, attaque, touche bonus et revenus, marque des PV.
    .title = La vie continue

C-12 = Les ambitions personnelles
    .intro = Un rêve que l’on raconte à table, un autre que l’on garde pour la nuit. Les deux paient bien.

C-12-1 = À votre tour, par une action gratuite, validez une de vos ambitions si tout ce qu’elle demande est vrai à cet instant. Marquez ses PV, de 5 à 9 ; la carte reste face visible et ne sert plus.
    .title = Un rêve accompli

C-12-2 = Ludus tranche : vous pouvez valider les deux dans la même partie, mais pas dans le même tour.
    .title = L’une, puis l’autre

C-12-3 = Quand une carte compte combien de fois vous avez fait une chose, tout compte depuis le début de la partie. Votre dé montre à tous où en est l’ambition avouée ; pour l’ambition cachée, Ludus tient le compte et ne le dit qu’à vous.
    .title = Tenir le compte

C-12-4 = La carte exige des ressources ? Ludus tranche : dévoilez ces quantités pour le prouver. Vous ne les dépensez pas.
    .title = Montrer son or

C-12-5 = Une ambition jamais validée ne coûte rien. Ludus tranche : pas de pénalité pour les rêveurs.
    .title = Sans pénalité

C-13 = Phase III : les événements
    .intro = César a eu une idée cette nuit. Applaudissez ou baissez le pouce, mais surtout ne bâillez pas.

C-13-1 = Tout le monde a passé : révélez la première carte de la pioche d’événements de la manche en cours, et résolvez-la.
    .title = Un événement par tour de jeu

C-13-2 = Ludus tranche : une pioche d’événements épuisée se reforme avec ses propres défausses.
    .title = Pioche épuisée

C-13-3 = Événement individuel : chacun décide en secret, pouce vert pour approuver, pouce rouge pour refuser. Puis tous les pouces se montrent d’un coup.
    .title = Individuel : les pouces

C-13-4 = Les effets se règlent dans l’ordre du tour : moitié haute de la carte pour un pouce vert, moitié basse pour un pouce rouge. Ce qu’elle change sur la carte impériale a lieu d’abord, une seule fois. Quelques mots à connaître :
    • perdre : ce que vous avez, rien de plus ; les PV, eux, se perdent en entier
    • prélèvement : chaque ressource que vous ne pouvez fournir vous coûte 1 PV
    • rendre des troupes : tant des vôtres, à votre choix et où qu’elles soient, regagnent vos zones de troupes ; chacune qui manque coûte 1 PV
    • défausser des gladiateurs : de votre zone de jeu ; chacun qui manque coûte 2 PV
    • citoyens retenus : tant de citoyens en moins au tour de jeu suivant, mais il vous en reste au moins 1
    • barbares : chaque territoire de la région tenu par des barbares reçoit tant de figurines
    .title = Individuel : les effets

C-13-5 = Événement collectif : la carte nomme une ressource, ou les admet toutes, et fixe un minimum, à savoir son nombre multiplié par celui des joueurs. Discutez tout votre soûl, aucune promesse n’engage. Ensuite chacun fixe son don en secret, de 0 à tout ce qu’il a, et tous se révèlent ensemble.
    .title = Collectif : les dons

C-13-6 = Réussite ou non, ce qui est donné part à la banque.
    .title = Donné, c’est donné

C-13-7 = Total inférieur au minimum : échec, aucune récompense. Quiconque n’a rien donné perd 1 PV par ressource manquante ; les donateurs ne perdent pas de PV.
    .title = L’échec

C-13-8 = Minimum atteint ou dépassé : réussite. On classe les donateurs selon leur don. Ludus tranche : sans don, ni rang ni récompense.
    .title = La réussite

C-13-9 = Des dons égaux partagent la meilleure place et consomment les suivantes. Ludus tranche : après deux premiers vient un troisième.
    .title = Dons égaux

C-13-10 = La carte porte quatre récompenses. Le rang se lit dans la liste en vigueur : à 4 joueurs, toutes ; à 3 joueurs, la première, la deuxième et la quatrième ; à 2 joueurs, la première et la quatrième. À 3 joueurs, des dons de 4, 4 et 1 donnent la première récompense aux deux premiers, et la quatrième au dernier.
    .title = Quelle récompense

C-13-11 = Un événement qui pousse un marqueur sur un symbole, ou au-delà, en fait naître un autre (voir C-9.6).
    .title = De fil en aiguille

C-14 = Le changement de manche
    .intro = Une année de plus, et vous êtes toujours en vie. Comptez vos provinces, puis écoutez la nouvelle lubie du prince.

C-14-1 = Suivez ces étapes :
    • résolvez les événements encore dus
    • faites le décompte intermédiaire : territoires, Hippodrome, piste de traîtrise, ambition publique (C-14.2 à C-14.5)
    • payez la solde (C-15)
    • passez à la manche suivante et fixez le nouvel ordre du tour (C-3.8)
    • faites les choix de début de manche (Pallas, voir C-25.27)
    • révélez et résolvez un événement de la nouvelle manche
    • reprenez là où vous en étiez
    .title = Pas à pas

C-14-2 = Premier compte, la carte. Chaque territoire contrôlé rapporte, et une région tenue tout entière rapporte un supplément :
    • Afrique romaine, 3 territoires : 2 PV chacun, 3 de plus pour la région
    • Gaule, 4 territoires : 2 PV chacun, 4 de plus pour la région
    • Hispanie, 5 territoires : 2 PV chacun, 5 de plus pour la région
    • Bretagne, 6 territoires : 3 PV chacun, 6 de plus pour la région
    • Germanie, 7 territoires : 3 PV chacun, 7 de plus pour la région
    .title = Les territoires

C-14-3 = Deuxième compte, l’Hippodrome, selon le rang, course finie ou non : 9 et 6 PV à 2 joueurs ; 9, 6 et 3 à 3 joueurs ; 9, 6, 3 et 0 à 4 joueurs. Ludus tranche : un char encore au départ vaut 0.
    .title = La course de chars

C-14-4 = Troisième compte, la piste de traîtrise, le marqueur le plus haut en tête : 9 et 3 PV à 2 joueurs ; 9, 6 et 3 à 3 joueurs ; 9, 6, 3 et 0 à 4 joueurs. Pour 2 joueurs, le livret laisse un doute, et c’est Ludus qui tranche.
    .title = La piste de traîtrise

C-14-5 = Quatrième compte, l’ambition publique de la manche qui se termine. Classez-vous selon ce qu’elle mesure, le plus grand d’abord : les quatre valeurs servent à 4 joueurs, les trois premières à 3 joueurs, la première et la troisième à 2 joueurs. Une mesure nulle ne vaut rien. Les ressources se déclarent sans mentir.
    • Maître des provinces, territoires contrôlés : 8, 5, 2, 0
    • Légions de fer, force effective sur les territoires : 7, 4, 2, 0
    • Coffres pleins, or possédé : 6, 4, 2, 0
    • Bâtisseur de Rome, bois et pierre possédés : 6, 4, 2, 0
    • Fierté de l’école, gladiateurs sous le plateau et à sa gauche : 7, 4, 2, 0
    • Grande maison, pouvoirs débloqués et campements sur la carte : 8, 5, 2, 0
    • Législateur, tuiles achetées : 6, 4, 2, 0
    • Ami de César, événements collectifs où vous avez donné : 7, 4, 2, 0
    .title = L’ambition publique

C-14-6 = Égalités à l’Hippodrome, sur la piste ou pour l’ambition ? Ludus tranche : tous marquent la meilleure place, et les suivantes sont consommées. À 3 joueurs, des marqueurs à 20, 11 et 11 valent 9, 6 et 6 PV.
    .title = Les égalités

C-14-7 = Le palier suivant est-il déjà atteint lui aussi ? Ludus tranche : ce second changement attend la fin du prochain tour de table, ou la phase IV.
    .title = Deux changements de suite

C-14-8 = Ludus tranche : vos PV peuvent descendre sous zéro.
    .title = Moins que rien

C-15 = La solde
    .intro = Vos soldats vous adorent tant que les pièces tintent. Ensuite, ils se souviennent du chemin de la maison.

C-15-1 = À chaque décompte intermédiaire, payez toutes les troupes sorties de vos zones de troupes, qu’elles soient sur la carte, en mer ou dans la zone de stockage : 1 or par légionnaire, 2 par centurion, 3 par evocatus. Une force accrue par un pouvoir ne change pas la solde.
    .title = Le prix des armes

C-15-2 = Ludus tranche : on paie dans l’ordre du tour, et chacun choisit qui il paie. Avoir l’or n’oblige à rien.
    .title = Qui payer

C-15-3 = Pour chaque soldat impayé, choisissez : il regagne vos zones de troupes, ou vous le gardez et perdez 2 PV.
    .title = Les impayés

C-15-4 = Un territoire où il ne vous reste ni troupe ni campement devient vacant. Ludus tranche : les barbares n’y reviennent pas.
    .title = Terres abandonnées

C-15-5 = La solde vient après les quatre comptes : un territoire abandonné faute d’or a déjà rapporté ses PV.
    .title = Compter, puis payer

C-16 = La fin de la partie
    .intro = Janvier 41 : un couloir sombre sous le Palatin, des pas derrière l’empereur. Bas les masques.

C-16-1 = Le joueur dont le marqueur atteint 60 met fin à la partie. Si plusieurs devaient l’atteindre, c’est le premier dans l’ordre de C-9.3. Cela peut vous arriver pendant le tour d’un rival.
    .title = Qui met fin à la partie

C-16-2 = Toutes les cartes Destinée sont retournées.
    .title = Bas les masques

C-16-3 = Ce joueur-là se révèle un traître que nul n’a démasqué ? Il gagne séance tenante, et les PV n’y peuvent rien.
    .title = Le triomphe du traître

C-16-4 = Autrement, procédez une seule fois, dans cet ordre : scoring intermédiaire avec l’ambition publique de la manche en cours (C-14.2 à C-14.5), solde (C-15), pénalités (C-16.5 et C-16.6), restes (C-16.7), comparaison (C-16.8). Ludus tranche : si c’est la limite de tours de jeu qui a tout arrêté, on compte de même, mais aucun traître ne gagne d’office et personne n’est éliminé.
    .title = Le dernier décompte

C-16-5 = Un traître, démasqué ou non, perd 1 PV par case qui le sépare de 60 : sur la case 52, 8 PV. S’il n’est pas sur une case de la manche 4, il est éliminé, sans aucun score. Ludus tranche : ces cases vont de 41 à 60.
    .title = La pénalité des traîtres

C-16-6 = Un sujet loyal paie 1 or par case qui le sépare de 60 ; chaque or manquant lui coûte 1 PV. Sur la case 54 avec 2 or, donnez vos 2 or et perdez 4 PV.
    .title = La pénalité des loyaux

C-16-7 = Ce qui vous reste vaut 1 PV toutes les 5 ressources ; le surplus est perdu. Ludus tranche : or, bois et pierre se comptent ensemble, et les troupes n’en sont pas.
    .title = Les restes

C-16-8 = Le plus grand nombre de PV l’emporte. À égalité, Ludus tranche : le marqueur le plus haut, puis le plus de territoires, puis la victoire est partagée. Un joueur éliminé ne peut pas gagner.
    .title = Le vainqueur

C-16-9 = Ludus tranche : dans le dernier décompte, les éliminés tiennent leur rang comme les autres. On ne gagne pas de place quand une tête tombe.
    .title = Le rang des morts

C-17 = Les troupes et le tapis roulant
    .intro = Vos soldats font la queue en bon ordre : que l’un parte, et les suivants avancent. Moins ils sont à attendre, plus vos légions marchent vite.

C-17-1 = Force : 1 pour un légionnaire, 2 pour un centurion, 3 pour un evocatus. Ajoutez ce que vos pouvoirs apportent, et c’est la force effective ; Ludus tranche : elle sert dans les batailles, pour le paiement de passage et partout où un pouvoir parle de force.
    .title = La force

C-17-2 = Recruter, c’est payer le coût, retirer un cube de ce type de vos zones de troupes et le mettre dans votre zone de stockage. Tous les cubes à sa droite avancent d’une case vers la gauche. Un exemple du livret dit l’inverse ; Ludus tranche : à gauche. Le coût ne tient qu’au type, jamais à la case :
    • légionnaire : 3 or
    • centurion : 4 or et 1 bois
    • evocatus : 5 or, 1 bois et 1 pierre
    .title = Recruter

C-17-3 = Une troupe tuée ou rendue reprend place parmi ses pareilles, et les cubes à sa droite reculent d’une case vers la droite.
    .title = Le retour au rang

C-17-4 = On lit donc toujours, depuis la gauche et sans trou, les légionnaires, les centurions, puis les Evocati. Les 30 cases forment trois zones : 1 à 14 à gauche, 15 à 24 au centre, 25 à 30 à droite. Celle de droite est vide à 24 cubes ou moins, celle du centre à 14 ou moins, celle de gauche à 0.
    .title = Trois zones, sans trou

C-17-5 = Vos points de mouvement (PM) dépendent du nombre de cubes restés dans vos zones de troupes : 1 PM de 25 à 30 cubes, 2 PM de 15 à 24, 3 PM de 1 à 14, 4 PM s’il n’y en a plus. Des pouvoirs peuvent en ajouter.
    .title = Les points de mouvement

C-17-6 = Plus un cube d’un type ? Ce type ne se recrute plus.
    .title = Rupture de stock

C-17-7 = Certains plateaux donnent droit à des troupes supplémentaires. Ludus tranche : elles forment une réserve à côté des zones de troupes. On y puise seulement quand un type manque dans ces zones, les morts de ce type la regarnissent en premier, et elle ne change jamais vos PM.
    .title = La réserve

C-18 = Déployer, marcher, naviguer
    .intro = César rêve de la Bretagne et de l’Océan enchaîné. Il faut bien que quelqu’un y aille à pied.

C-18-1 = Déployer, c’est envoyer des troupes de votre zone de stockage sur votre territoire de départ, s’il n’est tenu ni par un rival ni par les barbares, ou sur n’importe lequel de vos campements. Ludus tranche : nulle part ailleurs.
    .title = Déployer

C-18-2 = Aucun de ces lieux ne vous est ouvert ? Ludus tranche : vous pouvez déployer sur votre territoire de départ, et c’est une attaque.
    .title = Rentrer de force

C-18-3 = Un territoire ou une case maritime porte au plus 4 troupes du même joueur. Les campements ne comptent pas.
    .title = Quatre au plus

C-18-4 = Toute action de la Caserne vous accorde vos PM, d’où que vous l’ayez déclenchée. Ils se dépensent après ses autres parties ; Ludus tranche : on les compte au départ du mouvement, si bien qu’un recrutement de la même action peut les augmenter. Si cette action donne elle-même du mouvement, ajoutez-le à vos PM.
    .title = Les PM de la Caserne

C-18-5 = Pour 1 PM, déplacez autant de vos troupes que vous voulez, d’un même territoire ou d’une même case maritime, vers un territoire adjacent ou une case maritime adjacente.
    .title = Un pas

C-18-6 = Entrer chez les barbares arrête vos troupes, et la bataille suit. On ne traverse pas.
    .title = Chez les barbares

C-18-7 = En entrant sur un territoire qu’un rival contrôle, annoncez-le : ou vous attaquez, et vos troupes s’arrêtent, ou vous ne faites que traverser.
    .title = Chez un rival

C-18-8 = Traverser impose un paiement de passage : autant d’or que la somme des forces effectives qui passent, remis aussitôt à celui qui contrôle le territoire. Il ne peut pas refuser ; sans l’or, c’est interdit. Chaque territoire et chaque groupe paie à son tour : un evocatus et deux légionnaires qui franchissent deux territoires paient deux fois 5 or.
    .title = Le paiement de passage

C-18-9 = Ludus tranche : qui traverse doit ressortir grâce à un autre PM de la même action. Sans PM restant, pas de traversée. En chemin, ces troupes ne combattent ni ne contrôlent rien.
    .title = Ne faire que passer

C-18-10 = Ludus tranche : les batailles se livrent une fois tous les PM de l’action dépensés, dans l’ordre que choisit celui qui s’est déplacé. Plusieurs groupes peuvent ainsi se joindre à une même attaque, 4 troupes au plus.
    .title = Marcher, puis frapper

C-18-11 = Ludus tranche : un territoire vacant s’occupe et se traverse librement.
    .title = Terres vacantes

C-18-12 = De la terre à une mer adjacente, de mer en mer, de la mer à une terre adjacente : chaque pas coûte 1 PM, ou bien c’est le pas gratuit de C-18.13. La Bretagne ne s’atteint que par mer. Les cases maritimes se suivent : mer de Gaule, mer d’Ibérie, détroit de Gadès, océan Atlantique, mer cantabrique. De celle-ci, on gagne l’océan britannique ou l’océan d’Hibernie ; ces deux-là et la mer de Germanie se touchent tous les trois.
    .title = Prendre la mer

C-18-13 = À la fin de chacune de vos actions principales, dans n’importe quelle zone, bas-fonds compris, chacun de vos groupes en mer peut faire 1 pas gratuit, vers une mer ou vers une terre. Ludus tranche : même celui qui vient d’embarquer.
    .title = Le pas gratuit en mer

C-18-14 = Jamais de bataille en mer : les joueurs s’y côtoient. Les troupes en mer ne contrôlent rien, et réclament leur solde quand même.
    .title = La paix des flots

C-18-15 = Débarquer en terre hostile, c’est attaquer. Ludus tranche : chez un rival, ce peut être une simple traversée, s’il vous reste un PM.
    .title = Débarquer

C-18-16 = Ludus tranche : vous contrôlez un territoire tant que s’y trouve au moins une de vos troupes ou un de vos campements, et qu’aucune bataille n’y est en attente.
    .title = Le contrôle

C-19 = La bataille sur la carte
    .intro = L’empereur a interdit de reculer. Il l’a dit à jeun, hélas. On se bat donc jusqu’au dernier.

C-19-1 = Barbares ou joueurs, les règles sont les mêmes.
    .title = Une seule loi

C-19-2 = Attaquer un joueur qui n’est pas le plus haut de la piste de traîtrise, seul ou à égalité, vous fait perdre pour toujours le pouvoir de départ de votre plateau : couvrez-le de la tuile de blocage. Ludus tranche : votre propre marqueur entre dans la comparaison, qui se fait au début de la bataille.
    .title = Les attaques indignes

C-19-3 = Attaquer le joueur le plus haut, l’un de ceux qui partagent la tête ou les barbares ne vous coûte rien.
    .title = Les proies permises

C-19-4 = Votre puissance est la somme des forces effectives de vos troupes engagées. Une figurine barbare vaut 1, une citadelle ou un campement 5.
    .title = La puissance

C-19-5 = Chaque camp y ajoute un dé de combat, dont les faces sont −1, 0, 0, +1, +1 et +2. Certaines cartes y ajoutent ou en retirent encore, à chaque échange.
    .title = Le dé

C-19-6 = La différence, ce sont les dégâts. Le camp le plus faible retire des pièces à son choix pour une puissance au moins égale ; Ludus tranche : sans aucune pièce superflue. S’il n’a pas de quoi, il perd tout. Le camp le plus fort ne perd rien.
    .title = Les dégâts

C-19-7 = À égalité, chaque camp retire une troupe de son choix ; pour les barbares, une figurine. Ludus tranche : qui n’a plus de troupe retire son campement ou sa citadelle.
    .title = Le coup nul

C-19-8 = Recommencez jusqu’à ce qu’il reste un camp au plus. Pas de repli.
    .title = Jusqu’au bout

C-19-9 = Plus personne debout ? Ludus tranche : le territoire est vacant.
    .title = Le champ désert

C-19-10 = Ludus tranche pour les barbares : ils retirent ce qui leur laisse le plus de puissance et, si cela revient au même, les figurines avant la citadelle. Avec 2 figurines et une citadelle, 5 dégâts emportent la citadelle ; avec 5 figurines et une citadelle, les figurines.
    .title = Le choix des barbares

C-19-11 = Les troupes tuées regagnent les zones de troupes de leur maître (voir C-17.3). Barbares tués et citadelles tombées quittent la carte.
    .title = Les morts

C-19-12 = Le camp survivant contrôle le territoire. Ludus tranche : ses troupes ne bougent plus dans cette action.
    .title = Maître du terrain

C-20 = Les campements
    .intro = Un fossé, une palissade, une porte à votre nom. Rome commence là où l’on creuse.

C-20-1 = Chaque pouvoir débloqué libère 1 de vos campements.
    .title = Gagner un campement

C-20-2 = Posez-le sur un territoire que vous contrôlez et qui n’en a pas, au moment du déblocage ou, Ludus tranche, plus tard, par une action gratuite.
    .title = Le poser

C-20-3 = Un campement ajoute 5 à votre puissance dans son territoire, et vous pouvez y déployer vos troupes.
    .title = À quoi il sert

C-20-4 = Territoire perdu, campement perdu. Ainsi disparu, ou sacrifié dans une bataille, il sort du jeu.
    .title = Le perdre

C-20-5 = Ludus tranche : un campement sans un seul soldat suffit à garder le contrôle.
    .title = Seul de garde

C-21 = Les gladiateurs et le Colisée
    .intro = La foule veut du sang, et César veut être la foule. Amenez quelqu’un qui sache se battre.

C-21-1 = Une carte de gladiateur porte son nom et son surnom, sa classe (murmillo, thraex, retiarius, secutor, hoplomachus ou bestiarius), son coût, sa puissance, les catégories d’adversaires contre lesquelles il est fort ou faible, son pouvoir unique en bleu, son revenu et son pouvoir permanent en noir.
    .title = Lire un gladiateur

C-21-2 = Pour acheter, payez le coût et prenez dans votre zone de jeu l’un des 2 gladiateurs exposés, que l’on remplace. Ludus tranche : on n’achète pas à l’aveugle dans la pioche.
    .title = Acheter

C-21-3 = Pour combattre, nommez d’abord un gladiateur de votre zone de jeu. Si vous n’en avez pas, cette partie de l’action tombe.
    .title = Votre combattant

C-21-4 = Choisissez ensuite qui il affronte : l’un des 2 adversaires face visible, ou la première carte de la pioche, encore cachée, dont le dos ne trahit que la catégorie (voir C-22.1).
    .title = Choisir l’adversaire

C-21-5 = Votre total : la puissance du gladiateur, +2 pour chaque force et −2 pour chaque faiblesse qui répond à la catégorie de l’adversaire, ce que vos cartes et l’action ajoutent, et votre dé.
    .title = Votre total

C-21-6 = Le sien : sa puissance, +2 s’il est fort ou −2 s’il est faible contre la classe de votre gladiateur, ce que des cartes ajoutent, et un dé lancé pour lui par un autre joueur. Ici, c’est Ludus qui le lance.
    .title = Le total de l’adversaire

C-21-7 = L’adversaire fait plus : votre gladiateur meurt, défaussez-le. La moitié de son coût vous revient en or, arrondie vers le bas. L’adversaire reste en place.
    .title = La défaite

C-21-8 = Totaux égaux : les deux meurent et sont défaussés. Vous touchez la moitié du coût, arrondie vers le bas, et en plus la récompense de l’adversaire ; un autre le remplace. Un gladiateur de coût 7 vous rend ainsi 3 or.
    .title = Le double trépas

C-21-9 = Vous faites plus : la récompense est à vous, l’adversaire est défaussé et remplacé. Vous pouvez glisser votre gladiateur sous votre plateau ; son pouvoir permanent est alors à vous.
    .title = La victoire

C-21-10 = Trois gladiateurs au plus sous un plateau, et jamais d’échange. Ludus tranche : un vainqueur que vous n’y glissez pas reste dans votre zone de jeu et pourra combattre encore.
    .title = Sous le plateau

C-21-11 = La carte cachée, Ludus tranche : si elle survit, elle va sous la pioche et son effet n’aura jamais commencé ; si elle meurt, on la défausse sans rien remplacer.
    .title = L’adversaire caché

C-21-12 = « Affronter » ou « combattre », selon les textes : c’est une seule et même chose.
    .title = Deux mots, un sens

C-21-13 = Ludus tranche : la pioche de gladiateurs ou d’adversaires, une fois vide, se reforme avec ses défausses. S’il n’y en a pas, il ne se passe rien.
    .title = Pioches vides

C-22 = Les adversaires
    .intro = Ils portent des chaînes, et c’est vous qui payez leur séjour. Tant qu’un tel hôte attend son heure, Rome entière s’en ressent.

C-22-1 = Trois catégories, que l’on reconnaît aux yeux dessinés au dos : rouges pour les 8 champions, bleus pour les 12 ennemis normaux, verts pour les 10 animaux.
    .title = Trois couleurs d’yeux

C-22-2 = Une carte indique puissance, catégorie, nom, récompense et effet. L’effet peut être immédiat, durer tant que la carte est face visible, ou frapper qui fait telle chose. Dans ce dernier cas, c’est un prélèvement : une fois par action, avant qu’elle n’agisse, et 1 PV perdu par ressource manquante. Il n’interdit jamais l’action.
    .title = Lire un adversaire

C-22-3 = Dès qu’un adversaire est face visible, son effet commence. Un effet durable cesse quand la carte s’en va. Deux effets sur la même chose s’additionnent.
    .title = Début et fin

C-22-4 = Un effet durable touche tous les joueurs, y compris celui qui a dévoilé la carte.
    .title = Nul n’est épargné

C-22-5 = Le Rhinocéros est un animal de puissance 6. Ludus tranche : une fois par tour de jeu, à la fin de la phase I, chacun paie 1 bois ou perd 1 PV. Qui le vainc gagne 3 or, 2 pierre et 2 PV. C’est l’un des deux adversaires que le livret décrit.
    .title = Le Rhinocéros

C-22-6 = Le Guerrier celte a une puissance de 3 ; qui le vainc gagne 1 or, 2 bois et 1 PV. Le reste de sa carte est perdu ; Ludus tranche : c’est un ennemi normal et, tant qu’il est face visible, recruter coûte un prélèvement de 1 bois.
    .title = Le Guerrier celte

C-23 = Acheter des tuiles action
    .intro = Pourquoi subir les usages de Rome quand on peut en commander de nouveaux ? Passez au Marché avec de l’or.

C-23-1 = L’action d’achat du Marché : payez 5 or, prenez une des cinq tuiles face visible et posez-la sur sa zone. Elle y remplace ce qui valait jusque-là.
    .title = Acheter une tuile

C-23-2 = Ludus tranche : retournez aussitôt la tuile suivante de cette pile. Une pile vide ne propose plus rien.
    .title = La tuile suivante

C-23-3 = Les bannières de la tuile remplacée rentrent chez leurs propriétaires, et toutes les actions de la nouvelle sont libres. Les citoyens gardent leurs cercles.
    .title = Table rase

C-23-4 = L’acheteur peut accomplir sur-le-champ une action de la nouvelle tuile, sans citoyen ni bannière. Ludus tranche : ce que cette action coûte en elle-même reste à payer.
    .title = L’étrenne

C-23-5 = Ludus tranche : cette étrenne ne peut être ni l’achat d’une autre tuile, ni une répétition du Sénat.
    .title = Pas de chaîne

C-23-6 = L’achat lui-même reçoit votre bannière au Marché. Ludus tranche : sauf si c’est la tuile du Marché que vous venez de remplacer.
    .title = La bannière de l’achat

C-23-7 = Ludus tranche : une tuile remplacée quitte la partie.
    .title = Les vieilles tuiles

C-24 = Les zones d’action
    .intro = Cinq lieux où il faut être vu, un sixième où il vaut mieux ne pas l’être. Voici ce qu’on y fait avant que quelqu’un ne change tout.

C-24-1 = Il y a six zones. Cinq obéissent aux mêmes règles : des cercles, une tuile, des bannières. Les bas-fonds ont les leurs (voir C-6).
    .title = Six zones

C-24-2 = Au Colisée, on achète des gladiateurs et on les fait combattre (voir C-21). Actions de base :
    • acheter un gladiateur à son coût
    • combattre
    • combattre avec +2 à votre total, puis gagner 1 corruption
    • gagner 2 or
    .title = Le Colisée

C-24-3 = À l’Hippodrome se court la course de chars, en 24 cases ; la 24e est l’arrivée, et plusieurs chars tiennent sur une case. Ludus tranche : les arrivés sont classés par ordre d’arrivée, devant tous les autres, et ne bougent plus ; les autres se classent par leur case. Actions de base :
    • avancer de 2 cases
    • avancer de 3 cases, puis gagner 1 corruption
    • avancer de 1 case, puis faire reculer un rival de 1 case
    • gagner 1 bois et 1 pierre
    .title = L’Hippodrome

C-24-4 = Des obstacles sont imprimés sur les cases 6, 12 et 18. Ludus tranche : un char qui en atteint un s’y arrête, les pas restants sont perdus, et son avance suivante repart librement. Faire reculer vise un rival qui n’a pas fini : son char recule du nombre dit, sans passer derrière le départ.
    .title = Obstacles et coups bas

C-24-5 = À la Caserne des prétoriens, on recrute et on déploie ; chaque action y accorde aussi vos PM (voir C-18.4). Les coûts sont en C-17.2. Actions de base :
    • recruter jusqu’à 2 troupes
    • déployer jusqu’à 4 troupes
    • recruter jusqu’à 1 troupe, déployer jusqu’à 2 troupes, puis gagner 1 corruption
    • avoir 1 PM de plus
    .title = La Caserne des prétoriens

C-24-6 = Au Sénat, on répète ce qui est bloqué ailleurs et l’on débloque ses pouvoirs. Actions de base :
    • répéter une action du Colisée ou de l’Hippodrome
    • répéter une action de la Caserne ou du Marché
    • répéter une action de l’une de ces quatre zones, puis gagner 1 corruption
    • débloquer un pouvoir
    .title = Le Sénat

C-24-7 = Au Marché, on échange des ressources et l’on achète des tuiles. Actions de base :
    • échanger jusqu’à 3 ressources
    • acheter une tuile (voir C-23)
    • gagner 1 bois et 1 pierre
    • gagner 2 ressources au choix, puis 1 corruption
    .title = Le Marché

C-24-8 = Répéter, c’est accomplir une action en vigueur dans une autre zone et qui porte une bannière. Pas de citoyen là-bas, pas de bonus, pas de seconde bannière : la vôtre va sur l’action du Sénat. Si aucune action permise n’a de bannière, il ne se passe rien.
    .title = Répéter

C-24-9 = Un pouvoir ne se débloque que par une action du Sénat. Choisissez, dans n’importe quel ordre, un pouvoir encore bloqué de votre plateau et payez-le : 6 or et 5 bois pour le premier, 6 or et 5 pierre pour le deuxième, 10 or et 10 pierre pour le troisième. Il agit dès cet instant et libère un campement (voir C-20.1).
    .title = Débloquer

C-24-10 = Échanger : donnez des ressources, jusqu’au nombre indiqué, et recevez-en autant d’autres sortes. Ludus tranche : c’est un pour un.
    .title = Échanger

C-25 = Les dix plateaux
    .intro = Un héritier bègue, un philosophe prêteur, une épouse qui sait tout. Chaque plateau offre d’emblée un pouvoir de départ, que les attaques indignes font perdre (voir C-19.2), et trois pouvoirs à débloquer, dont le troisième est toujours une accusation (voir C-10). « Une seule fois » s’entend pour toute la partie.

C-25-1 = Claude, l’héritier.
    • départ, « Crédit de l’héritier » : au Marché, vous échangez 1 contre 2 (voir C-25.11)
    • 1, « Marches forcées » : vous avez toujours 1 PM de plus
    • 2, « Le filon d’or » : chaque symbole d’or du revenu de vos gladiateurs glissés à gauche rapporte 1 or de plus (voir C-25.12)
    • 3, « Des oreilles au palais » : une accusation
    .title = Claude

C-25-2 = Sénèque, le philosophe.
    • départ, « La remise du précepteur » : débloquer vous coûte 3 or de moins, sans descendre sous 0
    • 1, « La parole mesurée » : persuadez des troupes rivales adjacentes de rentrer sur leur territoire de départ, pour 2 or par point de force effective (voir C-25.13)
    • 2, « L’argent placé à intérêt » : 1 or de plus pour chaque or que vos placements rapportent (voir C-25.14)
    • 3, « L’enchaînement des raisons » : une accusation
    .title = Sénèque

C-25-3 = Macron, préfet du prétoire.
    • départ, « Cohortes gonflées » : au-delà du nombre normal, vous avez de quoi recruter 2 Evocati, 3 centurions et 5 légionnaires (voir C-17.7)
    • 1, « Le cep de vigne » : chacune de vos troupes a 1 de force en plus (voir C-25.16)
    • 2, « Les clés des magasins » : chaque fois que vous gagnez du bois ou de la pierre, 1 de plus (voir C-25.15)
    • 3, « Le chevalet » : une accusation
    .title = Macron

C-25-4 = Cornelius Sabinus, officier de la Garde.
    • départ, « L’œil sur chacun » : une fois par manche, vous pouvez accuser (voir C-25.17)
    • 1, « Des amis dans le rang » : au-delà du nombre normal, vous avez de quoi recruter 1 evocatus, 1 centurion et 2 légionnaires (voir C-17.7)
    • 2, « Les dépouilles des vaincus » : pillez les joueurs que vous battez à la guerre (voir C-25.18)
    • 3, « L’odeur de la trahison » : une accusation
    Deux plateaux imprimés portent le nom de Chaerea ; Ludus tranche : celui-ci prend le nom de son compagnon de conjuration.
    .title = Cornelius Sabinus

C-25-5 = Agrippa Postumus, le frère adoptif exilé.
    • départ, « Le prix du sang » : un de vos gladiateurs mort dans l’arène peut être racheté à son coût (voir C-25.19)
    • 1, « L’appel aux fidèles » : en attaquant le territoire d’un joueur, vous pouvez recruter jusqu’à 2 légionnaires, aussitôt jetés dans l’attaque (voir C-25.20)
    • 2, « Débarquement nocturne » : une seule fois, prenez sans bataille un territoire barbare adjacent (voir C-25.21)
    • 3, « La rancune tenace » : une accusation
    .title = Agrippa Postumus

C-25-6 = Cassius Chaerea, officier de la Garde.
    • départ, « La première entaille » : quand vous attaquez un joueur, sa troupe la plus faible tombe d’abord, une fois par bataille (voir C-25.22)
    • 1, « Vieux compagnons » : vos Evocati ont 1 de force en plus, soit 4
    • 2, « La part du butin » : pillez les joueurs que vous battez à la guerre (voir C-25.18)
    • 3, « Le supplice de Quintilia » : une accusation
    .title = Cassius Chaerea

C-25-7 = Milonia Caesonia, quatrième épouse de l’empereur.
    • départ, « La faute empruntée » : en vous plaçant sur un cercle de corruption, vous pouvez prendre ce point à un rival (voir C-25.23)
    • 1, « Le sourire de Caesonia » : un territoire ennemi cède sans bataille, contre autant d’or que sa puissance totale (voir C-25.24)
    • 2, « Un mot à l’oreille » : si un rival le demande, vous pouvez retirer une de vos bannières contre de l’or (voir C-25.25)
    • 3, « Une épouse devine » : une accusation
    .title = Milonia Caesonia

C-25-8 = Pallas, l’homme d’affaires.
    • départ, « Prix d’entrepreneur » : une nouvelle tuile vous revient à 2 or au lieu de 5
    • 1, « Mutations achetées » : changez en légionnaires des troupes rivales adjacentes, en payant le coût de chacune (voir C-25.26)
    • 2, « Marché accaparé » : au début d’une manche, nommez l’or, le bois ou la pierre ; vos gains de cette ressource y sont doublés (voir C-25.27)
    • 3, « Chacun a son prix » : une accusation
    .title = Pallas

C-25-9 = Narcisse, l’affranchi.
    • départ, « Combats arrangés » : vos adversaires dans l’arène ont 2 de puissance en moins (voir C-25.28)
    • 1, « Recrues bradées et vétérans choyés » : vos légionnaires coûtent 2 or de moins ; vos Evocati ont 1 de force en plus et coûtent 2 or de plus
    • 2, « Sous le comptoir » : au début de chaque tour de jeu, gagnez 2 or, 2 bois et 2 pierre (voir C-4.4)
    • 3, « Lettres privées » : une accusation
    .title = Narcisse

C-25-10 = Pétrone, l’écrivain.
    • départ, « La main légère sur les rênes » : à l’Hippodrome, aucun obstacle ne vous arrête (voir C-25.30)
    • 1, « Une tragédie mise en scène » : une seule fois, forcez un rival à attaquer un territoire adjacent (voir C-25.29)
    • 2, « Des vers contre de l’argent » : au début de chaque tour de jeu, vous pouvez donner 2 ressources pour 1 PV (voir C-4.4)
    • 3, « L’œil qui voit le faux » : une accusation
    .title = Pétrone

C-25-11 = Claude donne des ressources jusqu’au nombre que l’échange indique et en reçoit le double. Ludus tranche : uniquement des sortes qu’il n’a pas données.
    .title = Claude : l’échange

C-25-12 = Ludus tranche : le filon ne compte que les gladiateurs glissés à gauche, et chaque unité d’or imprimée est un symbole. Une carte à 2 or en verse donc 4.
    .title = Claude : le filon

C-25-13 = Sénèque vise autant de troupes qu’il veut d’un même rival, dans un même territoire adjacent à un territoire qu’il contrôle. Ludus tranche : l’or va à la banque ; les troupes rentrent sur le territoire de départ de leur propriétaire s’il est vacant ou à lui et qu’il y a de la place, sinon dans sa zone de stockage. Ce n’est pas une attaque.
    .title = Sénèque : la parole

C-25-14 = Ludus tranche : l’intérêt de Sénèque porte sur l’or du cercle qu’il occupe et sur celui des bas-fonds, non sur les bonus que d’autres lui laissent.
    .title = Sénèque : l’intérêt

C-25-15 = Ludus tranche : Macron reçoit 1 de plus par gain, quelle qu’en soit la taille, et d’une sorte qui s’y trouvait. Si le gain réunit bois et pierre, il choisit.
    .title = Macron : les magasins

C-25-16 = Ludus tranche : la force ajoutée par Macron renchérit aussi les paiements de passage qu’il verse.
    .title = Macron : le revers

C-25-17 = L’accusation que Sabinus possède d’emblée n’a rien coûté. Ludus tranche : si elle est juste, il gagne les 10 PV, mais rien ne lui est remboursé.
    .title = Sabinus : l’accusation

C-25-18 = Les deux officiers pillent après une bataille gagnée contre un joueur, en attaque comme en défense. Ludus tranche : une ressource par troupe ennemie tuée dans cette bataille ; le pillard nomme les sortes une par une. Si la victime n’a pas celle qu’il nomme, cela ne lui coûte rien et il en nomme une autre. Le pillage cesse quand elle n’a plus rien.
    .title = Le pillage

C-25-19 = Ludus tranche : Postumus paie le coût entier, au lieu de toucher la moitié qu’on lui rendrait, et la carte revient dans sa zone de jeu. Cela vaut aussi après une égalité ; la récompense lui reste.
    .title = Postumus : le rachat

C-25-20 = Les fidèles de Postumus se paient au coût normal et font avancer le tapis roulant. Ils arrivent avant le premier dé, dans la limite de 4 troupes.
    .title = Postumus : les renforts

C-25-21 = Ludus tranche : barbares et citadelle disparaissent ; au moins 1 troupe de Postumus doit y entrer depuis le territoire adjacent, sans dépenser de PM.
    .title = Postumus : le débarquement

C-25-22 = Ludus tranche : la plus faible est la troupe de moindre force effective ; entre égales, son propriétaire choisit. Un campement seul n’est pas une troupe. S’il ne reste rien en défense, la bataille est finie.
    .title = Chaerea : l’entaille

C-25-23 = Ludus tranche : Milonia gagne le point, et le rival choisi, sur la case 1 au moins, descend de 1. Si elle ne choisit personne, c’est un gain ordinaire.
    .title = Milonia : la faute empruntée

C-25-24 = Ludus tranche : Milonia sourit quand ses troupes se sont arrêtées dans le territoire, avant le premier dé. L’or va à la banque. Les barbares disparaissent. Un rival, lui, se retire sur des territoires adjacents, à lui ou vacants, où il y a de la place ; le surplus regagne ses zones de troupes, et les campements sont perdus. Ce n’est pas une attaque.
    .title = Milonia : le sourire

C-25-25 = Ludus tranche : on sollicite Milonia pendant son propre tour, avant de placer. Elle accepte ou décline. Le prix, versé à Milonia, est en or le tiers de la case du demandeur, arrondi vers le bas : 11 or sur la case 35.
    .title = Milonia : les faveurs

C-25-26 = Ludus tranche : Pallas vise des troupes d’un même territoire, adjacent à un territoire qu’il contrôle. Chaque centurion ou evocatus regagne les zones de troupes de son propriétaire, et un légionnaire du même joueur le remplace ; si ces zones n’ont plus de légionnaire, impossible de le viser. Pallas paie le coût normal de la troupe remplacée (voir C-17.2). Ce n’est pas une attaque.
    .title = Pallas : les mutations

C-25-27 = Ludus tranche : Pallas nomme sa ressource au début de chaque manche, et aussi au déblocage, pour le reste de la manche. Sont doublés les gains pris à la banque, mais non les échanges, remboursements, paiements de passage, dédommagements et vols.
    .title = Pallas : l’accaparement

C-25-28 = Ludus tranche : le −2 ne joue que dans les combats de Narcisse ; le même adversaire attend les autres en pleine forme. Le coût de ses légionnaires ne descend pas sous 0.
    .title = Narcisse : les limites

C-25-29 = Pétrone nomme un rival, un territoire de celui-ci où se trouvent des troupes, et un territoire adjacent que ce rival ne contrôle pas. Ludus tranche : le rival choisit qui il envoie, 1 troupe au moins, et la bataille a lieu aussitôt. Nul n’y perd le pouvoir de départ de son plateau.
    .title = Pétrone : la tragédie

C-25-30 = Ludus tranche : Pétrone ignore les obstacles imprimés et tout ce qui ferait reculer son char.
    .title = Pétrone : les rênes

C-25-31 = Ludus tranche : perdre le pouvoir de départ de son plateau ne vaut que pour l’avenir. Les troupes supplémentaires de Macron déjà recrutées restent, mais la réserve ne se recrute plus et ses morts quittent la partie. L’accusation par manche de Sabinus, le prix de Pallas et les autres cessent sur-le-champ.
    .title = Le pouvoir perdu

# Brutus: the rulebook in our own words, one message per article.

B-1 = Matériel et préparation
    .intro = Treize personnages, une échelle sociale à gravir, des mains à vider : voilà de quoi refaire Rome sur un coin de table.

B-1-1 = Treize valeurs, du 1 au 13, et huit cartes de chacune : le paquet complet totalise 104 cartes Personnage.
    .title = Cent quatre personnages

B-1-2 = Dix cartes Position disent qui commande et qui obéit : deux dignitaires, l’Imperator et le Consul ; sept chiffres romains, III, IV, V, VI, VII, VIII et IX ; enfin le Servus, tout en bas.
    .title = Dix positions

B-1-3 = Brutus réunit de 4 à 10 joueurs. Le livret ne prévoit rien en deçà ni au-delà ; Ludus tranche : tout autre effectif est refusé.
    .title = Nombre de joueurs

B-1-4 = Avant la partie, ôtez le même nombre de cartes de chaque valeur : à 4 joueurs, trois (il reste 65 cartes, soit 5 par valeur) ; à 5 ou 6 joueurs, deux (78 cartes, 6 par valeur) ; à 7 ou 8, une seule (91 cartes, 7 par valeur) ; à 9 ou 10, aucune (104 cartes, 8 par valeur). Ce paquet réduit sert ensuite à toutes les manches.
    .title = Composer le paquet

B-1-5 = Un 7 en vaut un autre : les cartes de même valeur sont interchangeables, et aucune règle ne demande quel exemplaire vous jouez.
    .title = Cartes interchangeables

B-1-6 = Il faut exactement une carte Position par joueur : Imperator, Consul, les chiffres à partir de III, puis Servus. Le dernier chiffre employé est le nombre de joueurs moins un : III à 4 joueurs, IV à 5, V à 6, VI à 7, VII à 8, VIII à 9 et IX à 10.
    .title = Choisir les positions

B-1-7 = Les cinq cartes d’aide de jeu sont de simples pense-bêtes, sans le moindre effet sur la partie.
    .title = Aides de jeu

B-1-8 = Votre but : totaliser plus de points de victoire que quiconque à la fin de la partie. L’essentiel s’obtient d’une seule façon, en vidant sa main avant les autres.
    .title = But du jeu

B-1-9 = Chacun conserve son siège du début à la fin. Imperator hier, Servus aujourd’hui : c’est votre position qui change, pas votre chaise.
    .title = Des sièges fixes

B-2 = Les premières positions
    .intro = Personne n’a encore joué, et il faut déjà un Imperator et un Servus. La Fortune s’en charge.

B-2-1 = Avant la première manche, et jamais par la suite, le hasard remet à chacun une carte Position. Ludus tranche : toutes les répartitions sont également probables ; à 4 joueurs, il y en a 24.
    .title = Tirage au sort

B-2-2 = Du sommet à la base, l’ordre hiérarchique est le suivant : Imperator, Consul, III, IV, V, VI, VII, VIII, IX, Servus. Les positions inemployées sont ignorées : à 5 joueurs, le Servus vient juste après IV.
    .title = Ordre hiérarchique

B-2-3 = Ludus tranche : ce tirage ne rapporte aucun point, et l’Imperator désigné par le sort n’a pas gagné de manche pour autant.
    .title = Un tirage sans gloire

B-3 = La manche et la donne
    .intro = À chaque manche, les cartes repartent de zéro, mais pas les rancunes. Au Servus la corvée de donne.

B-3-1 = Une manche se joue en quatre temps : la donne, le forum, l’avis du Consul, puis le jeu des cartes.
    .title = Quatre temps

B-3-2 = Le détenteur de la carte Servus est le donneur. C’est une corvée, non un privilège : elle ne lui laisse aucun choix.
    .title = Le Servus distribue

B-3-3 = Avant chaque donne, tout le paquet réduit est mélangé. Cartes jouées, défaussées ou laissées de côté à la manche précédente : toutes reviennent.
    .title = Tout remélanger

B-3-4 = Chacun reçoit exactement le même nombre de cartes : 16 à 4 joueurs, 15 à 5, 13 à 6 ou 7, 11 à 8 ou 9, et 10 quand vous êtes dix.
    .title = Taille des mains

B-3-5 = Les cartes non distribuées ne participent pas à la manche. À 4 joueurs, il en reste une ; à 5 ou 8 joueurs, trois ; à 9, cinq ; à 10, quatre. À 6 ou 7 joueurs, la donne épuise le paquet.
    .title = Cartes de côté

B-3-6 = Qui peut regarder ces cartes ? Ludus tranche : personne. Elles restent face cachée, même pour le donneur et même une fois la manche achevée.
    .title = Un reste secret

B-4 = Le forum
    .intro = Sur la place publique, chacun se défait de ce qui l’encombre, et les puissants se servent d’abord. Lisez les visages !

B-4-1 = Quand tous ont regardé leur main, l’Imperator annonce combien de cartes chacun devra déposer au forum : 1, 2 ou 3. Zéro n’est pas une réponse.
    .title = L’annonce de l’Imperator

B-4-2 = Chaque joueur, sans excepter l’Imperator, prend dans sa main exactement le nombre annoncé et le dépose au forum, face cachée.
    .title = Le dépôt

B-4-3 = Les choix sont secrets. Ludus tranche : ils sont aussi simultanés, et rien n’en filtre tant que le dernier joueur n’a pas fait le sien.
    .title = Tous à la fois

B-4-4 = Les cartes déposées sont mêlées, puis toutes retournées. Leur nombre est celui des joueurs multiplié par l’annonce : à 6 joueurs avec une annonce de 2, le forum offre 12 cartes.
    .title = Le forum se dévoile

B-4-5 = Le forum dévoilé ne garde aucune trace des donateurs. Pour plus de sûreté, Ludus tranche : les cartes s’affichent rangées par valeur.
    .title = Dons anonymes

B-4-6 = On se sert par ordre hiérarchique, l’Imperator en tête et le Servus en queue. Les sièges n’y sont pour rien : assis en face de l’Imperator, le Consul se sert quand même en deuxième.
    .title = L’ordre des prises

B-4-7 = Votre rang venu, prenez à votre gré, parmi ce qui reste, exactement autant de cartes que vous en avez déposé. Le suivant attend que votre prise soit complète.
    .title = Se servir

B-4-8 = Reprendre une carte que vous aviez déposée est permis, à condition qu’elle soit encore là.
    .title = Reprendre sa carte

B-4-9 = Le dernier à se servir n’a pas le choix : il ramasse ce que les autres ont dédaigné.
    .title = Les restes

B-4-10 = Ludus tranche : les prises sont publiques. Toute la table voit qui emporte quelles cartes.
    .title = Des prises au grand jour

B-4-11 = Le forum refermé, chaque main a retrouvé sa taille d’après la donne (voir B-3.4).
    .title = Le compte y est

B-4-12 = Le forum est toujours réalisable : la plus petite main compte 10 cartes, et l’annonce ne dépasse jamais 3.
    .title = Toujours possible

B-5 = L’avis du Consul
    .intro = Le deuxième personnage de Rome n’a qu’un mot à dire par manche. Ce mot suffit parfois à faire taire ses voisins.

B-5-1 = Entre le forum et le premier round, le Consul décide s’il active ou non le pouvoir du Consul pour cette manche (voir B-6.12).
    .title = Une décision par manche

B-5-2 = Le silence vaut refus : le pouvoir est inactif tant que le Consul ne l’active pas, et une absence de réponse le laisse inactif.
    .title = Inactif par défaut

B-5-3 = Ludus tranche : la décision est connue de tous, et le Consul ne peut plus en changer.
    .title = Publique et définitive

B-5-4 = Une fois activé, le pouvoir du Consul sert à toute la table jusqu’au terme de la manche. Ludus tranche : il demeure même après la sortie du Consul.
    .title = Un pouvoir pour tous

B-5-5 = Ludus tranche : le pouvoir ne se reporte pas. Chaque manche débute sans lui, et le Consul du moment se prononce à nouveau.
    .title = Pas de report

B-6 = Jouer une combinaison
    .intro = Surenchérir, se réserver, revenir quand plus personne ne vous attend : tout l’art de Brutus est là. Et gardez un 1 pour César !

B-6-1 = Une combinaison, c’est une ou plusieurs cartes d’une seule valeur qu’un joueur pose en un seul tour : un 8, une paire de 5, un brelan de 11, et ainsi de suite.
    .title = La combinaison

B-6-2 = À chaque manche, l’honneur de commencer le premier round revient à l’Imperator.
    .title = Le premier round

B-6-3 = Le tour suit les sièges, dans le sens horaire, sans égard pour les positions : à gauche de l’Imperator peut se trouver le Servus aussi bien que le Consul. Le livret présente ailleurs les positions comme un ordre de jeu ; Ludus tranche : elles ne règlent que le forum et les charges de chacun.
    .title = Le sens du jeu

B-6-4 = Une fois sorti de la manche, vous n’avez plus de tour : le jeu enjambe votre siège.
    .title = Les joueurs sortis

B-6-5 = Commencer le round, c’est poser une combinaison. Ludus tranche : à cet instant, passer est interdit.
    .title = Obligation d’ouvrir

B-6-6 = Pour commencer le round, toute valeur convient, 1 et 13 compris, et vous en posez autant de cartes que vous voulez, dans la limite de votre main. Avec quatre 6, par exemple, posez-en un, deux, trois ou quatre.
    .title = Une ouverture libre

B-6-7 = Si vous ne commencez pas le round, deux options s’offrent à vous quand vient votre tour : passer, ou jouer une combinaison comptant exactement autant de cartes que la combinaison à battre. À une paire, seule une paire répond.
    .title = Passer ou répondre

B-6-8 = Sur une combinaison de valeur 2 à 12, montez : seule une valeur supérieure la bat. Une paire de 8 l’emporte sur une paire de 5. Pour une valeur égale, voyez B-6.12.
    .title = Monter en valeur

B-6-9 = Caesar ne craint que Brutus : sur des 13, seuls des 1 conviennent. Pour des 13 sur des 13, voyez B-6.12.
    .title = Battre Caesar

B-6-10 = Sur des 1, toute valeur de 2 à 13 est admise. Brutus abat donc César, mais César peut aussi bien abattre Brutus : le 1 et le 13 se battent l’un l’autre.
    .title = Battre Brutus

B-6-11 = Les 1 ont trois emplois, pas un de plus : commencer le round, répondre à des 13 et, sous le pouvoir du Consul, répondre à d’autres 1. Sur un 7 ou un 12, ils restent en main.
    .title = Quand jouer Brutus

B-6-12 = Sous le pouvoir du Consul, vous avez aussi le droit de répondre par la même valeur, avec le même nombre de cartes. Ludus tranche : cela vaut pour toutes les valeurs de 1 à 13, donc aussi pour des 13 sur des 13, bien que le livret dise ailleurs que seul Brutus bat Caesar.
    .title = Répondre à égalité

B-6-13 = Sans le pouvoir du Consul, une valeur égale est refusée : un 9 ne se joue pas sur un 9.
    .title = Égalité interdite

B-6-14 = Une réponse à égalité a deux suites : la combinaison à battre devient la vôtre, et le prochain joueur encore en jeu doit passer son tour.
    .title = Passer son tour

B-6-15 = Et si le siège voisin est celui d’un joueur sorti ? Ludus tranche : c’est le premier joueur encore en jeu, dans le sens horaire, qui passe son tour. Un absent ne fait pas écran.
    .title = Qui est visé

B-6-16 = Chaque réponse à égalité prive de son tour un joueur, et un seul. Ludus tranche : c’est encore vrai si elle vide la main de qui la joue.
    .title = Un seul joueur visé

B-6-17 = Devoir passer son tour n’est pas une exclusion : si le tour vous revient pendant ce round, vous avez les mêmes droits qu’avant.
    .title = Une gêne passagère

B-6-18 = Passer est toujours permis à qui ne commence pas le round, même avec de quoi battre la combinaison. La patience a ses vertus.
    .title = Le droit de passer

B-6-19 = Passer n’engage pas pour la suite : si le tour vous revient dans le même round, vous pouvez jouer. Vous passez sur une paire de 3, la table monte jusqu’à une paire de 7 : vos deux 10 sont les bienvenus.
    .title = Revenir dans le round

B-6-20 = Nul ne joue sur la combinaison qu’il a lui-même posée. Si le tour vous revient sans que personne ait répondu, vous avez gagné le round (voir B-7.1).
    .title = Pas sur soi-même

B-6-21 = Un 1 joué sur un 13 n’est pas une réponse à égalité : même sous le pouvoir du Consul, personne ne passe son tour.
    .title = Brutus ne bloque personne

B-6-22 = Poser des cartes spéciales ne produit rien dans l’instant : leurs effets (voir B-8) attendent toujours la fin du round.
    .title = Des effets différés

B-7 = La fin d’un round
    .intro = Personne ne dit mieux ? Le tour revient aux dernières cartes posées, et le round a trouvé son maître.

B-7-1 = Dès que le tour revient au joueur ayant posé la combinaison à battre, le round s’achève, et ce joueur le gagne.
    .title = Gagner le round

B-7-2 = Avoir choisi de passer ou avoir dû passer son tour, c’est tout un : dans les deux cas, on n’a pas répondu.
    .title = Ne pas répondre

B-7-3 = Le joueur ayant posé la combinaison est sorti ? Ludus tranche : son siège sert de borne. Le round s’achève quand le tour, dans le sens horaire, atteint ce siège, une fois que tous ceux encore en jeu ont passé ou dû passer leur tour.
    .title = Le siège sert de borne

B-7-4 = Sortir n’empêche pas de gagner : si nul ne bat vos dernières cartes, le round est à vous.
    .title = Vainqueur déjà sorti

B-7-5 = Vous n’êtes plus que deux, et le pouvoir du Consul est actif : répondre à égalité en gardant des cartes gagne aussitôt le round, puisque le seul adversaire doit passer son tour.
    .title = Égalité en duel

B-7-6 = Le round se referme en quatre étapes, dans cet ordre : (a) l’effet de la combinaison gagnante ; (b) la sortie du vainqueur, si cet effet a vidé sa main ; (c) la défausse de toutes les cartes jouées pendant le round ; (d) la désignation du joueur qui commence le suivant (voir B-10).
    .title = L’ordre des opérations

B-7-7 = Un tour à passer ne se reporte jamais sur le round suivant : la dette s’éteint avec le round en cours.
    .title = Pas de dette

B-7-8 = La fin de la manche peut couper un round (voir B-11.1). Ludus tranche : ce round n’a alors pas de vainqueur, donc ni effet ni points de Caesar, même si les dernières cartes posées sont des 13.
    .title = Round interrompu

B-8 = Les cartes spéciales
    .intro = Du 9 au 13, les grands de Rome ont le triomphe bavard : un cadeau, une défausse, un peu de gloire. Sachez ce qui vous attend avant de gagner !

B-8-1 = Seule la combinaison qui gagne le round produit un effet. Des 9, 10, 11, 12 ou 13 battus en chemin ne font rien.
    .title = La gagnante seulement

B-8-2 = Un effet ne se refuse pas : qu’il vous arrange ou non, vous l’appliquez.
    .title = Effets obligatoires

B-8-3 = Un 10 seul ou un brelan de 10, est-ce différent ? Ludus tranche : non, l’ampleur d’un effet ne dépend pas du nombre de cartes de la combinaison.
    .title = Une ampleur constante

B-8-4 = De 1 à 8, les valeurs n’ont aucun effet : gagner le round est leur seule récompense.
    .title = Sans effet

B-8-5 = Victoire avec des 9 : s’il vous reste des cartes, donnez-en 1 ou 2 de votre main. Ludus tranche : c’est un total. Vous avez donc trois possibilités : une carte à un joueur, deux cartes au même joueur, ou une carte à chacun de deux joueurs.
    .title = Dux (9)

B-8-6 = Vainqueur avec des 9, vous n’avez plus qu’une carte ? Ludus tranche : c’est elle que vous donnez. Ne rien donner est exclu.
    .title = Dux et carte unique

B-8-7 = Victoire avec des 10 : s’il vous reste des cartes, défaussez-en une, à votre choix.
    .title = Censor (10)

B-8-8 = Victoire avec des 11 : s’il vous reste des cartes, donnez-en une à un joueur. C’est alors lui qui commence le round suivant : un cadeau à double tranchant.
    .title = Senator (11)

B-8-9 = Victoire avec des 12 : s’il vous reste des cartes, défaussez-en une, à votre choix. Dans tous les cas, même main vide, c’est à votre droite que l’on commence le round suivant (voir B-10.9).
    .title = Vestalis Virgo (12)

B-8-10 = Victoire avec des 13 : vous gagnez 1 point de victoire jusqu’à 6 joueurs, 2 points à partir de 7.
    .title = Caesar (13)

B-8-11 = Les points de Caesar vous reviennent même si vous êtes sorti de la manche en posant ces 13. Encore faut-il que le round aille à son terme (voir B-7.8).
    .title = Caesar paie les absents

B-8-12 = Gagner en étant déjà sorti annule les cadeaux et les défausses : rien à faire pour des 9, des 10 ou des 11, rien à défausser pour des 12.
    .title = Vainqueur sans cartes

B-8-13 = Ludus tranche : un cadeau va forcément à un autre joueur encore en jeu, jamais à vous-même ni à quelqu’un qui est sorti.
    .title = À qui donner

B-8-14 = Ludus tranche : tous savent qui reçoit et combien de cartes ; lesquelles, seuls le savent celui qui donne et celui qui reçoit.
    .title = Des cadeaux discrets

B-8-15 = Ludus tranche : une carte défaussée à cause de Censor ou de Vestalis Virgo est montrée à tous. Elle ne reviendra pas dans la manche.
    .title = Défausse visible

B-9 = Sortir de la manche
    .intro = Une main vide, et vous voilà dehors, la tête haute. Plus tôt vous partez, plus haut vous montez.

B-9-1 = Votre main vient de se vider, par une combinaison ou par un effet ? Vous sortez à l’instant même, et la manche continue sans vous.
    .title = Main vide

B-9-2 = En sortant, vous recevez la plus haute carte Position que personne n’a encore prise dans cette manche : Imperator au premier sorti, Consul au deuxième, III au troisième, et ainsi de suite.
    .title = Prendre sa position

B-9-3 = Vous marquez aussitôt les points de votre place. De la première à la dernière : à 4 joueurs (6, 4, 2, 0) ; à 5 joueurs (8, 6, 4, 2, 0) ; à 6 joueurs (10, 8, 6, 4, 2, 0) ; à 7 joueurs (12, 10, 8, 6, 4, 2, 0) ; à 8 joueurs (14, 12, 10, 8, 6, 4, 2, 0) ; à 9 joueurs (16, 14, 12, 10, 8, 6, 4, 2, 0) ; à 10 joueurs (18, 16, 14, 12, 10, 8, 6, 4, 2, 0). Ces nombres sont imprimés sur les cartes Position, non dans le livret : ses exemples donnent tout le barème à 4 joueurs et, à 6, les 10, 8 et 0 ; que le dernier ne marque rien y est dit pour tous. Ludus tranche pour le reste : 2 × (n − place), où n est le nombre de joueurs.
    .title = Points par place

B-9-4 = Quand vous sortez en jouant, le round ne s’arrête pas : votre combinaison reste à battre.
    .title = Le round continue

B-9-5 = La position gagnée en sortant ne change rien à la manche en cours. Elle prend effet à la donne suivante.
    .title = Effet différé

B-9-6 = On sort l’un après l’autre : deux mains ne se vident jamais au même instant, et les places ne se partagent donc pas.
    .title = Un à la fois

B-10 = Qui commence le round suivant
    .intro = En principe, qui gagne enchaîne. Mais un vainqueur déjà sorti, un Senator ou une Vestalis Virgo peuvent en décider autrement.

B-10-1 = Victoire avec une valeur de 1 à 8 ou avec des 13, le vainqueur étant encore en jeu : c’est lui qui commence.
    .title = 1 à 8 et 13, en jeu

B-10-2 = Victoire avec une valeur de 1 à 8 ou avec des 13, le vainqueur étant sorti : le premier joueur encore en jeu à sa gauche commence.
    .title = 1 à 8 et 13, sorti

B-10-3 = Victoire avec des 9 ou des 10, le vainqueur étant encore en jeu après l’effet : c’est lui qui commence.
    .title = 9 et 10, en jeu

B-10-4 = Victoire avec des 9 ou des 10 qui étaient les dernières cartes du vainqueur : il n’y a pas d’effet, et le premier joueur encore en jeu à sa gauche commence.
    .title = 9 et 10, sorti avant l’effet

B-10-5 = Victoire avec des 9 ou des 10, et c’est l’effet qui vide la main du vainqueur. Ludus tranche : le premier joueur encore en jeu à sa gauche commence, même si un autre vient de recevoir un cadeau.
    .title = 9 et 10, sorti par l’effet

B-10-6 = Victoire avec des 11, le vainqueur étant encore en jeu : celui qui a reçu la carte commence.
    .title = 11, en jeu

B-10-7 = Victoire avec des 11, et le vainqueur sort en donnant sa dernière carte. Le livret se contredit un peu ; Ludus tranche : celui qui l’a reçue commence, comme d’ordinaire après des 11.
    .title = 11, sorti par le cadeau

B-10-8 = Victoire avec des 11 qui étaient les dernières cartes du vainqueur : aucun cadeau n’est fait. Ludus tranche : le premier joueur encore en jeu à sa gauche commence.
    .title = 11, sorti avant le cadeau

B-10-9 = Victoire avec des 12 : le premier joueur encore en jeu à la droite du vainqueur commence. Peu importe que celui-ci soit encore en jeu, sorti en posant ses 12 ou sorti par sa défausse.
    .title = 12, dans tous les cas

B-10-10 = Le voisin désigné est sorti ? Ludus tranche : à gauche comme à droite, on continue jusqu’au premier joueur encore en jeu.
    .title = Voisin sorti

B-10-11 = Plusieurs joueurs sont sortis dans le même round ? Ludus tranche : le voisin se compte depuis le siège du vainqueur. Vous sortez sur un 5, votre voisin de gauche sort sur un 6 que nul ne bat : on part de son siège, pas du vôtre.
    .title = Plusieurs sorties

B-11 = La fin d’une manche
    .intro = À la fin, il n’en reste qu’un, et pour une fois ce n’est pas le héros de l’histoire.

B-11-1 = La manche cesse à l’instant où un seul joueur est encore en jeu. Il n’a droit à aucune réponse ni à aucun tour de plus : s’il gardait de quoi battre la dernière combinaison, tant pis.
    .title = Un seul en jeu

B-11-2 = Le dernier prend la carte Servus, et sa place ne lui rapporte rien.
    .title = Le nouveau Servus

B-11-3 = Ludus tranche : les points gagnés autrement pendant la manche (Caesar, Bienveillance de l’Imperator) restent acquis à qui les a obtenus, y compris au dernier.
    .title = Points conservés

B-11-4 = La manche a pour vainqueur le premier joueur à en être sorti.
    .title = Vainqueur de la manche

B-11-5 = Les places obtenues font les positions de la manche suivante ; les totaux de points n’y sont pour rien. On peut donc devenir Imperator en étant bon dernier au score.
    .title = De la place au rang

B-11-6 = Le nouveau Servus donne les cartes, et la manche suivante est lancée.
    .title = Manche suivante

B-12 = La fin de la partie
    .intro = Toute gloire a son terme : un nombre de manches, un total à atteindre ou une heure à ne pas dépasser. À vous d’en convenir.

B-12-1 = Partie en manches : leur nombre est fixé d’avance, et la partie se termine quand elles sont toutes jouées.
    .title = Nombre de manches

B-12-2 = Le nombre conseillé, que Ludus propose par défaut, est la moitié de l’effectif, arrondie vers le haut : à 4 joueurs, deux manches ; à 5 ou 6, trois ; à 7 ou 8, quatre ; à 9 ou 10, cinq. Une manche par joueur, ou tout autre nombre convenu entre vous, est également permis.
    .title = Combien de manches

B-12-3 = Partie en points : vous convenez d’un total à atteindre. Ludus tranche : on ne vérifie qu’en fin de manche, et la partie se termine après la première manche au terme de laquelle un joueur au moins atteint ou dépasse ce total.
    .title = Total à atteindre

B-12-4 = Partie au temps : une fois la durée écoulée, plus aucune manche ne débute. Ludus tranche : la manche en cours se joue jusqu’au bout, et il s’en joue toujours au moins une. Ludus regarde l’horloge à la fin de chaque manche, jamais au milieu.
    .title = Durée de jeu

B-12-5 = Quelle que soit la formule, le plus haut total gagne. Ludus tranche, pour les parties en points : avoir touché au but le premier ne donne aucun avantage.
    .title = Le plus haut total

B-12-6 = Si plusieurs joueurs partagent le plus haut total, le vainqueur est celui d’entre eux qui a gagné le plus de manches.
    .title = Départager

B-12-7 = Toujours à égalité ? La victoire est partagée. Ludus tranche : les ex æquo qui ont gagné moins de manches n’en sont pas. Trois joueurs à 20 points ont gagné 2, 2 et 1 manches : les deux premiers l’emportent ensemble.
    .title = Victoire partagée

B-13 = Variante : Révolte des Gladiateurs
    .intro = Les humbles 2 tiennent leur revanche : quittez l’arène avec eux, et la foule vous acclame.

B-13-1 = Si la combinaison qui vide votre main est formée de 2, chacune de ses cartes vous rapporte 2 points, en plus de ceux de votre place. Un brelan de 2 pour sortir : 6 points de mieux !
    .title = Sortir avec des 2

B-13-2 = La prime vaut pour toutes les places, de la première à l’avant-dernière. Le dernier n’y a jamais droit.
    .title = Toutes les places sauf une

B-13-3 = Ludus tranche : sortir par un effet ne rapporte jamais la prime, même si la carte donnée ou défaussée est un 2.
    .title = Pas par un effet

B-13-4 = Ludus tranche : ces 2 n’ont pas besoin de gagner le round. Peu importe aussi leur emploi : pour commencer le round, sur des 1 ou, sous le pouvoir du Consul, à égalité sur d’autres 2.
    .title = Gagner n’est pas requis

B-13-5 = Ludus tranche : la prime est due même si cette sortie met fin à la manche. À 4 joueurs, sortir troisième avec trois 2 vaut 2 + 6 = 8 points.
    .title = Même à la dernière sortie

B-14 = Variante : Conspiration
    .intro = César vient de tomber, et les regards se croisent. Dans la confusion, des cartes changent de main.

B-14-1 = Vous avez répondu à des 13 par des 1, et il vous reste des cartes ? Vous pouvez déclencher une Conspiration ; rien ne vous y oblige.
    .title = Déclencher le complot

B-14-2 = Des 1 posés pour commencer le round, ou joués sur d’autres 1 sous le pouvoir du Consul, n’ouvrent jamais droit à une Conspiration.
    .title = Sans César, pas de complot

B-14-3 = Chaque joueur encore en jeu, y compris l’auteur du complot, donne une carte de sa main vers la gauche. Ludus tranche : la carte saute les joueurs sortis et va au premier encore en jeu ; à deux, c’est donc un échange.
    .title = Une carte vers la gauche

B-14-4 = Ludus tranche : tous choisissent en même temps et en secret, puis les cartes bougent toutes ensemble. Impossible de refiler celle que vous êtes sur le point de recevoir.
    .title = Choix simultanés

B-14-5 = Une carte part, une autre arrive : les mains gardent leur taille, et nul ne peut sortir par une Conspiration.
    .title = Des mains inchangées

B-14-6 = Le round continue ensuite avec le joueur qui suit l’auteur du complot ; les 1 sont toujours la combinaison à battre.
    .title = Reprise du round

B-14-7 = La Conspiration peut se répéter au cours d’une manche, et même d’un seul round : 13, 1, 13, 1.
    .title = Complots à répétition

B-14-8 = Ludus tranche : seuls celui qui donne une carte et celui qui la reçoit savent laquelle c’est.
    .title = Sous la toge

B-15 = Variante : Bienveillance de l’Imperator
    .intro = Céder le pas au plus humble, voilà qui soigne une réputation. Et la vertu, ici, se paie comptant.

B-15-1 = À chaque manche, l’Imperator peut déclarer sa Bienveillance. Ludus tranche quant au moment : quand toutes les cartes du forum sont déposées, et avant qu’on les retourne.
    .title = Le moment du geste

B-15-2 = La Bienveillance déclarée rapporte aussitôt 2 points de victoire à l’Imperator, quel que soit le nombre de joueurs.
    .title = Deux points

B-15-3 = Après cette déclaration, le Servus se sert en premier, puis le Consul, III et la suite des chiffres, et l’Imperator en dernier. À 5 joueurs : Servus, Consul, III, IV, Imperator.
    .title = Le monde à l’envers

B-15-4 = Rien d’autre ne bouge : ni le nombre de cartes du forum, ni les positions, ni celui qui commence le premier round, toujours l’Imperator.
    .title = Le reste demeure

B-16 = Ce que chacun sait
    .intro = Rome bruisse de rumeurs, mais tout ne se dit pas. Voici ce qui se voit, ce qui se garde et ce que tous ignorent.

B-16-1 = Le livret est discret sur ce point ; Ludus tranche. À tout moment, chacun peut connaître : les options, la composition du paquet réduit, les sièges, les positions, les places déjà prises, la taille des mains, les totaux, les manches gagnées, à qui c’est de jouer, l’état du pouvoir du Consul, la combinaison à battre et qui l’a posée.
    .title = Toujours public

B-16-2 = Ludus tranche de même : tout ce qui suit devient public sur le moment et reste consultable. Ce sont les combinaisons jouées, les joueurs qui passent ou doivent passer leur tour, l’annonce de l’Imperator, le forum dévoilé et chaque prise, les défausses dues à un effet, qui a donné combien de cartes à qui, enfin les déclarations de Conspiration et de Bienveillance.
    .title = La chronique de la partie

B-16-3 = Restent privés : votre main, que vous seul voyez ; les dépôts au forum, chacun ne connaissant que les siens ; les cartes données, connues seulement de celui qui donne et de celui qui reçoit.
    .title = Ce qui reste secret

B-16-4 = Les cartes non distribuées ne sont connues de personne (voir B-3.6).
    .title = Ce que nul ne sait

B-16-5 = On passe faute de mieux ou par calcul, et cela ne regarde personne. Ludus tranche : les deux cas doivent avoir exactement la même apparence.
    .title = Passer sans se trahir

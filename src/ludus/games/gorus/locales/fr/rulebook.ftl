# Gorus Maximus: the rulebook in Ludus's own words, one message per article.

G-1 = Le matériel
    .intro = Faites connaissance avec les gladiateurs avant de les jeter dans l’arène. Chaque carte tient en quatre indications, vite apprises.

G-1-1 = Le jeu complet compte 80 gladiateurs : cinq écoles de seize cartes, aux forces échelonnées de 0 à 15. Chaque association d’une école et d’une force est unique ; il n’y a, par exemple, qu’un seul Bleu 7.
    .title = Quatre-vingts gladiateurs

G-1-2 = Cinq écoles se disputent la gloire : Poings bleus, Épées marron, Flèches vertes, Haches roses et Boucliers jaunes. Dans nos exemples, la couleur suffit : « Vert 10 » désigne le gladiateur de force 10 des Flèches vertes.
    .title = Les cinq écoles

G-1-3 = Une carte vous renseigne sur quatre points : son école, sa force, sa faveur et le nombre de joueurs à partir duquel elle entre en jeu. Cette dernière mention se lit 2+, 6+, 7+ ou 8 dans l’édition française (2018) ; l’édition russe (2020) n’imprime rien sur les cartes de base, puis 6+, 7+ ou 8 sur les autres.
    .title = Lire une carte

G-1-4 = Entre deux membres d’une même école, le plus grand nombre a le dessus : Rose 9 domine Rose 6. Aucune égalité n’est à craindre, puisqu’une force n’existe qu’une fois par école.
    .title = Le plus fort domine

G-1-5 = La faveur de la foule peut être positive, nulle ou négative : +2 pour un 9 ; +1 pour chaque force de 10 à 15 ; 0 de 4 à 7 ; −1 de 1 à 3 ; −4 pour un 8. Le 0 vaut 0 ou 5 (voir G-8.3 et G-8.4). Pour les 1, 3, 13 et 14, les livrets ne permettent pas de trancher : ces quatre valeurs sont celles que Ludus a retenues.
    .title = Gains et pertes de faveur

G-1-6 = Seule la force détermine la faveur : un 8 vaut −4 chez les Haches roses comme chez les Poings bleus, dans une édition comme dans l’autre. Unique entorse : le bonus accordé au 0 de l’école préférée (voir G-8.3).
    .title = Faveur identique partout

G-1-7 = Outre les gladiateurs, il vous faut des jetons et un repère muni d’un marqueur, qui signale à tous quelle école est préférée ; à une table de Ludus, les jetons sont des lauriers. La boîte de l’édition russe (2020) contient 80 cartes, 8 jetons à deux faces, 1 carte repère et 1 pince servant de marqueur.
    .title = Repère et jetons

G-1-8 = Chaque camp (joueur isolé, équipe ou, en solitaire, gladiateurs errants) possède un compteur de manches gagnées. Ce compteur part de 0.
    .title = Compteur de manches

G-2 = Préparer la partie
    .intro = Combien êtes-vous, et combien de temps avez-vous ? Ces deux réponses suffisent pour composer le paquet et fixer l’objectif.

G-2-1 = L’édition française (2018) réunit de 2 à 8 joueurs ; l’édition russe (2020) y ajoute le solitaire et va donc de 1 à 8. Tout autre effectif est refusé, y compris une partie en solitaire avec l’édition française.
    .title = Nombre de joueurs

G-2-2 = Retenez trois écoles de 1 à 3 joueurs, quatre écoles à 4 joueurs et toutes les cinq de 5 à 8 joueurs.
    .title = Combien d’écoles

G-2-3 = Tant que cinq écoles ne sont pas nécessaires, gardez celles qui vous plaisent. Si vous n’exprimez aucun choix, elles sont prises dans cet ordre : bleue, marron, verte, rose, jaune.
    .title = Choix des écoles

G-2-4 = Jusqu’à 5 joueurs, chaque école aligne son 0 et ses forces de 4 à 12. Ajoutez les 3 et les 13 dès 6 joueurs, les 2 et les 14 dès 7, et enfin les 1 et les 15 à 8.
    .title = Forces en présence

G-2-5 = Vérifiez le compte : 30 cartes de 1 à 3 joueurs, 40 à 4, 50 à 5, 60 à 6, 70 à 7 et 80 à 8.
    .title = Taille du paquet

G-2-6 = Les écoles et les forces choisies au départ ne bougent plus : un seul et même paquet sert à toutes les manches de la partie.
    .title = Un paquet constant

G-2-7 = Dès 4 joueurs, vous avez la possibilité de former des équipes selon l’un des formats prévus (voir G-13.1). Sinon, chacun joue pour soi et constitue un camp à lui seul.
    .title = Seul ou en équipe

G-2-8 = L’objectif est normalement de 3 jetons (en équipes, voir G-13.5). Avant de commencer, vous pouvez convenir d’un objectif plus bas ou plus élevé : tout nombre entier convient à partir de 1, même en solitaire, et la quantité de jetons de la boîte ne le limite pas.
    .title = Objectif de la partie

G-2-9 = Le premier donneur est désigné pendant la préparation. Le sort s’en charge, sauf si vous avez nommé quelqu’un.
    .title = Premier donneur

G-3 = Débuter une manche
    .intro = Dix cartes en main, un repère encore vide : la foule n’a pas choisi son école. À vous de l’influencer !

G-3-1 = Au coup d’envoi, aucune école n’est préférée : le repère est vide. Il en va ainsi à chaque manche, pas seulement à la première.
    .title = Pas encore de préférée

G-3-2 = Le paquet est mélangé, puis chacun reçoit exactement 10 cartes. On les sert une à une, dans le sens des aiguilles d’une montre, en partant du voisin de gauche du donneur.
    .title = Dix cartes chacun

G-3-3 = De 3 à 8 joueurs, la distribution épuise le paquet : aucune carte n’est mise de côté.
    .title = Tout est distribué

G-3-4 = À 2 joueurs, il reste 10 cartes après la donne. Faces cachées, elles deviennent la pioche (voir G-11).
    .title = La pioche à deux

G-3-5 = En solitaire, dans l’édition russe (2020), les 20 cartes restantes forment, faces cachées, le paquet des gladiateurs errants (voir G-12).
    .title = Le paquet des errants

G-3-6 = De 2 à 8 joueurs, c’est au voisin de gauche du donneur d’ouvrir le premier combat.
    .title = Qui ouvre la manche

G-3-7 = Rangez votre main comme il vous plaît et quand il vous plaît : le jeu n’en est pas affecté.
    .title = Ranger sa main

G-4 = Ouvrir un combat
    .intro = Celui qui ouvre donne le ton, et les autres devront composer avec. Une première carte bien choisie vaut souvent mieux qu’une grosse.

G-4-1 = Quand vous ouvrez un combat, vous avez les mains libres : chacune de vos cartes est permise, quelle que soit son école.
    .title = Ouverture libre

G-4-2 = La carte d’ouverture impose son école : c’est l’école initiale. Elle ne vaut que pour ce combat.
    .title = L’école initiale

G-4-3 = Au premier combat d’une manche, l’ouverture fait coup double : outre l’école initiale, elle désigne l’école préférée. Débutez par Vert 9, et les Flèches vertes tiendront les deux rôles.
    .title = Première école préférée

G-4-4 = Aux combats suivants, l’ouverture ne touche plus à l’école préférée. Le rose est préféré et vous débutez par Bleu 12 ? Le bleu est à fournir, mais le rose garde ses privilèges.
    .title = Ouvertures suivantes

G-4-5 = Une carte d’ouverture n’est jamais un défi, quelle que soit sa force. Le combat d’avant s’est clos sur Bleu 9 et vous ouvrez par Vert 9 : l’école préférée ne bouge pas.
    .title = Ouvrir n’est pas défier

G-4-6 = Qui remporte un combat ouvre le suivant. En solitaire, il en va autrement (voir G-12.4).
    .title = Le vainqueur ouvre

G-5 = Suivre
    .intro = Une école est demandée : avez-vous de quoi fournir ? Si oui, vos choix sont comptés ; sinon, tout est permis.

G-5-1 = Après l’ouverture, on joue à tour de rôle dans le sens des aiguilles d’une montre. Chacun pose une carte, une seule, face visible ; passer est impossible.
    .title = Une carte chacun

G-5-2 = Si vous détenez au moins une carte de l’école initiale, vous avez deux options et pas une de plus : fournir une carte de cette école ou défier (voir G-6).
    .title = Fournir ou défier

G-5-3 = Si l’école initiale manque à votre main, vous êtes libre : toutes vos cartes sont jouables, école préférée comprise.
    .title = Main sans école initiale

G-5-4 = Faute de carte de l’école initiale, vous avez peut-être de quoi défier : c’est un droit, pas un devoir. L’édition russe (2020) le dit clairement ; l’édition française (2018) est plus floue, mais se joue ici de la même manière.
    .title = Défi facultatif

G-5-5 = Ne pas pouvoir fournir ne vous force pas non plus à poser une carte de l’école préférée.
    .title = Préférée jamais imposée

G-5-6 = L’école initiale ne change pas en cours de combat. Même si un défi bouleverse l’école préférée, c’est encore la couleur d’ouverture qu’il faut fournir.
    .title = Une école initiale fixe

G-5-7 = En résumé, si votre main contient l’école initiale, vous choisissez entre les cartes de cette école et celles qui ont la force de la carte posée juste avant dans ce combat ; sinon, toute votre main est jouable. Vert 6 ouvre, Vert 11 suit : avec Vert 4, Bleu 11 et Rose 6, vous avez droit à Vert 4 ou à Bleu 11, pas à Rose 6. Une carte interdite est refusée, et vous en choisissez une autre.
    .title = Cartes autorisées

G-5-8 = Vous n’êtes jamais tenu de surpasser les cartes déjà posées. Avec Bleu 4 et Bleu 12 en main, répondre Bleu 4 à Bleu 10 est parfaitement permis.
    .title = Pas d’obligation de monter

G-5-9 = Jusqu’au terme du combat, les cartes engagées restent visibles et l’on doit pouvoir dire qui a joué laquelle.
    .title = Cartes bien visibles

G-6 = Défier
    .intro = Le défi est le sel de Gorus Maximus : une force répétée, et la foule change de favoris ! Gardez l’œil sur la dernière carte posée.

G-6-1 = Une carte qui n’ouvre pas le combat est un défi si elle a la même force que celle posée juste avant elle, dans ce même combat. Bleu 7 puis Vert 7 : voilà un défi.
    .title = Qu’est-ce qu’un défi

G-6-2 = Le défi est automatique. Que vous l’ayez cherché ou non n’y change rien : dès que la carte est sur la table, impossible d’y renoncer.
    .title = Un effet automatique

G-6-3 = L’école de la carte qui défie devient préférée sur-le-champ, avant que le joueur suivant n’agisse. Après Bleu 7 puis Vert 7, votre voisin joue donc sous le règne du vert.
    .title = Un changement instantané

G-6-4 = Détenir l’école initiale n’interdit pas de défier : sur un Bleu 10, vous pouvez lâcher Rose 10 et conserver vos bleus.
    .title = Défier au lieu de fournir

G-6-5 = Une carte de l’école initiale défie elle aussi quand sa force répète la précédente. Jaune 5 ouvre, Rose 9 suit, vous fournissez Jaune 9 : c’est un défi, et le jaune est désormais préféré.
    .title = Fournir et défier

G-6-6 = Vous avez le droit de défier avec une carte de l’école déjà préférée, même si vous pouviez fournir ; la préférence reste alors où elle est. L’édition russe (2020) le prévoit expressément ; l’édition française (2018) n’en parle pas et suit ici la même règle.
    .title = Défi sans changement

G-6-7 = Ne regardez que la carte placée immédiatement avant la vôtre. Après Bleu 7 puis Bleu 10, poser Vert 7 ne défie personne.
    .title = La dernière carte seulement

G-6-8 = Un même combat peut voir se succéder plusieurs défis : chacun déplace la préférence à son tour et le dernier fait foi. Vert 6, Jaune 6, Bleu 6 : le jaune est préféré un instant, puis le bleu.
    .title = Défis en chaîne

G-6-9 = Le 0 obéit à la règle commune : Rose 0 posé juste après Jaune 0 est un défi.
    .title = Zéro contre zéro

G-6-10 = Trois événements, et eux seuls, modifient l’école préférée : la remise à vide en début de manche (G-3.1), la toute première carte de la manche (G-4.3) et le défi.
    .title = Trois causes de changement

G-6-11 = Chaque changement d’école préférée est montré aussitôt à toute la table. Le repère ne sert qu’à cela : il n’affiche jamais l’école initiale.
    .title = Tenir le repère à jour

G-7 = Conclure un combat
    .intro = Les armes sont posées, la foule se lève : qui a gagné ? Regardez d’abord le repère, ensuite la couleur d’ouverture.

G-7-1 = Le combat est terminé quand tous les participants ont joué une carte.
    .title = Fin du combat

G-7-2 = La victoire va à la carte la plus forte de l’école qui est préférée quand le combat s’achève, peu importe laquelle l’était quand cette carte fut jouée. Le jaune est préféré : Bleu 9, Rose 11, Bleu 4, puis Rose 4, qui défie ; Rose 11 gagne.
    .title = L’école préférée gagne

G-7-3 = Nul n’a joué l’école préférée ? C’est alors la carte la plus forte de l’école initiale qui triomphe.
    .title = Sinon, l’école initiale

G-7-4 = Les autres écoles ne peuvent pas gagner. Si le rose est préféré et le vert demandé, Jaune 12 s’incline même devant Vert 4.
    .title = Écoles hors concours

G-7-5 = Le vainqueur ramasse toutes les cartes du combat et les ajoute, faces cachées, à sa pile ou à celle de son équipe.
    .title = Ramasser les cartes

G-7-6 = L’école préférée est conservée pour le combat suivant ; l’école initiale, elle, s’efface.
    .title = Ce qui demeure

G-7-7 = Tout joueur peut revoir les cartes du dernier combat achevé de la manche en cours, mais aucun combat plus ancien, pas même dans sa propre pile, ni rien de la manche précédente. Votre mémoire reste libre ; la taille des piles est publique, tandis que les totaux de faveur restent cachés jusqu’au décompte.
    .title = Revoir le dernier combat

G-7-8 = Tant que les joueurs ont des cartes en main, la manche continue. On la joue jusqu’au bout, même si son issue ne fait plus de doute.
    .title = Combat suivant

G-8 = Compter la manche
    .intro = Le sable est calme : place aux comptes. Chaque pile livre sa faveur, et un 0 bien placé réserve parfois une surprise.

G-8-1 = La manche s’achève quand toutes les mains sont vides, de même que la pioche ou le paquet des errants. Cela représente 10 combats, ou 15 à 2 joueurs.
    .title = Fin de la manche

G-8-2 = Chaque camp additionne la faveur de toutes les cartes de sa pile. Rien n’est marqué avant ce moment.
    .title = Additionner la faveur

G-8-3 = Le 0 de l’école préférée en fin de manche compte pour 5, quel que soit le camp qui le détient et le combat où il fut pris. Un défi au tout dernier combat peut donc offrir ce bonus à un autre 0.
    .title = Le zéro qui rapporte

G-8-4 = Tout autre 0 compte pour 0. Pendant la manche, même celui de l’école préférée vaut 0 : le bonus n’existe qu’au décompte.
    .title = Les autres zéros

G-8-5 = Le camp dont le total est le plus haut gagne 1 jeton.
    .title = Un jeton gagné

G-8-6 = Si plusieurs camps se partagent la tête, chacun d’eux gagne 1 jeton.
    .title = Égalité en tête

G-8-7 = Un total peut descendre sous zéro : deux 8 et un 9, par exemple, font −6.
    .title = Totaux négatifs

G-8-8 = Dans l’édition française (2018), chaque jeton, appelé pion Soutien, provient d’une réserve commune et peut s’échanger contre d’autres pour un montant égal. Seule la somme importe : dès qu’elle atteint l’objectif, c’est gagné, peu importe quels pions la composent.
    .title = Jetons, édition française

G-8-9 = Dans l’édition russe (2020), votre première manche gagnée vous donne un jeton, posé côté I ; à la deuxième, retournez-le côté II sans en prendre un autre. Avec l’objectif habituel, la troisième met fin à la partie.
    .title = Jetons, édition russe

G-9 = Passer à la manche suivante
    .intro = La foule en redemande ? On ramasse, on mélange, et quelqu’un d’autre donne le coup d’envoi.

G-9-1 = Toutes les cartes sont rassemblées et mélangées. Les piles repartent de rien et l’école préférée est effacée.
    .title = Tout remettre à zéro

G-9-2 = Dans l’édition française (2018), la donne passe au voisin de gauche du donneur précédent.
    .title = Donneur, édition française

G-9-3 = Dans l’édition russe (2020), la donne revient à la personne qui avait ouvert le tout premier combat de la manche écoulée.
    .title = Donneur, édition russe

G-9-4 = Les deux éditions aboutissent au même résultat : à chaque manche, la première ouverture avance d’un siège dans le sens des aiguilles d’une montre, peu importe qui a gagné.
    .title = L’ouverture tourne

G-10 = Gagner la partie
    .intro = Encore un jeton, et la gloire est à vous. Si vous êtes plusieurs à toucher au but ensemble, il faudra départager.

G-10-1 = Une fois les jetons de la manche attribués, consultez les compteurs : si un camp au moins a atteint son objectif, la partie est terminée.
    .title = Fin de la partie

G-10-2 = Un camp seul à son objectif gagne la partie. Derrière lui, le classement suit les jetons, avec des rangs partagés en cas d’égalité.
    .title = Un seul prétendant

G-10-3 = Si plusieurs camps touchent à leur objectif lors de la même manche, eux seuls restent en lice pour la victoire, même si leurs objectifs diffèrent.
    .title = Plusieurs prétendants

G-10-4 = Premier départage : la victoire revient au camp en lice dont la pile de cette manche contient le 0 de l’école préférée finale. Si ce 0 se trouve chez un camp hors course, il est ignoré et l’on passe au second départage.
    .title = Le zéro départage

G-10-5 = Second départage dans l’édition française (2018), quand aucun camp en lice n’a ce 0 : comparez la plus petite force présente dans chaque pile de cette manche. La plus basse gagne : un 4 l’emporte sur un 5 ; à égalité, voyez G-10.7.
    .title = La plus petite force

G-10-6 = Second départage dans l’édition russe (2020), quand aucun camp en lice n’a ce 0 : gagne le camp dont la pile de cette manche contient le moins de cartes. Ainsi, 9 cartes l’emportent sur 12 ; à égalité, voyez G-10.7.
    .title = La plus petite pile

G-10-7 = L’égalité persiste ? Les camps que rien n’a départagés gagnent ensemble : la victoire est commune.
    .title = Victoire partagée

G-10-8 = Si vous avez convenu d’un autre objectif, il remplace partout le troisième jeton : avec un objectif de 5, c’est le cinquième qui compte.
    .title = Objectif sur mesure

G-11 = À deux joueurs
    .intro = Un duel, trois écoles et une pioche entre vous. Tant que celle-ci n’est pas vide, la main d’en face garde une part de mystère.

G-11-1 = Chaque fois que vous jouez une carte, vous prenez celle du dessus de la pioche, s’il en reste.
    .title = Jouer puis piocher

G-11-2 = Vous piochez aussitôt votre carte posée, avant que l’adversaire n’agisse et avant de chercher le vainqueur. La nouvelle venue attendra : dans un combat, on ne joue qu’une carte.
    .title = Le moment de piocher

G-11-3 = Piocher est obligatoire, et vous seul voyez la carte obtenue.
    .title = Pioche obligatoire et secrète

G-11-4 = Après cinq combats, vous avez pris 5 cartes chacun et la pioche est vide. On poursuit alors sans piocher, tant que les mains ne sont pas vides.
    .title = Quand la pioche s’épuise

G-11-5 = Une manche compte 15 combats. Toutes les autres règles s’appliquent telles quelles.
    .title = Quinze combats

G-12 = En solitaire
    .intro = Personne autour de la table ? Des gladiateurs errants relèvent le gant, dans l’édition russe (2020) seulement.

G-12-1 = Dans l’édition russe (2020), composez le paquet comme pour 3 joueurs (30 cartes) et prenez-en 10 en main. Les 20 autres, faces cachées, sont le paquet des gladiateurs errants.
    .title = Mise en place solitaire

G-12-2 = Un combat se joue en trois temps : un premier errant est retourné du paquet, vous posez une carte, puis un second errant est retourné.
    .title = Trois temps par combat

G-12-3 = Le premier errant fixe l’école initiale. Au premier combat de la manche, il désigne aussi l’école préférée.
    .title = L’école du premier errant

G-12-4 = Tous les combats sont ouverts par un errant, y compris après une victoire de votre part.
    .title = Un errant ouvre toujours

G-12-5 = Vous suivez selon les règles du chapitre G-5 et pouvez défier le premier errant, dont la carte précède la vôtre. À son Bleu 8, vous avez donc le droit de répondre Vert 8, même avec du bleu en main.
    .title = Votre réponse

G-12-6 = Les errants ne choisissent rien : leurs cartes viennent comme elles viennent, sans obligation de fournir l’école initiale.
    .title = Des errants sans volonté

G-12-7 = Le second errant défie d’office si sa force est celle de votre carte, posée juste avant la sienne. Égaler seulement le premier errant ne suffit pas ; quant à ce dernier, il ouvre et ne défie donc jamais.
    .title = Le défi du second errant

G-12-8 = Le vainqueur est désigné comme d’ordinaire (voir G-7). Pour gagner, votre carte doit battre les deux errants.
    .title = Seul contre deux

G-12-9 = Si un errant gagne, les trois cartes rejoignent la pile des errants, faces visibles à côté de leur paquet, et vous pouvez la consulter à loisir. Sinon, elles vont dans votre pile, qui reste soumise à G-7.7.
    .title = Deux piles distinctes

G-12-10 = Vous ne piochez jamais. Au bout de 10 combats, les 30 cartes ont servi et la manche est finie.
    .title = Dix combats sans pioche

G-12-11 = En fin de manche, votre pile et celle des errants sont comptées selon le chapitre G-8. À égalité de faveur, chaque camp gagne 1 jeton, pourvu que vous ayez satisfait à G-12.12.
    .title = Compter les deux camps

G-12-12 = Si vous n’avez remporté, dans la manche, aucun combat où figurait un 8, la manche est perdue : les errants prennent le jeton et vous n’avez rien, quels que soient les totaux, fût-ce 10 contre −2. Cette condition se vérifie en fin de manche, avant de comparer les totaux.
    .title = Le 8 obligatoire

G-12-13 = N’importe lequel des trois 8 remplit cette condition dès qu’il figure dans un combat que vous gagnez, y compris celui que vous avez joué vous-même.
    .title = Tous les 8 conviennent

G-12-14 = Les errants ont leur propre compteur et gagnent la partie s’ils arrivent à l’objectif avant vous. En cas d’arrivée simultanée, G-10.4 tranche à coup sûr : l’un des deux camps a forcément le 0 de l’école préférée.
    .title = La victoire des errants

G-13 = En équipes
    .intro = À plusieurs, on frappe plus fort, à condition de bien s’entendre sans se parler. Voici ce qui change quand vous partagez la gloire.

G-13-1 = Il faut au moins 4 joueurs et l’un de ces formats : 2v2 à 4 ; 2v2v1 ou 3v2 à 5 ; 2v2v2 ou 3v3 à 6 ; 2v2v2v1 ou 3v2v2 à 7 ; 2v2v2v2 ou 4v4 à 8. Tout autre partage est refusé ; le joueur isolé de certains formats est un camp à lui seul.
    .title = Formats d’équipes

G-13-2 = Installez-vous en alternant les équipes : l’édition française (2018) le conseille, l’édition russe (2020) le demande, et Ludus s’y tient toujours. Dans le sens des aiguilles d’une montre, les sièges vont ainsi : ABAB (2v2) ; ABCAB (2v2v1) ; ABABA (3v2) ; ABCABC (2v2v2) ; ABABAB (3v3) ; ABCDABC (2v2v2v1) ; ABACABC (3v2v2) ; ABCDABCD (2v2v2v2) ; ABABABAB (4v4). Seul le 3 contre 2 laisse inévitablement deux coéquipiers côte à côte.
    .title = Alterner les sièges

G-13-3 = Une équipe n’a qu’une pile et qu’un total de faveur. L’un de ses membres, à votre choix, garde cette pile ; cela n’a aucun effet sur le jeu.
    .title = Pile et total communs

G-13-4 = L’équipe au total le plus haut gagne 1 jeton. Les égalités se règlent selon G-8.6.
    .title = Le jeton d’équipe

G-13-5 = L’objectif conseillé est l’effectif de l’équipe plus un : 2 jetons pour un joueur isolé, 3 à deux, 4 à trois, 5 à quatre. C’est le réglage par défaut de Ludus en équipes, chaque camp ayant alors son propre objectif ; vous pouvez lui préférer un objectif unique pour tous.
    .title = Objectif selon l’effectif

G-13-6 = Ouvrir, suivre, défier : chacun agit en son nom. Le membre qui a posé la carte gagnante, et non un coéquipier, ouvre le combat suivant.
    .title = Chacun joue sa main

G-13-7 = Pour fournir, défier ou gagner, la carte d’un coéquipier se traite comme celle d’un adversaire. Les mains restent secrètes au sein de l’équipe, et Ludus n’offre aucun moyen de s’adresser des signaux.
    .title = Aucun privilège entre coéquipiers

G-13-8 = Les départages G-10.4 à G-10.7 comparent les piles des équipes. On compte les cartes telles quelles, sans les rapporter au nombre de membres.
    .title = Départager les équipes

# Gloria aut Nihil: the school, that is choosing, equipping and testing gladiators, and the campaign.

gloria-school-label = L’école
gloria-school-you = Vous
gloria-school-close = Fermer
gloria-school-cancel = Annuler
gloria-school-stop = Arrêter
gloria-school-nothing = rien
gloria-school-tab-enlist = Recrutement
gloria-school-tab-tests = Tests
gloria-school-tab-schools = Les écoles
gloria-school-tab-classes = Les classes

# Choosing
gloria-school-pick = { $seat } choisit : { $level }, niveau { $number }
gloria-school-pick-you = Votre prochain gladiateur : { $level }, niveau { $number }
gloria-school-troops = Les troupes jusqu’ici
gloria-school-chooses = choisit
gloria-school-slot = { $one }, { $class }, { $level } ({ $number })
gloria-school-slot-now = { $level } ({ $number }) : à choisir maintenant
gloria-school-slot-free = { $level } ({ $number }) : encore libre
gloria-school-places-hint = Chaque troupe a les mêmes places. Le chiffre est le niveau de celui qui la prend : plus il est élevé, plus il touche et plus il dure. À vous de choisir la classe.
gloria-school-classes = Les classes, des légères aux lourdes
gloria-school-classes-hint = Un gladiateur léger agit plus souvent, un lourd encaisse mieux. On peut prendre plusieurs fois la même classe.
gloria-school-take = Prendre : { $class }
gloria-school-lots = Choisir le reste à ma place
gloria-school-lots-send = Tirer au sort
gloria-school-lots-go = Vos places sont pourvues par tirage au sort.
gloria-school-will-lots = { $count ->
    [one] Votre dernière place est tirée au sort.
   *[other] Vos { $count } places libres sont tirées au sort, chacune à son tour.
}

# What a gladiator wears and holds
gloria-school-wears = Porte : { $items }
gloria-school-holds = En main :
gloria-school-sheath = au fourreau : { $item }
gloria-school-weight = poids
gloria-school-pa = points d’action par tour, en moyenne
gloria-school-stops = touches sur dix que l’armure arrête
gloria-school-figures = Poids { $weight }, { $pa } PA en moyenne, arrête { $stops } touches sur 10
gloria-school-kind = { $id ->
    [short] arme courte
    [long] arme longue
    [small] petit bouclier
    [large] grand bouclier
    [net] filet
   *[lasso] lasso
}
gloria-school-advice = { $id ->
    [retiarius] Frappe et lance à deux hexagones. Gardez vos distances : le filet d’abord, le trident ensuite.
    [secutor] Un bon rempart : peu de coups passent. Collez l’adversaire et laissez-le s’épuiser.
    [murmillo] Lourd et patient. Laissez venir, puis repoussez d’un coup de scutum.
    [thraex] Un peu de tout, sans point faible. Un premier choix sûr.
    [hoplomachus] Tient l’ennemi à longueur de lance. Ne bougez pas, qu’il vienne s’embrocher.
    [provocator] Dur à blesser, lent à bouger. Il tient une place ; ne courez après personne.
    [dimachaerus] Vif et hardi, mais presque tout ce qui le touche le blesse. Frappez le premier, et dans le dos.
    [laquearius] Le plus léger de tous : beaucoup d’actions, aucune armure. Lasso, coup, retraite.
    [samnis] Un grand bouclier sans le poids d’une grille. Assez vif pour pousser et suivre.
    [eques] Bien casqué et encore agile. Idéal pour passer dans le dos.
    [crupellarius] Du fer de la tête aux pieds : presque aucun coup ne passe. Mais il n’arrive presque nulle part.
    [scissor] Blindé comme une tour, deux lames et pas de bouclier. Il ne pousse pas, mais il dure.
    [gallus] Un grand bouclier et presque rien d’autre. Mobile à bas prix, bon pour pousser.
    [essedarius] Léger et rapide. Il court où l’on a besoin de lui, et ne doit pas s’y attarder.
    [veles] Le pied vif et la lance longue : touchez à deux hexagones, puis reculez.
   *[custom] À vous de dire ce qu’il porte et tient ; seule une arme est obligatoire.
}

# Equipment of one's own
gloria-school-build = Équipement libre
gloria-school-build-from = Partir de
gloria-school-build-weapon = Choisissez une arme pour la main droite : sans arme, on n’entre pas dans l’arène.
gloria-school-build-send = L’envoyer ainsi équipé
gloria-school-armour = Armure
gloria-school-part = { $id ->
    [helmet] Tête
    [grille] Visage
    [galerus] Épaule
    [manica] Bras
    [cuirass] Torse
   *[ocrea] Jambes
}
gloria-school-hands = Armes et boucliers
gloria-school-hand-right = Main droite
gloria-school-hand-left = Main gauche
gloria-school-hand-sheath = Fourreau
gloria-school-bar-given = Il l’a déjà reçu ; on ne peut plus le changer.
gloria-school-bar-needs = Une grille se fixe sur un casque : choisissez-en un d’abord.
gloria-school-bar-length = Deux armes doivent être de même longueur, toutes deux courtes ou toutes deux longues.
gloria-school-bar-right = La première arme va dans la main droite.

# Tests of experience
gloria-school-tests = Tests après le tournoi { $number }
gloria-school-tests-turn = { $seat } teste ses survivants.
gloria-school-tests-turn-you = Testez vos survivants dans l’ordre que vous voulez. Un gladiateur libéré aide déjà ceux qui passent après lui.
gloria-school-tests-go = Vos gladiateurs passent leur test l’un après l’autre.
gloria-school-test = Tester
gloria-school-test-of = Tester { $one }
gloria-school-test-all = Tout tester dans l’ordre
gloria-school-no-survivors = Personne n’a survécu dans cette école.
gloria-school-helpers = { $count ->
    [0] Aucun entraîneur ne peut aider
    [one] { $count } entraîneur peut aider : un dé à relancer
   *[other] { $count } entraîneurs peuvent aider : un dé à relancer chacun
}
gloria-school-ordeal-unhurt = indemne
gloria-school-ordeal-hurt = blessé, niveau { $level } sur { $initial }
gloria-school-ordeal-out = mis hors combat, niveau { $level } sur { $initial }
gloria-school-victories = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
gloria-school-need-above = Il lui faut { $least } ou plus avec un dé
gloria-school-need-each_below = Il lui faut deux dés, tous deux sous { $level }
gloria-school-need-sum_below = Il lui faut deux dés dont la somme est sous { $level }
gloria-school-need-each_above = Il lui faut deux dés, tous deux au-dessus de { $level }
gloria-school-chance-learn = { $chance } % de chances de devenir { $level }.
gloria-school-chance-free = { $chance } % de chances d’obtenir la rudis et la liberté.
gloria-school-chance-none = Il ne peut pas progresser.
gloria-school-chance-die = { $chance } % de risques de mourir de ses blessures.
gloria-school-chance-unhurt = Aucun danger.
gloria-school-result-learns = est désormais { $level }
gloria-school-result-freed = reçoit la rudis : libre, et entraîneur
gloria-school-result-dies = meurt de ses blessures
gloria-school-result-nothing = reste { $level }
gloria-school-die-good = Cela suffit.
gloria-school-die-bad = Cela ne suffit pas.
gloria-school-die-low = C’est assez bas.
gloria-school-die-high = C’est trop haut.
gloria-school-die-zero = On ne relance pas un 0.
gloria-school-again = Relancer le { $die }
gloria-school-again-hint = Si on relance
gloria-school-keep-learns = Garder : il devient { $level }
gloria-school-keep-free = Garder : il est libre
gloria-school-keep-nothing = Garder : il reste { $level }
gloria-school-news = Après le tournoi { $number }
gloria-school-news-none = Personne n’a rien appris.
gloria-school-news-left = L’entraîneur { $one } est parti.

# The campaign
gloria-school-course-now = Tournoi { $number } sur { $total }
gloria-school-course-next = À venir : tournoi { $number } sur { $total }
gloria-school-course-over = { $total ->
    [one] Le tournoi est terminé
   *[other] Les { $total } tournois sont terminés
}
gloria-school-course-one = Un seul tournoi
gloria-school-mode = { $id ->
    [single] combats singuliers
   *[melee] mêlée de troupes
}
gloria-school-step-now = en cours
gloria-school-step-next = le prochain
gloria-school-step-later = à venir
gloria-school-no-winner = Aucun vainqueur
gloria-school-reason = { $id ->
    [last_troop] dernière troupe debout
    [turn_limit] à la fin du temps
    [missions] par les missions
   *[draw] plus personne debout
}
gloria-school-standings = Les écoles
gloria-school-schools = Écoles
gloria-school-school = École
gloria-school-laurels = Lauriers
gloria-school-laurels-of = { $count ->
    [one] { $count } laurier
   *[other] { $count } lauriers
}
gloria-school-freed = Libérés
gloria-school-levels = Niveaux
gloria-school-trainers = Entraîneurs
gloria-school-trainers-hint = Après un tournoi, chacun permet de relancer un dé de test ; puis il s’en va s’il fait { $leaves } ou plus à son propre dé.
gloria-school-no-trainers = Aucun. Qui est libéré le devient.
gloria-school-roster = Ses gladiateurs : { $seat }
gloria-school-roster-you = Vos gladiateurs
gloria-school-roster-empty = Personne pour l’instant.
gloria-school-vacancies = Encore à choisir : { $count }
gloria-school-gladiator = Gladiateur
gloria-school-victories-head = Victoires
gloria-school-scars = Cicatrices
gloria-school-tournaments = Tournois
gloria-school-now-level = niveau actuel { $level }
gloria-school-status = { $id ->
    [waiting] attend d’entrer
    [out] hors combat
    [dead] mort
    [gone] a quitté l’arène
   *[freed] libre
}
gloria-school-the-freed = Les affranchis
gloria-school-no-freed = Personne pour l’instant : il faut le niveau { $level }.
gloria-school-the-fallen = Les morts
gloria-school-no-fallen = Personne. Pourvu que cela dure.
gloria-school-end-killed = tué au tournoi { $tournament }
gloria-school-end-wounds = mort de ses blessures après le tournoi { $tournament }
gloria-school-end-rudis = libéré après le tournoi { $tournament }

# Gloria aut Nihil: what a move costs, brings and risks, told before it is made.

# Action points, line by line
gloria-price = points d’action
gloria-price-ahead = un pas droit devant
gloria-price-aside = un pas de tout autre côté
gloria-price-crossing = et aussitôt un autre, hors du corps
gloria-price-closer = un pas vers celui qui a cédé
gloria-price-pivot = un pivot
gloria-price-stand = se relever
gloria-price-pickup = ramasser
gloria-price-draw = dégainer
gloria-price-kick = le coup de pied
gloria-price-toss = le coup de pied
gloria-price-throw = le lancer
gloria-price-free = un essai pour se libérer
gloria-price-push = pousser du bouclier, initiative comprise
gloria-price-engage = la joute
gloria-price-face = se tourner vers l’attaquant
gloria-price-test = le test d’initiative
gloria-price-withdraw = reculer
gloria-price-buy = { $count ->
    [one] un dé de plus
   *[other] { $count } dés de plus
}
gloria-price-fight = le combat de bousculade
gloria-price-recover = tenir bon après le lancer manqué
gloria-price-pull = l’attaque sur celui qui est tiré

# Dice
gloria-sum-dice = Dés, { $one }
gloria-die-own = un pour quiconque peut combattre
gloria-die-down = { $other } est à terre
gloria-die-rear = par derrière
gloria-die-bought = achetés

# Weight and armour
gloria-sum-weight = Poids, { $one }, ajouté au dé d’initiative
gloria-sum-outfit = Poids : { $class }
gloria-weight-armour = armure
gloria-weight-item = { $item }
gloria-weight-clumsy = petit bouclier autre que le sien
gloria-sum-protection = { $one } arrête un coup avec un dé inférieur à
gloria-guard-weight = poids
gloria-guard-long = arme longue en main
gloria-guard-clumsy = grand bouclier autre que le sien
gloria-guard-down = à terre

# Faces of a die
gloria-sum-attack = Faces sur dix : { $one } touche en attaquant
gloria-faces-attack = jusqu’au niveau { $level }
gloria-sum-defence = Faces sur dix : { $one } touche en défendant
gloria-faces-defence = sous la moitié du niveau { $level }
gloria-sum-special = Faces sur dix avec résultat spécial, { $one }
gloria-faces-special = sous la moitié du niveau { $level }
gloria-sum-catch = Faces sur dix : { $one } attrape
gloria-faces-catch = jusqu’au niveau { $level }
gloria-sum-free = Faces sur dix : { $one } se libère
gloria-faces-free = jusqu’au niveau { $level }
gloria-sum-stand = Faces sur dix : { $one } s’oriente comme voulu
gloria-faces-stand = sous le niveau { $level }

# How an attack is met
gloria-meet-fresh = { $other } a encore son marqueur : il lance ses PA, se tourne au besoin, puis teste l’initiative ou recule.
gloria-meet-roused = { $other } a encore des PA pour tester l’initiative ou reculer.
gloria-meet-spent = { $other } n’a pas de PA : { $one } attaque, et { $other } se défend avec un dé.
gloria-meet-defends = { $other } ne peut que se défendre : { $one } attaque sans test.
gloria-meet-helpless = { $other } n’a ni arme ni bouclier, et aucun dé.
gloria-meet-rear = Par derrière : un dé de plus, et { $other } ne peut riposter.
gloria-meet-down = { $other } est à terre : un dé de plus, et pas de riposte.
gloria-meet-snared = { $other } est empêtré et ne peut riposter.
gloria-meet-far = À deux hexagones, l’arme courte ne permet à { $other } que de se rapprocher.
gloria-meet-push = Chaque succès fait reculer { $other } de deux hexagones, sans blessure.

# What surely follows
gloria-will-catch = Pris, { $other } peut essayer de se libérer ; puis { $one } doit attaquer, s’il lui reste des PA pour cela.
gloria-will-miss-counter = Manqué : chacun paie { $pa } PA si { $other } en a ; { $one } garde l’engin, et { $other } peut riposter.
gloria-will-miss-pull = Manqué : { $other } tire { $one } à lui et frappe, et { $one } n’a aucun dé.
gloria-will-miss-away = Manqué : { $other } recule s’il est debout, et { $one } garde l’engin.
gloria-will-pull = { $other } est tiré là, perd l’engin, et { $one } frappe ; { $other } n’a aucun dé.
gloria-will-defend = { $other } attaque sans test, et { $one } se défend.
gloria-will-withdraw = { $one } recule là sans dommage ; la joute compte comme gagnée par { $other }, qui peut continuer.
gloria-will-look = { $one } prend l’orientation { $way }.
gloria-will-leave-ways = { $count ->
    [0] Aucun hexagone ne permet alors de reculer.
    [one] Un hexagone permet alors de reculer.
   *[other] { $count } hexagones permettent alors de reculer.
}
gloria-will-retreat = { $one } recule, direction { $way }.
gloria-will-meet-wall = Au mur, celui qui frappe a une attaque gratuite, si { $one } reste à portée.
gloria-will-jostle = { $one } tombe et chasse { $other } de l’hexagone.
gloria-will-trip = { $one } recule sur un corps, et tombe avec { $level } ou plus.
gloria-will-follow = { $one } s’approche et se tourne vers { $other }.
gloria-will-step = { $one } fait un pas, direction { $way }.
gloria-will-stop = Une zone de contrôle adverse y arrête le mouvement.
gloria-will-cross = Un corps gît là : { $one } doit aussitôt faire un autre pas.
gloria-will-stand = { $one } se relève, direction { $way }, si le dé est inférieur à { $level } ; sinon le dé le tourne de côté.
gloria-will-take = { $one } prend en main : { $item }.
gloria-will-drop = { $one } lâche : { $item }.
gloria-will-only-defend = Sans arme semblable à la première, { $one } ne peut que se défendre.
gloria-will-be-helpless = Sans arme ni bouclier, { $one } ne peut combattre.
gloria-will-end = { $pa ->
    [one] { $one } finit sa phase ; { $pa } PA est perdu.
   *[other] { $one } finit sa phase ; { $pa } PA sont perdus.
}
gloria-will-activate = { $one } reçoit 1 PA, et un de plus par point entier dont le dé dépasse le poids { $weight }.
gloria-will-activate-hurt = { $one } reçoit 1 PA et, gravement blessé, la moitié des points entiers dont le dé dépasse le poids { $weight }.
gloria-will-enlist = { $class }, { $level } : poids { $weight }, environ { $points } PA par tour ; l’armure arrête { $stops } touches sur 10, et un dé d’attaque touche de 0 à { $number }.
gloria-will-be-helped = { $count ->
    [one] Ensuite un entraîneur peut faire relancer un dé.
   *[other] Ensuite { $count } entraîneurs peuvent chacun faire relancer un dé.
}
gloria-needs-above = Il faut { $least } ou plus avec un dé : { $one }.
gloria-needs-each_below = Il faut deux dés, tous deux sous { $level } : { $one }.
gloria-needs-sum_below = Il faut deux dés dont la somme est sous { $level } : { $one }.
gloria-needs-each_above = Il faut deux dés, tous deux au-dessus de { $level } : { $one }.

# Odds
gloria-odds-attack = { $one } seul attaque
gloria-odds-tie = tous deux attaquent
gloria-odds-defend = { $other } seul attaque
gloria-odds-caught = { $other } est pris
gloria-odds-freed = { $other } se libère
gloria-odds-torn = { $other } déchire l’engin
gloria-odds-recovers = manqué, et { $other } peut riposter
gloria-odds-pulled = manqué, et { $other } tire { $one } à lui
gloria-odds-yields = manqué, et { $other } ne riposte pas
gloria-odds-win = { $one } gagne la joute
gloria-odds-touch = { $one } touche
gloria-odds-wound = { $other } est blessé
gloria-odds-fell = { $other } tombe
gloria-odds-out = { $other } est hors combat
gloria-odds-killed = { $other } est tué
gloria-odds-wall = { $one } a une attaque gratuite au mur
gloria-odds-touched = { $one } est touché
gloria-odds-wounded = { $one } est blessé
gloria-odds-fallen = { $one } tombe
gloria-odds-lost = { $one } est hors combat
gloria-odds-slain = { $one } est tué
gloria-odds-walled = { $one } subit une attaque gratuite au mur
gloria-odds-way = { $one } prend l’orientation { $way }
gloria-odds-taken = { $one } peut s’en servir
gloria-odds-broken = c’est inutilisable
gloria-odds-pa = { $pa } PA
gloria-odds-learns = { $one } devient { $level }
gloria-odds-rudis = { $one } reçoit la rudis et la liberté
gloria-odds-dies = { $one } meurt de ses blessures
gloria-odds-nothing = { $one } reste ce qu’il est

micatio-goal-theme = Deux mains, quelques pièces et l’œil vif : les Romains y jouaient dans la rue.
micatio-goal-aim = Ayez le plus de pièces après { $rounds } manches.
micatio-goal-turn = Une manche en cinq phrases
micatio-goal-1 = Qui mène met de une à { $stake } pièces dans le pot.
micatio-goal-2 = Chacun choisit en secret combien de doigts montrer, { $fingers } au plus.
micatio-goal-3 = Chacun choisit aussi la somme à annoncer.
micatio-goal-4 = Tous montrent à la fois, et qui a annoncé la somme prend le pot.
micatio-goal-5 = La main passe à gauche, et ce que personne n’a gagné reste dans le pot.
micatio-goal-piece = Ce qu’il y a sur la table
micatio-goal-part-1 = Pièces
    .what = chacun commence avec { $coins }
micatio-goal-part-2 = Le pot
    .what = ce qui est misé dans cette manche
micatio-search =
    but, gagner, vainqueur: M-4
    argent, pièces, pot: M-2 M-3.3
    coup, tour, jouer: M-2 M-3

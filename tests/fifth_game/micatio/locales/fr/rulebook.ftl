# Micatio : le livret de règles.

M-1 = La table
    .intro = Des pièces et des doigts suffisent.

M-1-1 = On joue de deux à six. Chacun commence avec six pièces.
    .title = Joueurs et pièces

M-1-2 = Le hasard désigne qui mène la première manche.
    .title = Le premier meneur

M-2 = La mise
    .intro = Une manche commence par l’argent.

M-2-1 = Le meneur met une à trois pièces dans le pot.
    .title = Le meneur mise

M-2-2 = Personne ne peut miser plus de pièces qu’il n’en a.
    .title = Pas de crédit

M-3 = Montrer
    .intro = Maintenant tous jouent à la fois.

M-3-1 = Tous montrent une main ensemble. Avant cela, chacun choisit en secret combien de doigts montrer, de zéro à cinq, et quelle somme annoncer.
    .title = Tous ensemble

M-3-2 = Une annonce doit être possible : pas moins que vos propres doigts, pas plus que si tous les autres montraient une main entière.
    .title = Annonces possibles

M-3-3 = Qui a annoncé la somme de tous les doigts prend le pot ; plusieurs le partagent à parts égales.
    .title = Qui gagne le pot

M-3-4 = Les pièces qui ne se partagent pas, ou que personne n’a gagnées, restent dans le pot.
    .title = Ce qui reste

M-4 = La fin
    .intro = La fortune a parlé.

M-4-1 = Après chaque manche, le meneur change vers la gauche. La partie finit après huit manches, ou dès que quelqu’un n’a plus de pièces après une manche.
    .title = Quand elle finit

M-4-2 = Qui a le plus de pièces gagne.
    .title = Qui gagne

# La carte du but

gorus-goal-theme = Vous menez une école de gladiateurs. La foule préfère une école, et change d’avis en plein combat.
gorus-goal-aim = Capturez les cartes que la foule aime, et laissez aux autres celles qu’elle déteste. Qui a le plus de faveur gagne la manche et un laurier. { $target ->
    [0] { $bonus ->
        [one] Il faut à une équipe { $bonus } laurier de plus qu’elle n’a de membres.
       *[other] Il faut à une équipe { $bonus } lauriers de plus qu’elle n’a de membres.
    }
    [one] Il faut { $target } laurier pour gagner la partie.
   *[other] Il faut { $target } lauriers pour gagner la partie.
}
gorus-goal-turn = Un combat en cinq phrases
gorus-goal-1 = Qui entame envoie le gladiateur de son choix ; au premier combat d’une manche, son école devient la préférée.
gorus-goal-2 = Les autres suivent dans le sens horaire, avec une carte de l’école entamée s’ils en ont une.
gorus-goal-3 = Une carte exactement aussi forte que celle qui la précède est un défi : elle peut être de n’importe quelle école, aussitôt préférée.
gorus-goal-4 = La plus forte carte de l’école préférée gagne ; à défaut, la plus forte de l’école entamée.
gorus-goal-5 = Le vainqueur prend toutes les cartes et entame le combat suivant ; après le dernier, on compte la faveur.
gorus-goal-piece = Ce que dit une carte
gorus-goal-part-1 = Force
    .what = la plus haute gagne au sein d’une école
gorus-goal-part-2 = École
    .what = une couleur et un signe, toujours ensemble
gorus-goal-part-3 = Faveur
    .what = ce qu’elle rapporte à qui la capture : un { $best_card } rapporte { $best }, un { $worst_card } coûte { $worst }
gorus-goal-part-4 = Le 0
    .what = rapporte { $zero } si son école est la préférée à la fin de la manche, sinon rien
gorus-search =
    pli, levée, combat: G-4 G-5 G-7
    atout, préférée, favorite: G-6 G-7.2
    but, objectif: G-8 G-10
    gagner, victoire, vainqueur, laurier, jeton: G-7 G-8 G-10
    points, score, décompte, argent: G-8
    coup, tour, jouer, permis: G-4 G-5 G-6
    couleur, fournir, suivre: G-5
    début, préparation, donne, donneur: G-2 G-3
    égalité, ex æquo: G-8.6 G-10
    dé, dés, hasard, chance: G-3
    partenaire, équipe, allié: G-13
    seul, solitaire, deux: G-11 G-12

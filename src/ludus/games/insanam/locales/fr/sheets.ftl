# Ad Insanam Imperatoris : ce qui est écrit sur les feuilles de score.

insanam-sheet-round = Manche { $round } : d’où viennent les points
insanam-sheet-game = Le décompte final
insanam-sheet-column-before = Avant le décompte
insanam-sheet-column-lands = Territoires
insanam-sheet-column-regions = Régions entières
insanam-sheet-column-race = Hippodrome
insanam-sheet-column-track = Traîtrise
insanam-sheet-column-public = { $card }
insanam-sheet-column-distance = Distance au bout de la piste
insanam-sheet-column-leftovers = Ressources restantes
insanam-sheet-column-total = Points de victoire
insanam-sheet-held = { $n } en { $region }
insanam-sheet-no-land = aucun territoire
insanam-sheet-whole = région entière : { $region }
insanam-sheet-no-region = aucune région entière
insanam-sheet-at-start = encore au départ
insanam-sheet-raced = place { $place }, case { $space }
insanam-sheet-finished = place { $place }, ligne franchie
insanam-sheet-marker = place { $place }, à { $space }
insanam-sheet-placed = place { $place }
insanam-sheet-measured = place { $place }, avec { $n }
insanam-sheet-no-ambition = aucune place qui rapporte
insanam-sheet-distance = { $paid ->
    [0] à { $n } du bout
   *[other] à { $n } du bout, dont { $paid } payés en or
}
insanam-sheet-leftovers = { $n ->
    [one] { $n } ressource restante
   *[other] { $n } ressources restantes
}
insanam-sheet-leader = { $seat } mène avec { $n } PV, { $ahead } de plus que le suivant.
insanam-sheet-leader-you = Vous menez avec { $n } PV, { $ahead } de plus que le suivant.
insanam-sheet-leaders = { $seats } partagent la tête avec { $n } PV.
insanam-sheet-leaders-you = Vous partagez la tête avec { $others } : { $n } PV chacun.
insanam-sheet-why-traitor = { $seats } atteint le bout de la piste en traître que personne n’a démasqué, et gagne aussitôt.
insanam-sheet-why-traitor-you = Vous atteignez le bout de la piste en traître que personne n’a démasqué, et gagnez aussitôt.
insanam-sheet-why-most = { $count ->
    [one] { $seats } a le plus de points de victoire : { $n }.
   *[other] { $seats } ont le plus de points de victoire : { $n } chacun.
}
insanam-sheet-why-most-you = { $count ->
    [one] Vous avez le plus de points de victoire : { $n }.
   *[other] Vous partagez le plus de points de victoire : { $n }.
}
insanam-sheet-why-tied = { $seats } a { $n } PV comme d’autres, mais se trouve plus haut sur la piste de traîtrise ou tient plus de territoires.
insanam-sheet-why-tied-you = Vous avez { $n } PV comme d’autres, mais vous êtes plus haut sur la piste de traîtrise ou tenez plus de territoires.

# Ce que font les actions, comme le journal les nomme
insanam-deed-lose = perdre { $id }
insanam-deed-levy = taxe de { $id }
insanam-deed-pay = payer { $id }
insanam-deed-recruit = recruter { $id }
insanam-deed-free = { $id } troupes sans frais
insanam-deed-deploy = déployer { $id }
insanam-deed-move = marcher { $id }
insanam-deed-race = course { $id }
insanam-deed-hinder = gêner { $id }
insanam-deed-gbuy = acheter un gladiateur
insanam-deed-gdraw = piocher un gladiateur
insanam-deed-gdiscard = défausser un gladiateur
insanam-deed-fight = { $id ->
    [0] combattre
   *[other] combattre +{ $id }
}
insanam-deed-refresh = renouveler les cartes
insanam-deed-peek = regarder { $id } cartes
insanam-deed-redo = répéter une action
insanam-deed-unlock = débloquer un pouvoir
insanam-deed-tile = acheter une tuile
insanam-deed-swap = échanger { $id }
insanam-deed-steal = voler { $id }
insanam-deed-push = traîtrise d’un adversaire +{ $id }
insanam-deed-drop = traîtrise −{ $id }
insanam-deed-unbanner = ôter une bannière
insanam-deed-cull = rendre { $id } troupes
insanam-deed-lock = un citoyen retenu
insanam-deed-levyper = taxe de { $id } pour chacun
insanam-deed-barb = barbares +{ $id }
insanam-sheet-onward = Passer au jour de solde

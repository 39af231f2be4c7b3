# Brutus : ce qu’un coup apporterait, dit avant qu’il soit joué.

# Le forum et l’avis du Consul
brutus-will-ask = { $count ->
    [one] Chacun dépose { $count } carte face cachée ; il y aura { $cards } cartes au forum.
   *[other] Chacun dépose { $count } cartes face cachée ; il y aura { $cards } cartes au forum.
}
brutus-will-first = Vous vous servez en premier, { $seat } en dernier.
brutus-will-lay = Personne ne saura qui a déposé { $card }.
brutus-will-mercy = { $points ->
    [one] +{ $points } point tout de suite ; { $seat } se sert en premier, vous en dernier.
   *[other] +{ $points } points tout de suite ; { $seat } se sert en premier, vous en dernier.
}
brutus-will-take = Vous recevez { $card } ; tous le voient.
brutus-will-power = Jusqu’à la fin de la manche, chacun peut répondre à égalité ; le joueur suivant perd alors son tour.
brutus-will-no-power = Dans cette manche, on peut battre une combinaison, mais pas l’égaler.

# Les rounds
brutus-will-out = { $points ->
    [one] Votre main se vide : vous sortez comme { $rank }, +{ $points } point.
   *[other] Votre main se vide : vous sortez comme { $rank }, +{ $points } points.
}
brutus-will-revolt = { $points ->
    [one] Révolte des Gladiateurs : +{ $points } point.
   *[other] Révolte des Gladiateurs : +{ $points } points.
}
brutus-will-end = La manche se termine ainsi.
brutus-will-skip = { $seat } perd le tour suivant.
brutus-will-conspire = Vous pourrez ensuite déclencher une Conspiration.
brutus-will-win = { $combination } gagne le round si personne ne fait mieux.
brutus-will-win-now = { $combination } gagne le round tout de suite.
brutus-will-caesar = { $points ->
    [one] Son effet : +{ $points } point pour vous.
   *[other] Son effet : +{ $points } points pour vous.
}
brutus-will-give-away = { $most ->
    [one] Son effet : vous donnez une carte.
   *[other] Son effet : vous donnez jusqu’à { $most } cartes.
}
brutus-will-discard-one = Son effet : vous défaussez une carte.
brutus-will-appoint = Son effet : vous donnez une carte à qui commencera le round suivant.
brutus-will-discard-and-yield = Son effet : vous défaussez une carte, et { $seat } commence le round suivant.
brutus-will-yield = Son effet : { $seat } commence le round suivant.
brutus-will-next = C’est ensuite à { $seat } de décider.
brutus-will-lose = { $seat } gagne le round avec { $combination }.
brutus-will-bring = { $points ->
    [one] Cela rapporte { $points } point à { $seat }.
   *[other] Cela rapporte { $points } points à { $seat }.
}
brutus-will-bring-you = { $points ->
    [one] Cela vous rapporte { $points } point.
   *[other] Cela vous rapporte { $points } points.
}
brutus-will-lead = { $seat } commence le round suivant.
brutus-will-lead-you = Vous commencez le round suivant.

# La Conspiration
brutus-will-conspiracy = Chaque joueur encore en jeu donne en secret une carte à sa gauche : vous à { $to }, et { $giver } à vous.
brutus-will-no-conspiracy = Aucune carte ne change de main ; c’est à { $seat } de décider.

# Les effets
brutus-will-gifts = { $count ->
    [one] Vous donnez { $count } carte au joueur de votre choix.
   *[other] Vous donnez { $count } cartes, à un ou à plusieurs joueurs.
}
brutus-will-to = { $seat } reçoit une carte de votre choix.
brutus-will-to-lead = { $seat } reçoit une carte de votre choix et commence le round suivant.
brutus-will-give = { $seat } reçoit la carte { $card } ; vous êtes deux à le savoir.
brutus-will-discard = La carte { $card } quitte le jeu pour cette manche ; tous la voient.

# Brutus: what the board in the browser says.

brutus-board-label = Le forum de Brutus
brutus-board-seats = Autour de la table
brutus-board-you = Vous
brutus-board-bot = robot
brutus-board-away = absent
brutus-board-held = un robot joue à sa place
brutus-board-open = place libre
brutus-board-thinks = à jouer
brutus-board-chooses = choisit encore
brutus-board-winner = vainqueur

# Always in sight: where the game stands and what wins it
brutus-board-now = Manche { $manche } sur { $manches } · gagne qui a le plus de points
brutus-board-now-target = { $target ->
    [one] Manche { $manche } · gagne qui a { $target } point
   *[other] Manche { $manche } · gagne qui a { $target } points
}
brutus-board-now-time = { $minutes ->
    [one] Manche { $manche } · le plus de points après { $minutes } minute
   *[other] Manche { $manche } · le plus de points après { $minutes } minutes
}

# Signs on a plate
brutus-board-passed = a passé
brutus-board-skipped = tour perdu
brutus-board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
brutus-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
brutus-board-name = { $id ->
    [1] Brutus
    [9] Dux
    [10] Censor
    [11] Senator
    [12] Vestalis
    [13] Caesar
   *[other] { $id }
}

# A seat in words
brutus-board-seat = { $name } : { $rank }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brutus-board-won-manches = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}
brutus-board-out-as = hors de la manche, { $rank }
brutus-board-known-none = Vous ne savez rien de sûr de cette main.
brutus-board-known-count = { $count ->
    [one] Vous connaissez { $count } carte de cette main
   *[other] Vous connaissez { $count } cartes de cette main
}

# The middle
brutus-board-asked = { $count ->
    [one] Chacun dépose { $count } carte face cachée.
   *[other] Chacun dépose { $count } cartes face cachée.
}
brutus-board-choosing = Encore à choisir : { $names }
brutus-board-your-laid = Les vôtres, face cachée
brutus-board-order = Ordre de prise
brutus-board-takes = { $left ->
    [one] { $seat } prend { $left } carte.
   *[other] { $seat } prend { $left } cartes.
}
brutus-board-takes-you = { $left ->
    [one] Vous prenez { $left } carte.
   *[other] Vous prenez { $left } cartes.
}
brutus-board-mercy = Bienveillance : le Servus prend en premier, l’Imperator en dernier.
brutus-board-power = Égalité permise
brutus-board-power-why = Le pouvoir du Consul est actif : on peut répondre à égalité, et le joueur suivant perd son tour.
brutus-board-leads = { $seat } commence
brutus-board-leads-you = À vous de commencer
brutus-board-won-round = { $seat } a gagné avec { $combination }
brutus-board-won-round-you = Vous avez gagné avec { $combination }
brutus-board-wait-announce = { $seat } dit combien de cartes vont au forum.
brutus-board-wait-mercy = { $seat } peut déclarer la Bienveillance.
brutus-board-wait-take = { $seat } prend au forum.
brutus-board-wait-power = { $seat } décide du pouvoir du Consul.
brutus-board-wait-lead = { $seat } commence le round.
brutus-board-wait-reply = { $seat } répond.
brutus-board-wait-conspire = { $seat } peut déclencher une Conspiration.
brutus-board-wait-gifts = { $seat } dit combien de cartes donner.
brutus-board-wait-to = { $seat } désigne qui reçoit une carte.
brutus-board-wait-give = { $seat } choisit une carte à donner.
brutus-board-wait-discard = { $seat } défausse une carte.

brutus-board-tap-plate = Touchez la plaque d’un joueur.

# The hand
brutus-board-column = { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
brutus-board-picked = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
}
brutus-board-playable = jouable
brutus-board-send-play = Jouer { $combination }
brutus-board-send-lay = { $count ->
    [one] La déposer face cachée
   *[other] Les déposer face cachée
}
brutus-board-send-take = { $count ->
    [one] La prendre
   *[other] Les prendre
}
brutus-board-send-rest = Prendre le reste
brutus-board-send-to = Donner à { $seat }
brutus-board-send-give = Donner { $card }
brutus-board-send-discard = Défausser { $card }
brutus-board-send-slip = Passer { $card }
brutus-board-more = { $left ->
    [one] Il manque encore { $left } carte.
   *[other] Il manque encore { $left } cartes.
}
brutus-board-cancel = Annuler

# Looking
brutus-board-last = Dernier round
brutus-board-top = À battre : { $combination }
brutus-board-scores = Scores
brutus-board-no-scores = Aucune manche n’est encore finie.
brutus-board-close = Fermer
brutus-board-position = Place
brutus-board-caesar = Caesar
brutus-board-revolt = Révolte
brutus-board-mercy-points = Bienveillance
brutus-board-manche-of = Manche { $manche }

# Gorus Maximus: what the board in the browser says.

gorus-board-label = L’arène de Gorus Maximus
gorus-board-seats = Autour de la table
gorus-board-you = Vous
gorus-board-bot = robot
gorus-board-away = absent
gorus-board-held = un robot joue à sa place
gorus-board-open = place libre
gorus-board-thinks = à jouer
gorus-board-won = vainqueur
gorus-board-no-school = Aucune école préférée
gorus-board-preferred = Préférée
gorus-board-your-place = vous

# Always in sight: where the game stands and what wins it
gorus-board-now = Manche { $round } · combat { $fight } sur { $fights }
gorus-board-goal = { $target ->
    [one] gagne qui a { $target } laurier
   *[other] gagne qui a { $target } lauriers
}
gorus-board-goal-own = { $target ->
    [one] il vous faut { $target } laurier
   *[other] il vous faut { $target } lauriers
}

# Who must do what
gorus-board-to-lead = À { $seat } d’entamer.
gorus-board-to-follow = À { $seat } de répondre aux { $school }.

# A card of the hand
gorus-board-card-held = { $card }, faveur { $favour }
gorus-board-card-playable = { $card }, faveur { $favour }, jouable
gorus-board-card-challenge = { $card }, faveur { $favour }, jouable en défi
gorus-board-card-waits = { $card }, faveur { $favour }, doit attendre
gorus-board-send = Envoyer { $card }
gorus-board-challenge = Défier avec { $card }
gorus-board-cancel = Annuler
gorus-board-one-tap = En un geste

# Looking
gorus-board-scores = Scores
gorus-board-no-scores = Aucune manche n’est encore finie.
gorus-board-close = Fermer
gorus-board-took = { $seat } a remporté le combat.
gorus-board-took-you = Vous avez remporté le combat.
gorus-board-took-wanderers = Les errants ont remporté le combat.
gorus-board-look-pile = Voir ce que les errants ont capturé ({ $count })
gorus-board-pile = Captures des errants
gorus-board-pile-empty = Les errants n’ont encore rien capturé.
gorus-board-deck = Pioche
gorus-board-wanderers-deck = Paquet des errants

# Told, not shown
gorus-board-played = { $seat } : { $card }
gorus-board-played-you = Vous : { $card }
gorus-board-played-wanderer = Errant : { $card }
gorus-board-seat = { $name } : cartes en main { $hand }, capturées { $pile }, lauriers { $tokens } sur { $target }
gorus-board-wanderers = Errants : cartes dans le paquet { $deck }, capturées { $pile }, lauriers { $tokens } sur { $target }
gorus-board-team = équipe { $team }

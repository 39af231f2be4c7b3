# Le conseil, et l’analyse d’une partie.

counsel = Conseil
counsel-thinks = Les coups sont pesés…
counsel-none = Il n’y a rien à décider maintenant.
counsel-best = Un bon coup : { $move }
counsel-only = Le coup à jouer : { $move }
counsel-chance = Avec lui, vous avez environ { $share } de chances de gagner.
counsel-next = Et sinon ?
counsel-other = Le deuxième choix : { $move }
counsel-other-chance = Avec lui, les chances sont de { $share } : { $points } de moins.
counsel-equal = Avec lui, les chances sont de { $share }, autant dire égales.
counsel-noted = L’enregistrement de la partie dit qui a été conseillé.
counsel-agree = J’accepte que chacun ici puisse demander conseil
counsel-wait = Le conseil est donné dès que toutes les personnes à la table acceptent. Doivent encore accepter : { $names }.
counsel-on = Chacun ici peut demander conseil.
counsel-advised = Conseillés jusqu’ici : { $names }.
table-no-counsel = Tout le monde à cette table n’accepte pas le conseil.
review-unfinished = La partie de cet enregistrement n’est pas finie : seule une partie finie peut être analysée.
review-busy = Trop de parties sont analysées en ce moment. Veuillez réessayer plus tard.

review = Analyse
review-failed = L’analyse n’a pas abouti : la maison est trop occupée. Veuillez réessayer.
review-of = Analyse : { $game }
review-begin = Analyser cette partie
review-told = Chaque décision est pesée d’après ce que son joueur pouvait savoir, et la chance est séparée de l’adresse. Cela prend une minute, ou quelques-unes.
review-running = { $done } étapes pesées sur { $of }
review-curve = Chances de gagner
review-curve-table = Chances de gagner, en chiffres
review-band = Chaque ligne est ce que son joueur pouvait savoir ; la bande ombrée contient la vraie probabilité dans 95 cas sur 100.
review-step = Étape
review-account = Chance et adresse
review-start = Au départ
review-skill = Adresse
review-others = Choix des autres
review-rest = Erreur d’estimation
review-luck = Chance
review-chance = le hasard
review-hidden = ce qui était caché
review-result = Résultat
review-sum = La somme de toutes les lignes donne le résultat. ± est l’erreur type. L’adresse est ce qu’ont apporté ses propres choix, comparés à ceux du joueur rapide de la maison ; la chance est de 0 en moyenne.
review-mistakes = Ce qui a coûté le plus
review-no-mistakes = Aucun coup n’était sûrement moins bon qu’un autre d’un pour cent ou plus.
review-whose = Coups de
review-all = Tous
review-played = Joué : { $move } ({ $share })
review-better = Mieux : { $move } ({ $share })
review-why = Sur { $worlds } parties imaginées, le meilleur coup a fait mieux { $better } fois et moins bien { $worse } fois.
review-look = Voir ce moment
review-copy = Copier le lien
review-mistake-at = Erreur { $number } sur { $count }
review-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# La phrase au-dessus d’une analyse : comment la partie s’est passée pour quelqu’un, et ce que son jeu y a fait.
review-came = { $name } : { $place ->
    [1] 1re
   *[other] { $place }e
} place
review-lost = { $name } a perdu
review-head-one = { $result } : une décision a coûté { $games } { $games ->
    [one] partie
   *[other] parties
} sur 100
review-head-some = { $result } : { $count } décisions ont coûté { $games } { $games ->
    [one] partie
   *[other] parties
} sur 100
review-head-clean = { $result }, sans décision clairement mauvaise
review-head-luck = { $result } : aucune faute claire, la chance était contraire
review-head-all = { $result } : { $count ->
    [0] aucune faute claire
    [one] { $count } faute claire dans toute la partie
   *[other] { $count } fautes claires dans toute la partie
}
review-about = Chances de gagner, coup par coup, jugées d’après ce que chacun pouvait voir.
review-at = { $part } · étape { $step }
review-at-step = Étape { $step }
review-moment = { $place } : { $name }, { $share }
review-drag = Le moment montré plus bas
review-board = La position avant l’étape { $step }, vue par { $name }
review-cost = −{ $games } sur 100 parties
review-you-played = Vous avez joué
review-they-played = { $name } a joué
review-better-was = Mieux
review-others-small = { $count ->
    [0] Décisions les meilleures, ou aussi bonnes : { $good } sur { $all }.
    [one] { $count } petit écart, environ { $games } sur 100 parties ; décisions les meilleures, ou aussi bonnes : { $good } sur { $all }.
   *[other] { $count } petits écarts, en tout environ { $games } sur 100 parties ; décisions les meilleures, ou aussi bonnes : { $good } sur { $all }.
}
review-previous = L’erreur précédente
review-next = L’erreur suivante
review-unit = Parties sur 100 ; ± est l’erreur type.
review-balance = { $name } : de { $start } au départ à { $result }. La chance a apporté { $luck }, ses propres coups { $skill }, ceux des autres { $others }.
review-numbers = Tous les chiffres

cli-help-review = dire ce que valait chaque décision d’une partie enregistrée, et séparer chance et adresse
cli-review-progress = pesée
cli-review-seat = { $name } : { $start } + adresse { $skill } ± { $skillError } + choix des autres { $others } + chance { $luck } ± { $luckError } + erreur d’estimation { $rest } = { $result }
cli-review-parts = chance : { $parts }
cli-review-mistake = Étape { $entry }, { $name } a perdu { $points } ± { $error }
cli-play-help-answer = voir la réponse, après avoir essayé un coup
cli-play-help-hint = entendre un bon coup et ce qui parle pour lui ; encore une fois : le deuxième choix

review-word-activate = activer
review-word-approve = approuver
review-word-buyback = racheter
review-word-charm = charmer
review-word-decline = renoncer
review-word-deny = refuser
review-word-destiny = choisir la destinée
review-word-disband = dissoudre les troupes
review-word-done = en rester là
review-word-draw = tirer une arme
review-word-drop = lâcher
review-word-end = terminer l’activation
review-word-free = se libérer
review-word-give = donner
review-word-grant = accorder
review-word-halt = s’arrêter
review-word-keep = garder les dés
review-word-kick = écarter du pied
review-word-later = attendre pour le camp
review-word-pass = passer
review-word-ready = être prêt
review-word-refuse = refuser
review-word-reroll = relancer
review-word-retain = garder les troupes
review-word-show = montrer
review-word-skip = ne rien faire
review-word-slide = glisser le gladiateur sous le plateau
review-word-slip = glisser une carte
review-word-stand = garder le jet
review-word-stay = rester sur place
review-word-step = faire un pas
review-word-test = passer le test
review-word-to = donner à

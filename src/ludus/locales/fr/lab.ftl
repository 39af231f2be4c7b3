# Le laboratoire : erreurs, noms des mesures, le rapport

# Les erreurs nomment le fichier et la clé.
lab-key-value = { $file }, { $key } : { $value } ne convient pas ; connus : { $known }.
lab-key = { $key ->
    [whole] { $file }
   *[other] { $file }, { $key }
}
lab-no-content = { $file }, { $key } : il n’y a pas de fichier de contenu « { $name } » ; il y a : { $known }.
lab-one-of = { $file }, { $key } : « { $figure } » demande soit ratio, soit between.
lab-too-many = { $file }, { $key } : { $count } combinaisons, c’est plus que { $most } ; cherchez avec ludus lab tune.
lab-bots-count = { $file }, { $key } : { $given ->
    [one] { $given } robot
   *[other] { $given } robots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}.
lab-bots-clock = { $file }, { $key } : { $bot } réfléchit à la montre ; nommez plutôt un nombre, comme search:500.
lab-no-question = il n’y a pas de question « { $name } » ; connues : { $known }, ou fichier.py:fonction.
lab-bad-question = la question « { $name } » ne peut pas être lue : { $reason }
lab-failed = une question ou un robot a échoué : { $reason }
lab-worker-ended = un processus s’est arrêté de lui-même (code { $code }) ; relancez pour continuer.
lab-needs = il faut { $what } : pip install { $extra }
lab-no-ray = aucune grappe Ray n’est joignable à { $address } : { $reason }
lab-damaged = { $file } est abîmé ; supprimez-le et relancez.
lab-no-run = { $folder } ne contient pas d’expérience terminée.
lab-not-comparable = on ne peut pas comparer des parties de deux jeux, { $one } et { $other }.
lab-no-mode-in-common = les deux expériences n’ont aucun mode en commun.
lab-no-tune = le fichier ne dit pas quoi chercher : il n’a pas de [tune].
lab-no-figure = aucune question ne trouve « { $figure } » dans ces parties.

# Noms des mesures ; $of dit selon quoi.
lab-figure-wins = Victoires selon : { $of }
lab-figure-first-player-wins = Victoires de qui commence
lab-figure-first-player-edge = Avantage de qui commence
lab-figure-skill = Part de l’adresse
lab-figure-luck = Part de la chance
lab-figure-moves = Coups par partie
lab-figure-turns = Tours par partie
lab-figure-minutes = Durée à table
lab-figure-decisions-per-turn = Décisions par tour
lab-figure-choices-per-turn = Vrais choix par tour
lab-figure-with-a-choice = Décisions avec un choix
lab-figure-moves-to-choose-from = Coups entre lesquels choisir
lab-figure-waits = Attente selon : { $of }
lab-figure-longest-wait = Plus longue attente selon : { $of }
lab-figure-lead-changes = Changements de tête
lab-figure-known-after = Part de la partie après laquelle la fin est connue
lab-figure-leader-wins = Victoires de qui mène, selon : { $of }
lab-figure-lead-grows = Avances qui grandissent en seconde moitié
lab-figure-matters = Choix qui décident du vainqueur
lab-figure-uses = Emplois par partie, selon : { $of }
lab-figure-won-with = Victoires de qui l’a employé, selon : { $of }

lab-about-wins = Combien de fois gagne qui était assis là, jouait ainsi ou avait cela ; une victoire commune est partagée. La ligne pointillée est ce que donnerait un jeu qui ne favorise personne.
lab-about-first-player-wins = Le premier dans l’ordre des tours, ou qui fait le premier choix de la partie.
lab-about-first-player-edge = Ce que gagne qui commence, au-delà d’une juste part.
lab-about-skill = De ce qu’il pourrait gagner au-delà d’une juste part, ce que gagne le robot le plus fort, sur toutes les places : 1 veut dire toujours, 0 pas plus que les autres.
lab-about-luck = Ce que l’adresse laisse.
lab-about-minutes = Un modèle, pas une mesure : tant pour chaque décision, et davantage s’il y a plus de coups ; ceux qui choisissent ensemble réfléchissent ensemble.
lab-about-waits = La part de la partie pendant laquelle d’autres décident.
lab-about-longest-wait = Le plus long temps d’affilée, en moyenne sur les parties, selon le même modèle.
lab-about-known-after = À partir de là, personne d’autre que les vainqueurs n’est en tête ; près de 100 %, la partie reste ouverte.
lab-about-leader-wins = Combien de fois qui mène seul à ce moment gagne à la fin : près de la ligne pointillée, mener ne veut rien dire ; près de 100 %, on ne rattrape plus.
lab-about-lead-grows = Combien de fois l’écart du premier au second est plus grand à la fin qu’à la moitié.
lab-about-matters = Quelques choix sont joués jusqu’au bout deux fois, avec le coup joué et avec un autre, tous les hasards égaux : combien de fois d’autres gagnent.
lab-about-uses = Combien de fois par partie, en moyenne.
lab-about-won-with = Cela ne prouve pas une cause : qui gagne emploie peut-être simplement plus de tout.

lab-of-seat = place
lab-of-side = camp
lab-of-bot = robot
lab-of-place = rang dans le premier ordre
lab-of-board = protagoniste
lab-of-destiny = première destinée
lab-of-start = départ
lab-of-class = classe
lab-of-item = pièce d’équipement
lab-of-decision = décision
lab-of-rule = règle
lab-of-move = coup
lab-of-event = événement
lab-of-percent = part de la partie, en pour cent
lab-of-school = école
lab-of-strength = force

# Le tableau et le rapport
lab-as-it-is = tel quel
lab-named = { $figure } – { $item }
lab-minutes = { $minutes } min
lab-interval = { $low } à { $high }
lab-col-item = Lequel
lab-col-mode = Mode
lab-col-figure = Mesure
lab-col-variant = Variante
lab-col-value = Valeur
lab-col-interval = Intervalle
lab-col-level = Si équitable
lab-col-chance = Probabilité si équitable
lab-col-change = Écart
lab-col-change-chance = Probabilité si rien n’a changé
lab-col-before = Avant
lab-col-after = Après
lab-col-patch = Modification
lab-col-amount = Ampleur
lab-changed-by = Après, c’est avec { $variant }.
lab-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. { $more ->
    [0] Le rapport
    [one] { $more } autre mesure et les graphiques sont dans le rapport
   *[other] { $more } autres mesures et les graphiques sont dans le rapport
} : { $report }
lab-tuned = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}. Les modifications sont dans { $folder } ; ludus lab run FICHIER --patch MODIFICATION en joue une contre le contenu tel quel.
lab-tuned-nothing = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}, et rien ne vaut mieux que le contenu tel quel.
lab-report-run = { $game } : une expérience
lab-report-compare = { $game } : avant et après
lab-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $bots }, avec la graine « { $seed } ».
lab-variants = Ce qui est comparé
lab-stands-out = Ce qui ressort
lab-nothing-stands-out = Rien qui ne puisse être dû au hasard.
lab-line-change = { $figure } : { $change } ({ $interval })
lab-line-level = { $figure } : { $value } ({ $interval }), { $level } serait équitable
lab-how-plots = Un point est ce qui a été mesuré ; le trait qui le traverse est son intervalle, qui contient la vérité dans { $percent } % de telles expériences. Une ligne pointillée est ce que donnerait un jeu qui ne favorise personne, ou l’absence d’écart.
lab-how-fixed = Le nombre de parties était fixé d’avance. Les parties d’une même graine comptent pour une observation.
lab-how-sequential = L’expérience s’est arrêtée quand ses intervalles étaient assez étroits. Ce sont des suites de confiance : elles valent quel que soit le moment où l’on s’arrête. Les parties d’une même graine comptent pour une observation.
lab-how-holm = Les probabilités sont corrigées du nombre de comparaisons par la méthode de Holm : parmi toutes, il y a une fausse alerte dans { $percent } % de telles expériences au plus.
lab-how-benjamini-hochberg = Les probabilités sont corrigées du nombre de comparaisons par la méthode de Benjamini et Hochberg : de ce qui ressort, { $percent } % au plus sont de fausses alertes, en moyenne.
lab-how-paired = Les écarts sont appariés : les mêmes robots ont eu les mêmes hasards aux mêmes places.
lab-how-unpaired = Les écarts ne sont pas appariés : les deux expériences avaient d’autres graines ou d’autres robots.
lab-changes = Écarts
lab-changes-about = Par rapport au contenu tel quel, ou à l’expérience d’avant ; les plus sûrs d’abord. Chaque ligne a sa propre échelle, et la ligne pointillée est l’absence d’écart. En gras : ce que le hasard n’explique sûrement pas.
lab-all-numbers = Tous les nombres

# Problèmes : des positions où un seul coup est nettement le meilleur.

puzzles = Problèmes
puzzles-about = Des positions tirées de vraies parties. Un coup est nettement le meilleur, et ce n’est pas celui auquel un bon joueur pense d’abord.
puzzles-all = Tous les problèmes
puzzles-solved = { $solved } résolus sur { $count }
puzzles-none = Il n’y a pas de problèmes pour { $game } en ce moment.
puzzles-empty = Il n’y a pas de problèmes pour l’instant.
puzzle-daily = Problème du jour
puzzle-days = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
puzzle-number = Problème { $number }
puzzle-at = Problème { $number } sur { $count }
puzzle-open = pas encore résolu
puzzle-solved = résolu
puzzle-shown = la réponse a été consultée
puzzle-solve = Résoudre
puzzle-see = Revoir
puzzle-task = Trouvez le meilleur coup
puzzle-about = C’est à vous. Un coup est nettement meilleur que tous les autres, d’après ce que vous voyez. Trouvez-le.
puzzle-before = Ce qui s’est passé avant
puzzle-over = Le problème est terminé.
puzzle-right = Juste : c’est le meilleur coup.
puzzle-wrong = { $points } de moins que le meilleur coup : { $move }
puzzle-first = C’est à ce coup que la plupart des bons joueurs penseraient d’abord.
puzzle-again = Essayez un autre coup, ou voyez la réponse.
puzzle-answer = Montrer la réponse
puzzle-best = Le meilleur : { $move }
puzzle-then = Puis : { $move }
puzzle-also = Aussi bon pour commencer : { $moves }
puzzle-thought = La première idée : { $move }
puzzle-both = La première idée, et le deuxième choix : { $move }
puzzle-example = Une suite possible
puzzle-example-best = Après le meilleur coup :
puzzle-example-thought = Après la première idée :
puzzle-less = { $points } de moins qu’avec le meilleur coup, dans les mêmes parties imaginées.
puzzle-article = Ce que dit le livre de règles : { $article }
puzzle-next = Problème suivant

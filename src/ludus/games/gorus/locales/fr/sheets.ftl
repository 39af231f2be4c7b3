# Gorus Maximus : feuilles de score, d’où vient chaque point.

gorus-sheet-favour = faveur
gorus-sheet-tokens = lauriers
gorus-sheet-wanderers = Errants
gorus-sheet-round = { $count ->
    [one] La manche { $round } revient à { $seats }
   *[other] { $seats } se partagent la manche { $round }
}
gorus-sheet-round-you = { $count ->
    [one] La manche { $round } est à vous
   *[other] Vous partagez la manche { $round } avec { $others }
}
gorus-sheet-team = { $seats } remportent ensemble la manche { $round }
gorus-sheet-team-you = Votre équipe remporte la manche { $round }, avec { $others }
gorus-sheet-lost = La manche { $round } revient aux errants
gorus-sheet-card = { $card }
gorus-sheet-zero = { $card }, car l’école préférée à la fin est { $school }
gorus-sheet-why-zero = { $card } compte { $bonus } : à la fin de la manche, le 0 de l’école préférée ({ $school }) vaut autant pour qui l’a capturé. Tous les autres zéros restent à 0.
gorus-sheet-trial = Aucun combat contenant un { $strength } n’a été gagné : la manche revient aux errants, quelle que soit la faveur.
gorus-sheet-of-round = manche { $round }
gorus-sheet-why-target = { $tokens ->
    [one] { $tokens } laurier suffit pour gagner la partie.
   *[other] { $tokens } lauriers suffisent pour gagner la partie.
}
gorus-sheet-why-g-10-4 = Plusieurs camps ont atteint leur objectif dans la même manche : le 0 de l’école préférée les départage.
gorus-sheet-why-g-10-5 = Plusieurs camps ont atteint leur objectif dans la même manche : la carte capturée la plus faible les départage.
gorus-sheet-why-g-10-6 = Plusieurs camps ont atteint leur objectif dans la même manche : le plus petit nombre de cartes capturées les départage.
gorus-sheet-why-g-10-7 = Plusieurs camps ont atteint leur objectif dans la même manche et rien ne les départage : ils partagent la victoire.
gorus-sheet-captured = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gorus-sheet-cards = Cartes capturées : { $name }
gorus-sheet-nothing = { $count ->
    [one] et { $count } sans valeur
   *[other] et { $count } sans valeur
}

# Brutus: score sheets, where every point came from.

brutus-sheet-gained = cette manche
brutus-sheet-total = total
brutus-sheet-won = manches gagnées
brutus-sheet-manche = La manche { $manche } revient à { $seat }
brutus-sheet-manche-you = La manche { $manche } est à vous
brutus-sheet-place = { $rank }, { $place ->
    [1] sorti en premier
   *[other] sorti en { $place }e
}
brutus-sheet-last = { $rank }, resté avec des cartes
brutus-sheet-caesar = rounds gagnés avec Caesar
brutus-sheet-revolt = Révolte des Gladiateurs
brutus-sheet-mercy = Bienveillance de l’Imperator
brutus-sheet-ranks = L’ordre de sortie est l’ordre de la manche suivante, quels que soient les totaux.
brutus-sheet-of-manche = manche { $manche }
brutus-sheet-why-b-12-6 = Plusieurs joueurs ont le plus de points : parmi eux gagne celui qui a remporté le plus de manches.
brutus-sheet-why-b-12-7 = Plusieurs joueurs ont le plus de points et autant de manches gagnées : ils partagent la victoire.

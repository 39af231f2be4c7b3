# Pourquoi un contenu ne fait pas de jeu
gorus-content-schools = il n’y a pas de telles écoles pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
gorus-content-hand = il n’y a pas assez de cartes pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}

# Des phrases lues par quelqu’un d’autre : elles nomment qui joue ($who).

brutus-will-first-named = { $who } se sert en premier, { $seat } en dernier.
brutus-will-mercy-named = { $points ->
    [one] +{ $points } point tout de suite ; { $seat } se sert en premier, { $who } en dernier.
   *[other] +{ $points } points tout de suite ; { $seat } se sert en premier, { $who } en dernier.
}
brutus-will-take-named = { $who } reçoit la carte { $card } ; tous la voient.
brutus-will-out-named = { $points ->
    [one] La main se vide : { $who } sort comme { $rank }, +{ $points } point.
   *[other] La main se vide : { $who } sort comme { $rank }, +{ $points } points.
}
brutus-will-conspire-named = { $who } pourra ensuite déclencher une Conspiration.
brutus-will-caesar-named = { $points ->
    [one] Son effet : +{ $points } point pour { $who }.
   *[other] Son effet : +{ $points } points pour { $who }.
}
brutus-will-give-away-named = { $most ->
    [one] Son effet : { $who } donne une carte.
   *[other] Son effet : { $who } donne jusqu’à { $most } cartes.
}
brutus-will-discard-one-named = Son effet : { $who } défausse une carte.
brutus-will-appoint-named = Son effet : { $who } donne une carte à qui commencera le round suivant.
brutus-will-discard-and-yield-named = Son effet : { $who } défausse une carte, et { $seat } commence le round suivant.
brutus-will-conspiracy-named = Chaque joueur encore en jeu donne en secret une carte à sa gauche : { $who } à { $to }, et { $giver } à { $who }.
brutus-will-gifts-named = { $count ->
    [one] { $who } donne { $count } carte au joueur de son choix.
   *[other] { $who } donne { $count } cartes, à un ou à plusieurs joueurs.
}
brutus-will-to-named = { $who } choisit la carte que reçoit { $seat }.
brutus-will-to-lead-named = { $who } choisit la carte que reçoit { $seat }, qui commence le round suivant.
brutus-will-give-named = { $seat } reçoit la carte { $card } ; avec { $who }, ils sont deux à le savoir.
brutus-laid-named = { $who } dépose la carte { $card } au forum.
brutus-gave-named = { $who } a donné la carte { $card } à { $to }.
brutus-got-named = { $giver } a donné la carte { $card } à { $who }.

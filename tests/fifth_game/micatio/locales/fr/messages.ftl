# Micatio : ce qui se dit à la table.

micatio-name = Micatio
    .pitch = Montrez vos doigts, annoncez la somme. 2 à 6 joueurs.
micatio-question = { $id ->
    [stake] combien de pièces miser
   *[show] combien de doigts montrer, et quelle somme annoncer
}
micatio-move-stake = Miser { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
micatio-move-show = { $fingers ->
    [one] { $fingers } doigt
   *[other] { $fingers } doigts
}, « { $call } ! »

# Champs de la vue
micatio-field-round = Manche
micatio-field-leader = Meneur
micatio-seat-coins = Pièces
micatio-field-pot = Pot
micatio-field-staked = La mise est faite
micatio-field-hand = Vos doigts et votre annonce
micatio-field-fingers = Doigts
micatio-field-call = Somme annoncée
micatio-field-waiting = Doivent encore choisir
micatio-seat-last = Doigts et annonces de la dernière manche

# Le cours de la partie
micatio-begins = { $seat } mène la première manche.
micatio-begins-you = Vous menez la première manche.
micatio-stakes = { $seat } mise { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
micatio-stakes-you = Vous misez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
micatio-sum = Tous montrent : { $sum }.
micatio-wins = { $seat } a deviné et prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
micatio-wins-you = Vous avez deviné et prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
micatio-ends = La partie est finie.

# Refus
micatio-refused-stake = Misez au moins une pièce et au plus { $most }.
micatio-refused-coins = Cela fait { $coins } ; vous avez { $held }.
micatio-refused-fingers = Une main montre au plus { $most } doigts.
micatio-refused-call = { $call } ne peut pas être la somme : avec vos doigts, elle est entre { $least } et { $most }.
micatio-bad-players = { $players } ne peuvent pas jouer : Micatio se joue de { $least } à { $most }.

# Prévisions
micatio-coins = Pièces
micatio-why-stake = votre mise
micatio-will-pot = Le pot contiendra { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
micatio-chance-right = Votre annonce est juste, si les autres montrent chaque nombre aussi souvent

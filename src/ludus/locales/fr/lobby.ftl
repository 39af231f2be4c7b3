# The lobby: what belongs to no single game.

# A way to play of a game that declares none of its own
preset-full = Partie complète
    .what = Selon les règles, sans rien changer.
players-from-to = { $most ->
    [one] { $least }–{ $most } joueur
   *[other] { $least }–{ $most } joueurs
}
preset-house = Variante de la maison.

# The lobby: what belongs to no single game.

# A way to play of a game that declares none of its own
preset-full = Full game
    .what = By the rules, with nothing changed.
players-from-to = { $most ->
    [one] { $least }–{ $most } player
   *[other] { $least }–{ $most } players
}
preset-house = Variant of the house.

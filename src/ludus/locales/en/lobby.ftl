# The lobby: what belongs to no single game.

# A way to play of a game that declares none of its own
preset-full = Full game
    .what = By the rules, with nothing changed.
preset-house = Variant of the house.

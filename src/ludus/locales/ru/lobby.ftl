# The lobby: what belongs to no single game.

# A way to play of a game that declares none of its own
preset-full = Полная партия
    .what = По правилам, без изменений.
players-from-to = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
preset-house = Вариант дома.

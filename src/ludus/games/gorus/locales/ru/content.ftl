# Почему из этих данных не выходит игра
gorus-content-schools = таких школ нет, а нужны для { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}
gorus-content-hand = карт слишком мало для { $players ->
    [one] { $players } игрока
   *[other] { $players } игроков
}

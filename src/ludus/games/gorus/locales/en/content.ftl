# Why content makes no game
gorus-content-schools = there are no such schools for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
gorus-content-hand = there are too few cards for { $players ->
    [one] { $players } player
   *[other] { $players } players
}

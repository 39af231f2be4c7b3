# Micatio: what is said at the table.

micatio-name = Micatio
    .pitch = Show your fingers, call the sum. 2–6 players.
micatio-question = { $id ->
    [stake] how many coins to stake
   *[show] how many fingers to show, and which sum to call
}
micatio-move-stake = Stake { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
micatio-move-show = { $fingers ->
    [one] { $fingers } finger
   *[other] { $fingers } fingers
}, “{ $call }!”

# Fields of the view
micatio-field-round = Round
micatio-field-leader = Leader
micatio-seat-coins = Coins
micatio-field-pot = Pot
micatio-field-staked = The stake is in
micatio-field-hand = Your fingers and call
micatio-field-fingers = Fingers
micatio-field-call = Sum called
micatio-field-waiting = Still to choose
micatio-seat-last = Fingers and calls of the last round

# The course of a game
micatio-begins = { $seat } leads the first round.
micatio-begins-you = You lead the first round.
micatio-stakes = { $seat } stakes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
micatio-stakes-you = You stake { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
micatio-sum = All show: { $sum }.
micatio-wins = { $seat } called it and takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
micatio-wins-you = You called it and take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
micatio-ends = The game is over.

# Refusals
micatio-refused-stake = Stake at least one coin and at most { $most }.
micatio-refused-coins = That is { $coins }; you have { $held }.
micatio-refused-fingers = A hand shows at most { $most } fingers.
micatio-refused-call = { $call } cannot be the sum: with your fingers it is between { $least } and { $most }.
micatio-bad-players = { $players } cannot play: Micatio is for { $least }–{ $most } players.

# Forecasts
micatio-coins = Coins
micatio-why-stake = your stake
micatio-will-pot = The pot will hold { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
micatio-chance-right = Your call is right, if the others show every number equally often

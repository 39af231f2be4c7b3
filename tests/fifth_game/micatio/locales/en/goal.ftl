micatio-goal-theme = Two hands, some coins and a quick eye: Romans played it in the street.
micatio-goal-aim = Own the most coins after { $rounds } rounds.
micatio-goal-turn = A round, in five sentences
micatio-goal-1 = The leader puts one to { $stake } coins into the pot.
micatio-goal-2 = Everybody chooses in secret how many fingers to show, up to { $fingers }.
micatio-goal-3 = Everybody also chooses which sum to call.
micatio-goal-4 = All show at once, and whoever called the sum takes the pot.
micatio-goal-5 = The lead passes to the left, and what nobody won stays in the pot.
micatio-goal-piece = What lies on the table
micatio-goal-part-1 = Coins
    .what = everybody begins with { $coins }
micatio-goal-part-2 = The pot
    .what = what is staked in this round
micatio-search =
    goal, win, winner: M-4
    money, coins, pot: M-2 M-3.3
    move, turn, play: M-2 M-3

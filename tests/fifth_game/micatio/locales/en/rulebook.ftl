# Micatio: the rulebook.

M-1 = The table
    .intro = Coins and fingers are all you need.

M-1-1 = Two to six play. Everybody begins with six coins.
    .title = Players and coins

M-1-2 = Chance names the player who leads the first round.
    .title = The first leader

M-2 = The stake
    .intro = A round begins with money.

M-2-1 = The leader puts one to three coins into the pot.
    .title = The leader stakes

M-2-2 = Nobody can stake more coins than they have.
    .title = No credit

M-3 = Showing
    .intro = Now everybody plays at once.

M-3-1 = All show a hand together. Before that everybody chooses in secret how many fingers to show, from none to five, and which sum to call.
    .title = All together

M-3-2 = A call must be possible: no less than your own fingers, no more than if all others showed a whole hand.
    .title = Possible calls

M-3-3 = Whoever called the sum of all fingers takes the pot; several share it equally.
    .title = Who wins the pot

M-3-4 = Coins that cannot be shared equally, or that nobody won, stay in the pot.
    .title = What stays

M-4 = The end
    .intro = Fortune has spoken.

M-4-1 = After each round the lead passes to the left. The game ends after eight rounds, or as soon as somebody has no coins left after a round.
    .title = When it ends

M-4-2 = Whoever has most coins wins.
    .title = Who wins

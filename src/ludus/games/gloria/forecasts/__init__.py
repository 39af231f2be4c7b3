"""Forecasts: what each decision costs, brings and risks, told before it is made.

prices   action points, line by line
sums     dice, weights, armour and faces of dice, line by line; bouts: those of a joust
fights   decisions of a fight; odds: their exact odds, by playing them out (`playout`)
acts     the other decisions of an activation
school   troops, equipment and tests of experience
"""

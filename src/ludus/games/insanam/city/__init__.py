"""Rome: a player-turn in a zone of the city. [C-5 to C-8, C-23, C-24]

A citizen is placed, an action of a tile carried out, free actions are taken; and what some zones
are for: the Market, the Senate, the race in the Hippodrome. The Colosseum is in `arena`, the
barracks are in `map`.
"""

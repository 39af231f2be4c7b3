"""Level 3: what a move was worth, from what its seat could know; luck and skill of a whole game.

`docs/review.md` has the definitions, and says why luck is unbiased.
"""

"""Cards at work, whatever chapter they belong to. [C-7, C-13.2, C-22.4, C-25]

The decks they are drawn from, effects done atom by atom, powers in force, and what cards measure.
What is printed on them is in `content`.
"""

"""Level 3: puzzles, positions of bots' games in which one move is clearly best.

`docs/puzzles.md` says how they are found, what a file holds and how it is checked.
"""

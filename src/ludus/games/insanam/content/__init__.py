"""What is printed: cards, tiles, boards, the map and all numbers, in the TOML files of this folder.

The modules say how the files are written, check them, and hand them out, read, as `catalogue`.
Nothing is read before `catalogue` is imported.
"""

"""The court of Caligula: how a game goes, and what courtiers do to one another. [C-1 to C-16]

From setting the table through turns, rounds and scoring to the end; and destinies, the treachery
track, accusations, ambitions, events, and what is done to rivals.
"""

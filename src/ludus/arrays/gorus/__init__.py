"""Gorus Maximus as arrays: every mode, many tables at once, equal to the readable rules.

mode          what never changes at a table, made from the game's options and content
state         a batch of tables
cards         sets of cards as bits
dealing       from random numbers to hands
fight         which cards are legal, what a card does, who wins
rounds        the start and the score of a round
ending        who has won the game
seen          what a seat may know, from a batch or from the engine's view
"""

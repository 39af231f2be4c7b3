"""Shipped with the package: the tests every game must pass, and helpers to write more.

conformance  what the contract promises, checked on any game
strategies   Hypothesis driving both the moves and the fate
golden       transcripts of whole games, compared with those of before
pairwise     a few modes in which all pairs of options meet
coverage     which articles have no test
"""

"""Level 0: the contract every game keeps. Nothing in here knows a game."""

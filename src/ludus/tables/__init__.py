"""Level 3: a game with people, bots and a clock around it, and its storage; no network."""

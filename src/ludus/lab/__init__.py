"""Level 4: games played by bots, by the thousand, and what they tell."""

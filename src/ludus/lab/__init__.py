"""Level 4: thousands of games played by bots, with statistics and measurements."""

"""Level 1: what several games use, and no game's rules."""

"""A small fifth game: what docs/adding-a-game.md builds, and proof that nothing else is touched."""

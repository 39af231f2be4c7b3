"""Level 5: the `ludus` command."""

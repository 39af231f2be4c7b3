"""Commands of `ludus` that need a face; loaded only when they are given."""

"""Rules as arrays: games over numpy or JAX, many tables at once, for research and learning."""

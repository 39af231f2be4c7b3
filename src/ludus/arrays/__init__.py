"""Rules as arrays: whole batches of games at once, equal to the readable rules, for numpy and JAX."""

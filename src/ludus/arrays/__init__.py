"""Rules as arrays: batches of games at once, in numpy or JAX, equal to the readable rules."""

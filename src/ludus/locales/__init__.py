"""The catalogue: every sentence a person reads, in three languages."""

"""Ludus: a house of Roman tabletop games, playable, provable and open to study."""

__version__ = "0.1.0"

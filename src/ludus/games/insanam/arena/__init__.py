"""The Colosseum: gladiators, their adversaries, and the fights between them. [C-21, C-22]"""

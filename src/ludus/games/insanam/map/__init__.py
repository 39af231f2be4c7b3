"""The Empire: territories and seas, and the troops on them. [C-15, C-17 to C-19]

Troops are recruited, deployed, moved over land and sea, fight and are paid; with the powers of
boards that work on the map.
"""

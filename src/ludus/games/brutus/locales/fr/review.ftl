# Brutus : de quoi la chance est faite dans ses analyses.

brutus-luck-chance = la donne
brutus-luck-hidden = les cartes cachées

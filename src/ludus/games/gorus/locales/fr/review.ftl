# Gorus Maximus : de quoi la chance est faite dans ses analyses.

gorus-luck-chance = la donne
gorus-luck-hidden = les cartes cachées

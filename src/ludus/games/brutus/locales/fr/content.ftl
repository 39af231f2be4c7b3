# Pourquoi un contenu ne fait pas de jeu
brutus-content-values = les valeurs doivent monter depuis 1 sans lacune
brutus-content-no-card = il faut au moins une carte
brutus-content-hand = de telles mains ne peuvent pas être distribuées
brutus-content-points = il faut un nombre pour chaque place, et 0 pour la dernière (B-11.2)
brutus-content-names = il faut un nom pour chaque place (B-1.6)

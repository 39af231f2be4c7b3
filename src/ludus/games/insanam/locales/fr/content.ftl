# Pourquoi un contenu ne fait pas de jeu
insanam-content-neighbour = il n’y a pas de tel voisin : { $name }
insanam-content-one-way = le chemin vers { $name } ne va que dans un sens
insanam-content-cut-off = c’est coupé du reste de la carte
insanam-content-starts = il faut une région de départ pour chacun de ces numéros : { $numbers }
insanam-content-start-barbarians = il ne doit pas y avoir de barbares dans une région de départ
insanam-content-figures = figurines de barbares nécessaires : { $count } ; dans la boîte : { $most }
insanam-content-track = ce ne sont pas des cases croissantes de la piste
insanam-content-last = la dernière manche doit finir là (C-3.5)
insanam-content-finish = ce ne sont pas des cases croissantes avant l’arrivée (C-24.4)
insanam-content-kept = on garde exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} (C-1.15)
insanam-content-draft = un draft aussi grand n’est pas possible (C-1.15)
insanam-content-circles = une zone n’a que { $count ->
    [one] { $count } cercle
   *[other] { $count } cercles
}
insanam-content-entries = il faut des nombres de 1 à { $most } en ordre croissant
insanam-content-box = la boîte n’a pas ces cartes
insanam-content-destinies = il faut une carte pour chaque joueur (C-1.13)
insanam-content-no-card = ce n’est pas une carte
insanam-content-effect-text = un effet doit être un texte
insanam-content-out-of-place = « { $text } » ne convient pas à cet endroit
insanam-content-metric = « { $text } » n’est rien que l’on compte
insanam-content-accusation = la dénonciation manque
insanam-content-actions = { $count ->
    [one] { $count } action s’y trouve
   *[other] { $count } actions s’y trouvent
} ; il en faut de { $least } à { $most }
insanam-content-core = il manque l’action « { $text } », à laquelle cette zone sert
insanam-content-id = le nom sert à une autre carte, ou n’est pas le sien
insanam-content-special = « { $text } » n’est pas un pouvoir spécial
insanam-content-amount = « { $text } » n’est pas une quantité
insanam-content-number = « { $text } » n’est pas un nombre qui convient
insanam-content-troop = « { $text } » n’est pas une sorte de troupe
insanam-content-resource = « { $text } » n’est pas une ressource
insanam-content-good = « { $text } » n’est pas une ressource
insanam-content-region = « { $text } » n’est pas une région
insanam-content-cards = « { $text } » n’est pas une sorte de carte
insanam-content-deck = « { $text } » n’est pas une pioche
insanam-content-key = « { $text } » n’est rien que l’on puisse modifier
insanam-content-trigger = « { $text } » n’est pas une occasion
insanam-content-zones = « { $text } » n’est pas une liste de zones
insanam-content-good-twice = une ressource se trouve deux fois dans « { $text } »
insanam-content-atom = « { $text } » n’est pas un effet
insanam-content-parts = « { $text } » n’a pas le bon nombre de parties
insanam-content-effect = « { $text } » n’est pas une liste d’effets

# Gorus Maximus : ce que ferait une carte, dit avant qu’elle soit envoyée.

gorus-will-turn = Défi : les { $school } deviennent l’école préférée.
gorus-will-keep = Défi : les { $school } restent l’école préférée.
gorus-will-prefer = Les { $school } deviennent l’école préférée.
gorus-will-rise-you = Vous seriez en tête pour l’instant.
gorus-will-stay = { $seat } reste en tête.
gorus-will-rise = { $seat } passerait en tête.
gorus-will-stay-wanderer = L’errant reste en tête.
gorus-will-rise-wanderer = L’errant passerait en tête.
gorus-will-end-you = Vous gagneriez le combat : { $cards } cartes, faveur { $favour }.
gorus-will-end = { $seat } gagnerait le combat : { $cards } cartes, faveur { $favour }.
gorus-will-end-wanderer = Les errants gagneraient le combat : { $cards } cartes, faveur { $favour }.
gorus-worth = Faveur { $favour } pour qui la remporte.
gorus-worth-zero = Faveur { $bonus } si son école est préférée à la fin de la manche, sinon { $favour }.

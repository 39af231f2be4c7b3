# Ad Insanam Imperatoris: what the table in the terminal says. Sentences that the browser has too,
# such as what is asked and what cards say, are in board.ftl.

insanam-table-label = { $name } : { $rest }
insanam-table-more = { $n ->
    [one] … et { $n } autre, à taper en toutes lettres, comme { $move }
   *[other] … et { $n } autres, à taper en toutes lettres, comme { $move }
}

# The header
insanam-table-setting = Mise en place
insanam-table-round-of = Manche { $number }
insanam-table-turn-of = Tour de jeu { $turn }
insanam-table-next-end = la manche s’arrête à { $space }
insanam-table-next-symbol = un événement à { $space }

# Rome
insanam-table-offer = À vendre
insanam-table-adversary = Adversaire
insanam-table-display = Gladiateurs exposés
insanam-table-public = Ambition publique
insanam-table-place = Place { $n }

# Cards
insanam-table-power = puissance { $n }
insanam-table-strong = fort : { $names }
insanam-table-weak = faible : { $names }
insanam-table-one-shot = pouvoir unique : { $effect }
insanam-table-income = revenu : { $effect }
insanam-table-permanent = pouvoir permanent : { $effect }

# The map
insanam-table-attack = Attaque, { $land }
insanam-table-passing = De passage, { $land }
insanam-table-barbarians = barbares
insanam-table-battle = Bataille, { $land } : { $one } contre { $other }
insanam-table-dice = dés

# Players
insanam-table-marker = traîtrise { $space }
insanam-table-no-score = sans score final
insanam-table-chariot = char { $space }
insanam-table-passed = a passé
insanam-table-blocked = pouvoir de départ perdu
insanam-table-exposed = traître démasqué
insanam-table-doubled = doublé : { $good }
insanam-table-strip = Zones de troupes
insanam-table-next-income = revenu
insanam-table-released = à poser : { $camps }
insanam-table-play = En jeu
insanam-table-tucked = À gauche du plateau
insanam-table-winners = Sous le plateau
insanam-table-open = Ambition avouée
insanam-table-done = Validées
insanam-table-unlocked = Débloqués
insanam-table-goods = Vos ressources
insanam-table-destiny = Votre destinée
insanam-table-ambition = Votre ambition
insanam-table-redemption = Votre rédemption
insanam-table-hand = À choisir
insanam-table-picks = Prises
insanam-table-peeked = Sur la pioche

# The end
insanam-table-winners-are = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne la partie !
   *[other] { $names } partagent la victoire !
}
insanam-table-winners-you = { $count ->
    [one] Vous gagnez la partie !
   *[other] Vous partagez la victoire avec { $names } !
}
insanam-table-why-traitor = Un traître caché a atteint le bout de la piste de traîtrise.
insanam-table-why-sixty = Le bout de la piste de traîtrise est atteint : le plus grand nombre de PV l’emporte.
insanam-table-why-limit = Le dernier tour de jeu est passé : le plus grand nombre de PV l’emporte.
insanam-table-tie = Égalité en tête ; { $article } tranche.

# Help
insanam-ui-help-last = lire des cartes en entier : les plateaux au choix, vos pouvoirs, les gladiateurs, les tuiles à vendre, les ambitions publiques, le dernier événement
insanam-ui-help-log = relire le récit de ce tour de jeu

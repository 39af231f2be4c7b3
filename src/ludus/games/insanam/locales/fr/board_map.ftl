# Ad Insanam Imperatoris: what the map, battles, the arena and edicts say in the browser.

# The imperial map
insanam-map-label = La carte impériale
insanam-map-tray = Ce qui se décide sur la carte
insanam-map-list = En liste
insanam-map-in = Agrandir
insanam-map-out = Réduire
insanam-map-look = Touchez un territoire ou une mer pour voir qui s’y trouve.
insanam-map-sea = mer
insanam-map-seas = Mers
insanam-map-nobody = personne
insanam-map-held = { $name } : { $pieces }
insanam-map-invaders = { $name } attaque avec { $troops }
insanam-map-passing = { $name } traverse avec { $troops }
insanam-map-start = territoire de départ { $number }
insanam-map-start-of = territoire de départ { $number }, choisi par { $name }
insanam-map-score = Vaut { $n } PV à un décompte ; toute la région ({ $region }), { $full } PV de plus.
insanam-map-power = Puissance { $n } avant le dé
insanam-map-near = À côté : { $places }
insanam-map-from-here = point de départ
insanam-map-lit-source = peut partir d’ici
insanam-map-lit-target = peut être choisi
insanam-map-lit-picked = choisi
insanam-map-points = { $n ->
    [one] point de mouvement restant
   *[other] points de mouvement restants
}
insanam-map-where = vers où ?
insanam-map-all = Tout le groupe
insanam-map-less = Un de moins : { $what }
insanam-map-more = Un de plus : { $what }
insanam-map-cancel = Annuler
insanam-map-last-dice = Derniers dés : { $mine } contre { $other }

# What can be begun on the map
insanam-map-mode-camp = Poser un campement
insanam-map-mode-banish = Renvoyer des troupes
insanam-map-mode-demote = Changer des troupes en légionnaires
insanam-map-mode-incite = Mettre en scène une attaque
insanam-map-mode-raid = Raid contre des barbares

# What to tap next
insanam-map-hint-settle = Touchez un territoire de départ libre.
insanam-map-hint-deploy = Choisissez une troupe, puis touchez sa destination.
insanam-map-hint-camp = Touchez un territoire que vous contrôlez.
insanam-map-hint-march = Choisissez combien marchent, puis touchez leur destination.
insanam-map-hint-sail = Touchez la destination du groupe.
insanam-map-hint-send = Choisissez qui vous envoyez.
insanam-map-hint-battle = Touchez la bataille à livrer d’abord.
insanam-map-hint-withdraw = Choisissez une troupe, puis touchez le territoire où elle se retire.
insanam-map-hint-banish = Touchez le territoire dont les troupes sont renvoyées.
insanam-map-hint-demote = Touchez le territoire dont les troupes deviennent légionnaires.
insanam-map-hint-incite = Touchez le territoire attaqué.
insanam-map-hint-raid = Touchez le territoire barbare que vous prenez.
insanam-map-hint-source-march = Touchez les troupes qui doivent marcher.
insanam-map-hint-source-sail = Touchez le groupe qui doit naviguer.
insanam-map-hint-source-incite = Touchez les troupes forcées d’attaquer.
insanam-map-hint-source-raid = Touchez les troupes qui prennent un territoire voisin.

# The button that sends a pick
insanam-map-send-settle = Partir d’ici
insanam-map-send-deploy = Déployer
insanam-map-send-camp = Poser le campement
insanam-map-send-march = Marcher
insanam-map-send-attack = Attaquer
insanam-map-send-transit = Traverser en payant
insanam-map-send-sail = Naviguer
insanam-map-send-send = Les envoyer
insanam-map-send-battle = Livrer d’abord cette bataille
insanam-map-send-withdraw = Retirer
insanam-map-send-banish = Les renvoyer
insanam-map-send-demote = En faire des légionnaires
insanam-map-send-incite = Les faire attaquer
insanam-map-send-raid = Prendre sans bataille

# A battle
insanam-battle-title = Bataille : { $place }
insanam-battle-attacks = à l’attaque
insanam-battle-defends = en défense
insanam-battle-barbarians = Barbares
insanam-battle-power = Puissance avant le dé
insanam-battle-total = Total
insanam-battle-die = dé : { $n }
insanam-battle-killed = { $n ->
    [one] { $n } troupe perdue
   *[other] { $n } troupes perdues
}
insanam-battle-equal = Égalité : chaque camp perd une troupe.
insanam-battle-damage = Dégâts { $n } : { $name }
insanam-battle-choose = { $n ->
    [0] Choisissez la troupe que vous perdez.
   *[other] Choisissez vos pertes : puissance { $n } ou plus, sans rien de superflu.
}
insanam-battle-loss = puissance { $n }
insanam-battle-pick = Choisissez d’abord vos pertes

# The arena
insanam-arena-title = Un combat dans l’arène
insanam-arena-of = Dans l’arène : { $name }
insanam-arena-own = Votre gladiateur
insanam-arena-foe = L’adversaire
insanam-arena-before = Avant le dé
insanam-arena-won = { $one } l’emporte.
insanam-arena-tied = Égalité : les deux tombent.
insanam-arena-lost = { $one } tombe.
insanam-arena-standing = Pour l’instant : { $result }
insanam-arena-hidden = La carte cachée
insanam-arena-send = Combattre

# Edicts
insanam-edict-first = D’abord, une fois : { $effect }
insanam-edict-approve = Pouce vert
insanam-edict-refuse = Pouce rouge
insanam-edict-show-approve = Approuver
insanam-edict-show-refuse = Refuser
insanam-edict-pick = Choisissez d’abord un pouce
insanam-edict-thumbs = Chacun choisit en secret, puis tous les pouces sont montrés ensemble.
insanam-edict-did-approve = approuve
insanam-edict-did-refuse = refuse
insanam-edict-exposed = démasqué : subit la moitié inférieure
insanam-edict-thinks = doit encore choisir
insanam-edict-ready = a choisi
insanam-edict-kind = { $kind ->
    [G] Chacun donne de l’or.
    [W] Chacun donne du bois.
    [S] Chacun donne de la pierre.
   *[ANY] Chacun donne des ressources de toute sorte.
}
insanam-edict-least = Ensemble au moins { $n }.
insanam-edict-failure = Sinon, qui n’a rien donné perd 1 PV par unité manquante. Les dons sont perdus dans tous les cas.
insanam-edict-rewards = Récompenses selon le don
insanam-edict-ties = Les dons égaux partagent la meilleure place. Qui ne donne rien ne gagne rien.
insanam-edict-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
insanam-edict-give = { $n ->
    [0] Ne rien donner
   *[other] Donner { $n }
}
insanam-edict-secret = Personne ne voit votre don avant que tous aient choisi.
insanam-edict-gift = { $n ->
    [0] n’a rien donné
   *[other] a donné { $n }
}
insanam-edict-reached = { $sum } donnés pour un minimum de { $least } : réussi.
insanam-edict-failed = { $sum } donnés pour un minimum de { $least } : il manque { $missing }.

# Gorus Maximus: what is said at the table.

gorus-name = Gorus Maximus
    .pitch = Des plis dans l’arène, avec un atout qui change en plein combat.
    .about = Gorus Maximus est un jeu de Conor McGoey et Dominique McGoey, avec des règles en solitaire de Timothy Gay. Publié par Inside Up Games (2018) ; édition russe de Hobby World (2020). Les illustrations du jeu imprimé sont de Kwanchai Moriya et ne sont pas reprises ici.
    .solo = Vous seul contre les errants

# Words for things
gorus-school = { $id ->
    [BL] Poings bleus
    [BR] Épées marron
    [GR] Flèches vertes
    [PI] Haches roses
   *[YE] Boucliers jaunes
}
gorus-colour = { $id ->
    [BL] Bleu
    [BR] Marron
    [GR] Vert
    [PI] Rose
   *[YE] Jaune
}
gorus-card = { $code ->
    [BL] Bleu { $number }
    [BR] Marron { $number }
    [GR] Vert { $number }
    [PI] Rose { $number }
   *[YE] Jaune { $number }
}
gorus-question = quel gladiateur envoyer

# The course of a game
gorus-round = La manche { $round } commence.
    .name = Manche { $round }
gorus-dealer = { $seat } distribue.
gorus-dealer-you = Vous distribuez.
gorus-dealt = Votre main : { $cards }.
gorus-lead = { $seat } entame avec { $card }.
gorus-lead-you = Vous entamez avec { $card }.
gorus-follow = { $seat } suit avec { $card }.
gorus-follow-you = Vous suivez avec { $card }.
gorus-challenge = { $seat } lance un défi avec { $card } !
gorus-challenge-you = Vous lancez un défi avec { $card } !
gorus-discard = { $seat } n’a pas cette école et se défausse de { $card }.
gorus-discard-you = Vous n’avez pas cette école et vous défaussez de { $card }.
gorus-wanderer-lead = Un gladiateur errant ouvre avec { $card }.
gorus-wanderer-follow = Un gladiateur errant répond avec { $card }.
gorus-wanderer-challenge = Un gladiateur errant lance un défi avec { $card } !
gorus-wanderer-discard = Un gladiateur errant entre avec { $card }.
gorus-preferred = La foule préfère désormais les { $school }.
gorus-drew = { $seat } pioche une carte.
gorus-drew-card = Vous piochez { $card }.
gorus-takes = { $by ->
    [preferred] { $seat } remporte le combat avec { $card }, la plus forte carte de l’école préférée : { $cards } cartes, faveur { $favour }.
   *[led] { $seat } remporte le combat avec { $card }, la plus forte carte de l’école entamée : { $cards } cartes, faveur { $favour }.
}
gorus-takes-you = { $by ->
    [preferred] Vous remportez le combat avec { $card }, la plus forte carte de l’école préférée : { $cards } cartes, faveur { $favour }.
   *[led] Vous remportez le combat avec { $card }, la plus forte carte de l’école entamée : { $cards } cartes, faveur { $favour }.
}
gorus-wanderers-take = { $by ->
    [preferred] Les errants remportent le combat avec { $card }, la plus forte carte de l’école préférée : { $cards } cartes, faveur { $favour }.
   *[led] Les errants remportent le combat avec { $card }, la plus forte carte de l’école entamée : { $cards } cartes, faveur { $favour }.
}
gorus-total = { $seats } : faveur { $favour }.
gorus-total-you = { $company ->
    [0] Vous : faveur { $favour }.
   *[other] Vous et { $others } : faveur { $favour }.
}
gorus-wanderers-total = Errants : faveur { $favour }.
gorus-trial-failed = Aucun combat avec un 8 n’a été gagné : la foule crie à la triche et la manche revient aux errants.
gorus-token = Laurier pour { $seats } : { $tokens } sur { $target }.
gorus-token-you = { $company ->
    [0] Laurier pour vous : { $tokens } sur { $target }.
   *[other] Laurier pour vous et { $others } : { $tokens } sur { $target }.
}
gorus-wanderers-token = Laurier pour les errants : { $tokens } sur { $target }.
gorus-won = { $count ->
    [one] { $seats } gagne la partie !
   *[other] { $seats } gagnent la partie !
}
gorus-won-you = { $count ->
    [one] Vous gagnez la partie !
   *[other] Vous gagnez la partie, avec { $others } !
}
gorus-wanderers-won = Les gladiateurs errants gagnent la partie.
gorus-tie-broken = Plusieurs camps ont atteint leur objectif ensemble ; { $article } les départage.

# Refusals
gorus-refused-not-held = Vous n’avez pas { $card } en main.
gorus-refused-follow = { $card } doit attendre : vous avez des { $school }, alors fournissez-en ou lancez un défi avec un { $strength }.

# Options and notation
gorus-no-such-card = « { $text } » n’est pas un gladiateur ; une carte s’écrit comme BL10 (BL, BR, GR, PI ou YE, puis 0 à 15).
gorus-bad-players = { $players } ne convient pas : cette édition se joue de { $least } à { $most }.
gorus-bad-teams = « { $teams } » n’est pas un format d’équipes à { $players } ; choisissez parmi { $known }.
gorus-no-teams = Pas d’équipes à { $players } (« { $teams } ») : il faut au moins 4 joueurs.
gorus-bad-schools = À { $players }, il faut { $wanted } écoles différentes.
gorus-bad-target = Un objectif de { $target } est impossible : il faut au moins 1 laurier.
gorus-bad-dealer = Aucune place { $dealer } pour distribuer : les places vont de 0 à { $last }.

# The terminal table
gorus-ui-round = Manche { $round }
gorus-ui-fight = Combat { $fight } sur { $fights }
gorus-ui-preferred = École préférée : { $school }
gorus-ui-nobody = aucune pour l’instant
gorus-ui-led = entame
gorus-ui-challenge = défi
gorus-ui-arena = Arène
gorus-ui-empty = Le sable est vide.
gorus-ui-player = Joueur
gorus-ui-team = Équipe
gorus-ui-hand = Main
gorus-ui-pile = Captures
gorus-ui-tokens = Lauriers
gorus-ui-wanderers = Errants
gorus-ui-wanderer = Errant
gorus-ui-wanderers-pile = Capturés par les errants : { $cards }
gorus-ui-deck = Pioche : { $count }
gorus-ui-your-hand = Votre main
gorus-ui-dealer = donneur
gorus-ui-ahead = en tête
gorus-ui-waits = doit attendre
gorus-ui-challenges = est un défi
gorus-ui-favour = faveur
gorus-ui-last = Dernier combat
gorus-ui-no-last = Aucun combat de cette manche n’est encore terminé.
gorus-ui-no-earlier = Les combats d’avant le dernier ne se consultent pas (G-7.7).
gorus-ui-round-over = La manche { $round } est finie
gorus-ui-zero = École préférée à la fin : { $school } ; leur 0 compte { $bonus }.
gorus-ui-target = { $target ->
    [one] L’objectif de { $target } laurier est atteint.
   *[other] L’objectif de { $target } lauriers est atteint.
}
gorus-ui-lead-now = À vous : entamez avec n’importe quel gladiateur.
gorus-ui-follow-now = À vous : fournissez des { $school }, ou lancez un défi avec un { $strength }.
gorus-ui-void-now = À vous : vous n’avez pas de { $school }, tout gladiateur est permis.
gorus-ui-help-last = revoir le dernier combat
gorus-ui-help-log = relire le récit de la manche, à partir du dernier combat

# Brutus: what is said at the table.

brutus-name = Brutus
    .pitch = Grimpez de Servus à Imperator, et gare aux 1.
    .about = Brutus est un jeu de Frédéric Bizet et Michel Bussi, publié par Bad Taste Games.

# Words for things
brutus-card = { $id ->
    [1] Brutus (1)
    [9] Dux (9)
    [10] Censor (10)
    [11] Senator (11)
    [12] Vestalis Virgo (12)
    [13] Caesar (13)
   *[other] { $id }
}
brutus-combination = { $id }
brutus-rank = { $id ->
    [imperator] Imperator
    [consul] Consul
    [servus] Servus
   *[other] { $id }
}
brutus-question = { $id ->
    [announce] combien de cartes vont au forum
    [lay] quelles cartes déposer au forum
    [mercy] déclarer ou non la Bienveillance
    [take] quelle carte prendre au forum
    [power] activer ou non le pouvoir du Consul
    [lead] avec quoi commencer le round
    [reply] battre ou non la combinaison
    [conspire] déclencher ou non une Conspiration
    [slip] quelle carte donner vers la gauche
    [gifts] combien de cartes donner
    [to] à qui donner une carte
    [give] quelle carte donner
   *[discard] quelle carte défausser
}

# The course of a game
brutus-manche = La manche { $manche } commence.
    .name = Manche { $manche }
brutus-rank-of = { $seat } est { $rank }.
brutus-rank-of-you = Vous êtes { $rank }.
brutus-dealt = Votre main : { $cards }.
brutus-forum = { $count ->
    [one] { $seat } annonce { $count } carte par joueur pour le forum.
   *[other] { $seat } annonce { $count } cartes par joueur pour le forum.
}
brutus-forum-you = { $count ->
    [one] Vous annoncez { $count } carte par joueur pour le forum.
   *[other] Vous annoncez { $count } cartes par joueur pour le forum.
}
brutus-laid = Vous déposez la carte { $card } au forum.
brutus-mercy = { $points ->
    [one] { $seat } déclare sa Bienveillance : +{ $points } point, et le Servus se sert en premier.
   *[other] { $seat } déclare sa Bienveillance : +{ $points } points, et le Servus se sert en premier.
}
brutus-mercy-you = { $points ->
    [one] Vous déclarez votre Bienveillance : +{ $points } point, et le Servus se sert en premier.
   *[other] Vous déclarez votre Bienveillance : +{ $points } points, et le Servus se sert en premier.
}
brutus-no-mercy = { $seat } ne déclare pas sa Bienveillance.
brutus-no-mercy-you = Vous ne déclarez pas votre Bienveillance.
brutus-revealed = Le forum se dévoile : { $cards }.
brutus-takes = { $seat } prend la carte { $card }.
brutus-takes-you = Vous prenez la carte { $card }.
brutus-power-on = { $seat } active le pouvoir du Consul : on peut répondre à égalité.
brutus-power-on-you = Vous activez le pouvoir du Consul : on peut répondre à égalité.
brutus-power-off = { $seat } laisse le pouvoir du Consul inactif.
brutus-power-off-you = Vous laissez le pouvoir du Consul inactif.
brutus-lead = { $seat } commence le round avec { $combination }.
brutus-lead-you = Vous commencez le round avec { $combination }.
brutus-beat = { $seat } joue { $combination }.
brutus-beat-you = Vous jouez { $combination }.
brutus-equal = { $seat } répond à égalité avec { $combination } !
brutus-equal-you = Vous répondez à égalité avec { $combination } !
brutus-pass = { $seat } passe.
brutus-pass-you = Vous passez.
brutus-skip = { $seat } doit passer son tour.
brutus-skip-you = Vous devez passer votre tour.
brutus-wins = { $seat } gagne le round avec { $combination }.
brutus-wins-you = Vous gagnez le round avec { $combination }.
brutus-caesar = { $points ->
    [one] Caesar rapporte { $points } point à { $seat }.
   *[other] Caesar rapporte { $points } points à { $seat }.
}
brutus-caesar-you = { $points ->
    [one] Caesar vous rapporte { $points } point.
   *[other] Caesar vous rapporte { $points } points.
}
brutus-gifts = { $count ->
    [one] { $seat } va donner { $count } carte.
   *[other] { $seat } va donner { $count } cartes.
}
brutus-gifts-you = { $count ->
    [one] Vous allez donner { $count } carte.
   *[other] Vous allez donner { $count } cartes.
}
brutus-gives = { $seat } donne une carte à { $to }.
brutus-gives-at-you = { $seat } vous donne une carte.
brutus-gives-you = Vous donnez une carte à { $to }.
brutus-gave = { $to } reçoit de vous la carte { $card }.
brutus-got = { $giver } vous donne la carte { $card }.
brutus-discards = { $seat } défausse la carte { $card }.
brutus-discards-you = Vous défaussez la carte { $card }.
brutus-conspiracy = { $seat } déclenche une Conspiration : chacun donne une carte vers la gauche.
brutus-conspiracy-you = Vous déclenchez une Conspiration : chacun donne une carte vers la gauche.
brutus-no-conspiracy = { $seat } ne déclenche pas de Conspiration.
brutus-no-conspiracy-you = Vous ne déclenchez pas de Conspiration.
brutus-slipped = Les cartes de la Conspiration changent de main.
brutus-out = { $points ->
    [one] { $seat } sort de la manche : { $rank }, +{ $points } point.
   *[other] { $seat } sort de la manche : { $rank }, +{ $points } points.
}
brutus-out-you = { $points ->
    [one] Vous sortez de la manche : { $rank }, +{ $points } point.
   *[other] Vous sortez de la manche : { $rank }, +{ $points } points.
}
brutus-revolt = { $points ->
    [one] Révolte des Gladiateurs : +{ $points } point pour { $seat }.
   *[other] Révolte des Gladiateurs : +{ $points } points pour { $seat }.
}
brutus-revolt-you = { $points ->
    [one] Révolte des Gladiateurs : +{ $points } point pour vous.
   *[other] Révolte des Gladiateurs : +{ $points } points pour vous.
}
brutus-last = { $seat } reste avec des cartes en main et devient Servus.
brutus-last-you = Vous restez avec des cartes en main et devenez Servus.
brutus-total = { $points ->
    [one] { $seat } : { $points } point.
   *[other] { $seat } : { $points } points.
}
brutus-total-you = { $points ->
    [one] Vous : { $points } point.
   *[other] Vous : { $points } points.
}
brutus-won = { $count ->
    [one] { $seats } gagne la partie !
   *[other] { $seats } partagent la victoire !
}
brutus-won-you = { $count ->
    [one] Vous gagnez la partie !
   *[other] Vous partagez la victoire avec { $others } !
}
brutus-tie-broken = Égalité de points en tête ; { $article } tranche.

# Refusals
brutus-refused-out = Vous n’êtes plus en jeu dans cette manche. La question est : { $question }.
brutus-refused-pass = Qui commence le round doit jouer ; on ne passe qu’en réponse.
brutus-refused-not-held = { $held ->
    [0] Vous n’avez pas { $combination } en main.
   *[other] Vous n’avez pas { $combination } en main : il n’y en a que { $held }.
}
brutus-refused-not-there = La carte { $card } n’est plus au forum.
brutus-refused-gifts = { $held ->
    [one] Avec { $held } carte en main, vous ne pouvez donner que celle-là.
   *[other] Avec { $held } cartes en main, vous ne pouvez pas en donner davantage.
}
brutus-refused-self = Un cadeau va à un autre joueur.
brutus-refused-nobody = Il n’y a personne sur ce siège.
brutus-refused-recipient = { $seat } n’est plus en jeu dans cette manche et ne peut pas recevoir de carte.
brutus-refused-count = { $count ->
    [one] Il faut exactement { $count } carte, comme dans la combinaison à battre.
   *[other] Il faut exactement { $count } cartes, comme dans la combinaison à battre.
}
brutus-refused-equal = { $combination } ne fait qu’égaler la combinaison à battre ; il faudrait le pouvoir du Consul.
brutus-refused-caesar = Seul { $brutus } bat { $top }, pas { $combination }.
brutus-refused-brutus = { $combination } ne va pas sur { $top } : cela sert à commencer le round ou à battre { $caesar }.
brutus-refused-low = { $combination } ne suffit pas : il faut battre { $top }.

# Options and notation
brutus-no-such-move = « { $text } » n’est pas un coup ; un coup s’écrit comme 5x2, pass, lay 5, take 9, forum 2, to 3, give 4.
brutus-bad-players = { $players } ne convient pas : Brutus se joue de { $least } à { $most }.
brutus-bad-end = Une partie se termine d’une seule façon, avec un nombre : { $known }. Par exemple : { $example }.
brutus-bad-number = { $name } { $number } est impossible : il faut un nombre de 1 à { $most }.

# The terminal table and the prompt
brutus-ui-manche = Manche { $manche }
brutus-ui-of-manches = Manche { $manche } sur { $manches }
brutus-ui-target = { $target ->
    [one] jusqu’à { $target } point
   *[other] jusqu’à { $target } points
}
brutus-ui-time = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
brutus-ui-power = Pouvoir du Consul : actif
brutus-ui-no-power = Pouvoir du Consul : inactif
brutus-ui-player = Joueur
brutus-ui-rank = Position
brutus-ui-cards = Cartes
brutus-ui-points = Points
brutus-ui-won = Manches gagnées
brutus-ui-out = sorti
brutus-ui-you = vous
brutus-ui-top = À battre
brutus-ui-empty = Rien à battre pour l’instant.
brutus-ui-owner = { $combination } par { $seat }
brutus-ui-forum = Forum
brutus-ui-your-hand = Votre main
brutus-ui-laid = Au forum, face cachée : { $cards }
brutus-ui-known = Connu de vous
brutus-ui-round = Ce round
brutus-ui-last = Le round précédent
brutus-ui-no-last = Aucun round de cette manche n’est encore terminé.
brutus-ui-summary = La manche { $manche } est finie
brutus-ui-place = Place
brutus-ui-total = Total
brutus-ui-announce-now = Imperator, combien de cartes chacun doit-il déposer au forum ?
brutus-ui-lay-now = { $left ->
    [one] Déposez { $left } carte au forum, face cachée.
   *[other] Déposez { $left } cartes au forum, face cachée.
}
brutus-ui-mercy-now = { $points ->
    [one] Déclarez-vous votre Bienveillance ? Vous gagnez { $points } point ; le Servus se sert en premier, et vous en dernier.
   *[other] Déclarez-vous votre Bienveillance ? Vous gagnez { $points } points ; le Servus se sert en premier, et vous en dernier.
}
brutus-ui-take-now = { $left ->
    [one] Prenez { $left } carte au forum.
   *[other] Prenez { $left } cartes au forum.
}
brutus-ui-power-now = Consul, activez-vous votre pouvoir ? Chacun pourra répondre à égalité pendant cette manche.
brutus-ui-lead-now = À vous de commencer le round : jouez autant de cartes d’une même valeur que vous voulez.
brutus-ui-reply-now = Battez { $combination } avec autant de cartes, ou passez.
brutus-ui-reply-equal-now = Battez { $combination } avec autant de cartes, répondez à égalité ou passez.
brutus-ui-conspire-now = César est mort. Déclenchez-vous une Conspiration ? Chacun donnera une carte vers la gauche.
brutus-ui-slip-now = Choisissez une carte à donner à { $seat }.
brutus-ui-gifts-now = Dux : combien de cartes donnez-vous ?
brutus-ui-to-now = { $effect ->
    [appoint] Senator : qui reçoit une carte et commence le round suivant ?
   *[other] { $left ->
        [one] À qui donner la carte ?
       *[other] À qui donner la première des { $left } cartes ?
    }
}
brutus-ui-give-now = Choisissez la carte pour { $seat }.
brutus-ui-discard-now = Défaussez une carte.
brutus-ui-waits = pas maintenant
brutus-ui-yes = Oui
brutus-ui-no = Non
brutus-ui-on = L’activer
brutus-ui-off = Le laisser inactif
brutus-ui-pass = Passer
brutus-ui-power-open = Pouvoir du Consul : pas encore décidé
brutus-ui-pickers = Doivent encore se servir : { $seats }
brutus-ui-given = Prêt à être donné : { $cards }
brutus-ui-choosing = choisit encore
brutus-ui-passed = a passé
brutus-ui-skipped = tour perdu
brutus-ui-gone = Joué ou défaussé dans cette manche
brutus-ui-none-known = Vous ne connaissez avec certitude aucune carte des autres mains.
brutus-ui-some-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
brutus-ui-lead-hint = Tapez { $one } pour jouer une seule de ces cartes, { $more } pour en jouer { $count }.
brutus-ui-pass-now = Vous n’avez pas de réponse à { $combination } : passez.
brutus-ui-caesar = Caesar
brutus-ui-revolt = Révolte
brutus-ui-mercy = Bienveillance
brutus-ui-why-manches = { $manches ->
    [one] Meilleur total après { $manches } manche : { $points }.
   *[other] Meilleur total après { $manches } manches : { $points }.
}
brutus-ui-why-target = { $target ->
    [one] L’objectif de { $target } point est atteint ; meilleur total : { $points }.
   *[other] L’objectif de { $target } points est atteint ; meilleur total : { $points }.
}
brutus-ui-why-time = Le temps est écoulé ; meilleur total : { $points }.
brutus-ui-help-last = revoir le round précédent, les cartes que vous connaissez chez les autres et celles qui sont parties
brutus-ui-help-log = relire le récit de cette manche et les points des précédentes

# What sets a move apart from others that are told alike.
brutus-field-value = carte

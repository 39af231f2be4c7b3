# The web client.

# The frame
web-tagline = Des jeux de table romains, joués selon leurs vraies règles.
web-skip = Aller au contenu
web-to-lobby = Ludus : vers l’accueil
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-about = À propos
web-documentation = Documentation (en anglais)
web-name = Votre nom
web-saved = Enregistré.
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-loading = Un instant…
web-not-found = Il n’y a rien ici.
web-failed = Le serveur ne répond pas. Vérifiez la connexion.
web-retry = Réessayer
web-seconds = { $number } s
web-minutes = { $number } min

# The lobby
web-games = Les jeux
web-as-last-time = Jouer comme la dernière fois
web-go-on = Reprendre
web-play-bots = Jouer tout de suite contre des robots
web-players = { $count ->
    [1] vous seul
   *[other] { $count } à la table
}
web-lasts = environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lasts-hours = environ { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
web-lasts-short = { $minutes } min
web-lasts-short-hours = { $hours } h
web-more-ways = { $count ->
    [one] { $count } autre façon de jouer
   *[other] { $count } autres façons de jouer
}
web-strip = Joueurs et robots, pour tous les jeux
web-at-table = À la table
web-fewer = Un joueur de moins
web-more = Un joueur de plus
web-you-and = { $count ->
    [one] vous et { $count } robot
   *[other] vous et { $count } robots
}
web-wait-for-you = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-invite = Inviter
web-goal = Votre but
web-goal-open = But et tour de jeu
web-goal-read = Jouons
web-page-at = Page { $at } sur { $of }
web-page-before = La page précédente
web-page-after = La page suivante
web-rules-play = Jouer une première partie
web-rulebook = Livre de règles
web-tables-mine = Mes tables
web-tables-public = Tables ouvertes
web-tables-none = Aucune table ouverte pour l’instant. Invitez des amis et laissez entrer tout le monde.
web-continue = Continuer
web-join = Rejoindre
web-watch = Regarder
web-look-back = Revoir
web-status-open = en attente de joueurs
web-status-running = en cours
web-status-finished = terminée
web-status-abandoned = abandonnée
web-why = Pourquoi ?
web-aside-damaged = impossible à ouvrir : endommagée
web-aside-rules = commencée sous d’anciennes règles
web-aside-over = jouée sous d’anciennes règles
web-full = toutes les places sont prises
web-row-turn = { $count ->
    [one] à { $names } de jouer
   *[other] doivent décider : { $names }
}
web-row-won-you = Vous avez gagné
web-row-won = Victoire : { $names }
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

# Opening a table
web-invite-title = Nouvelle table : { $game }
web-option-players = Joueurs
web-choice-none = selon les règles
web-choice-given = comme préparé
web-choice-true = oui
web-choice-false = non
web-visibility = Qui peut rejoindre la table
web-private = Toute personne qui a le lien
web-public = Tout le monde : la table apparaît à l’accueil
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move = { $time } par coup
web-clock-bank = { $time } chacun, { $increment } de plus après chaque coup
web-create = Ouvrir la table
web-named = { $name } : { $what }
web-agreed = Ce qui est convenu à cette table
web-bot = Robot
web-bot-random = Recrue
web-bot-veteran = Vétéran
web-bot-net = Adepte
web-bot-search = Stratège
web-bot-champion = Champion

# Before the start
web-room = Les places
web-seat = Place
web-room-link = Envoyez ce lien à qui doit s’asseoir avec vous.
web-link-local = Seule cette machine peut ouvrir ce lien. Pour des amis dans votre réseau, démarrez le serveur avec : ludus serve --host 0.0.0.0
web-watch-link = Qui a ce lien peut regarder.
web-room-qr = Le lien en code QR
web-seat-free = place libre
web-sit = S’asseoir ici
web-sit-also = Second joueur sur cet appareil
web-put-bot = Robot
web-take-away = Retirer
web-stand-up = Se lever
web-fill = Robots aux places libres
web-start = Commencer la partie
web-start-wait = Il faut une personne ou un robot à chaque place.
web-start-host = L’hôte lance la partie.
web-full-watch = Toutes les places sont prises. Restez et regardez : le plateau apparaît ici quand la partie commence.
web-full-other = Chercher une autre table
web-you = vous
web-absent = non connecté

# The table
web-board = Plateau
web-moves = Coups
web-rail = Journal, discussion et règles
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-part = Lignes de : { $what }
web-talk = Discussion
web-talk-empty = Personne n’a encore rien dit.
web-talk-place = Dites quelque chose…
web-send = Envoyer
web-rules = Règles
web-your-turn = À vous
web-choose = À vous : choisissez un coup.
web-choose-what = À vous : { $what }.
web-thinks = { $name } réfléchit…
web-think = Choisissent : { $names }.
web-waiting = La partie n’a pas encore commencé.
web-over = La partie est finie.
web-allowed = C’est permis.
web-sending = Envoyé ; en attente du serveur…
web-hold = Un robot joue pour moi
web-take-back = Reprendre ma place
web-held-mine = Un robot joue pour vous.
web-held = un robot joue
web-leave = Quitter la table
web-leave-sure = Quitter la table ? Un robot joue pour vous jusqu’à votre retour par le même lien.
web-leave-waits = Quitter la table ? La partie attend votre retour par le même lien.
web-leave-alone = La partie vous attend aussi longtemps qu’il le faut : vous la retrouverez parmi vos tables.
web-end = Terminer cette partie
web-end-sure = Terminer cette partie pour de bon ? Elle disparaît de vos tables.
web-host = hôte
web-host-decide = Décider pour { $name }
web-host-decide-short = Décider
web-host-free = Libérer la place
web-host-free-open = { $name } doit se lever, et la place est de nouveau libre.
web-host-free-bot = { $name } doit se lever, et un robot joue à cette place jusqu’à la fin.
web-host-keep-out = Exclure
web-host-keep-out-told = { $name } perd aussi sa place, et ne peut plus ni s’asseoir ni parler ici jusqu’à ce que vous le permettiez de nouveau.
web-host-hand-over = Confier la table
web-host-hand-over-told = Désormais, c’est { $name } qui décide à cette table, et plus vous.
web-host-several = Un appareil peut prendre plusieurs places
web-host-kept-out = La table est fermée à { $name }.
web-host-let-in = Laisser revenir
web-host-close = Fermer la table
web-host-close-sure = Fermer cette table pour de bon ?
web-host-close-others = Fermer cette table pour de bon ? La partie finit pour tous ceux qui y sont assis, et personne ne gagne.
web-away = { $name } n’est pas là.
web-away-soon = { $name } n’est pas là : un robot joue dans { $time }
web-away-waits = { $name } n’est pas là. La table attend.
web-away-change = Modifier
web-hurried = Le serveur est très sollicité : les robots réfléchissent moins longtemps.
web-missed = { $count ->
    [one] En votre absence, un robot a joué { $count } coup pour vous.
   *[other] En votre absence, un robot a joué { $count } coups pour vous.
}
web-missed-of = { $count ->
    [one] { $name } : en votre absence, un robot a joué { $count } coup pour vous.
   *[other] { $name } : en votre absence, un robot a joué { $count } coups pour vous.
}
web-missed-show = Voir dans le journal
web-missed-ok = D’accord
web-absence = Quand quelqu’un s’absente
web-absence-told = Quand quelqu’un s’absente, { $what }.
web-absence-never = la table attend sans limite
web-absence-after = un robot joue après { $time }
web-undo = Reprendre le coup
web-undo-asks = { $name } voudrait reprendre son dernier coup.
web-undo-wait = Vous avez demandé à reprendre votre coup. Doivent encore accepter : { $names }.
web-agree = Accepter
web-refuse = Refuser
web-one-moment = Un instant : rien ne peut être enregistré pour le moment. Votre partie reprendra d’elle-même.
web-lost = La connexion est perdue. Nouvel essai…
web-try-now = Essayer maintenant
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-watching = Vous regardez.
web-pass = Passez l’appareil à { $name }
web-pass-hint = Ce rideau cache des secrets, réservés à { $name }.
web-i-am = Je suis { $name }
web-time-left = { $name }, temps restant : { $time }
web-menu = Table

# A game without a board of its own, and what moves cost and bring
web-yes = oui
web-no = non
web-none = rien
web-acting = doit jouer
web-table = Sur la table
web-make-move = Jouer ce coup
web-moves-with = Coups avec { $what }
web-all-moves = Tous les coups
web-not-allowed = interdit pour l’instant
web-forecast = Ce que cela coûte et apporte
web-cost = Prix : { $what }
web-odds = Les chances

# The end
web-won-you = Vous avez gagné
web-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
web-won-with = Vous et { $names } avez gagné
web-came = Vous terminez { $place ->
    [1] 1er
   *[other] { $place }e
}
web-beaten = Vous avez perdu
web-won-nobody = Personne à la table ne gagne
web-given-up = La table a été abandonnée
web-result = Résultat
web-rank = Rang
web-player = Joueur
web-lobby = Accueil
web-rematch = Revanche
web-next = Vers la nouvelle table
web-replay = Revoir
web-record = Télécharger l’enregistrement
web-chance-check = Vérifier le hasard
web-chance-fair = Le hasard de cette partie était honnête
web-chance-unfair = Quelque chose cloche dans le hasard de cette partie
web-chance-seed = La graine révélée maintenant est celle dont l’empreinte a été publiée avant la partie.
web-chance-commitment = La graine ne correspond pas à l’empreinte publiée avant la partie.
web-chance-no-seed = L’enregistrement ne révèle pas sa graine : rien ne peut être vérifié.
web-chance-same-commitment = Cette empreinte est celle que ce navigateur a vue avant d’envoyer son nombre aléatoire.
web-chance-other-commitment = L’empreinte de l’enregistrement n’est pas celle que ce navigateur a vue avant la partie.
web-chance-own-nonce = Votre nombre aléatoire figure dans l’enregistrement tel que ce navigateur l’a envoyé : { $nonce }
web-chance-other-nonce = Le nombre aléatoire envoyé par ce navigateur ne figure pas dans l’enregistrement : { $nonce }
web-chance-not-sent = Ce navigateur n’a pas envoyé de nombre aléatoire pour cette partie.
web-chance-stranger = Ce navigateur n’a pas joué ici : il ne peut dire ce qui a été publié avant la partie.
web-chance-promises = Les nombres aléatoires des autres sont ceux qu’ils avaient promis avant l’envoi du vôtre.
web-chance-broken = L’enregistrement contient un autre nombre aléatoire que celui promis : { $names }.
web-chance-withheld = Nombre aléatoire promis, puis jamais envoyé : { $names }.
web-chance-without = Aucun nombre aléatoire reçu de : { $names }.
web-chance-draws = { $count ->
    [one] Le seul résultat du hasard découle de la graine et des nombres aléatoires.
   *[other] Les { $count } résultats du hasard découlent tous de la graine et des nombres aléatoires.
}
web-chance-draw-wrong = Étape { $step }, « { $label } » : ce résultat ne découle pas de la graine et des nombres aléatoires.
web-chance-unknown-game = Cette vérification ne connaît pas encore ce jeu.
web-chance-elsewhere = Votre navigateur a fait ce calcul lui-même, mais la page vient de ce serveur. Pour vérifier ailleurs, téléchargez l’enregistrement et lancez :
web-to-board = Regarder la table

# Looking back
web-part-back = Au début de ce passage, ou du précédent
web-part-on = Au passage suivant
web-jump = Aller à
web-silent = { $name } décide en secret.
web-silent-you = Vous décidez.
web-copy-move = Copier le lien vers ce coup
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-to-table = À la table
web-run = Lecture
web-pause = Pause
web-moment = Moment { $at } sur { $last }
web-eyes = Vu par
web-spectator = un spectateur
web-setup = La table est prête.

# The rulebook
web-rules-of = { $game } : livre de règles
web-search = Chercher dans les règles
web-chapters = Chapitres
web-edition-only = { $edition } seulement
web-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] { $count } article
   *[other] { $count } articles
}
web-whole-book = Tout le livre de règles

# About
web-about-title = À propos de Ludus
web-about-what = Ludus rend jouables des jeux de table romains : entre amis dans un navigateur, contre des robots qui n’en voient pas plus qu’une personne, avec de chaque partie un enregistrement que chacun peut vérifier.
web-about-unofficial = Non officiel
web-about-unofficial-text = Ludus est un projet indépendant. Il n’est ni fait, ni approuvé, ni soutenu par les auteurs ou les éditeurs des jeux qu’il propose. Les règles sont dites avec nos propres mots ; aucune phrase et aucune image des livrets imprimés n’en fait partie. Les noms des jeux appartiennent à leurs propriétaires. Si un jeu vous plaît ici, achetez-le.
web-about-games = Les jeux
web-about-pictures = Images et caractères
web-about-icons = Emblèmes : Game-icons.net, licence CC BY 3.0, par { $authors } et d’autres ; le site nomme l’auteur de chaque image. Montrés dans nos couleurs, sans autre changement.
web-about-fonts = Caractères : Forum de Denis Masharov ; Alegreya Sans de Juan Pablo del Peral, Huerta Tipográfica. Tous deux sous SIL Open Font License 1.1.
web-about-licence = Licence
web-about-licence-text = Ludus lui-même est un logiciel libre sous licence Apache 2.0.
web-about-privacy = Vos données
web-about-privacy-text = Ni compte ni pistage. Un témoin (cookie) garde votre place, votre nom et votre langue ; ce navigateur retient vos couleurs et vos derniers choix.

# Feuilles de score
web-you-name = Vous
web-sheet-equal = À égalité, les joueurs suivent l’ordre des sièges.
web-sheet-won = l’emporte

# Rythme

web-pace = Rythme
web-pace-calm = Calme
web-pace-usual = Normal
web-pace-quick = Rapide
web-pace-at-once = Immédiat
web-pace-calm-means = Les robots prennent leur temps. Ce qui est fini reste affiché jusqu’à ce que vous continuiez.
web-pace-usual-means = Les robots jouent après un instant. Ce qui est fini reste affiché un instant aussi.
web-pace-quick-means = Les robots jouent vite.
web-pace-at-once-means = Les robots jouent aussitôt et rien ne bouge ; le journal raconte ce qui s’est passé.
web-pace-slowest = Avec d’autres personnes à la table, les robots suivent le rythme le plus lent.
web-to-my-turn = Aller à mon tour
web-seen = Regardez, puis continuez.

# Depuis mon dernier tour
web-since = { $count ->
    [one] Depuis votre dernier tour : { $count } ligne
   *[other] Depuis votre dernier tour : { $count } lignes
}
web-since-title = Depuis votre dernier tour
web-step = Depuis votre dernier tour : étape { $step } sur { $steps }
web-step-before = L’étape précédente
web-step-after = L’étape suivante
web-to-game = Revenir à la partie

# Sons
web-sound = Sons
web-volume = Volume

# Lessons
web-lesson-learn = Apprendre à jouer
web-lesson-minutes = { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}
web-lesson-step = { $step } sur { $steps }
web-lesson-next = Suite
web-lesson-back = Retour
web-lesson-again = Recommencer la leçon
web-lesson-leave = Quitter
web-lesson-look = Regardez la table aussi longtemps que vous voulez, puis continuez.
web-lesson-watch = Regardez ce qui se passe maintenant.
web-lesson-past = Vous avez déjà lu ceci.
web-lesson-play = Jouer une vraie partie
web-lesson-over = La leçon est finie.

# Entraînement
web-practise = Reprendre d’ici
web-practise-about = Une partie à vous reprend à ce moment, contre des robots. Vous voyez ce que voyait votre place ; dés et cartes tombent autrement. Elle ne compte pas.
web-practise-seat = Vous prenez la place de
web-practise-turn = { $name } (à jouer)
web-practise-again = Reprendre encore de là
web-practice = Entraînement
web-practice-from = Entraînement à partir du coup { $at } d’une autre partie

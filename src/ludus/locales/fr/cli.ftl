# The command line.

cli-about = Jeux de table romains : jouer, simuler, vérifier.
cli-usage = usage
cli-commands = commandes
cli-options-title = options
cli-arguments-title = arguments
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-lang = langue : en, fr ou ru
cli-help-json = afficher du JSON
cli-help-games = lister les jeux
cli-help-rules = lire le livre de règles
cli-help-play = jouer dans le terminal
cli-help-teach = suivre une leçon dans le terminal
cli-help-sim = faire jouer beaucoup de parties par des robots
cli-help-replay = rejouer un enregistrement et le contrôler
cli-help-verify = prouver que le hasard d’un enregistrement était honnête
cli-help-fuzz = chercher des fautes dans les règles en jouant au hasard
cli-help-bench = mesurer la vitesse du moteur
cli-help-game = un jeu : { $known }
cli-help-article = un article (G-5.2) ou un chapitre (G-5)
cli-help-search = n’afficher que les articles contenant ce mot
cli-help-file = un enregistrement
cli-help-players = nombre de joueurs
cli-help-option = une option du jeu, nom=valeur ; peut se répéter
cli-help-bots = robots par place, séparés par des virgules : level:1 à level:8, ou random, veteran, search, champion ; search et champion aussi avec un budget : champion:500ms ; un programme à vous : program:./mybot
cli-help-seed = graine : la même graine donne les mêmes parties
cli-help-nonce = votre nonce, mêlé au hasard de la partie
cli-help-seat = votre place, à partir de 1
cli-help-name = votre nom
cli-help-record = écrire l’enregistrement dans ce fichier
cli-help-from = reprendre à un moment de cet enregistrement (une partie finie), contre des robots
cli-help-at = le moment : après cette entrée de l’enregistrement
cli-help-count = nombre de parties
cli-help-records = dossier des enregistrements
cli-help-jobs = nombre de processus
cli-help-verify-flag = contrôler seulement, n’afficher que le résultat
cli-help-told = compter les événements de parties au hasard au lieu de contrôler tout le contrat
cli-help-seconds = arrêter après ce nombre de secondes
cli-need-command = Donnez une commande : { $known }.
cli-unknown-command = Il n’y a pas de commande « { $name } » ; choisissez parmi { $known }.
cli-unknown-flag = « { $text } » n’est pas compris ici.
cli-missing = Il manque : { $names }.
cli-bad-value = « { $value } » n’est pas une valeur valable pour { $name }.
cli-needs-value = { $name } demande une valeur.
cli-bots-count = { $given } robots ne peuvent occuper { $seats } places.
cli-no-file = { $file } ne peut être lu : { $reason }
cli-no-folder = { $file } ne peut être écrit : { $reason }
cli-games-row = { $name } ({ $id }), version { $version } des règles
cli-games-levels = Niveaux des robots
cli-rules-edition = { $edition } seulement
cli-rules-none = Aucun article ne contient « { $word } ».
cli-sim-progress = Parties
cli-sim-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }, { $moves } coups par partie en moyenne.
cli-sim-records = { $games ->
    [one] { $games } enregistrement écrit dans { $folder }.
   *[other] { $games } enregistrements écrits dans { $folder }.
}
cli-sim-seat = Place
cli-sim-bot = Robot
cli-sim-wins = Victoires
cli-sim-share = Part
cli-sim-interval = Intervalle à 95 %
cli-sim-score = Score moyen
cli-replay-good = { $file } : les { $entries } entrées sont valables.
cli-replay-unfinished = La partie n’est pas finie.
cli-replay-outcome = Vainqueurs : { $winners } ; scores : { $scores }.
cli-nobody = personne à la table
cli-verify-good = { $file } : les { $draws } tirages découlent tous de la graine engagée avant la partie.
cli-fuzz-event = événement
cli-fuzz-times = fois
cli-fuzz-progress = Contrôle
cli-fuzz-good = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups : aucune faute trouvée.
cli-fuzz-found = Enfreint : { $law } (graine { $seed }, coup { $move }).
cli-fuzz-record = La partie jusque-là est dans { $file }.
cli-bench-what = Mesure
cli-bench-value = Valeur
cli-bench-unit = Unité
cli-bench-moves = décisions par seconde, jeu au hasard, { $players } joueurs
cli-bench-clone = clone
cli-bench-view = vue
cli-bench-imagine = imagine, vue déjà rencontrée
cli-bench-imagine-new = imagine, vue nouvelle
cli-bench-json = état en JSON, aller et retour
cli-bench-hash = empreinte de l’état
cli-bench-search = itérations de recherche par seconde
cli-play-you = Vous
cli-play-names = Livia, Marcus, Claudia, Titus, Flavia, Lucius, Octavia, Gaius, Julia
cli-play-practice = Entraînement : cette partie reprend après l’entrée { $at } de { $file }.
cli-play-from-alone = Avec --from, l’enregistrement dit le jeu et ce qui est convenu : retirez { $name }.
cli-play-at-alone = --at demande --from et un enregistrement.
cli-play-table = À la table : { $names }.
cli-play-bots = Robots : { $bots }.
cli-play-help = Tapez un coup ou son numéro ; help dit ce qu’on peut taper d’autre.
cli-play-help-move = jouer ce coup, par son texte ou par son numéro
cli-play-help-why = demander si ce coup est permis, et quel article l’interdit
cli-play-help-what = lire ce que ce coup coûte et apporte, avant de le jouer
cli-play-help-table = revoir la table ; une ligne vide suffit aussi
cli-play-help-rules = lire un article ou un chapitre ; rules seul liste les chapitres
cli-play-help-quit = quitter la table
cli-play-no-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
cli-play-no-number = Il n’y a pas de numéro { $number } ici : choisissez de 1 à { $last }.
cli-play-why-what = Nommez le coup en question : why { $move }
cli-play-question = À vous : { $question }.
cli-play-what-what = Nommez le coup à regarder : what { $move }
cli-play-what-nothing = Il n’y a rien à dire de ce coup à l’avance.
cli-play-costs = Cela coûte : { $what }
cli-play-number = { $number }
cli-play-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-play-nothing = Il n’y a rien à revoir.
cli-play-choose = À vous : choisissez un coup.
cli-play-winners = Victoire : { $winners }.
cli-play-prompt = Votre coup
cli-play-thinks = { $name } réfléchit…
cli-play-bye = Vous quittez la table. La partie reste inachevée.
cli-play-fair = Équité : l’empreinte de la graine est { $hash }.
cli-play-nonce = Votre nonce : { $nonce }
cli-play-saved = Enregistrement : { $file }
cli-play-check = Prouver que son hasard était honnête : { $command }
cli-play-allowed = { $move } est permis.
cli-play-again = Pour rejouer : { $command }
cli-play-over = La partie est finie
cli-interrupted = Interrompu.
cli-system = Le système ne le permet pas : { $reason }
cli-system-file = Le système ne le permet pas : { $reason } ({ $file })
cli-help-serve = lancer le serveur pour le navigateur
cli-help-host = adresse d’écoute ; 0.0.0.0 laisse entrer votre réseau
cli-help-port = port d’écoute
cli-help-database = URL de la base de données
cli-help-workers = processus dans lesquels les robots réfléchissent à l’avance ; sans cette option, un par cœur
cli-serve-open = Ludus est ouvert à l’adresse { $url }
cli-serve-network = Dans votre réseau : { $urls }
cli-serve-local = Seule cette machine peut l’atteindre. Pour laisser entrer votre réseau : ludus serve --host 0.0.0.0
cli-help-pace = durée minimale d’un coup de robot, en secondes ; sans elle, selon le souhait des personnes à la table
cli-no-port = { $address } ne peut être ouvert : { $reason }
cli-help-away = secondes pendant lesquelles les autres attendent une personne non connectée avant qu’un robot joue
cli-help-turn-seconds = secondes dont un programme venu d’ailleurs dispose pour un tour

# ludus house
cli-help-house = veiller sur les tables qu’un serveur a enregistrées
cli-help-house-check = contrôler tout ce qui est enregistré
cli-help-quick = ne pas rejouer les parties
cli-house-bad = endommagée : table { $table } : { $reason }
cli-house-aside = mise de côté : table { $table } : { $reason }
cli-house-checked = Tables : { $tables } ; entrées : { $entries } ; endommagées : { $bad } ; mises de côté pour d’autres règles : { $aside } ; { $seconds } s.

# Une base de données inutilisable
database-newer = Cette base de données appartient à une version plus récente de Ludus (révision { $found }) : utilisez cette version, ou restaurez une sauvegarde.
database-older = Cette base de données appartient à une version plus ancienne de Ludus : lancez une fois le serveur de cette version pour la mettre à jour.
database-not = { $url } n’est pas une base de données utilisable : { $reason }
database-url = { $url } n’est pas l’URL d’une base de données : { $reason }
database-missing = Il n’y a pas de fichier { $file }.
database-silent = La base de données ne répond pas : { $reason }
cli-help-request-within = secondes dans lesquelles une requête doit arriver en entier (15)
cli-help-limits = multiplie toutes les limites par personne et par adresse ; 0 : pas de limites
cli-help-proxies = mandataires inverses à croire quand ils disent pour qui ils demandent, par adresse ou réseau
cli-no-proxy = Ce n’est pas une liste d’adresses et de réseaux : { $text }

# ludus house : backup, restore, prune, stats
cli-help-house-backup = écrire dans un fichier tout ce qui est enregistré, pendant que les serveurs tournent
cli-help-house-restore = mettre une sauvegarde dans une base de données vide
cli-help-house-prune = supprimer les tables gardées assez longtemps, et compacter les parties finies
cli-help-house-stats = dire en chiffres ce qui est enregistré
cli-help-backup-file = fichier de la sauvegarde
cli-help-dry-run = ne rien supprimer, dire seulement ce qui le serait
cli-help-keep-never-started = jours après lesquels une table jamais commencée est abandonnée (3)
cli-help-keep-given-up = jours pendant lesquels une table abandonnée est gardée (30)
cli-help-keep-finished = jours pendant lesquels une partie finie est gardée (730)
cli-help-keep-deserted = jours pendant lesquels une partie attend des personnes qui ne viennent pas (365)
cli-house-saved = { $file } : { $rows ->
    [one] { $rows } ligne enregistrée.
   *[other] { $rows } lignes enregistrées.
}
cli-house-restored = { $file } : { $rows ->
    [one] { $rows } ligne restaurée.
   *[other] { $rows } lignes restaurées.
}
cli-house-pruned = Supprimé : parties finies { $finished }, parties désertées { $deserted }, tables jamais jouées { $unused }. Compacté : parties finies { $packed }.
cli-house-would-prune = Serait supprimé : parties finies { $finished }, parties désertées { $deserted }, tables jamais jouées { $unused }. Serait compacté : parties finies { $packed }.
cli-house-game = jeu
cli-house-open = ouvertes
cli-house-running = en cours
cli-house-finished = finies
cli-house-abandoned = abandonnées
cli-house-practice = Tables d’entraînement, non comptées ci-dessus : { $count }.
cli-house-rows = Entrées de parties : { $entries }. Parties compactées : { $packed } ({ $packed_kb } ko). Lignes de conversation : { $lines }. Base de données : { $kb } ko.
backup-exists = { $file } existe déjà.
backup-unwritten = La sauvegarde { $file } n’a pas pu être écrite : { $reason }
backup-not-empty = La base de données n’est pas vide : une sauvegarde n’est restaurée que dans une base vide.
backup-release = { $file } est une sauvegarde d’une autre version (révision { $found }) : restaurez-la avec cette version, puis mettez la base à jour.
backup-broken = { $file } n’est pas une sauvegarde entière : { $reason }
cli-help-metrics = laisser tout le monde lire /metrics ; sans cette option, seule cette machine le peut

# Apprentissage
cli-help-learn = entraîner un réseau en le faisant jouer contre lui-même, ou en mesurer un
cli-help-learn-folder = dossier de l’entraînement ; un entraînement interrompu reprend
cli-help-learn-seconds = durée totale de l’entraînement
cli-help-learn-width = nombres dans une couche du réseau
cli-help-learn-blocks = blocs de couches : de qui agit et de qui juge
cli-help-learn-seed = d’où part le hasard
cli-help-learn-modes = modes par nombre de joueurs ou par équipes, par exemple 3,2v2 ; dans Brutus 7rcb avec des variantes ; sans cela, les plus courants
cli-help-learn-jobs = processus qui mesurent
cli-help-learn-against = mesurer le réseau contre ce robot au lieu de l’entraîner
cli-help-learn-pack = écrire les réseaux dans un petit fichier, tels qu’ils sont fournis, au lieu d’entraîner
cli-learn-progress = Apprentissage
cli-learn-done = Décisions prises et apprises : { $plays }. Le réseau est dans { $folder }.
cli-learn-judged = { $games ->
    [one] Une partie a été jouée et apprise. Le juge est dans { $folder }.
   *[other] { $games } parties ont été jouées et apprises. Le juge est dans { $folder }.
}
cli-learn-unmeasured = Ce qui juge { $name } se mesure en jouant : ludus sim { $name } --bots champion,{ $against }.
cli-learn-game = { $name } ne peut pas s’apprendre ; peuvent s’apprendre : { $known }.
cli-learn-extra = L’apprentissage demande d’autres paquets ({ $names }) : installez ludus[learn].
cli-learn-mode = Il n’y a pas de mode { $name } ; il y a : { $known }.
cli-learn-folder = Impossible d’utiliser { $folder } ({ $why }).
cli-learn-none = Il n’y a pas de réseau dans { $folder }.
cli-learn-other = Le dossier contient autre chose : { $what } valait « { $was } ».
cli-learn-mode-column = Mode
cli-learn-fair = Part équitable

# ludus teach
cli-help-lesson = la leçon ; la première si aucune n’est nommée
cli-help-check-lesson = vérifier seulement que la leçon tient : chaque étape et chaque réponse
cli-teach-step = { $step } sur { $steps }
cli-teach-next = Appuyez sur Entrée pour continuer.
cli-teach-play = Jouez maintenant une vraie partie : { $command }
cli-teach-sound = { $file } tient. Étapes : { $steps } ; autres coups qui ont leur réponse : { $answers }.

cli-sim-failed = Place { $seat } : son programme a échoué dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, et un autre robot a continué ; la première fois dans la partie { $game } : { $reason }
cli-play-failed = { $name } ne joue plus, et un autre robot prend la place : { $reason }

# ludus bot
cli-help-bot = laisser un programme jouer à une place d’une table servie
cli-help-url = adresse du serveur, par exemple http://127.0.0.1:8000
cli-help-token = le jeton de la place ; sans lui, celui de LUDUS_BOT_TOKEN
cli-help-program = le programme et ses arguments, après --
cli-bot-url = « { $url } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
cli-bot-no-server = Le serveur ne répond pas : { $reason }
cli-bot-over = La partie est finie.
# ludus lab
cli-help-lab = mener une expérience de conception, avec un contenu modifié
cli-help-lab-run = mener une expérience, afficher ses chiffres et écrire un rapport
cli-help-lab-tune = chercher des nombres qui atteignent des objectifs
cli-help-lab-compare = comparer deux expériences, avant et après
cli-help-lab-file = l’expérience, un fichier TOML
cli-help-lab-out = dossier des résultats ; une expérience interrompue y reprend
cli-help-lab-ray = jouer sur une grappe Ray : son adresse, ou une sur cette machine
cli-help-lab-patch = une modification du contenu, un fichier TOML comme en écrit tune
cli-help-lab-before = dossier de l’expérience d’avant
cli-help-lab-after = dossier de l’expérience d’après
cli-help-lab-report = où écrire le rapport

# ludus puzzles
cli-help-puzzles = trouver et vérifier des positions où un seul coup est nettement le meilleur
cli-help-puzzles-mine = faire jouer des robots et trouver des problèmes
cli-help-puzzles-check = vérifier les problèmes d’un jeu, ou de tous
cli-help-puzzles-file = fichier des problèmes ; une recherche interrompue reprend du fichier .work à côté
cli-help-puzzles-games = nombre maximal de parties
cli-help-puzzles-most = nombre maximal de problèmes
cli-help-puzzles-deep = chercher de nouveau dans ce nombre de mondes et compter les réponses identiques
cli-help-puzzles-veterans = avec --deep : des vétérans jouent la suite, réfléchissent à chaque coup et voient deux fois plus loin
cli-help-puzzles-small = ne jouer que de petites parties, où chaque coup compte beaucoup
cli-help-puzzles-first = numéro de la première partie (par défaut : 0)
cli-help-puzzles-asks = ne regarder que ces décisions, par exemple react,buy
cli-help-puzzles-play = résoudre un problème
cli-help-puzzles-daily = le problème du jour, le même pour tous
cli-help-puzzles-number = le problème qui porte ce numéro (par défaut : un quelconque)
cli-puzzles-none = Il n’y a pas de problèmes pour { $game } en ce moment.
cli-puzzles-one-way = Choisissez --daily ou --number, pas les deux.
cli-puzzles-no-number = Il n’y a pas de problème { $number } : il y en a { $count }.
cli-puzzles-no-ask = Il n’y a pas de décision « { $ask } ». Connues : { $known }.
cli-puzzles-how = Tapez un coup, ou « answer » après en avoir essayé un, ou « quit ».
cli-puzzles-try-first = Essayez d’abord un coup.
cli-puzzles-progress = Recherche de problèmes
cli-puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
cli-puzzles-hold = { $game } : { $count ->
    [one] { $count } problème tient.
   *[other] { $count } problèmes tiennent.
}
cli-puzzles-agree = Une recherche plus longue est d’accord avec { $right } sur { $count } ; intervalle à 95 % de { $low } à { $high } ; mondes : { $worlds }.
cli-puzzles-differ = { $id } : non pas { $move }, mais { $other }.

# ludus lab levels
cli-help-lab-levels = faire se rencontrer les niveaux d’un jeu et afficher l’échelle avec les cotes
cli-help-levels-pairs = nombre de donnes entre niveaux voisins, chacune jouée deux fois, places échangées ; 0 : afficher ce qui est enregistré
cli-help-levels-far = nombre de donnes entre niveaux distants de deux ou de quatre
cli-help-levels-levels = les niveaux qui se rencontrent : 3-6 ; sinon tous
cli-help-levels-preset = la façon de jouer, par son mot
cli-help-levels-store = enregistrer les mesures auprès des niveaux, pour l’accueil
cli-levels-level = Niveau
cli-levels-against = Contre
cli-levels-games = Parties
cli-levels-share = Part
cli-levels-interval = Intervalle à 95 %
cli-levels-verdict = Voulu : 0,60–0,75
cli-levels-rating = Cote
cli-levels-low = trop peu
cli-levels-high = trop
cli-levels-holds = tenu

# ludus lab lengths
cli-help-lab-lengths = mesure la durée des façons de jouer contre les bots
cli-help-lengths-games = nombre de parties pour chaque façon et chaque nombre de joueurs ; 0 : affiche ce qui est enregistré
cli-help-lengths-store = enregistre les mesures, pour l’accueil
cli-lengths-preset = Façon de jouer
cli-lengths-players = Joueurs
cli-lengths-games = Parties
cli-lengths-own = Secondes à soi
cli-lengths-others = Coups des autres
cli-lengths-sheets = Décomptes
cli-lengths-minutes = Minutes

cli-help-export = écrire les décisions de nombreux enregistrements en colonnes (Parquet)
cli-help-export-folder = un nouveau dossier pour les colonnes
cli-help-export-records = des enregistrements d’un seul jeu, ou des dossiers qui en contiennent
cli-help-export-views = garder aussi chaque vue en JSON
cli-exported = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } dans { $folder }.

cli-help-mcp = laisser un modèle de langage prendre place à une table (MCP, par stdin et stdout)
cli-help-mcp-seat = la place du modèle, à partir de 1
cli-help-mcp-name = le nom du modèle à une table d’un serveur
cli-mcp-which = Nommez un jeu, pour jouer ici, ou un serveur par --url : l’un des deux.

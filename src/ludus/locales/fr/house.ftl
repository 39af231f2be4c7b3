# The house: errors, and whatever belongs to no single game.

seat = Place { $number }
refused = { $article } : { $reason }

# Input that is not understood
unknown-game = Il n’y a pas de jeu « { $name } » ; choisissez parmi { $known }.
no-game-in-package = Il n’y a pas de jeu dans « { $name } » : il faut un paquet Python importable, avec un GAME.
unknown-article = Il n’y a pas d’article { $article }.
unknown-bot = Il n’y a pas de robot « { $name } » ; choisissez parmi { $known } (search et champion peuvent recevoir un budget : search:500, champion:200ms).
unknown-language = Il n’y a pas de langue « { $name } » ; choisissez parmi { $known }.
unknown-option = Il n’y a pas d’option « { $name } » ; choisissez parmi { $known }.
missing-option = L’option { $name } manque.
bad-option = « { $value } » n’est pas une valeur valable pour { $name }.
bad-option-choice = « { $value } » n’est pas une valeur valable pour { $name } ; choisissez parmi { $known }.
bad-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
bad-budget = « { $text } » n’est pas un budget : écrivez un nombre d’itérations (500), de millisecondes (200ms) ou de coups imaginés (800moves).
bad-content = { $key ->
    [whole] { $file }
   *[other] { $file }, { $key }
}

# What can be wrong with a record
record-unreadable = { $place ->
    [whole] Ce n’est pas un enregistrement de partie
   *[other] Ce n’est pas un enregistrement de partie ({ $place })
}
record-format = Cet enregistrement est au format { $found } ; on sait lire { $wanted }.
record-empty = L’enregistrement n’a aucune entrée.
record-version = L’enregistrement suit la version { $found } des règles ; celle-ci est la version { $wanted }.
record-content = L’enregistrement suit un autre contenu ({ $found }, ici { $wanted }).
record-seats = L’enregistrement doit nommer { $wanted } places.
record-no-move = Après la mise en place, toute entrée doit avoir une place et un coup.
record-entry = entrée { $entry }
record-hash = l’état diffère de celui noté (empreinte { $found }, attendue { $wanted }).
record-clock = L’horloge recule : { $found } s après { $before } s.
record-outcome = L’issue diffère de celle notée.
verify-no-seed = L’enregistrement ne révèle pas sa graine : le hasard ne peut être prouvé.
verify-commitment = La graine ne correspond pas à l’empreinte publiée avant la partie.
verify-draw = le hasard ne découle pas de la graine.
fate-missing = il manque un tirage : « { $label } » était attendu.
fate-other = le tirage ne convient pas : « { $label } » était attendu, « { $told } » est noté.
fate-count = « { $label } » doit avoir { $wanted } valeurs, pas { $found }.
fate-impossible = « { $label } » n’a pas pu donner { $value }.
fate-surplus = tirage que les règles n’ont pas demandé : « { $label } ».

# At a table
guest = Invité
bot-name = { $id ->
    [1] Cassia
    [2] Varron
    [3] Livie
    [4] Marcus
    [5] Drusilla
    [6] Tullius
    [7] Aelia
    [8] Quintus
    [9] Flavia
   *[other] Brutus
}
table-unknown = Cette table n’existe pas.
table-full = Toutes les places sont prises.
table-taken = Quelqu’un est déjà assis là.
table-no-seat = Cette place n’existe pas.
table-no-step = Cette partie compte { $steps } étapes, et celle-là n’en est pas une.
practice-running = Seule une partie finie peut être reprise à l’un de ses moments.
practice-no-moment = On ne peut pas reprendre à ce moment : choisissez de 0 à { $last }.
table-not-yours = Cette place n’est pas la vôtre.
table-not-open = La partie a déjà commencé.
table-not-running = Aucune partie n’est en cours à cette table.
table-not-finished = La partie n’est pas encore finie.
table-not-full = Toutes les places doivent être prises avant de commencer.
table-host-only = Seul l’hôte de la table peut faire cela.
table-not-alone = D’autres personnes sont assises à cette table : la partie est aussi la leur.
table-one-seat = Vous avez déjà une place : seul l’hôte peut en permettre plusieurs.
table-kept-out = L’hôte de cette table ne vous laisse pas entrer.
table-kept-out-full = On ne peut plus exclure personne de cette table.
table-nobody-else = Personne d’autre n’est assis là.
table-stale = La table a changé entre-temps ; regardez de nouveau.
table-no-undo = Ce coup ne peut pas être repris.
table-no-wish = Personne n’a demandé à reprendre un coup.
talk-length = Dites quelque chose de 1 à { $most } caractères.
talk-too-fast = Attendez un instant avant d’écrire de nouveau.
talk-full = On ne peut plus écrire de messages à cette table.
bad-absence = Choisissez entre 1 et { $most } secondes, ou jamais.
bad-clock = Une pendule doit avoir de 1 à { $most } secondes.
bad-nonce = Un nonce compte de 16 à 128 caractères ASCII, sans espace.
bad-promise = Une promesse est le SHA-256 d’un nonce : 64 chiffres hexadécimaux.
nonce-early = Le nonce s’envoie au début de la partie, pas avant.
nonce-late = La partie commence : on ne peut plus rien promettre.
nonce-other = Ce n’est pas le nonce promis.
table-aside-damaged = Impossible d’ouvrir cette table : ce qui en est enregistré est endommagé. Elle a été mise de côté ; vos autres tables vont bien.
table-aside-rules = Impossible d’ouvrir cette table : sa partie a commencé sous des règles que ce serveur n’a pas. Elle a été mise de côté et ne continue pas sous d’autres règles ; vos autres tables vont bien.
table-aside-over = Impossible de montrer cette partie : elle a été jouée sous des règles que ce serveur n’a pas. Son enregistrement peut encore être téléchargé ; vos autres tables vont bien.

# Requests
bad-frame = Ce message n’a pas été compris.
bad-body = Cette requête n’a pas été comprise.
too-large = Cette requête est trop grande.
bad-host = Cette requête ne dit pas clairement à quel site elle s’adresse.
too-many = { $seconds ->
    [one] C’était un peu trop à la fois : réessayez dans { $seconds } seconde.
   *[other] C’était un peu trop à la fois : réessayez dans { $seconds } secondes.
}
too-many-tables = Vous avez { $most } tables ouvertes ou en cours : finissez-en d’abord une, ou mettez-y fin.
too-many-public = Vous avez { $most } tables publiques avec des places libres : jouez d’abord à l’une d’elles.
foreign-origin = Cette requête vient d’un autre site.
no-page = Cette page n’existe pas.
house-one-moment = Un instant : rien ne peut être enregistré pour le moment. Si ce que vous avez fait n’apparaît pas, refaites-le.
house-not-listening = Un instant : ce serveur n’entend pas les autres pour le moment.
no-method = Cette requête n’est pas possible ici.

# Pourquoi un coup est refusé, quand aucune règle propre ne l’interdit
refused-over = La partie est finie.
refused-turn = C’est à { $seat } de décider : { $question }.
refused-done = Vous avez décidé ; les autres décident encore : { $question }.
refused-question = Pas maintenant. La question est : { $question }.
no-such-move = « { $text } » n’est pas un coup de ce jeu.

# Feuilles de score des jeux qui n’en ont pas
sheet-over = La partie est finie
sheet-score = score

# Lessons
lesson-other-move = Les règles le permettent aussi, mais cette leçon continue autrement. Essayez ce qu’elle demande.
lesson-read-first = Un instant : lisez d’abord, ensuite ce sera à vous.
lesson-watch = Un instant : les autres jouent. C’est bientôt à vous.
lesson-do-it = Cette étape continue par le coup qu’elle demande.
lesson-changed = Cette leçon a été réécrite depuis que vous l’avez commencée. Recommencez-la, s’il vous plaît.
lesson-no-record = Une leçon n’a pas d’enregistrement : son hasard et ses adversaires étaient écrits d’avance.
unknown-lesson = Il n’y a pas de leçon « { $name } ». Il y a : { $known }.

# Programmes qui jouent
program-missing = Nommez le programme : program:./mybot.
program-quotes = Un guillemet n’est pas fermé dans « { $text } ».
program-unknown = Il n’y a pas de programme « { $name } » qui puisse être lancé.
program-no-start = Le programme n’a pas pu être lancé : { $reason }
program-late = Le programme n’a pas répondu en { $seconds } secondes.
program-ended = Le programme s’est terminé (code { $code }).
program-long-line = Le programme a envoyé un message de plus de { $most } octets.
program-flood = Le programme a envoyé plus de { $most } messages pour un seul tour.
program-no-greeting = Le programme n’a pas répondu « ready » au premier message.
program-protocol = Le programme parle la version { $found } du protocole ; ici c’est la version { $wanted }.
program-tries = Le programme n’a donné aucun coup permis en { $tries } essais.
program-garbage = Ce n’est pas une réponse au tour.
program-token = Ce jeton ne donne aucune place : il est faux, ou la place a été libérée.
unknown-puzzle = Il n’y a pas de problème { $id } pour { $game }.
puzzle-no-answer = Le problème n’a pas pu être traité. Réessayez dans un instant.
puzzle-version = Les problèmes pour { $game } sont faits pour la version { $found } des règles ; celle-ci est la version { $wanted }.
puzzle-content = Les problèmes pour { $game } sont faits pour un autre contenu : { $found }, et non { $wanted }.
puzzle-twice = Deux problèmes pour { $game } portent le même nom.
puzzle-broken = Le problème { $id } pour { $game } ne tient pas

# Portes pour d’autres systèmes

extra-missing = « { $package } » n’est pas installé : pip install { $extra }
no-encoding = { $game } n’a pas de forme en nombres ; il y en a une pour { $known }.
no-such-action = L’action { $action } n’est pas possible maintenant : le masque dit lesquelles le sont.
not-reset = Appelez d’abord reset : il n’y a pas encore de partie.
export-nothing = Il n’y a aucun enregistrement à exporter.
export-exists = { $folder } contient déjà un export : nommez un nouveau dossier.
export-mixed = Un export concerne un seul jeu ; ici, il y en a plusieurs : { $games }.
export-missing = { $folder } n’est pas un export.
mcp-instructions = Vous jouez à { $game } à la place { $seat }. Regardez avec « table », dressez et pesez vos coups avec « moves », interrogez avec « why », lisez le livret avec « rules » et jouez avec « move », jusqu’à la fin de la partie.
mcp-tool-rules = Lire le livret de règles. Sans argument : comment on gagne, et les chapitres. Avec article (G-5 ou G-5.2) : ce chapitre ou cet article. Avec search : les articles où figure un mot.
mcp-tool-table = Regarder la table depuis votre place et savoir à qui est le tour. Attend un peu les autres.
mcp-tool-moves = Donner vos coups permis, avec ce que chacun coûte et rapporte. Avec beginning : seulement ceux dont le texte commence ainsi.
mcp-tool-why = Demander pourquoi un coup est refusé, avec l’article ; ou ce qu’il coûte et rapporte, s’il est permis.
mcp-tool-move = Jouer un coup par son texte et voir la table quand c’est de nouveau votre tour. Un coup refusé ne change rien.
mcp-seat = Vous êtes à la place { $seat } sur { $seats }.
mcp-over = La partie est finie. Victoire : { $winners }.
mcp-others = Ce n’est pas votre tour. Regardez plus tard.
mcp-over-or-others = Vous n’avez aucun coup : ce n’est pas votre tour, ou la partie est finie.
mcp-none = Aucun coup permis ne commence ainsi.
mcp-many = Il y a plus de { $most } coups : nommez un début pour les faire peser.
mcp-not-now = Ce n’est pas votre tour.

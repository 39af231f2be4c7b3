# Ce qui ne va pas dans un fichier : contenu, modifications, problèmes, enregistrements, expériences. Le fichier et la clé précèdent.

because = { $what } : { $why }

content-not-text = ce n’est pas un texte en UTF-8
content-not-toml = ce n’est pas du TOML : ligne { $line }, colonne { $column } illisible
content-twice-in-file = la même clé s’y trouve deux fois (ligne { $line }, colonne { $column })
content-not-json = ce n’est pas du JSON : caractère { $byte } illisible
content-cut-off = il manque la fin
content-unreadable = cela ne peut pas être lu ({ $text })
content-missing-field = la clé « { $field } » manque
content-unknown-field = il n’y a pas de clé « { $field } »
content-type = attendu : { $wanted } ; trouvé : { $found }
content-not-kind = « { $value } » ne convient pas ; attendu : { $wanted }
content-kind = { $id ->
    [int] un nombre entier
    [float] un nombre
    [str] un texte
    [bool] vrai ou faux
    [array] une liste
    [object] une table
    [null] rien
    [date] une date
    [datetime] une date avec une heure
    [time] une heure
   *[other] { $id }
}
content-word = « { $value } » ne convient pas
content-bound = doit être { $sign ->
    [least] au moins { $bound }
    [most] au plus { $bound }
    [above] plus grand que { $bound }
    [below] plus petit que { $bound }
   *[exactly] { $bound }
}
content-length = le nombre d’éléments doit être { $sign ->
    [least] au moins { $bound }
    [most] au plus { $bound }
    [above] plus grand que { $bound }
    [below] plus petit que { $bound }
   *[exactly] { $bound }
}
content-count = { $found } au lieu de { $wanted }
content-odd = manque ou inconnu : { $names }
content-twice = la même s’y trouve deux fois
content-missing = cette section manque
content-no-section = il n’y a pas de telle section
content-unknown-article = il n’y a pas de tel article

# Une modification qu’un auteur essaie
content-no-key = il manque la clé à l’intérieur du fichier
content-key-unreadable = la clé est illisible après « { $start } »
content-not-there = il n’y a pas de « { $name } »
content-not-among = il n’y a pas de « { $name } » ; il y a : { $known }
content-there-already = elle y est déjà : changez sa valeur au lieu de l’ajouter
content-takes-no-more = rien ne peut y être ajouté

# Le script d’une leçon
script-no-steps = il n’y a pas d’étapes
script-step-twice = deux étapes portent ce nom
script-last-step = la dernière étape se lit, et rien ne la suit
script-seats = il n’y a que { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
script-draw = personne n’a demandé le tirage { $label } ({ $to })
script-move = { $seat }, { $move }
script-over-early = la partie finit avant la leçon
script-no-turn = ce n’est pas le tour de l’élève
script-no-answer = { $move } n’a pas besoin de réponse ici
script-changed = une réponse a changé la partie
script-no-sentence = il manque une phrase ou l’un de ses faits : { $name }
script-silent = { $name } ne dit rien dans la langue { $to }
script-point = « { $point } » ne montre rien
script-fact = { $place } n’est ni un nombre ni un mot

# Un problème
puzzle-format = son format est { $found }
puzzle-over-early = la partie finit avant la position
puzzle-no-turn = { $seat } n’a pas à jouer
puzzle-other-position = la position est différente
puzzle-other-question = autre chose est demandé
puzzle-other-moves = d’autres coups sont permis
puzzle-other-line = la suite commence par un autre coup
puzzle-first-right = la première idée est bonne
puzzle-other-better = un autre coup est meilleur

# Ce que dit le système d’exploitation
system-reason = { $id ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] vous n’en avez pas le droit
    [EPERM] vous n’en avez pas le droit
    [EISDIR] c’est un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [EEXIST] cela existe déjà
    [ENOTEMPTY] le dossier n’est pas vide
    [ENOSPC] le disque est plein
    [EDQUOT] votre part du disque est pleine
    [EROFS] le disque est en lecture seule
    [ENAMETOOLONG] le nom est trop long
    [EFBIG] le fichier est trop grand
    [EIO] le disque ne répond pas
    [EMFILE] trop de fichiers sont ouverts
    [ELOOP] un lien renvoie à lui-même
    [ENOEXEC] il n’y a pas de programme de ce nom qui puisse démarrer
    [EADDRINUSE] cette adresse est déjà utilisée
    [EADDRNOTAVAIL] cette machine n’a pas cette adresse
    [ECONNREFUSED] personne ne répond à cette adresse
    [ECONNRESET] l’autre côté a fermé la connexion
    [EHOSTUNREACH] cette machine est injoignable
    [ENETUNREACH] ce réseau est injoignable
    [ETIMEDOUT] aucune réponse n’est venue à temps
   *[other] { $id }
}

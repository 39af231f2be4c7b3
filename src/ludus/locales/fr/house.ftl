# The house: errors, and whatever belongs to no single game.

seat = Place { $number }
refused = { $article } : { $reason }
list-or-none = { $list }

# What cannot be understood
unknown-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
unknown-article = Il n’y a pas d’article { $article }.
unknown-bot = Il n’y a pas de robot « { $name } » ; il y a { $known } (search accepte search:200ms ou search:500).
unknown-language = Il n’y a pas de langue « { $name } » ; il y a { $known }.
unknown-option = Il n’y a pas d’option « { $name } » ; il y a { $known }.
missing-option = L’option { $name } manque.
bad-option = « { $value } » n’est pas une valeur de { $name }.
bad-option-choice = « { $value } » n’est pas une valeur de { $name } ; choisissez parmi { $known }.
bad-option-form = « { $text } » n’est pas une option : écrivez nom=valeur.
bad-budget = « { $text } » n’est pas un budget : écrivez un nombre d’itérations (500) ou de millisecondes (200ms).
bad-content = { $file }, { $key } : { $reason }

# What a record can suffer from
record-unreadable = Ce n’est pas un procès-verbal de partie : { $reason }
record-format = Ce procès-verbal est au format { $found } ; on sait lire { $wanted }.
record-empty = Le procès-verbal n’a aucune entrée.
record-version = Le procès-verbal suit la version { $found } des règles ; celle-ci est la version { $wanted }.
record-content = Le procès-verbal suit un autre contenu ({ $found }, ici { $wanted }).
record-seats = Le procès-verbal doit nommer { $wanted } places.
record-no-move = Après la mise en place, toute entrée doit avoir une place et un coup.
record-entry = entrée { $entry }
record-hash = l’état diffère de celui noté (empreinte { $found }, attendue { $wanted }).
record-outcome = L’issue diffère de celle notée.
record-illegal = { $move } n’est pas permis
verify-no-seed = Le procès-verbal ne révèle pas sa graine : le hasard ne peut être prouvé.
verify-commitment = La graine ne correspond pas à l’empreinte publiée avant la partie.
verify-draw = le hasard ne découle pas de la graine.
fate-missing = il manque un tirage : « { $label } » était attendu.
fate-other = le tirage ne convient pas : « { $label } » était attendu, « { $told } » est noté.
fate-count = « { $label } » doit avoir { $wanted } valeurs, pas { $found }.
fate-impossible = « { $label } » n’a pas pu donner { $value }.
fate-surplus = tirage que personne n’a demandé : « { $label } ».

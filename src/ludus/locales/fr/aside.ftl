# Pourquoi une table est mise de côté, pour qui tient le serveur
aside-document = son document est illisible : { $reason }
aside-column = sa colonne { $name } est endommagée ou contredit son document
aside-seed = sa graine n’est pas celle qui a été engagée
aside-game = il n’y a pas ici de jeu « { $name } »
aside-version = sa partie a commencé sous la version { $found } des règles, et voici la version { $wanted }
aside-content = sa partie a commencé avec un autre contenu ({ $found }, ici { $wanted })
aside-options = ses options ne sont plus valables : { $reason }
aside-seats = places à la table : { $found }, dans le jeu : { $wanted }
aside-begun = état de la table : { $status }, mais entrées : { $entries }
aside-missing = l’entrée { $entry } manque
aside-count = entrées trouvées : { $found }, attendues : { $wanted }
aside-entry = l’entrée { $entry } est endommagée : { $reason }
aside-entries = ses entrées sont illisibles : { $reason }
aside-hash = l’entrée { $entry } est endommagée : son état n’a pas l’empreinte enregistrée
aside-standing = ses entrées ne mènent pas à ce que dit son document
aside-broken = elle est illisible : { $reason }
aside-orphan = il y a des entrées ou des messages, mais pas de table
aside-replay = l’entrée { $entry } n’est pas la même quand la partie est rejouée
aside-talk = la ligne { $line } de sa conversation est endommagée
aside-people = elle manque dans les listes des siens, ou est dans celles d’autres
aside-review = son analyse est illisible ; elle sera refaite quand on la demandera

# ludus house record
cli-help-house-record = afficher l’enregistrement d’une table, avec tout ce qui y est caché
cli-help-table = l’identifiant d’une table

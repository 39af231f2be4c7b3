# Почему стол отложен, для того, кто держит сервер
aside-document = его документ не читается: { $reason }
aside-column = столбец { $name } повреждён или не согласуется с документом
aside-seed = зерно не то, которое было объявлено
aside-game = игры «{ $name }» здесь нет
aside-version = партия началась по правилам версии { $found }, а здесь версия { $wanted }
aside-content = партия началась с другим содержимым ({ $found }, здесь { $wanted })
aside-options = её настройки больше не годятся: { $reason }
aside-seats = мест за столом: { $found }, в игре: { $wanted }
aside-begun = состояние стола: { $status }, но записей: { $entries }
aside-missing = записи { $entry } нет
aside-count = найдено записей: { $found }, должно быть: { $wanted }
aside-entry = запись { $entry } повреждена: { $reason }
aside-entries = записи не читаются: { $reason }
aside-hash = запись { $entry } повреждена: хеш её состояния не тот, что сохранён
aside-standing = записи не приводят к тому, что говорит документ
aside-broken = стол не читается: { $reason }
aside-orphan = есть записи или разговор, но нет стола
aside-replay = при повторе партии запись { $entry } выходит другой
aside-talk = строка { $line } разговора повреждена
aside-people = его нет в списках своих игроков, или он есть у чужих
aside-review = его разбор не читается; он будет сделан заново, когда о нём попросят

# ludus house record
cli-help-house-record = вывести протокол стола со всем, что в нём скрыто
cli-help-table = идентификатор стола

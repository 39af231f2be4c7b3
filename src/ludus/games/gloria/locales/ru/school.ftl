# Gloria aut Nihil: the school, that is choosing, equipping and testing gladiators, and the campaign.

gloria-school-label = Школа
gloria-school-you = Вы
gloria-school-close = Закрыть
gloria-school-cancel = Отмена
gloria-school-stop = Остановить
gloria-school-nothing = ничего
gloria-school-tab-enlist = Набор гладиаторов
gloria-school-tab-tests = Проверки
gloria-school-tab-schools = Школы
gloria-school-tab-classes = Классы

# Choosing
gloria-school-pick = Выбирает { $seat }: { $level }, уровень { $number }
gloria-school-pick-you = Ваш следующий гладиатор: { $level }, уровень { $number }
gloria-school-troops = Отряды на эту минуту
gloria-school-chooses = выбирает
gloria-school-slot = { $one }, { $class }, { $level } ({ $number })
gloria-school-slot-now = { $level } ({ $number }): выбирается сейчас
gloria-school-slot-free = { $level } ({ $number }): место свободно
gloria-school-places-hint = Места у всех отрядов одинаковые. Число — это уровень того, кто займёт место: чем он выше, тем чаще гладиатор попадает и тем дольше держится. Класс выбираете вы.
gloria-school-classes = Классы, от лёгких к тяжёлым
gloria-school-classes-hint = Лёгкий гладиатор чаще действует, тяжёлый лучше держит удар. Один и тот же класс можно брать не раз.
gloria-school-take = Взять: { $class }
gloria-school-lots = Выбрать остальных за меня
gloria-school-lots-send = Бросить жребий
gloria-school-lots-go = Ваши места заполняет жребий.
gloria-school-will-lots = { $count ->
    [one] Ваше последнее место заполнит жребий.
    [few] Ваши { $count } места заполнит жребий, каждое в свою очередь.
   *[many] Ваши { $count } мест заполнит жребий, каждое в свою очередь.
}

# What a gladiator wears and holds
gloria-school-wears = На нём: { $items }
gloria-school-holds = В руках:
gloria-school-sheath = в ножнах: { $item }
gloria-school-weight = вес
gloria-school-pa = очки действия за ход, в среднем
gloria-school-stops = сколько попаданий из десяти держат доспехи
gloria-school-figures = Вес { $weight }, в среднем { $pa } ОД, держит { $stops } попаданий из 10
gloria-school-kind = { $id ->
    [short] короткое оружие
    [long] длинное оружие
    [small] малый щит
    [large] большой щит
    [net] сеть
   *[lasso] лассо
}
gloria-school-advice = { $id ->
    [retiarius] Бьёт и бросает сеть за два гекса. Держите дистанцию: сначала сеть, потом трезубец.
    [secutor] Надёжная стена: пробить его трудно. Подойдите вплотную и ждите, пока другие выдохнутся.
    [murmillo] Тяжёл и терпелив. Пусть подходят сами, а вы отталкивайте скутумом.
    [thraex] Всего понемногу, слабых мест нет. Хорош для начала.
    [hoplomachus] Держит врага на длину копья. Стойте на месте: пусть сами идут на остриё.
    [provocator] Его трудно ранить, но ходит он медленно. Держит место; в погоню его не шлите.
    [dimachaerus] Быстр и дерзок, но ранит его почти любой удар. Бейте первым и с тыла.
    [laquearius] Легче всех: много действий, никакой брони. Лассо, удар — и прочь.
    [samnis] Большой щит без тяжёлого забрала. Успевает и толкнуть, и шагнуть следом.
    [eques] Голова прикрыта, ноги ещё быстрые. Хорошо заходит в тыл.
    [crupellarius] Железо с головы до пят: пробивает редкий удар. Но почти никуда не доходит.
    [scissor] Крепок как башня: два клинка и без щита. Толкать не может, зато долго стоит.
    [gallus] Большой щит и почти ничего больше. Ходит легко, хорошо толкает.
    [essedarius] Лёгок и быстр. Поспевает туда, где нужен, но задерживаться там не стоит.
    [veles] Быстрые ноги и длинное копьё: бейте за два гекса и отходите.
   *[custom] Что надеть и что дать в руки, решаете вы; обязательно только оружие.
}

# Equipment of one's own
gloria-school-build = Собственный набор
gloria-school-build-from = Начать с
gloria-school-build-weapon = Выберите оружие для правой руки: без него на арену не выходят.
gloria-school-build-send = Отправить таким на арену
gloria-school-armour = Доспехи
gloria-school-part = { $id ->
    [helmet] Голова
    [grille] Лицо
    [galerus] Плечо
    [manica] Рука
    [cuirass] Торс
   *[ocrea] Ноги
}
gloria-school-hands = Оружие и щиты
gloria-school-hand-right = Правая рука
gloria-school-hand-left = Левая рука
gloria-school-hand-sheath = Ножны
gloria-school-bar-given = Это он уже получил; поменять больше нельзя.
gloria-school-bar-needs = Забрало крепится к шлему: сначала выберите шлем.
gloria-school-bar-length = Два оружия должны быть одной длины: оба коротких или оба длинных.
gloria-school-bar-right = Первое оружие берут в правую руку.

# Tests of experience
gloria-school-tests = Проверки после турнира { $number }
gloria-school-tests-turn = Выживших проверяет { $seat }.
gloria-school-tests-turn-you = Проверяйте выживших в любом порядке. Кто получил рудис раньше, уже помогает следующим.
gloria-school-tests-go = Ваши гладиаторы проходят проверку один за другим.
gloria-school-test = Проверить
gloria-school-test-of = Проверить: { $one }
gloria-school-test-all = Проверить всех по порядку
gloria-school-no-survivors = В этой школе никто не выжил.
gloria-school-helpers = { $count ->
    [0] Наставники помочь не могут
    [one] Может помочь { $count } наставник: переброс одного кубика
    [few] Могут помочь { $count } наставника: каждый — переброс одного кубика
   *[many] Могут помочь { $count } наставников: каждый — переброс одного кубика
}
gloria-school-ordeal-unhurt = невредим
gloria-school-ordeal-hurt = ранен, уровень { $level } из { $initial }
gloria-school-ordeal-out = выведен из боя, уровень { $level } из { $initial }
gloria-school-victories = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
gloria-school-need-above = Один кубик: нужно { $least } или больше
gloria-school-need-each_below = Два кубика: оба должны быть меньше { $level }
gloria-school-need-sum_below = Два кубика: сумма должна быть меньше { $level }
gloria-school-need-each_above = Два кубика: оба должны быть больше { $level }
gloria-school-chance-learn = { $chance } %, что станет выше: { $level }.
gloria-school-chance-free = { $chance } %, что получит рудис и свободу.
gloria-school-chance-none = Вырасти не может.
gloria-school-chance-die = { $chance } %, что умрёт от ран.
gloria-school-chance-unhurt = Опасности нет.
gloria-school-result-learns = теперь { $level }
gloria-school-result-freed = получает рудис: свободен, теперь наставник
gloria-school-result-dies = умирает от ран
gloria-school-result-nothing = по-прежнему { $level }
gloria-school-die-good = Этого хватает.
gloria-school-die-bad = Этого мало.
gloria-school-die-low = Достаточно мало.
gloria-school-die-high = Слишком много.
gloria-school-die-zero = Ноль не перебрасывают.
gloria-school-again = Перебросить { $die }
gloria-school-again-hint = Если перебросить
gloria-school-keep-learns = Оставить: теперь он { $level }
gloria-school-keep-free = Оставить: он свободен
gloria-school-keep-nothing = Оставить: он по-прежнему { $level }
gloria-school-news = После турнира { $number }
gloria-school-news-none = Никто ничему не научился.
gloria-school-news-left = Наставник { $one } ушёл.

# The campaign
gloria-school-course-now = Турнир { $number } из { $total }
gloria-school-course-next = Следующий: турнир { $number } из { $total }
gloria-school-course-over = { $total ->
    [one] Сыграны все турниры: { $total }
    [few] Сыграны все { $total } турнира
   *[many] Сыграны все { $total } турниров
}
gloria-school-course-one = Один турнир
gloria-school-mode = { $id ->
    [single] поединки
   *[melee] групповой бой
}
gloria-school-step-now = идёт сейчас
gloria-school-step-next = следующий
gloria-school-step-later = впереди
gloria-school-no-winner = Без победителя
gloria-school-reason = { $id ->
    [last_troop] последний отряд на арене
    [turn_limit] когда вышло время
    [missions] по заданиям
   *[draw] никого не осталось
}
gloria-school-standings = Школы
gloria-school-schools = Школы
gloria-school-school = Школа
gloria-school-laurels = Венки
gloria-school-laurels-of = { $count ->
    [one] { $count } венок
    [few] { $count } венка
   *[many] { $count } венков
}
gloria-school-freed = На воле
gloria-school-levels = Уровни
gloria-school-trainers = Наставники
gloria-school-trainers-hint = После турнира каждый позволяет перебросить один кубик проверки; потом он бросает сам и на { $leaves } или больше уходит.
gloria-school-no-trainers = Никого. Наставником становится тот, кто получил рудис.
gloria-school-roster = Гладиаторы школы: { $seat }
gloria-school-roster-you = Ваши гладиаторы
gloria-school-roster-empty = Пока никого.
gloria-school-vacancies = Ещё не выбраны: { $count }
gloria-school-gladiator = Гладиатор
gloria-school-victories-head = Победы
gloria-school-scars = Шрамы
gloria-school-tournaments = Турниры
gloria-school-now-level = сейчас уровень { $level }
gloria-school-status = { $id ->
    [waiting] ждёт выхода
    [out] выведен из боя
    [dead] мёртв
    [gone] покинул арену
   *[freed] свободен
}
gloria-school-the-freed = Получили рудис
gloria-school-no-freed = Пока никто: нужен уровень { $level }.
gloria-school-the-fallen = Павшие
gloria-school-no-fallen = Никого. Так бы и дальше.
gloria-school-end-killed = убит в турнире { $tournament }
gloria-school-end-wounds = умер от ран после турнира { $tournament }
gloria-school-end-rudis = освобождён после турнира { $tournament }

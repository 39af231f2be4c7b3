# Gloria aut Nihil: what is said at the table.

gloria-name = Gloria aut Nihil
    .pitch = Шагайте, бейтесь, бросайте кубики и надейтесь на милость толпы.
    .about = Gloria aut Nihil: в правилах не названы ни автор, ни издатель. Кто знает, подскажите, кого благодарить.

# Words for things
gloria-class = { $id ->
    [retiarius] ретиарий
    [secutor] секутор
    [murmillo] мурмиллон
    [thraex] фракиец
    [hoplomachus] гопломах
    [provocator] провокатор
    [dimachaerus] димахер
    [laquearius] лаквеарий
    [samnis] самнит
    [eques] эквит
    [crupellarius] крупелларий
    [scissor] сциссор
    [gallus] галл
    [essedarius] эсседарий
    [veles] велит
   *[other] собственный набор
}
gloria-item = { $id ->
    [gladius] гладиус
    [sica] кривой кинжал
    [pugio] кинжал
    [blade] клинок на предплечье
    [trident] трезубец
    [hasta] копьё
    [parma] парма
    [scutum] скутум
    [net] сеть
    [lasso] лассо
    [ocrea] поножи
    [leather-ocrea] кожаные поножи
    [manica] маника
    [leather-manica] кожаная маника
    [galerus] галерус
    [helmet] шлем
    [leather-helmet] кожаный шлем
    [grille] забрало
    [cuirass] панцирь
    [leather-cuirass] кожаный панцирь
   *[other] { $id }
}
gloria-level = { $id ->
    [1] раб
    [2] тирон
    [3] палус
    [4] второй палус
    [5] первый палус
    [6] рудис
   *[other] { $id }
}
gloria-way = { $id ->
    [0] восток
    [1] юго-восток
    [2] юго-запад
    [3] запад
    [4] северо-запад
   *[other] северо-восток
}
gloria-question = { $id ->
    [enlist] какой класс взять в отряд
    [outfit] чем снарядить гладиатора
    [deploy] какого гладиатора поставить и куда
    [pick] кого активировать
    [act] что делает активный гладиатор
    [toss] куда упадёт предмет
    [free] пытаться ли освободиться
    [duty] как нападает метнувший
    [turnabout] как повернётся цель броска
    [counter] ответит ли цель броска
    [aim] в каком направлении идёт ответный выпад
    [pull] куда подтащат метнувшего
    [closer] шагнёт ли метнувший следом
    [face] как вызванный повернётся к зачинщику
    [react] проверит ли вызванный инициативу или выйдет из схватки
    [buy] сколько кубиков докупить
    [retreat] куда отойти
    [lose] что потерять
    [advance] продвинуться ли и куда
    [jostle] быть ли стычке
    [repeat] повторить ли схватку
    [turn] куда повернуть победителя
    [train] кому проходить проверку опыта
   *[other] какой кубик перебросить
}
gloria-gladiator = { $id ->
    [priscus] Приск
    [verus] Вер
    [spiculus] Спикул
    [flamma] Фламма
    [carpophorus] Карпофор
    [tetraites] Тетраит
    [columbus] Колумб
    [diodorus] Диодор
    [demetrius] Деметрий
    [hermes] Гермес
    [triumphus] Триумф
    [urbicus] Урбик
    [maximus] Максим
    [celer] Целер
    [ferox] Ферокс
    [leo] Лео
    [ursus] Урс
    [pugnax] Пугнакс
    [valerius] Валерий
    [rusticus] Рустик
    [felix] Феликс
    [faustus] Фауст
    [hilarus] Гилар
    [creunus] Креун
    [attilius] Аттилий
    [raecius] Реций
    [amandus] Аманд
    [pardus] Пард
    [serpentius] Серпентий
    [murranus] Мурран
    [bato] Бато
    [danaus] Данай
    [cycnus] Кикн
    [ajax] Аякс
    [cupido] Купидон
    [generosus] Генероз
    [lucius] Луций
    [marcus] Марк
    [gaius] Гай
    [quintus] Квинт
    [decimus] Децим
    [septimus] Септим
    [nonius] Ноний
    [otacilius] Отацилий
    [petronius] Петроний
    [rufus] Руф
    [niger] Нигер
    [albus] Альб
    [crescens] Кресцент
    [celadus] Целад
    [oceanus] Океан
    [jaculator] Якулатор
    [aureolus] Авреол
    [sedatus] Седат
    [scirtus] Скирт
    [exochus] Экзох
    [melanippus] Меланипп
    [pulcher] Пульхр
    [triton] Тритон
    [aquila] Аквила
    [hector] Гектор
    [achilles] Ахилл
    [ixion] Иксион
    [castor] Кастор
    [pollux] Поллукс
    [kalendio] Календион
    [callidromus] Каллидром
    [licentiosus] Лицентиоз
    [astyanax] Астианакт
    [symmachus] Симмах
    [habilis] Габилис
    [eusebius] Евсевий
    [beryllus] Берилл
    [thelonicus] Телоник
    [sagitta] Сагитта
    [fulgur] Фульгур
    [lupus] Луп
    [draco] Драко
    [ventus] Вент
    [rapidus] Рапид
    [audax] Аудакс
    [fortis] Фортис
    [durus] Дурус
    [probus] Проб
    [constans] Констант
    [viator] Виатор
    [victor] Виктор
    [invictus] Инвикт
    [silvanus] Сильван
    [saturninus] Сатурнин
    [januarius] Януарий
    [primus] Прим
    [felicio] Фелицион
    [senecio] Сенецион
    [modestus] Модест
    [severus] Север
    [antiochus] Антиох
    [delius] Делий
    [primigenius] Примигений
    [hyacinthus] Гиацинт
    [pericles] Перикл
    [margareites] Маргарит
   *[other] { $id }
}

# The course of a game
gloria-enlists = { $seat } берёт в отряд бойца: { $one }, { $class }, { $level }.
gloria-enlists-you = Вы берёте в отряд бойца: { $one }, { $class }, { $level }.
gloria-tournament = Начинается турнир { $number }.
    .name = Турнир { $number }
gloria-placed = { $one } выходит на арену.
gloria-pair = По жребию бьются { $one } и { $other }.
gloria-bye = { $one } пока без соперника.
gloria-duel = { $one } и { $other } стоят лицом к лицу.
gloria-turn = Ход { $number }.
gloria-order = Порядок игроков: { $seats }.
gloria-activates = { $seat } активирует гладиатора: { $one }.
gloria-activates-you = Вы активируете гладиатора: { $one }.
gloria-points = На кубике { $die }: { $one } получает { $pa } ОД.
gloria-steps = { $one } шагает на { $way }.
gloria-pivots = { $one } поворачивается на { $way }.
gloria-taken = { $one } вооружается: наготове { $item }.
gloria-broken = { $one } с досадой выбрасывает негодную вещь: { $item }.
gloria-drops = { $one } бросает предмет на песок: { $item }.
gloria-kicks = { $one } пинком отправляет предмет прочь: { $item }.
gloria-stands = { $one } встаёт на ноги.
gloria-throws = { $one } метает снасть: { $item }. Цель — { $other }.
gloria-caught = { $one } опутан!
gloria-missed = Промах: { $one } уходит от броска.
gloria-torn = { $one } вырывается, снасть порвана.
gloria-freed = { $one } освобождается.
gloria-held = { $one } рвётся на свободу, но остаётся опутан.
gloria-pulled = Рывок: { $other } тянет за снасть, и { $one } летит следом.
gloria-engages = { $one } вступает в схватку. Противник — { $other }.
gloria-pushes = { $one } наваливается щитом. Противник — { $other }.
gloria-withdraws = { $one } выходит из схватки.
gloria-initiative = Инициативу захватывает { $one }.
gloria-tie = Атакуют оба: { $one } и { $other }.
gloria-buys = { $count ->
    [one] { $one } докупает { $count } кубик.
    [few] { $one } докупает { $count } кубика.
   *[many] { $one } докупает { $count } кубиков.
}
gloria-move-advance = продвинуться на { $way }
gloria-move-retreat = отступить на { $way }
gloria-move-step = шагнуть на { $way }
gloria-move-face = повернуться на { $facing }
gloria-move-fast = стоять на месте
gloria-move-buy = { $count ->
    [0] не докупать кубиков
    [one] докупить { $count } кубик
    [few] докупить { $count } кубика
   *[many] докупить { $count } кубиков
}
gloria-touches = Попадание: { $one } бьёт, { $other } пропускает удар.
gloria-stopped = На кубике { $die }: доспех выдержал, { $one } цел.
gloria-wounded = На кубике { $die }: { $one } ранен, уровень { $level }.
gloria-special-killed = Смертельный удар: { $striker } бьёт наповал, { $one } повержен.
gloria-special-wounded = { $one } получает глубокую рану и теряет ещё один уровень.
gloria-special-stunned = { $one } оглушён и пропустит следующий ход.
gloria-special-felled = { $striker } бьёт с размаху, и { $one } теряет равновесие.
gloria-special-disarmed = { $striker } бьёт по рукам: { $one } не всё в них удержит.
gloria-special-weapon = { $striker } бьёт по руке: { $one } не удержит оружия.
gloria-special-cowed = { $one } оробел и весь следующий ход может только обороняться.
gloria-special-nothing = { $striker } бьёт эффектно, но { $one } ничего больше не теряет.
gloria-special-again = { $striker } получает право повтора. Противник прежний — { $one }.
gloria-special-elated = { $one } пропускает славный удар, а { $striker } воодушевлён: уровень выше на 1.
gloria-loses = { $one } теряет снаряжение: { $item }.
gloria-falls = { $one } падает.
gloria-jostles = Толчея: { $one } отлетает назад, а на пути { $other }.
gloria-rebounds = Удар о стену: { $one } скользит вдоль неё.
gloria-cornered = { $one } зажат в углу арены.
gloria-domino = Эффект домино: { $one } отлетает, а на пути { $other }.
gloria-trips = { $one } спотыкается о тело.
gloria-recovers = { $one } возвращает снасть; { $other } стоит твёрдо.
gloria-gives-way = { $one } не может устоять, и { $other } сохраняет снасть.
gloria-free-attack = У стены { $one } получает бесплатную атаку. Под ударом { $other }.
gloria-jostle-fight = Стычка: { $one } бьёт в ответ, ведь { $other } сам на него налетел.
gloria-wins = { $one } побеждает в схватке.
gloria-out = { $striker } одерживает победу: { $one } выведен из боя.
gloria-dies = { $striker } бьёт насмерть: { $one } убит.
gloria-verdict-spared = Толпа милостива: { $one } помилован.
gloria-verdict-mercy = Толпа отворачивается, но консул дарует пощаду: { $one } помилован.
gloria-verdict-death = Консул поворачивает большой палец: { $one } добит.
gloria-leaves = { $one } покидает арену живым, на носилках.
gloria-mission = Задание выполнено: { $one } покидает арену.
gloria-stopped-duel = { $one } и { $other } бились достаточно: оба отпущены стоя.
gloria-won = { $count ->
    [one] Турнир выигрывает { $seats }!
   *[other] Разделённая победа в турнире: { $seats }!
}
gloria-won-you = { $count ->
    [one] Вы выигрываете турнир!
   *[other] Вы делите победу в турнире! Вместе с вами: { $others }.
}
gloria-draw = На песке не осталось никого: турнир окончен вничью.
gloria-tests = Выжившие проходят проверку опыта.
gloria-learns = { $one } набрался опыта: теперь он { $level }.
gloria-learns-nothing = { $one } по-прежнему { $level }.
gloria-dies-of-wounds = { $one } ({ $level }) умирает от ран.
gloria-rudis = { $one } получает деревянный меч ({ $level }): свободный человек и наставник.
gloria-trainer-leaves = Наставник { $one } уходит навсегда.
gloria-campaign-won = { $count ->
    [one] Кампанию выигрывает { $seats }!
   *[other] Разделённая победа в кампании: { $seats }!
}
gloria-campaign-won-you = { $count ->
    [one] Вы выигрываете кампанию!
   *[other] Вы делите победу в кампании! Вместе с вами: { $others }.
}

# Refusals
gloria-refused-custom = О собственных наборах в этой партии не условились; выберите класс.
gloria-refused-no-weapon = Пока в руке нет оружия, гладиатор не готов.
gloria-refused-place = Этот гекс не в вашей зоне.
gloria-refused-marker = { $one } в этом ходу уже без маркера активации.
gloria-refused-defends-only = { $one } может только обороняться и инициативу не проверяет.
gloria-refused-must-test = { $one } должен проверить инициативу или выйти из схватки.
gloria-refused-points = Это стоит { $price } ОД, а в запасе только { $pa } ({ $one }).
gloria-refused-entangled = { $one } опутан и сначала должен освободиться.
gloria-refused-down = { $one } лежит и сначала должен встать.
gloria-refused-crossing = { $one } перешагивает тело и должен тут же шагнуть дальше.
gloria-refused-wall = Там стена арены.
gloria-refused-occupied = Этот гекс занят, в нём { $one }.
gloria-refused-stopped = { $one } вошёл в зону контроля противника и шагать больше не может.
gloria-refused-rear-only = В его зоне контроля противник: { $one } может шагнуть только назад, в гекс своего тыла.
gloria-refused-long-weapon = Перед этим гексом { $one } с длинным оружием: входите, только если после шага на нападение останется { $price } ОД, а останется { $pa }.
gloria-refused-body = Там лежит тело: входите, только если тут же сможете шагнуть дальше, а останется { $pa } ОД.
gloria-refused-pivot = { $one } и так смотрит в ту сторону.
gloria-refused-standing = { $one } и так на ногах.
gloria-refused-not-entangled = { $one } не опутан.
gloria-refused-not-here = В этом гексе такого нет: { $item }.
gloria-refused-hands = Обе руки заняты: { $one } больше ничего не возьмёт.
gloria-refused-second-shield = { $one } уже держит щит.
gloria-refused-not-a-thrower = Эта снасть для знатоков ({ $item }): взять её может лишь тот, кто с такой же начал бой.
gloria-refused-nothing-sheathed = Ножны пусты: { $one } не может обнажить оружие.
gloria-refused-not-held = { $one } этого не держит: { $item }.
gloria-refused-oneself = { $one } не может напасть на самого себя.
gloria-refused-not-in-combat = { $one } не в бою.
gloria-refused-not-opponent = Назначен другой противник, а не { $one }.
gloria-refused-friend = { $one } из того же отряда.
gloria-refused-appealing = { $one } обращается к толпе, и нападать на него нельзя.
gloria-refused-cowed = { $one } оробел и в этот ход может только обороняться.
gloria-refused-unarmed = { $one } не держит оружия привычной длины.
gloria-refused-line = Путь закрыт, кто-то стоит между: { $one } недосягаем.
gloria-refused-facing = После бесплатного поворота { $one } должен быть прямо впереди, а в двух гексах можно и сбоку от этой прямой.
gloria-refused-reach = { $one } вне досягаемости.
gloria-refused-again = В этой фазе противником уже был { $one }; для новой схватки нужно право повтора.
gloria-refused-no-shield = { $one } не держит щита.
gloria-refused-zone = { $one } рядом, но не в зоне контроля, которую держит { $other }: сначала повернитесь.
gloria-refused-aside = { $one } в двух гексах, но не впереди; сначала { $other } должен повернуться.
gloria-refused-no-snare = { $one } не держит ни сети, ни лассо.
gloria-refused-thrown = { $one } в этот ход уже метал снасть.
gloria-refused-caught = { $one } уже опутан.
gloria-refused-advance = { $one } может продвинуться только ближе к гексу, где попал под удар { $other }.
gloria-refused-body-there = В этом гексе лежит тело.
gloria-refused-body-zone = Там лежит тело, а { $one } своей зоной контроля остановил бы движение прямо на нём.
gloria-refused-closer = { $one } может шагнуть только ближе к гексу, где стояла цель броска.
gloria-refused-covered = Этого не добавить ({ $item }): эта часть тела уже прикрыта ({ $other }).
gloria-refused-duty-engage = Отсюда { $one } достаёт до цели ({ $other }) и обязан сразу вступить в схватку.
gloria-refused-dying = { $one } умирает: выпал 0, и кубики этой проверки не перебрасывают.
gloria-refused-front-arc = { $one } должен повернуться так, чтобы { $other } оказался спереди.
gloria-refused-hands-full = Этого не добавить ({ $item }): обе руки заняты.
gloria-refused-long-weapon-again = Перед этим гексом { $one } с длинным оружием, а напасть на него в этой фазе больше нельзя.
gloria-refused-long-weapon-unfit = Перед этим гексом { $other } с длинным оружием, а { $one } нападать не в состоянии.
gloria-refused-lose-last-weapon = { $one } оставляет это при себе ({ $item }): так теряют только второе оружие.
gloria-refused-lose-weapon = { $one } оставляет это при себе ({ $item }): так теряют оружие в руке.
gloria-refused-must-advance = { $one } обязан продвинуться: остаться можно только после последнего попадания.
gloria-refused-must-close = { $one } обязан сблизиться ({ $other }).
gloria-refused-needs = Этого не добавить ({ $item }): сначала нужно одно из этого: { $needs }.
gloria-refused-no-gladiator = Гладиатора с номером { $number } нет.
gloria-refused-no-trainer = Наставников, готовых помочь, не осталось.
gloria-refused-not-carried = { $one } этого с собой не носит: { $item }.
gloria-refused-not-yours = { $one } не из вашего отряда.
gloria-refused-one-die = { $one } бросал на проверке только один кубик.
gloria-refused-other-target = Целью нападения должен быть { $one }.
gloria-refused-placed = { $one } уже на арене.
gloria-refused-pull = { $one } может оказаться только в гексе, соседнем с обоими ({ $other }).
gloria-refused-retreat-along = У стены { $one } может соскользнуть только в более далёкий гекс.
gloria-refused-retreat-away = { $one } должен отойти как можно дальше.
gloria-refused-retreat-free = В этом гексе { $other }, а { $one } должен занять свободный.
gloria-refused-sheathed = В ножнах уже есть оружие: { $item }.
gloria-refused-stunned = { $one } оглушён, и активировать его в этот ход нельзя.
gloria-refused-tested = { $one } уже прошёл проверку.
gloria-refused-two-lengths = Этого не добавить ({ $item }): оба оружия должны быть одной длины.
gloria-refused-weapon-first = Этого не добавить ({ $item }): в другой руке должно быть оружие.
gloria-refused-withdraw-long = Перед этим гексом { $one } с длинным оружием: туда из схватки не выходят.
gloria-refused-withdraw-rear = { $one } может выйти из схватки только в гекс своего тыла.
gloria-refused-withdraw-zone = Этот гекс в зоне контроля, которую держит { $one }.
gloria-refused-zero = Кубик, на котором выпал 0, не перебрасывают.

# Options and notation
gloria-no-such-move = «{ $text }» — не ход; ходы пишутся так: step 0, pivot 3, engage 7 2, test, buy 1, advance 0, end.
gloria-bad-players = Число игроков { $players } не подходит: в Gloria aut Nihil играют от { $least } до { $most } ланист.
gloria-bad-number = { $name } { $number } не подходит: нужно число от 1 до { $most }.
gloria-bad-troops = Отряд нужен каждому ланисте; все отряды одного размера и помещаются в зонах.
gloria-bad-level = Уровень { $level } не подходит: гладиаторы начинают с уровнем от 1 до { $most }.
gloria-bad-entrant = { $type } на арену не выйдет: нужен известный класс или набор с оружием в руке.

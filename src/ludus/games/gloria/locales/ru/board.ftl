# Gloria aut Nihil: what the board in the browser says.

gloria-board-label = Арена Gloria aut Nihil
gloria-board-arena = Арена
gloria-board-seats = Ланисты
gloria-board-you = Вы
gloria-board-bot = бот
gloria-board-away = не на связи
gloria-board-held = играет бот
gloria-board-open = свободное место
gloria-board-thinks = решает
gloria-board-in-phase = его фаза
gloria-board-winner = победитель
gloria-board-close = Закрыть
gloria-board-cancel = Отмена
gloria-board-troop = { $id ->
    [0] Звезда
    [1] Луна
    [2] Молния
    [3] Лист
    [4] Башня
   *[other] Кольцо
}
gloria-board-number = { $number }
gloria-board-pa = { $pa } ОД
gloria-board-hex = ряд { $row }, место { $place }

# Turn and players
gloria-board-before = Перед боем
gloria-board-tournament = Турнир { $number } из { $count }
gloria-board-turn = Ход { $turn }
gloria-board-turn-of = Ход { $turn } из { $limit }
gloria-board-goal = { $id ->
    [single] поединки: побеждает последний отряд на арене
    [missions] побеждает тот, кто выполнил больше заданий
   *[last_troop] побеждает последний отряд на арене
}
gloria-board-goal-campaign = побеждает тот, у кого больше венков
gloria-board-order = Порядок игроков
gloria-board-phase = Фаза: { $one }
gloria-board-seat = { $name }: знак отряда { $troop }, { $count ->
    [one] в строю { $count } гладиатор
    [few] в строю { $count } гладиатора
   *[many] в строю { $count } гладиаторов
}
gloria-board-victories = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
gloria-board-laurels = { $count ->
    [one] { $count } венок
    [few] { $count } венка
   *[many] { $count } венков
}
gloria-board-place = { $place }-й по порядку

# A gladiator
gloria-board-gladiator = { $one }, { $class }, { $name }
gloria-board-level = уровень { $level } из { $initial }
gloria-board-of = { $level } из { $initial }
gloria-board-level-above = уровень { $level }, в начале { $initial }
gloria-board-above = { $level }, в начале { $initial }
gloria-board-weight = вес { $weight }
gloria-board-looks = смотрит на { $way }
gloria-board-holds = в руках: { $items }
gloria-board-empty-handed = с пустыми руками
gloria-board-sheathed = в ножнах { $item }
gloria-board-marker = ещё может быть активирован
gloria-board-against = противник: { $one }
gloria-board-state-down = лежит
gloria-board-state-snared = опутан
gloria-board-state-stunned = оглушён
gloria-board-state-cowed = может только обороняться
gloria-board-state-appealing = обращается к толпе
gloria-board-state-out = выведен из боя
gloria-board-state-dead = мёртв
gloria-board-name-gladiator = Гладиатор
gloria-board-name-level = Уровень
gloria-board-name-weight = Вес
gloria-board-name-pa = ОД
gloria-board-name-victories = Победы
gloria-board-name-fate = Судьба
gloria-board-your-troop = Ваш отряд

# The arena
gloria-board-on-ground = на песке: { $items }
gloria-board-lies = { $hex }, на земле: { $items }
gloria-board-lit = можно выбрать
gloria-board-lit-walk = дойти за { $pa } ОД
gloria-board-lit-attack = можно напасть
gloria-board-lit-activate = можно активировать
gloria-board-dim = не сейчас
gloria-board-picked = выбрано
gloria-board-facing = Направление
gloria-board-pair = { $one } против: { $other }
gloria-board-duels = На арене
gloria-board-due = Следующие
gloria-board-idle = Ждут соперника

# The tools
gloria-board-school = Школа
gloria-board-dice = Кубики этой фазы
gloria-board-dice-before = Прежние кубики
gloria-board-zoom = Увеличить арену
gloria-board-whole = Показать всю арену
gloria-board-place-rest = Расставить остальных за меня

# What is asked
gloria-board-ask-enlist = Выберите гладиатора в свой отряд.
gloria-board-ask-outfit = Снарядите своего гладиатора.
gloria-board-ask-train = Чей опыт проверить следующим?
gloria-board-ask-reroll = Оставить кубики или перебросить один с помощью наставника?
gloria-board-ask-deploy = { $left ->
    [one] Поставьте последнего гладиатора: гекс своей зоны, затем направление.
   *[other] Поставьте гладиатора: гекс своей зоны, затем направление. Осталось { $left }.
}
gloria-board-ask-pick = Активируйте гладиатора. В этом ходу ещё не действовали: { $count }.
gloria-board-ask-act = { $one }, { $pa } ОД: идите, бейтесь, действуйте.
gloria-board-ask-act-stopped = { $one }, { $pa } ОД: он в зоне контроля противника, шагов больше нет.
gloria-board-ask-act-down = { $one } лежит: встать стоит { $stand } ОД, выберите направление. Всего { $pa } ОД.
gloria-board-ask-act-snared = { $one } опутан: попытка освободиться стоит { $free } ОД. Всего { $pa } ОД.
gloria-board-ask-act-crossing = { $one } перешагивает тело и должен шагнуть дальше. Всего { $pa } ОД.
gloria-board-ask-toss = { $one } отправляет предмет ({ $item }): в какой гекс?
gloria-board-ask-free = { $one } опутан: попробовать освободиться за { $free } ОД? Нужно { $level } или меньше; всего { $pa } ОД.
gloria-board-ask-duty = { $one } теперь обязан напасть, при нужде шагнув. Противник: { $other }.
gloria-board-ask-turnabout = { $one } за { $pivot } ОД поворачивается к тому, кто метал ({ $other }): выберите направление.
gloria-board-ask-counter = { $one } может ответить: напасть сразу, после шага или отказаться. Противник: { $other }.
gloria-board-ask-aim = { $one } вступает в схватку ({ $other }): выберите направление.
gloria-board-ask-pull = { $one } подтягивает метавшего ({ $other }): в какой гекс?
gloria-board-ask-closer = { $one } может подойти на шаг за { $step } ОД или остаться.
gloria-board-ask-face = { $other } нападает, { $one } поворачивается за { $pivot } ОД: выберите направление.
gloria-board-ask-react = { $other } нападает, отвечает { $one } ({ $pa } ОД): проверка инициативы за { $test } ОД или отход на гекс за { $withdraw } ОД.
gloria-board-ask-react-fast = { $other } нападает, отвечает { $one } ({ $pa } ОД): стоять на месте или отойти на гекс за { $withdraw } ОД.
gloria-board-ask-buy-attack = { $one } атакует: ещё кубики? Осталось { $pa } ОД.
gloria-board-ask-buy-defend = { $one } обороняется: ещё кубики? Осталось { $pa } ОД.
gloria-board-ask-retreat = { $one } должен отступить: в какой гекс?
gloria-board-ask-lose = Что теряет { $one }?
gloria-board-ask-advance = { $one } может продвинуться или остаться.
gloria-board-ask-advance-must = { $one } должен продвинуться: в какой гекс?
gloria-board-ask-jostle = { $other } налетел на него, и { $one } может ударить за { $engage } ОД. Бить?
gloria-board-ask-repeat = { $one } может вступить в схватку ещё раз за { $engage } ОД. Противник: { $other }.
gloria-board-ask-turn = Приговор вынесен: куда теперь смотрит { $one }?

# The row of buttons
gloria-board-do-engage = Напасть
gloria-board-do-push = Толкнуть щитом
gloria-board-do-throw = Метнуть: { $item }
gloria-board-do-pivot = Повернуться
gloria-board-do-pickup = Поднять: { $item }
gloria-board-do-pickup-some = Поднять…
gloria-board-do-draw = Обнажить: { $item }
gloria-board-do-drop = Бросить: { $item }
gloria-board-do-drop-some = Бросить…
gloria-board-do-kick = Пнуть: { $item }
gloria-board-do-kick-some = Пнуть…
gloria-board-do-free = Освободиться
gloria-board-do-end = Закончить
gloria-board-do-leave = Не пытаться
gloria-board-do-test = Проверить инициативу
gloria-board-do-fast = Стоять на месте
gloria-board-do-buy = { $count ->
    [0] Без новых кубиков
    [one] Ещё { $count } кубик
    [few] Ещё { $count } кубика
   *[many] Ещё { $count } кубиков
}
gloria-board-do-fight = { $count ->
    [0] Ударить
    [one] Ударить, ещё { $count } кубик
    [few] Ударить, ещё { $count } кубика
   *[many] Ударить, ещё { $count } кубиков
}
gloria-board-do-stay = Остаться
gloria-board-do-decline = Отказаться

# What a choice would do
gloria-board-told-walk = Путь стоит { $pa } ОД, останется { $left }; в конце смотрит на { $way }.
gloria-board-told-stop = Там движение закончится: это зона контроля противника.
gloria-board-told-price = Это стоит { $pa } ОД, останется { $left }.
gloria-board-told-toss = Предмет упадёт туда.
gloria-board-told-place = { $one } начнёт здесь, лицом на { $way }.
gloria-board-told-drop = { $one } бросит предмет ({ $item }): выберите соседний гекс.
gloria-board-told-kick = { $one } пнёт предмет ({ $item }): выберите соседний гекс.
gloria-board-send-walk = Идти туда
gloria-board-send-step = Шагнуть
gloria-board-send-withdraw = Выйти из схватки
gloria-board-send-retreat = Отступить
gloria-board-send-advance = Продвинуться
gloria-board-send-toss = Туда
gloria-board-send-pull = Подтянуть
gloria-board-send-pivot = Повернуться
gloria-board-send-stand = Встать
gloria-board-send-face = Повернуться
gloria-board-send-turn = Повернуться
gloria-board-send-activate = Активировать: { $one }
gloria-board-send-place = Поставить: { $one }
gloria-board-send-engage = Напасть: { $other }
gloria-board-send-push = Толкнуть: { $other }
gloria-board-send-throw = Метнуть: { $other }
gloria-board-send-drop = Бросить
gloria-board-send-kick = Пнуть
gloria-board-send-pickup = Поднять
gloria-board-send-draw = Обнажить
gloria-board-send-free = Попробовать
gloria-board-send-end = Закончить фазу

# A joust
gloria-board-title-engage = Напасть
gloria-board-title-push = Толчок щитом
gloria-board-title-throw = Бросок
gloria-board-title-joust = Схватка
gloria-board-title-free = Бесплатная атака
gloria-board-title-jostle = Стычка
gloria-board-title-pull = Рывок за снасть
gloria-board-whom = Кого
gloria-board-how = Как
gloria-board-part-attacks = атакует
gloria-board-part-defends = обороняется
gloria-board-part-helpless = не может биться
gloria-board-extra = { $count ->
    [one] ещё { $count } кубик
    [few] ещё { $count } кубика
   *[many] ещё { $count } кубиков
}
gloria-board-touches = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
gloria-board-odds = { $id ->
    [attack] атакует только он
    [win] выигрывает схватку
    [touch] попадает
    [wounded] ранен
    [fallen] падает
    [lost] выведен из боя
    [slain] убит
   *[wall] бесплатная атака у стены
}
gloria-board-chances = Что может принести каждый ответ
gloria-board-why = Как это считается

# Dice, each in a sentence
gloria-board-die-order = Порядок: { $seat } выбрасывает { $value }.
gloria-board-die-order-you = Порядок: вы выбрасываете { $value }.
gloria-board-die-act = Очки действия: { $value } против веса { $weight }. { $one } получает { $pa } ОД.
gloria-board-die-init-attacks = Инициатива: { $value } + вес { $weight } = { $total } против { $limit }. { $one } атакует.
gloria-board-die-init-defends = Инициатива: { $value } + вес { $weight } = { $total } против { $limit }. { $one } обороняется.
gloria-board-die-init-tie = Инициатива: { $value } + вес { $weight } = { $total }, поровну. { $one } тоже атакует.
gloria-board-die-atk-miss = Атака: { $value } больше уровня { $limit }. { $one } промахивается.
gloria-board-die-atk-touch = Атака: { $value } не больше уровня { $limit }. { $one } попадает.
gloria-board-die-atk-push = Атака: { $value } не больше уровня { $limit }. { $one } отталкивает.
gloria-board-die-atk-close = Атака: { $value } не больше уровня { $limit }. { $one } приближается.
gloria-board-die-atk-special = Атака: { $value } меньше половины уровня { $limit }. { $one } добивается успеха с особым результатом.
gloria-board-die-def-miss = Оборона: { $value } не меньше половины уровня { $limit }. { $one } не попадает.
gloria-board-die-def-touch = Оборона: { $value } меньше половины уровня { $limit }. { $one } попадает.
gloria-board-die-def-push = Оборона: { $value } меньше половины уровня { $limit }. { $one } отталкивает.
gloria-board-die-def-close = Оборона: { $value } меньше половины уровня { $limit }. { $one } приближается.
gloria-board-die-prot-stopped = Защита, { $one }: { $value } против веса { $weight }. Удар отражён.
gloria-board-die-prot-stopped-more = Защита, { $one }: { $value } + { $more } против веса { $weight }. Удар отражён.
gloria-board-die-prot-wounded = Защита, { $one }: { $value } против веса { $weight }. Удар проходит.
gloria-board-die-prot-wounded-more = Защита, { $one }: { $value } + { $more } против веса { $weight }. Удар проходит.
gloria-board-die-spec-killed = Особый результат, { $one }, { $value }: смертельный удар.
gloria-board-die-spec-wounded = Особый результат, { $one }, { $value }: потерян ещё один уровень.
gloria-board-die-spec-stunned = Особый результат, { $one }, { $value }: противник оглушён на следующий ход.
gloria-board-die-spec-felled = Особый результат, { $one }, { $value }: противник падает.
gloria-board-die-spec-disarmed = Особый результат, { $one }, { $value }: противник теряет щит, снасть или второе оружие.
gloria-board-die-spec-weapon = Особый результат, { $one }, { $value }: оружие противника падает.
gloria-board-die-spec-cowed = Особый результат, { $one }, { $value }: в следующий ход противник может только обороняться.
gloria-board-die-spec-nothing = Особый результат, { $one }, { $value }: ничего.
gloria-board-die-spec-again = Особый результат, { $one }, { $value }: ещё одна схватка с тем же противником.
gloria-board-die-spec-elated = Особый результат, { $one }, { $value }: уровень выше на 1.
gloria-board-die-fall-falls = Толчок в спину: { $value } меньше { $limit } (вес минус уровень). { $one } падает.
gloria-board-die-fall-stands = Толчок в спину: { $value } не меньше { $limit } (вес минус уровень). { $one } устоял.
gloria-board-die-trip-falls = На теле: { $value } не меньше уровня { $limit }. { $one } падает.
gloria-board-die-trip-stands = На теле: { $value } меньше уровня { $limit }. { $one } устоял.
gloria-board-die-rise-steady = Подъём: { $value } меньше уровня { $limit }. { $one } смотрит куда хотел.
gloria-board-die-rise-turned = Подъём: { $value } не меньше уровня { $limit }. Встав, { $one } смотрит в сторону.
gloria-board-die-pick-taken = Предмет взят: { $value } не меньше { $limit }. { $one } может им пользоваться.
gloria-board-die-pick-broken = Предмет взят: { $value } меньше { $limit }. { $one } видит, что он негоден.
gloria-board-die-net-caught = Бросок: { $value } не больше уровня { $limit }. { $one } ловит цель.
gloria-board-die-net-missed = Бросок: { $value } больше уровня { $limit }. { $one } промахивается.
gloria-board-die-free-torn = Освобождение: { $value } при уровне { $limit } ещё и рвёт снасть. { $one } свободен.
gloria-board-die-free-freed = Освобождение: { $value } не больше уровня { $limit }. { $one } свободен.
gloria-board-die-free-held = Освобождение: { $value } больше уровня { $limit }. { $one } всё ещё опутан.
gloria-board-die-crowd-spared = Толпа: { $value } − { $less } = { $total }, меньше 0. { $one } помилован.
gloria-board-die-crowd-doubt = Толпа: { $value } − { $less } = { $total }. Судьбу решает консул: { $one } ждёт.
gloria-board-die-judge-mercy = Консул: { $value } больше { $limit }. { $one } помилован.
gloria-board-die-judge-death = Консул: { $value } не больше { $limit }. { $one } добит.
gloria-board-die-xp = Опыт: { $one } выбрасывает { $value } при уровне { $limit }.
gloria-board-die-leave-leaves = Наставник, { $seat }: { $value } не меньше { $limit }. Он уходит.
gloria-board-die-leave-leaves-you = Ваш наставник: { $value } не меньше { $limit }. Он уходит.
gloria-board-die-leave-stays = Наставник, { $seat }: { $value } меньше { $limit }. Он остаётся.
gloria-board-die-leave-stays-you = Ваш наставник: { $value } меньше { $limit }. Он остаётся.

# The end
gloria-board-reason-last_troop = Последний отряд на арене.
gloria-board-reason-draw = На арене не осталось ни одного отряда.
gloria-board-reason-turn_limit = Предел ходов: больше гладиаторов в бою, затем уровни, затем победы.
gloria-board-reason-missions = Больше всех выполненных заданий.
gloria-board-fate-fit = стоит
gloria-board-fate-waiting = не сражался
gloria-board-fate-out = выведен из боя
gloria-board-fate-gone = ушёл живым
gloria-board-fate-dead = мёртв
gloria-board-fate-freed = свободен

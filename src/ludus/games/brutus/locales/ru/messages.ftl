# Brutus: what is said at the table.

brutus-name = Brutus
    .pitch = Поднимитесь из Рабов в Императоры и берегитесь единиц.
    .about = Brutus: авторы игры — Frédéric Bizet и Michel Bussi, издатель — Bad Taste Games.

# Words for things
brutus-card = { $id ->
    [1] Брут (1)
    [9] Дукс (9)
    [10] Цензор (10)
    [11] Сенатор (11)
    [12] Дева-весталка (12)
    [13] Цезарь (13)
   *[other] { $id }
}
brutus-combination = { $id }
brutus-rank = { $id ->
    [imperator] Император
    [consul] Консул
    [servus] Раб
   *[other] { $id }
}
brutus-question = { $id ->
    [announce] по сколько карт пойдёт на форум
    [lay] какие карты положить на форум
    [mercy] объявить ли Милость
    [take] какую карту взять с форума
    [power] вводить ли власть Консула
    [lead] с чего зайти
    [reply] перебить ли верхнюю комбинацию
    [conspire] начать ли Заговор
    [slip] какую карту отдать налево
    [gifts] сколько карт отдать
    [to] кому отдать карту
    [give] какую карту отдать
   *[discard] какую карту сбросить
}

# The course of a game
brutus-manche = Начинается кон { $manche }.
    .name = Кон { $manche }
brutus-rank-of = { $seat } — { $rank }.
brutus-rank-of-you = Вы — { $rank }.
brutus-dealt = Ваши карты: { $cards }.
brutus-forum = { $count ->
    [one] { $seat } объявляет: по { $count } карте на форум.
    [few] { $seat } объявляет: по { $count } карты на форум.
   *[many] { $seat } объявляет: по { $count } карт на форум.
}
brutus-forum-you = { $count ->
    [one] Вы объявляете: по { $count } карте на форум.
    [few] Вы объявляете: по { $count } карты на форум.
   *[many] Вы объявляете: по { $count } карт на форум.
}
brutus-laid = Вы кладёте на форум: { $card }.
brutus-mercy = { $seat } объявляет Милость: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}, и первым форум разбирает Раб.
brutus-mercy-you = Вы объявляете Милость: { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}, и первым форум разбирает Раб.
brutus-no-mercy = { $seat } не объявляет Милость.
brutus-no-mercy-you = Вы не объявляете Милость.
brutus-revealed = Форум открыт: { $cards }.
brutus-takes = { $seat } берёт с форума: { $card }.
brutus-takes-you = Вы берёте с форума: { $card }.
brutus-power-on = { $seat } вводит власть Консула: можно отвечать равным.
brutus-power-on-you = Вы вводите власть Консула: можно отвечать равным.
brutus-power-off = { $seat } не вводит власть Консула.
brutus-power-off-you = Вы не вводите власть Консула.
brutus-lead = { $seat } заходит: { $combination }.
brutus-lead-you = Вы заходите: { $combination }.
brutus-beat = { $seat } отвечает: { $combination }.
brutus-beat-you = Вы отвечаете: { $combination }.
brutus-equal = { $seat } отвечает равным: { $combination }!
brutus-equal-you = Вы отвечаете равным: { $combination }!
brutus-pass = { $seat } пасует.
brutus-pass-you = Вы пасуете.
brutus-skip = { $seat } пропускает ход.
brutus-skip-you = Вы пропускаете ход.
brutus-wins = { $seat } выигрывает раунд: { $combination }.
brutus-wins-you = Вы выигрываете раунд: { $combination }.
brutus-caesar = { $points ->
    [one] { $seat } получает { $points } очко за Цезаря.
    [few] { $seat } получает { $points } очка за Цезаря.
   *[many] { $seat } получает { $points } очков за Цезаря.
}
brutus-caesar-you = { $points ->
    [one] Вы получаете { $points } очко за Цезаря.
    [few] Вы получаете { $points } очка за Цезаря.
   *[many] Вы получаете { $points } очков за Цезаря.
}
brutus-gifts = { $count ->
    [one] { $seat } отдаёт { $count } карту.
    [few] { $seat } отдаёт { $count } карты.
   *[many] { $seat } отдаёт { $count } карт.
}
brutus-gifts-you = { $count ->
    [one] Вы отдаёте { $count } карту.
    [few] Вы отдаёте { $count } карты.
   *[many] Вы отдаёте { $count } карт.
}
brutus-gives = { $seat } отдаёт карту, её получает { $to }.
brutus-gives-at-you = { $seat } отдаёт вам карту.
brutus-gives-you = Вы отдаёте карту, её получает { $to }.
brutus-gave = { $to } получает от вас: { $card }.
brutus-got = { $giver } отдаёт вам: { $card }.
brutus-discards = { $seat } сбрасывает: { $card }.
brutus-discards-you = Вы сбрасываете: { $card }.
brutus-conspiracy = { $seat } устраивает Заговор: все отдают по карте соседу слева.
brutus-conspiracy-you = Вы устраиваете Заговор: все отдают по карте соседу слева.
brutus-no-conspiracy = { $seat } не устраивает Заговор.
brutus-no-conspiracy-you = Вы не устраиваете Заговор.
brutus-slipped = Карты Заговора переходят из рук в руки.
brutus-out = { $points ->
    [one] { $seat } выходит из кона: { $rank }, +{ $points } очко.
    [few] { $seat } выходит из кона: { $rank }, +{ $points } очка.
   *[many] { $seat } выходит из кона: { $rank }, +{ $points } очков.
}
brutus-out-you = { $points ->
    [one] Вы выходите из кона: { $rank }, +{ $points } очко.
    [few] Вы выходите из кона: { $rank }, +{ $points } очка.
   *[many] Вы выходите из кона: { $rank }, +{ $points } очков.
}
brutus-revolt = { $points ->
    [one] Восстание гладиаторов: { $seat } получает ещё { $points } очко.
    [few] Восстание гладиаторов: { $seat } получает ещё { $points } очка.
   *[many] Восстание гладиаторов: { $seat } получает ещё { $points } очков.
}
brutus-revolt-you = { $points ->
    [one] Восстание гладиаторов: вы получаете ещё { $points } очко.
    [few] Восстание гладиаторов: вы получаете ещё { $points } очка.
   *[many] Восстание гладиаторов: вы получаете ещё { $points } очков.
}
brutus-last = { $seat } остаётся с картами и становится Рабом.
brutus-last-you = Вы остаётесь с картами и становитесь Рабом.
brutus-total = { $points ->
    [one] { $seat }: { $points } очко.
    [few] { $seat }: { $points } очка.
   *[many] { $seat }: { $points } очков.
}
brutus-total-you = { $points ->
    [one] Вы: { $points } очко.
    [few] Вы: { $points } очка.
   *[many] Вы: { $points } очков.
}
brutus-won = { $count ->
    [one] Партию выигрывает { $seats }!
   *[other] Разделённая победа: { $seats }!
}
brutus-won-you = { $count ->
    [one] Вы выигрываете партию!
   *[other] Вы делите победу! Вместе с вами: { $others }.
}
brutus-tie-broken = Лучшую сумму набрали несколько игроков; решает { $article }.

# Refusals
brutus-refused-out = Из этого кона вы уже вышли. Вопрос такой: { $question }.
brutus-refused-pass = Заходящий обязан сыграть; пас возможен только в ответ.
brutus-refused-not-held = { $held ->
    [0] Этого у вас на руке нет: { $combination }.
   *[other] Этого у вас на руке нет: { $combination }; таких карт у вас { $held }.
}
brutus-refused-not-there = На форуме этой карты уже нет: { $card }.
brutus-refused-gifts = { $held ->
    [one] На руке { $held } карта: отдать можно только её.
    [few] На руке { $held } карты: больше отдать нельзя.
   *[many] На руке { $held } карт: больше отдать нельзя.
}
brutus-refused-self = Карту отдают другому игроку, не себе.
brutus-refused-nobody = На этом месте никто не сидит.
brutus-refused-recipient = { $seat } в этом коне уже не играет и карт не получает.
brutus-refused-count = { $count ->
    [one] Нужна ровно { $count } карта, как в верхней комбинации.
    [few] Нужны ровно { $count } карты, как в верхней комбинации.
   *[many] Нужно ровно { $count } карт, как в верхней комбинации.
}
brutus-refused-equal = { $combination } — это ответ равным; для него нужна власть Консула.
brutus-refused-caesar = Сверху { $top }: перебить можно только картой { $brutus }; { $combination } не годится.
brutus-refused-brutus = { $combination } не годится, когда сверху { $top }: так заходят или бьют карту { $caesar }.
brutus-refused-low = { $combination } не годится: нужно достоинство выше, чем { $top }.

# Options and notation
brutus-no-such-move = «{ $text }» — не ход; ходы пишутся так: 5x2, pass, lay 5, take 9, forum 2, to 3, give 4.
brutus-bad-players = Число игроков { $players } не подходит: в Brutus играют от { $least } до { $most } человек.
brutus-bad-end = Конец партии задаётся одним способом и числом: { $known }. Например: { $example }.
brutus-bad-number = { $name } { $number } не подходит: нужно число от 1 до { $most }.

# The terminal table and the prompt
brutus-ui-manche = Кон { $manche }
brutus-ui-of-manches = Кон { $manche } из { $manches }
brutus-ui-target = { $target ->
    [one] до { $target } очка
    [few] до { $target } очков
   *[many] до { $target } очков
}
brutus-ui-time = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [other] { $minutes } минуты
   *[many] { $minutes } минут
}
brutus-ui-power = Власть Консула: действует
brutus-ui-no-power = Власть Консула: не действует
brutus-ui-player = Игрок
brutus-ui-rank = Положение
brutus-ui-cards = Карты
brutus-ui-points = Очки
brutus-ui-won = Выиграно конов
brutus-ui-out = вне игры
brutus-ui-you = вы
brutus-ui-top = Сверху
brutus-ui-empty = Перебивать пока нечего.
brutus-ui-owner = { $combination }, хозяин — { $seat }
brutus-ui-forum = Форум
brutus-ui-your-hand = Ваша рука
brutus-ui-laid = На форуме рубашкой вверх: { $cards }
brutus-ui-known = Известно вам
brutus-ui-round = Этот раунд
brutus-ui-last = Прошлый раунд
brutus-ui-no-last = В этом коне ещё ни один раунд не закончен.
brutus-ui-summary = Кон { $manche } окончен
brutus-ui-place = Место
brutus-ui-total = Сумма
brutus-ui-announce-now = Император, по сколько карт пойдёт на форум?
brutus-ui-lay-now = { $left ->
    [one] Положите на форум рубашкой вверх { $left } карту.
    [few] Положите на форум рубашкой вверх { $left } карты.
   *[many] Положите на форум рубашкой вверх { $left } карт.
}
brutus-ui-mercy-now = Объявить Милость? Вы получите { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, первым форум разберёт Раб, а последним — вы.
brutus-ui-take-now = { $left ->
    [one] Возьмите с форума { $left } карту.
    [few] Возьмите с форума { $left } карты.
   *[many] Возьмите с форума { $left } карт.
}
brutus-ui-power-now = Консул, вводите ли вы свою власть? С ней все смогут отвечать равным до конца кона.
brutus-ui-lead-now = Ваш заход: сыграйте любое число карт одного достоинства.
brutus-ui-reply-now = Сверху { $combination }: перебейте столькими же картами или пасуйте.
brutus-ui-reply-equal-now = Сверху { $combination }: перебейте столькими же картами, ответьте равным или пасуйте.
brutus-ui-conspire-now = Цезарь мёртв. Устроить Заговор? Все отдадут по карте соседу слева.
brutus-ui-slip-now = Заговор: выберите карту, её получит { $seat }.
brutus-ui-gifts-now = Дукс: сколько карт отдать?
brutus-ui-to-now = { $effect ->
    [appoint] Сенатор: кто получит карту и зайдёт в следующий раунд?
   *[other] { $left ->
        [one] Кому отдать карту?
        [few] Кому отдать первую из { $left } карт?
       *[many] Кому отдать первую из { $left } карт?
    }
}
brutus-ui-give-now = Выберите карту: её получит { $seat }.
brutus-ui-discard-now = Сбросьте карту.
brutus-ui-waits = пока нельзя
brutus-ui-yes = Да
brutus-ui-no = Нет
brutus-ui-on = Ввести
brutus-ui-off = Не вводить
brutus-ui-pass = Пас
brutus-ui-power-open = Власть Консула: ещё не решено
brutus-ui-pickers = Ещё будут брать: { $seats }
brutus-ui-given = Готово к передаче: { $cards }
brutus-ui-choosing = ещё выбирает
brutus-ui-passed = пас
brutus-ui-skipped = пропуск хода
brutus-ui-gone = Сыграно и сброшено в этом коне
brutus-ui-none-known = Ни об одной карте на чужих руках вы не знаете точно.
brutus-ui-some-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
brutus-ui-lead-hint = Наберите { $one }, чтобы сыграть одну такую карту, и { $more }, чтобы сыграть { $count }.
brutus-ui-pass-now = Сверху { $combination }: ответить нечем, пасуйте.
brutus-ui-caesar = Цезарь
brutus-ui-revolt = Восстание
brutus-ui-mercy = Милость
brutus-ui-why-manches = { $manches ->
    [one] Лучшая сумма после { $manches } кона: { $points }.
   *[other] Лучшая сумма после { $manches } конов: { $points }.
}
brutus-ui-why-target = { $target ->
    [one] Цель в { $target } очко достигнута; лучшая сумма: { $points }.
    [few] Цель в { $target } очка достигнута; лучшая сумма: { $points }.
   *[many] Цель в { $target } очков достигнута; лучшая сумма: { $points }.
}
brutus-ui-why-time = Время вышло; лучшая сумма: { $points }.
brutus-ui-help-last = посмотреть прошлый раунд, известные вам карты на чужих руках и вышедшие карты
brutus-ui-help-log = перечитать ход этого кона и очки за прошлые

# What sets a move apart from others that are told alike.
brutus-field-value = карта

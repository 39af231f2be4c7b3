# Ad Insanam Imperatoris: what is asked and can be done, and what cards say, in words.
#
# Dots and spaces in words of the content become hyphens where they are chosen by: the metric
# `terr.GER` is `terr-GER`, the special `first blow` is `first-blow`.

# Counted things: $id is a number
insanam-gold = { $id ->
    [one] { $id } золото
   *[other] { $id } золота
}
insanam-wood = { $id ->
    [one] { $id } дерево
   *[other] { $id } дерева
}
insanam-stone = { $id ->
    [one] { $id } камень
   *[other] { $id } камня
}
insanam-points = { $id ->
    [one] { $id } победное очко
    [few] { $id } победных очка
   *[many] { $id } победных очков
}
insanam-corruption = { $id ->
    [one] { $id } коррупция
   *[other] { $id } коррупции
}
insanam-any = { $id ->
    [one] { $id } товар на выбор
    [few] { $id } товара на выбор
   *[many] { $id } товаров на выбор
}
insanam-goods = { $id ->
    [one] { $id } товар
    [few] { $id } товара
   *[many] { $id } товаров
}
insanam-legionaries = { $id ->
    [one] { $id } легионер
    [few] { $id } легионера
   *[many] { $id } легионеров
}
insanam-centurions = { $id ->
    [one] { $id } центурион
    [few] { $id } центуриона
   *[many] { $id } центурионов
}
insanam-evocati = { $id ->
    [one] { $id } эвокат
    [few] { $id } эвоката
   *[many] { $id } эвокатов
}
insanam-troops = { $id ->
    [one] { $id } солдат
    [few] { $id } солдата
   *[many] { $id } солдат
}
insanam-camps = { $id ->
    [one] { $id } лагерь
    [few] { $id } лагеря
   *[many] { $id } лагерей
}
insanam-barbarians = { $id ->
    [one] { $id } варвар
    [few] { $id } варвара
   *[many] { $id } варваров
}
insanam-citadels = { $id ->
    [one] { $id } цитадель
    [few] { $id } цитадели
   *[many] { $id } цитаделей
}
insanam-citizens = { $id ->
    [one] { $id } гражданин
    [few] { $id } гражданина
   *[many] { $id } граждан
}
insanam-cards = { $id ->
    [one] { $id } карта
    [few] { $id } карты
   *[many] { $id } карт
}
insanam-steps = { $id ->
    [one] { $id } клетка
    [few] { $id } клетки
   *[many] { $id } клеток
}
insanam-movement = { $id } ОД

# Small names
insanam-destiny = { $id ->
    [traitor] предатель
   *[loyal] верный подданный
}
insanam-letter = { $id ->
    [a] A
    [b] B
    [c] C
   *[d] D
}
insanam-deck = { $id ->
    [GLAD] гладиаторы
    [ADV] противники
   *[EVT] события
}
insanam-hidden = закрытая карта с верха колоды ({ $category })
insanam-storage = хранилище
insanam-camp = лагерь
insanam-citadel = цитадель
insanam-nothing = ничего
insanam-vacant = ничья

# What is asked of you
insanam-ask-board = Выберите планшет.
insanam-ask-draft = Возьмите одну карту; остальные достанутся соседу.
insanam-ask-keep = Выберите карты, которые оставите себе.
insanam-ask-show = Какую из двух амбиций положить лицом вверх?
insanam-ask-settle = Выберите стартовую территорию: её номер определит ваше место в порядке хода.
insanam-ask-turn = Поставьте гражданина или спасуйте.
insanam-ask-favour = { $one } просит снять ваше знамя с действия «{ $what }» ({ $zone }) и предлагает { $gold }.
insanam-ask-rob = У кого взять этот пункт коррупции? Можно получить его и как обычно.
insanam-ask-act = { $zone }: выберите действие или откажитесь.
insanam-ask-after = Бесплатные действия или конец хода.
insanam-ask-take = Выберите, что получить: { $goods }.
insanam-ask-lose = Выберите, что потерять: { $goods }.
insanam-ask-pay = Выберите, чем заплатить: { $goods }.
insanam-ask-swap = Обмен: не больше, чем { $goods }, или ничего.
insanam-ask-hinder = Чью колесницу отбросить назад? Расстояние: { $steps }.
insanam-ask-push = Кому достанется { $corruption }?
insanam-ask-steal = У кого взять { $goods }?
insanam-ask-seize = Назовите товар. Отдаёт { $one }, осталось взять: { $n }.
insanam-ask-forfeit = Сбросьте одного из гладиаторов, лежащих перед вами.
insanam-ask-peek = Верните эти карты в любом порядке, начиная с верхней.
insanam-ask-clear = Снимите знамя с какого-нибудь действия.
insanam-ask-cull = Кого вернуть на полосу? Осталось вернуть: { $n }.
insanam-ask-hire = Купите одного из открытых гладиаторов или откажитесь.
insanam-ask-tile = Купите один из открытых тайлов или откажитесь.
insanam-ask-unlock = Разблокируйте одно из своих свойств или откажитесь.
insanam-ask-camp = Поставьте освободившийся лагерь или приберегите его.
insanam-ask-redo = Повторите действие, на котором стоит знамя, или откажитесь.
insanam-ask-recruit = Наймите { $n ->
    [one] ещё { $n } солдата
    [few] ещё до { $n } солдат
   *[many] ещё до { $n } солдат
} или закончите.
insanam-ask-deploy = Разверните { $n ->
    [one] ещё { $n } солдата
    [few] ещё до { $n } солдат
   *[many] ещё до { $n } солдат
} или закончите.
insanam-ask-fight = Выберите гладиатора и противника или откажитесь от боя.
insanam-ask-reroll = Перебросить свой кубик или оставить как есть?
insanam-ask-slide = Ваш гладиатор победил: задвинуть его под планшет навсегда или оставить в игре?
insanam-ask-buyback = Ваш гладиатор погиб. Выкупить его?
insanam-ask-march = Движение: { $n ->
    [one] осталось { $n } очко.
    [few] осталось { $n } очка.
   *[many] осталось { $n } очков.
}
insanam-ask-sail = { $place }: ваши солдаты могут сделать бесплатный шаг.
insanam-ask-incited = Вас вынуждают напасть: { $from } → { $to }. Кого послать?
insanam-ask-battle = Какое сражение первым?
insanam-ask-charm = { $land }: взять без сражения, за золото?
insanam-ask-muster = { $land }: нанять легионеров прямо в атаку?
insanam-ask-fall = { $n ->
    [0] { $land }: ничья. Выберите, кого потерять.
   *[other] { $land }: урон { $n }. Выберите потери.
}
insanam-ask-withdraw = { $land }: территория сдана. Отведите солдат или верните их на полосу.
insanam-ask-thumbs = { $event }: палец вверх или вниз? Пока это тайна.
insanam-ask-gifts = { $event }: что вы тайно дарите? Вместе — не меньше { $n }.
insanam-ask-wage = День жалованья. Скольким { $troop ->
    [LEG] легионерам
    [CEN] центурионам
   *[EVO] эвокатам
} вы платите? Каждому: { $gold }.
insanam-ask-unpaid = Без жалованья: { $troops }. Верните солдата на полосу или оставьте его и потеряйте победные очки.
insanam-ask-name = Назовите товар: в этом раунде вы получаете его вдвое больше.
insanam-ask-fund = Какого товара взять ещё 1?
insanam-ask-patronage = Отдать 2 товара за 1 победное очко?
insanam-ask-destiny = Вам сдали новую карту судьбы: какую оставить?

# What the others see meanwhile
insanam-wait-board = { $seat } выбирает планшет.
insanam-wait-draft = Ещё берут карту: { $seat }.
insanam-wait-keep = Ещё решают, какие карты оставить: { $seat }.
insanam-wait-show = Ещё решают, какую амбицию открыть: { $seat }.
insanam-wait-settle = { $seat } выбирает стартовую территорию.
insanam-wait-turn = { $seat } ставит гражданина или пасует.
insanam-wait-favour = { $seat } решает, оказать ли услугу.
insanam-wait-rob = { $seat } может взять у кого-нибудь пункт коррупции.
insanam-wait-act = { $seat } выбирает действие.
insanam-wait-after = { $seat } может совершить бесплатные действия.
insanam-wait-take = { $seat } выбирает, что получить.
insanam-wait-lose = { $seat } выбирает, что потерять.
insanam-wait-pay = { $seat } выбирает, чем заплатить.
insanam-wait-swap = { $seat } обменивает товары.
insanam-wait-hinder = { $seat } выбирает, чьей колеснице помешать.
insanam-wait-push = { $seat } выбирает, кого очернить.
insanam-wait-steal = { $seat } выбирает, кого обокрасть.
insanam-wait-seize = { $seat } называет товар.
insanam-wait-forfeit = { $seat } сбрасывает гладиатора.
insanam-wait-peek = { $seat } смотрит верхние карты колоды.
insanam-wait-clear = { $seat } снимает знамя с действия.
insanam-wait-cull = { $seat } возвращает солдата на полосу.
insanam-wait-hire = { $seat } может купить гладиатора.
insanam-wait-tile = { $seat } может купить тайл.
insanam-wait-unlock = { $seat } может разблокировать свойство.
insanam-wait-camp = { $seat } может поставить лагерь.
insanam-wait-redo = { $seat } может повторить действие.
insanam-wait-recruit = { $seat } нанимает солдат.
insanam-wait-deploy = { $seat } разворачивает войска.
insanam-wait-fight = { $seat } готовит бой на арене.
insanam-wait-reroll = { $seat } может перебросить кубик.
insanam-wait-slide = { $seat } решает судьбу победителя арены.
insanam-wait-buyback = { $seat } может выкупить погибшего гладиатора.
insanam-wait-march = { $seat } ведёт войска.
insanam-wait-sail = { $seat } может двинуть группу в море.
insanam-wait-incited = { $seat } нападает поневоле.
insanam-wait-battle = { $seat } выбирает следующее сражение.
insanam-wait-charm = { $seat } может избежать сражения за золото.
insanam-wait-muster = { $seat } может вызвать подкрепление.
insanam-wait-fall = { $seat } выбирает потери в сражении.
insanam-wait-withdraw = { $seat } отводит солдат.
insanam-wait-thumbs = Ещё решают, одобрить или отвергнуть: { $seat }.
insanam-wait-gifts = Ещё выбирают дар: { $seat }.
insanam-wait-wage = { $seat } платит жалованье.
insanam-wait-unpaid = { $seat } решает, что делать с неоплаченными солдатами.
insanam-wait-name = { $seat } называет товар.
insanam-wait-fund = { $seat } выбирает товар.
insanam-wait-patronage = { $seat } может отдать товары за очко.
insanam-wait-destiny = Ещё выбирают судьбу: { $seat }.

# What can be done: labels of buttons
insanam-do-board = { $board }
insanam-do-pick = Взять: { $card }
insanam-do-keep = Оставить: { $cards }
insanam-do-show = Открыть: { $ambition }
insanam-do-settle = Начать здесь: { $land }
insanam-do-patronage = Отдать за 1 победное очко: { $goods }
insanam-do-fund = Ещё 1: { $good }
insanam-do-name = Назвать: { $good }
insanam-do-use = Разовое свойство: { $gladiator }
insanam-do-tuck = Уложить слева ради дохода: { $gladiator }
insanam-do-validate = Выполнить амбицию: { $ambition }
insanam-do-accuse = Обвинить в предательстве: { $one }
insanam-do-camp = Поставить лагерь: { $land }
insanam-do-redeem = Доказать искупление: { $what }
insanam-do-request = Просить Милонию освободить «{ $what }»: { $zone }
insanam-do-grant = Согласиться
insanam-do-deny = Отказать
insanam-do-banish = Отослать, { $land }: { $troops }
insanam-do-demote = Превратить в легионеров, { $land }: { $troops }
insanam-do-incite = Вынудить к нападению: { $from } → { $to }
insanam-do-raid = Взять без сражения: { $from } → { $to }, { $troops }
insanam-do-place = Поставить гражданина: { $zone }
insanam-do-place-circle = Поставить гражданина: { $zone }, кружок { $circle }
insanam-do-pass = Пас
insanam-do-act = { $what }
insanam-do-skip = Нет
insanam-do-skip-act = Без действия
insanam-do-skip-rob = Получить как обычно
insanam-do-skip-charm = Сражаться
insanam-do-done = Готово
insanam-do-done-after = Закончить ход
insanam-do-done-fight = Не биться
insanam-do-done-hire = Не покупать
insanam-do-done-tile = Не покупать
insanam-do-done-unlock = Не разблокировать
insanam-do-done-redo = Не повторять
insanam-do-rob = Взять у игрока { $one }
insanam-do-take = Получить: { $goods }
insanam-do-lose = Потерять: { $goods }
insanam-do-pay = Заплатить: { $goods }
insanam-do-swap = Отдать: { $give }; получить: { $get }
insanam-do-target = { $one }
insanam-do-seize = Взять: { $good }
insanam-do-forfeit = Сбросить: { $gladiator }
insanam-do-order = Начиная сверху: { $cards }
insanam-do-clear = Освободить «{ $what }»: { $zone }
insanam-do-cull = Вернуть: { $troop } ({ $place })
insanam-do-hire = Купить: { $gladiator }
insanam-do-buy = Купить «{ $tile }» ({ $zone })
insanam-do-unlock = Разблокировать «{ $power }»
insanam-do-later = Приберечь
insanam-do-redo = Повторить «{ $what }»: { $zone }
insanam-do-fight = { $gladiator } против: { $adversary }
insanam-do-reroll = Перебросить
insanam-do-stand = Оставить как есть
insanam-do-slide = Задвинуть под планшет
insanam-do-stay = Остаться
insanam-do-stay-slide = Оставить в игре
insanam-do-buyback = Выкупить
insanam-do-recruit = Нанять: { $troop }
insanam-do-deploy = Развернуть: { $troop } → { $land }
insanam-do-march = Идти: { $from } → { $to }, { $troops }
insanam-do-march-attack = Напасть: { $from } → { $to }, { $troops }
insanam-do-transit = Пройти за плату: { $from } → { $to }, { $troops }
insanam-do-halt = Закончить движение
insanam-do-sail = Плыть: { $from } → { $to }
insanam-do-send = Послать: { $troops }
insanam-do-battle = Сражение: { $land }
insanam-do-charm = Заплатить и взять без сражения
insanam-do-muster = { $n ->
    [0] Не нанимать
    [one] Нанять в атаку { $n } легионера
    [few] Нанять в атаку { $n } легионеров
   *[many] Нанять в атаку { $n } легионеров
}
insanam-do-fall = Потерять: { $troops }
insanam-do-withdraw = Отвести: { $troop } → { $land }
insanam-do-disband = Вернуть остальных на полосу
insanam-do-approve = Палец вверх: одобрить
insanam-do-refuse = Палец вниз: отвергнуть
insanam-do-give = Подарить: { $what }
insanam-do-wage = Заплатить: { $troops }
insanam-do-dismiss = Вернуть: { $troop } ({ $place })
insanam-do-retain = Оставить солдата без жалованья
insanam-do-destiny = { $which ->
    [old] Оставить прежнюю карту: { $destiny }
   *[new] Взять новую карту: { $destiny }
}
insanam-do-price = { $move } ({ $goods })

# What cards say: $what is counted goods, $troops counted troops
insanam-atom-gain = +{ $what }
insanam-atom-lose = −{ $what }
insanam-atom-levy = побор: { $what } (−1 победное очко за каждый недостающий товар)
insanam-atom-pay = заплатите: { $what }
insanam-atom-spend = заплатить: { $what }
insanam-atom-recruit = { $d ->
    [0] наймите { $n ->
        [one] { $n } солдата
        [few] до { $n } солдат
       *[many] до { $n } солдат
    }
   *[other] наймите { $n ->
        [one] { $n } солдата, дешевле на { $d } (золото)
        [few] до { $n } солдат, каждого дешевле на { $d } (золото)
       *[many] до { $n } солдат, каждого дешевле на { $d } (золото)
    }
}
insanam-atom-free = бесплатно в хранилище: { $troops }
insanam-atom-deploy = разверните { $n ->
    [one] { $n } солдата
    [few] до { $n } солдат
   *[many] до { $n } солдат
}
insanam-atom-move = { $n ->
    [one] движение на { $n } очко
    [few] движение на { $n } очка
   *[many] движение на { $n } очков
}
insanam-atom-move-more = { $n ->
    [one] ещё { $n } очко движения
    [few] ещё { $n } очка движения
   *[many] ещё { $n } очков движения
}
insanam-atom-race = { $n ->
    [one] ваша колесница вперёд на { $n } клетку
    [few] ваша колесница вперёд на { $n } клетки
   *[many] ваша колесница вперёд на { $n } клеток
}
insanam-atom-hinder = { $n ->
    [one] колесница соперника назад на { $n } клетку
    [few] колесница соперника назад на { $n } клетки
   *[many] колесница соперника назад на { $n } клеток
}
insanam-atom-gbuy = { $d ->
    [0] купите гладиатора
   *[other] купите гладиатора, дешевле на { $d } (золото)
}
insanam-atom-gdraw = { $n ->
    [one] возьмите из колоды { $n } гладиатора даром
    [few] возьмите из колоды { $n } гладиаторов даром
   *[many] возьмите из колоды { $n } гладиаторов даром
}
insanam-atom-gdiscard = { $n ->
    [one] сбросьте { $n } гладиатора
    [few] сбросьте { $n } гладиаторов
   *[many] сбросьте { $n } гладиаторов
} (каждый недостающий стоит победных очков)
insanam-atom-fight = { $n ->
    [0] бой на арене
   *[other] бой на арене с прибавкой { $n }
}
insanam-atom-refresh = { $deck ->
    [GLAD] откройте новых гладиаторов
   *[ADV] откройте новых противников
}
insanam-atom-peek = посмотрите верхние карты колоды и верните в любом порядке ({ $n }): { $deck ->
    [GLAD] гладиаторы
    [ADV] противники
   *[EVT] события
}
insanam-atom-redo = повторите действие, на котором стоит знамя: { $zones }
insanam-atom-redo-any = повторите любое действие, на котором стоит знамя, кроме действий Сената
insanam-atom-unlock = { $d ->
    [0] разблокируйте свойство
   *[other] разблокируйте свойство, дешевле на { $d } (золото)
}
insanam-atom-tile = { $d ->
    [0] купите тайл
   *[other] купите тайл, дешевле на { $d } (золото)
}
insanam-atom-swap = { $n ->
    [one] обменяйте { $n } товар
    [few] обменяйте до { $n } товаров
   *[many] обменяйте до { $n } товаров
}
insanam-atom-steal = возьмите у одного соперника: { $what }
insanam-atom-push = { $n ->
    [one] один соперник получает { $n } коррупцию
   *[other] один соперник получает { $n } коррупции
}
insanam-atom-drop = { $n ->
    [one] ваш маркер опускается на { $n } деление
    [few] ваш маркер опускается на { $n } деления
   *[many] ваш маркер опускается на { $n } делений
}
insanam-atom-unbanner = { $n ->
    [one] снимите { $n } знамя с любого действия
    [few] снимите { $n } знамени с любых действий
   *[many] снимите { $n } знамён с любых действий
}
insanam-atom-cull = { $n ->
    [one] верните на полосу { $n } солдата
    [few] верните на полосу { $n } солдат
   *[many] верните на полосу { $n } солдат
} (−1 победное очко за каждого недостающего)
insanam-atom-lock = { $n ->
    [one] в следующий игровой ход у вас на { $n } гражданина меньше
   *[other] в следующий игровой ход у вас на { $n } граждан меньше
}
insanam-atom-levyper = побор: { $what } × { $measure } (−1 победное очко за каждый недостающий товар)
insanam-atom-barb = { $region }: на каждую территорию варваров { $n ->
    [one] ещё { $n } фигурка
    [few] ещё { $n } фигурки
   *[many] ещё { $n } фигурок
}

# Lasting changes: $n is a text with its sign, +1 or -1
insanam-mod = { $key ->
    [mp] очки движения { $n }
    [atk] ваша сила в нападении { $n }
    [def] ваша сила в обороне { $n }
    [fight] ваш итог на арене { $n }
    [fight-CH] ваш итог против чемпионов { $n }
    [fight-OR] ваш итог против обычных противников { $n }
    [fight-AN] ваш итог против зверей { $n }
    [reroll] перебросы своего кубика за бой на арене { $n }
    [cost-LEG] цена легионера { $n } (золото)
    [cost-CEN] цена центуриона { $n } (золото)
    [cost-EVO] цена эвоката { $n } (золото)
    [cost-glad] цена гладиатора { $n } (золото)
    [cost-tile] цена тайла { $n } (золото)
    [cost-unlock] цена разблокировки { $n } (золото)
    [inc-G] доход { $n } (золото)
    [inc-W] доход { $n } (дерево)
    [inc-S] доход { $n } (камень)
    [inc-VP] доход { $n } (победные очки)
    [bonus-G] { $n } (золото), когда вы занимаете кружок золота
    [bonus-W] { $n } (дерево), когда вы занимаете кружок дерева
    [bonus-S] { $n } (камень), когда вы занимаете кружок камня
    [suburra] граждане в счёт Субуры { $n }
    [swap] товары за обмен { $n }
    [race] клетки за каждое продвижение вашей колесницы { $n }
    [deploy] солдаты за каждое развёртывание { $n }
    [donate] ваш дар при распределении мест { $n }
    [pay] всё жалованье { $n } (золото)
    [toll_in] каждая полученная плата за проход { $n } (золото)
    [toll_out] каждая уплаченная плата за проход { $n } (золото)
   *[sea] бесплатные шаги по морю { $n }
}
insanam-tax = { $trigger ->
    [turn] каждый игровой ход с каждого побор: { $what }
    [place-COL] с каждого, кто ставит гражданина в Колизей, побор: { $what }
    [place-HIP] с каждого, кто ставит гражданина на Ипподром, побор: { $what }
    [place-BAR] с каждого, кто ставит гражданина в Казармы, побор: { $what }
    [place-SEN] с каждого, кто ставит гражданина в Сенат, побор: { $what }
    [place-MAR] с каждого, кто ставит гражданина на Рынок, побор: { $what }
    [place-SUB] с каждого, кто ставит гражданина в Субуру, побор: { $what }
    [recruit] с каждого, кто нанимает солдат, побор: { $what }
    [deploy] с каждого, кто разворачивает войска, побор: { $what }
    [fight] с каждого, кто бьётся на арене, побор: { $what }
    [race] с каждого, кто продвигает колесницу, побор: { $what }
    [tile] с каждого, кто покупает тайл, побор: { $what }
    [unlock] с каждого, кто разблокирует свойство, побор: { $what }
   *[swap] с каждого, кто обменивает товары, побор: { $what }
} (−1 победное очко за каждый недостающий товар)

# Powers of boards. `accuse` once a round is `accuse-round`; `strength` names its troop, as in
# `strength-all` and `strength-EVO`; its $n too has a sign
insanam-sp = { $key ->
    [swap2] Обмен даёт вам 2 товара за 1, но не тех видов, которые вы отдали.
    [mines] Каждое золото в доходе гладиаторов слева от планшета приносит ещё 1 золото.
    [diplomacy] Раз за ход отошлите соседних солдат одного соперника на их стартовую территорию. Это стоит 2 золота за единицу силы.
    [wisdom] Ещё 1 золото за каждое золото с занятого вами кружка или из Субуры.
    [extra] Вы можете нанять больше других: { $troops }.
    [strength-all] Сила каждого вашего солдата { $n }.
    [strength-LEG] Сила ваших легионеров { $n }.
    [strength-CEN] Сила ваших центурионов { $n }.
    [strength-EVO] Сила ваших эвокатов { $n }.
    [funds] Когда вы получаете дерево или камень, возьмите ещё 1 того же товара.
    [accuse] Обвините соперника в предательстве, один раз за игру.
    [accuse-round] Обвините соперника в предательстве, один раз за раунд.
    [plunder] Выиграв сражение с игроком, возьмите у него по одному товару за каждого его убитого солдата.
    [buyback] Когда ваш гладиатор гибнет на арене, его можно выкупить за его цену.
    [revolt] Нападая на игрока, наймите до 2 легионеров прямо в атаку.
    [raid] Один раз за игру возьмите без сражения соседнюю территорию варваров: туда входит хотя бы один солдат.
    [first-blow] Когда вы нападаете на игрока, его самый слабый солдат гибнет до первого броска.
    [theft] Заняв кружок коррупции, вы можете взять этот пункт с маркера соперника.
    [charm] Территория, на которую вы напали, сдаётся без сражения за золото, равное её силе.
    [favours] По просьбе вы можете снять своё знамя с действия. Вам платят золотом треть от маркера просящего.
    [financing] Раз за ход превратите соседних центурионов и эвокатов соперника в легионеров. Вы платите цену каждого.
    [contacts] Каждый раунд назовите золото, дерево или камень: из банка вы получаете этого товара вдвое больше.
    [adversary] Сила противников, с которыми вы бьётесь, { $n }.
    [immune] Ни препятствия, ни соперники не задержат вашу колесницу.
    [influence] Один раз за игру вынудите соперника напасть на территорию по соседству с ним.
   *[patronage] В начале каждого игрового хода вы можете отдать 2 товара за 1 победное очко.
}
insanam-timing-now = Сразу: { $effect }
insanam-timing-while = Пока карта открыта: { $effect }
insanam-reward = Награда: { $effect }

# What ambitions and redemption ask for
insanam-metric = { $metric ->
    [terr] контролировать { $n ->
        [one] { $n } территорию
        [few] { $n } территории
       *[many] { $n } территорий
    }
    [terr-ARO] контролировать { $n ->
        [one] { $n } территорию Римской Африки
        [few] { $n } территории Римской Африки
       *[many] { $n } территорий Римской Африки
    }
    [terr-GAL] контролировать { $n ->
        [one] { $n } территорию Галлии
        [few] { $n } территории Галлии
       *[many] { $n } территорий Галлии
    }
    [terr-HIS] контролировать { $n ->
        [one] { $n } территорию Испании
        [few] { $n } территории Испании
       *[many] { $n } территорий Испании
    }
    [terr-BRE] контролировать { $n ->
        [one] { $n } территорию Британии
        [few] { $n } территории Британии
       *[many] { $n } территорий Британии
    }
    [terr-GER] контролировать { $n ->
        [one] { $n } территорию Германии
        [few] { $n } территории Германии
       *[many] { $n } территорий Германии
    }
    [regions] контролировать территории { $n ->
        [one] в { $n } регионе
       *[other] в { $n } регионах
    }
    [full-ARO] контролировать всю Римскую Африку
    [full-GAL] контролировать всю Галлию
    [full-HIS] контролировать всю Испанию
    [full-BRE] контролировать всю Британию
    [full-GER] контролировать всю Германию
    [map] иметь на карте { $n ->
        [one] { $n } солдата
        [few] { $n } солдат
       *[many] { $n } солдат
    }
    [map-LEG] иметь на карте { $n ->
        [one] { $n } легионера
        [few] { $n } легионеров
       *[many] { $n } легионеров
    }
    [map-CEN] иметь на карте { $n ->
        [one] { $n } центуриона
        [few] { $n } центурионов
       *[many] { $n } центурионов
    }
    [map-EVO] иметь на карте { $n ->
        [one] { $n } эвоката
        [few] { $n } эвокатов
       *[many] { $n } эвокатов
    }
    [off] иметь вне полосы { $n ->
        [one] { $n } солдата
        [few] { $n } солдат
       *[many] { $n } солдат
    }
    [strength] иметь на карте силу { $n }
    [camps] иметь на карте { $n ->
        [one] { $n } лагерь
        [few] { $n } лагеря
       *[many] { $n } лагерей
    }
    [unlocked] разблокировать { $n ->
        [one] { $n } свойство
        [few] { $n } свойства
       *[many] { $n } свойств
    }
    [winners] иметь под планшетом { $n ->
        [one] { $n } гладиатора
        [few] { $n } гладиаторов
       *[many] { $n } гладиаторов
    }
    [tucked] иметь слева от планшета { $n ->
        [one] { $n } гладиатора
        [few] { $n } гладиаторов
       *[many] { $n } гладиаторов
    }
    [glads] иметь под планшетом и слева от него { $n ->
        [one] { $n } гладиатора
        [few] { $n } гладиаторов
       *[many] { $n } гладиаторов
    }
    [barbwins] выиграть { $n ->
        [one] { $n } сражение
        [few] { $n } сражения
       *[many] { $n } сражений
    } с варварами
    [pvpwins] выиграть { $n ->
        [one] { $n } сражение
        [few] { $n } сражения
       *[many] { $n } сражений
    } с игроками
    [citadels] разрушить в выигранных сражениях { $n ->
        [one] { $n } цитадель
        [few] { $n } цитадели
       *[many] { $n } цитаделей
    }
    [beaten] победить на арене { $n ->
        [one] { $n } противника
        [few] { $n } противников
       *[many] { $n } противников
    }
    [beaten-CH] победить на арене { $n ->
        [one] { $n } чемпиона
        [few] { $n } чемпионов
       *[many] { $n } чемпионов
    }
    [beaten-OR] победить на арене { $n ->
        [one] { $n } обычного противника
        [few] { $n } обычных противников
       *[many] { $n } обычных противников
    }
    [beaten-AN] победить на арене { $n ->
        [one] { $n } зверя
        [few] { $n } зверей
       *[many] { $n } зверей
    }
    [race] довести колесницу до клетки { $n } или дальше
    [racefirst] идти первым в гонке колесниц, ни с кем не наравне
    [sub] поставить в Субуру { $n ->
        [one] { $n } гражданина
        [few] { $n } граждан
       *[many] { $n } граждан
    }
    [tiles] купить { $n ->
        [one] { $n } тайл
        [few] { $n } тайла
       *[many] { $n } тайлов
    }
    [approve] одобрить { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[many] { $n } событий
    }
    [refuse] отвергнуть { $n ->
        [one] { $n } событие
        [few] { $n } события
       *[many] { $n } событий
    }
    [top] занять первое место { $n ->
        [one] в { $n } общем событии
       *[other] в { $n } общих событиях
    }
    [gifts] внести дар { $n ->
        [one] в { $n } общем событии
       *[other] в { $n } общих событиях
    }
    [cor] поднять маркер до деления { $n } или выше
    [corlast] стоять на шкале предательства ниже всех, хотя бы наравне с кем-то
    [goods] иметь { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    }
    [hold-G] иметь { $n ->
        [one] { $n } золото
       *[other] { $n } золота
    }
    [hold-W] иметь { $n ->
        [one] { $n } дерево
       *[other] { $n } дерева
    }
   *[hold-S] иметь { $n ->
        [one] { $n } камень
       *[other] { $n } камня
    }
}
insanam-measure = { $id ->
    [terr] территории под контролем
    [terr-ARO] территории Римской Африки
    [terr-GAL] территории Галлии
    [terr-HIS] территории Испании
    [terr-BRE] территории Британии
    [terr-GER] территории Германии
    [regions] регионы, где есть территория
    [full-ARO] контроль над всей Римской Африкой
    [full-GAL] контроль над всей Галлией
    [full-HIS] контроль над всей Испанией
    [full-BRE] контроль над всей Британией
    [full-GER] контроль над всей Германией
    [map] солдаты на карте
    [map-LEG] легионеры на карте
    [map-CEN] центурионы на карте
    [map-EVO] эвокаты на карте
    [off] солдаты вне полосы
    [strength] сила на карте
    [camps] лагеря на карте
    [unlocked] разблокированные свойства
    [winners] гладиаторы под планшетом
    [tucked] гладиаторы слева от планшета
    [glads] гладиаторы под планшетом и слева от него
    [barbwins] сражения, выигранные у варваров
    [pvpwins] сражения, выигранные у игроков
    [citadels] разрушенные цитадели
    [beaten] побеждённые противники
    [beaten-CH] побеждённые чемпионы
    [beaten-OR] побеждённые обычные противники
    [beaten-AN] побеждённые звери
    [race] клетка колесницы
    [racefirst] первое место в гонке
    [sub] граждане, посланные в Субуру
    [tiles] купленные тайлы
    [approve] одобренные события
    [refuse] отвергнутые события
    [top] первые места в общих событиях
    [gifts] общие события с даром
    [cor] деление маркера
    [corlast] последнее место на шкале предательства
    [goods] товары за ширмой
    [hold-G] золото за ширмой
    [hold-W] дерево за ширмой
   *[hold-S] камень за ширмой
}
insanam-progress = { $measure }: { $n } из { $need }

# The boards: who they are
insanam-who = { $id ->
    [claudius] Наследник, которого никто не принимает всерьёз; считает он лучше, чем говорит.
    [seneca] Философ: потребностей мало, должников много.
    [macro] Префект претория: одного императора он уже сделал, сделает и другого.
    [sabinus] Трибун гвардии: следит за всеми и всё записывает.
    [postumus] Приёмный брат из ссылки, со старыми друзьями в каждой гавани.
    [chaerea] Трибун гвардии, над которым император пошутил лишний раз.
    [milonia] Четвёртая жена императора: её он слушает, когда вообще слушает.
    [pallas] Делец, для которого в Риме всё имеет цену.
    [narcissus] Вольноотпущенник: вскрывает все письма и кое-какие клетки.
   *[petronius] Писатель, судья хорошего вкуса при дворе, где вкуса нет.
}

# Moves in counsel, reviews and puzzles that no sentence of the log tells of.
insanam-field-circle = кружок
insanam-move-keep = оставить: { $cards }
insanam-move-give = отдать: { $good } × { $amount }
insanam-move-wage = заплатить: { $troop } × { $number }

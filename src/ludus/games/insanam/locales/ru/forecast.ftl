# Ad Insanam Imperatoris: what a move costs, risks and brings, told before it is made.

insanam-gladiators = { $id ->
    [one] { $id } гладиатор
    [few] { $id } гладиатора
   *[many] { $id } гладиаторов
}

# What is added up
insanam-sum-cost = { $unit ->
    [gold] золото
    [wood] дерево
   *[stone] камень
}
insanam-sum-gain = { $unit ->
    [gold] Получено золота
    [wood] Получено дерева
    [stone] Получено камня
   *[points] Победные очки
}
insanam-sum-race = Клетки вашей колесницы
insanam-sum-gladiator = { $gladiator }, до броска
insanam-sum-adversary = { $adversary }, до броска
insanam-sum-hidden = Закрытый противник, кроме его силы
insanam-sum-attack = Нападение: { $seat }, до броска
insanam-sum-attack-you = Ваше нападение, до броска
insanam-sum-defence = Оборона: { $seat }, до броска
insanam-sum-defence-you = Ваша оборона, до броска
insanam-sum-barbarians = Варвары, до броска
insanam-sum-loss = Сила, которую вы теряете
insanam-sum-gift = Ваш дар при подсчёте мест

# Why a line is there
insanam-why-floor = не меньше нуля
insanam-why-action = это действие
insanam-why-power = ваше свойство «{ $power }»
insanam-why-gladiator = { $gladiator }, под планшетом
insanam-why-adversary = { $adversary }, открытый противник
insanam-why-tax = { $adversary }: побор
insanam-why-missing = не хватает: { $n }
insanam-why-troops = { $troops }, по { $each }
insanam-why-troop-price = { $troop }, по прейскуранту
insanam-why-demote = { $troops }, по прейскуранту
insanam-why-barbarians = { $barbarians }
insanam-why-citadel = цитадель
insanam-why-camp = лагерь
insanam-why-strength = сила
insanam-why-strong = силён: { $against }
insanam-why-weak = слаб: { $against }
insanam-why-circle = кружок
insanam-why-suburra = { $n ->
    [one] там уже { $n } гражданин
    [few] там уже { $n } гражданина
   *[many] там уже { $n } граждан
}
insanam-why-doubled = удвоено: названный товар
insanam-why-chosen = ваш выбор
insanam-why-beside = то, что с ним вместе
insanam-why-oneshot = разовое свойство: { $gladiator }
insanam-why-event = указ
insanam-why-tile = тайл
insanam-why-unlock = свойство
insanam-why-gladiator-price = { $gladiator }
insanam-why-half = половина цены
insanam-why-exchange = обмен
insanam-why-favour = треть вашего маркера ({ $n })
insanam-why-granted = услуга
insanam-why-obstacle = препятствие на клетке { $space }
insanam-why-finish = финиш на клетке { $space }
insanam-why-patronage = покровительство
insanam-why-ambition = { $card }
insanam-why-redemption = цена искупления
insanam-why-gift = дар
insanam-why-unpaid = солдат, оставленный без жалованья

# What surely happens: to you and to others
insanam-will-gain = { $seat } получит: { $goods }.
insanam-will-gain-you = Вы получите: { $goods }.
insanam-will-lose-points = { $seat } потеряет { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-will-lose-points-you = Вы потеряете { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-will-fund = { $seat } выберет ещё 1 дерево или 1 камень.
insanam-will-fund-you = Вы выберете ещё 1 дерево или 1 камень.
insanam-will-climb = { $seat } поднимется по шкале предательства на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}, до { $space }.
insanam-will-climb-you = Вы подниметесь по шкале предательства на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}, до { $space }.
insanam-will-fall = { $seat } опустится по шкале предательства на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}, до { $space }.
insanam-will-fall-you = Вы опуститесь по шкале предательства на { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[many] { $n } делений
}, до { $space }.
insanam-will-citizen = { $n ->
    [one] { $seat } получит гражданина, который ждёт на шкале.
    [few] { $seat } получит { $n } граждан, которые ждут на шкале.
   *[many] { $seat } получит { $n } граждан, которые ждут на шкале.
}
insanam-will-citizen-you = { $n ->
    [one] Вы получите гражданина, который ждёт на шкале.
    [few] Вы получите { $n } граждан, которые ждут на шкале.
   *[many] Вы получите { $n } граждан, которые ждут на шкале.
}
insanam-will-event = { $n ->
    [one] { $seat } дойдёт до знака события.
   *[other] { $seat } дойдёт до знаков события: { $n }.
}
insanam-will-event-you = { $n ->
    [one] Вы дойдёте до знака события.
   *[other] Вы дойдёте до знаков события: { $n }.
}
insanam-will-round = { $seat } перейдёт порог: раунд закончится.
insanam-will-round-you = Вы перейдёте порог: раунд закончится.
insanam-will-end = { $seat } дойдёт до { $space }: игра тут же закончится.
insanam-will-end-you = Вы дойдёте до { $space }: игра тут же закончится.

# Rome
insanam-will-share = Все остальные получат: { $goods }.
insanam-will-share-one = { $seat } получит: { $goods }.
insanam-will-share-nothing = Остальные ничего не получат.
insanam-will-rob = Вы сможете взять этот пункт с чужого маркера ({ $n }).
insanam-will-pass = { $n ->
    [0] В этот ход вы больше не ставите граждан.
    [one] В этот ход вы больше не ставите граждан, хотя остался { $n }.
    [few] В этот ход вы больше не ставите граждан, хотя осталось { $n }.
   *[many] В этот ход вы больше не ставите граждан, хотя осталось { $n }.
}
insanam-will-choose-gain = Вы выберете, что получить: { $goods }.
insanam-will-choose-loss = Вы выберете, что потерять: { $goods }.
insanam-will-choose-payment = Вы выберете, чем платить: { $goods }.
insanam-will-troops = Вы бесплатно получите: { $troops }.
insanam-will-race = Ваша колесница придёт на клетку { $space }.
insanam-will-finish = Ваша колесница придёт к финишу, место { $n }.
insanam-will-race-over = Ваша колесница уже закончила гонку.
insanam-will-race-score = При подсчёте это было бы место { $place }: { $points }.
insanam-will-hinder = Колесница игрока { $seat } отойдёт назад на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
}, на клетку { $space }.
insanam-will-not-hinder = Колесницу игрока { $seat } ничто не задержит.
insanam-will-steal = Вы возьмёте у игрока { $seat }, сколько найдётся: { $goods }.
insanam-will-seize = Вы возьмёте у игрока { $seat } единицу товара, если он есть: { $good }.
insanam-will-draw = { $n ->
    [one] К вам придёт верхний гладиатор колоды.
    [few] К вам придут { $n } верхних гладиатора колоды.
   *[many] К вам придут { $n } верхних гладиаторов колоды.
}
insanam-will-give-up = Вы лишитесь: { $what }.
insanam-will-lock = { $n ->
    [one] В следующий игровой ход { $n } ваш гражданин будет удержан.
    [few] В следующий игровой ход { $n } ваших гражданина будут удержаны.
   *[many] В следующий игровой ход { $n } ваших граждан будут удержаны.
}
insanam-will-barbarians = { $region }: варваров прибудет, на каждой их территории ещё { $n }.
insanam-will-use = Карта сбрасывается: { $gladiator }.
insanam-will-tuck = Со следующего игрового хода { $gladiator } приносит каждый ход: { $goods }. Назад эта карта не вернётся.
insanam-will-buy = { $n ->
    [0] Он заменит действующий тайл: { $zone }. Затем вы сможете выполнить одно из его действий.
    [one] Он заменит действующий тайл: { $zone }. { $n } знамя вернётся к владельцу. Затем вы сможете выполнить одно из его действий.
    [few] Он заменит действующий тайл: { $zone }. { $n } знамени вернутся к владельцам. Затем вы сможете выполнить одно из его действий.
   *[many] Он заменит действующий тайл: { $zone }. { $n } знамён вернутся к владельцам. Затем вы сможете выполнить одно из его действий.
}
insanam-will-unlock = Свойство «{ $power }» отныне действует.
insanam-will-release = Освобождается и один лагерь.
insanam-will-camp = Лагерь прибавляет к обороне { $n }: { $land }.
insanam-will-double = До конца раунда вы получаете этого вдвое больше: { $good }.
insanam-will-clear-you = Действие «{ $deed }» снова свободно ({ $zone }); знамя вернётся к вам.
insanam-will-clear = Действие «{ $deed }» снова свободно ({ $zone }); знамя вернётся к игроку { $seat }.
insanam-will-request = { $seat } может отказать; тогда это ничего не стоит.

# The arena
insanam-will-hire = К вам придёт гладиатор: { $gladiator }.
insanam-will-forfeit = Гладиатор будет потерян: { $gladiator }.
insanam-will-reroll = { $n ->
    [one] Вы сможете перебросить свой кубик один раз.
    [few] Вы сможете перебросить свой кубик { $n } раза.
   *[many] Вы сможете перебросить свой кубик { $n } раз.
}
insanam-will-buy-back = { $gladiator } останется с вами; возмещения не будет.
insanam-will-slide = { $gladiator } навсегда уйдёт под планшет и больше не сражается.
insanam-odds-won = Победа, награда: { $goods }.
insanam-odds-won-hidden = Победа, награда ещё неизвестна.
insanam-odds-tied = Гибнут оба: { $goods }; за погибшего гладиатора { $gold }.
insanam-odds-tied-hidden = Гибнут оба: награда ещё неизвестна; за погибшего гладиатора { $gold }.
insanam-odds-lost = Гибель: за погибшего гладиатора { $gold }.
insanam-odds-rerolled = Победа, если перебрасывать, пока её нет.

# The map
insanam-will-recruit = В ваше хранилище придёт солдат: { $troop }.
insanam-will-return = На вашу полосу вернётся солдат: { $troop }.
insanam-will-control = Территория станет вашей: { $land }. Каждый ход { $gold }, при каждом подсчёте { $points }.
insanam-will-vacate = Территория опустеет: { $land }.
insanam-will-toll = { $seat } получит: { $gold }.
insanam-will-withdraw = Солдат уйдёт, { $troop } → { $land }.
insanam-will-disband = На вашу полосу вернутся: { $troops }.
insanam-will-charm = Территория сдастся без сражения: { $land }. Лагерь или цитадель пропадёт.
insanam-will-banish = { $n ->
    [one] { $n } солдат игрока { $seat } уйдёт домой: { $land }.
    [few] { $n } солдата игрока { $seat } уйдут домой: { $land }.
   *[many] { $n } солдат игрока { $seat } уйдут домой: { $land }.
}
insanam-will-banish-storage = { $n ->
    [one] { $n } солдат игрока { $seat } уйдёт в хранилище.
    [few] { $n } солдата игрока { $seat } уйдут в хранилище.
   *[many] { $n } солдат игрока { $seat } уйдут в хранилище.
}
insanam-will-demote = { $n ->
    [one] { $n } солдат игрока { $seat } станет легионером: { $land }.
    [few] { $n } солдата игрока { $seat } станут легионерами: { $land }.
   *[many] { $n } солдат игрока { $seat } станут легионерами: { $land }.
}
insanam-will-incite = Напасть придётся ({ $land }), а кем, выберет { $seat }. Так можно только один раз.
insanam-will-raid = { $citadels ->
    [0] Без сражения; уйдут: { $barbarians }. Так можно только один раз.
   *[other] Без сражения; уйдут: { $barbarians } и цитадель. Так можно только один раз.
}
insanam-will-blame = Исходное свойство будет потеряно навсегда: { $seat } не на вершине шкалы предательства.
insanam-will-strike-first = Первый удар за вами: { $seat } теряет слабейшего солдата до первого броска.
insanam-odds-conquered = Территория взята: { $land }.
insanam-odds-held = Территория удержана: { $land }.
insanam-odds-vacant = Не остаётся никого: { $land }.
insanam-odds-own-losses = { $n ->
    [0] Вы никого не теряете.
    [one] Вы теряете { $n } солдата.
    [few] Вы теряете { $n } солдат.
   *[many] Вы теряете { $n } солдат.
}
insanam-odds-other-losses = { $n ->
    [0] Другая сторона никого не теряет.
    [one] Другая сторона теряет { $n } солдата.
    [few] Другая сторона теряет { $n } солдат.
   *[many] Другая сторона теряет { $n } солдат.
}
insanam-odds-barbarian-losses = { $n ->
    [0] Варвары никого не теряют.
    [one] Варвары теряют { $n } фигурку.
    [few] Варвары теряют { $n } фигурки.
   *[many] Варвары теряют { $n } фигурок.
}
insanam-odds-citadel = Цитадель падёт.
insanam-odds-camp = Лагерь будет потерян.

# The court
insanam-will-be = Ваша судьба: { $destiny }. Другую карту никто не увидит.
insanam-will-redeem = Вы снова верный подданный, и все это видят.
insanam-will-need = { $rest ->
    [0] Вашего дара хватит и одного: нужно { $n }.
   *[other] Все дары вместе должны составить { $n }: остальным надо дать { $rest }.
}
insanam-will-be-punished = Если не наберётся, вы потеряете по 1 победному очку за недостающее.
insanam-will-place = Место { $n }: { $goods }.
insanam-odds-right = { $n ->
    [0] Вы правы, награда: { $goods }. Предатель разоблачён: { $seat }.
    [one] Вы правы, награда: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } деление.
    [few] Вы правы, награда: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } деления.
   *[many] Вы правы, награда: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } делений.
}
insanam-odds-wrong = { $lost ->
    [0] Вы неправы: { $seat } получит от вас { $gold }; все остальные поднимутся на { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[many] { $n } делений
    }, а судьбы раздадут заново.
   *[other] Вы неправы: { $seat } получит от вас { $gold }, а вы потеряете победные очки ({ $lost }); все остальные поднимутся на { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[many] { $n } делений
    }, а судьбы раздадут заново.
}

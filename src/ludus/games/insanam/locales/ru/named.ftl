# Предложения для чужих глаз: они называют того, кто ходит ($who).

insanam-sum-race-named = Клетки колесницы: { $who }
insanam-sum-loss-named = Сила, которую теряет { $who }
insanam-sum-gift-named = Дар при подсчёте мест: { $who }
insanam-why-power-named = свойство «{ $power }»: { $who }
insanam-why-chosen-named = на выбор: { $who }
insanam-why-doubled-named = удвоено: товар, который называет { $who }
insanam-why-favour-named = треть маркера ({ $n }): { $who }
insanam-will-rob-named = { $n ->
    [one] { $who } сможет взять этот пункт с чужого маркера ({ $n }).
    [few] { $who } сможет взять эти пункты с чужого маркера ({ $n }).
   *[other] { $who } сможет взять эти пункты с чужого маркера ({ $n }).
}
insanam-will-pass-named = { $n ->
    [0] В этот ход { $who } больше не ставит граждан.
   *[other] В этот ход { $who } больше не ставит граждан, хотя осталось { $n }.
}
insanam-will-choose-gain-named = { $who } выберет, что получить: { $goods }.
insanam-will-choose-loss-named = { $who } выберет, что потерять: { $goods }.
insanam-will-choose-payment-named = { $who } выберет, чем заплатить: { $goods }.
insanam-will-troops-named = { $who } получит бесплатно: { $troops }.
insanam-will-race-named = Колесница ({ $who }) придёт на клетку { $space }.
insanam-will-finish-named = Колесница ({ $who }) придёт к финишу, место: { $n }.
insanam-will-race-over-named = Колесница ({ $who }) уже закончила гонку.
insanam-will-steal-named = { $who } возьмёт у игрока { $seat }, сколько найдётся: { $goods }.
insanam-will-seize-named = { $who } возьмёт у игрока { $seat } единицу товара, если он есть: { $good }.
insanam-will-draw-named = { $n ->
    [one] { $who } получит верхнего гладиатора колоды.
    [few] { $who } получит верхних гладиаторов колоды: { $n }.
   *[other] { $who } получит верхних гладиаторов колоды: { $n }.
}
insanam-will-give-up-named = { $who } лишится: { $what }.
insanam-will-lock-named = { $n ->
    [one] В следующий игровой ход будет удержан { $n } гражданин: { $who }.
    [few] В следующий игровой ход будут удержаны { $n } гражданина: { $who }.
   *[other] В следующий игровой ход будет удержано { $n } граждан: { $who }.
}
insanam-will-buy-named = { $n ->
    [0] Он заменит действующий тайл: { $zone }. Затем { $who } сможет выполнить одно из его действий.
    [one] Он заменит действующий тайл: { $zone }. { $n } знамя вернётся к владельцу. Затем { $who } сможет выполнить одно из его действий.
    [few] Он заменит действующий тайл: { $zone }. К владельцам вернутся знамёна ({ $n }). Затем { $who } сможет выполнить одно из его действий.
   *[other] Он заменит действующий тайл: { $zone }. К владельцам вернутся знамёна ({ $n }). Затем { $who } сможет выполнить одно из его действий.
}
insanam-will-double-named = До конца раунда { $who } получает этого вдвое больше: { $good }.
insanam-will-hire-named = { $who } получит гладиатора: { $gladiator }.
insanam-will-reroll-named = { $n ->
    [one] { $who } сможет перебросить кубик { $n } раз.
    [few] { $who } сможет перебросить кубик { $n } раза.
   *[other] { $who } сможет перебросить кубик { $n } раз.
}
insanam-will-buy-back-named = { $gladiator } остаётся у игрока { $who }; возмещения не будет.
insanam-odds-rerolled-named = Победа, если { $who } перебрасывает, пока её нет.
insanam-will-recruit-named = В хранилище ({ $who }) придёт солдат: { $troop }.
insanam-will-return-named = На полосу ({ $who }) вернётся солдат: { $troop }.
insanam-will-control-named = { $who } получит территорию: { $land }. Каждый ход { $gold }, при каждом подсчёте { $points }.
insanam-will-disband-named = Назад на полосу ({ $who }): { $troops }.
insanam-will-incite-named = { $seat } должен напасть: { $land }, а кем — на выбор. { $who } может сделать это один раз.
insanam-will-raid-named = { $citadels ->
    [0] Без битвы: исчезнут { $barbarians }. { $who } может сделать это один раз.
   *[other] Без битвы: исчезнут { $barbarians } и их цитадель. { $who } может сделать это один раз.
}
insanam-will-blame-named = { $who } потеряет исходное свойство навсегда: { $seat } не на вершине шкалы предательства.
insanam-will-strike-first-named = { $who } бьёт первым: { $seat } потеряет слабейшего солдата до первого броска.
insanam-odds-own-losses-named = { $n ->
    [0] { $who } не потеряет солдат.
    [one] { $who } потеряет { $n } солдата.
    [few] { $who } потеряет { $n } солдат.
   *[other] { $who } потеряет { $n } солдат.
}
insanam-will-be-named = Судьба игрока { $who }: { $destiny }. Другую карту никто не увидит.
insanam-will-redeem-named = { $who } снова верный подданный, и все это видят.
insanam-will-need-named = { $rest ->
    [0] Дара игрока { $who } хватит и одного: нужно { $n }.
   *[other] Всего нужно { $n }: остальные должны дать { $rest }.
}
insanam-will-be-punished-named = Если не наберётся, { $who } потеряет по 1 победному очку за недостающее.
insanam-odds-right-named = { $n ->
    [0] Верно, { $who } получит: { $goods }. Предатель разоблачён: { $seat }.
    [one] Верно, { $who } получит: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } деление.
    [few] Верно, { $who } получит: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } деления.
   *[other] Верно, { $who } получит: { $goods }. Предатель разоблачён: { $seat } опустится на { $n } делений.
}
insanam-odds-wrong-named = { $lost ->
    [0] Неверно: { $seat } получит { $gold } от игрока { $who }; все остальные поднимутся на { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[other] { $n } делений
    }, а судьбы раздадут заново.
   *[other] Неверно: { $seat } получит { $gold } от игрока { $who }, который потеряет победные очки ({ $lost }); все остальные поднимутся на { $n ->
        [one] { $n } деление
        [few] { $n } деления
       *[other] { $n } делений
    }, а судьбы раздадут заново.
}
insanam-told-you-peeked-named = { $who } возвращает, начиная сверху: { $cards }.

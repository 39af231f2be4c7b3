# Ad Insanam Imperatoris: what the map, battles, the arena and edicts say in the browser.

# The imperial map
insanam-map-label = Карта империи
insanam-map-tray = Что решается на карте
insanam-map-list = Списком
insanam-map-in = Крупнее
insanam-map-out = Мельче
insanam-map-look = Коснитесь территории или моря, чтобы увидеть, кто там.
insanam-map-sea = море
insanam-map-seas = Моря
insanam-map-nobody = никого
insanam-map-held = { $name }: { $pieces }
insanam-map-invaders = { $name } нападает: { $troops }
insanam-map-passing = { $name } проходит: { $troops }
insanam-map-start = стартовая территория { $number }
insanam-map-start-of = стартовая территория { $number }, выбор игрока { $name }
insanam-map-score = При подсчёте приносит { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}; весь регион ({ $region }) даёт ещё { $full }.
insanam-map-power = Сила { $n } до броска
insanam-map-near = Рядом: { $places }
insanam-map-from-here = отсюда
insanam-map-lit-source = можно начать отсюда
insanam-map-lit-target = можно выбрать
insanam-map-lit-picked = выбрано
insanam-map-points = { $n ->
    [one] очко движения осталось
    [few] очка движения осталось
   *[many] очков движения осталось
}
insanam-map-where = куда?
insanam-map-all = Всех
insanam-map-less = На одного меньше: { $what }
insanam-map-more = На одного больше: { $what }
insanam-map-cancel = Отмена
insanam-map-last-dice = Последний бросок: { $mine } против { $other }

# What can be begun on the map
insanam-map-mode-camp = Поставить лагерь
insanam-map-mode-banish = Отослать войска домой
insanam-map-mode-demote = Превратить войска в легионеров
insanam-map-mode-incite = Вынудить к нападению
insanam-map-mode-raid = Набег на варваров

# What to tap next
insanam-map-hint-settle = Коснитесь свободной стартовой территории.
insanam-map-hint-deploy = Выберите, кого развернуть, и коснитесь места.
insanam-map-hint-camp = Коснитесь территории, которую контролируете.
insanam-map-hint-march = Выберите, сколько солдат идёт, и коснитесь, куда.
insanam-map-hint-sail = Коснитесь, куда плывёт группа.
insanam-map-hint-send = Выберите, кого послать.
insanam-map-hint-battle = Коснитесь сражения, которое будет первым.
insanam-map-hint-withdraw = Выберите, кого отвести, и коснитесь, куда.
insanam-map-hint-banish = Коснитесь территории, чьи войска уйдут домой.
insanam-map-hint-demote = Коснитесь территории, чьи войска станут легионерами.
insanam-map-hint-incite = Коснитесь территории, на которую нападут.
insanam-map-hint-raid = Коснитесь территории варваров, которую берёте.
insanam-map-hint-source-march = Коснитесь войск, которые должны идти.
insanam-map-hint-source-sail = Коснитесь группы, которая должна плыть.
insanam-map-hint-source-incite = Коснитесь войск, которые вынуждены напасть.
insanam-map-hint-source-raid = Коснитесь войск, которые возьмут соседнюю территорию.

# The button that sends a pick
insanam-map-send-settle = Начать здесь
insanam-map-send-deploy = Развернуть
insanam-map-send-camp = Поставить лагерь
insanam-map-send-march = Идти
insanam-map-send-attack = Напасть
insanam-map-send-transit = Пройти за плату
insanam-map-send-sail = Плыть
insanam-map-send-send = Послать
insanam-map-send-battle = Сначала это сражение
insanam-map-send-withdraw = Отвести
insanam-map-send-banish = Отослать
insanam-map-send-demote = Сделать легионерами
insanam-map-send-incite = Вынудить напасть
insanam-map-send-raid = Взять без сражения

# A battle
insanam-battle-title = Сражение: { $place }
insanam-battle-attacks = в нападении
insanam-battle-defends = в обороне
insanam-battle-barbarians = Варвары
insanam-battle-power = Сила до броска
insanam-battle-total = Итог
insanam-battle-die = кубик: { $n }
insanam-battle-killed = потеряно: { $n } { $n ->
    [one] солдат
    [few] солдата
   *[many] солдат
}
insanam-battle-equal = Поровну: каждая сторона теряет одного солдата.
insanam-battle-damage = Урон { $n }: { $name }
insanam-battle-choose = { $n ->
    [0] Выберите, кого потерять.
   *[other] Выберите потери: сила { $n } или больше, ничего лишнего.
}
insanam-battle-loss = сила { $n }
insanam-battle-pick = Сначала выберите потери

# The arena
insanam-arena-title = Бой на арене
insanam-arena-of = На арене: { $name }
insanam-arena-own = Ваш гладиатор
insanam-arena-foe = Противник
insanam-arena-before = До броска
insanam-arena-won = Победа: { $one }.
insanam-arena-tied = Ничья: погибают оба.
insanam-arena-lost = Гибель: { $one }.
insanam-arena-standing = Пока так. { $result }
insanam-arena-hidden = Закрытая верхняя карта
insanam-arena-send = В бой

# Edicts
insanam-edict-first = Сначала, один раз: { $effect }
insanam-edict-approve = Палец вверх
insanam-edict-refuse = Палец вниз
insanam-edict-show-approve = Одобрить
insanam-edict-show-refuse = Отвергнуть
insanam-edict-pick = Сначала выберите палец
insanam-edict-thumbs = Все выбирают тайно и открывают выбор одновременно.
insanam-edict-did-approve = одобряет
insanam-edict-did-refuse = отвергает
insanam-edict-exposed = разоблачён: терпит нижнюю половину
insanam-edict-thinks = ещё выбирает
insanam-edict-ready = выбор сделан
insanam-edict-kind = { $kind ->
    [G] Все дают золото.
    [W] Все дают дерево.
    [S] Все дают камень.
   *[ANY] Все дают любые товары.
}
insanam-edict-least = Вместе не меньше { $n }.
insanam-edict-failure = Если не наберётся, каждый, кто ничего не дал, теряет по 1 победному очку за недостающее. Дары пропадают в любом случае.
insanam-edict-rewards = Награды по величине дара
insanam-edict-ties = Равные дары делят лучшее место. Кто ничего не дал, ничего не получает.
insanam-edict-place = { $n }-е место
insanam-edict-give = { $n ->
    [0] Ничего не давать
   *[other] Дать { $n }
}
insanam-edict-secret = Никто не увидит ваш дар, пока не выберут все.
insanam-edict-gift = { $n ->
    [0] ничего не даёт
   *[other] даёт { $n }
}
insanam-edict-reached = Собрано { $sum }, нужно не меньше { $least }: успех.
insanam-edict-failed = Собрано { $sum }, нужно не меньше { $least }: не хватает { $missing }.

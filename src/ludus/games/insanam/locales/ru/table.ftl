# Ad Insanam Imperatoris: what the table in the terminal says. Sentences that the browser has too,
# such as what is asked and what cards say, are in board.ftl.

insanam-table-label = { $name }: { $rest }
insanam-table-more = { $n ->
    [one] … и ещё { $n }, его можно набрать словами, например { $move }
    [few] … и ещё { $n }, их можно набрать словами, например { $move }
   *[many] … и ещё { $n }, их можно набрать словами, например { $move }
}

# The header
insanam-table-setting = Подготовка стола
insanam-table-round-of = Раунд { $number }
insanam-table-turn-of = Игровой ход { $turn }
insanam-table-next-end = порог раунда на { $space }
insanam-table-next-symbol = событие на { $space }

# Rome
insanam-table-offer = Продаётся
insanam-table-adversary = Противник
insanam-table-display = Открытые гладиаторы
insanam-table-public = Общая амбиция
insanam-table-place = Место { $n }

# Cards
insanam-table-power = сила { $n }
insanam-table-strong = силён против: { $names }
insanam-table-weak = слаб против: { $names }
insanam-table-one-shot = разовое свойство: { $effect }
insanam-table-income = доход: { $effect }
insanam-table-permanent = постоянное свойство: { $effect }

# The map
insanam-table-attack = Нападение, { $land }
insanam-table-passing = Проход, { $land }
insanam-table-barbarians = варвары
insanam-table-battle = Сражение, { $land }: { $one } против { $other }
insanam-table-dice = кубики

# Players
insanam-table-marker = предательство { $space }
insanam-table-no-score = без итогового счёта
insanam-table-chariot = колесница { $space }
insanam-table-passed = пас
insanam-table-blocked = исходное свойство потеряно
insanam-table-exposed = разоблачённый предатель
insanam-table-doubled = удваивается: { $good }
insanam-table-strip = Полоса
insanam-table-next-income = доход
insanam-table-released = можно поставить: { $camps }
insanam-table-play = В игре
insanam-table-tucked = Слева от планшета
insanam-table-winners = Под планшетом
insanam-table-open = Открытая амбиция
insanam-table-done = Выполнено
insanam-table-unlocked = Разблокировано
insanam-table-goods = Ваши товары
insanam-table-destiny = Ваша судьба
insanam-table-ambition = Ваша амбиция
insanam-table-redemption = Ваше искупление
insanam-table-hand = На выбор
insanam-table-picks = Взято
insanam-table-peeked = Сверху колоды

# The end
insanam-table-winners-are = { $count ->
    [0] Победителя нет.
    [one] Побеждает { $names }!
   *[other] Разделённая победа: { $names }!
}
insanam-table-winners-you = { $count ->
    [one] Вы победили!
   *[other] Вы победили, но не одни: { $names }!
}
insanam-table-why-traitor = До конца шкалы предательства дошёл тайный предатель.
insanam-table-why-sixty = Конец шкалы предательства достигнут: решают победные очки.
insanam-table-why-limit = Последний игровой ход позади: решают победные очки.
insanam-table-tie = Наверху равенство; решает { $article }.

# Help
insanam-ui-help-last = посмотреть карты целиком: планшеты на выбор, свои свойства, гладиаторов, тайлы, общие амбиции, последнее событие
insanam-ui-help-log = перечитать рассказ об этом игровом ходе

# Gloria aut Nihil: what the table in the terminal says. Sentences that the browser has too, such
# as those about dice and what is asked, are in board.ftl and school.ftl.

gloria-ui-label = { $name }: { $rest }
gloria-ui-price = { $what } — { $pa } ОД

# Heads of columns
gloria-ui-player = Игрок
gloria-ui-class = Класс
gloria-ui-level = Ур.
gloria-ui-hex = Гекс
gloria-ui-hands = В руках
gloria-ui-hands-state = В руках, состояние
gloria-ui-stops = Держит из 10
gloria-ui-missions = Задания

# The arena
gloria-ui-narrow = Окно слишком узкое, чтобы нарисовать арену; все гексы названы в списке отрядов.
gloria-ui-bodies = тела
gloria-ui-things = на песке
gloria-ui-mark-gladiator = отряд и номер, направление, уровень
gloria-ui-mark-gladiator-tight = отряд и номер, направление
gloria-ui-mark-hex = гекс q,r: q написано слева вверху у своей наклонной линии, r справа у своего ряда
gloria-ui-mark-asked = решение за ним
gloria-ui-mark-active = его фаза
gloria-ui-mark-zone = зона контроля противника
gloria-ui-mark-target = ход, который туда ведёт
gloria-ui-mark-cost = сколько ОД стоит дойти

# Gladiators
gloria-ui-waits = ждёт выхода
gloria-ui-sheathed = в ножнах
gloria-ui-snared = опутан ({ $item })
gloria-ui-stunned-now = оглушён в этот ход
gloria-ui-stunned-next = оглушён на следующий ход
gloria-ui-cowed-now = в этот ход может только обороняться
gloria-ui-cowed-next = в следующий ход сможет только обороняться
gloria-ui-unarmed = без оружия привычной длины
gloria-ui-in-combat = в бою { $count }
gloria-ui-open-places = ещё свободны уровни: { $levels }

# Moves
gloria-ui-do-activate = Активировать: { $one }
gloria-ui-do-step = Шагнуть на { $way }, в { $hex }
gloria-ui-do-pivot = Повернуться на { $way }
gloria-ui-do-stand = Встать лицом на { $way }
gloria-ui-do-toss = На { $way }, в { $hex }
gloria-ui-do-throw = Метнуть: { $item }, цель { $one } (лицом на { $way })
gloria-ui-do-push = Толкнуть щитом: { $one }
gloria-ui-do-engage = Напасть: { $one } (лицом на { $way })
gloria-ui-do-end = Закончить фазу
gloria-ui-do-face = Повернуться на { $way }
gloria-ui-do-withdraw = Выйти из схватки на { $way }, в { $hex }
gloria-ui-do-retreat = Отступить на { $way }, в { $hex }
gloria-ui-do-advance = Продвинуться на { $way }, в { $hex }
gloria-ui-do-pull = Подтянуть на { $way }, в { $hex }
gloria-ui-do-turn = Смотреть на { $way }
gloria-ui-do-lose = Потерять: { $item }
gloria-ui-do-wear = Надеть: { $item } (вес { $weight })
gloria-ui-do-hold = Взять в руку: { $item } (вес { $weight })
gloria-ui-do-sheathe = Вложить в ножны: { $item }
gloria-ui-do-ready = Отправить таким на арену

# Before the fight
gloria-ui-place = Какого гладиатора и в какой гекс?
gloria-ui-place-hint = По номеру гладиатор встаёт лицом на { $way }. Для другого направления наберите гладиатора, гекс и направление ({ $ways }), например
gloria-ui-enlist-hint = ОД указаны за ход, в среднем; из десяти попаданий столько держат доспехи. Вместо номера можно набрать { $move }.

# Dice and the campaign
gloria-ui-no-dice = В этой фазе кубики ещё не бросали.
gloria-ui-more-dice = { $count ->
    [one] До них был ещё { $count } кубик: наберите last.
    [few] До них были ещё { $count } кубика: наберите last.
   *[many] До них было ещё { $count } кубиков: наберите last.
}
gloria-ui-finished = Турнир { $number }: { $winners } ({ $reason })

# The end
gloria-ui-why-campaign = { $count ->
    [one] Сыгран { $count } турнир; больше всего венков: { $most }.
    [few] Сыграны { $count } турнира; больше всего венков: { $most }.
   *[many] Сыграно { $count } турниров; больше всего венков: { $most }.
}
gloria-ui-tie = Наверху поровну; решает { $article }.

# Help
gloria-ui-help-last = посмотреть все кубики этой фазы, а в кампании и школы
gloria-ui-help-log = перечитать рассказ об этом турнире

# Ad Insanam Imperatoris: что написано на листах подсчёта.

insanam-sheet-round = Раунд { $round }: откуда взялись очки
insanam-sheet-game = Окончательный подсчёт
insanam-sheet-column-before = До подсчёта
insanam-sheet-column-lands = Территории
insanam-sheet-column-regions = Целые регионы
insanam-sheet-column-race = Ипподром
insanam-sheet-column-track = Предательство
insanam-sheet-column-public = { $card }
insanam-sheet-column-distance = До конца шкалы
insanam-sheet-column-leftovers = Остаток товаров
insanam-sheet-column-total = Победные очки
insanam-sheet-held = { $region }: { $n }
insanam-sheet-no-land = ни одной территории
insanam-sheet-whole = весь регион: { $region }
insanam-sheet-no-region = ни одного целого региона
insanam-sheet-at-start = ещё на старте
insanam-sheet-raced = место { $place }, клетка { $space }
insanam-sheet-finished = место { $place }, финиш пройден
insanam-sheet-marker = место { $place }, на { $space }
insanam-sheet-placed = место { $place }
insanam-sheet-measured = место { $place }, счёт { $n }
insanam-sheet-no-ambition = места без очков
insanam-sheet-distance = { $paid ->
    [0] до конца { $n }
   *[other] до конца { $n }, из них { $paid } оплачено золотом
}
insanam-sheet-leftovers = осталось товаров: { $n }
insanam-sheet-leader = Впереди { $seat }: победных очков { $n }, на { $ahead } больше следующего.
insanam-sheet-leader-you = Вы впереди: победных очков { $n }, на { $ahead } больше следующего.
insanam-sheet-leaders = Впереди вместе { $seats }: победных очков { $n }.
insanam-sheet-leaders-you = Вы впереди вместе с другими ({ $others }): победных очков { $n }.
insanam-sheet-why-traitor = { $seats }: предатель, которого никто не разоблачил, дошёл до конца шкалы и сразу побеждает.
insanam-sheet-why-traitor-you = Вы дошли до конца шкалы предателем, которого никто не разоблачил, и сразу побеждаете.
insanam-sheet-why-most = { $count ->
    [one] Больше всего победных очков набирает { $seats }: { $n }.
   *[other] Больше всего победных очков, по { $n }, набирают { $seats }.
}
insanam-sheet-why-most-you = { $count ->
    [one] Больше всего победных очков у вас: { $n }.
   *[other] Больше всего победных очков у вас вместе с другими: { $n }.
}
insanam-sheet-why-tied = { $seats }: победных очков { $n }, как и у других, но маркер стоит выше на шкале предательства или территорий больше.
insanam-sheet-why-tied-you = Победных очков у вас { $n }, как и у других, но ваш маркер стоит выше на шкале предательства или территорий больше.

# Что делают действия, как их называет журнал
insanam-deed-lose = потерять { $id }
insanam-deed-levy = побор { $id }
insanam-deed-pay = отдать { $id }
insanam-deed-recruit = нанять { $id }
insanam-deed-free = { $id } солдат даром
insanam-deed-deploy = развернуть { $id }
insanam-deed-move = движение { $id }
insanam-deed-race = гонка { $id }
insanam-deed-hinder = помешать { $id }
insanam-deed-gbuy = купить гладиатора
insanam-deed-gdraw = взять гладиатора
insanam-deed-gdiscard = сбросить гладиатора
insanam-deed-fight = { $id ->
    [0] бой
   *[other] бой +{ $id }
}
insanam-deed-refresh = обновить карты
insanam-deed-peek = посмотреть карты: { $id }
insanam-deed-redo = повторить действие
insanam-deed-unlock = разблокировать свойство
insanam-deed-tile = купить тайл
insanam-deed-swap = обмен { $id }
insanam-deed-steal = украсть { $id }
insanam-deed-push = предательство соперника +{ $id }
insanam-deed-drop = предательство −{ $id }
insanam-deed-unbanner = снять знамя
insanam-deed-cull = вернуть солдат: { $id }
insanam-deed-lock = гражданин задержан
insanam-deed-levyper = побор: по { $id }
insanam-deed-barb = варвары +{ $id }
insanam-sheet-onward = Ко дню жалованья

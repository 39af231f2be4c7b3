# Brutus: what the board in the browser says.

brutus-board-label = Форум игры «Брут»
brutus-board-seats = За столом
brutus-board-you = Вы
brutus-board-bot = бот
brutus-board-away = не на связи
brutus-board-held = играет бот
brutus-board-open = свободное место
brutus-board-thinks = ходит
brutus-board-chooses = ещё выбирает
brutus-board-winner = победа

# Always in sight: where the game stands and what wins it
brutus-board-now = Кон { $manche } из { $manches } · у кого больше очков
brutus-board-now-target = { $target ->
    [one] Кон { $manche } · игра до { $target } очка
    [few] Кон { $manche } · игра до { $target } очков
   *[many] Кон { $manche } · игра до { $target } очков
}
brutus-board-now-time = { $minutes ->
    [one] Кон { $manche } · у кого больше очков через { $minutes } минуту
    [few] Кон { $manche } · у кого больше очков через { $minutes } минуты
   *[many] Кон { $manche } · у кого больше очков через { $minutes } минут
}

# Signs on a plate
brutus-board-passed = пас
brutus-board-skipped = пропуск
brutus-board-points = { $points } очк.
brutus-board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
brutus-board-name = { $id ->
    [1] Брут
    [9] Дукс
    [10] Цензор
    [11] Сенатор
    [12] Весталка
    [13] Цезарь
   *[other] { $id }
}

# A seat in words
brutus-board-seat = { $name }: { $rank }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
brutus-board-won-manches = { $count ->
    [one] { $count } выигранный кон
    [few] { $count } выигранных кона
   *[many] { $count } выигранных конов
}
brutus-board-out-as = выход: { $rank }
brutus-board-known-none = Об этой руке вы не знаете ничего наверняка.
brutus-board-known-count = Вы знаете на этой руке: { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

# The middle
brutus-board-asked = Каждый кладёт рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
brutus-board-choosing = Ещё выбирают: { $names }
brutus-board-your-laid = Ваши, рубашкой вверх
brutus-board-order = Очерёдность
brutus-board-takes = Берёт { $seat }: { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
brutus-board-takes-you = Вы берёте: { $left ->
    [one] { $left } карту
    [few] { $left } карты
   *[many] { $left } карт
}.
brutus-board-mercy = Милость: Раб берёт первым, Император последним.
brutus-board-power = Можно отвечать равным
brutus-board-power-why = Власть Консула включена: на комбинацию можно ответить равной, и следующий игрок пропускает ход.
brutus-board-leads = Заходит { $seat }
brutus-board-leads-you = Ваш заход
brutus-board-won-round = Раунд берёт { $seat }: { $combination }
brutus-board-won-round-you = Вы взяли раунд: { $combination }
brutus-board-wait-announce = { $seat } решает, сколько карт пойдёт на форум.
brutus-board-wait-mercy = { $seat } может объявить Милость.
brutus-board-wait-take = { $seat } берёт карты с форума.
brutus-board-wait-power = { $seat } решает о власти Консула.
brutus-board-wait-lead = Заходит { $seat }.
brutus-board-wait-reply = Отвечает { $seat }.
brutus-board-wait-conspire = { $seat } может начать Заговор.
brutus-board-wait-gifts = { $seat } решает, сколько карт отдать.
brutus-board-wait-to = { $seat } называет, кому отдать карту.
brutus-board-wait-give = { $seat } выбирает карту в подарок.
brutus-board-wait-discard = { $seat } сбрасывает карту.

brutus-board-tap-plate = Коснитесь таблички игрока.

# The hand
brutus-board-column = { $card }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
brutus-board-picked = выбрано { $count }
brutus-board-playable = можно играть
brutus-board-send-play = Сыграть: { $combination }
brutus-board-send-lay = Положить рубашкой вверх { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
brutus-board-send-take = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
brutus-board-send-rest = Взять остальное
brutus-board-send-to = Отдать: { $seat }
brutus-board-send-give = Отдать: { $card }
brutus-board-send-discard = Сбросить: { $card }
brutus-board-send-slip = Передать: { $card }
brutus-board-more = Нужно ещё: { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
}.
brutus-board-cancel = Отмена

# Looking
brutus-board-last = Прошлый раунд
brutus-board-top = Сверху: { $combination }
brutus-board-scores = Счёт
brutus-board-no-scores = Ещё ни один кон не закончен.
brutus-board-close = Закрыть
brutus-board-position = Место
brutus-board-caesar = Цезарь
brutus-board-revolt = Восстание
brutus-board-mercy-points = Милость
brutus-board-manche-of = Кон { $manche }

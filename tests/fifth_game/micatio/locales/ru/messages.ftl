# Микацио: что говорится за столом.

micatio-name = Микацио
    .pitch = Покажите пальцы, назовите сумму. 2–6 игроков.
micatio-question = { $id ->
    [stake] сколько монет поставить
   *[show] сколько пальцев показать и какую сумму назвать
}
micatio-move-stake = Поставить { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}
micatio-move-show = { $fingers ->
    [one] { $fingers } палец
    [few] { $fingers } пальца
   *[many] { $fingers } пальцев
}, «{ $call }!»

# Поля вида
micatio-field-round = Раунд
micatio-field-leader = Ведущий
micatio-seat-coins = Монеты
micatio-field-pot = Банк
micatio-field-staked = Ставка сделана
micatio-field-hand = Ваши пальцы и сумма
micatio-field-fingers = Пальцы
micatio-field-call = Названная сумма
micatio-field-waiting = Ещё выбирают
micatio-seat-last = Пальцы и суммы прошлого раунда

# Ход партии
micatio-begins = Первый раунд ведёт { $seat }.
micatio-begins-you = Первый раунд ведёте вы.
micatio-stakes = Ставка игрока { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
micatio-stakes-you = Вы ставите { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
micatio-sum = Все показывают: { $sum }.
micatio-wins = Сумму называет { $seat } и берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
micatio-wins-you = Вы назвали сумму и берёте { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
micatio-ends = Партия окончена.

# Отказы
micatio-refused-stake = Поставьте хотя бы одну монету и не больше { $most }.
micatio-refused-coins = Нужно { $coins }, у вас { $held }.
micatio-refused-fingers = Рука показывает не больше { $most } пальцев.
micatio-refused-call = Сумма { $call } невозможна: с вашими пальцами она от { $least } до { $most }.
micatio-bad-players = Столько игроков ({ $players }) не могут играть: в Микацио играют от { $least } до { $most }.

# Прогнозы
micatio-coins = Монеты
micatio-why-stake = ваша ставка
micatio-will-pot = В банке будет { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
micatio-chance-right = Ваша сумма верна, если остальные показывают все числа одинаково часто

# Совет и разбор партии.

counsel = Совет
counsel-thinks = Ходы взвешиваются…
counsel-none = Сейчас нечего решать.
counsel-best = Хороший ход: { $move }
counsel-only = Ход, который стоит сделать: { $move }
counsel-chance = С ним вероятность победы около { $share }.
counsel-next = А иначе?
counsel-other = Второй по силе ход: { $move }
counsel-other-chance = С ним вероятность { $share }: на { $points } меньше.
counsel-equal = С ним вероятность { $share }, практически та же.
counsel-noted = В протоколе партии указано, кто получал советы.
counsel-agree = Я не против, чтобы все здесь могли просить совета
counsel-wait = Советы даются, когда согласны все люди за столом. Ещё не согласились: { $names }.
counsel-on = Все здесь могут просить совета.
counsel-advised = Советы получали: { $names }.
table-no-counsel = Не все за этим столом согласны на советы.
review-unfinished = Партия этого протокола не окончена: разобрать можно только оконченную партию.
review-busy = Сейчас разбирается слишком много партий. Попробуйте позже.

review = Разбор
review-failed = Разбор не удался: сервер слишком занят. Попробуйте ещё раз.
review-of = Разбор: { $game }
review-begin = Разобрать эту партию
review-told = Каждое решение взвешивается по тому, что мог знать игрок, а удача отделяется от мастерства. Это займёт минуту или несколько.
review-running = Взвешено шагов: { $done } из { $of }
review-curve = Вероятность победы
review-curve-table = Вероятность победы в числах
review-band = Каждая линия — то, что мог знать её игрок; закрашенная полоса содержит истинную вероятность в 95 случаях из 100.
review-step = Шаг
review-account = Удача и мастерство
review-start = В начале
review-skill = Мастерство
review-others = Решения других
review-rest = Погрешность оценки
review-luck = Удача
review-chance = случай
review-hidden = скрытое
review-result = Итог
review-sum = Сумма всех строк равна итогу. ± — стандартная ошибка. Мастерство — это вклад собственных решений по сравнению с быстрым игроком сервера; удача в среднем равна 0.
review-mistakes = Что стоило дороже всего
review-no-mistakes = Ни один ход не был наверняка хуже другого на процент или больше.
review-whose = Чьи ходы
review-all = Все
review-played = Сыграно: { $move } ({ $share })
review-better = Лучше: { $move } ({ $share })
review-why = Сравнение в воображаемых партиях ({ $worlds }): лучший ход оказался лучше в { $better } из них, хуже — в { $worse }.
review-look = Посмотреть
review-copy = Скопировать ссылку
review-mistake-at = Ошибка { $number } из { $count }
review-points = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } п. п.
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# Фраза над разбором: чем кончилось для кого-то и что к этому добавила его игра.
review-came = { $name }: { $place }-е место
review-lost = { $name }: поражение
review-head-one = { $result }: одно решение стоило { $games } { $games ->
    [one] партию
    [few] партии
   *[other] партий
} из 100
review-head-some = { $result }: решения ({ $count }) стоили { $games } { $games ->
    [one] партию
    [few] партии
   *[other] партий
} из 100
review-head-clean = { $result }, и ни одно решение не было явно ошибочным
review-head-luck = { $result }: явных ошибок нет, удача была против
review-head-all = { $result }: { $count ->
    [0] явных ошибок нет
    [one] { $count } явная ошибка за всю партию
    [few] { $count } явные ошибки за всю партию
   *[other] { $count } явных ошибок за всю партию
}
review-about = Вероятность победы, ход за ходом, по тому, что мог видеть каждый игрок.
review-at = { $part } · шаг { $step }
review-at-step = Шаг { $step }
review-moment = { $place }: { $name }, { $share }
review-drag = Момент, показанный ниже
review-board = Позиция перед шагом { $step }, видит { $name }
review-cost = −{ $games } из 100 партий
review-you-played = Ваш ход
review-they-played = Ход: { $name }
review-better-was = Лучше
review-others-small = { $count ->
    [0] Лучших или не хуже: { $good } из { $all } решений.
    [one] { $count } мелкая неточность, около { $games } из 100 партий; лучших или не хуже: { $good } из { $all } решений.
    [few] { $count } мелкие неточности, вместе около { $games } из 100 партий; лучших или не хуже: { $good } из { $all } решений.
   *[other] { $count } мелких неточностей, вместе около { $games } из 100 партий; лучших или не хуже: { $good } из { $all } решений.
}
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-unit = Партии из 100; ± — стандартная ошибка.
review-balance = { $name }: от { $start } в начале до { $result }. Удача дала { $luck }, собственная игра { $skill }, игра других { $others }.
review-numbers = Все числа

cli-help-review = сказать, чего стоило каждое решение записанной партии, и отделить удачу от мастерства
cli-review-progress = взвешивание
cli-review-seat = { $name }: { $start } + мастерство { $skill } ± { $skillError } + решения других { $others } + удача { $luck } ± { $luckError } + погрешность оценки { $rest } = { $result }
cli-review-parts = удача: { $parts }
cli-review-mistake = Шаг { $entry }, { $name }: потеряно { $points } ± { $error }
cli-play-help-answer = увидеть ответ, когда ход уже испробован
cli-play-help-hint = услышать хороший ход и что говорит за него; ещё раз — второй по силе

review-word-activate = активировать
review-word-approve = одобрить
review-word-buyback = выкупить
review-word-charm = очаровать
review-word-decline = отказаться
review-word-deny = отказать
review-word-destiny = выбрать судьбу
review-word-disband = распустить войска
review-word-done = закончить
review-word-draw = достать оружие
review-word-drop = бросить
review-word-end = закончить активацию
review-word-free = освободиться
review-word-give = отдать
review-word-grant = согласиться
review-word-halt = остановиться
review-word-keep = оставить кубики
review-word-kick = отпихнуть
review-word-later = отложить лагерь
review-word-pass = спасовать
review-word-ready = приготовиться
review-word-refuse = отвергнуть
review-word-reroll = перебросить
review-word-retain = удержать войска
review-word-show = показать
review-word-skip = ничего не делать
review-word-slide = задвинуть гладиатора под планшет
review-word-slip = подложить карту
review-word-stand = оставить бросок
review-word-stay = остаться на месте
review-word-step = шагнуть
review-word-test = пройти проверку
review-word-to = отдать

# Gorus Maximus: what is said at the table.

gorus-name = Кровус Максимус
    .pitch = Взятки на арене с козырем, который меняется посреди боя.
    .about = «Кровус Максимус» (Gorus Maximus): авторы игры — Conor McGoey и Dominique McGoey, одиночные правила — Timothy Gay. Издатели: Inside Up Games (2018), русское издание — Hobby World (2020). Рисунки печатной игры сделал Kwanchai Moriya, здесь их нет.
    .solo = Вы одни против странников

# Words for things
gorus-school = { $id ->
    [BL] «Синие кулаки»
    [BR] «Коричневые мечи»
    [GR] «Зелёные стрелы»
    [PI] «Розовые топоры»
   *[YE] «Жёлтые щиты»
}
gorus-colour = { $id ->
    [BL] Синие
    [BR] Коричневые
    [GR] Зелёные
    [PI] Розовые
   *[YE] Жёлтые
}
gorus-card = { $code ->
    [BL] синяя { $number }
    [BR] коричневая { $number }
    [GR] зелёная { $number }
    [PI] розовая { $number }
   *[YE] жёлтая { $number }
}
gorus-question = какого гладиатора послать

# The course of a game
gorus-round = Начинается раунд { $round }.
    .name = Раунд { $round }
gorus-dealer = Раздающий — { $seat }.
gorus-dealer-you = Раздающий — вы.
gorus-dealt = Ваши карты: { $cards }.
gorus-lead = { $seat } начинает бой: { $card }.
gorus-lead-you = Вы начинаете бой: { $card }.
gorus-follow = { $seat } отвечает той же школой: { $card }.
gorus-follow-you = Вы отвечаете той же школой: { $card }.
gorus-challenge = { $seat } бросает вызов: { $card }!
gorus-challenge-you = Вы бросаете вызов: { $card }!
gorus-discard = { $seat } сбрасывает: { $card } (этой школы на руке нет).
gorus-discard-you = Вы сбрасываете: { $card } (этой школы на руке нет).
gorus-wanderer-lead = Бой начинает странник: { $card }.
gorus-wanderer-follow = Странник отвечает: { $card }.
gorus-wanderer-challenge = Странник бросает вызов: { $card }!
gorus-wanderer-discard = На арену выходит странник: { $card }.
gorus-preferred = Сильнейшая школа теперь — { $school }.
gorus-drew = { $seat } берёт карту из колоды.
gorus-drew-card = Вы берёте из колоды: { $card }.
gorus-takes = { $seat } побеждает в бою ({ $card }, старшая в { $by ->
    [preferred] сильнейшей
   *[led] стартовой
} школе): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-takes-you = Вы побеждаете в бою ({ $card }, старшая в { $by ->
    [preferred] сильнейшей
   *[led] стартовой
} школе): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-wanderers-take = В бою побеждают странники ({ $card }, старшая в { $by ->
    [preferred] сильнейшей
   *[led] стартовой
} школе): { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-total = { $seats }: поддержка { $favour }.
gorus-total-you = { $company ->
    [0] Вы: поддержка { $favour }.
   *[other] Вы и { $others }: поддержка { $favour }.
}
gorus-wanderers-total = Странники: поддержка { $favour }.
gorus-trial-failed = Ни одного боя с восьмёркой не выиграно: толпа чует подвох, и раунд достаётся странникам.
gorus-token = Венок: { $seats } ({ $tokens } из { $target }).
gorus-token-you = { $company ->
    [0] Венок вам ({ $tokens } из { $target }).
   *[other] Венок: вы и { $others } ({ $tokens } из { $target }).
}
gorus-wanderers-token = Венок: странники ({ $tokens } из { $target }).
gorus-won = { $count ->
    [one] Победа в игре: { $seats }!
   *[other] Общая победа в игре: { $seats }!
}
gorus-won-you = { $count ->
    [one] Вы победили в игре!
   *[other] Вы победили в игре; победу с вами делят: { $others }!
}
gorus-wanderers-won = В игре побеждают странствующие гладиаторы.
gorus-tie-broken = Цели достигли сразу несколько сторон; спор решает { $article }.

# Refusals
gorus-refused-not-held = Этой карты у вас нет: { $card }.
gorus-refused-follow = Пока нельзя ({ $card }): у вас есть стартовая школа { $school } — сыграйте её или бросьте вызов картой силы { $strength }.

# Options and notation
gorus-no-such-card = «{ $text }» — не гладиатор; карта пишется как BL10 (BL, BR, GR, PI или YE, затем 0–15).
gorus-bad-players = Число игроков { $players } не подходит: это издание для { $least }–{ $most }.
gorus-bad-teams = «{ $teams }» — не командный формат при { $players } игроках; выберите из: { $known }.
gorus-no-teams = При числе игроков { $players } команд не бывает («{ $teams }»): нужны хотя бы четверо.
gorus-bad-schools = При числе игроков { $players } разных школ должно быть { $wanted }.
gorus-bad-target = Цель { $target } невозможна: нужен хотя бы 1 венок.
gorus-bad-dealer = Раздавать некому: места { $dealer } нет, они пронумерованы 0–{ $last }.

# The terminal table
gorus-ui-round = Раунд { $round }
gorus-ui-fight = Бой { $fight } из { $fights }
gorus-ui-preferred = Сильнейшая школа: { $school }
gorus-ui-nobody = пока нет
gorus-ui-led = первая
gorus-ui-challenge = вызов
gorus-ui-arena = Арена
gorus-ui-empty = Песок пуст.
gorus-ui-player = Игрок
gorus-ui-team = Команда
gorus-ui-hand = Рука
gorus-ui-pile = Взято
gorus-ui-tokens = Венки
gorus-ui-wanderers = Странники
gorus-ui-wanderer = Странник
gorus-ui-wanderers-pile = Странники взяли: { $cards }
gorus-ui-deck = Колода: { $count }
gorus-ui-your-hand = Ваша рука
gorus-ui-dealer = раздающий
gorus-ui-ahead = впереди
gorus-ui-waits = пока нельзя
gorus-ui-challenges = вызов
gorus-ui-favour = поддержка
gorus-ui-last = Прошлый бой
gorus-ui-no-last = В этом раунде ещё ни один бой не закончен.
gorus-ui-no-earlier = Бои раньше последнего пересматривать нельзя (G-7.7).
gorus-ui-round-over = Раунд { $round } окончен
gorus-ui-zero = Сильнейшая школа в конце: { $school }, её ноль стоит { $bonus }.
gorus-ui-target = { $target ->
    [one] Цель достигнута: { $target } венок.
    [few] Цель достигнута: { $target } венка.
   *[many] Цель достигнута: { $target } венков.
}
gorus-ui-lead-now = Ваш ход: начните бой любым гладиатором.
gorus-ui-follow-now = Ваш ход: играйте школу { $school } или бросьте вызов картой силы { $strength }.
gorus-ui-void-now = Ваш ход: школы { $school } у вас нет, годится любой гладиатор.
gorus-ui-help-last = посмотреть прошлый бой
gorus-ui-help-log = перечитать ход раунда, начиная с прошлого боя

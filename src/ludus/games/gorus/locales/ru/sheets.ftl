# Кровус Максимус: листы подсчёта, откуда взялось каждое очко.

gorus-sheet-favour = поддержка
gorus-sheet-tokens = венки
gorus-sheet-wanderers = Странники
gorus-sheet-round = { $count ->
    [one] Раунд { $round }: победа — { $seats }
   *[other] Раунд { $round } делят { $seats }
}
gorus-sheet-round-you = { $count ->
    [one] Раунд { $round } — ваш
   *[other] Раунд { $round } вы делите, вместе с вами — { $others }
}
gorus-sheet-team = Раунд { $round }: победа команды — { $seats }
gorus-sheet-team-you = Раунд { $round } — вашей команде; с вами { $others }
gorus-sheet-lost = Раунд { $round } достаётся странникам
gorus-sheet-card = { $card }
gorus-sheet-zero = { $card }: в конце раунда сильнейшая школа — { $school }
gorus-sheet-why-zero = За { $bonus } считается { $card }: в конце раунда ноль сильнейшей школы ({ $school }) приносит столько тому, кто его взял. Все остальные нули стоят 0.
gorus-sheet-trial = Не выиграно ни одного боя с картой силы { $strength }: раунд достаётся странникам, какой бы ни была поддержка.
gorus-sheet-of-round = раунд { $round }
gorus-sheet-why-target = { $tokens ->
    [one] Для победы нужен { $tokens } венок.
    [few] Для победы нужно { $tokens } венка.
   *[other] Для победы нужно { $tokens } венков.
}
gorus-sheet-why-g-10-4 = Несколько сторон достигли цели в одном раунде: спор решил ноль сильнейшей школы.
gorus-sheet-why-g-10-5 = Несколько сторон достигли цели в одном раунде: спор решила самая слабая взятая карта.
gorus-sheet-why-g-10-6 = Несколько сторон достигли цели в одном раунде: спор решило наименьшее число взятых карт.
gorus-sheet-why-g-10-7 = Несколько сторон достигли цели в одном раунде, и ничто их не различает: победа общая.
gorus-sheet-captured = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
gorus-sheet-cards = Взятые карты: { $name }
gorus-sheet-nothing = { $count ->
    [one] и ещё { $count }, которая ничего не даёт
    [few] и ещё { $count }, которые ничего не дают
   *[many] и ещё { $count }, которые ничего не дают
}

# Кровус Максимус: что сделает карта, сказанное до хода.

gorus-will-turn = Вызов: сильнейшей школой станут { $school }.
gorus-will-keep = Вызов: сильнейшей школой останутся { $school }.
gorus-will-prefer = Сильнейшей школой станут { $school }.
gorus-will-rise-you = Вы пока будете впереди.
gorus-will-stay = Впереди останется { $seat }.
gorus-will-rise = Впереди окажется { $seat }.
gorus-will-stay-wanderer = Впереди останется странник.
gorus-will-rise-wanderer = Впереди окажется странник.
gorus-will-end-you = Вы победите в бою: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-will-end = В бою победит { $seat }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-will-end-wanderer = В бою победят странники: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}, поддержка { $favour }.
gorus-worth = Поддержка { $favour } тому, кто её возьмёт.
gorus-worth-zero = Поддержка { $bonus }, если её школа будет сильнейшей в конце раунда, иначе { $favour }.

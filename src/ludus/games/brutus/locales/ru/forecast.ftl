# Brutus: что принесёт ход, сказанное заранее.

# Форум и мнение Консула
brutus-will-ask = { $count ->
    [one] Каждый кладёт рубашкой вверх { $count } карту; карт на форуме будет { $cards }.
    [few] Каждый кладёт рубашкой вверх { $count } карты; карт на форуме будет { $cards }.
   *[many] Каждый кладёт рубашкой вверх { $count } карт; карт на форуме будет { $cards }.
}
brutus-will-first = Первым берёте вы, последним — { $seat }.
brutus-will-lay = { $card }: никто не узнает, кто это положил.
brutus-will-mercy = { $points ->
    [one] Сразу +{ $points } очко; первым форум разбирает { $seat }, последним — вы.
    [few] Сразу +{ $points } очка; первым форум разбирает { $seat }, последним — вы.
   *[many] Сразу +{ $points } очков; первым форум разбирает { $seat }, последним — вы.
}
brutus-will-take = Вы получите: { $card }; это видят все.
brutus-will-power = До конца кона все смогут отвечать равным; следующий игрок тогда пропускает ход.
brutus-will-no-power = В этом коне комбинацию можно перебить, но нельзя ответить равным.

# Раунды
brutus-will-out = { $points ->
    [one] Рука пустеет, вы выходите: { $rank }, +{ $points } очко.
    [few] Рука пустеет, вы выходите: { $rank }, +{ $points } очка.
   *[many] Рука пустеет, вы выходите: { $rank }, +{ $points } очков.
}
brutus-will-revolt = { $points ->
    [one] Восстание гладиаторов: +{ $points } очко.
    [few] Восстание гладиаторов: +{ $points } очка.
   *[many] Восстание гладиаторов: +{ $points } очков.
}
brutus-will-end = На этом кон закончится.
brutus-will-skip = Ход пропускает { $seat }.
brutus-will-conspire = Затем вы сможете начать Заговор.
brutus-will-win = { $combination } берёт раунд, если никто не перебьёт.
brutus-will-win-now = { $combination } сразу берёт раунд.
brutus-will-caesar = { $points ->
    [one] Свойство: +{ $points } очко вам.
    [few] Свойство: +{ $points } очка вам.
   *[many] Свойство: +{ $points } очков вам.
}
brutus-will-give-away = { $most ->
    [one] Свойство: вы отдаёте карту.
    [few] Свойство: вы отдаёте до { $most } карт.
   *[many] Свойство: вы отдаёте до { $most } карт.
}
brutus-will-discard-one = Свойство: вы сбрасываете карту.
brutus-will-appoint = Свойство: вы отдаёте карту тому, кто зайдёт следующим.
brutus-will-discard-and-yield = Свойство: вы сбрасываете карту, а следующим заходит { $seat }.
brutus-will-yield = Свойство: следующим заходит { $seat }.
brutus-will-next = Затем решает { $seat }.
brutus-will-lose = { $seat } берёт раунд: { $combination }.
brutus-will-bring = { $points ->
    [one] За это { $seat } получает { $points } очко.
    [few] За это { $seat } получает { $points } очка.
   *[many] За это { $seat } получает { $points } очков.
}
brutus-will-bring-you = { $points ->
    [one] За это вы получаете { $points } очко.
    [few] За это вы получаете { $points } очка.
   *[many] За это вы получаете { $points } очков.
}
brutus-will-lead = Следующим заходит { $seat }.
brutus-will-lead-you = Следующим заходите вы.

# Заговор
brutus-will-conspiracy = Все, кто ещё в игре, тайно отдают по карте налево: вашу получает { $to }, а вам отдаёт { $giver }.
brutus-will-no-conspiracy = Карты остаются у своих; решает { $seat }.

# Свойства
brutus-will-gifts = { $count ->
    [one] Вы отдаёте { $count } карту игроку на ваш выбор.
    [few] Вы отдаёте { $count } карты, одному игроку или нескольким.
   *[many] Вы отдаёте { $count } карт, одному игроку или нескольким.
}
brutus-will-to = Карту на ваш выбор получит { $seat }.
brutus-will-to-lead = Карту на ваш выбор получит и следующим зайдёт { $seat }.
brutus-will-give = { $seat } получит: { $card }; знать об этом будете только вы двое.
brutus-will-discard = { $card } выходит из игры до конца кона; это видят все.

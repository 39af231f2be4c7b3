# Предложения для чужих глаз: они называют того, кто ходит ($who).

brutus-will-first-named = Первым берёт { $who }, последним — { $seat }.
brutus-will-mercy-named = { $points ->
    [one] Сразу +{ $points } очко; первым форум разбирает { $seat }, последним — { $who }.
    [few] Сразу +{ $points } очка; первым форум разбирает { $seat }, последним — { $who }.
   *[other] Сразу +{ $points } очков; первым форум разбирает { $seat }, последним — { $who }.
}
brutus-will-take-named = { $who } получит: { $card }; это видят все.
brutus-will-out-named = { $points ->
    [one] Рука пустеет, выходит { $who }: { $rank }, +{ $points } очко.
    [few] Рука пустеет, выходит { $who }: { $rank }, +{ $points } очка.
   *[other] Рука пустеет, выходит { $who }: { $rank }, +{ $points } очков.
}
brutus-will-conspire-named = Затем { $who } сможет начать Заговор.
brutus-will-caesar-named = { $points ->
    [one] Свойство: { $who } получает +{ $points } очко.
    [few] Свойство: { $who } получает +{ $points } очка.
   *[other] Свойство: { $who } получает +{ $points } очков.
}
brutus-will-give-away-named = { $most ->
    [one] Свойство: { $who } отдаёт карту.
    [few] Свойство: { $who } отдаёт до { $most } карт.
   *[other] Свойство: { $who } отдаёт до { $most } карт.
}
brutus-will-discard-one-named = Свойство: { $who } сбрасывает карту.
brutus-will-appoint-named = Свойство: { $who } отдаёт карту тому, кто зайдёт следующим.
brutus-will-discard-and-yield-named = Свойство: { $who } сбрасывает карту, а следующим заходит { $seat }.
brutus-will-conspiracy-named = Все, кто ещё в игре, тайно отдают по карте налево: { $who } → { $to }, { $giver } → { $who }.
brutus-will-gifts-named = { $count ->
    [one] { $who } отдаёт { $count } карту игроку на выбор.
    [few] { $who } отдаёт { $count } карты, одному игроку или нескольким.
   *[other] { $who } отдаёт { $count } карт, одному игроку или нескольким.
}
brutus-will-to-named = { $seat } получит карту, которую выберет { $who }.
brutus-will-to-lead-named = { $seat } получит карту, которую выберет { $who }, и зайдёт следующим.
brutus-will-give-named = { $seat } получит: { $card }; кроме этого игрока, знать об этом будет только { $who }.
brutus-laid-named = { $who } кладёт на форум: { $card }.
brutus-gave-named = { $who } отдаёт карту { $card }, её получает { $to }.
brutus-got-named = { $who } получает карту { $card }, её отдаёт { $giver }.

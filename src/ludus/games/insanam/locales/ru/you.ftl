# Ad Insanam Imperatoris: what is said at the table, to the one it is about.

# The set-up
insanam-told-board-you = Вы выбираете планшет: { $board }.
insanam-told-starts-with-you = Вы начинаете с гладиаторами: { $cards }.
insanam-told-shows-ambition-you = Вы открываете амбицию: { $card }.
insanam-told-settles-you = Вы начинаете здесь: { $land }.

# Turns and the track
insanam-told-climbs-you = Ваше предательство: { $before } → { $space }.
insanam-told-falls-you = Ваше предательство: { $before } → { $space }.
insanam-told-reaches-end-you = Вы дошли до конца шкалы предательства!
insanam-told-citizen-you = Вы получаете ещё одного гражданина.
insanam-told-locked-you = { $n ->
    [one] В следующий игровой ход у вас на { $n } гражданина меньше.
   *[other] В следующий игровой ход у вас на { $n } граждан меньше.
}

# Goods
insanam-told-gains-you = Вы получаете: { $goods }.
insanam-told-loses-you = Вы теряете: { $goods }.
insanam-told-pays-you = Вы платите: { $goods }.
insanam-told-scores-you = Вы получаете { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-told-loses-points-you = Вы теряете { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-told-taxed-you = { $adversary }: побор платите вы.
insanam-told-patronage-you = Вы тратите на искусство: { $goods }.
insanam-told-swaps-you = Вы меняете: { $given } → { $goods }.
insanam-told-steals-you = Вы забираете у игрока { $other }: { $goods }.
insanam-told-finds-none-you = Вы ищете { $good }, но у игрока { $other } этого нет.
insanam-told-names-you = Вы скупаете товар: { $good }.

# Rome
insanam-told-places-you = Вы ставите гражданина: { $zone }.
insanam-told-passes-you = Вы пасуете до конца игрового хода.
insanam-told-no-action-you = Вы отказываетесь от действия.
insanam-told-acts-you = Вы: { $deed } ({ $zone }).
insanam-told-repeats-you = Вы повторяете: { $deed } ({ $zone }).
insanam-told-robs-you = Вы берёте пункт коррупции у игрока { $other }.
insanam-told-pushes-you = Вы толкаете к предательству игрока { $other }.
insanam-told-hinders-you = Вы мешаете игроку { $other }: его колесница теперь на клетке { $space }.
insanam-told-races-you = Ваша колесница на клетке { $space }.
insanam-told-finishes-you = Ваша колесница на финише, место { $n }.
insanam-told-hires-you = Вы покупаете гладиатора: { $gladiator } ({ $goods }).
insanam-told-draws-gladiator-you = Вы получаете гладиатора: { $gladiator }.
insanam-told-forfeits-you = Вы сбрасываете гладиатора: { $gladiator }.
insanam-told-uses-you = Вы сбрасываете гладиатора ради разового свойства: { $gladiator }.
insanam-told-tucks-you = Вы кладёте гладиатора слева от планшета, ради дохода: { $gladiator }.
insanam-told-fights-you = Вы выпускаете на арену: { $gladiator } против: { $adversary }.
insanam-told-buys-back-you = Вы выкупаете гладиатора: { $gladiator } ({ $goods }).
insanam-told-slides-you = Вы задвигаете под планшет гладиатора: { $gladiator }.
insanam-told-unlocks-you = Вы разблокируете свойство «{ $power }» ({ $goods }).
insanam-told-camps-you = Вы разбиваете лагерь: { $land }.
insanam-told-clears-you = Вы снимаете знамя с действия «{ $deed }» ({ $zone }).
insanam-told-buys-tile-you = Вы покупаете тайл: { $tile } ({ $goods }).
insanam-told-requests-you = Вы просите игрока { $other } снять знамя с действия «{ $deed }» ({ $zone }).
insanam-told-grants-you = Вы оказываете услугу игроку { $other }, цена: { $goods }.
insanam-told-denies-you = Вы отказываете в услуге игроку { $other }.

# The Empire
insanam-told-recruits-you = Вы нанимаете солдата: { $troop } ({ $goods }).
insanam-told-gets-troop-you = Вы бесплатно получаете солдата: { $troop }.
insanam-told-deploys-you = Вы разворачиваете солдата: { $troop } → { $land }.
insanam-told-returns-you = Вы возвращаете солдата на полосу: { $troop } ({ $place }).
insanam-told-marches-you = Вы ведёте войска, { $source } → { $target }: { $troops }.
insanam-told-sails-you = Вы плывёте, { $source } → { $target }: { $troops }.
insanam-told-transits-you = Вы проходите насквозь, { $source } → { $target }: { $troops }.
insanam-told-attacks-you = Вы нападаете, { $source } → { $target }: { $troops }.
insanam-told-pays-toll-you = Вы платите за проход игроку { $other }, { $land }: { $goods }.
insanam-told-battle-you = Сражение, { $land }: вы нападаете.
insanam-told-blocked-you = Вы теряете исходное свойство навсегда: игрок { $other } не выше всех на шкале предательства.
insanam-told-first-blow-you = Первый удар за вами, под ударом { $other }.
insanam-told-exchange-you = Вы: { $mine }, другая сторона: { $other }.
insanam-told-loses-troops-you = Вы теряете солдат: { $troops }.
insanam-told-loses-camp-you = Вы навсегда теряете лагерь.
insanam-told-conquers-you = Вы берёте территорию: { $land }.
insanam-told-holds-you = Вы удерживаете территорию: { $land }.
insanam-told-charms-you = { $land }: территория без сражения ваша ({ $goods }).
insanam-told-withdraws-you = Вы отводите войска, → { $land }: { $troops }.
insanam-told-disbands-you = Вы возвращаете на полосу: { $troops }.
insanam-told-banishes-you = Вы уговариваете уйти солдат игрока { $other }, { $land } ({ $goods }): { $troops }.
insanam-told-demotes-you = Вы превращаете в легионеров солдат игрока { $other }, { $land } ({ $goods }): { $troops }.
insanam-told-incites-you = Вы вынуждаете игрока { $other } напасть: { $land }.
insanam-told-sent-you = Вы посылаете в атаку, { $land }: { $troops }.
insanam-told-raids-you = Вы берёте территорию набегом, { $land }: { $troops }.

# Destinies
insanam-told-accuses-you = Вы обвиняете в предательстве игрока { $other }!
insanam-told-exposed-you = Вы разоблачены и берёте карту искупления: { $card }.
insanam-told-loyal-you = Вы открываете карту судьбы: верный подданный.
insanam-told-refunded-you = Вы получаете назад: { $goods }.
insanam-told-indemnity-you = Вы платите игроку { $other } за обиду: { $goods }.
insanam-told-redeemed-you = Вы искупаете вину и теперь среди верных подданных.
insanam-told-validates-you = Вы выполняете амбицию: { $card }.
insanam-told-declares-you = Вы объявляете: { $goods }.

# Events, scoring and the end
insanam-told-thumb-approve-you = Вы одобряете.
insanam-told-thumb-refuse-you = Вы отвергаете.
insanam-told-gives-you = Вы дарите: { $goods }.
insanam-told-gives-nothing-you = Вы не дарите ничего.
insanam-told-pays-soldiers-you = Вы платите жалованье, { $n ->
    [one] { $n } солдату:
   *[other] { $n } солдатам:
} { $goods }.
insanam-told-destiny-you = Ваша карта судьбы: { $card }.
insanam-told-eliminated-you = Вы слишком далеко от конца шкалы: предатель остаётся без счёта.
insanam-told-wins-you = Вы побеждаете, { $n ->
    [one] { $n } победное очко:
    [few] { $n } победных очка:
   *[many] { $n } победных очков:
} { $reason }.
insanam-told-scored-you = Вы: +{ $n } → { $total } (победные очки).

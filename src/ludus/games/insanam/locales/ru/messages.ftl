# Ad Insanam Imperatoris: what is said at the table.

insanam-name = Ad Insanam Imperatoris
    .pitch = Возвыситься при дворе Калигулы и не попасться на заговоре.
    .about = Ad Insanam Imperatoris: автор игры — Michael Bericat. От печатной игры до нас дошёл только текст правил: названия и числа на картах, тайлах, планшетах и карте империи — реконструкция, сделанная для этого дома, а не издательские.

# Words for things
insanam-reason = { $id ->
    [traitor] предательство никто не остановил
    [sixty] достигнут конец шкалы предательства
   *[limit] сыгран последний условленный игровой ход
}
insanam-question = { $id ->
    [board] выбор планшета
    [draft] выбор карты
    [keep] какие карты оставить
    [show] какую амбицию открыть
    [settle] выбор стартовой территории
    [patronage] меценатство Петрония
    [fund] дерево или камень
    [name] какой товар назвать
    [turn] поставить гражданина или спасовать
    [favour] ответ на просьбу
    [rob] у кого взять пункт
    [act] выбор действия
    [after] бесплатные действия
    [take] какие товары получить
    [lose] какие товары потерять
    [pay] какими товарами заплатить
    [hinder] чьей колеснице помешать
    [push] кого очернить
    [steal] кого обокрасть
    [seize] какой товар взять
    [swap] обмен
    [tile] покупка тайла
    [hire] покупка гладиатора
    [forfeit] какого гладиатора сбросить
    [peek] в каком порядке вернуть карты
    [redo] какое действие повторить
    [unlock] разблокировка свойства
    [camp] где поставить лагерь
    [clear] какое знамя снять
    [recruit] наём
    [deploy] развёртывание
    [cull] кого вернуть на полосу
    [fight] выбор боя
    [reroll] переброс кубика
    [buyback] выкуп гладиатора
    [slide] задвинуть ли победителя под планшет
    [march] движение
    [battle] порядок сражений
    [charm] обаяние Милонии
    [muster] подкрепление
    [fall] выбор потерь
    [withdraw] отвод войск
    [incited] кого послать в атаку
    [sail] бесплатный шаг по морю
    [thumbs] одобрить или отвергнуть
    [gifts] дар
    [wage] жалованье
    [unpaid] солдаты без жалованья
    [destiny] выбор карты судьбы
    [gladiator] гладиатор
    [ambition] амбиция
    [accuse] обвинение
    [request] просьба об услуге
    [banish] отсылка чужих войск
    [demote] понижение чужих войск
   *[other] другое
}

# The set-up
insanam-told-board = { $seat } выбирает планшет: { $board }.
insanam-told-starts-with = { $seat } начинает с гладиаторами: { $cards }.
insanam-told-shows-ambition = { $seat } открывает амбицию: { $card }.
insanam-told-settles = { $seat } начинает здесь: { $land }.
insanam-told-begins = Стол готов. Император — Калигула.

# Turns and the track
insanam-told-turn = Игровой ход { $n }, раунд { $round }.
    .name = Раунд { $round }, ход { $n }
insanam-told-round = Начинается раунд { $n }.
    .name = Раунд { $n }
insanam-told-limit = Игровой ход { $n } был последним, как условились.
insanam-told-climbs = { $seat }: предательство { $before } → { $space }.
insanam-told-falls = { $seat }: предательство { $before } → { $space }.
insanam-told-reaches-end = { $seat } доходит до конца шкалы предательства!
insanam-told-citizen = { $seat } получает ещё одного гражданина.
insanam-told-locked = { $n ->
    [one] В следующий игровой ход { $seat } ставит на { $n } гражданина меньше.
   *[other] В следующий игровой ход { $seat } ставит на { $n } граждан меньше.
}

# Goods
insanam-told-gains = { $seat } получает: { $goods }.
insanam-told-loses = { $seat } теряет: { $goods }.
insanam-told-pays = { $seat } платит: { $goods }.
insanam-told-scores = { $seat } получает { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-told-loses-points = { $seat } теряет { $n ->
    [one] { $n } победное очко.
    [few] { $n } победных очка.
   *[many] { $n } победных очков.
}
insanam-told-taxed = { $adversary }: побор платит { $seat }.
insanam-told-patronage = { $seat } тратит на искусство: { $goods }.
insanam-told-swaps = { $seat } меняет: { $given } → { $goods }.
insanam-told-steals = { $seat } забирает у игрока { $other }: { $goods }.
insanam-told-steals-at-you = { $seat } забирает у вас: { $goods }.
insanam-told-finds-none = { $seat } ищет { $good }, но у игрока { $other } этого нет.
insanam-told-finds-none-at-you = { $seat } ищет { $good }, но у вас этого нет.
insanam-told-names = { $seat } скупает товар: { $good }.

# Rome
insanam-told-places = { $seat } ставит гражданина: { $zone }.
insanam-told-passes = { $seat } пасует до конца игрового хода.
insanam-told-no-action = { $seat } отказывается от действия.
insanam-told-acts = { $seat }: { $deed } ({ $zone }).
insanam-told-repeats = { $seat } повторяет: { $deed } ({ $zone }).
insanam-told-robs = { $seat } берёт пункт коррупции у игрока { $other }.
insanam-told-robs-at-you = { $seat } берёт у вас пункт коррупции.
insanam-told-pushes = { $seat } толкает к предательству игрока { $other }.
insanam-told-pushes-at-you = { $seat } толкает вас к предательству.
insanam-told-hinders = { $seat } мешает игроку { $other }: его колесница теперь на клетке { $space }.
insanam-told-hinders-at-you = { $seat } мешает вам: ваша колесница теперь на клетке { $space }.
insanam-told-races = { $seat }: колесница на клетке { $space }.
insanam-told-finishes = { $seat }: колесница на финише, место { $n }.
insanam-told-hires = { $seat } покупает гладиатора: { $gladiator } ({ $goods }).
insanam-told-draws-gladiator = { $seat } получает гладиатора: { $gladiator }.
insanam-told-forfeits = { $seat } сбрасывает гладиатора: { $gladiator }.
insanam-told-uses = { $seat } сбрасывает гладиатора ради разового свойства: { $gladiator }.
insanam-told-tucks = { $seat } кладёт гладиатора слева от планшета, ради дохода: { $gladiator }.
insanam-told-peeked = { $seat } смотрит верхние карты колоды и возвращает их ({ $n }).
insanam-told-you-peeked = Вы вернули карты, начиная сверху: { $cards }.
insanam-told-adversary = Новый противник: { $adversary }.
insanam-told-barbarians = { $region }: варваров прибыло, на каждой их территории ещё { $n }.
insanam-told-fights = { $seat } выпускает на арену: { $gladiator } против: { $adversary }.
insanam-told-fight-won = { $gladiator } побеждает со счётом { $mine } : { $other }. Повержен противник: { $adversary }.
insanam-told-fight-tied = { $gladiator } и { $adversary }: гибнут оба, по { $mine }.
insanam-told-fight-lost = { $adversary } побеждает со счётом { $other } : { $mine }. Погиб гладиатор: { $gladiator }.
insanam-told-buys-back = { $seat } выкупает гладиатора: { $gladiator } ({ $goods }).
insanam-told-slides = { $seat } задвигает под планшет гладиатора: { $gladiator }.
insanam-told-unlocks = { $seat } разблокирует свойство «{ $power }» ({ $goods }).
insanam-told-camps = { $seat } разбивает лагерь: { $land }.
insanam-told-clears = { $seat } снимает знамя с действия «{ $deed }» ({ $zone }).
insanam-told-buys-tile = { $seat } покупает тайл: { $tile } ({ $goods }).
insanam-told-requests = { $seat } просит игрока { $other } снять знамя с действия «{ $deed }» ({ $zone }).
insanam-told-requests-at-you = { $seat } просит вас снять знамя с действия «{ $deed }» ({ $zone }).
insanam-told-grants = { $seat } оказывает услугу игроку { $other }, цена: { $goods }.
insanam-told-grants-at-you = { $seat } оказывает вам услугу, цена: { $goods }.
insanam-told-denies = { $seat } отказывает в услуге игроку { $other }.
insanam-told-denies-at-you = { $seat } отказывает вам в услуге.

# The Empire
insanam-told-recruits = { $seat } нанимает солдата: { $troop } ({ $goods }).
insanam-told-gets-troop = { $seat } бесплатно получает солдата: { $troop }.
insanam-told-deploys = { $seat } разворачивает солдата: { $troop } → { $land }.
insanam-told-returns = { $seat } возвращает солдата на полосу: { $troop } ({ $place }).
insanam-told-marches = { $seat } ведёт войска, { $source } → { $target }: { $troops }.
insanam-told-sails = { $seat } плывёт, { $source } → { $target }: { $troops }.
insanam-told-transits = { $seat } проходит насквозь, { $source } → { $target }: { $troops }.
insanam-told-attacks = { $seat } нападает, { $source } → { $target }: { $troops }.
insanam-told-pays-toll = { $seat } платит за проход игроку { $other }, { $land }: { $goods }.
insanam-told-pays-toll-at-you = { $seat } платит вам за проход, { $land }: { $goods }.
insanam-told-battle = Сражение, { $land }: { $seat } нападает.
insanam-told-blocked = { $seat } теряет исходное свойство навсегда: игрок { $other } не выше всех на шкале предательства.
insanam-told-blocked-at-you = { $seat } теряет исходное свойство навсегда: вы не выше всех на шкале предательства.
insanam-told-first-blow = Первый удар наносит { $seat }, под ударом { $other }.
insanam-told-first-blow-at-you = Первый удар наносит { $seat }, под ударом вы.
insanam-told-exchange = { $seat }: { $mine }, другая сторона: { $other }.
insanam-told-loses-troops = { $seat } теряет солдат: { $troops }.
insanam-told-loses-camp = { $seat } навсегда теряет лагерь.
insanam-told-barbarians-fall = { $citadels ->
    [0] Варвары теряют { $n ->
        [one] { $n } фигурку.
        [few] { $n } фигурки.
       *[many] { $n } фигурок.
    }
   *[other] Варвары теряют { $n ->
        [0] цитадель.
        [one] { $n } фигурку и цитадель.
        [few] { $n } фигурки и цитадель.
       *[many] { $n } фигурок и цитадель.
    }
}
insanam-told-conquers = { $seat } берёт территорию: { $land }.
insanam-told-holds = { $seat } удерживает территорию: { $land }.
insanam-told-barbarians-hold = Варвары удерживают территорию: { $land }.
insanam-told-both-vanish = { $land }: не осталось никого.
insanam-told-charms = { $land }: территорию без сражения получает { $seat } ({ $goods }).
insanam-told-withdraws = { $seat } отводит войска, → { $land }: { $troops }.
insanam-told-disbands = { $seat } возвращает на полосу: { $troops }.
insanam-told-banishes = { $seat } уговаривает уйти солдат игрока { $other }, { $land } ({ $goods }): { $troops }.
insanam-told-banishes-at-you = { $seat } уговаривает уйти ваших солдат, { $land } ({ $goods }): { $troops }.
insanam-told-demotes = { $seat } превращает в легионеров солдат игрока { $other }, { $land } ({ $goods }): { $troops }.
insanam-told-demotes-at-you = { $seat } превращает в легионеров ваших солдат, { $land } ({ $goods }): { $troops }.
insanam-told-incites = { $seat } вынуждает игрока { $other } напасть: { $land }.
insanam-told-incites-at-you = { $seat } вынуждает вас напасть: { $land }.
insanam-told-sent = { $seat } посылает в атаку, { $land }: { $troops }.
insanam-told-raids = { $seat } берёт территорию набегом, { $land }: { $troops }.

# Destinies
insanam-told-accuses = { $seat } обвиняет в предательстве игрока { $other }!
insanam-told-accuses-at-you = { $seat } обвиняет вас в предательстве!
insanam-told-exposed = Предатель разоблачён! { $seat } берёт карту искупления: { $card }.
insanam-told-loyal = { $seat } открывает карту судьбы: верный подданный.
insanam-told-refunded = { $seat } получает назад: { $goods }.
insanam-told-indemnity = { $seat } платит игроку { $other } за обиду: { $goods }.
insanam-told-indemnity-at-you = { $seat } платит вам за обиду: { $goods }.
insanam-told-redeal = Карты судьбы сдают заново.
insanam-told-redeemed = { $seat } искупает вину и теперь среди верных подданных.
insanam-told-validates = { $seat } выполняет амбицию: { $card }.
insanam-told-declares = { $seat } объявляет: { $goods }.

# Events
insanam-told-event = Указ: { $event }.
insanam-told-thumb-approve = { $seat } одобряет.
insanam-told-thumb-refuse = { $seat } отвергает.
insanam-told-gives = { $seat } дарит: { $goods }.
insanam-told-gives-nothing = { $seat } не дарит ничего.
insanam-told-event-fails = Даров не хватило: недостаёт { $n }.
insanam-told-event-succeeds = Даров достаточно: { $event }.

# Scoring and the end
insanam-told-scoring = Подсчёт раунда { $round }.
insanam-told-public-ambition = Общая амбиция: { $card }.
insanam-told-scored = { $seat }: +{ $n } → { $total } (победные очки).
insanam-told-pays-soldiers = { $seat } платит жалованье, { $n ->
    [one] { $n } солдату:
   *[other] { $n } солдатам:
} { $goods }.
insanam-told-destiny = { $seat }, карта судьбы: { $card }.
insanam-told-eliminated = { $seat } слишком далеко от конца шкалы: предатель остаётся без счёта.
insanam-told-wins = { $seat } побеждает, { $n ->
    [one] { $n } победное очко:
    [few] { $n } победных очка:
   *[many] { $n } победных очков:
} { $reason }.

# Errors
insanam-no-such-move = «{ $text }» — не ход этой игры.
insanam-bad-players = Играть не получится: { $players }. Нужно от { $least } до { $most } игроков.
insanam-bad-turns = Столько игровых ходов нельзя: { $turns }. Можно от 0 до { $most }, и 0 значит без предела.

# Ad Insanam Imperatoris: всё остальное, что говорит стол в браузере.

insanam-ui-label = Стол Ad Insanam Imperatoris
insanam-ui-table = Стол
insanam-ui-rome = План Рима
insanam-ui-seats = Другие игроки
insanam-ui-you = Вы
insanam-ui-player = Игрок
insanam-ui-winner = победитель
insanam-ui-to-decide = решает
insanam-ui-presence-bot = бот
insanam-ui-presence-away = не на связи
insanam-ui-presence-held = играет бот
insanam-ui-presence-open = свободное место
insanam-ui-close = Закрыть
insanam-ui-cancel = Отмена
insanam-ui-confirm = Подтвердить
insanam-ui-talk = Разговор
insanam-ui-past = Прошлые бои и события
insanam-ui-nothing-past = Ни боёв, ни событий ещё не было.
insanam-ui-put-away = Убрать

# Планы
insanam-ui-planes = Части стола
insanam-ui-plane-rome = Рим
insanam-ui-plane-empire = Империя
insanam-ui-plane-house = Мой планшет
insanam-ui-plane-edict = Указ
insanam-ui-plane-fight = Бой
insanam-ui-plane-battle = Сражение
insanam-ui-plane-cards = Карты
insanam-ui-plane-ending = Судьбы
insanam-ui-plane-scoring = Подсчёт
insanam-ui-asked-there = там ждут вашего решения
insanam-ui-setting = Подготовка к игре
insanam-ui-status = Раунд { $round } из { $rounds } · ход { $turn }
insanam-ui-status-of = Раунд { $round } из { $rounds } · ход { $turn } из { $limit }
insanam-ui-goal = решают победные очки
insanam-ui-publics = Общие амбиции четырёх раундов

# План Рима
insanam-ui-circle-free = Кружок { $number }: { $bonus }, свободен
insanam-ui-circle-taken = Кружок { $number }: { $bonus }, занят: { $name }
insanam-ui-circle-inactive = Кружок { $number }: не действует при таком числе игроков
insanam-ui-banner = знамя: { $name }
insanam-ui-printed-actions = Напечатанные действия
insanam-ui-in-force-named = Действует: { $tile }
insanam-ui-offer = Продаётся
insanam-ui-suburra-next = Следующий гражданин получит
insanam-ui-places = Места Рима
insanam-ui-place-before = Предыдущее место
insanam-ui-place-after = Следующее место
insanam-ui-free = { $n ->
    [one] { $n } свободен
    [few] { $n } свободно
   *[other] { $n } свободно
}
insanam-ui-in-force = Действует
insanam-ui-ludus = Лудус Магнус
insanam-ui-suburra-help = Ни кружков, ни тайла, и всегда есть место. Чем больше там граждан, тем больше товаров получает следующий.
insanam-ui-for-sale = Гладиаторы на продажу
insanam-ui-on-the-sand = На песке
insanam-ui-race = Гонка колесниц
insanam-ui-chariot = { $name }: клетка { $space }
insanam-ui-zone-rule-BAR = Любое действие здесь даёт ещё и движение по карте.
insanam-ui-zone-short = { $id ->
    [COL] Колизей
    [HIP] Ипподром
    [BAR] Казармы
    [SEN] Сенат
    [MAR] Рынок
   *[SUB] Субура
}
insanam-ui-short = { $kind ->
    [gain] +{ $what }
    [lose] −{ $what }
    [levy] побор: { $what }
    [pay] отдать { $what }
    [spend] отдать
    [recruit] нанять { $n }{ $less }
    [free] даром: { $troops }
    [deploy] развернуть { $n }
    [move] движение { $n }
    [race] гонка { $n }
    [hinder] помешать { $n }
    [gbuy] купить гладиатора{ $less }
    [gdraw] взять гладиатора
    [gdiscard] сбросить гладиатора
    [fight] бой{ $bonus }
    [refresh] обновить: { $deck }
    [peek] посмотреть { $n }: { $deck }
    [redo] повтор: { $zones }
    [redo-any] повтор любого
    [unlock] снять замок{ $less }
    [tile] купить тайл{ $less }
    [swap] обмен { $n }
    [steal] украсть { $what }
    [push] сопернику +{ $n }
    [drop] маркер −{ $n }
    [unbanner] снять знамя
    [cull] вернуть солдат: { $n }
    [lock] гражданин задержан
    [levyper] побор
    [barb] { $region }: +{ $n }
   *[other] { $kind }
}

# Шкала предательства
insanam-ui-track = Шкала предательства
insanam-ui-track-event = событие
insanam-ui-track-citizen = здесь ждёт гражданин: { $name }
insanam-ui-track-end = конец раунда { $round }
insanam-ui-marker = { $name }: { $space }
insanam-ui-marker-at = предательство { $space }
insanam-ui-marker-word = Предательство
insanam-ui-no-score = без итогового счёта

# Карты
insanam-ui-power = Сила
insanam-ui-cost = Цена
insanam-ui-strong = Силён против
insanam-ui-weak = Слаб против
insanam-ui-oneshot = Разовое свойство
insanam-ui-tucked-income = Доход слева
insanam-ui-permanent = Постоянно под планшетом
insanam-ui-at-once = Сразу
insanam-ui-while = Пока открыт
insanam-ui-reward = Награда
insanam-ui-place = Место { $place }
insanam-ui-together = Вместе не меньше
insanam-ui-one-is-enough = Достаточно одной из целей.

# Планшеты
insanam-ui-my-board = Мой планшет
insanam-ui-in-order = № { $place } в порядке хода
insanam-ui-powers = Свойства
insanam-ui-works = действует
insanam-ui-locked = заблокировано
insanam-ui-unlocked = разблокировано
insanam-ui-blocked = исходное свойство потеряно
insanam-ui-spent = истрачено
insanam-ui-powers-unlocked = { $n ->
    [0] свойства не разблокированы
    [one] разблокировано { $n } свойство
    [few] разблокировано { $n } свойства
   *[many] разблокировано { $n } свойств
}
insanam-ui-goods = Ваши товары
insanam-ui-screen = За вашей ширмой: видите только вы
insanam-ui-income = Доход
insanam-ui-income-help = Что принесёт следующая фаза I
insanam-ui-doubled = Удвоено: { $good }
insanam-ui-citizens-left = { $n ->
    [0] граждан не осталось
    [one] остался { $n } гражданин
    [few] осталось { $n } гражданина
   *[many] осталось { $n } граждан
}
insanam-ui-held = задержано: { $n }
insanam-ui-camps = { $ready ->
    [0] Лагеря: { $board } на планшете
   *[other] Лагеря: { $board } на планшете, можно поставить { $ready }
}
insanam-ui-strip = Полоса войск
insanam-ui-strip-label = На полосе: { $troops }. Очки движения: { $points }.
insanam-ui-points = ОД: { $n }
insanam-ui-points-help = Очки движения: на одно больше за каждую пустую часть полосы
insanam-ui-storage = Хранилище
insanam-ui-reserve = Запас
insanam-ui-off-strip = Вне полосы: { $troops }
insanam-ui-lands = { $n ->
    [one] { $n } территория
    [few] { $n } территории
   *[many] { $n } территорий
}
insanam-ui-in-play = В игре
insanam-ui-tucked = Слева
insanam-ui-under = Под планшетом
insanam-ui-no-gladiators = Гладиаторов нет
insanam-ui-face-up = открыта
insanam-ui-face-down = закрыта
insanam-ui-validated = выполнена
insanam-ui-redemption = ваш путь к искуплению
insanam-ui-redeemed = вина искуплена
insanam-ui-destiny = Судьба
insanam-ui-peek = Подсмотреть
insanam-ui-exposed = разоблачён
insanam-ui-passed = пас

# Выбор
insanam-ui-free-actions = Бесплатные действия ({ $n })
insanam-ui-on-the-map = Бесплатные действия на карте
insanam-ui-give = Вы отдаёте
insanam-ui-get = Вы получаете ({ $n })
insanam-ui-get-first = Сначала выберите, что отдаёте.
insanam-ui-choose = Выберите
insanam-ui-count = Выберите товары
insanam-ui-less = Меньше: { $what }
insanam-ui-more = Больше: { $what }
insanam-ui-keep = Оставить
insanam-ui-kept = Оставлена
insanam-ui-next-card = Следующая карта
insanam-ui-from-top = № { $place } сверху
insanam-ui-choose-cards = { $n ->
    [one] Выберите { $n } карту
    [few] Выберите { $n } карты
   *[many] Выберите { $n } карт
}

# Конец
insanam-ui-ending = Конец игры
insanam-ui-ended = { $reason ->
    [traitor] { $name }: тайный предатель на 60, и это победа.
    [sixty] { $name }: маркер на 60, решают очки.
   *[limit] Последний ход окончен: решают очки.
}

# The web client.

# The frame
web-tagline = Римские настольные игры по их настоящим правилам.
web-skip = К содержанию
web-to-lobby = Ludus: на главную
web-language = Язык
web-theme = Цвета
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-about = О проекте
web-documentation = Документация (на английском)
web-name = Ваше имя
web-saved = Сохранено.
web-close = Закрыть
web-cancel = Отмена
web-copy = Скопировать
web-copied = Скопировано
web-loading = Минутку…
web-not-found = Здесь ничего нет.
web-failed = Сервер не отвечает. Проверьте соединение.
web-retry = Попробовать снова
web-seconds = { $number } с
web-minutes = { $number } мин

# The lobby
web-games = Игры
web-as-last-time = Играть как в прошлый раз
web-go-on = Продолжить
web-play-bots = Сразу играть против ботов
web-players = { $count ->
    [1] вы одни
   *[other] за столом { $count }
}
web-lasts = около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
web-lasts-hours = около { $hours ->
    [one] { $hours } часа
    [few] { $hours } часов
    [many] { $hours } часов
   *[other] { $hours } часа
}
web-lasts-short = { $minutes } мин
web-lasts-short-hours = { $hours } ч
web-more-ways = { $count ->
    [one] Ещё { $count } способ играть
    [few] Ещё { $count } способа играть
   *[many] Ещё { $count } способов играть
}
web-strip = Игроки и боты для всех игр
web-at-table = За столом
web-fewer = Одним игроком меньше
web-more = Одним игроком больше
web-you-and = { $count ->
    [one] вы и { $count } бот
    [few] вы и { $count } бота
   *[many] вы и { $count } ботов
}
web-wait-for-you = { $count ->
    [one] { $count } ждёт вас
    [few] { $count } ждут вас
   *[many] { $count } ждут вас
}
web-invite = Позвать
web-goal = Ваша цель
web-goal-open = Цель и ход игры
web-goal-read = Играть
web-page-at = Страница { $at } из { $of }
web-page-before = Предыдущая страница
web-page-after = Следующая страница
web-rules-play = Сыграть первую партию
web-rulebook = Книга правил
web-tables-mine = Мои столы
web-tables-public = Открытые столы
web-tables-none = Открытых столов сейчас нет. Позовите друзей и откройте свой.
web-continue = Продолжить
web-join = Сесть
web-watch = Смотреть
web-look-back = Посмотреть
web-status-open = ждёт игроков
web-status-running = идёт игра
web-status-finished = игра окончена
web-status-abandoned = стол брошен
web-why = Почему?
web-aside-damaged = нельзя открыть: повреждён
web-aside-rules = начата по прежним правилам
web-aside-over = сыграна по прежним правилам
web-full = все места заняты
web-row-turn = { $count ->
    [one] ходит { $names }
    [few] решают: { $names }
   *[many] решают: { $names }
}
web-row-won-you = Вы победили
web-row-won = Победа: { $names }
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}

# Opening a table
web-invite-title = Новый стол: { $game }
web-option-players = Игроки
web-choice-none = по правилам
web-choice-given = как подготовлено
web-choice-true = да
web-choice-false = нет
web-visibility = Кто может присоединиться
web-private = Все, у кого есть ссылка
web-public = Кто угодно: стол виден на главной
web-clock = Часы
web-clock-none = Без часов
web-clock-move = { $time } на ход
web-clock-bank = { $time } каждому, плюс { $increment } после хода
web-create = Открыть стол
web-named = { $name }: { $what }
web-agreed = О чём условились за этим столом
web-bot = Бот
web-bot-random = Новобранец
web-bot-veteran = Ветеран
web-bot-net = Знаток
web-bot-search = Стратег
web-bot-champion = Чемпион

# Before the start
web-room = Места
web-seat = Место
web-room-link = Отправьте эту ссылку тем, кто сядет с вами.
web-link-local = Эту ссылку можно открыть только на этой машине. Для друзей в вашей сети запустите сервер так: ludus serve --host 0.0.0.0
web-watch-link = У кого есть эта ссылка, тот может смотреть.
web-room-qr = Ссылка как QR-код
web-seat-free = свободное место
web-sit = Сесть сюда
web-sit-also = Второй игрок на этом устройстве
web-put-bot = Бот
web-take-away = Убрать
web-stand-up = Встать
web-fill = Боты на свободные места
web-start = Начать игру
web-start-wait = На каждом месте нужен человек или бот.
web-start-host = Игру начинает хозяин стола.
web-full-watch = Все места заняты. Оставайтесь и смотрите: когда игра начнётся, здесь появится поле.
web-full-other = Найти другой стол
web-you = вы
web-absent = не на связи

# The table
web-board = Поле
web-moves = Ходы
web-rail = Журнал, беседа и правила
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-part = Строки части: { $what }
web-talk = Беседа
web-talk-empty = Пока никто ничего не сказал.
web-talk-place = Скажите что-нибудь…
web-send = Отправить
web-rules = Правила
web-your-turn = Ваш ход
web-choose = Ваш ход: выберите один из вариантов.
web-choose-what = Ваш ход: { $what }.
web-thinks = { $name } думает…
web-think = Выбирают: { $names }.
web-waiting = Игра ещё не началась.
web-over = Игра окончена.
web-allowed = Так можно.
web-sending = Отправлено; ждём ответа сервера…
web-hold = За меня играет бот
web-take-back = Вернуться на место
web-held-mine = За вас играет бот.
web-held = играет бот
web-leave = Выйти из-за стола
web-leave-sure = Выйти из-за стола? За вас будет играть бот, пока вы не вернётесь по той же ссылке.
web-leave-waits = Выйти из-за стола? Игра подождёт, пока вы не вернётесь по той же ссылке.
web-leave-alone = Игра подождёт вас сколько угодно: она останется среди ваших столов.
web-end = Закончить эту игру
web-end-sure = Закончить эту игру насовсем? Она исчезнет из ваших столов.
web-host = хозяин стола
web-host-decide = { $name }: решение хозяина
web-host-decide-short = Решить
web-host-free = Освободить место
web-host-free-open = { $name } встаёт, и место снова свободно.
web-host-free-bot = { $name } встаёт, и на этом месте до конца играет бот.
web-host-keep-out = Не пускать
web-host-keep-out-told = { $name } тоже теряет место и не сможет ни сесть, ни писать здесь, пока вы снова не разрешите.
web-host-hand-over = Передать стол
web-host-hand-over-told = { $name } отныне решает за этим столом, а вы — больше нет.
web-host-several = С одного устройства можно занять несколько мест
web-host-kept-out = { $name }: не допускается за стол.
web-host-let-in = Снова пустить
web-host-close = Закрыть стол
web-host-close-sure = Закрыть этот стол насовсем?
web-host-close-others = Закрыть этот стол насовсем? Игра кончится для всех, кто за ним сидит, и никто не победит.
web-away = { $name } не на связи.
web-away-soon = { $name } не на связи: бот сыграет через { $time }
web-away-waits = { $name } не на связи. Стол ждёт.
web-away-change = Изменить
web-hurried = Сервер загружен: боты думают меньше обычного.
web-missed = { $count ->
    [one] Пока вас не было, бот сделал за вас { $count } ход.
    [few] Пока вас не было, бот сделал за вас { $count } хода.
   *[many] Пока вас не было, бот сделал за вас { $count } ходов.
}
web-missed-of = { $count ->
    [one] { $name }: пока вас не было, бот сделал за вас { $count } ход.
    [few] { $name }: пока вас не было, бот сделал за вас { $count } хода.
   *[many] { $name }: пока вас не было, бот сделал за вас { $count } ходов.
}
web-missed-show = Показать в журнале
web-missed-ok = Понятно
web-absence = Если кого-то нет на связи
web-absence-told = Если кого-то нет на связи, { $what }.
web-absence-never = стол ждёт без срока
web-absence-after = бот играет через { $time }
web-undo = Вернуть ход
web-undo-asks = { $name } хочет вернуть последний ход.
web-undo-wait = Вы попросили вернуть ход. Ещё не согласились: { $names }.
web-agree = Согласиться
web-refuse = Отказать
web-one-moment = Одну минуту: сейчас ничего нельзя сохранить. Партия продолжится сама.
web-lost = Связь потеряна. Пробуем снова…
web-try-now = Попробовать сейчас
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-watching = Вы смотрите.
web-pass = Передайте устройство: { $name }
web-pass-hint = За этим занавесом — тайны игрока { $name }.
web-i-am = Я — { $name }
web-time-left = { $name }, осталось: { $time }
web-menu = Стол

# A game without a board of its own, and what moves cost and bring
web-yes = да
web-no = нет
web-none = ничего
web-acting = ходит
web-table = На столе
web-make-move = Сделать этот ход
web-moves-with = Ходы: { $what }
web-all-moves = Все ходы
web-not-allowed = сейчас нельзя
web-forecast = Чего это стоит и что даёт
web-cost = Цена: { $what }
web-odds = Вероятность

# The end
web-won-you = Вы победили
web-won = { $count ->
    [one] Победа: { $names }
   *[other] Победа: { $names }
}
web-won-with = Победа: вы и { $names }
web-came = Вы на { $place }-м месте
web-beaten = Вы проиграли
web-won-nobody = За столом никто не победил
web-given-up = Стол брошен
web-result = Итог
web-rank = Место
web-player = Игрок
web-lobby = На главную
web-rematch = Реванш
web-next = К новому столу
web-replay = Повтор
web-record = Скачать протокол
web-chance-check = Проверить случайность
web-chance-fair = Случайность в этой партии была честной
web-chance-unfair = Со случайностью в этой партии что-то не так
web-chance-seed = Раскрытое теперь зерно — то самое, хеш которого опубликовали до игры.
web-chance-commitment = Зерно не соответствует хешу, опубликованному до игры.
web-chance-no-seed = Протокол не раскрывает зерна, поэтому проверить ничего нельзя.
web-chance-same-commitment = Этот хеш ваш браузер видел до того, как послал своё случайное число.
web-chance-other-commitment = Хеш в протоколе — не тот, который этот браузер видел до игры.
web-chance-own-nonce = Ваше случайное число стоит в протоколе таким, каким его послал этот браузер: { $nonce }
web-chance-other-nonce = Случайного числа, которое послал этот браузер, в протоколе нет: { $nonce }
web-chance-not-sent = Этот браузер не посылал случайного числа для этой партии.
web-chance-stranger = Этот браузер здесь не играл и потому не знает, что было опубликовано до игры.
web-chance-promises = Случайные числа остальных — те, что они обещали до того, как было послано ваше.
web-chance-broken = В протоколе не то случайное число, которое было обещано: { $names }.
web-chance-withheld = Случайное число обещано, но не прислано: { $names }.
web-chance-without = Случайных чисел не прислали: { $names }.
web-chance-draws = { $count ->
    [one] Проверен { $count } случайный исход: он следует из зерна и случайных чисел.
    [few] Проверены { $count } случайных исхода: все следуют из зерна и случайных чисел.
   *[many] Проверено { $count } случайных исходов: все следуют из зерна и случайных чисел.
}
web-chance-draw-wrong = Шаг { $step }, «{ $label }»: этот исход не следует из зерна и случайных чисел.
web-chance-unknown-game = Эта проверка ещё не знает такой игры.
web-chance-elsewhere = Ваш браузер посчитал это сам, но страница пришла с этого сервера. Чтобы проверить в другом месте, скачайте протокол и запустите:
web-to-board = Посмотреть на стол

# Looking back
web-part-back = К началу этой части или предыдущей
web-part-on = К следующей части
web-jump = Перейти
web-silent = { $name } решает втайне.
web-silent-you = Вы решаете.
web-copy-move = Скопировать ссылку на этот ход
web-step-back = На ход назад
web-step-on = На ход вперёд
web-to-table = К столу
web-run = Показывать
web-pause = Пауза
web-moment = Момент { $at } из { $last }
web-eyes = Чьими глазами
web-spectator = зритель
web-setup = Стол готов к игре.

# The rulebook
web-rules-of = { $game }: книга правил
web-search = Искать в правилах
web-chapters = Главы
web-edition-only = только { $edition }
web-found = { $count ->
    [0] Ни в одной статье таких слов нет.
    [one] { $count } статья
    [few] { $count } статьи
   *[many] { $count } статей
}
web-whole-book = Вся книга правил

# About
web-about-title = О Ludus
web-about-what = Ludus оживляет римские настольные игры: в браузере с друзьями, против ботов, которые видят не больше человека, и с протоколом каждой игры, который может проверить любой.
web-about-unofficial = Неофициально
web-about-unofficial-text = Ludus — независимый проект. Авторы и издатели игр его не создавали, не одобряли и не поддерживают. Правила изложены нашими словами; ни одной фразы и ни одного рисунка из печатных правил здесь нет. Названия игр принадлежат их владельцам. Понравилась игра — купите печатную.
web-about-games = Игры
web-about-pictures = Рисунки и шрифты
web-about-icons = Эмблемы: Game-icons.net, лицензия CC BY 3.0, авторы { $authors } и другие; на сайте у каждого рисунка указан автор. Показаны в наших цветах, больше ничего не изменено.
web-about-fonts = Шрифты: Forum — Денис Машаров; Alegreya Sans — Juan Pablo del Peral, Huerta Tipográfica. Оба под SIL Open Font License 1.1.
web-about-licence = Лицензия
web-about-licence-text = Сам Ludus — свободная программа под Apache License 2.0.
web-about-privacy = Ваши данные
web-about-privacy-text = Ни учётных записей, ни слежки. Один файл cookie хранит ваше место, имя и язык; этот браузер помнит цвета и последний выбор.

# Листы подсчёта
web-you-name = Вы
web-sheet-equal = Кто делит место, идёт в порядке рассадки за столом.
web-sheet-won = победа

# Темп

web-pace = Темп
web-pace-calm = Спокойный
web-pace-usual = Обычный
web-pace-quick = Быстрый
web-pace-at-once = Мгновенный
web-pace-calm-means = Боты не торопятся. То, что закончилось, остаётся на столе, пока вы не продолжите.
web-pace-usual-means = Боты ходят после короткой паузы. То, что закончилось, ненадолго остаётся на столе.
web-pace-quick-means = Боты ходят быстро.
web-pace-at-once-means = Боты ходят мгновенно, ничто не движется; о событиях рассказывает журнал.
web-pace-slowest = Когда за столом есть другие люди, боты ходят в самом медленном из выбранных темпов.
web-to-my-turn = К моему ходу
web-seen = Посмотрите и продолжайте.

# После моего хода
web-since = { $count ->
    [one] После вашего хода: { $count } строка
    [few] После вашего хода: { $count } строки
   *[many] После вашего хода: { $count } строк
}
web-since-title = После вашего хода
web-step = После вашего хода: шаг { $step } из { $steps }
web-step-before = Предыдущий шаг
web-step-after = Следующий шаг
web-to-game = Вернуться к игре

# Звуки
web-sound = Звуки
web-volume = Громкость

# Lessons
web-lesson-learn = Научиться играть
web-lesson-minutes = { $minutes } { $minutes ->
    [one] минута
    [few] минуты
   *[many] минут
}
web-lesson-step = { $step } из { $steps }
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-again = Начать урок заново
web-lesson-leave = Выйти
web-lesson-look = Рассмотрите стол сколько хотите, затем продолжайте.
web-lesson-watch = Смотрите, что происходит.
web-lesson-past = Это вы уже читали.
web-lesson-play = Сыграть по-настоящему
web-lesson-over = Урок окончен.

# Тренировка
web-practise = Играть отсюда
web-practise-about = С этого места пойдёт ваша собственная партия против ботов. Вы видите то, что видел игрок на вашем месте; кубики и карты лягут по-новому. Она нигде не учитывается.
web-practise-seat = За кого вы играете
web-practise-turn = { $name } (сейчас ходит)
web-practise-again = Ещё раз оттуда
web-practice = Тренировка
web-practice-from = Тренировка с хода { $at } другой партии

# The command line.

cli-about = Римские настольные игры: играть, моделировать, проверять.
cli-usage = использование
cli-commands = команды
cli-options-title = параметры
cli-arguments-title = аргументы
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-lang = язык: en, fr или ru
cli-help-json = вывести JSON
cli-help-games = перечислить игры
cli-help-rules = читать правила
cli-help-play = играть в терминале
cli-help-teach = пройти урок в терминале
cli-help-sim = сыграть ботами много партий
cli-help-replay = воспроизвести протокол и проверить его
cli-help-verify = доказать, что случайность в протоколе была честной
cli-help-fuzz = искать ошибки в правилах случайной игрой
cli-help-bench = измерить скорость движка
cli-help-game = игра: { $known }
cli-help-article = статья (G-5.2) или глава (G-5)
cli-help-search = только статьи с этим словом
cli-help-file = протокол
cli-help-players = число игроков
cli-help-option = параметр игры, имя=значение; можно повторять
cli-help-bots = боты по местам, через запятую: level:1 … level:8 или random, veteran, search, champion; search и champion также с бюджетом: champion:500ms; ваша программа: program:./mybot
cli-help-seed = зерно: одно и то же зерно даёт одни и те же партии
cli-help-nonce = ваше случайное слово: оно подмешивается к случайности партии
cli-help-seat = ваше место, считая с 1
cli-help-name = ваше имя
cli-help-record = записать протокол в этот файл
cli-help-from = играть дальше с выбранного места этого протокола (оконченной партии) против ботов
cli-help-at = место: после этой записи протокола
cli-help-count = число партий
cli-help-records = папка для протоколов
cli-help-jobs = число процессов
cli-help-verify-flag = только проверить и вывести результат
cli-help-told = считать события случайных партий вместо проверки всего контракта
cli-help-seconds = остановиться через столько секунд
cli-need-command = Укажите команду: { $known }.
cli-unknown-command = Команды «{ $name }» нет; есть: { $known }.
cli-unknown-flag = «{ $text }» здесь непонятно.
cli-missing = Не указано: { $names }.
cli-bad-value = «{ $value }» не подходит для { $name }.
cli-needs-value = Для { $name } нужно значение.
cli-bots-count = Ботов { $given }, а мест { $seats }.
cli-no-file = Не удаётся прочитать { $file }: { $reason }
cli-no-folder = Не удаётся записать { $file }: { $reason }
cli-games-row = { $name } ({ $id }), версия правил { $version }
cli-games-levels = Уровни ботов
cli-rules-edition = только { $edition }
cli-rules-none = Ни в одной статье нет слова «{ $word }».
cli-sim-progress = Партии
cli-sim-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, зерно { $seed }, в среднем ходов за партию: { $moves }.
cli-sim-records = { $games ->
    [one] { $games } протокол записан в { $folder }.
    [few] { $games } протокола записано в { $folder }.
   *[many] { $games } протоколов записано в { $folder }.
}
cli-sim-seat = Место
cli-sim-bot = Бот
cli-sim-wins = Победы
cli-sim-share = Доля
cli-sim-interval = 95-процентный интервал
cli-sim-score = Средний счёт
cli-replay-good = { $file }: все записи верны, всего { $entries }.
cli-replay-unfinished = Партия не окончена.
cli-replay-outcome = Победители: { $winners }; счёт: { $scores }.
cli-nobody = никто за столом
cli-verify-good = { $file }: все случайные исходы ({ $draws }) следуют из зерна, объявленного до игры.
cli-fuzz-event = событие
cli-fuzz-times = раз
cli-fuzz-progress = Проверка
cli-fuzz-good = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, ходов: { $moves }; ошибок не найдено.
cli-fuzz-found = Нарушено: { $law } (зерно { $seed }, ход { $move }).
cli-fuzz-record = Партия до этого места — в { $file }.
cli-bench-what = Что
cli-bench-value = Значение
cli-bench-unit = Единица
cli-bench-moves = решений в секунду, случайная игра, игроков: { $players }
cli-bench-clone = clone
cli-bench-view = view
cli-bench-imagine = imagine, вид уже встречался
cli-bench-imagine-new = imagine, новый вид
cli-bench-json = состояние в JSON и обратно
cli-bench-hash = хеш состояния
cli-bench-search = итераций поиска в секунду
cli-play-you = Вы
cli-play-names = Ливия, Марк, Клавдия, Тит, Флавия, Луций, Октавия, Гай, Юлия
cli-play-practice = Тренировка: игра продолжается после записи { $at } из { $file }.
cli-play-from-alone = С --from игру и условия задаёт протокол: уберите { $name }.
cli-play-at-alone = Для --at нужен --from с протоколом.
cli-play-table = За столом: { $names }.
cli-play-bots = Боты: { $bots }.
cli-play-help = Введите ход или его номер; help расскажет, что ещё можно ввести.
cli-play-help-move = сделать этот ход: по записи или по номеру
cli-play-help-why = узнать, можно ли так пойти и какая статья это запрещает
cli-play-help-what = узнать, что этот ход стоит и что даёт, до того как его сделать
cli-play-help-table = показать стол ещё раз; пустая строка делает то же
cli-play-help-rules = прочитать статью или главу; просто rules перечислит главы
cli-play-help-quit = встать из-за стола
cli-play-no-seat = Места { $seat } нет: они пронумерованы 1–{ $seats }.
cli-play-no-number = Номера { $number } здесь нет: выберите из 1–{ $last }.
cli-play-why-what = Назовите ход, о котором спрашиваете: why { $move }
cli-play-question = Ваш ход: { $question }.
cli-play-what-what = Назовите ход, на который посмотреть: what { $move }
cli-play-what-nothing = Заранее об этом ходе сказать нечего.
cli-play-costs = Цена: { $what }
cli-play-number = { $number }
cli-play-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-play-nothing = Смотреть пока не на что.
cli-play-choose = Ваш ход: выберите один из вариантов.
cli-play-winners = Победа: { $winners }.
cli-play-prompt = Ваш ход
cli-play-thinks = { $name } думает…
cli-play-bye = Вы встаёте из-за стола. Партия осталась неоконченной.
cli-play-fair = Честность: хеш зерна { $hash }.
cli-play-nonce = Ваше случайное слово: { $nonce }
cli-play-saved = Протокол: { $file }
cli-play-check = Доказать, что случайность была честной: { $command }
cli-play-allowed = Можно: { $move }.
cli-play-again = Сыграть ещё: { $command }
cli-play-over = Игра окончена
cli-interrupted = Прервано.
cli-system = Система не позволяет этого: { $reason }
cli-system-file = Система не позволяет этого: { $reason } ({ $file })
cli-help-serve = запустить сервер для браузера
cli-help-host = адрес, на котором слушать; 0.0.0.0 впускает других из вашей сети
cli-help-port = порт сервера
cli-help-database = URL базы данных
cli-help-workers = процессы, в которых боты просчитывают ходы; если не задано, по одному на ядро
cli-serve-open = Ludus работает по адресу { $url }
cli-serve-network = В вашей сети: { $urls }
cli-serve-local = Доступно только с этой машины. Чтобы впустить других из вашей сети: ludus serve --host 0.0.0.0
cli-help-pace = наименьшая длительность хода бота, в секундах; если не задана, её выбирают люди за столом
cli-no-port = Не удаётся открыть { $address }: { $reason }
cli-help-away = сколько секунд другие ждут человека без связи, прежде чем сыграет бот
cli-help-turn-seconds = сколько секунд на ход у сторонней программы

# ludus house
cli-help-house = следить за столами, сохранёнными сервером
cli-help-house-check = проверить всё, что сохранено
cli-help-quick = не переигрывать партии
cli-house-bad = повреждён: стол { $table }: { $reason }
cli-house-aside = отложен: стол { $table }: { $reason }
cli-house-checked = Столов: { $tables }; записей: { $entries }; повреждено: { $bad }; отложено из-за других правил: { $aside }; { $seconds } с.

# База данных, которой нельзя пользоваться
database-newer = Эта база данных принадлежит более новому выпуску Ludus (ревизия { $found }): возьмите тот выпуск или восстановите резервную копию.
database-older = Эта база данных принадлежит более старому выпуску Ludus: запустите один раз сервер этого выпуска, чтобы её обновить.
database-not = { $url } — не пригодная база данных: { $reason }
database-url = { $url } — не URL базы данных: { $reason }
database-missing = Файла { $file } нет.
database-silent = База данных не отвечает: { $reason }
cli-help-request-within = секунды, за которые запрос должен прийти целиком (15)
cli-help-limits = во сколько раз увеличить все ограничения для гостей и адресов; 0: без ограничений
cli-help-proxies = обратные прокси, которым верить, для кого они спрашивают: адреса или сети
cli-no-proxy = Это не список адресов и сетей: { $text }

# ludus house: backup, restore, prune, stats
cli-help-house-backup = записать в файл всё, что сохранено, не останавливая серверы
cli-help-house-restore = восстановить резервную копию в пустую базу данных
cli-help-house-prune = удалить столы, хранившиеся достаточно долго, и сжать оконченные партии
cli-help-house-stats = сказать в цифрах, что сохранено
cli-help-backup-file = файл резервной копии
cli-help-dry-run = ничего не удалять, только сказать, что было бы удалено
cli-help-keep-never-started = через сколько дней закрывается стол, за которым игра не началась (3)
cli-help-keep-given-up = сколько дней хранится закрытый стол (30)
cli-help-keep-finished = сколько дней хранится оконченная партия (730)
cli-help-keep-deserted = сколько дней партия ждёт людей, которые не приходят (365)
cli-house-saved = { $file }: { $rows ->
    [one] сохранена { $rows } строка.
    [few] сохранены { $rows } строки.
    [many] сохранено { $rows } строк.
   *[other] сохранено { $rows } строки.
}
cli-house-restored = { $file }: { $rows ->
    [one] восстановлена { $rows } строка.
    [few] восстановлены { $rows } строки.
    [many] восстановлено { $rows } строк.
   *[other] восстановлено { $rows } строки.
}
cli-house-pruned = Удалено: оконченных партий { $finished }, покинутых партий { $deserted }, столов без игры { $unused }. Сжато: оконченных партий { $packed }.
cli-house-would-prune = Было бы удалено: оконченных партий { $finished }, покинутых партий { $deserted }, столов без игры { $unused }. Было бы сжато: оконченных партий { $packed }.
cli-house-game = игра
cli-house-open = открыты
cli-house-running = идут
cli-house-finished = окончены
cli-house-abandoned = закрыты
cli-house-practice = Тренировочные столы, выше не учтены: { $count }.
cli-house-rows = Записей партий: { $entries }. Сжатых партий: { $packed } ({ $packed_kb } кБ). Реплик: { $lines }. База данных: { $kb } кБ.
backup-exists = { $file } уже есть.
backup-unwritten = Не удалось записать резервную копию { $file }: { $reason }
backup-not-empty = База данных не пуста: резервная копия восстанавливается только в пустую.
backup-release = { $file } — резервная копия другого выпуска (ревизия { $found }): восстановите её тем выпуском, затем обновите базу.
backup-broken = { $file } — не целая резервная копия: { $reason }
cli-help-metrics = пусть /metrics читают все; без этого — только эта машина

# Обучение
cli-help-learn = обучить сеть игрой с самой собой или измерить её силу
cli-help-learn-folder = папка обучения; прерванное обучение продолжается
cli-help-learn-seconds = сколько секунд обучать всего
cli-help-learn-width = чисел в слое сети
cli-help-learn-blocks = блоков слоёв: у того, кто ходит, и у того, кто судит
cli-help-learn-seed = с чего начинается случай
cli-help-learn-modes = режимы по числу игроков или командам, например 3,2v2; в Brutus 7rcb с вариантами; без этого берутся обычные
cli-help-learn-jobs = сколько процессов измеряют силу
cli-help-learn-against = измерить сеть против этого бота, а не обучать
cli-help-learn-pack = записать сети в один небольшой файл, как они поставляются, вместо обучения
cli-learn-progress = Обучение
cli-learn-done = Принято и изучено решений: { $plays }. Сеть лежит в { $folder }.
cli-learn-judged = { $games ->
    [one] Сыграна и усвоена { $games } партия. Судья лежит в { $folder }.
    [few] Сыграны и усвоены { $games } партии. Судья лежит в { $folder }.
   *[many] Сыграно и усвоено { $games } партий. Судья лежит в { $folder }.
}
cli-learn-unmeasured = То, что судит { $name }, измеряют игрой: ludus sim { $name } --bots champion,{ $against }.
cli-learn-game = { $name } выучить нельзя; можно: { $known }.
cli-learn-extra = Для обучения нужны ещё пакеты ({ $names }): установите ludus[learn].
cli-learn-mode = Режима { $name } нет; есть: { $known }.
cli-learn-folder = Папкой { $folder } нельзя воспользоваться: { $why }.
cli-learn-none = В папке { $folder } нет сети.
cli-learn-other = В папке лежит другое: { $what } было «{ $was }».
cli-learn-mode-column = Режим
cli-learn-fair = Равная доля

# ludus teach
cli-help-lesson = урок; если не назван, то первый
cli-help-check-lesson = только проверить урок: каждый шаг и каждый ответ
cli-teach-step = { $step } из { $steps }
cli-teach-next = Нажмите Enter, чтобы продолжить.
cli-teach-play = А теперь сыграйте по-настоящему: { $command }
cli-teach-sound = { $file } в порядке. Шагов: { $steps }; ответов на другие ходы: { $answers }.

cli-sim-failed = Место { $seat }: программа отказала, партий: { $games }, и доиграл другой бот; впервые в партии { $game }: { $reason }
cli-play-failed = { $name } больше не играет, место занимает другой бот: { $reason }

# ludus bot
cli-help-bot = дать программе играть на месте за столом сервера
cli-help-url = адрес сервера, например http://127.0.0.1:8000
cli-help-token = токен места; без него берётся из LUDUS_BOT_TOKEN
cli-help-program = программа и её аргументы, после --
cli-bot-url = «{ $url }» не адрес сервера: он начинается с http:// или https://.
cli-bot-no-server = Сервер не отвечает: { $reason }
cli-bot-over = Партия окончена.
# ludus lab
cli-help-lab = поставить опыт для создателей игр: с изменённым содержанием
cli-help-lab-run = сыграть опыт, вывести его показатели и записать отчёт
cli-help-lab-tune = подобрать числа под заданные цели
cli-help-lab-compare = сравнить два опыта, до и после
cli-help-lab-file = опыт, файл TOML
cli-help-lab-out = папка результатов; прерванный опыт продолжается с неё
cli-help-lab-ray = играть на кластере Ray: его адрес или кластер на этой машине
cli-help-lab-patch = правка содержания, файл TOML, какие пишет tune
cli-help-lab-before = папка опыта до изменения
cli-help-lab-after = папка опыта после изменения
cli-help-lab-report = куда записать отчёт

# ludus puzzles
cli-help-puzzles = найти и проверить позиции, где один ход явно лучше всех
cli-help-puzzles-mine = дать ботам сыграть и найти задачи
cli-help-puzzles-check = проверить задачи одной игры или всех
cli-help-puzzles-file = файл задач; прерванный поиск продолжается с файла .work рядом
cli-help-puzzles-games = не больше стольких партий
cli-help-puzzles-most = не больше стольких задач
cli-help-puzzles-deep = искать заново в стольких мирах и сосчитать совпадения ответов
cli-help-puzzles-veterans = с --deep: дальше играют ветераны, которые обдумывают каждый ход и смотрят вдвое дальше
cli-help-puzzles-small = играть только короткие партии, где от каждого хода многое зависит
cli-help-puzzles-first = номер первой партии (по умолчанию — 0)
cli-help-puzzles-asks = смотреть только эти решения, например react,buy
cli-help-puzzles-play = решить задачу
cli-help-puzzles-daily = задача дня, одна для всех
cli-help-puzzles-number = задача с этим номером (по умолчанию — любая)
cli-puzzles-none = Задач для { $game } сейчас нет.
cli-puzzles-one-way = Выберите --daily или --number, но не оба.
cli-puzzles-no-number = Задачи { $number } нет: всего задач { $count }.
cli-puzzles-no-ask = Решения «{ $ask }» нет. Известны: { $known }.
cli-puzzles-how = Введите ход; «answer» — ответ, если ход уже испробован; «quit» — выход.
cli-puzzles-try-first = Сначала испробуйте ход.
cli-puzzles-progress = Поиск задач
cli-puzzles-found = Найдено задач: { $count }; партий: { $games }.
cli-puzzles-hold = { $game }: верных задач — { $count }.
cli-puzzles-agree = Более долгий поиск согласен в { $right } из { $count }; 95 %-й интервал от { $low } до { $high }; миров: { $worlds }.
cli-puzzles-differ = { $id }: не { $move }, а { $other }.

# ludus lab levels
cli-help-lab-levels = свести уровни игры между собой и показать лестницу с рейтингами
cli-help-levels-pairs = сколько раздач играют соседние уровни, каждую дважды, поменявшись местами; 0: показать сохранённое
cli-help-levels-far = сколько раздач играют уровни, между которыми два или четыре шага
cli-help-levels-levels = какие уровни встречаются: 3-6; без этого все
cli-help-levels-preset = способ игры, его слово
cli-help-levels-store = сохранить измеренное рядом с уровнями, для главной страницы
cli-levels-level = Уровень
cli-levels-against = Против
cli-levels-games = Партии
cli-levels-share = Доля
cli-levels-interval = Интервал 95 %
cli-levels-verdict = Нужно: 0,60–0,75
cli-levels-rating = Рейтинг
cli-levels-low = мало
cli-levels-high = много
cli-levels-holds = верно

# ludus lab lengths
cli-help-lab-lengths = измерить, сколько длятся виды партий против ботов
cli-help-lengths-games = сколько партий сыграть для каждого вида и числа игроков; 0: показать сохранённое
cli-help-lengths-store = сохранить измеренное для лобби
cli-lengths-preset = Вид партии
cli-lengths-players = Игроки
cli-lengths-games = Партии
cli-lengths-own = Секунд на свои ходы
cli-lengths-others = Ходов других
cli-lengths-sheets = Подсчётов
cli-lengths-minutes = Минут

cli-help-export = записать решения из многих протоколов по столбцам (Parquet)
cli-help-export-folder = новая папка для столбцов
cli-help-export-records = протоколы одной игры или папки с ними
cli-help-export-views = сохранить и каждый вид в JSON
cli-exported = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[many] { $decisions } решений
  } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
  } записано в { $folder }.

cli-help-mcp = посадить за стол языковую модель (MCP, через stdin и stdout)
cli-help-mcp-seat = место модели, считая с 1
cli-help-mcp-name = как модель зовут за столом сервера
cli-mcp-which = Назовите игру, чтобы играть здесь, или сервер через --url: одно из двух.

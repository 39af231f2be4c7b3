# The house: errors, and whatever belongs to no single game.

seat = Место { $number }
refused = { $article }: { $reason }

# Input that is not understood
unknown-game = Игры «{ $name }» нет; есть: { $known }.
unknown-article = Статьи { $article } нет.
unknown-bot = Бота «{ $name }» нет; есть: { $known } (для search можно указать search:200ms или search:500).
unknown-language = Языка «{ $name }» нет; есть: { $known }.
unknown-option = Параметра «{ $name }» нет; есть: { $known }.
missing-option = Не указан параметр { $name }.
bad-option = «{ $value }» не подходит для параметра { $name }.
bad-option-choice = «{ $value }» не подходит для параметра { $name }; выберите из: { $known }.
bad-option-form = «{ $text }» — не параметр: пишите имя=значение.
bad-budget = «{ $text }» — не бюджет поиска: укажите число итераций (500) или миллисекунд (200ms).
bad-content = { $file }, { $key }: { $reason }

# What can be wrong with a record
record-unreadable = Это не протокол игры: { $reason }
record-format = Формат протокола — { $found }; читается { $wanted }.
record-empty = В протоколе нет записей.
record-version = Протокол сделан по версии правил { $found }, а здесь версия { $wanted }.
record-content = Протокол сделан с другими данными ({ $found }, здесь { $wanted }).
record-seats = В протоколе должно быть мест: { $wanted }.
record-no-move = Каждая запись после расстановки должна содержать место и ход.
record-entry = запись { $entry }
record-hash = состояние не то, что записано (хеш { $found }, должен быть { $wanted }).
record-clock = Часы идут назад: { $found } с после { $before } с.
record-outcome = Итог не тот, что записан.
verify-no-seed = Протокол не раскрывает секретное зерно: проверить случай нельзя.
verify-commitment = Зерно не соответствует хешу, опубликованному до игры.
verify-draw = случай не следует из зерна.
fate-missing = не хватает случайного исхода: ожидалось «{ $label }».
fate-other = случайный исход не тот: ожидалось «{ $label }», записано «{ $told }».
fate-count = в «{ $label }» должно быть значений: { $wanted }, а не { $found }.
fate-impossible = «{ $label }» не может дать { $value }.
fate-surplus = случайный исход, о котором правила не спрашивали: «{ $label }».

# At a table
guest = Гость
bot-name = { $id ->
    [1] Кассия
    [2] Варрон
    [3] Ливия
    [4] Марк
    [5] Друзилла
    [6] Туллий
    [7] Элия
    [8] Квинт
    [9] Флавия
   *[other] Брут
}
table-unknown = Такого стола нет.
table-full = Все места заняты.
table-taken = Здесь уже кто-то сидит.
table-no-seat = Такого места нет.
table-no-step = Шагов в этой партии: { $steps }; такого среди них нет.
table-not-yours = Это место не ваше.
table-not-open = Игра уже началась.
table-not-running = За этим столом сейчас не играют.
table-not-finished = Игра ещё не окончена.
table-not-full = Игра начнётся, когда все места будут заняты.
table-host-only = Это может сделать только хозяин стола.
table-not-alone = За этим столом сидят и другие люди: партия и их тоже.
table-stale = За столом тем временем что-то изменилось; взгляните ещё раз.
table-no-undo = Этот ход нельзя вернуть.
table-no-wish = Никто не просил вернуть ход.
talk-length = Длина реплики — от 1 до { $most } знаков.
talk-too-fast = Подождите немного, прежде чем писать снова.
talk-full = За этим столом больше нельзя писать сообщения.
bad-absence = Выберите от 1 до { $most } секунд или «никогда».
bad-clock = На часах должно быть от 1 до { $most } секунд.

# Requests
bad-frame = Это сообщение непонятно.
bad-body = Этот запрос непонятен.
too-large = Этот запрос слишком велик.
foreign-origin = Этот запрос пришёл с другого сайта.
no-page = Такой страницы нет.
no-method = Здесь этого сделать нельзя.

# Почему ход не принят, если его не запрещает особое правило
refused-over = Партия окончена.
refused-turn = Сейчас решает { $seat }: { $question }.
refused-done = Вы уже решили; остальные ещё решают: { $question }.
refused-question = Не сейчас. Вопрос такой: { $question }.
no-such-move = «{ $text }» — не ход этой игры.

# Листы подсчёта для игр, у которых их нет
sheet-over = Партия окончена
sheet-score = счёт

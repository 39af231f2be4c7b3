# Лаборатория: ошибки, названия показателей, отчёт

# Ошибки называют файл и ключ.
lab-key-value = { $file }, { $key }: { $value } здесь не подходит; известны: { $known }.
lab-key = { $key ->
    [whole] { $file }
   *[other] { $file }, { $key }
}
lab-no-content = { $file }, { $key }: нет файла содержания «{ $name }»; есть: { $known }.
lab-one-of = { $file }, { $key }: для «{ $figure }» нужно либо ratio, либо between.
lab-too-many = { $file }, { $key }: сочетаний { $count }, это больше { $most }; ищите с ludus lab tune.
lab-bots-count = { $file }, { $key }: { $given ->
    [one] { $given } бот
    [few] { $given } бота
   *[other] { $given } ботов
} на { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}.
lab-bots-clock = { $file }, { $key }: { $bot } думает по часам; назовите число, например search:500.
lab-no-question = вопроса «{ $name }» нет; известны: { $known }, или файл.py:функция.
lab-bad-question = вопрос «{ $name }» не читается: { $reason }
lab-failed = вопрос или бот отказал: { $reason }
lab-worker-ended = рабочий процесс завершился сам (код { $code }); запустите снова, чтобы продолжить.
lab-needs = для этого нужен { $what }: pip install { $extra }
lab-no-ray = кластер Ray по адресу { $address } недоступен: { $reason }
lab-damaged = { $file } повреждён; удалите его и запустите снова.
lab-no-run = в { $folder } нет завершённого опыта.
lab-not-comparable = партии { $one } и { $other } нельзя сравнить.
lab-no-mode-in-common = у двух опытов нет общего режима.
lab-no-tune = файл не говорит, что искать: в нём нет [tune].
lab-no-figure = ни один вопрос не находит «{ $figure }» в этих партиях.

# Названия показателей; $of говорит, по чему.
lab-figure-wins = Победы по признаку: { $of }
lab-figure-first-player-wins = Победы того, кто начинает
lab-figure-first-player-edge = Преимущество того, кто начинает
lab-figure-skill = Доля мастерства
lab-figure-luck = Доля удачи
lab-figure-moves = Ходы за партию
lab-figure-turns = Смены хода за партию
lab-figure-minutes = Время за столом
lab-figure-decisions-per-turn = Решения до смены хода
lab-figure-choices-per-turn = Решения с настоящим выбором до смены хода
lab-figure-with-a-choice = Решения, где есть выбор
lab-figure-moves-to-choose-from = Из скольких ходов выбирают
lab-figure-waits = Ожидание по признаку: { $of }
lab-figure-longest-wait = Самое долгое ожидание по признаку: { $of }
lab-figure-lead-changes = Смены лидера
lab-figure-known-after = Доля партии, после которой исход известен
lab-figure-leader-wins = Победы лидера по признаку: { $of }
lab-figure-lead-grows = Отрывы, растущие во второй половине
lab-figure-matters = Решения, от которых зависит, кто победит
lab-figure-uses = Применения за партию по признаку: { $of }
lab-figure-won-with = Победы применивших, по признаку: { $of }

lab-about-wins = Как часто побеждает тот, кто там сидел, так играл или это имел; общая победа делится. Пунктир — то, что дала бы игра, которая никому не благоволит.
lab-about-first-player-wins = Первый в порядке хода или тот, кто делает первый выбор партии.
lab-about-first-player-edge = Насколько больше справедливой доли выигрывает тот, кто начинает.
lab-about-skill = Какую часть того, что можно выиграть сверх справедливой доли, выигрывает более сильный бот на всех местах: 1 — всегда, 0 — не больше других.
lab-about-luck = То, что остаётся от мастерства.
lab-about-minutes = Модель, а не измерение: столько на каждое решение и тем больше, чем больше ходов; кто выбирает одновременно, тот и думает одновременно.
lab-about-waits = Часть партии, когда решают другие.
lab-about-longest-wait = Самое долгое время подряд, в среднем по партиям, по той же модели.
lab-about-known-after = С этого момента впереди никого, кроме победителей; около 100 % — партия открыта до конца.
lab-about-leader-wins = Как часто единоличный лидер в этот момент побеждает в конце: около пунктира лидерство ничего не значит, около 100 % его не догнать.
lab-about-lead-grows = Как часто отрыв первого от второго в конце больше, чем в середине.
lab-about-matters = Некоторые решения доигрываются дважды, со сделанным ходом и с другим, при равных случайностях: как часто побеждают другие.
lab-about-uses = Сколько раз за партию в среднем.
lab-about-won-with = Причины это не доказывает: победители, может быть, просто применяют больше всего.

lab-of-seat = место
lab-of-side = сторона
lab-of-bot = бот
lab-of-place = место в первом порядке
lab-of-board = протагонист
lab-of-destiny = первая судьба
lab-of-start = начало
lab-of-class = класс
lab-of-item = предмет снаряжения
lab-of-decision = решение
lab-of-rule = правило
lab-of-move = ход
lab-of-event = событие
lab-of-percent = часть партии в процентах
lab-of-school = школа
lab-of-strength = сила

# Таблица и отчёт
lab-as-it-is = как есть
lab-named = { $figure }: { $item }
lab-minutes = { $minutes } мин
lab-interval = от { $low } до { $high }
lab-col-item = Что
lab-col-mode = Режим
lab-col-figure = Показатель
lab-col-variant = Вариант
lab-col-value = Значение
lab-col-interval = Интервал
lab-col-level = Если поровну
lab-col-chance = Вероятность, если поровну
lab-col-change = Разница
lab-col-change-chance = Вероятность, если ничего не изменилось
lab-col-before = До
lab-col-after = После
lab-col-patch = Правка
lab-col-amount = Размер правки
lab-changed-by = После — это с { $variant }.
lab-done = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}. { $more ->
    [0] Отчёт
    [one] Ещё { $more } показатель и графики — в отчёте
    [few] Ещё { $more } показателя и графики — в отчёте
   *[other] Ещё { $more } показателей и графики — в отчёте
}: { $report }
lab-tuned = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
}. Правки лежат в { $folder }; ludus lab run ФАЙЛ --patch ПРАВКА играет одну против содержания как есть.
lab-tuned-nothing = { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[other] { $tries } попыток
}, и ничего лучше содержания как есть не нашлось.
lab-report-run = { $game }: опыт
lab-report-compare = { $game }: до и после
lab-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, боты: { $bots }, зерно «{ $seed }».
lab-variants = Что сравнивается
lab-stands-out = Что выделяется
lab-nothing-stands-out = Ничего, что не могло бы быть случайностью.
lab-line-change = { $figure }: { $change } ({ $interval })
lab-line-level = { $figure }: { $value } ({ $interval }), поровну было бы { $level }
lab-how-plots = Точка — то, что измерено; отрезок через неё — интервал, в котором истина лежит в { $percent } % таких опытов. Пунктир — то, что дала бы игра, которая никому не благоволит, или отсутствие разницы.
lab-how-fixed = Число партий было задано заранее. Партии одного зерна считаются одним наблюдением.
lab-how-sequential = Опыт остановился, когда интервалы стали достаточно узкими. Это доверительные последовательности: они верны, когда бы ни остановиться. Партии одного зерна считаются одним наблюдением.
lab-how-holm = Вероятности исправлены на число сравнений по методу Холма: среди всех них ложная тревога бывает не более чем в { $percent } % таких опытов.
lab-how-benjamini-hochberg = Вероятности исправлены на число сравнений по методу Бенджамини и Хохберга: из того, что выделяется, ложных тревог в среднем не более { $percent } %.
lab-how-paired = Разницы — по парам: те же боты встретили те же случайности на тех же местах.
lab-how-unpaired = Разницы — не по парам: у двух опытов были другие зёрна или боты.
lab-changes = Разницы
lab-changes-about = По сравнению с содержанием как есть или с опытом до; самые надёжные — первыми. У каждой строки свой масштаб, пунктир — отсутствие разницы. Жирным — то, что точно не случайность.
lab-all-numbers = Все числа

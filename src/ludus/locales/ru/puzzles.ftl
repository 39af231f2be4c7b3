# Задачи: позиции, в которых один ход явно лучше всех.

puzzles = Задачи
puzzles-about = Позиции из настоящих партий. Один ход явно лучше всех, и это не тот, о котором хороший игрок думает сначала.
puzzles-all = Все задачи
puzzles-solved = Решено { $solved } из { $count }
puzzles-none = Задач для { $game } сейчас нет.
puzzles-empty = Задач сейчас нет.
puzzle-daily = Задача дня
puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
puzzle-number = Задача { $number }
puzzle-at = Задача { $number } из { $count }
puzzle-open = ещё не решена
puzzle-solved = решена
puzzle-shown = ответ подсмотрен
puzzle-solve = Решить
puzzle-see = Посмотреть ещё раз
puzzle-task = Найдите лучший ход
puzzle-about = Ваш ход. Один ход явно лучше всех остальных — по тому, что вам видно. Найдите его.
puzzle-before = Что было до этого
puzzle-over = Задача окончена.
puzzle-right = Верно: это лучший ход.
puzzle-wrong = На { $points } хуже лучшего хода: { $move }
puzzle-first = О нём большинство хороших игроков подумали бы сначала.
puzzle-again = Попробуйте другой ход или посмотрите ответ.
puzzle-answer = Показать ответ
puzzle-best = Лучший ход: { $move }
puzzle-then = Затем: { $move }
puzzle-also = Начать можно и так: { $moves }
puzzle-thought = Первая мысль: { $move }
puzzle-both = Первая мысль и второй по силе ход: { $move }
puzzle-example = Как может пойти игра
puzzle-example-best = После лучшего хода:
puzzle-example-thought = После первой мысли:
puzzle-less = На { $points } меньше, чем с лучшим ходом, в тех же воображаемых партиях.
puzzle-article = Что говорят правила: { $article }
puzzle-next = Следующая задача

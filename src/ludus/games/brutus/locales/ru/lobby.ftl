# The lobby

# Ways to play at once
brutus-preset-first = Первая партия
    .what = Четверо за столом, один кон.
brutus-preset-short = Короткая
    .what = Один кон, и партия окончена.
brutus-preset-full = Полная партия
    .what = Конов вдвое меньше, чем игроков.
brutus-preset-long = Длинная
    .what = Пока кто-нибудь не наберёт достаточно очков.
brutus-preset-revolt = Восстание гладиаторов
    .what = Полная партия, в которой выход двойками приносит лишние очки.
brutus-preset-conspiracy = Заговор
    .what = Полная партия, в которой единицы на Цезаря могут заставить всех передать по карте.
brutus-preset-benevolence = Милость Императора
    .what = Полная партия, в которой Император может за очки пустить Раба выбирать первым.
brutus-preset-everything = Все три варианта
    .what = Полная партия с Восстанием, Заговором и Милостью.

# Options of a table, each with what it changes
brutus-option-revolt = Восстание гладиаторов
    .what = { $choice ->
        [true] Кто выходит двойками, получает лишние очки за каждую из них.
       *[false] Выход двойками приносит не больше, чем выход другими картами.
    }
brutus-option-conspiracy = Заговор
    .what = { $choice ->
        [true] Кто ответил на 13 единицами, может заставить всех передать по карте налево.
       *[false] Ответ единицами на 13 больше ничего не меняет.
    }
brutus-option-benevolence = Милость Императора
    .what = { $choice ->
        [true] На форуме Император может пустить Раба выбирать первым, сам выбрать последним и получить за это очки.
       *[false] На форуме Император всегда выбирает первым, а Раб последним.
    }
brutus-option-end = Конец партии
    .what = { $choice ->
        [manches] { $number ->
            [one] Партия кончается после { $number } кона; положение и очки переходят из кона в кон.
            [few] Партия кончается после { $number } конов; положение и очки переходят из кона в кон.
           *[many] Партия кончается после { $number } конов; положение и очки переходят из кона в кон.
        }
        [target] { $number ->
            [one] Последний кон — тот, в котором кто-нибудь набрал { $number } очко.
            [few] Последний кон — тот, в котором кто-нибудь набрал { $number } очка.
           *[many] Последний кон — тот, в котором кто-нибудь набрал { $number } очков.
        }
        [time] { $number ->
            [one] Последний кон — тот, что идёт, когда прошла { $number } минута.
            [few] Последний кон — тот, что идёт, когда прошли { $number } минуты.
           *[many] Последний кон — тот, что идёт, когда прошло { $number } минут.
        }
       *[none] Конов вдвое меньше, чем игроков, с округлением вверх.
    }

brutus-choice-true = да
brutus-choice-false = нет
brutus-choice-none-end = по числу игроков
brutus-choice-end-manches = после { $number ->
    [one] { $number } кона
    [few] { $number } конов
   *[many] { $number } конов
}
brutus-choice-end-target = при { $number ->
    [one] { $number } очке
    [few] { $number } очках
   *[many] { $number } очках
}
brutus-choice-end-time = через { $number ->
    [one] { $number } минуту
    [few] { $number } минуты
   *[many] { $number } минут
}

# Что не так с файлом: данные игры, правки, задачи, протоколы, опыты. Перед этим стоят файл и ключ.

because = { $what }: { $why }

content-not-text = это не текст в UTF-8
content-not-toml = это не TOML: не читается строка { $line }, столбец { $column }
content-twice-in-file = один и тот же ключ стоит дважды (строка { $line }, столбец { $column })
content-not-json = это не JSON: не читается символ { $byte }
content-cut-off = не хватает конца
content-unreadable = это не читается ({ $text })
content-missing-field = нет ключа «{ $field }»
content-unknown-field = ключа «{ $field }» не бывает
content-type = ожидалось: { $wanted }; стоит: { $found }
content-not-kind = «{ $value }» здесь не подходит; ожидалось: { $wanted }
content-kind = { $id ->
    [int] целое число
    [float] число
    [str] строка
    [bool] true или false
    [array] список
    [object] таблица
    [null] ничего
    [date] дата
    [datetime] дата и время
    [time] время
   *[other] { $id }
}
content-word = «{ $value }» здесь не подходит
content-bound = должно быть { $sign ->
    [least] не меньше { $bound }
    [most] не больше { $bound }
    [above] больше { $bound }
    [below] меньше { $bound }
   *[exactly] { $bound }
}
content-length = число элементов должно быть { $sign ->
    [least] не меньше { $bound }
    [most] не больше { $bound }
    [above] больше { $bound }
    [below] меньше { $bound }
   *[exactly] { $bound }
}
content-count = { $found } вместо { $wanted }
content-odd = не хватает или неизвестно: { $names }
content-twice = одно и то же стоит дважды
content-missing = этого раздела не хватает
content-no-section = такого раздела не бывает
content-unknown-article = такой статьи нет

# Правка, которую пробует автор игры
content-no-key = не назван ключ внутри файла
content-key-unreadable = ключ не читается после «{ $start }»
content-not-there = «{ $name }» там нет
content-not-among = «{ $name }» там нет; есть: { $known }
content-there-already = это там уже есть: замените значение, а не добавляйте
content-takes-no-more = туда ничего нельзя добавить

# Сценарий урока
script-no-steps = шагов нет
script-step-twice = так называются два шага
script-last-step = последний шаг только читают, и после него ничего нет
script-seats = мест только { $seats }
script-draw = никто не просил о розыгрыше { $label } ({ $to })
script-move = { $seat }, { $move }
script-over-early = партия кончается раньше урока
script-no-turn = сейчас не ход ученика
script-no-answer = { $move }: ответ здесь не нужен
script-changed = ответ изменил партию
script-no-sentence = не хватает фразы или данных в ней: { $name }
script-silent = { $name } ничего не говорит на языке { $to }
script-point = «{ $point }» ни на что не указывает
script-fact = { $place } — не число и не слово

# Задача
puzzle-format = её формат — { $found }
puzzle-over-early = партия кончается раньше, чем позиция возникнет
puzzle-no-turn = { $seat }: сейчас не ход этого места
puzzle-other-position = позиция другая
puzzle-other-question = спрашивают о другом
puzzle-other-moves = разрешены другие ходы
puzzle-other-line = вариант начинается с другого хода
puzzle-first-right = первая мысль верна
puzzle-other-better = другой ход лучше

# Что говорит операционная система
system-reason = { $id ->
    [ENOENT] такого файла или папки нет
    [EACCES] у вас нет на это прав
    [EPERM] у вас нет на это прав
    [EISDIR] это папка
    [ENOTDIR] часть пути — не папка
    [EEXIST] это уже есть
    [ENOTEMPTY] папка не пуста
    [ENOSPC] на диске нет места
    [EDQUOT] ваша доля диска занята
    [EROFS] диск можно только читать
    [ENAMETOOLONG] имя слишком длинное
    [EFBIG] файл слишком большой
    [EIO] диск не отвечает
    [EMFILE] открыто слишком много файлов
    [ELOOP] ссылка ведёт сама к себе
    [ENOEXEC] нет программы с таким именем, которую можно запустить
    [EADDRINUSE] этот адрес уже занят
    [EADDRNOTAVAIL] у этого компьютера нет такого адреса
    [ECONNREFUSED] по этому адресу никто не отвечает
    [ECONNRESET] другая сторона закрыла соединение
    [EHOSTUNREACH] этот компьютер недоступен
    [ENETUNREACH] эта сеть недоступна
    [ETIMEDOUT] ответ не пришёл вовремя
   *[other] { $id }
}

# The lobby

# Ways to play at once
gorus-preset-first = Первая партия
    .what = Трое за столом, один раунд.
gorus-preset-short = Короткая
    .what = Всё решает один раунд.
gorus-preset-full = Полная партия
    .what = Пока кто-нибудь не наберёт венки для победы.
gorus-preset-teams = Команды
    .what = В больших командах поддержка и венки общие.
gorus-preset-pairs = Пары
    .what = Много маленьких команд, чаще всего по двое.
gorus-preset-duel = Вдвоём
    .what = Игра на двоих с колодой для добора.
gorus-preset-solo = Одиночная игра
    .what = Вы одни против странствующих гладиаторов.

# Options of a table, each with what it changes
gorus-option-edition = Издание
    .what = { $choice ->
        [ru2020] Русские правила: если цели достигли сразу несколько сторон, побеждает меньшая стопка.
       *[fr2018] Французские правила: если цели достигли сразу несколько сторон, побеждает слабейшая взятая карта.
    }
gorus-option-teams = Команды
    .what = { $choice ->
        [none] Каждый играет и набирает венки сам.
       *[other] Команды { $words }: у партнёров общая стопка, её поддержка и венки.
    }
gorus-option-target = Цель
    .what = { $choice ->
        [none] Партия кончается, когда у какой-нибудь стороны обычное число венков.
       *[other] { $number ->
            [one] Партия кончается, когда у какой-нибудь стороны { $number } венок: за раунд дают один.
            [few] Партия кончается, когда у какой-нибудь стороны { $number } венка: за раунд дают один.
           *[many] Партия кончается, когда у какой-нибудь стороны { $number } венков: за раунд дают один.
        }
    }
gorus-option-schools = Школы
    .what = { $choice ->
        [none] Школ столько, сколько нужно при таком числе игроков: первые из коробки.
       *[given] В игре только эти школы: { $words }.
    }
gorus-option-dealer = Первый раздающий
    .what = { $choice ->
        [none] Кто раздаёт в первом раунде, решает жребий.
       *[other] В первом раунде раздаёт { $words }, а заходит сосед слева.
    }

gorus-choice-fr2018 = французское, 2018
gorus-choice-ru2020 = русское, 2020
gorus-choice-none-teams = каждый за себя
gorus-choice-2v2 = 2+2
gorus-choice-2v2v1 = 2+2+1
gorus-choice-3v2 = 3+2
gorus-choice-2v2v2 = 2+2+2
gorus-choice-3v3 = 3+3
gorus-choice-2v2v2v1 = 2+2+2+1
gorus-choice-3v2v2 = 3+2+2
gorus-choice-2v2v2v2 = 2+2+2+2
gorus-choice-4v4 = 4+4
gorus-choice-none-schools = первые из коробки
gorus-choice-schools = { gorus-school }
gorus-choice-none-dealer = по жребию
gorus-choice-dealer = место { $place }

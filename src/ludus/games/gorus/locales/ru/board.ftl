# Gorus Maximus: what the board in the browser says.

gorus-board-label = Арена «Кровус Максимус»
gorus-board-seats = За столом
gorus-board-you = Вы
gorus-board-bot = бот
gorus-board-away = не на связи
gorus-board-held = играет бот
gorus-board-open = свободное место
gorus-board-thinks = ходит
gorus-board-won = победа
gorus-board-no-school = Сильнейшей школы пока нет
gorus-board-preferred = Сильнейшая
gorus-board-your-place = вы

# Always in sight: where the game stands and what wins it
gorus-board-now = Раунд { $round } · бой { $fight } из { $fights }
gorus-board-goal = { $target ->
    [one] игра до { $target } венка
    [few] игра до { $target } венков
   *[many] игра до { $target } венков
}
gorus-board-goal-own = { $target ->
    [one] вам нужен { $target } венок
    [few] вам нужно { $target } венка
   *[many] вам нужно { $target } венков
}

# Who must do what
gorus-board-to-lead = Бой начинает { $seat }.
gorus-board-to-follow = Отвечает { $seat }; стартовая школа — { $school }.

# A card of the hand
gorus-board-card-held = { $card }, поддержка { $favour }
gorus-board-card-playable = { $card }, поддержка { $favour }, можно сыграть
gorus-board-card-challenge = { $card }, поддержка { $favour }, можно бросить вызов
gorus-board-card-waits = { $card }, поддержка { $favour }, пока нельзя
gorus-board-send = Сыграть: { $card }
gorus-board-challenge = Бросить вызов: { $card }
gorus-board-cancel = Отмена
gorus-board-one-tap = В одно касание

# Looking
gorus-board-scores = Счёт
gorus-board-no-scores = Ещё ни один раунд не закончен.
gorus-board-close = Закрыть
gorus-board-took = В бою побеждает { $seat }.
gorus-board-took-you = В бою победили вы.
gorus-board-took-wanderers = В бою победили странники.
gorus-board-look-pile = Посмотреть, что взяли странники ({ $count })
gorus-board-pile = Взято странниками
gorus-board-pile-empty = Странники пока ничего не взяли.
gorus-board-deck = Колода
gorus-board-wanderers-deck = Колода странников

# Told, not shown
gorus-board-played = { $seat }: { $card }
gorus-board-played-you = Вы: { $card }
gorus-board-played-wanderer = Странник: { $card }
gorus-board-seat = { $name }: на руке { $hand }, взято { $pile }, венки { $tokens } из { $target }
gorus-board-wanderers = Странники: в колоде { $deck }, взято { $pile }, венки { $tokens } из { $target }
gorus-board-team = команда { $team }

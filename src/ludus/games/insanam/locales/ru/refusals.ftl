# Ad Insanam Imperatoris: why a move is forbidden.

insanam-refused-nobody = Такого игрока нет.
insanam-refused-oneself = Себя выбрать нельзя.
insanam-refused-too-dear = Для этого нужно: { $goods }; у вас { $held }.
insanam-refused-circle-needed = Назовите зону и её кружок; кружков нет только в Субуре.
insanam-refused-inactive = При таком числе игроков в зоне { $n ->
    [one] действует только { $n } кружок слева.
    [few] действуют только { $n } кружка слева.
   *[many] действуют только { $n } кружков слева.
}
insanam-refused-taken-own = На этом кружке уже стоит ваш гражданин.
insanam-refused-taken = На этом кружке уже стоит гражданин игрока { $other }.
insanam-refused-no-action = Такого действия здесь нет: { $zone }.
insanam-refused-banner-own = На этом действии стоит ваше собственное знамя; в этом игровом ходу его больше не выполнит никто.
insanam-refused-banner = На этом действии стоит знамя игрока { $other }; в этом игровом ходу его больше не выполнит никто.
insanam-refused-no-chain = Действием только что купленного тайла не может быть ни покупка тайла, ни повтор.
insanam-refused-cost = Вы не можете уплатить цену этого действия целиком: { $goods }. У вас { $held }.
insanam-refused-not-yours = Перед вами такого гладиатора нет: { $card }.
insanam-refused-once = Только один раз за ход: { $what }.
insanam-refused-unmet = Эта амбиция ещё не выполнена: { $card } ({ $what }: { $n } из { $needed }).
insanam-refused-shown = Карта судьбы уже открыта: { $other }.
insanam-refused-no-accusation = Обвинить нельзя: нужно разблокированное и ещё не истраченное свойство.
insanam-refused-no-camp = У вас нет свободного лагеря; каждое разблокированное свойство освобождает один.
insanam-refused-no-place-for-camp = Лагерь ставят на территорию под вашим контролем, а эта не ваша: { $land }.
insanam-refused-not-exposed = Искупить вину может только разоблачённый предатель.
insanam-refused-too-soon = Цель можно доказать не раньше следующего игрового хода.
insanam-refused-objective = Эта цель ещё не достигнута ({ $what }, со времени разоблачения: { $n } из { $needed }).
insanam-refused-no-cube = Таких солдат для найма у вас не осталось: { $troop }.
insanam-refused-no-troops = Назовите хотя бы одного солдата.
insanam-refused-not-there = Таких войск у вас там нет: { $place }.
insanam-refused-not-adjacent = Это не соседи: { $place } и { $other }.
insanam-refused-full = Здесь помещается не больше { $n } ваших солдат: { $place }.
insanam-refused-no-transit = Насквозь проходят только через территорию соперника, а не здесь: { $place }.
insanam-refused-no-way-out = Очков движения на проход вместе с выходом нужно { $needed }, а у вас { $n }.
insanam-refused-must-leave = Войска, которые проходят насквозь, должны уйти: на это нужно { $needed } { $n ->
    [one] из { $n } оставшегося очка движения.
   *[other] из { $n } оставшихся очков движения.
}
insanam-refused-not-displayed = Среди открытых гладиаторов такого нет: { $card }.
insanam-refused-not-offered-tile = Среди открытых тайлов такого нет: { $card }.
insanam-refused-redo-zone = Это действие не повторяет действий этой зоны: { $zone }.
insanam-refused-redo-banner = Повторить можно только действие, на котором стоит знамя.
insanam-refused-unlocked = Это свойство уже действует: { $power }.
insanam-refused-not-stored = Таких солдат в хранилище у вас нет: { $troop }.
insanam-refused-deploy-place = Войска разворачивают на стартовой территории или у своего лагеря, а не здесь: { $land }.
insanam-refused-casualties = Одна фигура лишняя: урон { $n }, ваши потери составляют { $total }, и сила слабейшей из них { $weakest }.
insanam-refused-tie = При ничьей каждая сторона теряет одного солдата.
insanam-refused-goods-number = Выберите ровно { $n ->
    [one] { $n } товар.
    [few] { $n } товара.
   *[many] { $n } товаров.
}
insanam-refused-not-your-ambition = Среди ваших невыполненных амбиций такой нет: { $card }.
insanam-refused-camp-there = Здесь уже стоит лагерь: { $land }.
insanam-refused-no-objective = Такой цели нет: на карте искупления их { $n }.
insanam-refused-no-such-power = Такого свойства нет: на планшете их { $n }.
insanam-refused-casualties-short = Урон { $n }, а эти потери составляют только { $total }.
insanam-refused-no-such-pieces = Потерять можно только то, что есть. У вас { $troops }.
insanam-refused-board-taken = { $other } уже играет за этого персонажа: { $board }.
insanam-refused-start-taken = { $other } уже начинает здесь: { $land }.
insanam-refused-not-in-hand = Такой карты у вас на руке нет: { $card }.
insanam-refused-not-picked = В драфте вы эту карту не брали: { $card }.
insanam-refused-keep-number = Оставьте ровно { $n ->
    [one] { $n } карту.
    [few] { $n } карты.
   *[many] { $n } карт.
}
insanam-refused-fund = К прибыли добавляют только дерево или камень, но не это: { $good }.
insanam-refused-no-favours = Услуг здесь никто не оказывает: для этого нужна Милония и её второе свойство.
insanam-refused-own-favour = Просить услуги у самого себя незачем.
insanam-refused-favour-late = Об услуге просят до размещения.
insanam-refused-not-her-banner = Знамени игрока { $other } на этом действии нет ({ $zone }).
insanam-refused-no-point = У игрока { $other } нет пункта коррупции, который можно взять.
insanam-refused-finished = Колесница игрока { $other } уже финишировала, её ничто не сдвинет.
insanam-refused-absent = Вы уже видели, что у игрока { $other } этого нет: { $good }.
insanam-refused-swap-most = Обменять можно не больше { $n ->
    [one] { $n } товара.
   *[other] { $n } товаров.
}
insanam-refused-swap-kind = Получают товары других видов, чем отдают, а не того же: { $good }.
insanam-refused-swap-rate = За это вы получаете ровно { $n ->
    [one] { $n } товар.
    [few] { $n } товара.
   *[many] { $n } товаров.
}
insanam-refused-put-back = Верните все просмотренные карты и только их: { $cards }.
insanam-refused-no-banner = На этом действии знамени нет ({ $zone }).
insanam-refused-not-face-up = Эта карта не лежит лицом вверх: { $card }.
insanam-refused-no-hidden-adversary = Закрытых противников не осталось.
insanam-refused-no-battle = Сражения здесь не будет: { $land }.
insanam-refused-muster-most = К атаке присоединяется легионеров не больше { $n }.
insanam-refused-no-refuge = Отступают на свою или ничью территорию, а не сюда: { $land }.
insanam-refused-under-attack = Эта территория сама под ударом: { $land }.
insanam-refused-no-opponent = Войск соперника здесь нет: { $land }.
insanam-refused-out-of-reach = Рядом нет территории под вашим контролем: { $land }.
insanam-refused-not-their-troops = Таких войск у игрока { $other } здесь нет: { $land }.
insanam-refused-no-power = Для этого нужно свойство «{ $power }», его даёт планшет «{ $board }».
insanam-refused-locked = Ваше свойство «{ $power }» ещё не разблокировано.
insanam-refused-at-home = Войска игрока { $other } здесь у себя дома: { $land }.
insanam-refused-no-legionaries = На полосе игрока { $other } не хватает легионеров на замену, их там { $n }.
insanam-refused-once-a-game = Это свойство служит один раз за игру, и вы его уже использовали: { $power }.
insanam-refused-nobody-to-attack = Здесь некого атаковать: { $land }.
insanam-refused-no-barbarians = Варваров здесь нет: { $land }.
insanam-refused-other-group = Сейчас может двинуться группа, которая стоит здесь: { $place }.
insanam-refused-gift-kind = Дары называют по видам, один за другим; сейчас речь вот о чём: { $good }.
insanam-refused-other-troop = Сейчас речь о других: { $troop }.
insanam-refused-too-many-paid = Столько солдат для выплаты у вас нет ({ $troop }: { $n }).
insanam-refused-exposed = Разоблачённый предатель не одобряет и не отвергает.
insanam-refused-not-dealt = Новой карты судьбы вам не сдавали.

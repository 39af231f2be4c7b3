# Gloria aut Nihil: what a move costs, brings and risks, told before it is made.

# Action points, line by line
gloria-price = очки действия
gloria-price-ahead = шаг прямо вперёд
gloria-price-aside = шаг в любую другую сторону
gloria-price-crossing = и сразу дальше, прочь с тела
gloria-price-closer = шаг вслед за отступившим
gloria-price-pivot = поворот
gloria-price-stand = подъём
gloria-price-pickup = поднять предмет
gloria-price-draw = обнажить оружие
gloria-price-kick = пинок
gloria-price-toss = пинок
gloria-price-throw = бросок снасти
gloria-price-free = одна попытка освободиться
gloria-price-push = толчок щитом вместе с инициативой
gloria-price-engage = схватка
gloria-price-face = поворот к нападающему
gloria-price-test = проверка инициативы
gloria-price-withdraw = выход из схватки
gloria-price-buy = { $count ->
    [one] ещё { $count } кубик
    [few] ещё { $count } кубика
   *[many] ещё { $count } кубиков
}
gloria-price-fight = стычка при столкновении
gloria-price-recover = устоять после промаха
gloria-price-pull = удар по подтянутому

# Dice
gloria-sum-dice = Кубики, { $one }
gloria-die-own = один у каждого, кто может биться
gloria-die-down = { $other } лежит
gloria-die-rear = удар в спину
gloria-die-bought = куплено

# Weight and armour
gloria-sum-weight = Вес, { $one }: прибавится к кубику инициативы
gloria-sum-outfit = Вес: { $class }
gloria-weight-armour = доспехи
gloria-weight-item = { $item }
gloria-weight-clumsy = чужой малый щит
gloria-sum-protection = { $one } отразит удар, если на кубике меньше чем
gloria-guard-weight = вес
gloria-guard-long = длинное оружие в руке
gloria-guard-clumsy = чужой большой щит
gloria-guard-down = лежит

# Faces of a die
gloria-sum-attack = Граней из десяти, при которых { $one } попадает в атаке
gloria-faces-attack = до уровня { $level } включительно
gloria-sum-defence = Граней из десяти, при которых { $one } попадает в обороне
gloria-faces-defence = меньше половины уровня { $level }
gloria-sum-special = Граней из десяти с особым результатом, { $one }
gloria-faces-special = меньше половины уровня { $level }
gloria-sum-catch = Граней из десяти, при которых { $one } ловит
gloria-faces-catch = до уровня { $level } включительно
gloria-sum-free = Граней из десяти, при которых { $one } освободится
gloria-faces-free = до уровня { $level } включительно
gloria-sum-stand = Граней из десяти, при которых { $one } встанет куда хотел
gloria-faces-stand = меньше уровня { $level }

# How an attack is met
gloria-meet-fresh = { $other } ещё с маркером: бросит на ОД, при нужде повернётся, затем проверит инициативу или выйдет из схватки.
gloria-meet-roused = { $other } ещё может истратить ОД на проверку инициативы или выход из схватки.
gloria-meet-spent = { $other } без ОД: { $one } атакует, а { $other } обороняется одним кубиком.
gloria-meet-defends = { $other } может только обороняться: { $one } атакует без проверки.
gloria-meet-helpless = { $other } без оружия и щита, кубиков у него нет.
gloria-meet-rear = Удар в спину: ещё один кубик, а { $other } не отвечает.
gloria-meet-down = { $other } лежит: ещё один кубик, и он не отвечает.
gloria-meet-snared = { $other } опутан и не отвечает.
gloria-meet-far = Через гекс { $other } с коротким оружием может лишь приблизиться.
gloria-meet-push = Каждый успех отбрасывает на два гекса и не ранит. Противник: { $other }.

# What surely follows
gloria-will-catch = Если { $other } пойман, он может попробовать освободиться; затем { $one } обязан напасть, если хватит ОД.
gloria-will-miss-counter = При промахе оба платят { $pa } ОД, если { $other } может заплатить: { $one } сохраняет снасть, а { $other } может ответить.
gloria-will-miss-pull = При промахе { $other } дёргает за снасть и бьёт, а { $one } остаётся без кубиков.
gloria-will-miss-away = При промахе { $other }, если стоит, отступает, а { $one } сохраняет снасть.
gloria-will-pull = { $other } окажется там без снасти, и { $one } ударит; { $other } останется без кубиков.
gloria-will-defend = { $other } атакует без проверки, { $one } обороняется.
gloria-will-withdraw = { $one } отступит туда невредимым; победа в схватке запишется сопернику ({ $other }), и тот может продолжать.
gloria-will-look = { $one } смотрит на { $way }.
gloria-will-leave-ways = { $count ->
    [0] Выйти из схватки тогда будет некуда.
    [one] Для выхода из схватки останется { $count } гекс.
    [few] Для выхода из схватки останется { $count } гекса.
   *[many] Для выхода из схватки останется { $count } гексов.
}
gloria-will-retreat = { $one } отступит на { $way }.
gloria-will-meet-wall = У стены ударивший получает бесплатную атаку, если { $one } ещё в досягаемости.
gloria-will-jostle = { $one } упадёт и вытолкнет другого: { $other }.
gloria-will-trip = { $one } отступит на тело и упадёт при { $level } или больше.
gloria-will-follow = { $one } приблизится и повернётся лицом к противнику ({ $other }).
gloria-will-step = { $one } шагнёт на { $way }.
gloria-will-stop = Там движение закончится: это зона контроля противника.
gloria-will-cross = Там лежит тело: { $one } должен сразу шагнуть дальше.
gloria-will-stand = { $one } встанет лицом на { $way }, если на кубике меньше { $level }; иначе его развернёт.
gloria-will-take = { $one } возьмёт в руку: { $item }.
gloria-will-drop = { $one } выпустит из руки: { $item }.
gloria-will-only-defend = Без оружия, подобного первому, { $one } может только обороняться.
gloria-will-be-helpless = Без оружия и щита { $one } биться не может.
gloria-will-end = { $one } закончит фазу; пропадёт { $pa } ОД.
gloria-will-activate = { $one } получит 1 ОД и ещё по одному за каждое целое очко, на которое кубик превысит вес { $weight }.
gloria-will-activate-hurt = { $one } получит 1 ОД и, тяжело раненный, половину целых очков, на которые кубик превысит вес { $weight }.
gloria-will-enlist = Это { $class }, { $level }: вес { $weight }, в среднем { $points } ОД за ход; доспехи держат { $stops } попаданий из 10, а атакующий кубик попадает при 0⁠–⁠{ $number }.
gloria-will-be-helped = { $count ->
    [one] Потом { $count } наставник позволит перебросить один кубик.
    [few] Потом { $count } наставника позволят перебросить по одному кубику.
   *[many] Потом { $count } наставников позволят перебросить по одному кубику.
}
gloria-needs-above = { $one }: на одном кубике нужно { $least } или больше.
gloria-needs-each_below = { $one }: два кубика, оба должны быть меньше { $level }.
gloria-needs-sum_below = { $one }: два кубика, сумма должна быть меньше { $level }.
gloria-needs-each_above = { $one }: два кубика, оба должны быть больше { $level }.

# Odds
gloria-odds-attack = атакует только { $one }
gloria-odds-tie = атакуют оба
gloria-odds-defend = атакует только { $other }
gloria-odds-caught = { $other } пойман
gloria-odds-freed = { $other } освободится
gloria-odds-torn = { $other } порвёт снасть
gloria-odds-recovers = промах, и { $other } может ответить
gloria-odds-pulled = промах, и { $other } подтянет противника ({ $one }) к себе
gloria-odds-yields = промах, и { $other } не ответит
gloria-odds-win = { $one } выигрывает схватку
gloria-odds-touch = { $one } попадает
gloria-odds-wound = { $other } ранен
gloria-odds-fell = { $other } падает
gloria-odds-out = { $other } выведен из боя
gloria-odds-killed = { $other } убит
gloria-odds-wall = { $one } получает бесплатную атаку у стены
gloria-odds-touched = { $one } пропускает удар
gloria-odds-wounded = { $one } ранен
gloria-odds-fallen = { $one } падает
gloria-odds-lost = { $one } выведен из боя
gloria-odds-slain = { $one } убит
gloria-odds-walled = { $one } терпит бесплатную атаку у стены
gloria-odds-way = { $one } смотрит на { $way }
gloria-odds-taken = { $one } может им пользоваться
gloria-odds-broken = предмет негоден
gloria-odds-pa = { $pa } ОД
gloria-odds-learns = { $one }: уровень выше, { $level }
gloria-odds-rudis = { $one } получает рудис и свободу
gloria-odds-dies = { $one } умирает от ран
gloria-odds-nothing = { $one } остаётся кем был

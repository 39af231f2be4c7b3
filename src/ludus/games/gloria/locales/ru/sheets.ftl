# Gloria aut Nihil: листы подсчёта, что решило и откуда это взялось.

gloria-sheet-missions = задания
gloria-sheet-standing = в бою
gloria-sheet-levels = уровни в бою
gloria-sheet-victories = победы
gloria-sheet-initial = уровни школы
gloria-sheet-laurels = венки
gloria-sheet-learned = новые уровни
gloria-sheet-freed = освобождены
gloria-sheet-gladiator = { $one } ({ $level })
gloria-sheet-tournament = турнир { $number }
gloria-sheet-freed-in = { $one }, турнир { $number }
gloria-sheet-tests = Что принесли проверки опыта
gloria-sheet-test-learns = { $one } бросает { $dice } и набирается опыта: теперь он { $level }
gloria-sheet-test-stays = { $one } бросает { $dice }: по-прежнему { $level }
gloria-sheet-test-dies = { $one } бросает { $dice } и умирает от ран
gloria-sheet-test-rudis = { $one } бросает { $dice } и получает деревянный меч ({ $level })
gloria-sheet-why-last_troop = Бойцы остались только у одного отряда: он побеждает, сколько бы побед у него ни было.
gloria-sheet-why-draw = Ни у одного отряда не осталось бойцов: победителя нет.
gloria-sheet-why-turn_limit = Последний ход окончен: побеждает отряд, у которого больше всего бойцов.
gloria-sheet-why-missions = Побеждает отряд, выполнивший больше всего заданий.
gloria-sheet-why-tie = Сначала равенство, а затем решает { $word ->
    [standing] число бойцов
    [levels] сумма их уровней
   *[victories] число побед
}: { $most } против { $next }.
gloria-sheet-why-shared = Равенство по всем счётам, поэтому победа в турнире общая.
gloria-sheet-why-campaign = В кампании побеждает школа, у которой больше всего венков.
gloria-sheet-why-campaign-tie = Венков поровну: дальше решают число освобождённых и сумма уровней, в этом порядке.
gloria-tests-over = Проверки окончены.
gloria-sheet-onward-tests = К проверкам опыта
gloria-sheet-onward-tournament = К турниру { $number }
gloria-sheet-onward-end = К концу кампании

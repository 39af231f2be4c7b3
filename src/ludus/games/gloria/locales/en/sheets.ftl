# Gloria aut Nihil: score sheets, what decided and where it came from.

gloria-sheet-missions = missions
gloria-sheet-standing = in combat
gloria-sheet-levels = levels in combat
gloria-sheet-victories = victories
gloria-sheet-initial = levels of the school
gloria-sheet-laurels = laurels
gloria-sheet-learned = levels gained
gloria-sheet-freed = freed
gloria-sheet-gladiator = { $one } ({ $level })
gloria-sheet-tournament = tournament { $number }
gloria-sheet-freed-in = { $one }, tournament { $number }
gloria-sheet-tests = What the tests of experience brought
gloria-sheet-test-learns = { $one } rolls { $dice } and learns: now { $level }
gloria-sheet-test-stays = { $one } rolls { $dice } and stays { $level }
gloria-sheet-test-dies = { $one } rolls { $dice } and dies of his wounds
gloria-sheet-test-rudis = { $one } rolls { $dice } and receives the wooden sword ({ $level })
gloria-sheet-why-last_troop = Only one troop has gladiators left in combat: it wins, however few victories it has.
gloria-sheet-why-draw = No troop has a gladiator left in combat, so nobody wins.
gloria-sheet-why-turn_limit = The last turn is over: whoever has the most gladiators in combat wins.
gloria-sheet-why-missions = Whoever has done the most missions wins.
gloria-sheet-why-tie = Equal at first, then { $word ->
    [standing] the number of gladiators in combat
    [levels] the sum of their levels
   *[victories] the number of victories
} decides: { $most } to { $next }.
gloria-sheet-why-shared = Equal in every count, so the tournament is shared.
gloria-sheet-why-campaign = Whoever has the most laurels wins the campaign.
gloria-sheet-why-campaign-tie = Laurels were equal: then the most gladiators freed and the highest sum of levels decide, in this order.
gloria-tests-over = The tests are over.
gloria-sheet-onward-tests = Continue to the tests of experience
gloria-sheet-onward-tournament = Continue to tournament { $number }
gloria-sheet-onward-end = Continue to the end of the campaign

# Gloria aut Nihil : feuilles de score, ce qui a décidé et d’où cela vient.

gloria-sheet-missions = missions
gloria-sheet-standing = en lice
gloria-sheet-levels = niveaux en lice
gloria-sheet-victories = victoires
gloria-sheet-initial = niveaux de l’école
gloria-sheet-laurels = lauriers
gloria-sheet-learned = niveaux gagnés
gloria-sheet-freed = affranchis
gloria-sheet-gladiator = { $one } ({ $level })
gloria-sheet-tournament = tournoi { $number }
gloria-sheet-freed-in = { $one }, tournoi { $number }
gloria-sheet-tests = Ce que les tests d’expérience ont apporté
gloria-sheet-test-learns = { $one } obtient { $dice } et progresse : { $level }
gloria-sheet-test-stays = { $one } obtient { $dice } et reste { $level }
gloria-sheet-test-dies = { $one } obtient { $dice } et meurt de ses blessures
gloria-sheet-test-rudis = { $one } obtient { $dice } et reçoit l’épée de bois ({ $level })
gloria-sheet-why-last_troop = Une seule troupe a encore des gladiateurs en lice : elle gagne, si peu de victoires qu’elle ait.
gloria-sheet-why-draw = Aucune troupe n’a plus de gladiateur en lice : personne ne gagne.
gloria-sheet-why-turn_limit = Le dernier tour est passé : qui a le plus de gladiateurs en lice l’emporte.
gloria-sheet-why-missions = Qui a accompli le plus de missions l’emporte.
gloria-sheet-why-tie = À égalité d’abord, puis c’est { $word ->
    [standing] le nombre de gladiateurs en lice
    [levels] la somme de leurs niveaux
   *[victories] le nombre de victoires
} qui départage : { $most } à { $next }.
gloria-sheet-why-shared = À égalité sur tous les comptes : le tournoi est partagé.
gloria-sheet-why-campaign = Qui a le plus de lauriers gagne la campagne.
gloria-sheet-why-campaign-tie = À égalité de lauriers, on départage par les gladiateurs affranchis, puis par la somme des niveaux.
gloria-tests-over = Les tests sont terminés.
gloria-sheet-onward-tests = Passer aux tests d’expérience
gloria-sheet-onward-tournament = Passer au tournoi { $number }
gloria-sheet-onward-end = Passer à la fin de la campagne

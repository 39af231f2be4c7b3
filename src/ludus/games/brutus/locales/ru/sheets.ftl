# Brutus: score sheets, where every point came from.

brutus-sheet-gained = за кон
brutus-sheet-total = сумма
brutus-sheet-won = выиграно конов
brutus-sheet-manche = Кон { $manche } выигрывает { $seat }
brutus-sheet-manche-you = Кон { $manche } за вами
brutus-sheet-place = { $rank }, { $place }-е место
brutus-sheet-last = { $rank }, остались карты
brutus-sheet-caesar = раунды, взятые Цезарем
brutus-sheet-revolt = Восстание гладиаторов
brutus-sheet-mercy = Милость Императора
brutus-sheet-ranks = Порядок выхода — это порядок следующего кона, какими бы ни были суммы.
brutus-sheet-of-manche = кон { $manche }
brutus-sheet-why-b-12-6 = Больше всех очков сразу у нескольких: из них побеждает тот, кто выиграл больше конов.
brutus-sheet-why-b-12-7 = Больше всех очков сразу у нескольких, и конов они выиграли поровну: победа общая.

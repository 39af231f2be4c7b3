# Brutus: score sheets, where every point came from.

brutus-sheet-gained = this manche
brutus-sheet-total = total
brutus-sheet-won = manches won
brutus-sheet-manche = Manche { $manche } goes to { $seat }
brutus-sheet-manche-you = Manche { $manche } is yours
brutus-sheet-place = { $rank }, out as number { $place }
brutus-sheet-last = { $rank }, left with cards
brutus-sheet-caesar = rounds won with Caesar
brutus-sheet-revolt = Gladiators’ Revolt
brutus-sheet-mercy = Imperator’s Benevolence
brutus-sheet-ranks = The order in which you went out is the order of the next manche, whatever the totals say.
brutus-sheet-of-manche = manche { $manche }
brutus-sheet-why-b-12-6 = Several have the most points: of them, the one who won the most manches wins the game.
brutus-sheet-why-b-12-7 = Several have the most points and won as many manches: they share the victory.

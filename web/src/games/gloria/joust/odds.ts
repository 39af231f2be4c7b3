/** The chances of an attack, as the house works them out. */
import type { Forecast } from '../../../lib/protocol.ts';

export type Chances = Readonly<Record<string, number>>;

/** The odds of a forecast by their words; null where none are known. */
export function chancesOf(forecast: Forecast | null): Chances | null {
  const odds = forecast?.odds.map(({ word, chance }) => [word, chance]) ?? [];
  return odds.length ? Object.fromEntries(odds) : null;
}

/** What is told of an attack, the good first; what cannot happen is not. */
export function tellable(kind: string, chances: Chances): { word: string; chance: number }[] {
  const words = {
    throw: ['caught', 'wound', 'out', 'wounded', 'lost'],
    push: ['win', 'touch', 'fell', 'touched', 'wounded'],
  }[kind] ?? ['win', 'wound', 'out', 'wounded', 'lost'];
  return words
    .map((word) => ({ word, chance: chances[word] ?? 0 }))
    .filter(({ chance, word }) => chance > 0 || word === 'win' || word === 'caught');
}

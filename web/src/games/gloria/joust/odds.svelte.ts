/** The chances of the attack that is looked at, as the house works them out; none if it cannot. */
import { api } from '../../../lib/api.ts';

export type Chances = Readonly<Record<string, number>>;

export class Odds {
  /** For the attack asked about last; null while or where they are not known. */
  chances = $state.raw<Chances | null>(null);
  private asked = '';

  /** Ask about a move of a seat; null forgets. */
  async look(table: string, seat: number | null, prompt: string, move: string | null) {
    const name = move === null ? '' : `${prompt} ${move}`;
    if (name === this.asked) return;
    this.asked = name;
    this.chances = null;
    if (move === null || seat === null) return;
    // An old house does not know them, and some attacks have too many ways to go.
    const found = await api.odds(table, seat, move).catch(() => null);
    if (this.asked === name) this.chances = found?.odds ?? null;
  }
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

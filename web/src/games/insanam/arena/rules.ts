/** What a fight in the arena is made of, before the dice; the engine decides, this explains. [C-21] */

import { modOf } from '../content/atoms.ts';
import { ADVERSARIES, DIE, GLADIATORS } from '../content/catalogue.ts';
import type { InsanamTable, InsanamView } from '../protocol.ts';

/** The word for the hidden adversary in a move. [C-21.4] */
export const HIDDEN = 'TOP';
const MATCH = 2;
const NARCISSUS = -2;

export type Why = 'power' | 'strong' | 'weak' | 'mods' | 'bonus' | 'starting';

export interface Line {
  why: Why;
  value: number;
}

/** The lines of a sum; an unknown power makes an unknown sum. */
export interface Total {
  lines: Line[];
  sum: number | null;
}

const told = (lines: readonly Line[]): Line[] =>
  lines.filter(({ why, value }) => why === 'power' || value !== 0);
const total = (lines: Line[]): Total => ({
  lines,
  sum: lines.reduce((all, { value }) => all + value, 0),
});
const count = (list: readonly string[] | undefined, one: string): number =>
  (list ?? []).filter((other) => other === one).length;

export const categoryOf = (table: InsanamTable, foe: string): string =>
  foe === HIDDEN ? table.eyes : (ADVERSARIES[foe]?.category ?? '');

/** A gladiator before the die. [C-21.5] */
export function gladiatorTotal(
  table: InsanamTable,
  seat: number,
  id: string,
  foe: string,
  bonus: number,
): Total {
  const one = GLADIATORS[id];
  const category = categoryOf(table, foe);
  const under = (table.players[seat]?.winners ?? []).map((won) => GLADIATORS[won]?.permanent ?? '');
  const faced = table.adversaries
    .map((open) => ADVERSARIES[open])
    .map((open) => (open?.timing === 'while' ? open.effect : ''));
  const powers = [...under, ...faced];
  return total(
    told([
      { why: 'power', value: one?.power ?? 0 },
      { why: 'strong', value: MATCH * count(one?.strong, category) },
      { why: 'weak', value: -MATCH * count(one?.weak, category) },
      { why: 'mods', value: modOf(powers, 'fight') + modOf(powers, `fight.${category}`) },
      { why: 'bonus', value: bonus },
    ]),
  );
}

/** An adversary before the die; of the hidden one only the category is known. [C-21.6] */
export function adversaryTotal(table: InsanamTable, seat: number, id: string, foe: string): Total {
  const player = table.players[seat];
  const special = player?.board === 'narcissus' && !player.blocked ? NARCISSUS : 0;
  const one = ADVERSARIES[foe];
  if (!one) return { lines: told([{ why: 'starting', value: special }]), sum: null };
  const kind = GLADIATORS[id]?.class ?? '';
  return total(
    told([
      { why: 'power', value: one.power },
      { why: 'strong', value: MATCH * count(one.strong, kind) },
      { why: 'weak', value: -MATCH * count(one.weak, kind) },
      { why: 'starting', value: special },
    ]),
  );
}

/** What a fight promises: all pairs of faces of the two dice. [C-19.5] */
export function chances(mine: number, foe: number): { won: number; tied: number; lost: number } {
  const found = { won: 0, tied: 0, lost: 0 };
  for (const one of DIE) {
    for (const other of DIE) {
      const ahead = mine + one - (foe + other);
      found[ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'tied'] += 1 / DIE.length ** 2;
    }
  }
  return found;
}

/** What the action under way adds to a fight. */
export function bonusOf({ table }: InsanamView): number {
  const frame = table.frames.at(-1);
  const atom = frame?.type === 'Effects' ? frame.atoms[frame.at] : null;
  return atom?.kind === 'fight' ? (atom.n ?? 0) : 0;
}

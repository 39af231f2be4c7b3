/**
 * Tables for the tests: views of real games at the questions of the school, one a line of
 * views.jsonl, each with its name, the seat that decides, and its moves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GloriaGladiator, GloriaShown, GloriaState } from '../protocol.ts';

export interface Kept {
  name: string;
  seat: number;
  view: GloriaShown;
  moves: string[];
}

const lines = readFileSync(join(import.meta.dirname, 'views.jsonl'), 'utf8')
  .trim()
  .split('\n');
const kept = new Map(lines.map((line) => JSON.parse(line) as Kept).map((one) => [one.name, one]));

export type Moment =
  | 'enlist'
  | 'later'
  | 'custom'
  | 'outfit'
  | 'train'
  | 'reroll'
  | 'rerolls'
  | 'recruits'
  | 'act'
  | 'over';

/** A moment of a real game; a copy, so that a test may change it. */
export function moment(name: Moment): Kept {
  const found = kept.get(name);
  if (!found) throw new Error(`no view called ${name}`);
  return structuredClone(found);
}

export const NAMES = ['Livia', 'Marcus'];

/** The same view with another table. */
export const withTable = (view: GloriaShown, part: Partial<GloriaState>): GloriaShown => ({
  ...view,
  table: { ...view.table, ...part },
});

/** A gladiator of a view, changed. */
export const like = (view: GloriaShown, part: Partial<GloriaGladiator>): GloriaGladiator => {
  const [first] = view.table.gladiators;
  if (!first) throw new Error('there is nobody');
  return { ...first, ...part };
};

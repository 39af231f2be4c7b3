/**
 * Tables for the tests: views of real games, one a line of views.jsonl, each with its name, the seat
 * that decides, and its moves. Two lanistae with three gladiators each, played at random; written by
 * scripts/gloria_views.py.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Forecast } from '../../lib/protocol.ts';
import type { GloriaFallenDie, GloriaGladiator, GloriaShown, GloriaState } from './protocol.ts';

export const NAMES = ['Livia', 'Marcus'];

export interface Kept {
  name: string;
  seat: number;
  view: GloriaShown;
  moves: string[];
  /** What the house foretells of its moves, where tests ask for it. */
  forecasts: Record<string, Forecast>;
}

const lines = readFileSync(join(import.meta.dirname, 'views.jsonl'), 'utf8')
  .trim()
  .split('\n');
const kept = lines.map((line) => JSON.parse(line) as Kept);

/** The names of all views that are kept. */
export const MOMENTS = kept.map((one) => one.name);

/** A view by its name; what is given replaces what is not. */
export function moment(name: string, part: Partial<GloriaShown> = {}): Kept {
  const found = kept.find((one) => one.name === name);
  if (!found) throw new Error(`no such view: ${name}`);
  return { ...found, view: { ...found.view, ...part } };
}

/** A table with one of its gladiators changed. */
export const changed = (
  { table }: GloriaShown,
  who: number,
  part: Partial<GloriaGladiator>,
): GloriaGladiator[] => table.gladiators.map((one) => (one.id === who ? { ...one, ...part } : one));

/** The same view with its table changed. */
export const withTable = (view: GloriaShown, part: Partial<GloriaState>): GloriaShown => ({
  ...view,
  table: { ...view.table, ...part },
});

/** A die of the first gladiator, as the house tells it. */
export const die = (value: number, fight = true): GloriaFallenDie => ({
  seat: 0,
  value,
  said: {
    key: 'gloria-board-die-atk-miss',
    facts: { value, limit: 4, one: { kind: 'gladiator', id: 'priscus' } },
  },
  good: false,
  fight,
});

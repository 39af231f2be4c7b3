/**
 * Tables for the tests: views of real games, one a line of views.jsonl, each with its name, the seat
 * that decides, and its moves. Two lanistae with three gladiators each, played at random.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GloriaDie, GloriaGladiator, GloriaState, GloriaView } from './protocol.ts';

export const NAMES = ['Livia', 'Marcus'];

export interface Kept {
  name: string;
  seat: number;
  view: GloriaView;
  moves: string[];
}

const lines = readFileSync(join(import.meta.dirname, 'views.jsonl'), 'utf8')
  .trim()
  .split('\n');
const kept = lines.map((line) => JSON.parse(line) as Kept);

/** The names of all views that are kept. */
export const MOMENTS = kept.map((one) => one.name);

/** A view by its name; what is given replaces what is not. */
export function moment(name: string, part: Partial<GloriaState> = {}): Kept {
  const found = kept.find((one) => one.name === name);
  if (!found) throw new Error(`no such view: ${name}`);
  const view = { ...found.view, table: { ...found.view.table, ...part } };
  return { ...found, view };
}

/** A table with one of its gladiators changed. */
export const changed = (
  { table }: GloriaView,
  who: number,
  part: Partial<GloriaGladiator>,
): GloriaGladiator[] => table.gladiators.map((one) => (one.id === who ? { ...one, ...part } : one));

/** A die of a gladiator. */
export const die = (label: string, value: number, part: Partial<GloriaDie> = {}): GloriaDie => ({
  label,
  who: 0,
  value,
  total: value,
  limit: 0,
  result: '',
  ...part,
});

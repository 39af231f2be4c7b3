/**
 * Tables for the tests: views of real games, one a line of views.jsonl, each with its name (the
 * question, or `over`), the seat that decides, and its moves. All played at random.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InsanamPlayer, InsanamTable, InsanamView } from './protocol.ts';

export const NAMES = ['Livia', 'Marcus', 'Ovidia', 'Titus'];

export interface Kept {
  name: string;
  seat: number;
  view: InsanamView;
  moves: string[];
}

const kept = readFileSync(join(import.meta.dirname, 'views.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept);

/** The names of all views that are kept. */
export const MOMENTS = kept.map((one) => one.name);

/** A view by its name; what is given replaces what the table has. */
export function moment(name: string, part: Partial<InsanamTable> = {}): Kept {
  const found = kept.find((one) => one.name === name);
  if (!found) throw new Error(`no such view: ${name}`);
  const view = { ...found.view, table: { ...found.view.table, ...part } };
  return { ...found, view };
}

/** The players of a table with one of them changed. */
export const changed = (
  { table }: InsanamView,
  seat: number,
  part: Partial<InsanamPlayer>,
): InsanamPlayer[] => table.players.map((one, at) => (at === seat ? { ...one, ...part } : one));

/** What lies where on the table, and what is under way. */

import { TILES, TROOP_NAMES, TROOPS, ZONES } from './content/catalogue.ts';
import type { InsanamPlayer, InsanamTable, InsanamView, InsanamZone } from './protocol.ts';

export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export const GOODS = ['G', 'W', 'S'] as const;

type AnyFrame = InsanamTable['frames'][number];

/** The innermost frame: what is under way. */
const topOf = (table: InsanamTable): AnyFrame | undefined => table.frames.at(-1);

/** The innermost frame of a kind. */
export function frameOf<K extends AnyFrame['type']>(
  table: InsanamTable,
  type: K,
): Extract<AnyFrame, { type: K }> | undefined {
  const found = table.frames.findLast((frame) => frame.type === type);
  return found as Extract<AnyFrame, { type: K }> | undefined;
}

/** The actions in force in a zone: those of its tile, or the printed ones. [C-1.7, C-7.2] */
export const actionsOf = (zone: InsanamZone | undefined, id: string): readonly string[] =>
  (zone?.tile ? TILES[zone.tile]?.actions : ZONES[id]?.base) ?? [];

/** What an action of a zone does, by its letter. */
export const actionAt = ({ zones }: InsanamTable, zone: string, letter: string): string =>
  actionsOf(zones[zone], zone)[(LETTERS as readonly string[]).indexOf(letter)] ?? '';

export const total = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** Whose decision is awaited. */
export const acting = (view: InsanamView): readonly number[] => {
  if (view.table.over) return [];
  if (view.waiting.length) return view.waiting;
  return view.turn === null ? [] : [view.turn];
};

/** The zone whose tile can be used now: where the citizen went, or that of a tile just bought. */
export function zoneAsked(view: InsanamView): string {
  const top = topOf(view.table);
  if (view.ask === 'act' && top?.type === 'Effects') return top.chosen;
  return frameOf(view.table, 'PlayerTurn')?.zone ?? '';
}

/** The slots of the troop strip: what stands in each, nothing at the right end. [C-17.4] */
export function slotsOf(player: InsanamPlayer): string[] {
  const filled = TROOP_NAMES.flatMap((troop, at) =>
    Array<string>(player.strip[at] ?? 0).fill(troop),
  );
  return [...filled, ...Array<string>(Math.max(0, total(sections()) - filled.length)).fill('')];
}

/** The sections of the strip: how many slots each has. [C-17.4] */
export const sections = (): number[] => Object.values(TROOPS).map(({ strip }) => strip);

export const ROMAN = ['I', 'II', 'III', 'IV'] as const;

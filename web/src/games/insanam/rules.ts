/** What the board has to know of the rules in order to show them; it decides nothing. */

import { PLAYERS, TILES, ZONES } from './content/catalogue.ts';
import type { InsanamPlayer, InsanamTable, InsanamView, InsanamZone } from './protocol.ts';

/** The zones with circles, as they lie on the plan. */
export const CIRCLED = ['COL', 'HIP', 'BAR', 'SEN', 'MAR'] as const;
export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export const TROOP_NAMES = ['LEG', 'CEN', 'EVO'] as const;
export const GOODS = ['G', 'W', 'S'] as const;

export type AnyFrame = InsanamTable['frames'][number];

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

/** How many circles of a zone are active. [C-5.3] */
export const circlesOf = (table: InsanamTable): number =>
  PLAYERS[table.options.players]?.circles ?? 5;

/** The bonuses that every other player gains when a citizen goes on a circle, from 0. [C-5.6] */
export function sharedBy(table: InsanamTable, id: string, circle: number): string[] {
  const taken = table.zones[id]?.circles ?? [];
  return (ZONES[id]?.circles ?? [])
    .slice(0, circlesOf(table))
    .filter((_, at) => at !== circle && (taken[at] ?? -1) < 0);
}

/** What the next citizen in the Suburra brings of each good, but for powers. [C-6.2] */
export const suburraBrings = (table: InsanamTable): number =>
  table.suburra.reduce((all, one) => all + one, 0);

/** Troops of a player that are off the strip: in storage, on land and at sea. [C-15.1] */
export function troopsOf(table: InsanamTable, seat: number): [number, number, number] {
  const lands = Object.values(table.lands).filter((land) => land.owner === seat);
  const seas = Object.values(table.seas).map((sea) => sea[seat] ?? []);
  const groups = [
    table.players[seat]?.storage ?? [],
    ...lands.map((land) => land.troops),
    ...seas,
    ...(table.mover === seat
      ? [...Object.values(table.invaders), ...Object.values(table.passing)]
      : []),
  ];
  const sum = (at: number) => groups.reduce((all, group) => all + (group[at] ?? 0), 0);
  return [sum(0), sum(1), sum(2)];
}

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

/** The 30 slots of the troop strip: what stands in each, nothing at the right end. [C-17.4] */
export function slotsOf(player: InsanamPlayer): string[] {
  const [legs = 0, cens = 0, evos = 0] = player.strip;
  const filled = [
    ...Array<string>(legs).fill('LEG'),
    ...Array<string>(cens).fill('CEN'),
    ...Array<string>(evos).fill('EVO'),
  ];
  return [...filled, ...Array<string>(Math.max(0, 30 - filled.length)).fill('')];
}

/** The three sections of the strip: how many slots each has. [C-17.4] */
export const SECTIONS = [14, 10, 6] as const;

export const ROMAN = ['I', 'II', 'III', 'IV'] as const;

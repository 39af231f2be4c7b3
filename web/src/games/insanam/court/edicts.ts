/** What an event asks and brings, as its card has it. [C-13] */

import {
  COLLECTIVE,
  type Collective,
  INDIVIDUAL,
  type Individual,
  PLAYERS,
} from '../content/catalogue.ts';
import type { InsanamTable, InsanamView } from '../protocol.ts';
import { frameOf, GOODS } from '../table.ts';
import { argsOf, kindOf } from '../words.ts';

export type Card =
  | { kind: 'individual'; id: string; card: Individual }
  | { kind: 'collective'; id: string; card: Collective };

/** The event under way, or the last one. */
export function cardOf(table: InsanamTable): Card | null {
  const id = frameOf(table, 'Event')?.event || table.event;
  const individual = INDIVIDUAL[id];
  if (individual) return { kind: 'individual', id, card: individual };
  const collective = COLLECTIVE[id];
  return collective ? { kind: 'collective', id, card: collective } : null;
}

/** Whether all have chosen and their choices lie open. [C-13.3, C-13.5] */
export const isRevealed = (table: InsanamTable): boolean => {
  const frame = frameOf(table, 'Event');
  return frame ? frame.stage === 'end' : table.event !== '';
};

/** The rewards in force for this number of players, first place first. [C-13.10] */
export const rewardsOf = ({ options }: InsanamTable, { rewards }: Collective): string[] =>
  (PLAYERS[options.players]?.rewards ?? []).map((place) => rewards[place - 1] ?? '');

/** What all gifts together must reach. [C-13.5] */
export const leastOf = ({ table, edict }: InsanamView): number =>
  frameOf(table, 'Event')?.least ?? edict?.least ?? 0;

/** The amounts that can be given of the kind that is asked for now. */
export function asked(moves: readonly string[] | null): { kind: string; most: number } | null {
  const gives = (moves ?? []).filter((move) => kindOf(move) === 'give').map(argsOf);
  const [kind = ''] = gives[0] ?? [];
  return kind ? { kind, most: Math.max(...gives.map(([, n]) => Number(n))) } : null;
}

/** The kinds still to be asked for, with what is held of each. */
export function purseOf({ table, seat }: InsanamView, moves: readonly string[] | null) {
  const now = asked(moves);
  if (!now) return [];
  const goods = table.players[seat ?? -1]?.goods ?? [];
  const kinds = [...(frameOf(table, 'Event')?.kinds ?? now.kind)];
  return kinds.slice(Math.max(0, kinds.indexOf(now.kind))).map((kind) => ({
    kind,
    most: kind === now.kind ? now.most : (goods[(GOODS as readonly string[]).indexOf(kind)] ?? 0),
  }));
}

/** What an event asks and brings, as its card has it. [C-13] */

import { modOf } from '../content/atoms.ts';
import {
  COLLECTIVE,
  type Collective,
  GLADIATORS,
  INDIVIDUAL,
  type Individual,
  PLAYERS,
} from '../content/catalogue.ts';
import type { InsanamTable, InsanamView } from '../protocol.ts';
import { frameOf } from '../rules.ts';
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
export const leastOf = (table: InsanamTable, { k }: Collective): number =>
  frameOf(table, 'Event')?.least || k * table.options.players;

/** The kinds of goods that can be given: those of the card, or all. */
export const kindsOf = ({ kind }: Collective): string[] =>
  kind === 'ANY' ? ['G', 'W', 'S'] : [kind];

/** The place of each seat by its gift, from 1; 0 for those who are not ranked. [C-13.8, C-13.9] */
export function placesOf({ gifts, players }: InsanamTable): number[] {
  // Some gladiators make a gift look larger than it is.
  const worth = gifts.map((gift, seat) => {
    const winners = players[seat]?.winners ?? [];
    const powers = winners.map((id) => GLADIATORS[id]?.permanent ?? '');
    return gift && !players[seat]?.exposed ? gift + modOf(powers, 'donate') : 0;
  });
  return worth.map((gift) => (gift ? 1 + worth.filter((other) => other > gift).length : 0));
}

/** What a collective event brought to a seat, as an effect; nothing where there is none. */
export function broughtTo(table: InsanamTable, card: Collective, seat: number): string {
  const missing = leastOf(table, card) - table.gifts.reduce((all, gift) => all + gift, 0);
  if (missing <= 0) return rewardsOf(table, card)[(placesOf(table)[seat] ?? 0) - 1] ?? '';
  const punished = !table.gifts[seat] || table.players[seat]?.exposed;
  return punished ? `-${missing}VP` : '';
}

/** The amounts that can be given of the kind that is asked for now. */
export function asked(moves: readonly string[] | null): { kind: string; most: number } | null {
  const gives = (moves ?? []).filter((move) => kindOf(move) === 'give').map(argsOf);
  const [kind = ''] = gives[0] ?? [];
  return kind ? { kind, most: Math.max(...gives.map(([, n]) => Number(n))) } : null;
}

/** The kinds still to be asked for, with what is held of each. */
export function purseOf(view: InsanamView, card: Collective, moves: readonly string[] | null) {
  const now = asked(moves);
  if (!now) return [];
  const goods = view.table.players[view.seat ?? -1]?.goods ?? [];
  const kinds = kindsOf(card);
  return kinds.slice(Math.max(0, kinds.indexOf(now.kind))).map((kind) => ({
    kind,
    most: kind === now.kind ? now.most : (goods['GWS'.indexOf(kind)] ?? 0),
  }));
}

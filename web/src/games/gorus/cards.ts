/** Gladiators as they are printed: the server tells what stands on them. */
import type { Printed } from '../../lib/printed.ts';

export type School = string;

interface Deck {
  schools: readonly School[];
  gladiators: readonly { strength: number; favour: number }[];
}

/** The schools, in the order in which a hand is sorted. */
export let SCHOOLS: readonly School[] = [];
/** What a gladiator may be worth in the end, by strength. [G-8.3, G-8.4] */
let WORTH: Readonly<Record<string, readonly number[]>> = {};
let FAVOUR: ReadonlyMap<number, number> = new Map();

/** Take in what is printed. */
export function read(printed: Printed): void {
  const deck = printed['cards'] as Deck;
  SCHOOLS = deck.schools;
  WORTH = printed['worth'] as typeof WORTH;
  FAVOUR = new Map(deck.gladiators.map((one) => [one.strength, one.favour]));
}

export const schoolOf = (card: string): School => card.replace(/\d+$/, '');

export const strengthOf = (card: string): number => Number(card.slice(schoolOf(card).length));

/** Favour as it counts before the end of a round. */
export const favourOf = (card: string): number => FAVOUR.get(strengthOf(card)) ?? 0;

/** A number with its sign, a true minus sign included. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** What stands on a card: a card with two values shows both, the one that counts at first signed. */
export function worth(card: string): string {
  const [first = 0, ...others] = WORTH[strengthOf(card)] ?? [];
  return [signed(first), ...others].join('/');
}

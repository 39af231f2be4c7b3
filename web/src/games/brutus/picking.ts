/** Picking cards by tapping columns, as plain functions: picked cards are a list of values. */

import { countOf, listed, total, valuesIn } from './cards.ts';
import type { BrutusView } from './protocol.ts';

type Phase = BrutusView['phase'];

/** How many cards whoever takes now has still to take: those behind get the rest. [B-4.7] */
export const leftToTake = (view: BrutusView): number =>
  view.phase === 'take' ? total(view.forum) - (view.pickers.length - 1) * view.asked : 0;

/** How many cards are to be picked; null where any number of one value goes. */
export function need(view: BrutusView): number | null {
  switch (view.phase) {
    case 'lead':
      return null;
    case 'reply':
      return view.top?.count ?? 1;
    case 'lay':
      return view.asked - view.laid.length;
    case 'take':
      return leftToTake(view);
    default:
      return 1;
  }
}

/** A lead: each tap adds one card of the value, and after the last one begins again. */
export function tapLead(picked: readonly number[], value: number, held: number): number[] {
  const had = countOf(picked, value);
  return Array.from({ length: had === held ? 0 : had + 1 }, () => value);
}

/** A reply: the number is given, so a tap picks them all or lets them go. */
export function tapReply(picked: readonly number[], value: number, count: number): number[] {
  return picked[0] === value ? [] : Array.from({ length: count }, () => value);
}

/**
 * Several cards of any value: each tap adds one; a column with nothing left to add, or in a full
 * choice, lets its cards go. A new value in a full choice takes the place of the oldest card.
 */
export function tapMany(
  picked: readonly number[],
  value: number,
  held: number,
  wanted: number,
): number[] {
  const had = countOf(picked, value);
  const full = picked.length === wanted;
  if (had === held || (full && had > 0)) return picked.filter((one) => one !== value);
  return [...(full ? picked.slice(1) : picked), value];
}

/** Tap a column in a phase: the hand's, or the forum's where cards are taken. */
export function tap(view: BrutusView, picked: readonly number[], value: number): number[] {
  const cards = view.phase === 'take' ? view.forum : view.hand;
  const held = cards[value] ?? 0;
  const wanted = need(view);
  if (wanted === null) return tapLead(picked, value, held);
  if (view.phase === 'reply') return tapReply(picked, value, wanted);
  return tapMany(picked, value, held, wanted);
}

/** The cards of whoever has no choice: all that lies there, or as many of the only value as are asked for. [B-4.9] */
export function forced(view: BrutusView): number[] | null {
  const wanted = leftToTake(view);
  if (wanted === 0) return null;
  const rest = listed(view.forum);
  return rest.length === wanted || valuesIn(view.forum).length === 1 ? rest.slice(0, wanted) : null;
}

/** Whether enough is picked to go. */
export function isWhole(view: BrutusView, picked: readonly number[]): boolean {
  const wanted = need(view);
  return wanted === null ? picked.length > 0 : picked.length === wanted;
}

/** The moves that picked cards make, in order; the house takes them one by one. */
export function movesOf(phase: Phase, picked: readonly number[]): string[] {
  if (phase === 'lead' || phase === 'reply') {
    return picked.length ? [`${picked[0]}x${picked.length}`] : [];
  }
  return picked.map((value) => `${phase} ${value}`);
}

/** The move a tap on a column stands for: what may go, or what is asked about. */
export function wished(view: BrutusView, value: number): string {
  switch (view.phase) {
    case 'lay':
    case 'give':
    case 'discard':
    case 'slip':
      return `${view.phase} ${value}`;
    case 'reply':
      return `${value}x${view.top?.count ?? 1}`;
    default:
      return `${value}x1`;
  }
}

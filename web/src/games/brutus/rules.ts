/** What the board works out from a view: who is next, what remains, what a play would do. */

import { BRUTUS, CAESAR, GLADIATOR, POINTS, REVOLT, total } from './cards.ts';
import type { BrutusView } from './protocol.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The position card of a place, as the house's sentences name it. [B-1.6, B-2.2] */
export function rankId(place: number, players: number): string {
  if (place === players) return 'servus';
  return { 1: 'imperator', 2: 'consul' }[place] ?? NUMERALS[place] ?? `${place}`;
}

/** The position a seat holds in this manche: the place it won in the one before. */
export const rankOf = (view: BrutusView, seat: number): string =>
  rankId(view.ranks.indexOf(seat) + 1, view.sizes.length);

const nextIn = (view: BrutusView, seat: number, step: number): number => {
  const seats = view.sizes.length;
  for (let at = 1; at < seats; at += 1) {
    const other = (seat + step * at + seats * seats) % seats;
    if (view.sizes[other]) return other;
  }
  return seat;
};

/** The nearest other player still in, clockwise or the other way. [B-10.10] */
export const leftIn = (view: BrutusView, seat: number): number => nextIn(view, seat, 1);
export const rightIn = (view: BrutusView, seat: number): number => nextIn(view, seat, -1);

/** How many cards whoever takes now has still to take. [B-4.7] */
export const leftToTake = (view: BrutusView): number =>
  view.phase === 'take' ? total(view.forum) - (view.pickers.length - 1) * view.asked : 0;

/** What a seat has done last in this round. */
export const lastPlay = (view: BrutusView, seat: number) =>
  view.plays.findLast((play) => play.seat === seat) ?? null;

/** Who won the round before this one, and with what: the last combination played. [B-7.1] */
export const winner = (plays: BrutusView['plays']) =>
  plays.findLast((play) => play.value > 0) ?? null;

export interface Consequence {
  /** The place taken by going out with it; 0 when cards are left. */
  place: number;
  points: number;
  revolt: number;
  /** It leaves one player with cards, so the manche ends. [B-11.1] */
  ends: boolean;
  /** Who loses the turn to an equal reply. [B-6.15] */
  skips: number | null;
  /** A Conspiracy may follow. [B-14.1] */
  conspires: boolean;
}

/** Work out what playing a combination would do at once. */
export function consequence(
  view: BrutusView,
  seat: number,
  value: number,
  count: number,
): Consequence {
  const players = view.sizes.length;
  const out = (view.sizes[seat] ?? 0) === count;
  const place = out ? players - view.places.filter((one) => one === 0).length + 1 : 0;
  const ends = out && place === players - 1;
  return {
    place,
    points: POINTS[players]?.[place - 1] ?? 0,
    revolt: out && view.options.revolt && value === GLADIATOR ? REVOLT * count : 0,
    ends,
    skips: view.top?.value === value && !ends ? leftIn(view, seat) : null,
    conspires: view.options.conspiracy && !out && value === BRUTUS && view.top?.value === CAESAR,
  };
}

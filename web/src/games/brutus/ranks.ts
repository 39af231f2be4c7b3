/** What the position cards are called, as the house's sentences name them. [B-1.6] */
import type { BrutusView } from './protocol.ts';

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const HIGHEST = ['', 'imperator', 'consul'];

/** The position card of a place. */
export function rankId(place: number, players: number): string {
  if (place === players) return 'servus';
  return HIGHEST[place] ?? NUMERALS[place] ?? `${place}`;
}

/** The position a seat holds in this manche: the place it won in the one before. */
export const rankOf = (view: BrutusView, seat: number): string =>
  rankId(view.ranks.indexOf(seat) + 1, view.sizes.length);

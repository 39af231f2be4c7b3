/** Which position card somebody has. [B-1.6] */
import { POSITIONS } from './cards.ts';
import type { BrutusView } from './protocol.ts';

/** The position card of a place, as the house's sentences name it. */
export const rankId = (place: number, players: number): string =>
  POSITIONS[players]?.[place - 1] ?? '';

/** The position a seat holds in this manche: the place it won in the one before. */
export const rankOf = (view: BrutusView, seat: number): string =>
  rankId(view.ranks.indexOf(seat) + 1, view.sizes.length);

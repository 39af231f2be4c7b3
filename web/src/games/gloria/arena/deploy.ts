/** Placing a troop: where somebody without a wish of their own would put it. */

import type { Offer } from '../offer.ts';
import type { GloriaView } from '../protocol.ts';
import { aims, centre, type Hex } from './hexes.ts';

/** The facing that looks across the arena. */
export const turnTo = (hex: Hex): number => aims(-hex)[0] ?? 0;

const toMiddle = (hex: Hex): number => Math.hypot(centre(hex).x, centre(hex).y);

/** Long weapons behind short ones, each as far forward as there is room; null with none to place. */
export function autoPlace(view: GloriaView, offer: Offer): string | null {
  const { gladiators } = view.table;
  const long = (who: number) => (gladiators[who]?.arm === 'long' ? 1 : 0);
  const waiting = [...new Set(offer.places.map((one) => one.who))];
  const [who] = waiting.toSorted((a, b) => long(a) - long(b) || a - b);
  const places = offer.places.filter((one) => one.who === who && one.facing === turnTo(one.hex));
  const [place] = places.toSorted((a, b) => toMiddle(a.hex) - toMiddle(b.hex) || a.hex - b.hex);
  return place?.move ?? null;
}

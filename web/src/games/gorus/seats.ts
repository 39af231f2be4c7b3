/** Who sits where: sides, and the places around the arena. */
import type { GorusView } from './protocol.ts';

/** The wanderers' side: that of nobody. None where nobody plays alone. [G-12.11] */
export const wanderersOf = (view: GorusView): number =>
  view.sides.findIndex((seats) => seats.length === 0);

/** The side a seat scores with. [G-2.7, G-13.3] */
export const sideOf = (view: GorusView, seat: number): number =>
  view.sides.findIndex((seats) => seats.includes(seat));

/** The letter of a seat's team; null when everyone plays alone. */
export const teamOf = (view: GorusView, seat: number): string | null =>
  view.options.teams === null ? null : String.fromCharCode(65 + sideOf(view, seat));

/** A place around the arena. */
export interface Place {
  /** Direction from the middle of the arena, -1 to 1, for the card laid before the player. */
  dx: number;
  dy: number;
  /** Where the player's plate is, in percent of the table. */
  x: number;
  y: number;
}

type Spot = [dx: number, dy: number, x: number, y: number];

/**
 * Half a table by number of players: the seats on the left from the bottom up, then the one across
 * if there is one; the right mirrors the left. Set by hand, so that neither plates nor cards touch
 * even on a phone, where an even circle would crowd them.
 */
const HALVES: Record<number, Spot[]> = {
  1: [],
  2: [[0, -1, 50, 0]],
  3: [[-1, -0.4, 0, 22]],
  4: [
    [-1, 0, 0, 50],
    [0, -1, 50, 0],
  ],
  5: [
    [-1, 0.3, 0, 64],
    [-0.62, -1, 18, 0],
  ],
  6: [
    [-1, 0.55, 0, 72],
    [-1, -0.5, 0, 24],
    [0, -1, 50, 0],
  ],
  7: [
    [-1, 0.88, 0, 80],
    [-1, -0.1, 0, 40],
    [-0.62, -1, 16, 0],
  ],
  8: [
    [-1, 0.94, 1, 82],
    [-1, 0, 0, 45],
    [-1, -0.94, 1, 8],
    [0, -1, 50, 0],
  ],
};

/**
 * Find the place that is `step` seats clockwise from the bottom. Clockwise as seen from above: the
 * next seat is on the left, then the far side, then the right.
 */
export function placeAt(step: number, seats: number): Place {
  const mirrored = step > seats / 2;
  const spot = HALVES[seats]?.[(mirrored ? seats - step : step) - 1];
  if (!spot) return { dx: 0, dy: 1, x: 50, y: 100 };
  const [dx, dy, x, y] = spot;
  return mirrored ? { dx: -dx, dy, x: 100 - x, y } : { dx, dy, x, y };
}

/**
 * How many places clockwise from the bottom a card lies: before its player; of a lone player's
 * wanderers the first lies on the left, the second on the right.
 */
export function stepOfPlay(
  view: GorusView,
  bottom: number | null,
  seat: number | null,
  at: number,
): number {
  const seats = view.hand_sizes.length;
  if (seats === 1) return seat === null ? (at === 0 ? 1 : 2) : 0;
  return ((seat ?? 0) - (bottom ?? 0) + seats) % seats;
}

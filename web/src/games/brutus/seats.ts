/** Where the players sit: clockwise from my left, up, over and down to my right. */

/** The next plate clockwise whose player still has cards: a card passed to the left goes there. */
export function leftIn(sizes: readonly number[], seat: number): number {
  const around = [...sizes.keys()].map((step) => (seat + step + 1) % sizes.length);
  return around.find((other) => sizes[other]) ?? seat;
}

/** A plate's place in percent of the table. */
export interface Place {
  x: number;
  y: number;
}

/** How many of the others sit at the left side, the far side and the right side. */
const SIDES: Record<number, [side: number, far: number]> = {
  4: [1, 1],
  5: [1, 2],
  6: [1, 3],
  7: [2, 2],
  8: [2, 3],
  9: [2, 4],
  10: [3, 3],
};

/** Left to right along the far side. */
const FAR: Record<number, number[]> = {
  1: [50],
  2: [20, 80],
  3: [0, 50, 100],
  4: [0, 33, 67, 100],
};

/** From the bottom up along a side. */
const SIDE: Record<number, number[]> = { 1: [52], 2: [78, 40], 3: [92, 61, 30] };

/** Find the place that is `step` seats clockwise from the bottom. */
export function placeAt(step: number, seats: number): Place {
  const [side, far] = SIDES[seats] ?? [0, 0];
  if (step === 0) return { x: 50, y: 100 };
  if (step <= side) return { x: 0, y: SIDE[side]?.[step - 1] ?? 50 };
  if (step <= side + far) return { x: FAR[far]?.[step - side - 1] ?? 50, y: 0 };
  return { x: 100, y: SIDE[side]?.toReversed()[step - side - far - 1] ?? 50 };
}

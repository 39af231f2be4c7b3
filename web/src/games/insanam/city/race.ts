/** Where the spaces of the Hippodrome lie: an oval with two straights and two turns. */

import { HIPPODROME } from '../content/catalogue.ts';
import type { InsanamTable, InsanamView } from '../protocol.ts';

/** A course: its size, and how far its middle line lies from the edge, in points of the screen. */
export interface Course {
  width: number;
  height: number;
  inset: number;
}

/** A point of the course at a distance from the middle of its lower straight, driven rightwards. */
function pointAt(distance: number, { width, height, inset }: Course): [number, number] {
  const radius = Math.max(0, height / 2 - inset);
  const left = inset + radius;
  const right = Math.max(left, width - left);
  const straight = right - left;
  const turn = Math.PI * radius;
  const around = 2 * straight + 2 * turn;
  const far = (((distance % 1) + 1) % 1) * around;
  const [middle, half] = [height / 2, straight / 2];
  if (far <= half) return [(left + right) / 2 + far, middle + radius];
  if (far <= half + turn) {
    const angle = Math.PI / 2 - (far - half) / radius;
    return [right + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
  }
  if (far <= half + turn + straight) return [right - (far - half - turn), middle - radius];
  if (far <= half + 2 * turn + straight) {
    const angle = -Math.PI / 2 - (far - half - turn - straight) / radius;
    return [left + radius * Math.cos(angle), middle + radius * Math.sin(angle)];
  }
  return [left + (far - half - 2 * turn - straight), middle + radius];
}

/** The middle of a space; 0 is the start box. [C-24.3] */
export const spaceAt = (space: number, course: Course): [number, number] =>
  pointAt(space / (HIPPODROME.finish + 1), course);

/** The chariots on each space, those in front first. */
export function chariotsOn(table: InsanamTable): [space: number, seats: number[]][] {
  const spaces = new Map<number, number[]>();
  table.players.forEach((player, seat) => {
    spaces.set(player.chariot, [...(spaces.get(player.chariot) ?? []), seat]);
  });
  return [...spaces].toSorted(([a], [b]) => b - a);
}

/** Seats by their place in the race. [C-24.3] */
export function raceOrder({ table, houses }: InsanamView): number[] {
  const placeOf = (seat: number) => houses[seat]?.race ?? 0;
  return table.players
    .map((_, seat) => seat)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one - other);
}

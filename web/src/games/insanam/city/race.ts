/** Where the spaces of the Hippodrome lie: an oval with two straights and two turns. */

import { HIPPODROME } from '../content/catalogue.ts';
import type { InsanamTable, InsanamView } from '../protocol.ts';

export const WIDTH = 240;
export const HEIGHT = 104;
const RADIUS = 34;
const LEFT = 52;
const RIGHT = WIDTH - 52;
const STRAIGHT = RIGHT - LEFT;
const AROUND = 2 * STRAIGHT + 2 * Math.PI * RADIUS;

/** A point of the course at a distance from the middle of its lower straight, driven leftwards. */
function pointAt(distance: number): [number, number] {
  const far = ((distance % AROUND) + AROUND) % AROUND;
  const middle = HEIGHT / 2;
  const half = STRAIGHT / 2;
  const turn = Math.PI * RADIUS;
  if (far <= half) return [WIDTH / 2 + far, middle + RADIUS];
  if (far <= half + turn) {
    const angle = Math.PI / 2 - (far - half) / RADIUS;
    return [RIGHT + RADIUS * Math.cos(angle), middle + RADIUS * Math.sin(angle)];
  }
  if (far <= half + turn + STRAIGHT) return [RIGHT - (far - half - turn), middle - RADIUS];
  if (far <= half + 2 * turn + STRAIGHT) {
    const angle = -Math.PI / 2 - (far - half - turn - STRAIGHT) / RADIUS;
    return [LEFT + RADIUS * Math.cos(angle), middle + RADIUS * Math.sin(angle)];
  }
  return [LEFT + (far - half - 2 * turn - STRAIGHT), middle + RADIUS];
}

/** The middle of a space; 0 is the start box. [C-24.3] */
export const spaceAt = (space: number): [number, number] =>
  pointAt((AROUND * space) / (HIPPODROME.finish + 1));

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

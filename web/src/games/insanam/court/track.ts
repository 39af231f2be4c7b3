/** How the treachery track is laid out. [C-9.1] */

import { TRACK } from '../content/catalogue.ts';
import type { InsanamTable } from '../protocol.ts';

/** On a phone the track is folded once. */
export const TRACK_ROWS = 2;

/** The spaces of each row, from 0 to 60. */
export function rowsOf(rows: number): number[][] {
  const spaces = Array.from({ length: TRACK.last + 1 }, (_, at) => at);
  const size = Math.ceil(spaces.length / rows);
  return Array.from({ length: rows }, (_, row) => spaces.slice(row * size, (row + 1) * size));
}

/** Who stands on which space, in turn order, so that the one who goes first lies on top. */
export function markersOn(table: InsanamTable): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const seats = table.order.length ? table.order : table.players.map((_, seat) => seat);
  for (const seat of seats) {
    const space = table.players[seat]?.marker ?? 0;
    found.set(space, [...(found.get(space) ?? []), seat]);
  }
  return found;
}

/** How the treachery track is laid out. [C-9.1] */

import type { InsanamTable } from '../protocol.ts';

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

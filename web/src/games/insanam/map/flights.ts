/** Who moved on the map: the difference of two tables. */

import type { InsanamTable } from '../protocol.ts';
import { sum } from './offer.ts';

export interface MapFlight {
  who: number;
  from: string;
  to: string;
  troops: number[];
}

type Places = Record<string, number[]>;

const add = (places: Places, space: string, troops: readonly number[]): void => {
  const there = places[space] ?? [0, 0, 0];
  places[space] = there.map((n, at) => n + (troops[at] ?? 0));
};

/** Where the troops of a player are: at rest, at sea, before a battle and in transit. */
function placesOf(table: InsanamTable, who: number): Places {
  const places: Places = {};
  for (const [space, land] of Object.entries(table.lands)) {
    if (land.owner === who) add(places, space, land.troops);
  }
  for (const [space, groups] of Object.entries(table.seas)) add(places, space, groups[who] ?? []);
  if (table.mover === who) {
    for (const group of [table.invaders, table.passing]) {
      for (const [space, troops] of Object.entries(group)) add(places, space, troops);
    }
  }
  return places;
}

/** One group of each player that went from one space to another. */
export function flightsOf(before: InsanamTable, after: InsanamTable): MapFlight[] {
  return after.players.flatMap((_, who) => {
    const [old, now] = [placesOf(before, who), placesOf(after, who)];
    const change = (space: string) =>
      [0, 1, 2].map((at) => (now[space]?.[at] ?? 0) - (old[space]?.[at] ?? 0));
    const spaces = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    const [from, ...others] = spaces.filter((space) => sum(change(space)) < 0);
    const [to, ...more] = spaces.filter((space) => sum(change(space)) > 0);
    if (!from || !to || others.length || more.length) return [];
    return [{ who, from, to, troops: change(to) }];
  });
}

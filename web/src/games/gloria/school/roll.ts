/** Who is in a troop, and who is still to come. */
import type { GloriaEnlist, GloriaGladiator, GloriaState } from '../protocol.ts';

/** The gladiators of a school, in the order of the roll. */
export const troopOf = (table: GloriaState, seat: number): GloriaGladiator[] =>
  table.gladiators.filter((one) => one.owner === seat);

/** The choosing under way, or null. */
export function enlistIn(table: GloriaState): GloriaEnlist | null {
  const top = table.frames.at(-1);
  return top?.type === 'Enlist' ? top : null;
}

/** A place in a troop: taken, being filled, or still to be. */
export interface Slot {
  level: number;
  one: GloriaGladiator | null;
  now: boolean;
}

export function slotsOf(table: GloriaState, seat: number): Slot[] {
  const places = enlistIn(table)?.places ?? [];
  return [
    ...troopOf(table, seat).map((one) => ({ level: one.initial, one, now: false })),
    ...places.flatMap(([owner, level], at) =>
      owner === seat ? [{ level, one: null, now: at === 0 }] : [],
    ),
  ];
}

/** Whether a tournament is being fought just now, so that wounds and victories are fresh. */
export const isRunning = (table: GloriaState): boolean =>
  table.tournament > table.tournaments.length;

/** Who and what is where on the table: looking things up, nothing that follows from the rules. */

import type { Hex } from './arena/hexes.ts';
import type { GloriaFigure, GloriaGladiator, GloriaShown, GloriaState } from './protocol.ts';

export type Gladiator = GloriaGladiator;

/** Questions about the school, which the arena has no part in. */
export const AT_SCHOOL: readonly string[] = ['enlist', 'outfit', 'train', 'reroll'];

export const fighting = (table: GloriaState): Gladiator[] =>
  table.gladiators.filter((one) => one.status === 'fit');

/** Who lies in the arena: out until the turn ends, or dead. */
export const bodies = (table: GloriaState): Gladiator[] => {
  const lying = table.gladiators.filter((one) => one.status === 'out' || one.status === 'dead');
  return lying.filter((one) => (table.bodies[one.hex] ?? 0) > 0);
};

export const standsAt = (table: GloriaState, hex: Hex): Gladiator | undefined =>
  table.gladiators[table.places[hex] ?? -1];

export const troopOf = (table: GloriaState, seat: number): Gladiator[] =>
  table.gladiators.filter((one) => one.owner === seat);

const NOTHING: GloriaFigure = { weight: 0, troubles: [], zone: [], reach: [], snare: '' };

/** What the house says is to be seen of a gladiator. */
export const figureOf = (view: GloriaShown, one: Gladiator): GloriaFigure =>
  view.figures[one.id] ?? NOTHING;

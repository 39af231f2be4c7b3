/** What the board works out from a view. It only shows: what is allowed, the server says. */

import { type Hex, length, reachOf, step, turned, zoneOf } from './arena/hexes.ts';
import type {
  GloriaAct,
  GloriaAftermath,
  GloriaForced,
  GloriaGladiator,
  GloriaJoust,
  GloriaState,
  GloriaThrow,
  GloriaTurnEnd,
  GloriaView,
} from './protocol.ts';

export type Gladiator = GloriaGladiator;
type Frame = GloriaState['frames'][number];

/** What things cost in action points. [L-8, L-11 to L-18] */
export const PRICE: Readonly<Record<string, number>> = {
  pivot: 1,
  stand: 1,
  pickup: 1,
  draw: 1,
  kick: 1,
  drop: 0,
  throw: 1,
  push: 2,
  engage: 1,
  free: 2,
  withdraw: 2,
  test: 1,
  face: 1,
};
/** No, one and two more dice. [L-18.2] */
export const DICE = [0, 2, 5];

/** Questions about the school, which the arena has no part in. */
export const AT_SCHOOL: readonly string[] = ['enlist', 'outfit', 'train', 'reroll'];

export const topOf = (table: GloriaState): Frame | undefined => table.frames.at(-1);

type Named<T extends Frame['type']> = Extract<Frame, { type: T }>;

/** The innermost frame of a kind. */
const frameOf = <T extends Frame['type']>(table: GloriaState, type: T): Named<T> | undefined =>
  table.frames.findLast((frame): frame is Named<T> => frame.type === type);

export const jousting = (table: GloriaState): GloriaJoust | undefined => frameOf(table, 'Joust');

/** Striker and victim of the result that is being applied. [L-20.1] */
function strikeOf(joust: GloriaJoust): { striker: number; victim: number } {
  const first = joust.results[joust.at]?.first ?? true;
  return first
    ? { striker: joust.first, victim: joust.second }
    : { striker: joust.second, victim: joust.first };
}

/** The gladiator that a question is about; -1 where one is still to be chosen. */
export function subjectOf(view: GloriaView): number {
  const frame = topOf(view.table);
  switch (view.ask) {
    case 'act':
    case 'toss':
      return (frame as GloriaAct).who;
    case 'duty':
    case 'closer':
      return (frame as GloriaThrow).who;
    case 'free':
    case 'turnabout':
    case 'counter':
    case 'aim':
    case 'pull':
      return (frame as GloriaThrow).target;
    case 'face':
    case 'react':
      return (frame as GloriaJoust).engaged;
    case 'buy': {
      const joust = frame as GloriaJoust;
      return joust.stage === 'buy' ? joust.second : joust.first;
    }
    case 'advance':
      return strikeOf(frame as GloriaJoust).striker;
    case 'lose':
      return strikeOf(frame as GloriaJoust).victim;
    case 'repeat': {
      const { engager, engaged } = frame as GloriaJoust;
      return engager === view.table.active ? engaged : engager;
    }
    case 'retreat':
      return (frame as GloriaForced).who;
    case 'jostle':
      return (frame as GloriaAftermath).striker;
    case 'turn':
      return (frame as GloriaTurnEnd).winners[0] ?? -1;
    default:
      return -1;
  }
}

/** The one that moves by a direction: the one asked about, but a thrower is pulled in by another. */
export const moverOf = (view: GloriaView): number =>
  view.ask === 'pull' ? (topOf(view.table) as GloriaThrow).who : subjectOf(view);

/** The other one of a joust or a throw; -1 where there is none. */
export function otherOf(view: GloriaView): number {
  const who = subjectOf(view);
  const frame = topOf(view.table);
  if (frame?.type === 'Joust') return frame.engager === who ? frame.engaged : frame.engager;
  if (frame?.type === 'Throw') return frame.who === who ? frame.target : frame.who;
  if (frame?.type === 'Aftermath') return frame.victim;
  return -1;
}

/** Enemies: of another troop in a melee, in single combat the opponent alone. [L-30.4] */
export const hostile = (table: GloriaState, one: Gladiator, other: Gladiator): boolean =>
  table.options.mode === 'melee'
    ? one.owner !== other.owner
    : one.opponent === other.id && other.opponent === one.id;

export const fighting = (table: GloriaState): Gladiator[] =>
  table.gladiators.filter((one) => one.status === 'fit');

/** Who lies in the arena: out until the turn ends, or dead. [L-25] */
export const bodies = (table: GloriaState): Gladiator[] => {
  const lying = table.gladiators.filter((one) => one.status === 'out' || one.status === 'dead');
  return lying.filter((one) => (table.bodies[one.hex] ?? 0) > 0);
};

export const standsAt = (table: GloriaState, hex: Hex): Gladiator | undefined =>
  table.gladiators[table.places[hex] ?? -1];

/** A zone of control needs one who stands free and does not appeal. [L-9.2] */
export const hasZone = (one: Gladiator): boolean =>
  one.status === 'fit' && !(one.down || one.snare || one.appealing);

const SNARES = ['net', 'lasso'];
export const snareOf = (one: Gladiator): string | undefined =>
  one.hands.find((item) => SNARES.includes(item));

/** The zone of a gladiator within the arena, and what its long weapon or its snare gets to. */
export function reachesOf(
  table: GloriaState,
  one: Gladiator,
  facing = one.facing,
): { zone: Hex[]; reach: Hex[] } {
  const inside = (hex: Hex) => length(hex) <= table.radius;
  if (!hasZone(one)) return { zone: [], reach: [] };
  const far = one.arm === 'long' || snareOf(one) !== undefined;
  return {
    zone: zoneOf(one.hex, facing).filter(inside),
    reach: far ? reachOf(one.hex, facing).filter(inside) : [],
  };
}

/** Whether a hex at one or two steps is in the front arc; who lies sees none. [L-16.4] */
export function sees(one: Gladiator, hex: Hex, facing = one.facing): boolean {
  const flanks = [-1, 1].map((by) =>
    step(step(one.hex, turned(facing, by)), turned(facing, 2 * by)),
  );
  const seen = [...zoneOf(one.hex, facing), ...reachOf(one.hex, facing), ...flanks];
  return !one.down && seen.includes(hex);
}

/** The hexes in which an enemy's zone would stop a gladiator. [L-9.3] */
export const dangers = (table: GloriaState, one: Gladiator): Set<Hex> =>
  new Set(
    fighting(table)
      .filter((other) => hostile(table, one, other))
      .flatMap((other) => reachesOf(table, other).zone),
  );

export const stunned = (table: GloriaState, one: Gladiator): boolean =>
  one.status === 'fit' && one.stunned >= table.turn && one.stunned > 0;
export const cowed = (table: GloriaState, one: Gladiator): boolean =>
  one.status === 'fit' && one.cowed >= table.turn && one.cowed > 0;

/** What besets a gladiator, in words of the catalogue. */
export function troubles(table: GloriaState, one: Gladiator): string[] {
  if (one.status === 'dead' || one.status === 'out') return [one.status];
  return [
    one.down && 'down',
    one.snare && 'snared',
    stunned(table, one) && 'stunned',
    cowed(table, one) && 'cowed',
    one.appealing && 'appealing',
  ].filter((word): word is string => Boolean(word));
}

export const troopOf = (table: GloriaState, seat: number): Gladiator[] =>
  table.gladiators.filter((one) => one.owner === seat);

/** How many of a troop can still fight. */
export const standing = (table: GloriaState, seat: number): number =>
  troopOf(table, seat).filter((one) => one.status === 'fit' || one.status === 'waiting').length;

export const victories = (table: GloriaState, seat: number): number =>
  troopOf(table, seat).reduce((sum, one) => sum + one.victories, 0);

/** Weights are kept in quarters. [L-2.3] */
export const weightOf = (one: Gladiator): number => one.weight / 4;

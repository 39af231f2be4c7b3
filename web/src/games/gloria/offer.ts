/** The legal moves, sorted by how they are made: on which hex, by which arrow, with which button. */

import { type Hex, hexAt, step } from './arena/hexes.ts';
import type { GloriaGoal, GloriaShown } from './protocol.ts';

export type Assault = 'engage' | 'push' | 'throw';

export interface Attack {
  move: string;
  kind: Assault;
  who: number;
  /** The facing to end in; -1 where there is no choice. */
  facing: number;
}

interface Placement {
  move: string;
  who: number;
  hex: Hex;
  facing: number;
}

export interface Offer {
  /** Whom the question is about, and who moves; -1 for nobody. */
  who: number;
  mover: number;
  /** Hexes the active gladiator can walk to, with the way there. */
  goals: ReadonlyMap<Hex, GloriaGoal>;
  /** Hexes that answer by one move. */
  ways: ReadonlyMap<Hex, string>;
  /** Facings of the one asked about, and what it does to turn there. */
  facings: ReadonlyMap<number, string>;
  verb: 'pivot' | 'stand' | 'face' | 'turn' | null;
  activations: ReadonlyMap<number, string>;
  attacks: readonly Attack[];
  places: readonly Placement[];
  /** All that is said by a button. */
  words: readonly string[];
}

const WAYS = ['step', 'withdraw', 'retreat', 'advance', 'toss', 'pull'];
const VERBS = ['pivot', 'stand', 'face', 'turn'] as const;
const ASSAULTS: readonly string[] = ['engage', 'push', 'throw'];

export const kindOf = (move: string): string => move.split(' ', 1)[0] ?? '';
/** The thing a move names: `drop net` is about the net. */
export const wordOf = (move: string): string => move.split(' ')[1] ?? '';
const numbers = (move: string): number[] => move.split(/[ ,]/).slice(1).map(Number);

function readAttack(move: string): Attack {
  const [who = -1, facing = -1] = numbers(move);
  return { move, kind: kindOf(move) as Assault, who, facing };
}

function readPlace(move: string): Placement {
  const [who = -1, q = 0, r = 0, facing = 0] = numbers(move);
  return { move, who, hex: hexAt(q, r), facing };
}

/** Sort the moves of a prompt. */
export function offerOf(view: GloriaShown, moves: readonly string[] | null): Offer {
  const all = moves ?? [];
  const { who, mover } = view.asked;
  const here = view.table.gladiators[mover]?.hex ?? 0;
  const goals = new Map(moves ? view.goals.map((goal) => [goal.hex, goal]) : []);
  const ways = new Map(
    all
      .filter((move) => WAYS.includes(kindOf(move)))
      .map((move): [Hex, string] => [step(here, numbers(move)[0] ?? 0), move])
      .filter(([hex]) => !goals.has(hex)),
  );
  const turns = all.filter((move) => VERBS.some((verb) => verb === kindOf(move)));
  const rest = all.filter((move) => {
    const kind = kindOf(move);
    const lit = [...WAYS, ...ASSAULTS, ...VERBS, 'activate', 'place'];
    return !lit.includes(kind);
  });
  return {
    who,
    mover,
    goals,
    ways,
    facings: new Map(turns.map((move) => [numbers(move)[0] ?? 0, move])),
    verb: VERBS.find((verb) => verb === kindOf(turns[0] ?? '')) ?? null,
    activations: new Map(
      all
        .filter((move) => kindOf(move) === 'activate')
        .map((move) => [numbers(move)[0] ?? -1, move]),
    ),
    attacks: all.filter((move) => ASSAULTS.includes(kindOf(move))).map(readAttack),
    places: all.filter((move) => kindOf(move) === 'place').map(readPlace),
    words: rest,
  };
}

/** The first attack on somebody, of a kind if one is wanted. */
export const attackOn = (offer: Offer, who: number, kind?: Assault): Attack | undefined =>
  offer.attacks.find((one) => one.who === who && (!kind || one.kind === kind));

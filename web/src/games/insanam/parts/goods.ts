/** Choosing goods by number: which moves are left open by what has been counted so far. */
import { argsOf, countGoods, kindOf } from '../words.ts';

export type Three = readonly [number, number, number];

/** A move that names goods: what is given or gained, and for an exchange what comes back. */
interface GoodsMove {
  move: string;
  first: Three;
  second: Three | null;
}

const NAMING = ['take', 'lose', 'pay', 'swap', 'patronage'];

/** The moves of a question that name goods. */
export const goodsMoves = (moves: readonly string[] | null): GoodsMove[] =>
  (moves ?? [])
    .filter((move) => NAMING.includes(kindOf(move)))
    .map((move) => {
      const [first = '', second] = argsOf(move);
      return {
        move,
        first: countGoods(first),
        second: second === undefined ? null : countGoods(second),
      };
    });

const same = (a: Three, b: Three): boolean => a.every((n, at) => n === b[at]);
const sum = (three: Three): number => three[0] + three[1] + three[2];

/** The most that any move has of each kind. */
export const mostOf = (all: readonly Three[]): Three => [
  Math.max(0, ...all.map((one) => one[0])),
  Math.max(0, ...all.map((one) => one[1])),
  Math.max(0, ...all.map((one) => one[2])),
];

/** Change one kind of three. */
export const changed = (three: Three, at: number, n: number): Three => {
  const [g, w, s] = three.map((old, index) => (index === at ? n : old));
  return [g ?? 0, w ?? 0, s ?? 0];
};

/** The move that is exactly what has been counted; null while it is none. */
export const exact = (
  all: readonly GoodsMove[],
  first: Three,
  second: Three | null,
): string | null =>
  all.find(
    (one) =>
      same(one.first, first) && (one.second === null || (second && same(one.second, second))),
  )?.move ?? null;

/** The counts that can come back for what is given, and how many goods those are. */
export function backFor(all: readonly GoodsMove[], first: Three): { most: Three; count: number } {
  const found = all.flatMap((one) => (one.second && same(one.first, first) ? [one.second] : []));
  return { most: mostOf(found), count: found[0] ? sum(found[0]) : 0 };
}

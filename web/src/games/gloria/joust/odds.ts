/** The odds of a duel: what may happen to either side by side, and what is about both. */
import type { Chance, Forecast } from '../../../lib/protocol.ts';

/** What may happen to one of the two: the house's word where it is mine, and where it is theirs. */
const EITHER = [
  ['attack', 'defend'],
  ['win', ''],
  ['touch', 'touched'],
  ['wounded', 'wound'],
  ['fallen', 'fell'],
  ['lost', 'out'],
  ['slain', 'killed'],
  ['wall', 'walled'],
] as const;
const PAIRED = new Set<string>(EITHER.flat());

/** What matters most of a fight: how a throw and a joust end, and who is hurt. */
const FIRST = ['caught', 'win', 'wound', 'wounded'];

/** Order what may happen: what matters most, then the rest as the house tells it. */
export const firstFirst = <T extends { word: string }>(all: readonly T[]): T[] => [
  ...FIRST.flatMap((word) => all.filter((one) => one.word === word)),
  ...all.filter(({ word }) => !FIRST.includes(word)),
];

/** What may happen, with its chance for each of the two; null where nothing is told of it. */
export interface Both {
  word: string;
  mine: number | null;
  theirs: number | null;
}

export function oddsOf({ odds }: Forecast): { both: Both[]; rest: Chance[] } {
  const found = new Map(odds.map(({ word, chance }) => [word, chance]));
  const both = EITHER.map(([mine, theirs]) => ({
    word: mine,
    mine: found.get(mine) ?? null,
    theirs: found.get(theirs) ?? null,
  }));
  return {
    both: both.filter(({ mine, theirs }) => mine !== null || theirs !== null),
    rest: odds.filter(({ word }) => !PAIRED.has(word)),
  };
}

/** The few odds that are told where there is room for no more. */
export const firstOdds = ({ odds }: Forecast): Chance[] =>
  firstFirst(odds).filter(({ word }) => FIRST.includes(word));

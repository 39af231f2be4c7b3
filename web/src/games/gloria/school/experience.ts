/** Tests of experience: what the dice must show, how likely that is, what they brought. [L-31] */
import type { GloriaGladiator, GloriaOptions, GloriaState, GloriaTests } from '../protocol.ts';

/** How the dice of a test are read. */
export type Reading = 'above' | GloriaOptions['xp_defeated'];

/** At this level a gladiator is freed. [L-31.6] */
export const RUDIS = 6;

/** One die for those on their feet, two for those who were out. [L-31.3, L-31.4] */
export const readingOf = (one: GloriaGladiator, options: GloriaOptions): Reading =>
  one.level > 0 ? 'above' : options.xp_defeated;

/** What the dice bring. A 0 is fatal to the hurt. [L-31.3 to L-31.5] */
export type Fate = 'dies' | 'learns' | 'nothing';

export function fateOf(
  one: GloriaGladiator,
  options: GloriaOptions,
  dice: readonly number[],
  initial = one.initial,
): Fate {
  if (one.hurt && dice.includes(0)) return 'dies';
  const learned = {
    above: () => dice.every((die) => die > initial),
    each_below: () => dice.every((die) => die < initial),
    sum_below: () => dice.reduce((all, die) => all + die, 0) < initial,
    each_above: () => dice.every((die) => die > initial),
  }[readingOf(one, options)]();
  return learned ? 'learns' : 'nothing';
}

/** Chances in percent. */
export interface Chances {
  learns: number;
  dies: number;
}

const TEN = Array.from({ length: 10 }, (_, die) => die);

/** What may come of dice of which some (null) are still to be rolled. */
export function chancesOf(
  one: GloriaGladiator,
  options: GloriaOptions,
  dice: readonly (number | null)[],
): Chances {
  const rolls = dice.reduce<number[][]>(
    (all, die) => all.flatMap((roll) => (die === null ? TEN : [die]).map((d) => [...roll, d])),
    [[]],
  );
  const percent = (fate: Fate): number => {
    const found = rolls.filter((roll) => fateOf(one, options, roll) === fate).length;
    return Math.round((100 * found) / rolls.length);
  };
  return { learns: percent('learns'), dies: percent('dies') };
}

/** The chances of a test that is still to come. */
export const testChances = (one: GloriaGladiator, options: GloriaOptions): Chances =>
  chancesOf(one, options, one.level > 0 ? [null] : [null, null]);

/** The tests under way, or null. */
export function testsIn(table: GloriaState): GloriaTests | null {
  const top = table.frames.at(-1);
  return top?.type === 'Tests' ? top : null;
}

/** How far a gladiator's test has come. */
export interface Tested {
  /** Still to come, being thought about, or what it brought. */
  stage: 'waits' | 'now' | 'dies' | 'learns' | 'freed' | 'nothing';
  /** Its dice: all that fell, or those that stand while they are thought about. */
  dice: readonly number[];
  /** The level it was tested at. */
  initial: number;
}

export function testedOf(table: GloriaState, tests: GloriaTests, one: GloriaGladiator): Tested {
  const fallen = table.dice.filter((die) => die.label === 'xp' && die.who === one.id);
  const dice = fallen.map((die) => die.value);
  const initial = fallen[0]?.limit ?? one.initial;
  if (tests.who === one.id) return { stage: 'now', dice: tests.dice, initial };
  if (dice.length === 0) return { stage: 'waits', dice, initial };
  if (one.status === 'dead') return { stage: 'dies', dice, initial };
  if (one.status === 'freed') return { stage: 'freed', dice, initial };
  return { stage: one.initial > initial ? 'learns' : 'nothing', dice, initial };
}

/** How many trainers of a school can still help in these tests. [L-31.7] */
export function helpersLeft(table: GloriaState, tests: GloriaTests | null, seat: number): number {
  const trainers = table.schools[seat]?.trainers.length ?? 0;
  return Math.max(0, trainers - (tests?.seat === seat ? tests.helped : 0));
}

/** What the tests of a school brought, gladiator by gladiator, and which trainers have left. */
export interface Brought {
  tested: { one: GloriaGladiator; fate: 'dies' | 'learns' | 'freed' | 'nothing'; level: number }[];
  left: string[];
}

/** Compare a table during the tests with one after them. */
export function broughtTo(before: GloriaState, after: GloriaState, seat: number): Brought {
  const troop = before.gladiators.filter((one) => one.owner === seat);
  const tested = troop.map((one) => {
    const end = after.memories.find(
      (other) => other.name === one.name && other.tournament === before.tournament,
    )?.end;
    const die = before.dice.find((other) => other.label === 'xp' && other.who === one.id);
    const initial = die?.limit ?? one.initial;
    const level = after.gladiators.find((other) => other.name === one.name)?.initial ?? initial;
    if (end) return { one, fate: end === 'rudis' ? 'freed' : 'dies', level: RUDIS } as const;
    return { one, fate: level > initial ? 'learns' : 'nothing', level } as const;
  });
  const trainers = new Set([
    ...(before.schools[seat]?.trainers ?? []).map(({ name }) => name),
    ...tested.filter(({ fate }) => fate === 'freed').map(({ one }) => one.name),
  ]);
  const staying = after.schools[seat]?.trainers.map(({ name }) => name) ?? [];
  return { tested, left: [...trainers].filter((name) => !staying.includes(name)) };
}

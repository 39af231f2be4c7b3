import { describe, expect, it } from 'vitest';
import type { GloriaTests } from '../protocol.ts';
import {
  broughtTo,
  chancesOf,
  fateOf,
  helpersLeft,
  readingOf,
  testChances,
  testedOf,
  testsIn,
} from './experience.ts';
import { like, moment } from './fixtures.ts';

const { view } = moment('train');
const options = view.table.options;
const fit = like(view, { initial: 3, level: 3, hurt: false });
const hurt = like(view, { initial: 3, level: 2, hurt: true });
const out = like(view, { initial: 4, level: 0, hurt: true });

const testsOf = (name: 'train' | 'reroll' | 'rerolls'): GloriaTests => {
  const found = testsIn(moment(name).view.table);
  if (!found) throw new Error('nobody is tested');
  return found;
};

describe('a test', () => {
  // The vectors V-60 and V-61 of the rules.
  it('is read as the rules say', () => {
    expect([4, 3, 0].map((die) => fateOf(hurt, options, [die]))).toEqual([
      'learns',
      'nothing',
      'dies',
    ]);
    expect(fateOf(fit, options, [0])).toBe('nothing');
    expect(
      [
        [1, 3],
        [1, 4],
        [0, 2],
      ].map((dice) => fateOf(out, options, dice)),
    ).toEqual(['learns', 'nothing', 'dies']);
  });

  it('is read as was agreed for those who were out', () => {
    const sum = { ...options, xp_defeated: 'sum_below' as const };
    const above = { ...options, xp_defeated: 'each_above' as const };
    expect(
      [
        [1, 2],
        [1, 3],
      ].map((dice) => fateOf(out, sum, dice)),
    ).toEqual(['learns', 'nothing']);
    expect(
      [
        [5, 9],
        [4, 9],
      ].map((dice) => fateOf(out, above, dice)),
    ).toEqual(['learns', 'nothing']);
    expect([readingOf(fit, sum), readingOf(out, sum), readingOf(out, above)]).toEqual([
      'above',
      'sum_below',
      'each_above',
    ]);
  });

  it('has its chances', () => {
    expect(testChances(fit, options)).toEqual({ learns: 60, dies: 0 });
    expect(testChances(hurt, options)).toEqual({ learns: 60, dies: 10 });
    // Both of 1 to 3; at least one 0 of two dice.
    expect(testChances(out, options)).toEqual({ learns: 9, dies: 19 });
    expect(chancesOf(out, options, [2, null])).toEqual({ learns: 30, dies: 10 });
    expect(chancesOf(out, options, [8, null])).toEqual({ learns: 0, dies: 10 });
  });
});

describe('tests under way', () => {
  it('know who waits, who is thought about, and what came of the others', () => {
    const { table } = view;
    const tests = testsOf('train');
    const stages = table.gladiators
      .filter((one) => one.owner === 0)
      .map((one) => testedOf(table, tests, one).stage);
    expect(stages).toEqual(['waits', 'waits', 'waits', 'waits', 'nothing']);
    const now = moment('reroll').view.table;
    const who = now.gladiators[testsOf('reroll').who];
    expect(who && testedOf(now, testsOf('reroll'), who)).toEqual({
      stage: 'now',
      dice: [1],
      initial: 3,
    });
  });

  it('tell death, freedom and a level apart', () => {
    const { table } = view;
    const tests = testsOf('train');
    const dice = [{ label: 'xp', who: 1, value: 7, total: 7, limit: 3, result: '' }];
    const after = { ...table, dice };
    const one = (part: object) => testedOf(after, tests, { ...fit, id: 1, ...part });
    expect(one({ initial: 4 })).toEqual({ stage: 'learns', dice: [7], initial: 3 });
    expect(one({ status: 'dead' }).stage).toBe('dies');
    expect(one({ status: 'freed' }).stage).toBe('freed');
  });

  it('count the trainers that can still help', () => {
    const { table } = moment('reroll').view;
    const tests = testsOf('reroll');
    expect([0, 1].map((seat) => helpersLeft(table, tests, seat))).toEqual([1, 1]);
    expect(helpersLeft(table, null, 0)).toBe(2);
    expect(testsIn(moment('enlist').view.table)).toBeNull();
  });

  it('are summed up by comparing two tables', () => {
    const before = view.table;
    const [freed, learned, dead] = before.gladiators;
    const after = {
      ...before,
      gladiators: before.gladiators
        .filter((one) => one !== freed && one !== dead)
        .map((one) => (one === learned ? { ...one, initial: one.initial + 1 } : one)),
      memories: [
        ...before.memories,
        ...[freed, dead].map((one) => ({
          name: one?.name ?? '',
          type: '',
          owner: 0,
          level: 5,
          wins: 0,
          tournament: before.tournament,
          end: one === freed ? ('rudis' as const) : ('wounds' as const),
        })),
      ],
      schools: before.schools.map((school) => ({ ...school, trainers: [] })),
    };
    const { tested, left } = broughtTo(before, after, 0);
    expect(tested.map(({ one, fate }) => [one.name, fate])).toEqual([
      ['carpophorus', 'freed'],
      ['columbus', 'learns'],
      ['demetrius', 'dies'],
      ['triumphus', 'nothing'],
      ['maximus', 'nothing'],
    ]);
    expect(left).toEqual(['spiculus', 'carpophorus']);
  });
});

import { expect, it } from 'vitest';
import { broughtTo, testsIn } from './experience.ts';
import { moment } from './fixtures.ts';

it('tests are under way while the house asks about them', () => {
  expect(testsIn(moment('train').view.table)?.seat).toBe(0);
  expect(testsIn(moment('enlist').view.table)).toBeNull();
});

it('the tests of a school are summed up by comparing two tables', () => {
  const { view } = moment('train');
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
  const { tested, left } = broughtTo(view, after, 0);
  expect(tested.map(({ one, fate }) => [one.name, fate])).toEqual([
    ['carpophorus', 'freed'],
    ['columbus', 'learns'],
    ['demetrius', 'dies'],
    ['triumphus', 'nothing'],
    ['maximus', 'nothing'],
  ]);
  expect(left).toEqual(['spiculus', 'carpophorus']);
});

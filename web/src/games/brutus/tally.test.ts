import { expect, it } from 'vitest';
import { byPlace, gained, sourcesOf, totalsAfter } from './tally.ts';

const manche = {
  places: [2, 1, 4, 3],
  position: [4, 6, 0, 2],
  caesar: [0, 1, 1, 0],
  revolt: [0, 0, 0, 0],
  mercy: [2, 0, 0, 0],
};

it('adds the points of a manche up by source', () => {
  expect([0, 1, 2, 3].map((seat) => gained(manche, seat))).toEqual([6, 7, 1, 2]);
  expect(sourcesOf(manche)).toEqual(['position', 'caesar', 'mercy']);
  expect(byPlace(manche)).toEqual([1, 0, 3, 2]);
});

it('keeps the totals after each manche', () => {
  expect(totalsAfter([manche, manche], 1)).toEqual([6, 7, 1, 2]);
  expect(totalsAfter([manche, manche], 2)).toEqual([12, 14, 2, 4]);
  expect(totalsAfter([], 0)).toEqual([]);
});

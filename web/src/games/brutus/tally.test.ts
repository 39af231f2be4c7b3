import { expect, it } from 'vitest';
import { byPlace, sourcesOf } from './tally.ts';

const manche = {
  places: [2, 1, 4, 3],
  position: [4, 6, 0, 2],
  caesar: [0, 1, 1, 0],
  revolt: [0, 0, 0, 0],
  mercy: [2, 0, 0, 0],
};

it('names what brought points, and the seats by place', () => {
  expect(sourcesOf(manche)).toEqual(['position', 'caesar', 'mercy']);
  expect(byPlace(manche)).toEqual([1, 0, 3, 2]);
});

import { expect, it } from 'vitest';
import { nearest } from './arrows.ts';

it('goes to the nearest thing by arrows', () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 50, y: 0 },
    { x: 0, y: 30 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, spots, 'ArrowRight')).toBe(0);
  expect(nearest(from, spots, 'ArrowDown')).toBe(2);
  expect(nearest(from, spots, 'ArrowUp')).toBe(-1);
});

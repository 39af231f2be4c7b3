import { expect, it } from 'vitest';
import { backFor, exact, goodsMoves, mostOf } from './goods.ts';

it('counts goods towards a move', () => {
  const all = goodsMoves(['swap G W', 'swap GG WS', 'swap GG SS', 'done']);
  expect(mostOf(all.map((one) => one.first))).toEqual([2, 0, 0]);
  expect(backFor(all, [2, 0, 0])).toEqual({ most: [0, 1, 2], count: 2 });
  expect(exact(all, [2, 0, 0], [0, 1, 1])).toBe('swap GG WS');
  expect(exact(all, [2, 0, 0], [0, 1, 0])).toBeNull();
  expect(exact(goodsMoves(['take GW']), [1, 1, 0], null)).toBe('take GW');
});

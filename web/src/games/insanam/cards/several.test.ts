import { expect, it } from 'vitest';
import { cardsOf, moveFor, sizeOf, toggled } from './several.ts';

it('gathers cards towards a move', () => {
  const moves = ['keep G01,G02', 'keep G01,G03'];
  expect(cardsOf(moves)).toEqual(['G01', 'G02', 'G03']);
  expect(sizeOf(moves)).toBe(2);
  expect(moveFor(moves, ['G03', 'G01'], false)).toBe('keep G01,G03');
  expect(moveFor(['order A,B'], ['B', 'A'], true)).toBeNull();
  expect(toggled(['G01', 'G02'], 'G03', 2)).toEqual(['G01', 'G03']);
  expect(toggled(['G01'], 'G01', 2)).toEqual([]);
});

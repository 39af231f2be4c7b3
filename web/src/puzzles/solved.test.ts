import { beforeEach, describe, expect, it } from 'vitest';
import { marksOf, nextOf, note, streak } from './solved.ts';

const ROW = { game: 'gorus', ids: ['a', 'b', 'c'], daily: 'b' };

beforeEach(() => localStorage.clear());

describe('what is remembered of puzzles', () => {
  it('keeps what was first: whoever has seen the answer has not found it', () => {
    note('gorus', 'a', 'shown', null);
    note('gorus', 'a', 'solved', '2026-11-18');
    note('brutus', 'a', 'solved', null);
    expect(marksOf('gorus')).toEqual({ a: 'shown' });
    expect(marksOf('brutus')).toEqual({ a: 'solved' });
    expect(streak('2026-11-18')).toBe(0);
  });

  it('counts days in a row, and today may still be missing', () => {
    note('gorus', 'a', 'solved', '2026-10-31');
    note('gorus', 'b', 'solved', '2026-11-01');
    note('brutus', 'b', 'solved', '2026-11-01');
    expect(streak('2026-11-01')).toBe(2);
    expect(streak('2026-11-02')).toBe(2);
    expect(streak('2026-11-03')).toBe(0);
  });

  it('offers today\u2019s first, then each other once, and at last all again', () => {
    expect(nextOf(ROW)).toBe('b');
    note('gorus', 'b', 'solved', null);
    expect(nextOf(ROW, 'b')).toBe('c');
    note('gorus', 'c', 'shown', null);
    expect(nextOf(ROW, 'c')).toBe('a');
    note('gorus', 'a', 'solved', null);
    expect(nextOf(ROW, 'a')).toBe('b');
    expect(nextOf({ ...ROW, daily: 'c' }, 'c')).toBe('a');
  });

  it('forgets what is no memory of ours', () => {
    localStorage.setItem('ludus.puzzles', '{"marks": null');
    expect(marksOf('gorus')).toEqual({});
  });
});

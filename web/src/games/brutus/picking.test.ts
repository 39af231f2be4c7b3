import { describe, expect, it } from 'vitest';
import { cards, reply, table } from './fixtures.ts';
import {
  forced,
  isWhole,
  leftToTake,
  movesOf,
  need,
  tap,
  tapLead,
  tapMany,
  tapReply,
  wished,
} from './picking.ts';

describe('picking by tapping a column', () => {
  it('adds one card of a lead at a time, and begins anew', () => {
    let picked: number[] = [];
    const seen = [0, 1, 2, 3].map(() => {
      picked = tapLead(picked, 5, 3);
      return picked.length;
    });
    expect(seen).toEqual([1, 2, 3, 0]);
    expect(tapLead([5, 5], 7, 1)).toEqual([7]);
  });

  it('picks what a reply needs at once, and lets it go', () => {
    expect(tapReply([], 9, 2)).toEqual([9, 9]);
    expect(tapReply([9, 9], 9, 2)).toEqual([]);
    expect(tapReply([9, 9], 12, 2)).toEqual([12, 12]);
  });

  it('gathers several cards of any value', () => {
    expect(tapMany([], 5, 2, 3)).toEqual([5]);
    expect(tapMany([5], 5, 2, 3)).toEqual([5, 5]);
    expect(tapMany([5, 5], 5, 2, 3)).toEqual([]);
    expect(tapMany([5, 5], 7, 1, 3)).toEqual([5, 5, 7]);
    // Full: a new value takes the place of the oldest, a picked one is let go.
    expect(tapMany([5, 5, 7], 9, 1, 3)).toEqual([5, 7, 9]);
    expect(tapMany([5, 5, 7], 7, 2, 3)).toEqual([5, 5]);
    expect(tapMany([4], 8, 1, 1)).toEqual([8]);
  });

  it('knows the phase', () => {
    expect(tap(table(4), [2], 2)).toEqual([2, 2]);
    expect(tap(reply(1, 2), [], 2)).toEqual([2, 2]);
    expect(tap(table(4, { phase: 'lay', asked: 2 }), [5], 9)).toEqual([5, 9]);
    const forum = cards(3, 3, 4);
    const take = table(4, { phase: 'take', forum, asked: 2, pickers: [0] });
    expect(tap(take, [], 3)).toEqual([3]);
  });
});

describe('how many are wanted', () => {
  it('is any number for a lead, else what the phase says', () => {
    expect(need(table(4))).toBeNull();
    expect(need(reply(5, 2))).toBe(2);
    expect(need(table(4, { phase: 'lay', asked: 3, laid: [5] }))).toBe(2);
    expect(need(table(4, { phase: 'discard' }))).toBe(1);
    expect(isWhole(table(4), [])).toBe(false);
    expect(isWhole(table(4), [5])).toBe(true);
    expect(isWhole(table(4, { phase: 'lay', asked: 2 }), [5])).toBe(false);
  });

  it('counts what the picker has still to take [B-4.7]', () => {
    const forum = cards(1, 2, 3, 4, 5, 6, 7);
    const view = table(4, { phase: 'take', asked: 2, forum, pickers: [1, 2, 3, 0] });
    expect(leftToTake(view)).toBe(1);
    expect(leftToTake(table(4))).toBe(0);
  });

  it('leaves no choice to the last picker, nor among cards of one value', () => {
    const take = (forum: number[], pickers: number[], asked: number) =>
      forced(table(4, { phase: 'take', forum, pickers, asked }));
    expect(take(cards(3, 9), [0], 2)).toEqual([3, 9]);
    expect(take(cards(3, 3, 3, 3), [0, 1], 2)).toEqual([3, 3]);
    expect(take(cards(3, 3, 3, 4), [0, 1], 2)).toBeNull();
    expect(forced(table(4))).toBeNull();
  });
});

describe('moves', () => {
  it('are one for a combination, and one for each other card', () => {
    expect(movesOf('lead', [5, 5])).toEqual(['5x2']);
    expect(movesOf('reply', [])).toEqual([]);
    expect(movesOf('lay', [5, 9, 9])).toEqual(['lay 5', 'lay 9', 'lay 9']);
    expect(movesOf('take', [3])).toEqual(['take 3']);
  });

  it('can be asked about', () => {
    expect(wished(reply(5, 2), 4)).toBe('4x2');
    expect(wished(table(4, { phase: 'give' }), 4)).toBe('give 4');
    expect(wished(table(4, { phase: 'power' }), 4)).toBe('4x1');
  });
});

import { describe, expect, it } from 'vitest';
import { COLLECTIVE } from '../content/catalogue.ts';
import { eventFrame, tableOf, viewOf } from '../fixtures/placed.ts';
import {
  asked,
  broughtTo,
  isRevealed,
  leastOf,
  placesOf,
  purseOf,
  rewardsOf,
} from './edictRules.ts';

describe('an event', () => {
  const card = COLLECTIVE.E308;
  if (!card) throw new Error('no such event');

  it('has the rewards and the minimum for this number of players', () => {
    expect(rewardsOf(tableOf(), card)).toEqual(['+4VP free(CEN,1)', '+3VP free(LEG,1)', '+1COR']);
    expect(leastOf(tableOf(), card)).toBe(12);
  });

  it('ranks gifts; equal ones share the better place, and exposed ones have none', () => {
    expect(placesOf(tableOf({ gifts: [5, 5, 3] }))).toEqual([1, 1, 3]);
    expect(placesOf(tableOf({ gifts: [0, 1, 3] }))).toEqual([0, 2, 1]);
    const table = tableOf({ gifts: [5, 4, 3] });
    const [first] = table.players;
    if (first) first.exposed = true;
    expect(placesOf(table)).toEqual([0, 1, 2]);
  });

  it('lets Verus make a gift look larger', () => {
    const table = tableOf({ gifts: [3, 4, 3] });
    const [first] = table.players;
    if (first) first.winners = ['G22'];
    expect(placesOf(table)).toEqual([1, 1, 3]);
  });

  it('says what it brought', () => {
    const brought = (gifts: number[]) =>
      [0, 1, 2].map((seat) => broughtTo(tableOf({ gifts }), card, seat));
    expect(brought([9, 3, 0])).toEqual(['+4VP free(CEN,1)', '+3VP free(LEG,1)', '']);
    expect(brought([9, 0, 1])).toEqual(['', '-2VP', '']);
  });

  it('asks for one kind after the other', () => {
    const view = viewOf('gifts');
    expect(asked(['give W 0', 'give W 1', 'give W 2'])).toEqual({ kind: 'W', most: 2 });
    expect(asked(null)).toBeNull();
    expect(purseOf(view, card, ['give W 0', 'give W 1', 'give W 2'])).toEqual([
      { kind: 'W', most: 2 },
      { kind: 'S', most: 3 },
    ]);
  });

  it('lies open once all have chosen', () => {
    expect(isRevealed(tableOf({ frames: [eventFrame('E308')] }))).toBe(false);
    expect(isRevealed(tableOf({ frames: [eventFrame('E308', { stage: 'end' })] }))).toBe(true);
    expect(isRevealed(tableOf({ event: 'E308' }))).toBe(true);
    expect(isRevealed(tableOf())).toBe(false);
  });
});

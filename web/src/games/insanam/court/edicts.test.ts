import { describe, expect, it } from 'vitest';
import { COLLECTIVE } from '../content/catalogue.ts';
import { eventFrame, tableOf, viewOf } from '../fixtures/placed.ts';
import { asked, isRevealed, leastOf, purseOf, rewardsOf } from './edicts.ts';

describe('an event', () => {
  const card = COLLECTIVE.E308;
  if (!card) throw new Error('no such event');

  it('has the rewards and the minimum for this number of players', () => {
    expect(rewardsOf(tableOf(), card)).toEqual(['+4VP free(CEN,1)', '+3VP free(LEG,1)', '+1COR']);
    const frames = [eventFrame('E308', { least: 12 })];
    expect(leastOf(viewOf('gifts', { frames }))).toBe(12);
    const edict = { least: 8, given: 0, missing: 8, places: [], brought: [] };
    expect(leastOf(viewOf('', {}, { edict }))).toBe(8);
  });

  it('asks for one kind after the other', () => {
    const view = viewOf('gifts', { frames: [eventFrame('E308', { kinds: 'GWS' })] });
    expect(asked(['give W 0', 'give W 1', 'give W 2'])).toEqual({ kind: 'W', most: 2 });
    expect(asked(null)).toBeNull();
    expect(purseOf(view, ['give W 0', 'give W 1', 'give W 2'])).toEqual([
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

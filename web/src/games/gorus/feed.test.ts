import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Feed, LINGER } from './feed.svelte.ts';
import { ended, fight, table } from './fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const first = fight(3, 0, 'BL4', 'BL10');
const whole = fight(3, 0, 'BL4', 'BL10', 'GR10');
const running = table(3, { fight: first, turn: 2 });
const over = table(3, {
  turn: 2,
  last_fight: ended(2, whole),
  pile_sizes: [0, 0, 3],
});

describe('a finished fight', () => {
  it('stays for a moment, its last card included, and then goes', () => {
    const feed = new Feed();
    feed.see(running, 0);
    expect(feed.lay).toBe(2);
    feed.see(over, 0);
    expect(feed.lingering).toEqual({ winner: 2, plays: whole });
    vi.advanceTimersByTime(LINGER);
    expect(feed.lingering).toBeNull();
  });

  it('stays while others go on, and goes when I do', () => {
    const feed = new Feed();
    feed.see(running, 0);
    feed.see(over, 0);
    feed.see({ ...over, fight: fight(3, 2, 'PI4'), turn: 0 }, 0);
    expect(feed.lingering).not.toBeNull();
    feed.see({ ...over, fight: fight(3, 2, 'PI4', 'PI5'), turn: 1 }, 0);
    expect(feed.lingering).toBeNull();
  });

  it('is not made up when a replay goes back or elsewhere', () => {
    const feed = new Feed();
    feed.see(over, null);
    feed.see(running, null);
    expect(feed.lingering).toBeNull();
    feed.see(over, null);
    feed.see(table(3, { last_fight: ended(1, fight(3, 0, 'PI4', 'PI5', 'PI6')) }), null);
    expect(feed.lingering).toBeNull();
  });
});

describe('the end of a round', () => {
  const score = { totals: [4, -1, 5], gained: [2], preferred: 'GR' as const, trial_failed: false };
  const next = table(3, { round: 2, scores: [score], tokens: [0, 0, 1] });

  it('shows what lay there with my own last card, though the new view has no last fight', () => {
    const feed = new Feed();
    feed.see({ ...running, turn: 2, hand: ['GR10'], seat: 2 }, 2);
    feed.see(next, 2);
    expect(feed.lingering).toEqual({ winner: undefined, plays: whole });
  });

  it("does not guess another's last card", () => {
    const feed = new Feed();
    feed.see({ ...running, hand: [] }, 0);
    feed.see(next, 0);
    expect(feed.lingering?.plays).toEqual(first);
    // The first card of the new round does not cut the look at the old one short.
    feed.see({ ...next, fight: fight(3, 1, 'PI4') }, 0);
    expect(feed.lingering?.plays).toEqual(first);
  });

  it('is put away for lookers-on when the next fight is over, and not shown after a jump', () => {
    const later = { ...next, last_fight: ended(2, whole), pile_sizes: [0, 0, 3] };
    for (const [seat, summary] of [
      [null, 0],
      [0, 1],
    ] as const) {
      const feed = new Feed();
      feed.see(running, seat);
      feed.see(next, seat);
      feed.see(later, seat);
      expect(feed.summary).toBe(summary);
      feed.see(running, seat);
      feed.see(later, seat);
      expect(feed.summary).toBe(0);
    }
  });

  it('is summed up until somebody goes back before it', () => {
    const feed = new Feed();
    feed.see(running, 0);
    expect(feed.summary).toBe(0);
    feed.see(next, 0);
    expect(feed.summary).toBe(1);
    feed.see(running, 0);
    expect(feed.summary).toBe(0);
  });
});

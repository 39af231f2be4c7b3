import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from '../../lib/pace.svelte.ts';
import { Feed } from './feed.svelte.ts';
import { ended, fight, table } from './fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers();
  pace.chosen = 'usual';
});
afterEach(() => {
  pace.hurry();
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
    vi.advanceTimersByTime(1600);
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
  const sheet = {
    kind: 'round',
    number: 1,
    title: { key: 'gorus-sheet-round' },
    article: 'G-8.2',
    columns: [],
    rows: [],
    facts: {
      cards: whole.map(({ card }) => ({ kind: 'card', id: card })),
      seats: whole.map((play) => play.seat ?? -1),
      kinds: whole.map((play) => play.kind).join(','),
      winner: 2,
      school: { kind: 'school', id: 'PI' },
    },
  };

  it('shows the closing fight whole until its sheet has been read', () => {
    const feed = new Feed();
    feed.see(running, 0);
    feed.see(next, 0, sheet);
    expect(feed.lingering).toEqual({ winner: 2, plays: whole, preferred: 'PI' });
    vi.advanceTimersByTime(100 * 1600);
    feed.see({ ...next, fight: fight(3, 1, 'PI4', 'PI5') }, 0, sheet);
    expect(feed.lingering).toEqual({ winner: 2, plays: whole, preferred: 'PI' });
    feed.goOn();
    expect(feed.lingering).toBeNull();
  });

  it('keeps the last fight of a game as long', () => {
    const feed = new Feed();
    feed.see(running, 0);
    feed.see(over, 0, sheet);
    vi.advanceTimersByTime(100 * 1600);
    expect(feed.lingering).toEqual({ winner: 2, plays: whole });
  });

  it('is not made up without a sheet', () => {
    const feed = new Feed();
    feed.see(running, 0);
    feed.see(next, 0);
    expect(feed.lingering).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { isRevealed } from './court/edicts.ts';
import { Feed } from './feed.svelte.ts';
import { moment } from './fixtures/played.ts';

describe('what comes with a new view', () => {
  it('keeps the result of an event until the next one', () => {
    const feed = new Feed();
    const { view } = moment('thumbs');
    feed.see(view);
    feed.see({ ...view, table: { ...view.table, frames: [], event: 'E101' } });
    expect(feed.result).toBe(true);
    expect(feed.past).toHaveLength(1);
    expect(isRevealed((feed.past[0] ?? view).table)).toBe(true);
    feed.see(view);
    expect(feed.result).toBe(false);
  });

  it('remembers fights that are over, the latest first', () => {
    const feed = new Feed();
    const { view } = moment('slide');
    const { view: battle } = moment('fall');
    const quiet = moment('turn').view;
    for (const now of [view, quiet, battle, quiet]) feed.see(now);
    expect(feed.past).toEqual([battle, view]);
    expect(feed.result).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { Feed } from './feed.svelte.ts';
import { play, table } from './fixtures.ts';
import { Flights } from './flights.ts';

const flights = new Flights();
const manche = {
  places: [2, 1, 4, 3],
  position: [4, 6, 0, 2],
  caesar: [0, 0, 0, 0],
  revolt: [0, 0, 0, 0],
  mercy: [0, 0, 0, 0],
};
const first = table(4);
const second = table(4, { manche: 2, phase: 'announce', manches: [manche] });

it('shows the result of a manche until a round of the next is over', () => {
  const feed = new Feed();
  feed.see(first, flights);
  expect(feed.summary).toBe(0);
  feed.see(second, flights);
  expect(feed.summary).toBe(1);
  feed.see({ ...second, phase: 'lead' }, flights);
  expect(feed.summary).toBe(1);
  feed.see({ ...second, before: [play(0, 'lead', 5)] }, flights);
  expect(feed.summary).toBe(0);
});

it('is not shown to whoever comes later, and goes when a replay goes back', () => {
  const feed = new Feed();
  feed.see(second, flights);
  expect(feed.summary).toBe(0);
  feed.see(first, flights);
  feed.see(second, flights);
  expect(feed.summary).toBe(1);
  feed.see(first, flights);
  expect(feed.summary).toBe(0);
});

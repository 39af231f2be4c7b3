import { expect, it } from 'vitest';
import { Feed } from './feed.svelte.ts';
import { changed, die, moment, withTable } from './fixtures.ts';

const fight = moment('act', { dice: [die(5, false), die(3)] }).view;
const quiet = moment('act', { dice: [die(2, false)] }).view;

it('keeps the dice of a fight when the next phase begins', () => {
  const feed = new Feed();
  feed.see(fight);
  expect(feed.past).toEqual([]);
  feed.see(quiet);
  expect(feed.past).toEqual([fight]);
  expect(feed.series).toBe(1);
  feed.see(moment('act', { dice: [] }).view);
  expect(feed.past).toHaveLength(1);
});

it('lets dice grow within a phase', () => {
  const feed = new Feed();
  feed.see(fight);
  const more = [...fight.dice, die(4)];
  feed.see(moment('act', { dice: more }).view);
  expect([feed.series, feed.past.length]).toEqual([0, 0]);
});

it('sees who was wounded', () => {
  const feed = new Feed();
  feed.see(quiet);
  feed.see(withTable(quiet, { gladiators: changed(quiet, 1, { level: 1 }) }));
  expect([...feed.hurt]).toEqual([1]);
  feed.see(withTable(quiet, { gladiators: changed(quiet, 1, { level: 1 }) }));
  expect([...feed.hurt]).toEqual([]);
});

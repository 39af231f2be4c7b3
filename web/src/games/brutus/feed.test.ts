import { expect, it } from 'vitest';
import type { Sheet } from '../../lib/protocol.ts';
import { closing } from './feed.svelte.ts';
import { play } from './fixtures.ts';

const sheet = (kind: string): Sheet => ({
  kind,
  number: 1,
  title: { key: 'brutus-sheet-manche', facts: {} },
  article: 'B-9.3',
  columns: [],
  rows: [],
  facts: { seats: [2, 3, 0], kinds: 'lead,pass,beat', values: [5, 0, 9], counts: [2, 0, 2] },
});

it('reads the closing round of a manche from its score sheet', () => {
  const round = [play(2, 'lead', 5, 2), play(3), play(0, 'beat', 9, 2)];
  expect(closing(sheet('manche'))).toEqual(round);
});

it('has no closing round in the sheet of the whole game', () => {
  expect(closing(sheet('game'))).toBeNull();
});

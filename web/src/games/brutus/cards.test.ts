import { afterAll, describe, expect, it } from 'vitest';
import { printedIn } from '../../test/printed.ts';
import {
  combination,
  effectOf,
  inkOf,
  listed,
  MERCY,
  meant,
  read,
  toneOf,
  total,
  valuesIn,
} from './cards.ts';
import { cards, play, table } from './fixtures.ts';
import { rankId, rankOf } from './ranks.ts';
import { lastPlay, winner } from './turns.ts';

describe('what is printed', () => {
  afterAll(() => read(printedIn('brutus')));

  it('comes from the content of the game', () => {
    const characters = [{ value: 1 }, { value: 2, effect: 'appoint' }];
    const positions = { positions: { 2: ['praetor', 'aedilis'] } };
    read({ characters: { copies: 8, characters }, table: { mercy: 7 }, positions });
    expect(MERCY).toBe(7);
    expect([1, 2, 3].map((place) => rankId(place, 2))).toEqual(['praetor', 'aedilis', '']);
    expect([0, 1, 2].map(effectOf)).toEqual(['', '', 'appoint']);
  });
});

describe('cards', () => {
  it('are counted and listed by value', () => {
    const hand = cards(9, 2, 2);
    expect([total(hand), valuesIn(hand), listed(hand)]).toEqual([3, [2, 9], [2, 2, 9]]);
  });

  it('are referred to as the log does', () => {
    expect(combination(9, 1)).toEqual({ kind: 'card', id: 9 });
    expect(combination(9, 2)).toEqual({ kind: 'combination', id: '9×2' });
    expect([meant({ kind: 'combination', id: '13×2' }), meant({ kind: 'card', id: 4 })]).toEqual([
      13, 4,
    ]);
    expect([meant({ kind: 'seat', id: 4 }), meant(null)]).toEqual([null, null]);
  });

  it('that do something have colours of their own', () => {
    expect([2, 8, 99].map(toneOf)).toEqual(Array.from({ length: 3 }, () => 'var(--bronze)'));
    expect(new Set([1, 2, 9, 10, 11, 12, 13].map(inkOf)).size).toBe(7);
  });
});

describe('who is what', () => {
  it('is named by place [B-1.6]', () => {
    expect([1, 2, 3, 4].map((place) => rankId(place, 4))).toEqual([
      'imperator',
      'consul',
      'III',
      'servus',
    ]);
    expect(rankId(9, 10)).toBe('IX');
    expect(rankOf(table(4, { ranks: [2, 0, 3, 1] }), 3)).toBe('III');
  });

  it('did something last, or won the round before', () => {
    const plays = [play(1, 'lead', 5), play(2), play(1, 'beat', 8)];
    expect(lastPlay(table(4, { plays }), 1)?.value).toBe(8);
    expect(lastPlay(table(4, { plays }), 3)).toBeNull();
    expect(winner([...plays, play(2), play(3, 'skip')])?.seat).toBe(1);
    expect(winner([])).toBeNull();
  });
});

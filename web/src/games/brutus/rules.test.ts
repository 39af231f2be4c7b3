import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  caesarPoints,
  combination,
  listed,
  MERCY,
  meant,
  POINTS,
  REVOLT,
  total,
  VALUES,
  valuesIn,
} from './cards.ts';
import { cards, play, reply, table } from './fixtures.ts';
import {
  consequence,
  lastPlay,
  leftIn,
  leftToTake,
  rankId,
  rankOf,
  rightIn,
  winner,
} from './rules.ts';

const folder = join(import.meta.dirname, '../../../../src/ludus/games/brutus/content');
const content = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the tables are those of the engine', () => {
  it('has the points of every place and what Caesar brings', () => {
    const seatings = content('table.toml')
      .split(/^\[tables\.(?=\d)/m)
      .slice(1);
    const rows = seatings.map((text) => ({
      players: Number.parseInt(text, 10),
      points: JSON.parse(/points = (\[.*\])/.exec(text)?.[1] ?? '[]') as number[],
      caesar: Number(/caesar = (\d+)/.exec(text)?.[1]),
    }));
    expect(Object.fromEntries(rows.map((row) => [row.players, row.points]))).toEqual(POINTS);
    for (const { players, caesar } of rows) expect(caesarPoints(players)).toBe(caesar);
  });

  it('has the other points and the values', () => {
    expect(content('table.toml')).toContain(`revolt = ${REVOLT} `);
    expect(content('table.toml')).toContain(`mercy = ${MERCY} `);
    const rows = [...content('characters.toml').matchAll(/^value = (\d+)/gm)];
    expect(rows.map((row) => Number(row[1]))).toEqual([...VALUES]);
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
});

describe('who is what', () => {
  it('names positions by place [B-1.6]', () => {
    expect([1, 2, 3, 4].map((place) => rankId(place, 4))).toEqual([
      'imperator',
      'consul',
      'III',
      'servus',
    ]);
    expect(rankId(9, 10)).toBe('IX');
    expect(rankOf(table(4, { ranks: [2, 0, 3, 1] }), 3)).toBe('III');
  });

  it('finds neighbours past those who are out [B-10.10]', () => {
    const view = table(5, { sizes: [3, 0, 0, 2, 1] });
    expect([leftIn(view, 0), rightIn(view, 3), rightIn(view, 0)]).toEqual([3, 0, 4]);
  });

  it('finds what was done last, and who won the round before', () => {
    const plays = [play(1, 'lead', 5), play(2), play(1, 'beat', 8)];
    expect(lastPlay(table(4, { plays }), 1)?.value).toBe(8);
    expect(lastPlay(table(4, { plays }), 3)).toBeNull();
    expect(winner([...plays, play(2), play(3, 'skip')])?.seat).toBe(1);
    expect(winner([])).toBeNull();
  });

  it('counts what the picker has still to take [B-4.7]', () => {
    const forum = cards(1, 2, 3, 4, 5, 6, 7);
    const view = table(4, { phase: 'take', asked: 2, forum, pickers: [1, 2, 3, 0] });
    expect(leftToTake(view)).toBe(1);
    expect(leftToTake(table(4))).toBe(0);
  });
});

describe('what a combination would do', () => {
  it('is nothing special while cards are left', () => {
    expect(consequence(table(4), 0, 5, 1)).toEqual({
      place: 0,
      points: 0,
      revolt: 0,
      ends: false,
      skips: null,
      conspires: false,
    });
  });

  it('takes the highest place left, with the Revolt of the 2s [B-9.2, B-13.1]', () => {
    const options = { revolt: true };
    const view = table(6, { options, sizes: [2, 0, 3, 3, 3, 3], places: [0, 1, 0, 0, 0, 0] });
    expect(consequence(view, 0, 2, 2)).toMatchObject({ place: 2, points: 8, revolt: 4 });
    expect(consequence(view, 0, 5, 2)).toMatchObject({ place: 2, revolt: 0, ends: false });
  });

  it('ends the manche when one player is left [B-11.1]', () => {
    const view = reply(4, 1, { sizes: [1, 1, 0, 0], places: [0, 0, 1, 2], power: true });
    expect(consequence(view, 0, 4, 1)).toMatchObject({ place: 3, ends: true, skips: null });
  });

  it('skips the next player in after an equal reply [B-6.15]', () => {
    const view = reply(4, 1, { power: true, sizes: [5, 0, 5, 5] });
    expect(consequence(view, 0, 4, 1).skips).toBe(2);
  });

  it('allows a Conspiracy where Caesar is killed and cards are left [B-14.1]', () => {
    const view = reply(13, 1, { options: { conspiracy: true } });
    expect(consequence(view, 0, 1, 1).conspires).toBe(true);
    expect(consequence({ ...view, sizes: [1, 5, 5, 5] }, 0, 1, 1).conspires).toBe(false);
    expect(consequence(reply(13, 1), 0, 1, 1).conspires).toBe(false);
  });
});

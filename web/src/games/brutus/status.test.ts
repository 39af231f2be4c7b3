import { expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { table } from './fixtures.ts';
import { status } from './status.ts';

it.each([
  ['en', { manches: 3 }, 'Manche 2 of 3 · most points win'],
  ['en', { target: 20 }, 'Manche 2 · first to 20 points'],
  ['en', { time: 1800 }, 'Manche 2 · most points after 30 minutes win'],
  ['fr', { manches: 3 }, 'Manche 2 sur 3 · gagne qui a le plus de points'],
  ['ru', { target: 21 }, 'Кон 2 · игра до 21 очка'],
])('says in %s where the game stands and when it ends', (language, end, text) => {
  expect(status(table(4, { manche: 2, end }), speechOf(language))).toBe(text);
});

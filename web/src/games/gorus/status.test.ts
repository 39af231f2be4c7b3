import { expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { table } from './fixtures.ts';
import { status } from './status.ts';

const third = table(4, { round: 2, fight_number: 3, fights: 10 });

it.each([
  ['en', 'Round 2 · fight 3 of 10 · first to 3 laurels'],
  ['fr', 'Manche 2 · combat 3 sur 10 · gagne qui a 3 lauriers'],
  ['ru', 'Раунд 2 · бой 3 из 10 · игра до 3 венков'],
])('says in %s where the game stands and what wins it', (language, text) => {
  expect(status(third, speechOf(language))).toBe(text);
});

it('says to each team of another size what it needs, and nothing to spectators', () => {
  const uneven = { sides: [[0], [1, 2]], targets: [2, 3] };
  const speech = speechOf('en');
  expect(status(table(3, uneven), speech)).toContain('you need 2 laurels');
  expect(status(table(3, { ...uneven, seat: 1 }), speech)).toContain('you need 3 laurels');
  expect(status(table(3, { ...uneven, seat: null }), speech)).toBe('Round 1 · fight 1 of 10');
});

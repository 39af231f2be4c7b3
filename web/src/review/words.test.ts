import { expect, test } from 'vitest';
import type { NamedMove } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { moveText, points } from './words.ts';

const NAMES = ['Ann', 'Ben', 'Cid'];
const bare: NamedMove = {
  move: 'pass',
  word: 'pass',
  facts: {},
  told: null,
  value: 0.4,
  error: 0.01,
  forecast: null,
  apart: {},
};

test.each([
  ['en', 'pass'],
  ['fr', 'passer'],
  ['ru', 'спасовать'],
])('a move that is only a word is named in %s', (language, text) => {
  expect(moveText(speechOf(language), 'brutus', bare, NAMES, 0)).toBe(text);
});

test('a move is told to its mover as “you”', () => {
  const told = {
    key: 'gorus-lead',
    facts: { seat: { kind: 'seat', id: 0 }, card: { kind: 'card', id: 'BL6' } },
  };
  const named = { ...bare, move: 'BL6', word: 'send', told };
  const speech = speechOf('en');
  expect(moveText(speech, 'gorus', named, NAMES, 1)).toContain('Ann');
  expect(moveText(speech, 'gorus', named, NAMES, 0)).toMatch(/^You lead/);
});

test.each([
  ['en', 'Priscus withdraws (south-west)'],
  ['fr', 'Priscus refuse la joute et recule (sud-ouest)'],
  ['ru', 'Приск выходит из схватки (юго-запад)'],
])('what sets a move apart is added to a sentence that tells of others too, in %s', (one, text) => {
  const told = { key: 'gloria-withdraws', facts: { one: { kind: 'gladiator', id: 'priscus' } } };
  const apart = { way: { kind: 'way', id: 2 } };
  const named = { ...bare, move: 'withdraw 2', word: 'withdraw', told, apart };
  expect(moveText(speechOf(one), 'gloria', named, NAMES, 0)).toBe(text);
});

test('a number that sets a move apart comes with what it counts', () => {
  const told = {
    key: 'insanam-told-places',
    facts: { seat: { kind: 'seat', id: 0 }, zone: { kind: 'zone', id: 'HIP' } },
  };
  const named = { ...bare, move: 'place HIP 2', word: 'place', told, apart: { circle: 2 } };
  const text = 'You place a citizen: Hippodrome (circle 2)';
  expect(moveText(speechOf('en'), 'insanam', named, NAMES, 0)).toBe(text);
});

test.each([
  [0, 'buy no more dice'],
  [2, 'buy 2 more dice'],
])('a move that no sentence tells of has one of its own: %i dice', (count, text) => {
  const named = { ...bare, move: `buy ${count}`, word: 'buy', facts: { count } };
  expect(moveText(speechOf('en'), 'gloria', named, NAMES, 0)).toBe(text);
});

test('differences have a sign, a true minus and the numbers of the language', () => {
  expect(points(speechOf('en'), 0.1234)).toBe('+12.3 pts');
  expect(points(speechOf('fr'), -0.05)).toBe('−5,0 pts');
  expect(points(speechOf('en'), 0.1, false)).toBe('10.0 pts');
});

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

test('differences have a sign, a true minus and the numbers of the language', () => {
  expect(points(speechOf('en'), 0.1234)).toBe('+12.3 pts');
  expect(points(speechOf('fr'), -0.05)).toBe('−5,0 pts');
  expect(points(speechOf('en'), 0.1, false)).toBe('10.0 pts');
});

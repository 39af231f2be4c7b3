import { expect, test } from 'vitest';
import type { Mistake, NamedMove, Outcome, Replay, Review, SeatAccount } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import {
  beginning,
  courseOf,
  headline,
  type Known,
  mistakesOf,
  placeText,
  slips,
} from './moments.ts';
import { addressOf, askedIn } from './place.ts';

const move = (value: number): NamedMove => ({
  move: 'pass',
  word: 'pass',
  facts: {},
  told: null,
  value,
  error: 0.02,
  forecast: null,
  apart: {},
});
const mistake = (entry: number, seat: number, lead: number): Mistake => ({
  entry,
  seat,
  compared: {
    first: move(lead),
    other: move(0),
    lead,
    error: 0.01,
    better: 40,
    worse: 10,
    worlds: 60,
  },
});
const account = (luck: number): SeatAccount => ({
  start: 0.5,
  skill: 0,
  skill_error: 0,
  others: 0,
  others_error: 0,
  luck,
  luck_error: 0,
  rest: 0,
  rest_error: 0,
  chance: 0,
  hidden: 0,
  result: 0.5,
});
const decision = (entry: number, seat: number, loss: number) => ({
  entry,
  seat,
  move: 'pass',
  options: [{ move: 'pass', value: 0.5 - loss, error: 0.01 }],
  loss,
  error: 0.005,
});
const reviewed = (mistakes: Mistake[], luck = 0): Review => ({
  game: 'gorus',
  seats: ['a', 'b'],
  winners: [1],
  entries: 20,
  worlds: 60,
  secrets: true,
  curve: [],
  accounts: [account(luck), account(-luck)],
  decisions: [decision(3, 0, 0.02), decision(5, 0, 0), decision(10, 0, 0.2), decision(7, 1, 0)],
  mistakes,
});
const outcome: Outcome = {
  winners: [1],
  scores: [3, 5],
  ranking: [2, 1],
  reason: '',
  decided_by: '',
};
const index = {
  headings: [{ at: 4, message: { key: 'gorus-round', facts: { round: 2 } } }],
} as unknown as Replay;
const known = (mine: number | null, language = 'en'): Known => ({
  index,
  outcome,
  mine,
  names: ['Ann', 'Ben'],
  speech: speechOf(language),
});
const two = [mistake(11, 1, 0.4), mistake(10, 0, 0.196)];

test('a review begins with the worst mistake of whoever is looked at', () => {
  expect(beginning(reviewed(two), 0)).toBe(10);
  expect(beginning(reviewed(two), 'all')).toBe(11);
  expect(mistakesOf(reviewed(two), 0)).toHaveLength(1);
});

test('without a mistake it begins where the chances turned most', () => {
  expect(beginning(reviewed([]), 0)).toBe(10);
});

test.each([
  ['en', 'You came 2nd: one decision cost 20 games of 100'],
  ['fr', 'Vous terminez 2e\u00a0: une décision a coûté 20 parties sur 100'],
  ['ru', 'Вы на 2-м месте: одно решение стоило 20 партий из 100'],
])('the headline is the one sentence worth knowing (%s)', (language, text) => {
  expect(headline(known(0, language), reviewed(two), 0)).toBe(text);
});

test('the headline names whoever is looked at, and praises where nothing was lost', () => {
  const head = (luck: number, mistakes = [] as Mistake[], whose: 0 | 1 | 'all' = 0) =>
    headline(known(null), reviewed(mistakes, luck), whose);
  expect(head(0)).toBe('Ann came 2nd, and no decision was clearly wrong');
  expect(head(-0.3)).toBe('Ann came 2nd: nothing was clearly wrong, luck was against it');
  expect(head(0, [...two, mistake(3, 1, 0.1)], 1)).toBe(
    'Ben won: 2 decisions cost 50 games of 100',
  );
  expect(head(0, two, 'all')).toBe('Ben won: 2 clear mistakes in the whole game');
});

test('the course of a game is what a seat could see, with the better move before a mistake', () => {
  expect(courseOf(reviewed([mistake(10, 0, 0.2)]), 0)).toEqual([
    { entry: 0, value: 0.5, error: 0 },
    { entry: 3, value: 0.48, error: 0.0196 },
    { entry: 5, value: 0.5, error: 0.0196 },
    { entry: 9.5, value: 0.2, error: 0.0392 },
    { entry: 10, value: 0, error: 0.0392 },
    { entry: 19, value: 0.5, error: 0 },
  ]);
});

test('what was no listed mistake is counted', () => {
  expect(slips(reviewed([mistake(10, 0, 0.2)]), 0)).toEqual({
    count: 1,
    lost: 0.02,
    good: 1,
    all: 3,
  });
});

test('a step is found by the part of the game that it lies in', () => {
  expect(placeText(known(0), 10)).toBe('Round 2 · step 10');
  expect(placeText(known(0), 2)).toBe('Step 2');
});

test('the address of a moment leads back to it', () => {
  expect(addressOf('a b', 1, 17)).toBe('/review/a%20b?seat=1#17');
  expect(askedIn('?seat=1', '#17')).toEqual({ whose: 1, step: 17 });
  expect(askedIn('?seat=all', '')).toEqual({ whose: 'all', step: 0 });
  expect(askedIn('?seat=-1', '#x')).toEqual({ whose: null, step: 0 });
});

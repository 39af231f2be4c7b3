import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { NamedMove } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { forecastOf } from '../test/fakes.ts';
import Weighed from './Weighed.svelte';

const move = (value: number, key: string): NamedMove => ({
  move: 'BL6',
  word: 'send',
  facts: {},
  told: {
    key: 'gorus-lead',
    facts: { seat: { kind: 'seat', id: 1 }, card: { kind: 'card', id: 'BL6' } },
  },
  value,
  error: 0.02,
  forecast: forecastOf({ brings: [{ key, facts: {} }] }),
  apart: {},
});
const mistake = {
  entry: 12,
  seat: 1,
  compared: {
    first: move(0.5, 'gorus-will-rise-you'),
    other: move(0.3, 'gorus-will-rise-you'),
    lead: 0.2,
    error: 0.03,
    better: 40,
    worse: 10,
    worlds: 60,
  },
};

const shown = (mine: number | null, language: string) => {
  const speech = speechOf(language);
  const names = ['Ann', 'Ben'];
  const { container } = render(Weighed, {
    game: 'gorus',
    mistake,
    names,
    mine,
    token: null,
    speech,
  });
  return container.textContent?.replace(/\s+/g, ' ') ?? '';
};

test('my own moves are told to me as “you”', () => {
  const told = shown(1, 'en');
  for (const part of ['You played', 'You lead', 'You would be ahead', '30%', '50%'])
    expect(told).toContain(part);
  screen.getByText('Better');
});

test.each([
  [0, 'en', /\byou\b/i],
  [null, 'en', /\byou\b/i],
  [0, 'fr', /\bvous\b/i],
  [0, 'ru', /(^|\s)вы(\s|$)/i],
] as const)('the moves of others are told by their name (%s, %s)', (mine, language, you) => {
  const told = shown(mine, language);
  expect(told).toContain('Ben');
  expect(told).not.toMatch(you);
});
